import { mondayOf } from '../../../measures/calendar-day.ts';
import { DAYS_A_WEEK } from '../../../measures/durations.ts';
import type { QuotedFact } from '../conversation.ts';
import { historyProof, type EarlierActivity } from '../earlier-runs.ts';
import { makeFact } from '../make-fact.ts';

/**
 * On how many days of last week and of this week until yesterday nothing was run, as `answer.daysOff.…`.
 *
 * @param runs the weeks that are known, newest first
 * @param today as `dayNumber`, on the runner's clock
 */
export function factsOfDaysOff(runs: readonly EarlierActivity[], today: number): QuotedFact[] {
  const sinceMonday = today - mondayOf(today);
  const oldest = runs.at(-1)?.daysAgo ?? 0;
  // Before the first known run nobody knows whether a day was one off.
  if (oldest < sinceMonday + DAYS_A_WEEK) return [];
  return [
    ...factsOfSpan('lastWeek', runs, { from: sinceMonday + 1, to: sinceMonday + DAYS_A_WEEK }),
    ...factsOfSpan('week', runs, { from: 1, to: sinceMonday }),
  ];
}

function factsOfSpan(
  name: string,
  runs: readonly EarlierActivity[],
  { from, to }: { from: number; to: number },
): QuotedFact[] {
  const ofSpan = runs.filter(({ daysAgo }) => daysAgo >= from && daysAgo <= to);
  const days = new Set(ofSpan.map(({ daysAgo }) => daysAgo));
  return makeFact(`answer.daysOff.${name}`, to - from + 1 - days.size, {
    unit: 'count',
    method: 'runs-counted',
    proof: historyProof(to, ofSpan),
  }).map((fact) => ({ ...fact, activityId: null }));
}
