//! The text of what happens at a table: a word and its values, which [read back](super::reading) as the same action.

use super::action::Action;
use super::hand::Hand;
use crate::shengji::law::Exposure;
use core::fmt;

impl fmt::Display for Action {
    /// A word and its values: `draw 100`, `declare N S2 1`, `bury D3 D4`, `play N SA SA`, `fine NS 1 2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Draw(cards) => write!(f, "draw {cards}"),
            Action::Drawn { cards, own } if own.is_empty() => write!(f, "drawn {cards}"),
            Action::Drawn { cards, own } => write!(f, "drawn {cards} {own}"),
            Action::Declare { seat, face, count } => write!(f, "declare {seat} {face} {count}"),
            Action::Pass(seat) => write!(f, "pass {seat}"),
            Action::Settle => f.write_str("settle"),
            Action::Settled { turned, kitty } => {
                f.write_str("settled")?;
                turned.iter().try_for_each(|face| write!(f, " {face}"))?;
                kitty.map_or(Ok(()), |kitty| write!(f, " = {kitty}"))
            }
            Action::NameSuit { seat, suit } => write!(f, "name {seat} {suit}"),
            Action::Bury(Some(cards)) => write!(f, "bury {cards}"),
            Action::Bury(None) => f.write_str("bury"),
            Action::Play { seat, cards, declared } => {
                write!(f, "play {seat} {cards}")?;
                for (i, part) in declared.iter().flatten().enumerate() {
                    write!(f, " {} {part}", if i == 0 { "=" } else { "+" })?;
                }
                Ok(())
            }
            Action::Revoke { seat, cards } => write!(f, "revoke {seat} {cards}"),
            Action::Verdict(None) => f.write_str("stands"),
            Action::Verdict(Some(failed)) => {
                f.write_str("fails")?;
                failed.choices.iter().try_for_each(|part| write!(f, " {part}"))?;
                for beaten in &failed.beaten {
                    write!(f, " / {}", beaten.part)?;
                    let by = beaten.by.iter().filter(|(_, beats)| **beats);
                    by.map(|(seat, _)| seat).try_for_each(|seat| write!(f, " {seat}"))?;
                }
                failed.chooser.map_or(Ok(()), |chooser| write!(f, " = {chooser}"))
            }
            Action::Choose { seat, part } => write!(f, "choose {seat} {part}"),
            Action::Resolve { part, grade, exposure } => {
                let exposure = if *exposure == Exposure::Heavy { "heavy" } else { "light" };
                write!(f, "resolve {part} {} {exposure}", *grade as u8)
            }
            Action::Expose { seat, cards } => write!(f, "expose {seat} {cards}"),
            Action::PickUp(seat) => write!(f, "pickup {seat}"),
            Action::Demand(demand) => demand.fmt(f),
            Action::Take { seat, from, cards: Hand::Known(cards) } => write!(f, "take {seat} {from} {cards}"),
            Action::Take { seat, from, cards: Hand::Hidden(cards) } => {
                write!(f, "take {seat} {from} {cards}")
            }
            Action::Fine { side, grade, times } => write!(f, "fine {side} {} {times}", *grade as u8),
            Action::Reveal(cards) => write!(f, "reveal {cards}"),
        }
    }
}
