import { DAYS_A_WEEK } from '../../measures/durations.ts';
import { mondayOf } from '../../measures/calendar-day.ts';
import { WEEKDAYS } from './question-period.ts';

/** A day that words name, from today on. */
export interface NamedDay {
  /** As `dayNumber`. */
  day: number;
  /** 0 = Monday; null = named as today, tomorrow and the like. */
  weekday: number | null;
}

/** Days ahead by their names. The longer names come first, since they win at the same place. */
const DAYS_AHEAD: readonly (readonly [number, RegExp])[] = [
  [2, /\bday after tomorrow\b|明後日|あさって|后天|\bngay kia\b/],
  [
    1,
    /(?<!after )\btomorrow(?:'s)?\b|(?<!し)明日(?!後)|あした|明天|\b(?:ngay|sang|chieu|toi) mai\b|(?:^|(?<=[,.;!?] ?))mai\b/,
  ],
  [0, /\btoday(?:'s)?\b|\btonight\b|今日|きょう|今天|今晚|\bhom nay\b/],
];

/** A session named by its day: `buoi thu nam`, Monday first. Elsewhere that is the fifth session. */
const SESSION_DAYS_VI = ['hai|2', 'ba|3', 'tu|4', 'nam|5', 'sau|6', 'bay|7'].map(
  (names) => new RegExp(`(?<=\\bbuoi )thu (?:${names})\\b`),
);

/**
 * The days that words name, in the order in which they stand there. A weekday is its next occurrence,
 * today among them.
 *
 * @param readings the words in the spellings that the patterns know
 * @param today as `dayNumber`
 */
export function namedDays(readings: readonly string[], today: number): NamedDay[] {
  const found = readings.map((words) => daysIn(words, today));
  // Each spelling shows some of them; the one that shows most is the runner's.
  return found.reduce((most, one) => (one.length > most.length ? one : most), []);
}

function daysIn(words: string, today: number): NamedDay[] {
  const places: { at: number; named: NamedDay }[] = [];
  const note = (pattern: RegExp, named: NamedDay) => {
    for (const { index } of words.matchAll(new RegExp(pattern, 'g'))) {
      places.push({ at: index, named });
    }
  };
  for (const [ahead, pattern] of DAYS_AHEAD) note(pattern, { day: today + ahead, weekday: null });
  for (const patterns of [WEEKDAYS, SESSION_DAYS_VI]) {
    patterns.forEach((pattern, weekday) => {
      const ahead = (mondayOf(today) + weekday - today + DAYS_A_WEEK) % DAYS_A_WEEK;
      note(pattern, { day: today + ahead, weekday });
    });
  }
  const inOrder = places.toSorted((a, b) => a.at - b.at).map(({ named }) => named);
  return inOrder.filter(({ day }, index) => inOrder.findIndex((one) => one.day === day) === index);
}
