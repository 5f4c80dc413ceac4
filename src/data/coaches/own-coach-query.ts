import { useLiveQuery } from '../../platform/live/live-query.ts';
import { loadOwnCoach, type OwnCoach } from './own-coach.ts';

/** A coach's own page; null = there is none. */
export function useOwnCoach(uid: string) {
  return useLiveQuery<OwnCoach | null>({ key: `own coach/${uid}`, load: () => loadOwnCoach(uid) });
}
