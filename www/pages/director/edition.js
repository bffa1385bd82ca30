// Refusals under the edition the desk works by. The rules cite a ruling's own edition for what rests on that ruling, and the 2007
// laws for everything else.

/** What rests on a ruling. */
const OF_A_RULING = ["must-pass", "must-repeat-call", "may-not-double", "card-restricted", "decision-owed", "not-offered"];

/** The editions have the articles under one number; but when an auction is over, law 22, each has in paragraphs of its own. */
const articleOf = ({ article }) => article.replace(/^22[A-Z].*/, "22");

/** A refusal, or null, with the law of that edition. */
export function underEdition(refusal, book) {
  const law = refusal?.law;
  if (!law || law.book === book || OF_A_RULING.includes(refusal.code)) return refusal;
  return { ...refusal, law: { book, article: articleOf(law) } };
}
