//! The chains of the regulations, as data: an organiser may publish others (art. 49).

use super::Step;

/// The steps for two, for three and for more tied contestants.
///
/// ```
/// use tricklaw::event::tie_break::{Rules, Step};
/// assert_eq!(Rules::knockout(8).chain(2)[2], Step::ExtraBoards(8));
/// let house = Rules::same(&[Step::MatchesWon, Step::Lot]);
/// assert_eq!(house.chain(5), [Step::MatchesWon, Step::Lot]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// For two.
    pub two: Vec<Step>,
    /// For three.
    pub three: Vec<Step>,
    /// For four or more.
    pub more: Vec<Step>,
}

impl Rules {
    /// The same chain for any number.
    pub fn same(chain: &[Step]) -> Rules {
        Rules { two: chain.to_vec(), three: chain.to_vec(), more: chain.to_vec() }
    }

    /// Ties stand (art. 49).
    pub const fn none() -> Rules {
        Rules { two: Vec::new(), three: Vec::new(), more: Vec::new() }
    }

    /// The chain for that many.
    pub fn chain(&self, tied: usize) -> &[Step] {
        match tied {
            0..=2 => &self.two,
            3 => &self.three,
            _ => &self.more,
        }
    }

    /// Teams in a round robin (art. 45(1)).
    pub fn round_robin() -> Rules {
        use Step::*;
        Rules {
            two: vec![ImpRatio, MeetingVp, MeetingImps, MeetingTotalPoints, TotalPointRatio, ExtraBoards(1)],
            three: vec![
                ImpRatio,
                LeaderOfMeetings,
                DrewOneBetterAgainstThird,
                LostToBoth,
                MeetingImps,
                MeetingTotalPoints,
                TotalPointRatio,
                ExtraBoards(1),
            ],
            more: vec![ImpRatio, LeaderOfMeetings, DrewOneBeatRest, TotalPointRatio, ExtraBoards(1)],
        }
    }

    /// A knock-out match (art. 45(2)): `extra` boards are played first, 8 or 4, then one.
    pub fn knockout(extra: u32) -> Rules {
        Rules::same(&[Step::TotalPoints, Step::BoardsWon, Step::ExtraBoards(extra), Step::ExtraBoards(1)])
    }

    /// A Swiss of teams (art. 45(3)), as the regulations suggest.
    pub fn swiss() -> Rules {
        use Step::*;
        Rules::same(&[MeetingVp, MeetingImps, MatchesWon, OpponentAverage, ImpRatio, Lot])
    }

    /// Teams at board-a-match (art. 45(4)).
    pub fn board_a_match() -> Rules {
        use Step::*;
        Rules::same(&[
            MeetingMatchpoints,
            MeetingBoardsWon,
            MeetingTotalPoints,
            WonAllByMatchpoints,
            WonAllByTotalPoints,
            CommonBoardsWon,
            NetTotalPoints,
            ExtraBoards(1),
        ])
    }

    /// Pairs or individuals at matchpoints over that many sessions (art. 46(1), 47).
    pub fn pairs(sessions: u32) -> Rules {
        if sessions > 1 {
            let mut chain: Vec<Step> = (1..=sessions.min(100)).map(Step::BestSession).collect();
            chain.push(Step::CommonOpponents);
            return Rules::same(&chain);
        }
        Rules::same(&[Step::BoardByBoard, Step::AboveAverage, Step::Lot])
    }

    /// Pairs at IMPs (art. 46(2)): their own encounters are the matches of the data.
    pub fn pairs_imps() -> Rules {
        Rules::same(&[Step::MeetingImps, Step::MeetingTotalPoints, Step::TotalPoints, Step::Lot])
    }

    /// A Shengji Swiss (Shengji art. 27).
    pub fn shengji_swiss() -> Rules {
        Rules::same(&[Step::MatchesWon, Step::OpponentSum, Step::FewerViolations, Step::RecordRatio])
    }
}
