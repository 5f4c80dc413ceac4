import type { Language } from '../../language.ts';
import { measureAt, type Measure } from './measure-words.ts';
import { multiplesIn } from './multiples.ts';
import { englishNumbersAsDigits } from './number-words-en.ts';
import { vietnameseNumbersAsDigits } from './number-words-vi.ts';
import { wideNumbersAsDigits } from './number-words-wide.ts';

/** A figure as it stands in a text, comparable to the same figure elsewhere. */
export interface Figure {
  /** `5:30`, `12.5`, or the words of an amount without a number: `twice`. */
  value: string;
  /** A measure, else the word that follows, since three intervals are not three children. */
  unit: Measure | (string & {});
  excerpt: string;
}

/** Clock times, decimals, thousands, fractions: what belongs to one number. */
const NUMBER = /\d+(?:[.,:/]\d+)*(?:'\d{1,2})?/g;
/** `5分30秒`, `1 h 20 min`, `1h20`: one duration in two or three parts. */
const DURATION =
  /(?:(\d{1,3}) ?(?:h|hours?|[个個]?小[时時]|時間|giờ|tiếng),?(?: and)? ?)?(?:(\d{1,3}) ?(?:m|min|mins|minutes?|分[钟鐘]?|phút),?(?: and)? ?)(\d{1,2})(?: ?(?:s|sec|secs|seconds?|秒[钟鐘]?|giây)(?!\p{Script=Latin})|(?=[をでにのはが切台ペ/]|$))|(\d{1,3}) ?(?:h|hours?|[个個]?小[时時]|時間|giờ|tiếng),?(?: and)? ?(\d{1,2}) ?(?:m|min|mins|minutes?|分[钟鐘]?|phút)(?!\p{Script=Latin})|(\d{1,2}) ?(?:h|giờ|tiếng) ?(\d{2})(?![\d\p{L}:]|[.,]\d| ?(?:k|km|kilomet\p{L}+|mi|miles?)(?!\p{L}))/giu;
const RANGE = /^ ?(?:-|–|~|〜|to|đến|到|至|から) ?(?=\d)/i;
const THOUSANDS = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const NEXT_WORD =
  /^[ -]?(?:(?:an?|the|as|per|of|của|mỗi) )?([\p{Script=Latin}\p{M}]+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])/iu;
const EXCERPT_MARGIN = 12;

/** Number words of all the languages as digits: a sentence may mix them. */
export function numbersAsDigits(text: string, language: Language): string {
  return vietnameseNumbersAsDigits(wideNumbersAsDigits(englishNumbersAsDigits(text), language));
}

function canonicalNumber(written: string): string {
  if (written.includes(':') || written.includes('/')) {
    return written.replace(/^0+(?=\d)/, '');
  }
  const minutes = /^(\d+)'(\d{1,2})$/.exec(written);
  if (minutes) return `${Number(minutes[1])}:${(minutes[2] ?? '').padStart(2, '0')}`;
  const plain = THOUSANDS.test(written) ? written.replaceAll(',', '') : written.replace(',', '.');
  const value = Number(plain);
  return Number.isFinite(value) ? String(value) : written;
}

function unitAt(text: string, position: number, isClock = false): Figure['unit'] {
  const found = measureAt(text, position);
  if (found) return found.measure;
  const range = RANGE.exec(text.slice(position, position + 8));
  if (range) {
    const next = /^\d+(?:[.,:/]\d+)*/.exec(text.slice(position + range[0].length));
    if (next) return unitAt(text, position + range[0].length + next[0].length);
  }
  // A clock time is what it is, whatever the sentence goes on with.
  if (isClock) return '';
  const word = NEXT_WORD.exec(text.slice(position, position + 32))?.[1] ?? '';
  return word.toLowerCase().replace(/s$/, '');
}

function excerptOf(text: string, start: number, end: number): string {
  return text.slice(Math.max(0, start - EXCERPT_MARGIN), end + EXCERPT_MARGIN).trim();
}

/**
 * The parts of a duration as one clock, so that no two durations can be recombined. It has hours,
 * too: what was said in minutes is not to be read as hours.
 */
function withClocks(text: string): string {
  return text.replace(DURATION, (_, ...parts: (string | undefined)[]) => {
    const [hours, minutes, seconds, onlyHours, rest, shortHours, shortRest] = parts;
    const pad = (part: string | undefined) => (part ?? '0').padStart(2, '0');
    if (onlyHours !== undefined) return `${onlyHours}:${pad(rest)}:00`;
    if (shortHours !== undefined) return `${shortHours}:${pad(shortRest)}:00`;
    return hours === undefined
      ? `0:${pad(minutes)}:${pad(seconds)}`
      : `${hours}:${pad(minutes)}:${pad(seconds)}`;
  });
}

/**
 * Every figure in digits.
 *
 * @param digits readable text whose number words have become digits
 */
export function figuresInDigits(digits: string): Figure[] {
  const text = withClocks(digits);
  return [...text.matchAll(NUMBER)].map(({ index, 0: written }) => {
    const end = index + written.length;
    return {
      value: canonicalNumber(written),
      unit: unitAt(text, end, written.includes(':')),
      excerpt: excerptOf(text, index, end),
    };
  });
}

/**
 * Every amount said without a number.
 *
 * @param text readable text, number words still in letters
 */
export function figuresInWords(text: string): Figure[] {
  return multiplesIn(text).map(({ start, end }) => ({
    value: text.slice(start, end).toLowerCase().trim(),
    unit: unitAt(text, end),
    excerpt: excerptOf(text, start, end),
  }));
}

/** Seconds of the units of time. */
const UNIT_SECONDS: Readonly<Record<string, number>> = { hours: 3600, minutes: 60, seconds: 1 };

/**
 * What a figure may mean; two figures are the same where they share one meaning. Lengths of time
 * are compared in seconds, so that a clock and its spoken form are the same. A clock of two parts
 * is read both ways: `3:45` may be minutes or, as a marathon's time, hours.
 *
 * @example figureKeys({ value: '1:30', unit: 'hours', excerpt }) // ['5400 s']
 */
export function figureKeys({ value, unit }: Figure): string[] {
  const clock = /^(\d+):(\d{2})(?::(\d{2}))?$/.exec(value);
  const unitSeconds = UNIT_SECONDS[unit];
  if (clock && (unit === '' || unitSeconds !== undefined)) {
    const [first = 0, second = 0, third] = clock.slice(1).map((part) => part && Number(part));
    if (third !== undefined)
      return [`${Number(first) * 3600 + Number(second) * 60 + Number(third)} s`];
    const pair = Number(first) * 60 + Number(second);
    if (unit === 'hours') return [`${pair * 60} s`];
    return unit === '' ? [`${pair} s`, `${pair * 60} s`] : [`${pair} s`];
  }
  const amount = Number(value);
  return unitSeconds !== undefined && Number.isFinite(amount)
    ? [`${Math.round(amount * unitSeconds)} s`]
    : [`${value.replace(/^0:0?(?=\d{1,2}:)/, '')} ${unit}`];
}
