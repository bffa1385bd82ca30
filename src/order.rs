//! Sorting, compiled once: the standard sort is compiled anew for every kind of item, several kilobytes each time, which a
//! file that travels to browsers notices. Speed matters for numbers only, and they have a way of their own.

use core::cmp::Ordering;

/// The places of `points` from the lowest to the highest, equal ones in the order they stand.
pub(crate) fn by_points(points: impl Iterator<Item = i32>) -> Vec<u32> {
    // Point and place in one number: plain numbers sort the fastest.
    let keyed = |(place, points): (u32, i32)| u64::from((points as u32) ^ (1 << 31)) << 32 | u64::from(place);
    let keys = numbers((0..).zip(points).map(keyed).collect());
    keys.into_iter().map(|key| key as u32).collect()
}

/// The items in the order of a comparison; equal items keep their order.
pub(crate) fn sorted<T>(
    items: impl IntoIterator<Item = T>,
    compare: impl FnMut(&T, &T) -> Ordering,
) -> Vec<T> {
    let mut list = List { items: items.into_iter().collect(), compare };
    arrange(list.items.len(), &mut list);
    list.items
}

/// What is sorted, by places. Closures in its stead would each bring code nobody calls.
trait Sortable {
    fn compare(&mut self, one: usize, other: usize) -> Ordering;
    fn swap(&mut self, one: usize, other: usize);
}

struct List<T, F> {
    items: Vec<T>,
    compare: F,
}

impl<T, F: FnMut(&T, &T) -> Ordering> Sortable for List<T, F> {
    fn compare(&mut self, one: usize, other: usize) -> Ordering {
        (self.compare)(&self.items[one], &self.items[other])
    }

    fn swap(&mut self, one: usize, other: usize) {
        self.items.swap(one, other);
    }
}

/// Exchanges items until each stands where the order wants it: the item at `order[i]` comes to place i.
#[inline(never)]
fn arrange(count: usize, list: &mut dyn Sortable) {
    let mut order = order(count, list);
    for start in 0..order.len() {
        let mut place = start;
        // Along a cycle: every exchange puts one item where it belongs.
        while order[place] != start {
            let next = order[place];
            list.swap(place, next);
            order[place] = place;
            place = next;
        }
        order[place] = place;
    }
}

/// The items by a key, the smallest first; equal keys keep their order.
pub(crate) fn sorted_by_key<T, K: Ord>(items: impl IntoIterator<Item = T>, key: impl Fn(&T) -> K) -> Vec<T> {
    sorted(items, |one, other| key(one).cmp(&key(other)))
}

/// A few items by a key, the smallest first; equal keys keep their order. Each is put in its place, which takes no sort.
pub(crate) fn few_by_key<T, K: Ord>(items: impl IntoIterator<Item = T>, key: impl Fn(&T) -> K) -> Vec<T> {
    let mut sorted: Vec<T> = Vec::new();
    for item in items {
        let mut place = sorted.len();
        while place > 0 && key(&sorted[place - 1]) > key(&item) {
            place -= 1;
        }
        sorted.insert(place, item);
    }
    sorted
}

/// The items from the smallest to the largest.
pub(crate) fn ascending<T: Ord>(items: impl IntoIterator<Item = T>) -> Vec<T> {
    sorted(items, T::cmp)
}

/// The smallest of those numbers that are there more than once.
#[inline(never)]
pub(crate) fn repeated(numbers: &[u32]) -> Option<u32> {
    ascending(numbers.iter().copied()).windows(2).find(|two| two[0] == two[1]).map(|two| two[0])
}

/// The places 0 to `count` in the order of a comparison.
pub(crate) fn places(count: usize, compare: impl FnMut(usize, usize) -> Ordering) -> Vec<usize> {
    order(count, &mut Places(compare))
}

/// Places whose items are elsewhere, and stay.
struct Places<F>(F);

impl<F: FnMut(usize, usize) -> Ordering> Sortable for Places<F> {
    fn compare(&mut self, one: usize, other: usize) -> Ordering {
        (self.0)(one, other)
    }

    fn swap(&mut self, _: usize, _: usize) {}
}

/// The places in order, by merging runs of twice the length each time: a tenth of the standard sort's code, and the
/// comparison is what takes the time.
#[inline(never)]
fn order(count: usize, list: &mut dyn Sortable) -> Vec<usize> {
    let mut order: Vec<usize> = (0..count).collect();
    let mut merged = Vec::with_capacity(count);
    let mut run = 1;
    while run < count {
        for both in order.chunks(2 * run) {
            let (mut first, mut second) = both.split_at(run.min(both.len()));
            while let (Some(&one), Some(&other)) = (first.first(), second.first()) {
                let side = if list.compare(one, other).is_gt() { &mut second } else { &mut first };
                merged.push(side[0]);
                *side = &side[1..];
            }
            merged.extend_from_slice(first);
            merged.extend_from_slice(second);
        }
        core::mem::swap(&mut order, &mut merged);
        merged.clear();
        run *= 2;
    }
    order
}

/// The numbers from the smallest to the largest, each once.
#[inline(never)]
pub(crate) fn distinct(all: Vec<u64>) -> Vec<u64> {
    let mut sorted = numbers(all);
    sorted.dedup();
    sorted
}

/// A few numbers are put in their places one by one, which is then the fastest.
const FEW: usize = 48;

/// The numbers from the smallest to the largest: dealt out by their last byte, then by the one before it and so on.
#[inline(never)]
fn numbers(mut all: Vec<u64>) -> Vec<u64> {
    if all.len() <= FEW {
        for end in 1..all.len() {
            let (number, mut place) = (all[end], end);
            while place > 0 && all[place - 1] > number {
                all[place] = all[place - 1];
                place -= 1;
            }
            all[place] = number;
        }
        return all;
    }
    let mut dealt = vec![0; all.len()];
    for shift in (0..u64::BITS).step_by(8) {
        let byte = |number: u64| (number >> shift) as u8 as usize;
        let mut places = [0; 256];
        for &number in &all {
            places[byte(number)] += 1;
        }
        if places[byte(all[0])] == all.len() {
            continue; // they have this byte in common
        }
        let mut from = 0;
        for place in &mut places {
            from += core::mem::replace(place, from);
        }
        for &number in &all {
            let place = &mut places[byte(number)];
            dealt[*place] = number;
            *place += 1;
        }
        core::mem::swap(&mut all, &mut dealt);
    }
    all
}

/// A value for each of a fixed set of numbers, in their order: a map whose keys are known beforehand.
#[derive(Clone, Debug, Default)]
pub(crate) struct Numbered<T> {
    numbers: Vec<u64>,
    values: Vec<T>,
}

impl<T> Numbered<T> {
    pub(crate) fn new(numbers: Vec<u64>, value: impl FnMut(u64) -> T) -> Numbered<T> {
        let numbers = distinct(numbers);
        let values = numbers.iter().copied().map(value).collect();
        Numbered { numbers, values }
    }

    pub(crate) fn get(&self, number: u64) -> Option<&T> {
        self.numbers.binary_search(&number).ok().map(|place| &self.values[place])
    }

    pub(crate) fn get_mut(&mut self, number: u64) -> Option<&mut T> {
        self.numbers.binary_search(&number).ok().map(|place| &mut self.values[place])
    }

    pub(crate) fn numbers(&self) -> &[u64] {
        &self.numbers
    }

    /// The values in the order of their numbers.
    pub(crate) fn values(&self) -> &[T] {
        &self.values
    }

    /// [`values`](Numbered::values), with nothing else left.
    pub(crate) fn into_values(self) -> Vec<T> {
        self.values
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_any_size() {
        let mut source = crate::cards::Source::from_seed(7);
        for length in (0..120).chain([1_000, 5_000]) {
            for bits in [1, 7, 16, 33, 64] {
                let all: Vec<u64> =
                    (0..length).map(|_| source.below(u128::MAX) as u64 >> (64 - bits)).collect();
                let mut expected = all.clone();
                expected.sort_unstable();
                assert_eq!(numbers(all), expected);
            }
        }
    }

    #[test]
    fn points_of_either_sign() {
        let points = [50, -50, 0, i32::MAX, i32::MIN, -50];
        assert_eq!(by_points(points.into_iter()), [4, 1, 5, 2, 0, 3]);
    }

    #[test]
    fn equal_items_keep_their_order() {
        let items = [(2, 'a'), (1, 'b'), (2, 'c'), (1, 'd')];
        assert_eq!(sorted_by_key(items, |item| item.0), [(1, 'b'), (1, 'd'), (2, 'a'), (2, 'c')]);
        assert_eq!(few_by_key(items, |item| item.0), [(1, 'b'), (1, 'd'), (2, 'a'), (2, 'c')]);
        assert_eq!(ascending([3, 1, 2]), [1, 2, 3]);
        assert_eq!([repeated(&[3, 1, 2]), repeated(&[3, 2, 1, 3, 2])], [None, Some(2)]);
    }

    #[test]
    fn values_by_number() {
        let mut squares = Numbered::new(vec![3, 1, 3, 2], |number| number * number);
        *squares.get_mut(2).unwrap() += 1;
        assert_eq!((squares.get(2), squares.get(4)), (Some(&5), None));
        assert_eq!(squares.into_values(), [1, 5, 9]);
    }
}
