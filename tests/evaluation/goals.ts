import type { AuditedSentence } from './sentence-audit.ts';
import { keptShare, type StabilityReport } from './stability.ts';
import { meanUsefulness, type ReadSessionResult } from './usefulness.ts';

interface Evaluated {
  sentences: readonly AuditedSentence[];
  read: readonly ReadSessionResult[];
  stability: Pick<StabilityReport, 'purposes' | 'findings'>;
}

/** What the evaluation found of one thing, as a share or a mean, and what it shall be. */
interface Goal {
  name: string;
  value: number;
  /** `least`: no less than the bound; `most`: no more. */
  bound: 'least' | 'most';
  wanted: number;
}

/** A share of nothing is no miss. */
function shareOf<Item>(items: readonly Item[], is: (item: Item) => boolean, ofNothing: number) {
  return items.length === 0 ? ofNothing : items.filter(is).length / items.length;
}

/** The goals of the coach, with what was reached. */
export function goalsOf({ sentences, read, stability }: Evaluated): Goal[] {
  const judged = read.filter(({ verdict }) => verdict !== null);
  const unclear = read.filter(
    ({ purpose, isRun, isLongEnoughToAsk }) => purpose === 'unclear' && isRun && isLongEnoughToAsk,
  );
  const runs = read.filter(({ isRun }) => isRun);
  const useful = (hasHistory: boolean, wanted: number) => {
    const ofThem = runs.filter((one) => one.hasHistory === hasHistory);
    return ofThem.length === 0 ? wanted : meanUsefulness(ofThem);
  };
  const count = (is: (sentence: AuditedSentence) => boolean) => sentences.filter(is).length;
  return [
    {
      name: 'false sentences',
      value: count(({ verdict }) => verdict === 'false'),
      bound: 'most',
      wanted: 0,
    },
    {
      name: 'unsafe advice',
      value: count(({ unsafe }) => unsafe !== null),
      bound: 'most',
      wanted: 0,
    },
    {
      name: 'unsupported sentences, share',
      value: shareOf(sentences, ({ verdict }) => verdict === 'unsupported', 0),
      bound: 'most',
      wanted: 0.01,
    },
    {
      name: 'purposes right or acceptable, share',
      value: shareOf(judged, ({ verdict }) => verdict !== 'wrong', 1),
      bound: 'least',
      wanted: 0.9,
    },
    {
      name: 'unclear runs asked about, share',
      value: shareOf(unclear, ({ asks }) => asks, 1),
      bound: 'least',
      wanted: 0.8,
    },
    {
      name: 'stability of purposes, share',
      value: keptShare(stability.purposes),
      bound: 'least',
      wanted: 0.99,
    },
    {
      name: 'stability of findings, share',
      value: keptShare(stability.findings),
      bound: 'least',
      wanted: 0.99,
    },
    {
      name: "usefulness of a newcomer's runs",
      value: useful(false, 3.5),
      bound: 'least',
      wanted: 3.5,
    },
    { name: 'usefulness with a history', value: useful(true, 4), bound: 'least', wanted: 4 },
  ];
}

export function isMissed({ value, bound, wanted }: Goal): boolean {
  return bound === 'least' ? value < wanted : value > wanted;
}

/** A line for each goal. */
export function goalLines(goals: readonly Goal[]): string[] {
  return goals.map((goal) => {
    const { name, value, bound, wanted } = goal;
    const shown = Number.isInteger(value) ? String(value) : value.toFixed(3);
    return `  ${isMissed(goal) ? '✗' : '✓'} ${name}: ${shown}, ${bound === 'least' ? 'at least' : 'at most'} ${wanted}`;
  });
}
