import type { RosterEntry } from '@tasuki/domain/coaches/roster-entry';
import { afterPaint } from '../../platform/after-paint.ts';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import { watchAttention, watchRosterEntry } from './roster.ts';

/** The runners who need their coach, live, the most urgent first. */
export function useAttention(coachId: string) {
  return useLiveQuery<RosterEntry[]>({
    key: `attention/${coachId}`,
    watch: async (onEntries, onError) => {
      await afterPaint();
      return watchAttention(coachId, onEntries, onError);
    },
  });
}

/** One runner of a coach, live; null = they are not, or not any more. */
export function useRosterEntry(coachId: string, runnerUid: string) {
  return useLiveQuery<RosterEntry | null>({
    key: `roster/${coachId}/${runnerUid}`,
    watch: (onEntry, onError) => watchRosterEntry(coachId, runnerUid, onEntry, onError),
  });
}
