import type { Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@tasuki/domain/language';
import { TEMPERATURE_UNITS, type MeasureLocale } from '@tasuki/domain/measures/format-measure';
import {
  UNKNOWN_PHYSIOLOGY,
  type AthletePhysiology,
} from '@tasuki/domain/athletes/athlete-physiology';

/** The person an activity is analysed for. */
export interface Athlete {
  physiology: AthletePhysiology;
  locale: MeasureLocale;
  /** The person's names, as far as they gave them. */
  names: readonly string[];
}

/** Reads account and athlete profile; what is not given stays unknown. */
export async function readAthlete(firestore: Firestore, uid: string): Promise<Athlete> {
  const [account, profile] = await firestore.getAll(
    firestore.doc(firestorePaths.user(uid)),
    firestore.doc(firestorePaths.athleteProfile(uid)),
  );
  const language: unknown = account?.get('language');
  const fields: Readonly<Record<string, unknown>> = profile?.data() ?? {};
  const { sex } = fields;
  return {
    physiology: {
      birthYear: figure(fields, 'birthYear'),
      sex: sex === 'female' || sex === 'male' ? sex : UNKNOWN_PHYSIOLOGY.sex,
      restingHeartRateBeatsPerMinute: figure(fields, 'restingHeartRateBeatsPerMinute'),
      maximumHeartRateBeatsPerMinute: figure(fields, 'maximumHeartRateBeatsPerMinute'),
      thresholdHeartRateBeatsPerMinute: figure(fields, 'thresholdHeartRateBeatsPerMinute'),
    },
    locale: {
      language: languageOr(language),
      units: account?.get('units') === 'imperial' ? 'imperial' : 'metric',
      temperature: TEMPERATURE_UNITS.find((unit) => unit === account?.get('temperatureUnit')),
    },
    names: ['firstName', 'lastName', 'displayName']
      .map((field): unknown => account?.get(field))
      .filter((name) => typeof name === 'string'),
  };
}

function languageOr(language: unknown): Language {
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}

function figure(
  fields: Readonly<Record<string, unknown>>,
  name: keyof AthletePhysiology,
): number | null {
  const value = fields[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
