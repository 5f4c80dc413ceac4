import type { CoachApplication } from '@tasuki/domain/coaches/coach-application';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import { loadCoachApplication } from './coach-applications.ts';

/** @param uid null = nothing to read */
export function useCoachApplication(uid: string | null) {
  return useLiveQuery<CoachApplication | null>(
    uid === null
      ? null
      : { key: `coach application/${uid}`, load: () => loadCoachApplication(uid) },
  );
}
