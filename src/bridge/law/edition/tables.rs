//! The tables of the four editions.

use super::*;

const TWO_EDITIONS: &str = "as the edition after it";

const ARTICLES_2007: Articles = Articles {
    could_have_known: "23",
    withdrawn_for_others: "16D1",
    withdrawn_for_offenders: "16D2",
    double_called_over: "36A",
    double_replaced: "36B2",
    double_out_of_rotation: "36B4",
    barred_called_over: "37A",
    barred_cancelled: "37B2",
    eight_called_over: "38D",
    eight_replaced: "38C",
    late_call_free: "39B",
    late_call_lead: "39C",
    lead_related: "26A2",
    lead_any: "26B",
    defender_lead_refused: "54D",
    pass_before_bid: "30A",
    pass_at_rho: "30B1",
    pass_at_partner: "30B2",
    bid_at_partner: "31B",
    double_at_partner: "32A",
    double_repeated: "32B1",
    double_not_repeated: "32B2",
    rho_acts_kept: "31A2(a)",
    rho_acts_changed: "31A2(b)",
    insufficient_damage: "27D",
    said_high: "46B1(a)",
    said_low: "46B1(c)",
    wrong_cards: "17D",
    own_board: "17D3",
    after_forfeiture: "11B",
};

const ARTICLES_1997: Articles = Articles {
    could_have_known: "72B1",
    withdrawn_for_others: "16C1",
    withdrawn_for_offenders: "16C2",
    double_called_over: "35A",
    double_replaced: "36",
    double_out_of_rotation: "36",
    barred_called_over: "35B",
    barred_cancelled: "37",
    eight_called_over: "35C",
    eight_replaced: "38",
    late_call_free: "39A",
    late_call_lead: "39B",
    defender_lead_refused: "56",
    insufficient_damage: "27B1(b)",
    said_high: "46B1",
    said_low: "46B1",
    after_forfeiture: "11C",
    ..ARTICLES_2007
};

const ARTICLES_2017: Articles = Articles {
    could_have_known: "72C",
    withdrawn_for_others: "16C1",
    withdrawn_for_offenders: "16C2",
    lead_related: "26B",
    pass_before_bid: "30A",
    pass_at_rho: "30A",
    pass_at_partner: "30B1",
    bid_at_partner: "31B",
    double_at_partner: "32B",
    double_repeated: "32A1",
    double_not_repeated: "32A2",
    wrong_cards: "15A",
    own_board: "15A3",
    ..ARTICLES_2007
};

const SWITCHES_1997: Switches = Switches {
    articles: ARTICLES_1997,
    change_without_pause: Switch::text(true, "1997 25A"),
    change_until_next_call: Switch::text(false, "1997 25A"),
    refused_change: Switch::text(RefusedChange::OffenderChooses, "1997 25B2(b)"),
    refused_change_lead: Switch::text(true, "1997 25B2(c)"),
    accepted_change_lead: Switch::text(false, "1997 25B1"),
    lead_rights: Switch::text(LeadRights::Related, "1997 26"),
    same_denomination: Switch::text(SameDenomination::BothNatural, "1997 27B1(a)"),
    insufficient_escape: Switch::text(Escape::None, "1997 27B2"),
    second_insufficient: Switch::inferred(true, "not named in 1997; 27A accepts any insufficient bid"),
    rotation_escape: Switch::text(Escape::None, "1997 30-32"),
    double_found_late: Switch::text(false, "1997 35A and 36 say nothing of it"),
    eight_called_over_silences: Switch::text(false, "1997 35C"),
    wrong_cards_partner: Switch::text(false, "1997 17D"),
    own_board: Switch::text(false, "1997 17D"),
    forfeits_rectification: Switch::text(true, "1997 11A"),
    accept_last_lead: Switch::text(true, "1997 53A"),
    premature_require_other: Switch::text(false, "1997 57A"),
    premature_declarer_bound: Switch::text(false, "1997 57C"),
    premature_at_rho: Switch::text(false, "1997 57"),
    told_to_play: Switch::text(false, "1997 47E1"),
    slip_without_pause: Switch::text(true, "1997 45C4(b)"),
    said_high: Switch::text(SaidHigh::LowestWinnerInLastSeat, "1997 46B1"),
    said_win: Switch::text(false, "1997 46B1"),
    defender_asks: Switch::text(DefenderAsks::Forbidden, "1997 61B and 63B"),
    both_in_one_trick: Switch::text(false, "1997 62C"),
    agreement: Switch::text(Agreement::Any, "1997 63A3"),
    revoke_extra_trick: Switch::text(true, "1997 64A2"),
    both_revoke: Switch::text(BothRevoke::Rectified, "1997 64B"),
    missing_card_following: Switch::text(false, "1997 67B1(a)"),
    count_needs_consent: Switch::text(true, "1997 13"),
    information_substitute: Switch::text(true, "1997 16B"),
    assignment: Switch::text(Assignment::LikelyAndProbable, "1997 12C2"),
    own_error: Switch::text(OwnError::Redressed, "1997 12C2"),
};

const SWITCHES_2007: Switches = Switches {
    articles: ARTICLES_2007,
    change_without_pause: Switch::text(true, "2007 25A1"),
    change_until_next_call: Switch::text(false, "2007 25A2"),
    refused_change: Switch::text(RefusedChange::FirstStands, "2007 25B2"),
    refused_change_lead: Switch::text(false, "2007 25B"),
    accepted_change_lead: Switch::text(false, "2007 25B1"),
    lead_rights: Switch::text(LeadRights::Related, "2007 26"),
    same_denomination: Switch::text(SameDenomination::BothNatural, "2007 27B1(a)"),
    insufficient_escape: Switch::text(Escape::MorePrecise, "2007 27B1(b)"),
    second_insufficient: Switch::text(true, "2007 27B4"),
    rotation_escape: Switch::text(Escape::None, "2007 30-32"),
    double_found_late: Switch::text(false, "2007 36"),
    eight_called_over_silences: Switch::text(true, "2007 38C and D"),
    wrong_cards_partner: Switch::text(true, "2007 17D2"),
    own_board: Switch::text(true, "2007 17D3"),
    forfeits_rectification: Switch::text(true, "2007 11A"),
    accept_last_lead: Switch::text(true, "2007 53A"),
    premature_require_other: Switch::text(false, "2007 57A"),
    premature_declarer_bound: Switch::text(true, "2007 57C2"),
    premature_at_rho: Switch::text(false, "2007 57"),
    told_to_play: Switch::text(true, "2007 47E1"),
    slip_without_pause: Switch::text(true, "2007 45C4(b)"),
    said_high: Switch::text(SaidHigh::Highest, "2007 46B1(a)"),
    said_win: Switch::text(true, "2007 46B1(b)"),
    defender_asks: Switch::text(DefenderAsks::Allowed, "2007 61B3"),
    both_in_one_trick: Switch::text(false, "2007 62C"),
    agreement: Switch::text(Agreement::Any, "2007 63A3"),
    revoke_extra_trick: Switch::text(false, "2007 64A2"),
    both_revoke: Switch::text(BothRevoke::Cancel, "2007 64B7"),
    missing_card_following: Switch::text(true, "2007 67B1(a)"),
    count_needs_consent: Switch::text(false, "2007 13A"),
    information_substitute: Switch::text(false, "2007 16C2"),
    assignment: Switch::text(Assignment::WeightedOrOlder, "2007 12C1(c) and (e)"),
    own_error: Switch::text(OwnError::Serious, "2007 12C1(b)"),
};

const SWITCHES_2017: Switches = Switches {
    articles: ARTICLES_2017,
    change_without_pause: Switch::text(false, "2017 25A"),
    change_until_next_call: Switch::text(false, "2017 25A4"),
    refused_change: Switch::text(RefusedChange::FirstStands, "2017 25B2"),
    refused_change_lead: Switch::text(true, "2017 25B2"),
    accepted_change_lead: Switch::text(true, "2017 25B1"),
    lead_rights: Switch::text(LeadRights::Unspecified, "2017 26B"),
    same_denomination: Switch::text(SameDenomination::Specified, "2017 27B1(a)"),
    insufficient_escape: Switch::text(Escape::Comparable, "2017 27B1(b)"),
    second_insufficient: Switch::text(true, "2017 27B4"),
    rotation_escape: Switch::text(Escape::Comparable, "2017 30B, 31 and 32"),
    double_found_late: Switch::text(true, "2017 36C"),
    eight_called_over_silences: Switch::inferred(true, "2007 38"),
    wrong_cards_partner: Switch::inferred(true, "2007 17D2"),
    own_board: Switch::inferred(true, "2007 17D3"),
    forfeits_rectification: Switch::inferred(false, "what was written about 2017 11A"),
    accept_last_lead: Switch::text(false, "2017 53A"),
    premature_require_other: Switch::text(true, "2017 57A"),
    premature_declarer_bound: Switch::text(true, "2017 57C"),
    premature_at_rho: Switch::text(true, "2017 57D"),
    told_to_play: Switch::inferred(true, "2007 47E1"),
    slip_without_pause: Switch::inferred(false, "2017 25A applied to a designation"),
    said_high: Switch::inferred(SaidHigh::Highest, "2007 46B1(a)"),
    said_win: Switch::inferred(true, "2007 46B1(b)"),
    defender_asks: Switch::inferred(DefenderAsks::Allowed, "2007 61B3"),
    both_in_one_trick: Switch::text(true, "2017 62C3"),
    agreement: Switch::text(Agreement::Final, "2017 63A3"),
    revoke_extra_trick: Switch::text(false, "2017 64A2"),
    both_revoke: Switch::text(BothRevoke::CancelIfEstablished, "2017 64B7"),
    missing_card_following: Switch::inferred(true, "2007 67B1(a)"),
    count_needs_consent: Switch::inferred(false, "2007 13A"),
    information_substitute: Switch::inferred(false, "2007 16C2"),
    assignment: Switch::text(Assignment::Weighted, "2017 12C1(c)"),
    own_error: Switch::text(OwnError::ExtremelySerious, "2017 12C1(e)"),
};

/// Of the 1987 body nothing was to be had: it is taken from 1997 but for what is written about the change.
const SWITCHES_1987: Switches = Switches {
    change_without_pause: Switch::inferred(true, TWO_EDITIONS),
    change_until_next_call: Switch::inferred(true, "what was written about the change of 1997"),
    refused_change: Switch::inferred(RefusedChange::OffenderChooses, TWO_EDITIONS),
    revoke_extra_trick: Switch::inferred(true, "one newspaper says otherwise"),
    ..SWITCHES_1997
};

/// Laws of 2017 that are presumed unchanged.
const PRESUMED_2017: &[u8] = &[
    7, 11, 13, 14, 15, 21, 22, 24, 38, 39, 41, 42, 43, 44, 45, 46, 47, 48, 58, 59, 60, 61, 65, 66, 67, 69, 86,
];

pub(super) static DEFAULT: Edition = edition_2007();

const fn edition_2007() -> Edition {
    Edition { book: Book::Bridge2007, switches: SWITCHES_2007, inferred: Some(&[]) }
}

pub(super) static EDITIONS: [Edition; 4] = [
    Edition { book: Book::Bridge1987, switches: SWITCHES_1987, inferred: None },
    Edition { book: Book::Bridge1997, switches: SWITCHES_1997, inferred: Some(&[]) },
    edition_2007(),
    Edition { book: Book::Bridge2017, switches: SWITCHES_2017, inferred: Some(PRESUMED_2017) },
];
