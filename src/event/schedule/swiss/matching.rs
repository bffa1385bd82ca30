//! Maximum matchings in a graph of who may meet whom: Edmonds' blossom search, one augmenting path at a time.
//!
//! The pairing asks again and again whether those still unpaired can all be paired. A maximum matching is kept, so
//! that each question costs one search for an augmenting path per contestant freed, not a matching from nothing.

use std::collections::VecDeque;

/// No vertex.
const NONE: usize = usize::MAX;

/// A matching of some of the vertices of a graph; vertices can be taken out.
#[derive(Clone)]
pub(super) struct Matching {
    mate: Vec<usize>,
    removed: Vec<bool>,
    /// How many vertices are neither matched nor removed.
    free: usize,
}

impl Matching {
    /// How many of those left cannot be matched.
    pub const fn free(&self) -> usize {
        self.free
    }

    fn link(&mut self, one: usize, other: usize) {
        self.mate[one] = other;
        self.mate[other] = one;
    }

    /// Takes a vertex out; its mate is free then.
    fn take_out(&mut self, vertex: usize) {
        if self.removed[vertex] {
            return;
        }
        let mate = self.mate[vertex];
        if mate == NONE {
            self.free -= 1;
        } else {
            self.mate[mate] = NONE;
            self.mate[vertex] = NONE;
            self.free += 1;
        }
        self.removed[vertex] = true;
    }

    fn is_free(&self, vertex: usize) -> bool {
        !self.removed[vertex] && self.mate[vertex] == NONE
    }
}

/// The search for augmenting paths in one graph, with its working memory.
pub(super) struct Search<'a> {
    /// For each vertex the vertices it may be matched with, ascending.
    neighbours: &'a [Vec<usize>],
    parent: Vec<usize>,
    base: Vec<usize>,
    outer: Vec<bool>,
    blossom: Vec<bool>,
    seen: Vec<bool>,
    queue: VecDeque<usize>,
}

impl Search<'_> {
    pub fn new(neighbours: &[Vec<usize>]) -> Search<'_> {
        let count = neighbours.len();
        Search {
            neighbours,
            parent: vec![NONE; count],
            base: (0..count).collect(),
            outer: vec![false; count],
            blossom: vec![false; count],
            seen: vec![false; count],
            queue: VecDeque::new(),
        }
    }

    /// A maximum matching, begun greedily in the order of the vertices.
    pub fn maximum(&mut self) -> Matching {
        let count = self.neighbours.len();
        let mut matching = Matching { mate: vec![NONE; count], removed: vec![false; count], free: count };
        for vertex in 0..count {
            if matching.is_free(vertex)
                && let Some(&other) = self.neighbours[vertex].iter().find(|&&other| matching.is_free(other))
            {
                matching.link(vertex, other);
                matching.free -= 2;
            }
        }
        self.complete(&mut matching);
        matching
    }

    /// Takes vertices out and makes the matching of the rest a maximum again.
    pub fn remove(&mut self, matching: &mut Matching, vertices: &[usize]) {
        for &vertex in vertices {
            matching.take_out(vertex);
        }
        self.complete(matching);
    }

    /// Augments as long as there is a path. A vertex without one has none after other augmentations either.
    fn complete(&mut self, matching: &mut Matching) {
        for vertex in 0..self.neighbours.len() {
            if matching.free < 2 {
                return;
            }
            if matching.is_free(vertex) && !self.augment_shortly(matching, vertex) {
                self.augment(matching, vertex);
            }
        }
    }

    /// Augments along a path of one edge or of three, which there nearly always is: everybody has met few.
    fn augment_shortly(&self, matching: &mut Matching, root: usize) -> bool {
        let neighbours = self.neighbours;
        let left = |&&other: &&usize| !matching.removed[other];
        let near = neighbours[root].iter().filter(left);
        if let Some(&free) = near.clone().find(|&&other| matching.mate[other] == NONE) {
            matching.link(root, free);
            matching.free -= 2;
            return true;
        }
        let path = near.copied().find_map(|other| {
            let partner = matching.mate[other];
            let end = neighbours[partner].iter().find(|&&end| end != root && matching.is_free(end))?;
            Some((other, partner, *end))
        });
        if let Some((other, partner, end)) = path {
            matching.link(root, other);
            matching.link(partner, end);
            matching.free -= 2;
        }
        path.is_some()
    }

    /// Looks for an augmenting path from a free vertex and applies it.
    fn augment(&mut self, matching: &mut Matching, root: usize) {
        let Some(mut vertex) = self.find_path(matching, root) else { return };
        while vertex != NONE {
            let previous = self.parent[vertex];
            let next = matching.mate[previous];
            matching.link(vertex, previous);
            vertex = next;
        }
        matching.free -= 2;
    }

    fn reset(&mut self) {
        self.parent.fill(NONE);
        self.outer.fill(false);
        self.queue.clear();
        for (vertex, base) in self.base.iter_mut().enumerate() {
            *base = vertex;
        }
    }

    /// Breadth-first search over alternating paths; odd cycles are shrunk to their base. The free vertex found.
    fn find_path(&mut self, matching: &Matching, root: usize) -> Option<usize> {
        self.reset();
        let neighbours = self.neighbours;
        let mate = &matching.mate;
        self.outer[root] = true;
        self.queue.push_back(root);
        while let Some(vertex) = self.queue.pop_front() {
            for &other in &neighbours[vertex] {
                if matching.removed[other] || self.base[vertex] == self.base[other] || mate[vertex] == other {
                    continue;
                }
                if other == root || (mate[other] != NONE && self.parent[mate[other]] != NONE) {
                    self.shrink(mate, vertex, other);
                } else if self.parent[other] == NONE {
                    self.parent[other] = vertex;
                    if mate[other] == NONE {
                        return Some(other);
                    }
                    self.outer[mate[other]] = true;
                    self.queue.push_back(mate[other]);
                }
            }
        }
        None
    }

    /// Shrinks the odd cycle closed by the edge between two outer vertices.
    fn shrink(&mut self, mate: &[usize], one: usize, other: usize) {
        let base = self.common_base(mate, one, other);
        self.blossom.fill(false);
        self.mark_path(mate, one, base, other);
        self.mark_path(mate, other, base, one);
        for vertex in 0..self.base.len() {
            if self.blossom[self.base[vertex]] {
                self.base[vertex] = base;
                if !self.outer[vertex] {
                    self.outer[vertex] = true;
                    self.queue.push_back(vertex);
                }
            }
        }
    }

    fn mark_path(&mut self, mate: &[usize], mut vertex: usize, base: usize, mut child: usize) {
        while self.base[vertex] != base {
            let partner = mate[vertex];
            self.blossom[self.base[vertex]] = true;
            self.blossom[self.base[partner]] = true;
            self.parent[vertex] = child;
            child = partner;
            vertex = self.parent[partner];
        }
    }

    fn common_base(&mut self, mate: &[usize], one: usize, other: usize) -> usize {
        self.seen.fill(false);
        let mut vertex = one;
        loop {
            vertex = self.base[vertex];
            self.seen[vertex] = true;
            if mate[vertex] == NONE {
                break;
            }
            vertex = self.parent[mate[vertex]];
        }
        let mut vertex = self.base[other];
        while !self.seen[vertex] {
            vertex = self.base[self.parent[mate[vertex]]];
        }
        vertex
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Source;

    /// The size of a maximum matching by trying everything.
    fn slow(neighbours: &[Vec<usize>], used: u32) -> usize {
        let Some(first) = (0..neighbours.len()).find(|&vertex| used >> vertex & 1 == 0) else { return 0 };
        let used = used | 1 << first;
        let without = slow(neighbours, used);
        let with = neighbours[first].iter().filter(|&&other| used >> other & 1 == 0);
        with.map(|&other| 1 + slow(neighbours, used | 1 << other)).max().unwrap_or(0).max(without)
    }

    fn random_graph(count: usize, density: u128, source: &mut Source) -> Vec<Vec<usize>> {
        let mut neighbours = vec![Vec::new(); count];
        for one in 0..count {
            for other in one + 1..count {
                if source.below(100) < density {
                    neighbours[one].push(other);
                    neighbours[other].push(one);
                }
            }
        }
        neighbours
    }

    #[test]
    fn as_large_as_trying_everything() {
        let mut source = Source::from_seed(3);
        for round in 0..600 {
            let count = 1 + source.below(10) as usize;
            let graph = random_graph(count, 10 + round % 60, &mut source);
            let mut search = Search::new(&graph);
            let mut matching = search.maximum();
            assert_eq!(count - matching.free(), 2 * slow(&graph, 0), "{graph:?}");
            // Taking vertices out leaves a maximum matching of the rest.
            let mut used = 0_u32;
            for vertex in 0..count {
                if source.below(3) == 0 {
                    search.remove(&mut matching, &[vertex]);
                    used |= 1 << vertex;
                    let left = count - used.count_ones() as usize;
                    assert_eq!(left - matching.free(), 2 * slow(&graph, used), "{graph:?}");
                }
            }
        }
    }

    #[test]
    fn odd_cycles_are_seen_through() {
        // A triangle with a tail at each corner has a perfect matching that a bipartite search misses.
        let edges = [(0, 1), (1, 2), (2, 0), (0, 3), (1, 4), (2, 5)];
        let mut neighbours = vec![Vec::new(); 6];
        for (one, other) in edges {
            neighbours[one].push(other);
            neighbours[other].push(one);
        }
        assert_eq!(Search::new(&neighbours).maximum().free(), 0);
    }
}
