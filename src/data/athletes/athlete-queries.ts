import { type AthleteProfileFields } from '@tasuki/domain/athletes/stored-profile';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import {
  watchAthleteProfile,
  watchTargets,
  type ListedTarget,
  type TargetKind,
} from './athlete-profiles.ts';

/** What a runner said about themselves, live; null = nothing yet. */
export function useAthleteProfile(uid: string) {
  return useLiveQuery<AthleteProfileFields | null>({
    key: `athleteProfile/${uid}`,
    watch: (onData, onError) => watchAthleteProfile(uid, onData, onError),
  });
}

/** A runner's goals or tournaments, live, latest first. */
export function useTargets(uid: string, kind: TargetKind) {
  return useLiveQuery<ListedTarget[]>({
    key: `${kind}/${uid}`,
    watch: (onData, onError) => watchTargets(uid, kind, onData, onError),
  });
}
