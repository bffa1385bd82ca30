export default {
  delay: {
    imps: "−{n} IMP",
    worth: "3 IMP 折合（{unit}）",
    noWorth: "请填 3 IMP 在本场折合多少分（由竞赛规程规定）。",
    hint: "不计 VP 的比赛以 IMP 判罚。3 IMP（约合 0.5 VP、顶分的 10%）在本场折合多少分由竞赛规程规定，全场标准统一。",
  },
  sound: {
    cut: "文件不完整，中途断了：没有存完或没有拷完。",
    text: "文件已损坏，不是 JSON。",
    kind: "这不是赛事计分的备份。",
    newer: "由本页面的更新版本保存，请重新载入页面。",
    plan: "这里没有“{got}”这种赛制。",
    part: "其中的{part}看不懂（{at}）。",
    result: "其中有不可能的结果（{at}）。",
    refused: "按其设置无法计分。",
    history: "备份已打开。其中可撤销的步骤已损坏，未保留。",
    parts: { id: "比赛标识", about: "名称和日期", count: "参赛数目", layout: "设置", scoring: "计分方法", names: "名单", rows: "结果", matches: "场次", rounds: "轮次", penalties: "罚分", decisions: "抽签结果", positions: "抽签结果", seeding: "抽签结果", left: "退出名单", cycles: "第二循环", secondRanks: "第二循环", sessions: "各节", excused: "准假名单", absence: "缺赛办法", addedBy: "累计方法" },
  },
};
