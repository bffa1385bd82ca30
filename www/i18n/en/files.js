export default { where: "Line {line}, column {column}:", found: "“{text}”", warnings: {} };
