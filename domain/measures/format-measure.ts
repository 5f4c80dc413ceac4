import type { MeasureUnit } from './units.ts';
import type { Language } from '../language.ts';
import { DAY_MILLISECONDS } from './durations.ts';

/** The viewer's choice of distance units. */
export const UNIT_SYSTEMS = ['metric', 'imperial'] as const;
export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

/** The viewer's choice of the unit of temperatures. */
export const TEMPERATURE_UNITS = ['celsius', 'fahrenheit', 'kelvin'] as const;
export type TemperatureUnit = (typeof TEMPERATURE_UNITS)[number];

/** The viewer's choices of units. */
export interface MeasureUnits {
  units: UnitSystem;
  /** Left out = degrees Celsius, with imperial units Fahrenheit. */
  temperature?: TemperatureUnit | undefined;
}

export interface MeasureLocale extends MeasureUnits {
  language: Language;
}

const TEMPERATURE_WORDS: Readonly<Record<TemperatureUnit, string>> = {
  celsius: '°C',
  fahrenheit: '°F',
  kelvin: 'K',
};
const KELVIN_AT_ZERO_CELSIUS = 273.15;

/** In which unit temperatures are shown. */
export function temperatureUnitOf({ units, temperature }: MeasureUnits): TemperatureUnit {
  return temperature ?? (units === 'imperial' ? 'fahrenheit' : 'celsius');
}

function displayedTemperature(celsius: number, unit: TemperatureUnit): number {
  switch (unit) {
    case 'celsius':
      return celsius;
    case 'fahrenheit':
      return (celsius * 9) / 5 + 32;
    case 'kelvin':
      return celsius + KELVIN_AT_ZERO_CELSIUS;
  }
}

const METERS_PER_MILE = 1609.344;
const METERS_PER_FOOT = 0.3048;

/** Written alike in every language. */
const PER_100_METERS = '/100 m';

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
    minutes: string;
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
    beatsPerMinute: ' bpm',
    stepsPerMinute: ' 歩/分',
    seconds: '秒',
    minutes: '分',
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
    minutes: ' min',
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
    minutes: ' 分钟',
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
    beatsPerMinute: ' bpm',
    stepsPerMinute: ' 步/分',
    seconds: ' 秒',
    minutes: ' 分鐘',
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
    minutes: ' phút',
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
  return format.format(Number(value.toFixed(fractionDigits)) === 0 ? 0 : value);
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
 * A figure with its unit in the viewer's language and units; the same words everywhere: screens,
 * coach, proofs.
 *
 * @param value in the SI-like unit named by `unit`
 * @example formatMeasure(312.4, 'secondsPerKilometer', { language: 'en', units: 'metric' }) // '5:12/km'
 */
export function formatMeasure(value: number, unit: MeasureUnit, locale: MeasureLocale): string {
  const { language } = locale;
  const words = unitWords(unit, locale);
  const inUnits = toDisplayedValue(value, unit, locale);
  switch (unit) {
    case 'meters': {
      const meters = Math.round(Math.abs(value));
      // A distance of zero is given in kilometres or miles, and never in metres as on a track.
      if (meters === 0) return `${formatNumber(0, language)} ${words}`;
      return meters < 1000
        ? formatNumber(value, language) + UNIT_WORDS[language].meters
        : `${formatNumber(inUnits, language, 2)} ${words}`;
    }
    case 'roundMeters':
      return `${formatNumber(inUnits, language, hasTenths(inUnits) ? 1 : 0)} ${words}`;
    case 'seconds':
      return Math.abs(value) < 59.5
        ? formatNumber(value, language) + UNIT_WORDS[language].seconds
        : formatClock(value);
    case 'raceSeconds':
      return formatClock(value);
    case 'minutes':
      return formatNumber(value, language) + UNIT_WORDS[language].minutes;
    case 'repetitionMeters':
      return `${Math.round(value)} ${words}`;
    case 'secondsPerKilometer':
      return formatClock(inUnits) + words;
    case 'secondsPer100Meters':
      return formatClock(value) + words;
    case 'metersPerSecond':
      return `${formatNumber(inUnits, language, 1)} ${words}`;
    case 'metersOfAltitude':
    case 'beatsPerMinute':
    case 'perMinute':
    case 'watts':
    case 'celsius':
      return `${formatNumber(inUnits, language)} ${words}`;
    case 'percent':
      return formatNumber(value, language) + words;
    case 'count':
    case 'load':
      return formatNumber(value, language);
    case 'vdot':
      return formatNumber(value, language, 1);
  }
}

/** A day number of the last months as a day within a sentence, without its year: `Nov 15`, `11月15日`. */
export function formatRecentDay(day: number, language: Language): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-US' : NUMBER_LOCALES[language], {
    day: 'numeric',
    month: language === 'en' ? 'short' : 'long',
    timeZone: 'UTC',
  }).format(new Date(day * DAY_MILLISECONDS));
}

/**
 * The same of any year, which is named where it is another than today's: `Nov 15, 2024`.
 *
 * @param today as a day number
 */
export function formatPastDay(day: number, today: number, language: Language): string {
  const yearOf = (one: number) => new Date(one * DAY_MILLISECONDS).getUTCFullYear();
  if (yearOf(day) === yearOf(today)) return formatRecentDay(day, language);
  if (language === 'vi') return `${formatRecentDay(day, language)} năm ${yearOf(day)}`;
  return new Intl.DateTimeFormat(language === 'en' ? 'en-US' : NUMBER_LOCALES[language], {
    day: 'numeric',
    month: language === 'en' ? 'short' : 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(day * DAY_MILLISECONDS));
}

function hasTenths(value: number): boolean {
  return Math.round(value * 10) % 10 !== 0;
}

/**
 * A figure in the viewer's units without their words, e.g. for an axis whose title names the unit
 * once.
 *
 * @example toDisplayedValue(5000, 'meters', { units: 'imperial' }) // 3.1068… (miles)
 */
export function toDisplayedValue(value: number, unit: MeasureUnit, chosen: MeasureUnits): number {
  const isImperial = chosen.units === 'imperial';
  switch (unit) {
    case 'meters':
    case 'roundMeters':
      return isImperial ? value / METERS_PER_MILE : value / 1000;
    case 'metersOfAltitude':
      return isImperial ? value / METERS_PER_FOOT : value;
    case 'secondsPerKilometer':
      return isImperial ? (value * METERS_PER_MILE) / 1000 : value;
    case 'metersPerSecond':
      return (value * 3600) / (isImperial ? METERS_PER_MILE : 1000);
    case 'celsius':
      return displayedTemperature(value, temperatureUnitOf(chosen));
    case 'repetitionMeters':
    case 'secondsPer100Meters':
    case 'seconds':
    case 'raceSeconds':
    case 'minutes':
    case 'beatsPerMinute':
    case 'perMinute':
    case 'watts':
    case 'percent':
    case 'count':
    case 'load':
    case 'vdot':
      return value;
  }
}

/** Metres of the unit in which distances are shown and typed: a kilometre or a mile. */
export function metersPerLongUnit({ units }: MeasureUnits): number {
  return units === 'imperial' ? METERS_PER_MILE : 1000;
}

/** The unit alone as it stands behind a figure, e.g. `/km`, `bpm`, `步/分`; '' where there is none. */
export function unitWords(unit: MeasureUnit, locale: MeasureLocale): string {
  const words = UNIT_WORDS[locale.language];
  const isImperial = locale.units === 'imperial';
  switch (unit) {
    case 'meters':
    case 'roundMeters':
      return (isImperial ? words.miles : words.kilometers).trim();
    case 'metersOfAltitude':
      return (isImperial ? words.feet : words.meters).trim();
    case 'repetitionMeters':
      return words.meters.trim();
    case 'seconds':
      return words.seconds.trim();
    case 'minutes':
      return words.minutes.trim();
    case 'secondsPerKilometer':
      return isImperial ? words.perMile : words.perKilometer;
    case 'secondsPer100Meters':
      return PER_100_METERS;
    case 'metersPerSecond':
      return (isImperial ? words.milesPerHour : words.kilometersPerHour).trim();
    case 'beatsPerMinute':
      return words.beatsPerMinute.trim();
    case 'perMinute':
      return words.stepsPerMinute.trim();
    case 'watts':
      return 'W';
    case 'celsius':
      return TEMPERATURE_WORDS[temperatureUnitOf(locale)];
    case 'percent':
      return '%';
    case 'count':
    case 'load':
    case 'vdot':
    case 'raceSeconds':
      return '';
  }
}
