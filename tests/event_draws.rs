//! Draws that keep groups apart, against every way of placing those who draw (directing regulations art. 13).

use tricklaw::event::schedule::{DrawOptions, Slot, draw_bracket};

/// Small numbers that follow from each other.
struct Numbers(u32);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (self.0 >> 8) as usize % end
    }
}

/// How many pairs of one group would meet in each round if both won till then; 0 is nobody's group.
fn meetings(places: &[usize]) -> Vec<usize> {
    let mut met = vec![0; places.len().ilog2() as usize];
    for (one, &group) in places.iter().enumerate() {
        for (other, _) in
            places.iter().enumerate().skip(one + 1).filter(|(_, own)| **own == group && group > 0)
        {
            met[(one ^ other).ilog2() as usize] += 1;
        }
    }
    met
}

/// The best that can be had by placing the groups in `left`, so many of each, at the open places.
fn best(places: &mut Vec<usize>, open: &[usize], left: &mut [usize]) -> Vec<usize> {
    let Some((&place, rest)) = open.split_first() else { return meetings(places) };
    let mut found: Option<Vec<usize>> = None;
    for group in 0..left.len() {
        if left[group] > 0 {
            left[group] -= 1;
            places[place] = group;
            let own = best(places, rest, left);
            found = Some(found.map_or(own.clone(), |found| found.min(own)));
            left[group] += 1;
        }
    }
    found.unwrap()
}

#[test]
fn members_of_a_group_meet_as_late_as_can_be() {
    let mut numbers = Numbers(5);
    for lot in 0..1500 {
        let size = if lot % 4 == 0 { 4 } else { 8 };
        let count = size - numbers.below(size / 2 + 1);
        let entrants: Vec<u32> = (1..=count as u32).collect();
        let mut groups = vec![Vec::new(); 1 + numbers.below(3)];
        for &entrant in &entrants {
            let group = numbers.below(groups.len() + 1);
            if let Some(own) = groups.get_mut(group) {
                own.push(entrant);
            }
        }
        let seeds: Vec<u32> = (1..=numbers.below(count.min(size / 2) + 1) as u32).collect();
        let options =
            DrawOptions { seeds: seeds.clone(), keep_apart: groups.clone(), lot, ..DrawOptions::default() };
        let options = DrawOptions { size: Some(size as u32), ..options };
        let draw = draw_bracket(&entrants, &options).unwrap();
        let label = |slot: &Slot| {
            let own = |group: &Vec<u32>| group.iter().any(|&entrant| *slot == Slot::Entrant(entrant));
            groups.iter().position(own).map_or(0, |group| group + 1)
        };
        let mut places: Vec<usize> = draw.slots.iter().map(label).collect();
        let got = meetings(&places);
        let open: Vec<usize> = (0..size)
            .filter(|&place| matches!(draw.slots[place], Slot::Entrant(own) if !seeds.contains(&own)))
            .collect();
        let mut left = vec![0; groups.len() + 1];
        for &place in &open {
            left[places[place]] += 1;
        }
        let expected = best(&mut places, &open, &mut left);
        assert_eq!(
            got, expected,
            "{count} of {size}, seeds {seeds:?}, {groups:?}, lot {lot}: {:?}",
            draw.slots
        );
        assert_eq!(draw.unavoidable.len(), got[0], "those who meet at once are told");
    }
}

/// Seed 2 and seed 4 of a region stand in different halves, and the first half has no place left but beside seed 4: the
/// third member goes to the other half.
#[test]
fn the_only_place_of_a_half_may_be_beside_a_member() {
    let entrants: Vec<u32> = (1..=7).collect();
    for lot in 0..100 {
        let options = DrawOptions {
            seeds: vec![1, 2, 3, 4],
            keep_apart: vec![vec![2, 4, 7]],
            lot,
            ..DrawOptions::default()
        };
        let draw = draw_bracket(&entrants, &options).unwrap();
        assert_eq!(draw.slots[5], Slot::Entrant(7), "lot {lot}: against 3, neither against 4 nor 2");
    }
}
