import type { NamedRuns, RunKind } from '../../questions/runs/named-runs.ts';
import type { RecentActivity } from '../../../training/recent-activity.ts';
import { isEasyPurpose, isHardPurpose, type EarlierActivity } from '../../facts/earlier-runs.ts';
import type { SpanDays } from './span-days.ts';

/** Runs of about a distance differ from it by this share at most. */
const ABOUT_SHARE = 0.04;

function isOfKind({ purpose, saidPurpose }: RecentActivity, kind: RunKind): boolean {
  if (saidPurpose === kind) return true;
  switch (kind) {
    case 'easy':
      return isEasyPurpose(purpose);
    case 'hard':
      return isHardPurpose(purpose) && purpose !== 'long';
    case 'long':
    case 'tempo':
    case 'intervals':
    case 'race':
      return purpose === kind;
  }
}

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
