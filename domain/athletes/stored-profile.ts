import { RECORD_DISTANCES, type AthleteProfile, type RecordDistance } from './athlete-profile.ts';
import { UNKNOWN_PHYSIOLOGY } from './athlete-physiology.ts';

/** A runner's statements about themselves, the server's times aside. */
export type AthleteProfileFields = Omit<AthleteProfile, 'createdAt' | 'updatedAt'>;

export const EMPTY_ATHLETE_PROFILE: AthleteProfileFields = {
  ...UNKNOWN_PHYSIOLOGY,
  trainingSessionsPerWeek: null,
  trainingPurpose: null,
  sportsWatchManufacturer: null,
  recordSeconds: Object.fromEntries(RECORD_DISTANCES.map((distance) => [distance, null])) as Record<
    RecordDistance,
    null
  >,
  availableWeekdays: [],
};

/** A profile as it is stored; what is not given stays unknown. */
export function athleteProfileOf(data: Readonly<Record<string, unknown>>): AthleteProfileFields {
  const stored = data as Partial<AthleteProfileFields>;
  return {
    ...EMPTY_ATHLETE_PROFILE,
    ...Object.fromEntries(
      Object.keys(EMPTY_ATHLETE_PROFILE).flatMap((key) => (key in data ? [[key, data[key]]] : [])),
    ),
    recordSeconds: { ...EMPTY_ATHLETE_PROFILE.recordSeconds, ...stored.recordSeconds },
  };
}
