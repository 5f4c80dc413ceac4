import type { ActivityRow } from '../activities/activity-row.ts';
import type { Language } from '../language.ts';
import { formatMonthDay, type DateLocale } from '../measures/format-date.ts';
import { formatMeasure, type MeasureLocale } from '../measures/format-measure.ts';
import { spokenDuration } from '../measures/spoken-measure.ts';

/** Variables that fill in by themselves: whom the coach writes to, and figures of their last run. */
export const KNOWN_VARIABLES = ['name', 'distance', 'time', 'pace', 'date'] as const;
export type KnownVariable = (typeof KNOWN_VARIABLES)[number];

/**
 * Coaches' names for them between the braces. The first name is the one that the editor inserts.
 */
const NAMES: Readonly<Record<Language, Readonly<Record<KnownVariable, readonly string[]>>>> = {
  en: {
    name: ['name'],
    distance: ['distance'],
    time: ['time'],
    pace: ['pace'],
    date: ['date'],
  },
  ja: {
    name: ['名前', '氏名'],
    distance: ['距離'],
    time: ['タイム', '時間'],
    pace: ['ペース'],
    date: ['日付'],
  },
  zh: {
    name: ['姓名', '名字'],
    distance: ['距离'],
    time: ['用时', '时间'],
    pace: ['配速'],
    date: ['日期'],
  },
  'zh-tw': {
    name: ['姓名', '名字'],
    distance: ['距離'],
    time: ['時間', '用時'],
    pace: ['配速'],
    date: ['日期'],
  },
  vi: {
    name: ['tên'],
    distance: ['quãng đường', 'cự ly'],
    time: ['thời gian'],
    pace: ['pace'],
    date: ['ngày'],
  },
};

const BY_NAME: ReadonlyMap<string, KnownVariable> = new Map(
  Object.values(NAMES).flatMap((names) =>
    KNOWN_VARIABLES.flatMap((variable) =>
      names[variable].map((name) => [name.normalize('NFKC'), variable] as const),
    ),
  ),
);

/**
 * The variable of a name in any of the languages; null = none that fills in by itself.
 *
 * @param name in lower case and NFKC, as variables are compared
 */
export function knownVariableOf(name: string): KnownVariable | null {
  return BY_NAME.get(name) ?? null;
}

/** The name that the editor inserts for it, in the coach's language and without the braces. */
export function knownVariableName(variable: KnownVariable, language: Language): string {
  return NAMES[language][variable][0] ?? variable;
}

/** The person whom a coach writes to. */
export interface Recipient {
  /** The name that others see; null = not known. */
  name: string | null;
  /** Their last run; null = there is none, or the coach may not see it. */
  lastRun: Pick<
    ActivityRow,
    | 'startedAt'
    | 'utcOffsetMinutes'
    | 'distanceMeters'
    | 'movingSeconds'
    | 'averagePaceSecondsPerKilometer'
  > | null;
}

/**
 * Values that fill in by themselves for one recipient, as they are said in a sentence. Unknown ones
 * are left out, so that the coach is asked for them.
 */
export function knownValues(
  { name, lastRun }: Recipient,
  measures: MeasureLocale,
  dates: DateLocale,
): ReadonlyMap<KnownVariable, string> {
  const values = new Map<KnownVariable, string>();
  if (name !== null && name.trim() !== '') values.set('name', name.trim());
  if (lastRun === null) return values;
  const { distanceMeters, movingSeconds, averagePaceSecondsPerKilometer: pace } = lastRun;
  if (distanceMeters !== null && distanceMeters > 0) {
    values.set('distance', formatMeasure(distanceMeters, 'roundMeters', measures));
  }
  if (movingSeconds > 0) values.set('time', spokenDuration(movingSeconds, measures.language));
  if (pace !== null) values.set('pace', formatMeasure(pace, 'secondsPerKilometer', measures));
  values.set('date', formatMonthDay(lastRun.startedAt, lastRun.utcOffsetMinutes, dates));
  return values;
}
