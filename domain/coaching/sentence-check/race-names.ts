/** Distances that races are named by; a distance that was run, or is to be run, is no name. */
const RACE_K = '(?:5|10|50|100) ?k(?:m|ilomet(?:er|re)s?)?';
const RACE_WIDE = '(?:5|10|50|100) ?(?:k|km|公里|千米|キロ)';
const RACES_K = `${RACE_K}(?:(?: (?:and|or|to|và|hay|hoặc|đến) |, | ?/ ?)(?:an? |the )?${RACE_K}){0,4}`;
const RACES_WIDE = `${RACE_WIDE}(?:(?:や|か|と|・|、|和|或|及|与|與|到|/)${RACE_WIDE}){0,4}`;
/** Without a unit's other letters: `10k`, as runners name races. */
const SHORT_RACES = RACES_K.replaceAll('k(?:m|ilomet(?:er|re)s?)?', 'k');

/** What a race has, and no training session. */
const QUALITIES_EN =
  '(?:pace|time(?! trial)|pb|pr|personal best|best(?! effort)|record|prediction|performance|fitness|potential|speed|result|runners?)';
const RACES_EN = '(?:race|racing|races|event)';
/** What somebody may run tomorrow, too. */
const AIMS_EN = '(?:goal|target|effort|plan|training|specific)';
/** Behind a race's quality, a session: `a 10k pace run`. */
const NO_SESSION_EN = '(?! (?:run|session|work|workout|block|day|long|simulation|effort)\\b)';
const RUN_VERBS_EN =
  '(?:run|do|jog|race|make (?:it|that|this)|complete|finish|add|plan|schedule|cover|go for|knock out)';

const QUALITIES_WIDE =
  '(?:の|的)?(?:記録|タイム(?!トライアル)|ペース|自己ベスト|ベスト|予測|予想|成绩|成績|配速|pb|预测|預測|最好|最佳|跑者|选手)';
const RACES_WIDE_NOUN =
  '(?:の|的)?(?:レース|大会|マラソン|比赛|比賽|赛(?!道)|賽(?!道))(?!の?(?:距離|コース)|的?(?:距离|距離))';
const AIMS_WIDE =
  '(?:の)?(?:目標|ロード|挑戦|目标|计划|計畫|計劃|训练|訓練|路跑)|的(?:目标|目標|计划|計畫|训练|訓練)';

const QUALITIES_VI = '(?:thành tích|kỷ lục|pace)';
const RACES_VI = '(?:giải|cuộc đua)';
const AIMS_VI = '(?:cự ly|thi|thi đấu|mục tiêu)';

const byNounEn = (before: string, nouns: string, after: string) =>
  new RegExp(`${before}(?<![\\d.:-])${RACES_K}(?= |-)(?=[ -]${nouns}\\b${after})`, 'gi');
const byNounWide = (before: string, nouns: string, after: string) =>
  new RegExp(`${before}(?<![\\d.:-])${RACES_WIDE}(?=(?:${nouns})${after})`, 'gi');
const byNounVi = (before: string, nouns: string) =>
  new RegExp(`${before}(?<!\\p{L})${nouns} ${RACES_K}(?![\\p{L}\\d])`, 'giu');

/** By a noun that makes the distance a race's name, in orders as well. */
const NAMES: readonly RegExp[] = [
  byNounEn('', QUALITIES_EN, NO_SESSION_EN),
  byNounEn('(?<=\\bat (?:your |the |an? )?(?:\\w+ )?)', '(?:effort|intensity)', ''),
  // An order to run a race is an order of its distance.
  byNounEn(
    `(?<!\\b${RUN_VERBS_EN} (?:an? |the |your |another |this )?(?:\\w+ ){0,2})`,
    RACES_EN,
    '(?! (?:simulation|rehearsal|effort|distance))',
  ),
  byNounWide('(?<![跑练練走][个個完趟次]?(?:一[个個趟次])?)', QUALITIES_WIDE, ''),
  byNounWide(
    '(?<![跑练練走][个個完趟次]?(?:一[个個趟次])?)',
    RACES_WIDE_NOUN,
    '(?!を(?:走|完走|や|こな))',
  ),
  byNounVi('', QUALITIES_VI),
  byNounVi('(?<!(?:chạy|tập|thử|hoàn thành|làm) (?:một |1 )?)', RACES_VI),
];

const ARTICLE_EN = '(?:an?|the|your|my|any)';
const NO_AMOUNT_EN =
  '(?! (?:more|further|longer|a|per|easy|away|today|yesterday|tomorrow|run|block|stretch|week|long|session))';
/** Names that an order, or a plan for a day ahead, would turn into a distance to run. */
const NAMES_OUTSIDE_ORDERS: readonly RegExp[] = [
  byNounEn('', AIMS_EN, ''),
  byNounEn('', RACES_EN, ''),
  byNounWide('', AIMS_WIDE, ''),
  byNounWide('', RACES_WIDE_NOUN, ''),
  byNounWide('', QUALITIES_WIDE, ''),
  byNounVi('', RACES_VI),
  byNounVi('', AIMS_VI),
  // `A 10K is …`: what such races are. The last one would be a claim of what was run.
  new RegExp(
    `(?<!\\p{L})(?:${ARTICLE_EN} (?!last )(?:\\p{L}+ )?|^[\\s>-]*)${SHORT_RACES}(?= (?:is|are|would|needs?|asks?|demands?|rewards?|suits?|remains?|can|could|may|might)\\b)`,
    'giu',
  ),
  // `leave your 10K for the spring`
  new RegExp(
    `(?<=\\b(?:for|before|until|towards?|leave|enter|consider|fancy|than|think about|good luck (?:with|in|at)) )${ARTICLE_EN} (?!(?:last|next|final|opening) )(?:\\p{L}+ )?${SHORT_RACES}(?![\\p{L}\\d])${NO_AMOUNT_EN}`,
    'giu',
  ),
];

/** The names of races in each language, as far as they claim nothing about a run or for one. */
export function raceNames(isOrder: boolean): readonly RegExp[] {
  return isOrder ? NAMES : [...NAMES, ...NAMES_OUTSIDE_ORDERS];
}
