import type { NamedRuns } from '../../questions/runs/named-runs.ts';
import type { RecentActivity } from '../../../training/recent-activity.ts';
import type { EarlierActivity } from '../../facts/earlier-runs.ts';
import { isOfKind } from '../../questions/runs/kinds-of-runs.ts';
import type { SpanDays } from './span-days.ts';

/** Runs of about a distance differ from it by this share at most. */
const ABOUT_SHARE = 0.04;

function isChosen(activity: RecentActivity, { kind, meters, isAbout, seconds }: NamedRuns) {
  const length = activity.distanceMeters ?? 0;
  if (kind !== null && !isOfKind(activity, kind)) return false;
  if (seconds !== null && activity.movingSeconds < seconds) return false;
  if (meters === null) return true;
  return isAbout ? Math.abs(length / meters - 1) <= ABOUT_SHARE : length >= meters;
}

/** The runs of a span that a question names, newest first. */
export function chosenRuns(
  runs: readonly EarlierActivity[],
  named: NamedRuns,
  { from, to }: SpanDays,
): EarlierActivity[] {
  return runs.filter(
    ({ activity, daysAgo }) => daysAgo >= from && daysAgo <= to && isChosen(activity, named),
  );
}
