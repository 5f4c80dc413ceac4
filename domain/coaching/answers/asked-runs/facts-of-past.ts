import { monthsBefore } from '../../../measures/calendar-day.ts';
import { DAY_MILLISECONDS, DAYS_A_WEEK } from '../../../measures/durations.ts';
import type { TrendActivity } from '../../../trends/trend-week.ts';
import type { QuotedFact } from '../../facts/conversation.ts';
import { proofBy } from '../../facts/earlier-runs.ts';
import type { FactProof } from '../../facts/fact.ts';
import type { FactMethod } from '../../facts/fact-methods.ts';
import {
  firstDayOf,
  runsOfWeek,
  sumWithin,
  type CheckedRun,
  type LongHistory,
  type PastSum,
} from '../../facts/past/long-history.ts';
import { makeFact } from '../../facts/make-fact.ts';
import type { AskedPast } from '../../questions/past/asked-past.ts';
import { daysOfPast, type PastSpan } from '../../questions/past/past-span.ts';
import type { MeasureUnit } from '../../../measures/units.ts';
import { leastWithin, longestWithin, metersAsked, recordsWithin } from './past-candidates.ts';

const MODEL: FactProof = { kind: 'model' };
/** Listed one by one, months are those of one year. */
export const MONTHS_LISTED = 12;

/** What the figures of one question are computed from. */
interface PastOf {
  long: LongHistory;
  /** As `dayNumber`, on the runner's clock. */
  today: number;
}

/**
 * The figures that a question on more than the recent weeks asks for, each with the runs that it rests on.
 *
 * @param name what their ids begin with
 */
export function factsOfPast(name: string, asked: AskedPast, of: PastOf): QuotedFact[] {
  return [...factsOfReach(name, asked, of), ...factsOfAnswer(name, asked, of)];
}

function factsOfAnswer(name: string, asked: AskedPast, of: PastOf): QuotedFact[] {
  switch (asked.ask) {
    case 'best':
      return factsOfBest(name, asked, of);
    case 'longest':
      return factsOfLongest(`${name}.longest`, asked.span, of);
    case 'sum':
      return factsOfSum(`${name}.sum`, daysOfPast(asked.span, of.today), of);
    case 'top':
      return asked.unit === 'week'
        ? factsOfTopWeek(name, asked, of)
        : factsOfTopMonth(name, asked, of);
    case 'months':
      return monthsOf(asked.span, of.today)
        .slice(-MONTHS_LISTED)
        .flatMap((days, index) => factsOfSum(`${name}.month.${index + 1}`, days, of));
    case 'besideYear':
      return factsOfYears(name, of);
    case 'least':
      return factsOfLeast(name, asked, of);
  }
}

function plain(
  id: string,
  value: number | null,
  { unit, method, proof }: { unit: MeasureUnit; method: FactMethod; proof: FactProof },
): QuotedFact[] {
  return makeFact(id, value, { unit, method, proof }).map((fact) => ({
    ...fact,
    activityId: null,
  }));
}

/** Since when runs are stored, and how many days the question names. */
function factsOfReach(name: string, asked: AskedPast, { long }: PastOf): QuotedFact[] {
  const about = { unit: 'count', method: 'window', proof: MODEL } as const;
  const days = 'span' in asked && asked.span.kind === 'days' ? asked.span.days : null;
  return [
    ...plain(`${name}.start.date`, firstDayOf(long), about),
    ...plain(`${name}.days`, days, about),
  ];
}

/** One run by its day, distance and time, with a link to it. */
function factsOfChecked(name: string, run: CheckedRun): QuotedFact[] {
  const proof = proofBy(1, [run]);
  const about = { method: 'recorded', proof } as const;
  return [
    ...makeFact(`${name}.date`, run.dayNumber, { unit: 'count', ...about }),
    ...makeFact(`${name}.distance`, run.meters, { unit: 'meters', ...about }),
    ...makeFact(`${name}.duration`, run.seconds, { unit: 'seconds', ...about }),
  ].map((fact) => ({ ...fact, activityId: run.id }));
}

/** The fastest stretch over each distance that is asked for, of a run that may be named. */
function factsOfBest(
  name: string,
  asked: Extract<AskedPast, { ask: 'best' }>,
  { long, today }: PastOf,
): QuotedFact[] {
  const days = daysOfPast(asked.span, today);
  return [
    ...plain(`${name}.wished.duration`, asked.seconds, {
      unit: 'raceSeconds',
      method: 'told-by-runner',
      proof: MODEL,
    }),
    ...metersAsked(asked).flatMap((meters, index) =>
      factsOfRecord(`${name}.best.${index + 1}`, meters, { long, days }),
    ),
  ];
}

function factsOfRecord(
  name: string,
  meters: number,
  { long, days }: { long: LongHistory; days: { from: number; to: number } },
): QuotedFact[] {
  const about = plain(`${name}.length`, meters, {
    unit: 'roundMeters',
    method: 'window',
    proof: MODEL,
  });
  const efforts = recordsWithin(long, meters, days).flatMap(({ activityId }) => {
    const run = long.checked.get(activityId);
    const effort = run?.bestEfforts.find(({ distanceMeters }) => distanceMeters === meters);
    return run && effort ? [{ run, effort }] : [];
  });
  const [best] = efforts.toSorted((a, b) => a.effort.elapsedSeconds - b.effort.elapsedSeconds);
  if (!best) return about;
  const { startSeconds, endSeconds, elapsedSeconds } = best.effort;
  const time = makeFact(`${name}.duration`, elapsedSeconds, {
    unit: 'raceSeconds',
    method: 'best-effort',
    proof: { kind: 'stretch', stretch: { startSeconds, endSeconds } },
  });
  const [day] = factsOfChecked(name, best.run);
  return [
    ...about,
    ...time.map((fact) => ({ ...fact, activityId: best.run.id })),
    ...(day ? [day] : []),
  ];
}

function factsOfLongest(name: string, span: PastSpan, { long, today }: PastOf): QuotedFact[] {
  const [longest] = longestWithin(long, daysOfPast(span, today))
    .flatMap(({ id }) => long.checked.get(id) ?? [])
    .toSorted((a, b) => (b.meters ?? 0) - (a.meters ?? 0));
  return longest ? factsOfChecked(name, longest) : [];
}

/** How many runs, how far and how long. */
function factsOfSum(
  name: string,
  days: { from: number; to: number },
  { long, today }: PastOf,
): QuotedFact[] {
  return factsOf(name, sumWithin(long, days), today);
}

function factsOf(name: string, { runs, meters, seconds }: PastSum, today: number): QuotedFact[] {
  const proof = proofOf(runs, today);
  const about = { method: 'runs-sum', proof } as const;
  return [
    ...plain(`${name}.runs`, runs.length, { unit: 'count', method: 'runs-counted', proof }),
    ...plain(`${name}.distance`, meters, { unit: 'meters', ...about }),
    ...plain(`${name}.duration`, seconds, { unit: 'seconds', ...about }),
  ];
}

function proofOf(runs: readonly TrendActivity[], today: number): FactProof {
  const newestFirst = runs.toSorted((a, b) => b.dayNumber - a.dayNumber);
  const days = today - (newestFirst.at(-1)?.dayNumber ?? today) + 1;
  return proofBy(days, newestFirst);
}

function factsOfTopWeek(
  name: string,
  asked: Extract<AskedPast, { ask: 'top' }>,
  of: PastOf,
): QuotedFact[] {
  const { from, to } = daysOfPast(asked.span, of.today);
  const mondays = [...of.long.weeks.keys()].filter(
    (monday) => monday >= from && monday <= to && hasRuns(of.long, monday),
  );
  const weeks = mondays.map((monday) => ({
    monday,
    sum: sumWithin(of.long, { from: monday, to: monday + DAYS_A_WEEK - 1 }),
  }));
  const [top] = weeks.toSorted((a, b) => b.sum.meters - a.sum.meters);
  if (!top || top.sum.meters <= 0) return [];
  return [
    ...factsOf(`${name}.top`, top.sum, of.today),
    ...plain(`${name}.top.date`, top.monday, {
      unit: 'count',
      method: 'calendar-week',
      proof: MODEL,
    }),
  ];
}

function hasRuns({ weeks, refused }: LongHistory, monday: number): boolean {
  const week = weeks.get(monday);
  return week !== undefined && runsOfWeek(week, refused).length > 0;
}

function factsOfTopMonth(
  name: string,
  asked: Extract<AskedPast, { ask: 'top' }>,
  of: PastOf,
): QuotedFact[] {
  const first = firstDayOf(of.long);
  if (first === null) return [];
  const { from, to } = daysOfPast(asked.span, of.today);
  const months = monthsFrom(Math.max(from, first), to);
  const sums = months.map((days) => ({ days, sum: sumWithin(of.long, days) }));
  const [top] = sums.toSorted((a, b) => b.sum.meters - a.sum.meters);
  if (!top || top.sum.meters <= 0) return [];
  return [
    ...factsOf(`${name}.top`, top.sum, of.today),
    ...plain(`${name}.top.firstDay`, top.days.from, {
      unit: 'count',
      method: 'calendar-month',
      proof: MODEL,
    }),
  ];
}

/** The calendar months from that of a day on, until another day, oldest first. */
function monthsFrom(from: number, to: number): { from: number; to: number }[] {
  const months: { from: number; to: number }[] = [];
  for (let back = 0; ; back += 1) {
    const { firstDay, lastDay } = monthsBefore(to, back);
    if (lastDay < from) return months.toReversed();
    months.push({ from: firstDay, to: Math.min(lastDay, to) });
  }
}

/** The months of a span with a beginning, oldest first. */
export function monthsOf(span: PastSpan, today: number): { from: number; to: number }[] {
  const { from, to } = daysOfPast(span, today);
  return from === -Infinity ? [] : monthsFrom(from, to);
}

/** The first days of this year and of the last, and the same day of the last year as today is. */
export function yearsBeside(today: number): {
  now: { from: number; to: number };
  before: { from: number; to: number };
} {
  const date = new Date(today * DAY_MILLISECONDS);
  const now = daysOfPast({ kind: 'year', yearsAgo: 0 }, today);
  const before = daysOfPast({ kind: 'year', yearsAgo: 1 }, today);
  const year = date.getUTCFullYear() - 1;
  // 29 February is 28 February a year before.
  const lastDay = new Date(Date.UTC(year, date.getUTCMonth() + 1, 0)).getUTCDate();
  const day = Math.min(date.getUTCDate(), lastDay);
  const to = Math.round(Date.UTC(year, date.getUTCMonth(), day) / DAY_MILLISECONDS);
  return { now, before: { from: before.from, to } };
}

function factsOfYears(name: string, of: PastOf): QuotedFact[] {
  const days = yearsBeside(of.today);
  const now = sumWithin(of.long, days.now);
  const before = sumWithin(of.long, days.before);
  return [
    ...factsOf(`${name}.now`, now, of.today),
    ...factsOf(`${name}.before`, before, of.today),
    ...plain(`${name}.difference.distance`, Math.abs(now.meters - before.meters), {
      unit: 'meters',
      method: 'runs-difference',
      proof: proofOf([...now.runs, ...before.runs], of.today),
    }),
  ];
}

function factsOfLeast(
  name: string,
  asked: Extract<AskedPast, { ask: 'least' }>,
  of: PastOf,
): QuotedFact[] {
  const runs = leastWithin(of.long, asked, daysOfPast(asked.span, of.today));
  const [newest] = runs.flatMap(({ id }) => of.long.checked.get(id) ?? []);
  return [
    ...plain(`${name}.least`, asked.runs.meters, {
      unit: 'roundMeters',
      method: 'window',
      proof: MODEL,
    }),
    ...plain(`${name}.runs`, runs.length, {
      unit: 'count',
      method: 'runs-counted',
      proof: proofOf(runs, of.today),
    }),
    ...(newest ? factsOfChecked(`${name}.last`, newest) : []),
    ...factsOfLongest(`${name}.longest`, asked.span, of),
  ];
}
