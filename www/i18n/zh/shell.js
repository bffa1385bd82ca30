export default {
  skip: "跳到正文",
  menu: "页面",
  close: "关闭",
  toStart: "回到首页",
  languageNow: "页面已切换为中文。",
  footer: "规则依据以条号注明。您打开的内容只保存在本设备上。",
  pages: {
    board: { menu: "牌局", title: "牌局" },
  },
  theme: {
    label: "配色：{now}。切换为：{next}",
    auto: "跟随系统",
    light: "浅色",
    dark: "深色",
  },
  update: { text: "本站有新版本可用。", action: "立即更新" },
  unknown: { title: "没有这个页面", text: "这里没有名为“{page}”的页面。" },
  failure: {
    title: "出了点问题",
    network: "网站的一部分未能加载。请检查网络后重试；完整访问过一次之后，离线也能使用。",
    rules: "规则模块无法启动。可能是浏览器版本过旧、不支持 WebAssembly，或文件在传输中损坏。请重新加载页面。",
    unexpected: "页面遇到了无法处理的情况。先前保存的内容仍在。",
    again: "重试",
    afresh: "清空本页重新开始",
    afreshHint: "重新开始会清除本页保存在本设备上的内容：打开的文件和牌局进度。",
    details: "错误详情（可用于反馈）",
  },
};
