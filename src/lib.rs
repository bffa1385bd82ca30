//! The rules of duplicate bridge and of Shengji (升级) as a library.
//!
//! One flow runs through the crate, always in this direction:
//!
//! ```text
//! cards -> deal -> position -> action -> ruling -> result -> event
//! ```
//!
//! * [`cards`]: suits, ranks, cards and sets of cards, shared by the games, and where shuffled cards come from;
//! * [`cite`]: which law book and which article a refusal or a finding rests on;
//! * [`bridge`]: duplicate bridge from the deal to the score: [rulings](bridge::law), [files](bridge::notation),
//!   [double dummy](bridge::solve), [claims](bridge::claim), [scores](bridge::score);
//! * [`shengji`]: Shengji from the deal to the score, with [the referee's measures](shengji::law);
//! * [`event`]: schedules, standings and the director's arithmetic, for both games;
//! * [`exact`]: fractions that scores are kept in.
//!
//! A state is a value and an action a transition: it is taken whole, or refused with the law and what was owed instead,
//! and then nothing has changed. Hands are known or hidden; a question that needs a hidden card is answered with "cannot
//! know". What the laws leave to judgement is asked for by name, never guessed.
//!
//! ```
//! use tricklaw::bridge::{Action, Board, Deal, Seat, Table};
//! use tricklaw::cards::Source;
//!
//! let deal = Deal::random(&mut Source::from_seed(7));
//! let mut server = Table::of_deal(Board::numbered(3).unwrap(), &deal); // south deals
//! server.apply_by(Seat::South, "1NT".parse()?)?;
//! let refusal = server.apply_by(Seat::North, "2C".parse()?).unwrap_err();
//! assert_eq!(refusal.to_string(), "not-your-turn-to-call (2007 law 17C); it is W's turn");
//!
//! let client = server.view(Seat::South); // what south knows
//! assert_eq!(client.hands()[Seat::North].hidden, 13);
//! assert_eq!(client.check("Pass".parse()?), server.check("Pass".parse()?));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Values are [`Debug`], [`Clone`] and [`Eq`], small ones [`Copy`] and [`Hash`](std::hash::Hash) too; what is at work on them, as a
//! [`Source`](cards::Source) or a [`Follow`](shengji::Follow), is no value. Lists that grow with what
//! is known of the books and formats (reasons, questions, effects, irregularities, warnings, problems) are non-exhaustive, all
//! others are whole. What has a stable name (reasons, questions, phases, editions, ...) is displayed by it:
//!
//! ```
//! use tricklaw::bridge::law::{Asked, Question, Treatment};
//! use tricklaw::bridge::{Phase, Reason, Seat};
//! use tricklaw::cite::Book;
//! assert_eq!(format!("{} of {}", Question::Accept, Asked::Player(Seat::South)), "accept of S");
//! assert_eq!(format!("{} {}, {}", Book::Bridge2007, Reason::MustFollowSuit, Treatment::Rule), "2007 must-follow-suit, rule");
//! assert_eq!(format!("{:>14}", Phase::OpeningLead), "  opening-lead");
//! ```
//!
//! Error types have a text for developers and are [`std::error::Error`]s; a refusal under a rule has a stable name as well, its
//! `code()` or `name()`. Nothing panics, whatever it is given; a search takes a budget and answers with proven bounds when that
//! ends. The crate needs no threads, files or clocks, and compiles for `wasm32-unknown-unknown` as it is.

pub mod bridge;
pub mod cards;
pub mod cite;
mod cut;
pub mod event;
pub mod exact;
mod order;
pub mod shengji;
mod shown;

#[cfg(all(target_arch = "wasm32", feature = "js-face"))]
mod wasm;

/// The examples of the README run with the documentation tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
