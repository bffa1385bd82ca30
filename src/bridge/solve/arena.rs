//! Blocks of memory words, in sizes that double, within a ceiling.

/// Words in a chunk, which is what the arena grows by, and in a block of the smallest class.
const CHUNK: usize = 1 << 14;
const SMALLEST: usize = 4;
/// The largest block is a chunk.
pub(super) const CLASSES: u8 = 13;
const NONE: u32 = u32::MAX;

/// A block: where it starts, in words, and its class; and a number its user keeps with it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Block {
    start: u32,
    /// How many entries there are in it.
    pub len: u16,
    class: u8,
}

impl Block {
    /// No memory at all.
    pub const EMPTY: Block = Block { start: NONE, len: 0, class: 0 };

    /// How many words there are in it.
    #[inline(always)]
    pub const fn words(self) -> usize {
        if self.start == NONE { 0 } else { SMALLEST << self.class }
    }

    /// Where it is, in smallest blocks, if it has any memory.
    pub const fn place(self) -> Option<usize> {
        if self.start == NONE { None } else { Some(self.start as usize / SMALLEST) }
    }

    /// The class of the next larger one.
    pub const fn next_class(self) -> u8 {
        if self.start == NONE { 0 } else { self.class + 1 }
    }
}

/// Memory in blocks.
pub(super) struct Arena {
    chunks: Vec<Box<[u64]>>,
    most_chunks: usize,
    /// Where the first word is that was never handed out.
    next: u32,
    /// Blocks given back, by class; each holds the place of the one after it.
    free: [u32; CLASSES as usize],
}

impl Arena {
    /// An arena of at most so many bytes, but at least a chunk.
    pub fn new(bytes: usize) -> Arena {
        let most_chunks = (bytes / (8 * CHUNK)).clamp(1, 1 << 16);
        Arena { chunks: Vec::new(), most_chunks, next: 0, free: [NONE; CLASSES as usize] }
    }

    /// How much memory it takes.
    pub fn bytes(&self) -> usize {
        8 * CHUNK * self.chunks.len()
    }

    /// So many places were handed out so far.
    pub fn places(&self) -> usize {
        self.next as usize / SMALLEST
    }

    /// Takes every block back.
    pub fn clear(&mut self) {
        self.next = 0;
        self.free = [NONE; CLASSES as usize];
    }

    /// The words of a block.
    #[inline(always)]
    pub fn get(&self, block: Block) -> &[u64] {
        let (chunk, offset) = (block.start as usize / CHUNK, block.start as usize % CHUNK);
        if block.start == NONE { &[] } else { &self.chunks[chunk][offset..offset + block.words()] }
    }

    #[inline(always)]
    pub fn get_mut(&mut self, block: Block) -> &mut [u64] {
        let (chunk, offset) = (block.start as usize / CHUNK, block.start as usize % CHUNK);
        if block.start == NONE { &mut [] } else { &mut self.chunks[chunk][offset..offset + block.words()] }
    }

    /// A block of a class, with whatever is in it; nothing when the memory is used up.
    pub fn allocate(&mut self, class: u8) -> Option<Block> {
        let head = self.free[usize::from(class)];
        if head != NONE {
            let block = Block { start: head, len: 0, class };
            self.free[usize::from(class)] = self.get(block)[0] as u32;
            return Some(block);
        }
        let start = self.next_start(class);
        if start as usize / CHUNK >= self.chunks.len() {
            if self.chunks.len() >= self.most_chunks {
                return None;
            }
            self.chunks.push(vec![0; CHUNK].into_boxed_slice());
        }
        self.next = start + (SMALLEST << class) as u32;
        Some(Block { start, len: 0, class })
    }

    /// Where the next block of a class can start that was never handed out: no block goes beyond its chunk.
    fn next_start(&self, class: u8) -> u32 {
        let room = CHUNK as u32 - self.next % CHUNK as u32;
        if room < (SMALLEST << class) as u32 { self.next + room } else { self.next }
    }

    /// After [`Arena::clear`], keeps a block nevertheless, moved to the front: the blocks kept must come in their order.
    pub fn move_up(&mut self, block: Block) -> Block {
        let moved = Block { start: self.next_start(block.class), ..block };
        let words = block.words();
        self.next = moved.start + words as u32;
        let (from, to) = (block.start as usize % CHUNK, moved.start as usize % CHUNK);
        let (source, target) = (block.start as usize / CHUNK, moved.start as usize / CHUNK);
        if source == target {
            self.chunks[target].copy_within(from..from + words, to);
        } else {
            let (front, back) = self.chunks.split_at_mut(source);
            front[target][to..to + words].copy_from_slice(&back[0][from..from + words]);
        }
        moved
    }

    /// Takes a block back.
    pub fn release(&mut self, block: Block) {
        if block.start != NONE {
            self.get_mut(block)[0] = u64::from(self.free[usize::from(block.class)]);
            self.free[usize::from(block.class)] = block.start;
        }
    }
}
