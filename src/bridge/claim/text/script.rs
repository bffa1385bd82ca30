//! Text in the letters and characters the words are listed in: full-width forms made narrow, traditional characters simplified.

/// Traditional characters and, behind each, the simplified one of the same word.
const TRADITIONAL: &str = "調调將将肅肃兌兑現现連连飛飞過过讓让斃毙來来兩两邊边雙双墊垫丟丢進进橋桥輸输認认麼么試试隨随張张樹树敗败給给頂顶擠挤緊紧們们對对贏赢\
後后個个輪轮經经沒没還还別别絕绝從从暫暂時时塊块紅红東东莊庄裡里裏里佈布斷断門门單单攤摊餘余則则著着話话與与長长歸归淨净幹干乾干";

/// The character as it is listed.
#[inline(never)]
fn listed(character: char) -> char {
    match character {
        '\u{3000}' => ' ',
        // From ！ to ～ they stand as from ! to ~.
        '！'..='～' => char::from((character as u32 - '！' as u32) as u8 + b'!'),
        _ => simplified(character),
    }
}

fn simplified(character: char) -> char {
    let mut signs = TRADITIONAL.chars();
    while let Some(traditional) = signs.next() {
        let simplified = signs.next();
        if traditional == character {
            return simplified.unwrap_or(character);
        }
    }
    character
}

/// The text as it is read.
#[inline(never)]
pub(super) fn plain(text: &str) -> String {
    let mut read = String::with_capacity(text.len());
    text.chars().for_each(|character| read.push(listed(character)));
    read
}

/// Where a place of the text that is read stands in the text as typed.
#[inline(never)]
pub(super) fn typed(text: &str, place: usize) -> usize {
    let (mut read, mut at) = (0, 0);
    for character in text.chars() {
        if read >= place {
            break;
        }
        at += character.len_utf8();
        read += listed(character).len_utf8();
    }
    at
}
