export default {
  chip: "{book} law {number}{rest}",
  chipShengji: "Shengji {book} art. {number}{rest}",
  paragraph: " ¶{n}",
  chipDirecting: "Directing art. {number}{rest}",
  books: { "1987": "1987", "1997": "1997", "2007": "2007", "2017": "2017", "CN-2002": "2002" },
  bookNames: {
    "1987": "Laws of Duplicate Bridge 1987",
    "1997": "Laws of Duplicate Bridge 1997",
    "2007": "Laws of Duplicate Bridge 2007",
    "2017": "Laws of Duplicate Bridge 2017",
    "CN-2002": "Shengji competition rules 2002",
    "CN-TD": "Directing regulations of the Chinese Bridge Association",
  },
};
