export default { where: "第 {line} 行第 {column} 列：", found: "“{text}”", warnings: {} };
