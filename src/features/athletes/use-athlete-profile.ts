import { useMemo } from 'react';
import {
  watchAthleteProfile,
  type AthleteProfileFields,
} from '../../data/athletes/athlete-profiles.ts';
import { useLiveQuery, type LiveQuerySource } from '../../platform/live/live-query.ts';

/** What a runner said about themselves, live; null = nothing yet. */
export function useAthleteProfile(uid: string) {
  const source = useMemo<LiveQuerySource<AthleteProfileFields | null>>(
    () => ({
      key: `athleteProfile/${uid}`,
      watch: (onData, onError) => watchAthleteProfile(uid, onData, onError),
    }),
    [uid],
  );
  return useLiveQuery(source);
}
