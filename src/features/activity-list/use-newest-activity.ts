import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { useActivityFilter } from './activity-filter-store.ts';
import { listedActivities } from './activity-filter.ts';
import { useActivityFeed } from './use-activity-feed.ts';

/** How far down the list it is looked for. */
const ROWS_LOOKED_AT = 10;

/**
 * The newest listed activity that the coach has read, or reads: what stands open beside the list
 * while nobody has chosen another. One that only its provider has is not fetched unasked.
 */
export function useNewestActivity(uid: string): ActivityRow | null {
  const { snapshot } = useActivityFeed(uid);
  const filter = useActivityFilter();
  if (snapshot.state !== 'ready') return null;
  const listed = listedActivities(snapshot.rows.slice(0, ROWS_LOOKED_AT), filter);
  return (
    listed.find(({ isPurged, feedbackState }) => !isPurged && feedbackState !== 'withheld') ?? null
  );
}
