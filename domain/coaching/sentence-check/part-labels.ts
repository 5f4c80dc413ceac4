import type { Fact } from '../facts/fact.ts';

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
  '\\d{1,2}(?:th)?(?:(?: ?(?:,|and|&|to|-|–|〜|~|と|、|・|和|与|與|跟|và) ?)第?\\d{1,2}(?!\\d|[:.]\\d)){0,9}';
/** Written with a numeral by rank: an early one is a word of order where no part is referred to. */
const LABELS: readonly Labels[] = [
  {
    family: 'split',
    pattern: new RegExp(
      `\\b(?:kilomet(?:er|re)s?|splits?|laps?|miles?|km|ki-?lô-?mét|cây số) (?:no\\.? ?|number |#|thứ |số )?(${LIST})(?![\\d:.]{0,4}\\d)`,
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
      `\\b(?:repetitions?|reps?|intervals?|repeats?|lần lặp|lần chạy|lượt|tổ|hiệp) (?:no\\.? ?|number |#|thứ |số )?(${LIST})(?![\\d:.]{0,4}\\d)`,
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
const LAST_EARLY_ORDINAL = 3;
const EXCERPT_LENGTH = 40;
const INDEXED = /(?:^|\.)(?:split|interval\.work)\.(\d+|fastest|slowest)\.(\w+)$/;

interface Part {
  position: number;
  family: Family;
  /** `4`, `fastest`. */
  key: string;
  role: 'label' | 'item';
  /** A word of order, which may also stand for itself: `the first kilometre`. */
  isEarlyOrdinal: boolean;
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
    const role = measure === 'number' ? 'label' : 'item';
    return [{ position: index, family, key, role, isEarlyOrdinal: false } as const];
  });
}

/** Two by two, or one label for all that stand beside it. */
function isPaired(labels: readonly Part[], items: readonly Part[]): boolean {
  if (labels.length === 0 || items.length === 0) return true;
  const [first, ...others] = labels;
  if (others.length === 0) return items.every(({ key }) => key === first?.key);
  if (labels.length > items.length) {
    const meant = labels.filter(
      ({ key, isEarlyOrdinal }) => !isEarlyOrdinal || items.some((item) => item.key === key),
    );
    return meant.length > 0 && meant.length < labels.length && isPaired(meant, items);
  }
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

function labelsIn(text: string): (Part & { length: number })[] {
  const labels = new Map<number, Part & { length: number }>();
  for (const { family, pattern } of LABELS) {
    for (const match of text.matchAll(pattern)) {
      const list = match[1] ?? '';
      const start = match.index + match[0].indexOf(list);
      const isOrdinal = /th|第|目|thứ/i.test(match[0]);
      for (const { index, 0: number } of list.matchAll(/\d+/g)) {
        const position = start + index;
        const isEarlyOrdinal = isOrdinal && Number(number) <= LAST_EARLY_ORDINAL;
        const key = String(Number(number));
        const { length } = number;
        labels.set(position, { position, length, family, key, role: 'label', isEarlyOrdinal });
      }
    }
  }
  return [...labels.values()];
}

/**
 * Reads how a sentence numbers the run's parts. A number is backed where a reference of the
 * sentence belongs to that part. `first` to `third` need none. But where a reference stands beside
 * them it must be that part's.
 *
 * @param text readable text with number words as digits, references as private characters
 */
export function readPartLabels(text: string, factAt: ReadonlyMap<string, Fact>): ReadLabels {
  const items = partsOfReferences(text, factAt);
  const labels = labelsIn(text);
  const backed = labels.filter(
    ({ family, key, isEarlyOrdinal }) =>
      isEarlyOrdinal || items.some((item) => item.family === family && item.key === key),
  );
  let blanked = text;
  for (const { position, length } of backed) {
    blanked = blanked.slice(0, position) + '·'.repeat(length) + blanked.slice(position + length);
  }
  const families = ['split', 'interval'] as const;
  const isMismatch = families.some((family) => {
    const parts = [...items, ...labels].filter((part) => part.family === family);
    return !isConsistent(parts.sort((a, b) => a.position - b.position));
  });
  return { text: blanked, mismatch: isMismatch ? text.slice(0, EXCERPT_LENGTH) : null };
}
