import type { Fact } from '../facts/fact.ts';

const REFERENCE = '([\\ue000-\\uf8ff])';
/** What may stand between a part's name and its figure. */
const LINK_LATIN =
  "(?:(?: (?:of|was|is|at|in|took|lasted|averaged|came|went|ran|run|by|out|with|a|an|the|your|you|held|only|just|about|around|pace|time|(?:heart )?rate|hr|bpm|là|ở|đạt|chạy|hết|mất|với|trung bình|khoảng|chỉ|pace|nhịp tim)|'s|[:=]| ?[-–—])){0,4} ?";
const LINK_WIDE =
  '(?:の?(?:平均|ペース|タイム|心拍数?|配速|速度|心率)|は|が|を|の|も|で|に|、|:|,|，| |为|為|是|在|到|达到|達到|跑了|跑出|用了|用时|用時|约|約|只|平均){0,5}';

interface NamedPart {
  names: string;
  /** The ids that such a name distinguishes. */
  family: RegExp;
  own: RegExp;
}

const HALVES = /(?:^|\.)half\.(?:first|second)\./;
const EXTREMES = /\.(?:fastest|slowest|laterSlowest)\./;
const HEART = /(?:^|\.)heartRate\.(?:average|maximum)$/;
const INDEXED_SPLIT = /^split\.(\d+)\./;

const NAMED_PARTS: readonly NamedPart[] = [
  {
    names:
      '(?:first|opening|front) half|(?<![前最])前半[程段]?|上半[程段]|nửa (?:quãng )?(?:đường )?đầu',
    family: HALVES,
    own: /half\.first\./,
  },
  {
    names:
      '(?:second|last|latter|closing|back) half|(?<!前)[后後]半[程段]?|下半[程段]|nửa (?:quãng )?(?:đường )?(?:sau|cuối)',
    family: HALVES,
    own: /half\.second\./,
  },
  {
    names:
      '(?:fastest|quickest)(?: (?:one|split|kilomet(?:er|re)|km|lap|mile|rep(?:etition)?))?|(?:最も|もっとも|いちばん|一番)速(?:い|かった)(?:の|のは|[1一]?キロ|1km|区間|ラップ)?|最速(?:の?(?:[1一]?キロ|ラップ|区間))?|最快(?:的)?(?:(?:那|一|1)*[个個]?(?:公里|圈|组|組|趟))?|(?:km |cây số )?nhanh nhất',
    family: EXTREMES,
    own: /\.fastest\./,
  },
  {
    names:
      'slowest(?: (?:one|split|kilomet(?:er|re)|km|lap|mile|rep(?:etition)?))?|(?:最も|もっとも|いちばん|一番)遅(?:い|かった)(?:の|のは|[1一]?キロ|1km|区間|ラップ)?|最遅(?:の?(?:[1一]?キロ|ラップ|区間))?|最慢(?:的)?(?:(?:那|一|1)*[个個]?(?:公里|圈|组|組|趟))?|(?:km |cây số )?chậm nhất',
    family: EXTREMES,
    own: /\.(?:slowest|laterSlowest)\./,
  },
  {
    names:
      '(?:max(?:imum|imal)?|peak|highest|top)(?: (?:heart ?rate|hr|pulse))?|(?:最大|最高)心(?:拍数?|率)|心(?:拍数?|率)[のは]?最[大高]值?|nhịp tim (?:tối đa|cao nhất)',
    family: HEART,
    own: /heartRate\.maximum$/,
  },
  {
    names: '(?:average|mean)(?: (?:heart ?rate|hr|pulse))?|平均心(?:拍数?|率)|nhịp tim trung bình',
    family: HEART,
    own: /heartRate\.average$/,
  },
];
const PATTERNS = NAMED_PARTS.map(({ names, family, own }) => ({
  pattern: new RegExp(`(?:${names})(?:${LINK_LATIN}|${LINK_WIDE})${REFERENCE}`, 'giu'),
  family,
  own,
}));

const FIRST_KILOMETER = new RegExp(
  `(?:(?:opening|very first) (?:kilomet(?:er|re)|km|split)|(?:最初|はじめ|出だし|入り)の[1一]?(?:キロ|km)|首(?:个|個)?公里|起步(?:的)?(?:一|1)?公里)(?:${LINK_LATIN}|${LINK_WIDE})${REFERENCE}`,
  'giu',
);
const LAST_KILOMETER = new RegExp(
  `(?:(?:last|final|closing) (?:kilomet(?:er|re)|km|split)|(?:最後|ラスト)の?[1一]?(?:キロ|km)|(?:最[后後]|末)(?:的|[一1])*[个個]?公里|(?:km|cây số) cuối(?: cùng)?)(?:${LINK_LATIN}|${LINK_WIDE})${REFERENCE}`,
  'giu',
);

/** "The first and second half": the figure behind it is that of both. */
const OTHER_BEFORE =
  /(?:first|前半[程段]?|上半[程段]|nửa đầu)(?: half)? ?(?:も|と|や|、|・|和|与|與|及|and(?: the)?|và) ?$/iu;

/** The other order: `{{half.first.pace}} in the second half`. */
const FOLLOWING = NAMED_PARTS.filter(({ family }) => family === HALVES).map(
  ({ names, family, own }) => ({
    pattern: new RegExp(
      `${REFERENCE}(?: ?[(（]| (?:in|over|for|during|on|ở|trong)(?: (?:the|your))?) ?(?:${names})(?!\\p{L})`,
      'giu',
    ),
    family,
    own,
  }),
);

/** A figure that the part's name follows: by an English or Vietnamese preposition, or bare brackets. */
const OWNER_BEFORE = new RegExp(
  `${REFERENCE}(?: ?[(（]| (?:in|over|for|during|on|ở|trong)(?: (?:the|your))?)? ?$`,
  'iu',
);

/**
 * A part of the run by its name, right in front of the figure of another part:
 * `first half {{half.second.pace}}`, `the last kilometre took {{split.1.pace}}`.
 *
 * @param text readable text with references as private characters
 * @param facts all that are known: which kilometre is the last one
 */
export function misnamedPart(
  text: string,
  factAt: ReadonlyMap<string, Fact>,
  facts: readonly Fact[],
): string | null {
  if (factAt.size === 0) return null;
  for (const { pattern, family, own } of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const id = factAt.get(match[1] ?? '')?.id ?? '';
      if (!family.test(id) || own.test(id)) continue;
      const before = text.slice(Math.max(0, match.index - 20), match.index);
      // The name belongs to the figure before it: `{{half.first.pace}} in the first half, {{…}} in the second`.
      const owner = OWNER_BEFORE.exec(before)?.[1] ?? '';
      if (own.test(factAt.get(owner)?.id ?? '')) continue;
      if (!OTHER_BEFORE.test(before)) return match[0].slice(0, -1).trim();
    }
  }
  for (const { pattern, family, own } of FOLLOWING) {
    for (const match of text.matchAll(pattern)) {
      const id = factAt.get(match[1] ?? '')?.id ?? '';
      if (family.test(id) && !own.test(id)) return match[0].slice(1).trim();
    }
  }
  const splitAt = (reference: string | undefined) =>
    Number(INDEXED_SPLIT.exec(factAt.get(reference ?? '')?.id ?? '')?.[1] ?? Number.NaN);
  for (const match of text.matchAll(FIRST_KILOMETER)) {
    if (splitAt(match[1]) > 1) return match[0].slice(0, -1).trim();
  }
  const last = Math.max(...facts.map(({ id }) => Number(INDEXED_SPLIT.exec(id)?.[1] ?? 0)));
  for (const match of text.matchAll(LAST_KILOMETER)) {
    // Behind it there may be a piece of a kilometre, which is the last split too.
    if (splitAt(match[1]) < last - 1) return match[0].slice(0, -1).trim();
  }
  return null;
}
