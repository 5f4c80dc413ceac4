import type { Language } from '../language.ts';
import {
  formatMeasure,
  toDisplayedValue,
  unitWords,
  type MeasureLocale,
} from './format-measure.ts';
import type { MeasureUnit } from './units.ts';

/** From here on the seconds say nothing that a listener would keep. */
const WHOLE_MINUTES_FROM_SECONDS = 30 * 60;
/** From here on nobody says the few seconds by which a whole minute was missed. */
const NEARLY_WHOLE_FROM_SECONDS = 10 * 60;
const FEW_SECONDS = 5;
/** Below, whole metres are said. */
const LONG_FROM_METERS = 1000;

interface DurationWords {
  hours: (count: number) => string;
  minutes: (count: number) => string;
  seconds: (count: number) => string;
  /** Minutes in front of seconds, where they are shorter than alone. */
  minutesBeforeSeconds?: (count: number) => string;
  gap: '' | ' ';
}

function englishNoun(noun: string): (count: number) => string {
  return (count) => `${count} ${noun}${count === 1 ? '' : 's'}`;
}

const DURATION_WORDS: Readonly<Record<Language, DurationWords>> = {
  en: {
    hours: englishNoun('hour'),
    minutes: englishNoun('minute'),
    seconds: englishNoun('second'),
    gap: ' ',
  },
  ja: {
    hours: (count) => `${count}時間`,
    minutes: (count) => `${count}分`,
    seconds: (count) => `${count}秒`,
    gap: '',
  },
  zh: {
    hours: (count) => `${count} 小时`,
    minutes: (count) => `${count} 分钟`,
    seconds: (count) => `${count} 秒`,
    minutesBeforeSeconds: (count) => `${count} 分`,
    gap: ' ',
  },
  'zh-tw': {
    hours: (count) => `${count} 小時`,
    minutes: (count) => `${count} 分鐘`,
    seconds: (count) => `${count} 秒`,
    minutesBeforeSeconds: (count) => `${count} 分`,
    gap: ' ',
  },
  vi: {
    hours: (count) => `${count} giờ`,
    minutes: (count) => `${count} phút`,
    seconds: (count) => `${count} giây`,
    gap: ' ',
  },
};

/** The seconds of the smallest part that is said. */
function spokenStep(seconds: number): number {
  const whole = Math.round(seconds);
  const fromMinute = Math.abs(whole - Math.round(whole / 60) * 60);
  const isNearlyWhole = whole >= NEARLY_WHOLE_FROM_SECONDS && fromMinute <= FEW_SECONDS;
  return isNearlyWhole || whole >= WHOLE_MINUTES_FROM_SECONDS ? 60 : 1;
}

/**
 * A length of time as people say it: whole seconds below half an hour, whole minutes from there on.
 * Where only a few seconds are missing, it is whole minutes, too.
 *
 * @example spokenDuration(44_460, 'en') // '12 hours 21 minutes'
 * @example spokenDuration(1215, 'ja') // '20分15秒'
 */
export function spokenDuration(seconds: number, language: Language): string {
  const step = spokenStep(seconds);
  const whole = Math.max(0, Math.round(seconds / step) * step);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = whole % 60;
  const words = DURATION_WORDS[language];
  const minutesInWords = rest > 0 ? (words.minutesBeforeSeconds ?? words.minutes) : words.minutes;
  const parts = [
    ...(hours > 0 ? [words.hours(hours)] : []),
    ...(minutes > 0 ? [minutesInWords(minutes)] : []),
    ...(rest > 0 || whole === 0 ? [words.seconds(rest)] : []),
  ];
  return parts.join(words.gap);
}

/**
 * A figure as it stands in a sentence: like {@link formatMeasure}, but lengths of time are said
 * rather than shown on a clock. Distances are said to the tenth of a kilometre or mile. Paces and race times stay
 * clocks, as runners write them.
 *
 * @example spokenMeasure(10_020, 'meters', { language: 'en', units: 'metric' }) // '10 km'
 * @param value in the SI-like unit named by `unit`
 */
export function spokenMeasure(value: number, unit: MeasureUnit, locale: MeasureLocale): string {
  if (unit === 'seconds') return spokenDuration(value, locale.language);
  if (unit === 'minutes') return spokenDuration(Math.round(value) * 60, locale.language);
  const isLong = unit === 'meters' && Math.round(Math.abs(value)) >= LONG_FROM_METERS;
  return formatMeasure(value, isLong ? 'roundMeters' : unit, locale);
}

/**
 * By how much two paces differ, as runners say it: seconds a kilometre or mile, and no clock.
 *
 * @param seconds a kilometre
 * @example spokenPaceDifference(12.6, { language: 'en', units: 'metric' }) // '13 s/km'
 */
export function spokenPaceDifference(seconds: number, locale: MeasureLocale): string {
  const inUnits = toDisplayedValue(seconds, 'secondsPerKilometer', locale);
  return formatMeasure(inUnits, 'seconds', locale) + unitWords('secondsPerKilometer', locale);
}
