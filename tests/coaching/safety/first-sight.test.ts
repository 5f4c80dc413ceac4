import { describe, expect, it } from 'vitest';
import { findMatter } from '@tasuki/domain/coaching/safety/matters/find-matter';
import { findRedFlags } from '@tasuki/domain/coaching/safety/red-flags';
import type { RedFlag } from '@tasuki/domain/coaching/safety/red-flag';
import { ORDINARY_WORDINGS } from '@tasuki/domain/coaching/learnt-signs/sentences/ordinary-wordings';
import { AGES_AND_DIALECTS } from '@tasuki/domain/coaching/learnt-signs/sentences/ages-and-dialects';
import { MIXED_REGISTERS } from '@tasuki/domain/coaching/learnt-signs/sentences/mixed-registers';
import { JOKES_AND_REQUESTS } from '@tasuki/domain/coaching/learnt-signs/sentences/jokes-and-requests';
import { FURTHER_WORDINGS } from '@tasuki/domain/coaching/learnt-signs/sentences/further-wordings';
import { OWN_WORDINGS } from '@tasuki/domain/coaching/learnt-signs/sentences/own-wordings';
import type {
  Danger,
  WordingSet,
} from '@tasuki/domain/coaching/learnt-signs/sentences/wording-set';

/** Signs that are as right an answer as the one expected. */
const AS_RIGHT: Partial<Record<Danger, readonly Danger[]>> = {
  reds: ['eating-disorder'],
  'eating-disorder': ['reds'],
  'heat-stroke': ['syncope', 'neurological'],
  'head-injury': ['neurological'],
  hyponatremia: ['neurological'],
  'bone-stress-injury': ['bone-stress-injury-high-risk'],
  overdose: ['bleeding'],
  'acute-illness': ['cardiac'],
  breathlessness: ['dvt', 'bleeding'],
};

function dangersIn(text: string): Danger[] {
  return dangersOf(text, findRedFlags(text));
}

/** The sign of a grown-up is answered for them, and is no danger of the runner's. */
function ownDangersIn(text: string): Danger[] {
  return dangersOf(
    text,
    findRedFlags(text).filter(({ ofOther }) => ofOther !== 'adult'),
  );
}

function dangersOf(text: string, flags: readonly RedFlag[]): Danger[] {
  const signs = flags.map(({ category }) => category);
  const matter = findMatter(text);
  const isDanger = matter === 'abuse' || matter === 'danger' || matter === 'lightning';
  return isDanger ? [...signs, matter] : signs;
}

const SETS: readonly (readonly [string, WordingSet])[] = [
  ['ordinary wordings', ORDINARY_WORDINGS],
  ['wordings of the young, the old, of dialects and of speech', AGES_AND_DIALECTS],
  ['wordings of many registers', MIXED_REGISTERS],
  ['jokes, dialects and dangers around the runner', JOKES_AND_REQUESTS],
  ['songs, prices and questions beside dangers', FURTHER_WORDINGS],
  ['wordings of who mended the rules', OWN_WORDINGS],
];

describe.each(SETS)('%s', (_name, { dangers, harmless, denied }) => {
  it.each(Object.values(dangers).flat())('tells of %s: %j', (danger, text) => {
    const found = dangersIn(text);
    const right = [danger, ...(AS_RIGHT[danger] ?? [])];
    expect(found.filter((one) => right.includes(one))).not.toEqual([]);
  });

  it.each(Object.values(harmless).flat())('is harmless: %j', (text) => {
    expect(dangersIn(text)).toEqual([]);
  });

  it.each(Object.values(denied).flat())('is no danger of the runner’s now: %j', (text) => {
    expect(ownDangersIn(text)).toEqual([]);
  });
});
