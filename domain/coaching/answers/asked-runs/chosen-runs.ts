import type { NamedRuns } from '../../questions/runs/named-runs.ts';
import type { EarlierActivity } from '../../facts/earlier-runs.ts';
import { isNamedRun } from '../../questions/runs/is-named-run.ts';
import type { SpanDays } from './span-days.ts';

/** The runs of a span that a question names, newest first. */
export function chosenRuns(
  runs: readonly EarlierActivity[],
  named: NamedRuns,
  { from, to }: SpanDays,
): EarlierActivity[] {
  return runs.filter(
    ({ activity, daysAgo }) => daysAgo >= from && daysAgo <= to && isNamedRun(activity, named),
  );
}
