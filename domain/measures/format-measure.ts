import type { FactUnit } from '../coaching/fact.ts';
import type { Language } from '../language.ts';

/** The reader's choice of distance units. */
export const UNIT_SYSTEMS = ['metric', 'imperial'] as const;
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

export interface MeasureReader {
  language: Language;
  units: UnitSystem;
}

const METERS_PER_MILE = 1609.344;
const METERS_PER_FOOT = 0.3048;

/** The words of each unit, as runners of the language write them behind a figure. */
const UNIT_WORDS: Record<
  Language,
  {
    kilometers: string;
    miles: string;
    meters: string;
    feet: string;
    perKilometer: string;
    perMile: string;
    kilometersPerHour: string;
    milesPerHour: string;
    beatsPerMinute: string;
    stepsPerMinute: string;
    seconds: string;
  }
> = {
  ja: {
    kilometers: ' km',
    miles: ' マイル',
    meters: ' m',
    feet: ' フィート',
    perKilometer: '/km',
    perMile: '/マイル',
    kilometersPerHour: ' km/h',
    milesPerHour: ' マイル/h',
    beatsPerMinute: ' 拍/分',
    stepsPerMinute: ' 歩/分',
    seconds: '秒',
  },
  en: {
    kilometers: ' km',
    miles: ' mi',
    meters: ' m',
    feet: ' ft',
    perKilometer: '/km',
    perMile: '/mi',
    kilometersPerHour: ' km/h',
    milesPerHour: ' mph',
    beatsPerMinute: ' bpm',
    stepsPerMinute: ' spm',
    seconds: ' s',
  },
  zh: {
    kilometers: ' 公里',
    miles: ' 英里',
    meters: ' 米',
    feet: ' 英尺',
    perKilometer: '/公里',
    perMile: '/英里',
    kilometersPerHour: ' 公里/时',
    milesPerHour: ' 英里/时',
    beatsPerMinute: ' 次/分',
    stepsPerMinute: ' 步/分',
    seconds: ' 秒',
  },
  'zh-tw': {
    kilometers: ' 公里',
    miles: ' 英里',
    meters: ' 公尺',
    feet: ' 英尺',
    perKilometer: '/公里',
    perMile: '/英里',
    kilometersPerHour: ' 公里/時',
    milesPerHour: ' 英里/時',
    beatsPerMinute: ' 下/分',
    stepsPerMinute: ' 步/分',
    seconds: ' 秒',
  },
  vi: {
    kilometers: ' km',
    miles: ' dặm',
    meters: ' m',
    feet: ' ft',
    perKilometer: '/km',
    perMile: '/dặm',
    kilometersPerHour: ' km/h',
    milesPerHour: ' dặm/h',
    beatsPerMinute: ' nhịp/phút',
    stepsPerMinute: ' bước/phút',
    seconds: ' giây',
  },
};

const NUMBER_LOCALES: Record<Language, string> = {
  ja: 'ja-JP',
  en: 'en-GB',
  zh: 'zh-CN',
  'zh-tw': 'zh-TW',
  vi: 'vi-VN',
};

const numberFormats = new Map<string, Intl.NumberFormat>();

/** A plain number with the language's decimal mark and grouping. */
export function formatNumber(value: number, language: Language, fractionDigits = 0): string {
  const key = `${language}/${fractionDigits}`;
  let format = numberFormats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(NUMBER_LOCALES[language], {
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
    });
    numberFormats.set(key, format);
  }
  // An amount that rounds to nothing has no sign.
  return format.format(Object.is(Number(value.toFixed(fractionDigits)), -0) ? 0 : value);
}

/**
 * Hours, minutes and seconds as on a watch: `45:07`, `1:02:03`. Rounds to whole seconds.
 *
 * @example formatClock(3723.4) // '1:02:03'
 */
export function formatClock(seconds: number): string {
  const whole = Math.round(Math.abs(seconds));
  const sign = seconds < 0 && whole > 0 ? '-' : '';
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = String(whole % 60).padStart(2, '0');
  if (hours === 0) return `${sign}${minutes}:${rest}`;
  return `${sign}${hours}:${String(minutes).padStart(2, '0')}:${rest}`;
}

/**
 * A figure with its unit in the reader's language and units; the same words
 * everywhere: screens, coach, proofs.
 *
 * @param value in the SI-like unit named by `unit`
 * @example formatMeasure(312.4, 'secondsPerKilometer', { language: 'en', units: 'metric' }) // '5:12/km'
 */
export function formatMeasure(value: number, unit: FactUnit, reader: MeasureReader): string {
  const { language, units } = reader;
  const words = UNIT_WORDS[language];
  const isImperial = units === 'imperial';
  switch (unit) {
    case 'meters': {
      if (Math.abs(value) < 1000) return formatNumber(value, language) + words.meters;
      const length = isImperial ? value / METERS_PER_MILE : value / 1000;
      return formatNumber(length, language, 2) + (isImperial ? words.miles : words.kilometers);
    }
    case 'metersOfAltitude':
      return isImperial
        ? formatNumber(value / METERS_PER_FOOT, language) + words.feet
        : formatNumber(value, language) + words.meters;
    case 'seconds':
      return Math.abs(value) < 59.5
        ? formatNumber(value, language) + words.seconds
        : formatClock(value);
    case 'secondsPerKilometer':
      return isImperial
        ? formatClock((value * METERS_PER_MILE) / 1000) + words.perMile
        : formatClock(value) + words.perKilometer;
    case 'metersPerSecond': {
      const metersPerHour = value * 3600;
      return isImperial
        ? formatNumber(metersPerHour / METERS_PER_MILE, language, 1) + words.milesPerHour
        : formatNumber(metersPerHour / 1000, language, 1) + words.kilometersPerHour;
    }
    case 'beatsPerMinute':
      return formatNumber(value, language) + words.beatsPerMinute;
    case 'perMinute':
      return formatNumber(value, language) + words.stepsPerMinute;
    case 'watts':
      return `${formatNumber(value, language)} W`;
    case 'celsius':
      return isImperial
        ? `${formatNumber((value * 9) / 5 + 32, language)} °F`
        : `${formatNumber(value, language)} °C`;
    case 'percent':
      return `${formatNumber(value, language)}%`;
    case 'count':
    case 'load':
      return formatNumber(value, language);
    case 'vdot':
      return formatNumber(value, language, 1);
  }
}
