use super::*;

fn lex(text: &str, mode: Mode) -> (Vec<Token>, Vec<(String, &'static str)>) {
    let mut report = Report::default();
    let mut lexer = Lexer::new(text, &mut report);
    let mut tokens = Vec::new();
    while let Some((_, token)) = lexer.next(mode, &mut report) {
        tokens.push(token);
    }
    (tokens, report.warnings.iter().map(|w| (w.at.to_string(), w.code.name())).collect())
}

fn value(text: &str) -> (String, Vec<(String, &'static str)>) {
    let (tokens, warnings) = lex(text, Mode::Tags);
    match tokens.first() {
        Some(Token::Tag { value, .. }) => (value.clone(), warnings),
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn values_and_their_quotes() {
    for (text, expected, warned) in [
        (r#"[A "b"]"#, "b", ""),
        (r#"[ A"b" ]"#, "b", ""),
        ("[\nA\n\"b\"\n]", "b", ""),
        (r#"[A "say \"x\" \\"]"#, r#"say "x" \"#, ""),
        (r#"[A "N\2R;M\3L"]"#, r"N\2R;M\3L", ""),
        (r#"[A "the "big" match"]"#, r#"the "big" match"#, "1:9 stray-quote,1:13 stray-quote"),
        (r#"[A "N\"]"#, r"N\", ""),
        ("[A]", "", "1:3 missing-value"),
        ("[A b c]", "b c", "1:4 missing-quote"),
        ("[A \"b]\n[C \"d\"]", "b", "1:7 missing-quote"),
        ("[A \"b\n c\"]", "b c", "1:6 value-across-lines"),
        ("[A \"b\n\n[C \"d\"]", "b", "1:6 missing-quote,1:1 open-tag"),
        ("[A \"b\"", "b", "1:1 open-tag"),
    ] {
        let (value, warnings) = value(text);
        let warned_here: Vec<String> = warnings.iter().map(|(at, code)| format!("{at} {code}")).collect();
        assert_eq!((value.as_str(), warned_here.join(",").as_str()), (expected, warned), "{text}");
    }
}

#[test]
fn comments_run_over_lines_and_hide_everything() {
    let (tokens, warnings) = lex("{a\n\n[B \"c\"]\n% d}; e } {\n  % f", Mode::Tags);
    let expected =
        [Token::Block("a\n\n[B \"c\"]\n% d".into()), Token::Line(" e } {".into()), Token::Row("% f".into())];
    assert_eq!(tokens, expected);
    assert!(warnings.is_empty());
}

#[test]
fn gaps_and_escapes() {
    let (tokens, _) = lex("%a\n \t\n1C {x} AP;y\n\n", Mode::Words);
    let expected = [
        Token::Escape("a".into()),
        Token::Gap,
        Token::Word("1C".into()),
        Token::Block("x".into()),
        Token::Word("AP".into()),
        Token::Line("y".into()),
        Token::Gap,
    ];
    assert_eq!(tokens, expected);
}

#[test]
fn brackets_that_open_nothing_are_one_remark_and_a_warning_each() {
    let (tokens, warnings) = lex("[[ [\n[A \"b\"]\n[ [{x}[A \"b\"]", Mode::Tags);
    let tag =
        || Token::Tag { name: "A".into(), value: "b".into(), value_at: Position { line: 2, column: 5 } };
    let at_end =
        Token::Tag { name: "A".into(), value: "b".into(), value_at: Position { line: 3, column: 11 } };
    let (brackets, others) = (Token::Line("[[ [".into()), Token::Line("[ [".into()));
    assert_eq!(tokens, [brackets, tag(), others, Token::Block("x".into()), at_end]);
    let places: Vec<&str> = warnings.iter().map(|(at, _)| at.as_str()).collect();
    assert_eq!(places, ["1:1", "1:2", "1:4", "3:1", "3:3"]);
    assert!(warnings.iter().all(|(_, code)| *code == "stray-text"));
}

#[test]
fn rows_are_verbatim() {
    let (tokens, _) = lex("  1 \"a;b\" {c\n d} 2  \n; x\n[T \"\"] 7\n", Mode::Rows);
    assert_eq!(tokens[0], Token::Row("  1 \"a;b\" {c\n d} 2".into()));
    assert_eq!(tokens[1], Token::Row("; x".into()));
    assert_eq!(tokens[3], Token::Row("7".into()));
}

#[test]
fn nothing_loops() {
    for text in ["[", "[[[", "{{{", "[]", "]", "\"", "[\"\"]", "[A \"\\", "[A \"\\\"", "{", "%", ";", "[1]"] {
        for mode in [Mode::Tags, Mode::Rows, Mode::Words] {
            lex(text, mode);
        }
    }
}
