export function openBytes(bridge, source) {
  const deals = [1,2,3].map((n) => ({ label: String(n), number: n, dealer: bridge.seatName(bridge.dealerOf(n)), vulnerability: bridge.vulnerabilityName(bridge.vulnerabilityOf(n)), deal: bridge.seededDeal(n), actions: n === 1 ? ["1C","Pass","1S","X","2S","Pass","Pass","Pass"] : [], callNotes: n === 1 ? {0: {alert: true, text: "16+ points, any shape"}} : {}, names: {N: "Anna", E: "Bao", S: "Chen", W: "Dirk"}, tags: [{name:"Event", value: "Club"}], remarks: ["A remark."]}));
  return { source, boards: deals, warnings: [{code:"x", message: "A thing", line: 3, column: 4}] };
}
export const saveBoards = () => ({ name: "x.pbn", text: "" });
