//! The figures of a problem in a record, so that a page can say it in any language.

use crate::bridge::notation::{CardFault, Problem};

/// Who is concerned, what the record says and what is owed instead, as names and numbers.
#[derive(Default)]
pub struct Figures {
    pub seat: Option<String>,
    pub stated: Option<String>,
    pub owed: Option<String>,
}

fn figures(seat: Option<String>, stated: Option<String>, owed: Option<String>) -> Figures {
    Figures { seat, stated, owed }
}

fn text(value: impl ToString) -> Option<String> {
    Some(value.to_string())
}

/// A number of tricks, or the numbers that are possible.
fn range(least: u8, most: u8) -> Option<String> {
    if least == most { text(least) } else { Some(format!("{least}-{most}")) }
}

pub fn figures_of(problem: &Problem) -> Figures {
    match problem {
        Problem::Dealer { stated, owed } | Problem::Leader { stated, owed } => {
            figures(None, text(stated), text(owed))
        }
        Problem::Vulnerability { stated, owed } => figures(None, text(stated), text(owed)),
        Problem::FirstCall { stated, dealer } => figures(None, text(stated), text(dealer)),
        Problem::Call { seat, call, .. } => figures(text(seat), text(call), None),
        Problem::Skipped { seat, .. } => figures(text(seat), None, None),
        Problem::UnreadableCall { text: found, .. } | Problem::UnreadableCard { text: found, .. } => {
            figures(None, text(found), None)
        }
        Problem::Contract { stated, called } => {
            let called = called.map_or("Pass".to_owned(), |contract| contract.undertaking().to_string());
            figures(None, text(stated), Some(called))
        }
        Problem::Declarer { stated, called } => figures(None, text(stated), text(called)),
        Problem::Lead { stated, owed, .. } => figures(None, text(stated), text(owed)),
        Problem::Card { seat, card, fault, .. } => {
            let owed = match fault {
                CardFault::NotHeld(holder) => holder.map(|seat| seat.to_string()),
                CardFault::PlayedBefore => None,
                CardFault::Revoke(suit) => text(suit),
            };
            figures(text(seat), text(card), owed)
        }
        Problem::Result { stated, least, most } | Problem::Claim { stated, least, most } => {
            figures(None, text(stated), range(*least, *most))
        }
        Problem::ResultSum { sum } => figures(None, text(sum), text(13)),
        Problem::Score { side, stated, owed } => figures(text(side), text(stated), text(owed)),
        _ => Figures::default(),
    }
}
