//! Who shuffles, cuts and draws first (洗牌, 切牌, 抓牌; art. 7).

use super::card::Face;
use super::seat::{BySeat, Seat};

/// Who draws the first card of the first deal: a player turns a card up and counts its rank round from himself, ace
/// one, king thirteen (art. 7(2)). In later deals the dealer draws first.
///
/// Nothing for a joker, which has no rank: another card is turned.
///
/// ```
/// use tricklaw::shengji::{Seat, first_drawer};
/// assert_eq!(first_drawer(Seat::East, "D3".parse().unwrap()), Some(Seat::West));
/// assert_eq!(first_drawer(Seat::East, "SA".parse().unwrap()), Some(Seat::East));
/// ```
pub fn first_drawer(turner: Seat, turned: Face) -> Option<Seat> {
    // With the ace counting one, a rank's index plus one is what is counted on beyond the turner.
    turned.rank().map(|rank| turner.after((rank.index() + 1) % 13))
}

/// Who may shuffle, cut and draw first (art. 7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DealRoles {
    /// Who shuffles: any of these.
    pub shuffle: BySeat<bool>,
    /// Who cuts: any of these.
    pub cut: BySeat<bool>,
    /// Who draws the first card; nobody yet in the first deal, see [`first_drawer`].
    pub draw: Option<Seat>,
}

/// Who shuffles, cuts and draws first (art. 7(1)-(2)): in the first deal anybody shuffles and an opponent of his cuts;
/// later the dealer's partner shuffles, the player before the dealer cuts, and the dealer draws first.
///
/// In the first deal anybody may cut as long as nobody is named who shuffles.
///
/// ```
/// use tricklaw::shengji::{Seat, deal_roles};
/// let roles = deal_roles(Some(Seat::North), None);
/// assert!(roles.shuffle[Seat::South] && roles.cut[Seat::East], "north is next after east");
/// ```
pub fn deal_roles(dealer: Option<Seat>, shuffler: Option<Seat>) -> DealRoles {
    let Some(dealer) = dealer else {
        let opponent = |seat: Seat| shuffler.is_none_or(|shuffler| shuffler.side() != seat.side());
        return DealRoles { shuffle: BySeat([true; 4]), cut: BySeat::from_fn(opponent), draw: None };
    };
    DealRoles {
        shuffle: BySeat::from_fn(|seat| seat == dealer.partner()),
        cut: BySeat::from_fn(|seat| seat.next() == dealer),
        draw: Some(dealer),
    }
}
