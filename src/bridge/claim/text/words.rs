//! The words of statements, in English and Chinese.

use crate::bridge::{Seat, claim::statement::Height};
use crate::cards::{Card, Rank, Suit};

/// What a step does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verb {
    Draw,
    Cash,
    Lead,
    Play,
    Finesse,
    Ruff,
    Crossruff,
    Overtake,
    Discard,
    Cross,
    Concede,
    Take,
    /// To cash a suit, or to lead one card of it and let it run.
    Run,
    /// To let a card run (放、飞过去).
    Let,
    /// To win the trick under way: [`Take`](Verb::Take) beside [`WON`](Mark::WON).
    Win,
}

impl Verb {
    /// Whether rounds of a suit are what it is done to.
    pub const fn plays_rounds(self) -> bool {
        matches!(self, Verb::Draw | Verb::Cash | Verb::Run | Verb::Lead | Verb::Play | Verb::Take | Verb::Win)
    }
}

/// What a condition asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Event {
    BothFollow,
    ShowsOut,
    Appears,
}

/// The meaning of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    Verb(Verb),
    Suit(Suit),
    Rank(Rank),
    Card(Card),
    Number(u8),
    /// `a`, which may be a number or nothing.
    Article,
    Seat(Seat),
    Dummy,
    Hand,
    Height(Height),
    Event(Event),
    /// What is said of the whole step.
    Mark(Mark),
    On,
    /// What is done with a card.
    With,
    /// `first`
    First,
    /// `return`: to cross, or the lead of the other side.
    Return,
    /// `twice`: a number of rounds, or of anything else.
    Times(u8),
    After,
    /// `红心最后输一墩`: what is done at the end.
    Finally,
    /// What it is thrown on comes next (垫在).
    ThrownOn,
    /// The same, when something to throw stands before it (在).
    At,
    /// 上: as [`On`](Word::On), or up to the hand that comes next.
    Up,
    /// `but one`: what is not claimed.
    But,
    /// Behind what is not claimed (外).
    Outside,
    /// `they`, the other side or the cards.
    They,
    /// `ending in dummy`
    Ending,
    In,
    /// `without`: what comes next is not done.
    Not,
    /// `the aces`: of a suit that comes next, or winners.
    Aces,
    /// `needed`, of what is done only then.
    Needed,
    /// `do`, before it.
    Do,
    /// The same, for the time being (先不).
    NotYet,
    If,
    /// If not.
    Unless,
    Then,
    Else,
    Break,
    Open,
    Close,
    Filler,
    Unknown,
}

impl Word {
    /// Whether a card, a suit or a number of them begins.
    pub fn is_object(self) -> bool {
        match self {
            Word::Mark(mark) => mark.0 & Mark::TRUMPS.or(Mark::LOSER).0 != 0,
            Word::Number(_) | Word::Article | Word::Suit(_) | Word::Card(_) | Word::Rank(_) => true,
            _ => false,
        }
    }

    /// Whether it is something that somebody does or has.
    pub fn is_done(self) -> bool {
        match self {
            Word::Mark(mark) => mark == Mark::HAS,
            Word::Event(_) | Word::Break | Word::Then | Word::Else | Word::If | Word::Unless => false,
            _ => true,
        }
    }
}

/// What single words say of a whole step, one bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Mark(pub u32);

impl Mark {
    pub const TRUMPS: Mark = Mark(1);
    /// Something goes to something.
    pub const TO: Mark = Mark(2);
    /// Winners are spoken of.
    pub const GOOD: Mark = Mark(4);
    /// Something is said of what is named: `the hearts are good`.
    pub const IS: Mark = Mark(8);
    /// A card that does not win.
    pub const LOSER: Mark = Mark(16);
    /// The other side does it.
    pub const YOU: Mark = Mark(32);
    /// What it is done to comes before the verb (把).
    pub const FRONTED: Mark = Mark(64);
    /// One of several, counted from the first.
    pub const NTH: Mark = Mark(128);
    pub const REST: Mark = Mark(256);
    pub const TRICKS: Mark = Mark(512);
    pub const ROUNDS: Mark = Mark(1024);
    /// Winners, or the top of something, beside [`GOOD`](Mark::GOOD).
    pub const TOPS: Mark = Mark(2048);
    /// Cards are out.
    pub const OUT: Mark = Mark(4096);
    pub const HAS: Mark = Mark(1 << 13);
    pub const NO: Mark = Mark(1 << 14);
    /// Trumps have been drawn.
    pub const DRAWN: Mark = Mark(1 << 15);
    /// So many tricks fewer.
    pub const DOWN: Mark = Mark(1 << 16);
    /// Cards are counted (张、个).
    pub const MANY: Mark = Mark(1 << 17);
    /// One trump, or what is done to a suit with one.
    pub const ONE: Mark = Mark(1 << 18);
    /// None comes after it.
    pub const LAST: Mark = Mark(1 << 19);
    /// `away`: thrown.
    pub const AWAY: Mark = Mark(1 << 20);
    /// A trick is won with it.
    pub const WON: Mark = Mark(1 << 21);
    /// Said behind a suit it is said of it: `clubs good`, not `good clubs`.
    pub const FINE: Mark = Mark(1 << 23);
    /// A trump the claimer calls his.
    pub const MINE: Mark = Mark(1 << 26);
    /// One card is led and not covered by its own side.
    pub const RUNS: Mark = Mark(1 << 22);

    /// When all else is done: `a heart at the end`.
    pub const END: Mark = Mark(1 << 24);
    /// The card led before.
    pub const IT: Mark = Mark(1 << 25);

    pub const fn or(self, other: Mark) -> Mark {
        Mark(self.0 | other.0)
    }
}

use Word::Filler;

const fn mark(mark: Mark) -> Word {
    Word::Mark(mark)
}

const fn verb(verb: Verb) -> Word {
    Word::Verb(verb)
}

/// Words of one meaning, divided by spaces.
pub(super) type Entry = (&'static str, Word);

/// English words, in lower case.
pub(super) const ENGLISH: &[Entry] = &[
    ("draw drawing draws pull pulling pulls extract extracting clear clearing", verb(Verb::Draw)),
    ("cash cashing", verb(Verb::Cash)),
    ("run running runs", verb(Verb::Run)),
    ("lead leading", verb(Verb::Lead)),
    ("play playing unblock unblocking", verb(Verb::Play)),
    ("finesse finessing hook hooking", verb(Verb::Finesse)),
    ("ruff ruffing ruffs trumping", verb(Verb::Ruff)),
    ("crossruff crossruffing cross-ruff cross-ruffing xruff", verb(Verb::Crossruff)),
    ("overtake overtaking", verb(Verb::Overtake)),
    ("discard discarding throw throwing pitch pitching", verb(Verb::Discard)),
    ("cross crossing enter entering go going across over back reach reaching", verb(Verb::Cross)),
    ("return returning", Word::Return),
    ("ending ends finishing", Word::Ending),
    ("concede conceding lose losing give giving exit exiting duck ducking", verb(Verb::Concede)),
    ("you yours u you've them opponents defenders defence defense", mark(Mark::YOU)),
    ("they they've they're", Word::They),
    ("loser losers", mark(Mark::LOSER)),
    ("win wins winning", verb(Verb::Win)),
    ("take takes taking make makes making made score scores", verb(Verb::Take)),
    ("trumps", mark(Mark::TRUMPS)),
    ("trump", mark(Mark::TRUMPS.or(Mark::ONE))),
    ("club clubs c", Word::Suit(Suit::Clubs)),
    ("diamond diamonds d", Word::Suit(Suit::Diamonds)),
    ("heart hearts h", Word::Suit(Suit::Hearts)),
    ("spade spades s", Word::Suit(Suit::Spades)),
    ("aces", Word::Aces),
    ("ace", Word::Rank(Rank::Ace)),
    ("king k", Word::Rank(Rank::King)),
    ("queen q", Word::Rank(Rank::Queen)),
    ("jack knave j", Word::Rank(Rank::Jack)),
    ("t", Word::Rank(Rank::Ten)),
    ("a an", Word::Article),
    ("one another", Word::Number(1)),
    ("two couple both", Word::Number(2)),
    ("once", Word::Times(1)),
    ("twice", Word::Times(2)),
    ("three", Word::Number(3)),
    ("four", Word::Number(4)),
    ("five", Word::Number(5)),
    ("six", Word::Number(6)),
    ("seven", Word::Number(7)),
    ("eight", Word::Number(8)),
    ("nine", Word::Number(9)),
    ("ten", Word::Number(10)),
    ("eleven", Word::Number(11)),
    ("twelve", Word::Number(12)),
    ("thirteen", Word::Number(13)),
    ("north n north's", Word::Seat(Seat::North)),
    ("east e east's", Word::Seat(Seat::East)),
    ("south south's", Word::Seat(Seat::South)),
    ("west w west's", Word::Seat(Seat::West)),
    ("dummy dummy's table board partner partner's", Word::Dummy),
    ("hand hand's", Word::Hand),
    ("low small", Word::Height(Height::Low)),
    ("high big", Word::Height(Height::High)),
    ("follow follows break breaks split splits", Word::Event(Event::BothFollow)),
    ("shows show", Word::Event(Event::ShowsOut)),
    (
        "drop drops dropped fall falls fallen appear appears appeared covers comes singleton bare stiff",
        Word::Event(Event::Appears),
    ),
    ("to towards toward", mark(Mark::TO)),
    ("on", Word::On),
    ("with", Word::With),
    ("is are r", mark(Mark::IS)),
    ("out outstanding left missing there there's", mark(Mark::OUT)),
    ("have has had got", mark(Mark::HAS)),
    ("no", mark(Mark::NO)),
    ("drawn gone", mark(Mark::DRAWN)),
    ("last", mark(Mark::LAST)),
    ("away", mark(Mark::AWAY)),
    ("down off", mark(Mark::DOWN)),
    ("but except less minus", Word::But),
    ("in", Word::In),
    ("without not never don't won't doesn't isn't aren't hasn't haven't", Word::Not),
    ("do does", Word::Do),
    ("mine claim claiming", mark(Mark::GOOD)),
    ("good established solid", mark(Mark::GOOD.or(Mark::FINE))),
    ("winner winners top tops master masters", mark(Mark::GOOD.or(Mark::TOPS))),
    ("first", Word::First),
    ("second third fourth fifth 2nd 3rd 4th 5th", mark(Mark::NTH)),
    ("rest everything everything's all balance", mark(Mark::REST)),
    ("trick tricks contract", mark(Mark::TRICKS)),
    ("round rounds rds times", mark(Mark::ROUNDS)),
    ("after", Word::After),
    ("if when assuming provided", Word::If),
    ("needed necessary", Word::Needed),
    ("yet", Word::NotYet),
    ("unless", Word::Unless),
    ("end", mark(Mark::END)),
    ("it", mark(Mark::IT)),
    ("then followed", Word::Then),
    ("else otherwise", Word::Else),
    ("and plus afterwards next finally", Word::Break),
    (
        "the of my your their from up been suit i i'm i'll i've we these this that that's will \
         can at card cards for any remaining only just come coming get getting \
         s's more long closed marked against through thirteenth 13th me myself by it's proven either someone everyone now ok please those let goes",
        Filler,
    ),
];

/// Chinese words; the longest that fits is taken.
pub(super) const CHINESE: &[Entry] = &[
    ("调将牌 清将牌 调将 清将 吊将 调 清 吊 肃清 调掉 清掉 吊掉", verb(Verb::Draw)),
    ("兑现 兑 连打 跑 打完 打光 拔 拔掉 跑掉", verb(Verb::Cash)),
    ("出 引", verb(Verb::Lead)),
    ("打掉 打 打出 解封", verb(Verb::Play)),
    ("飞牌 飞", verb(Verb::Finesse)),
    ("放 放过 飞过去 飞过 过去 让它", verb(Verb::Let)),
    ("将吃 用将吃 毙 毙掉 毙吃", verb(Verb::Ruff)),
    ("交叉将吃 互相将吃 来回将吃", verb(Verb::Crossruff)),
    ("超吃 超打", verb(Verb::Overtake)),
    ("垫掉 垫去 垫 扔掉 扔", verb(Verb::Discard)),
    ("过渡到 过渡 进到 回到 进手到 过桥 过到 进 回", verb(Verb::Cross)),
    ("让给 让 送给 送 输掉 输给 输 认输 交出 交 给 失", verb(Verb::Concede)),
    ("输张 输墩 失张 失墩", mark(Mark::LOSER)),
    ("你们 你 对方 对手 他们", mark(Mark::YOU)),
    ("拿 赢 取 要 得", verb(Verb::Take)),
    ("赢进 吃进 吃住 拿住", verb(Verb::Win)),
    ("吃", mark(Mark::WON)),
    ("将牌 主牌 主", mark(Mark::TRUMPS)),
    ("将", mark(Mark::TRUMPS.or(Mark::ONE))),
    ("最后一张 最后一个 最后一轮 最后一次", mark(Mark::LAST.or(Mark::ONE))),
    ("已清 已调 已吊 已经清 已经调 已经吊 清了 清完了 清光了 调完了 吊完了", mark(Mark::DRAWN)),
    ("没有 没", mark(Mark::NO)),
    ("还有 有", mark(Mark::HAS)),
    ("外面", mark(Mark::OUT)),
    ("不用 不要 不必 不再 不去 不 别 绝不 从不", Word::Not),
    ("先不 暂不 暂时不", Word::NotYet),
    ("宕", mark(Mark::DOWN)),
    ("张 个", mark(Mark::MANY)),
    ("垫在 扔在 垫到 扔到", Word::ThrownOn),
    ("除了 除 少", Word::But),
    ("梅花 草花 ♣ ♧", Word::Suit(Suit::Clubs)),
    ("方块 方片 ♦ ♢", Word::Suit(Suit::Diamonds)),
    ("红心 红桃 ♥ ♡", Word::Suit(Suit::Hearts)),
    ("黑桃 ♠ ♤", Word::Suit(Suit::Spades)),
    ("一", Word::Number(1)),
    ("两 二", Word::Number(2)),
    ("三", Word::Number(3)),
    ("四", Word::Number(4)),
    ("五", Word::Number(5)),
    ("六", Word::Number(6)),
    ("七", Word::Number(7)),
    ("八", Word::Number(8)),
    ("九", Word::Number(9)),
    ("十", Word::Number(10)),
    ("十一", Word::Number(11)),
    ("十二", Word::Number(12)),
    ("十三", Word::Number(13)),
    ("北家 北", Word::Seat(Seat::North)),
    ("东家 东", Word::Seat(Seat::East)),
    ("南家 南", Word::Seat(Seat::South)),
    ("西家 西", Word::Seat(Seat::West)),
    ("明手 桌上 桌 同伴", Word::Dummy),
    ("手上 手里 手中 手 暗手 庄家", Word::Hand),
    ("小 低", Word::Height(Height::Low)),
    ("大 高 大牌", Word::Height(Height::High)),
    ("都跟 分布正常 分布", Word::Event(Event::BothFollow)),
    ("告缺 断门 断 缺门 缺", Word::Event(Event::ShowsOut)),
    ("掉下来 掉下 出现 掉 单张", Word::Event(Event::Appears)),
    ("上", Word::Up),
    ("在", Word::At),
    ("到 向", mark(Mark::TO)),
    ("用", Word::With),
    ("把", mark(Mark::FRONTED)),
    ("前 先 首先", Word::First),
    ("外 以外", Word::Outside),
    ("第", mark(Mark::NTH)),
    ("都是 都 是 也", mark(Mark::IS)),
    ("赢墩 赢张 顶张 摊牌 摊", mark(Mark::GOOD)),
    ("好 通 就好 就通", mark(Mark::GOOD.or(Mark::FINE))),
    ("剩下 余下 其余 剩余 全部 所有 全 其他 其它 后面", mark(Mark::REST)),
    ("墩", mark(Mark::TRICKS)),
    ("轮 圈 次", mark(Mark::ROUNDS)),
    ("如果 若 如 假如 要是 只要", Word::If),
    ("除非", Word::Unless),
    ("需要 必要 必要时 需要时", Word::Needed),
    ("则 就 然后 再 接着 之后 以后 后 的话", Word::Then),
    ("否则", Word::Else),
    ("最后", Word::Finally),
    ("， 、 ； 。 ： ！ — 和 与 及 加", Word::Break),
    ("（", Word::Open),
    ("）", Word::Close),
    (
        "我们 我 的 了 从 牌 去 \u{3000} 光 完 干净 还 还要 只 最 分 套 长套 最后两张 最后的 归 连 剩 直接 一下 一路 一直 已经 到底 下去 从大到小 从上到下 从上往下 “ ”",
        Filler,
    ),
];
