import type { Fact } from './fact.ts';

/**
 * The numbers by which a sentence names kilometres and repetitions ("split 4",
 * 三キロ目, "km thứ 4"), held against the references beside them.
 */
type Family = 'split' | 'interval';

interface Labels {
  family: Family;
  pattern: RegExp;
}

const LIST =
  '\\d{1,2}(?:th)?(?:(?: ?(?:,|and|&|to|-|–|〜|~|と|、|・|和|与|與|跟|và) ?)第?\\d{1,2}(?!\\d|[:.]\\d))*';
/** Written with a numeral by rank: an early one is a word of order where no part is referred to. */
const LABELS: readonly Labels[] = [
  {
    family: 'split',
    pattern: new RegExp(
      `\\b(?:kilomet(?:er|re)s?|splits?|laps?|miles?|km|ki-?lô-?mét|cây số) (?:no\\.? ?|number |#|thứ |số )?(${LIST})(?![\\d:.]*\\d)`,
      'giu',
    ),
  },
  {
    family: 'split',
    pattern: new RegExp(
      `(?<![\\d.:])(${LIST})(?:th|st|nd|rd) (?:kilomet(?:er|re)|km|split|lap|mile)s?\\b`,
      'gi',
    ),
  },
  {
    family: 'split',
    pattern: new RegExp(`(?<![\\d.:])(${LIST}) ?(?:キロ|km|キロメートル)目`, 'gi'),
  },
  { family: 'split', pattern: new RegExp(`(?:ラップ|スプリット|区間) ?(${LIST})`, 'g') },
  { family: 'split', pattern: new RegExp(`(?<![\\d.:])第?(${LIST})(?:ラップ|区間)`, 'g') },
  { family: 'split', pattern: new RegExp(`第 ?(${LIST}) ?[个個]?(?:公里|千米|圈|km)`, 'gi') },
  {
    family: 'interval',
    pattern: new RegExp(
      `\\b(?:repetitions?|reps?|intervals?|repeats?|lần lặp|lần chạy|lượt|tổ|hiệp) (?:no\\.? ?|number |#|thứ |số )?(${LIST})(?![\\d:.]*\\d)`,
      'giu',
    ),
  },
  {
    family: 'interval',
    pattern: new RegExp(
      `(?<![\\d.:])(${LIST})(?:th|st|nd|rd) (?:repetition|rep|interval|repeat)s?\\b`,
      'gi',
    ),
  },
  { family: 'interval', pattern: new RegExp(`(?<![\\d.:])(${LIST})本目`, 'g') },
  {
    family: 'interval',
    pattern: new RegExp(`第 ?(${LIST}) ?(?:组|組|趟|[个個]?[间間]歇|本)`, 'g'),
  },
];
const REFERENCE = /[\ue000-\uf8ff]/g;
const INDEXED = /(?:^|\.)(?:split|interval\.work)\.(\d+|fastest|slowest)\.(\w+)$/;

interface Part {
  position: number;
  family: Family;
  /** `4`, `fastest`. */
  key: string;
  role: 'label' | 'item';
}

export interface ReadLabels {
  /** The text without the numbers that a reference beside them backs. */
  text: string;
  /** A reference to another part than the words beside it name. */
  mismatch: string | null;
}

function partsOfReferences(text: string, factAt: ReadonlyMap<string, Fact>): Part[] {
  return [...text.matchAll(REFERENCE)].flatMap(({ index, 0: character }) => {
    const id = factAt.get(character)?.id ?? '';
    const [, key = '', measure] = INDEXED.exec(id) ?? [];
    if (key === '') return [];
    const family = id.includes('interval.') ? 'interval' : 'split';
    return [
      { position: index, family, key, role: measure === 'number' ? 'label' : 'item' } as const,
    ];
  });
}

/** Two by two, or one label for all that stand beside it. */
function isPaired(labels: readonly Part[], items: readonly Part[]): boolean {
  if (labels.length === 0 || items.length === 0) return true;
  if (labels.length === 1) return items.every(({ key }) => key === labels[0]?.key);
  return (
    labels.length === items.length && labels.every(({ key }, index) => key === items[index]?.key)
  );
}

/** Label before item, or item before label, as the sentence begins. */
function isConsistent(parts: readonly Part[]): boolean {
  const runs: Part[][] = [];
  for (const part of parts) {
    const run = runs.at(-1);
    if (run?.[0]?.role === part.role) run.push(part);
    else runs.push([part]);
  }
  const pairs = [];
  for (let index = 0; index < runs.length; index += 2) {
    pairs.push([...(runs[index] ?? []), ...(runs[index + 1] ?? [])]);
  }
  return pairs.every((pair) =>
    isPaired(
      pair.filter(({ role }) => role === 'label'),
      pair.filter(({ role }) => role === 'item'),
    ),
  );
}

/**
 * Reads how a sentence numbers the run's parts. A number is backed where a
 * reference of the sentence belongs to that part; `first` to `third` need none
 * where no numbered part is referred to.
 *
 * @param text readable text with number words as digits, references as private characters
 */
export function readPartLabels(text: string, factAt: ReadonlyMap<string, Fact>): ReadLabels {
  const items = partsOfReferences(text, factAt);
  const labels: (Part & { length: number; isOrdinal: boolean })[] = LABELS.flatMap(
    ({ family, pattern }) =>
      [...text.matchAll(pattern)].flatMap((match) => {
        const list = match[1] ?? '';
        const at = match.index + match[0].indexOf(list);
        const isOrdinal = /th|第|目|thứ/i.test(match[0]);
        return [...list.matchAll(/\d+/g)].map((number) => ({
          position: at + number.index,
          length: number[0].length,
          family,
          key: String(Number(number[0])),
          role: 'label' as const,
          isOrdinal,
        }));
      }),
  );
  const isBacked = ({ family, key, isOrdinal }: (typeof labels)[number]) =>
    items.some((item) => item.family === family && item.key === key) ||
    (isOrdinal && Number(key) <= 3 && !items.some((item) => item.family === family));
  let blanked = text;
  for (const label of labels.filter(isBacked)) {
    const { position, length } = label;
    blanked = blanked.slice(0, position) + '·'.repeat(length) + blanked.slice(position + length);
  }
  const families = ['split', 'interval'] as const;
  const mismatch = families.some((family) => {
    const parts = [...items, ...labels].filter((part) => part.family === family);
    return !isConsistent(parts.sort((a, b) => a.position - b.position));
  });
  return { text: blanked, mismatch: mismatch ? text.slice(0, 40) : null };
}
