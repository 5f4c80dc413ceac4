import { mondayOf } from '../../../measures/calendar-day.ts';
import { DAYS_A_WEEK } from '../../../measures/durations.ts';
import { HISTORY_DAYS } from '../../../training/recent-activity.ts';
import type { AskedRuns, OtherRun } from '../../questions/runs/asked-runs.ts';
import { ALL_RUNS, type NamedRuns } from '../../questions/runs/named-runs.ts';
import type { ConversationActivity, QuotedFact } from '../../facts/conversation.ts';
import { isEasyPurpose, isHardPurpose, type EarlierActivity } from '../../facts/earlier-runs.ts';
import type { FactProof } from '../../facts/fact.ts';
import { makeFact } from '../../facts/make-fact.ts';
import { chosenRuns } from './chosen-runs.ts';
import { factsOfAskedRecording } from './facts-of-asked-recording.ts';
import { factsOfAskedKilometer } from './facts-of-asked-kilometer.ts';
import { factsOfMeans, factsOfOneRun, factsOfSums, together } from './facts-of-runs-together.ts';
import { daysOfSpan } from './span-days.ts';

/** What figures on a question are computed from. */
export interface AskedOf {
  /** The weeks that are known, newest first. */
  runs: readonly EarlierActivity[];
  activity: ConversationActivity | null;
  /** The activity is the one that the question is about, and not the topic's. */
  isLookedUp: boolean;
  /** As `dayNumber`, on the runner's clock. */
  today: number;
  /** Value of a figure that is known without the question; null = there is none. */
  valueOf: (id: string) => number | null;
}

const MODEL: FactProof = { kind: 'model' };
const EVERY_DAY = { from: 0, to: HISTORY_DAYS, isKnown: true };
const RUNS_SHOWN = 3;
/** What was run longer ago says little of what the legs bear now. */
const LATELY_DAYS = 6 * DAYS_A_WEEK;
/** Morning runs begin before noon, evening runs from the afternoon on. */
const NOON_MINUTES = 12 * 60;
const AFTERNOON_MINUTES = 15 * 60;

/**
 * The figures that a question on the runner's runs asks for.
 *
 * @param name what their ids begin with
 */
export function factsOfAskedRuns(name: string, asked: AskedRuns, of: AskedOf): QuotedFact[] {
  const { runs, today } = of;
  switch (asked.ask) {
    case 'count': {
      const days = daysOfSpan(asked.span, today);
      const inSpan = chosenRuns(runs, ALL_RUNS, days);
      return [
        ...factsOfWindow(name, asked),
        ...factsOfChosen(name, chosenRuns(runs, asked.runs, days), of),
        ...factsOfNamed(name, asked.runs),
        ...factsOfLongest(name, inSpan, today),
      ];
    }
    case 'last':
      return [
        ...factsOfChosen(name, chosenRuns(runs, asked.runs, EVERY_DAY), of),
        ...factsOfNamed(name, asked.runs),
        ...factsOfLongest(name, runs, today),
        ...factsOfNearest(name, asked.runs, of),
      ];
    case 'tooFar': {
      const lately = chosenRuns(runs, ALL_RUNS, { from: 0, to: LATELY_DAYS, isKnown: true });
      return [...factsOfNamed(name, asked.runs), ...factsOfLongest(name, lately, today)];
    }
    case 'perWeek':
      return factsOfPerWeek(name, asked, of);
    case 'streak':
      return factsOfStreak(name, runs);
    case 'weekdays': {
      const inSpan = chosenRuns(runs, ALL_RUNS, daysOfSpan(asked.span, today));
      const isWeekend = ({ daysAgo }: EarlierActivity) => weekdayOf(today - daysAgo) >= 5;
      return [
        ...factsOfWindow(name, asked),
        ...factsOfMeanLength(`${name}.weekend`, inSpan.filter(isWeekend)),
        ...factsOfMeanLength(
          `${name}.weekdays`,
          inSpan.filter((run) => !isWeekend(run)),
        ),
      ];
    }
    case 'mean':
      return [
        ...factsOfWindow(name, { span: asked.spans[0] }),
        ...asked.spans.flatMap((span, index) =>
          factsOfMeans(
            `${name}.mean.${index + 1}`,
            chosenRuns(runs, asked.runs, daysOfSpan(span, today)),
          ),
        ),
      ];
    case 'sum': {
      const inSpan = chosenRuns(runs, ALL_RUNS, daysOfSpan(asked.span, today));
      return [...factsOfWindow(name, asked), ...factsOfSums(`${name}.sum`, inSpan)];
    }
    case 'weeks':
      return Array.from({ length: asked.weeks }, (_, weeksAgo) =>
        factsOfWeek(`${name}.week.${weeksAgo + 1}`, weeksAgo, of),
      ).flat();
    case 'topWeek':
      return factsOfTopWeek(name, of);
    case 'besideUsual':
      return factsBesideUsual(name, of);
    case 'besideWeek':
      return factsBesideWeek(name, asked.weeksAgo, of);
    case 'beside':
      return factsBeside(name, asked.other, asked.runs, of);
    case 'kilometer':
      return of.activity ? factsOfAskedKilometer(`${name}.km`, asked.which, of.activity) : [];
    case 'zoneOf':
    case 'part':
    case 'splits':
    case 'halves':
      return of.activity ? factsOfAskedRecording(name, asked, of.activity) : [];
    case 'startTime':
      return factsOfChosen(name, runsOfDay(runs, asked.daysAgo), of);
    case 'longest':
      return [
        ...factsOfWindow(name, asked),
        ...factsOfLongest(name, chosenRuns(runs, ALL_RUNS, daysOfSpan(asked.span, today)), today),
      ];
    case 'hardShare':
      return [...factsOfWindow(name, asked), ...factsOfShares(name, asked, of)];
    case 'slowest':
      return factsOfSlowest(name, runs, today);
    case 'habit':
    case 'conditions':
      return [];
    case 'timeOfDay':
      return factsOfTimeOfDay(name, runs);
  }
}

/** The runs of a day; null = the newest one. */
export function runsOfDay(
  runs: readonly EarlierActivity[],
  daysAgo: number | null,
): readonly EarlierActivity[] {
  return daysAgo === null ? runs.slice(0, 1) : runs.filter((run) => run.daysAgo === daysAgo);
}

function weekdayOf(day: number): number {
  return day - mondayOf(day);
}

/** How many days are looked at, where the question names a number of them. */
function factsOfWindow(
  name: string,
  { span }: { span?: Extract<AskedRuns, { ask: 'count' }>['span'] | undefined },
): QuotedFact[] {
  return span?.kind === 'days' ? factsOfDays(name, Math.min(span.days, HISTORY_DAYS)) : [];
}

/** So many days, and the weeks that they are: who asks of four weeks reads of no 28 days. */
function factsOfDays(name: string, days: number): QuotedFact[] {
  const about = { unit: 'count', method: 'window', proof: MODEL } as const;
  const weeks = days / DAYS_A_WEEK;
  const isWhole = Number.isInteger(weeks) && weeks > 1;
  return [
    ...makeFact(`${name}.days`, days, about),
    ...(isWhole ? makeFact(`${name}.weeks`, weeks, about) : []),
  ].map((fact) => ({ ...fact, activityId: null }));
}

/** The distance or time that the question names itself. */
function factsOfNamed(name: string, { meters, seconds }: NamedRuns): QuotedFact[] {
  const about = { method: 'window', proof: MODEL } as const;
  return [
    ...makeFact(`${name}.least`, meters, { unit: 'roundMeters', ...about }),
    ...makeFact(`${name}.leastTime`, seconds === null ? null : seconds / 60, {
      unit: 'minutes',
      ...about,
    }),
  ].map((fact) => ({ ...fact, activityId: null }));
}

function factsOfChosen(
  name: string,
  chosen: readonly EarlierActivity[],
  { today }: AskedOf,
): QuotedFact[] {
  return [
    ...together(`${name}.runs`, chosen.length, {
      unit: 'count',
      method: 'runs-counted',
      runs: chosen,
    }),
    ...chosen
      .slice(0, RUNS_SHOWN)
      .flatMap((one, index) => factsOfOneRun(`${name}.run.${index + 1}`, one, today)),
  ];
}

function factsOfLongest(
  name: string,
  runs: readonly EarlierActivity[],
  today: number,
): QuotedFact[] {
  const lengthOf = ({ activity }: EarlierActivity) => activity.distanceMeters ?? 0;
  const [longest] = runs.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  const [lasting] = runs.toSorted((a, b) => b.activity.movingSeconds - a.activity.movingSeconds);
  return [
    ...(longest && lengthOf(longest) > 0 ? factsOfOneRun(`${name}.longest`, longest, today) : []),
    ...(lasting ? factsOfOneRun(`${name}.lasting`, lasting, today) : []),
  ];
}

/** Of a length that was not run the nearest one, and of no hilly run the one with most climb. */
function factsOfNearest(
  name: string,
  { meters, isAbout, isHilly }: NamedRuns,
  { runs, today }: AskedOf,
): QuotedFact[] {
  const awayFrom = ({ activity }: EarlierActivity) =>
    Math.abs((activity.distanceMeters ?? 0) - (meters ?? 0));
  const climbOf = ({ activity }: EarlierActivity) => activity.ascentMeters ?? 0;
  const measured = runs.filter(({ activity }) => (activity.distanceMeters ?? 0) > 0);
  const [nearest] =
    meters !== null && isAbout ? measured.toSorted((a, b) => awayFrom(a) - awayFrom(b)) : [];
  const [steepest] = isHilly ? measured.toSorted((a, b) => climbOf(b) - climbOf(a)) : [];
  return [
    ...(nearest ? factsOfOneRun(`${name}.nearest`, nearest, today) : []),
    ...(steepest && climbOf(steepest) > 0
      ? factsOfOneRun(`${name}.steepest`, steepest, today)
      : []),
  ];
}

/** Shorter runs are strides or a test of the watch. */
const SHORTEST_METERS = 2000;

function factsOfSlowest(
  name: string,
  runs: readonly EarlierActivity[],
  today: number,
): QuotedFact[] {
  const paceOf = ({ activity }: EarlierActivity) => activity.averagePaceSecondsPerKilometer ?? 0;
  const [slowest] = runs
    .filter(({ activity }) => (activity.distanceMeters ?? 0) >= SHORTEST_METERS)
    .toSorted((a, b) => paceOf(b) - paceOf(a));
  return slowest && paceOf(slowest) > 0 ? factsOfOneRun(`${name}.run.1`, slowest, today) : [];
}

/** Runs up to today, and how many of them one week had, where it is one at least. */
function factsOfPerWeek(
  name: string,
  { span }: Extract<AskedRuns, { ask: 'perWeek' }>,
  { runs, today }: AskedOf,
): QuotedFact[] {
  const { from, to } = daysOfSpan(span, today);
  const inSpan = chosenRuns(runs, ALL_RUNS, { from, to, isKnown: true });
  // A runner of three weeks has no fourth, and reads of three.
  const oldest = runs.at(-1)?.daysAgo ?? 0;
  const days = Math.min(to, oldest) - from + 1;
  const weeks = days / DAYS_A_WEEK;
  const perWeek = inSpan.length / weeks;
  const isByWeek = weeks >= 1 && Math.round(perWeek) >= 1;
  return [
    ...(isByWeek && span.kind === 'days' ? factsOfDays(name, days) : factsOfWindow(name, { span })),
    ...together(`${name}.runs`, inSpan.length, {
      unit: 'count',
      method: 'runs-counted',
      runs: inSpan,
    }),
    ...(isByWeek
      ? together(`${name}.perWeek`, perWeek, {
          unit: 'count',
          method: 'runs-mean',
          runs: inSpan,
        })
      : []),
  ];
}

/** Days with a run, one after the other, up to today or yesterday. */
function factsOfStreak(name: string, runs: readonly EarlierActivity[]): QuotedFact[] {
  const days = new Set(runs.map(({ daysAgo }) => daysAgo));
  const newest = days.has(0) ? 0 : 1;
  let length = 0;
  while (days.has(newest + length)) length += 1;
  const ofStreak = runs.filter(({ daysAgo }) => daysAgo >= newest && daysAgo < newest + length);
  return together(`${name}.streakDays`, length, {
    unit: 'count',
    method: 'runs-counted',
    runs: ofStreak,
  });
}

function factsOfMeanLength(name: string, runs: readonly EarlierActivity[]): QuotedFact[] {
  const measured = runs.filter(({ activity }) => (activity.distanceMeters ?? 0) > 0);
  const meters = measured.reduce((sum, { activity }) => sum + (activity.distanceMeters ?? 0), 0);
  return [
    ...together(`${name}.runs`, runs.length, { unit: 'count', method: 'runs-counted', runs }),
    ...(measured.length > 0
      ? together(`${name}.distance`, meters / measured.length, {
          unit: 'meters',
          method: 'runs-mean',
          runs: measured,
        })
      : []),
  ];
}

/** A week from Monday to Sunday, by its first day. */
function factsOfWeek(name: string, weeksAgo: number, { runs, today }: AskedOf): QuotedFact[] {
  const monday = mondayOf(today) - weeksAgo * DAYS_A_WEEK;
  const inWeek = runs.filter(({ daysAgo }) => mondayOf(today - daysAgo) === monday);
  return [
    ...factsOfSums(name, inWeek),
    ...together(`${name}.day`, monday, { unit: 'count', method: 'window', runs: inWeek }),
  ];
}

/** The week with most kilometres, of those that are known from their Monday on. */
function factsOfTopWeek(name: string, of: AskedOf): QuotedFact[] {
  const { runs, today } = of;
  const weeks = Math.floor((HISTORY_DAYS - (today - mondayOf(today))) / DAYS_A_WEEK) + 1;
  const sums = Array.from({ length: weeks }, (_, weeksAgo) => ({
    weeksAgo,
    meters: runs
      .filter(
        ({ daysAgo }) => mondayOf(today - daysAgo) === mondayOf(today) - weeksAgo * DAYS_A_WEEK,
      )
      .reduce((sum, { activity }) => sum + (activity.distanceMeters ?? 0), 0),
  }));
  const [top] = sums.toSorted((a, b) => b.meters - a.meters || a.weeksAgo - b.weeksAgo);
  return top && top.meters > 0 ? factsOfWeek(`${name}.week.1`, top.weeksAgo, of) : [];
}

/** A week and the one before it, and by how much they differ. */
function factsBesideWeek(name: string, weeksAgo: number, of: AskedOf): QuotedFact[] {
  const facts = [0, 1].flatMap((before) =>
    factsOfWeek(`${name}.week.${before + 1}`, weeksAgo + before, of),
  );
  const valueOf = (id: string) => facts.find((fact) => fact.id === `${name}.week.${id}`)?.value;
  const runs = of.runs.filter(({ daysAgo }) => daysAgo < (2 + weeksAgo) * DAYS_A_WEEK);
  const difference = (
    figure: 'distance' | 'duration' | 'ascent' | 'runs',
    unit: 'meters' | 'seconds' | 'metersOfAltitude' | 'count',
  ) => {
    const now = valueOf(`1.${figure}`);
    const before = valueOf(`2.${figure}`);
    if (now === undefined || before === undefined) return [];
    const id = `${name}.difference.${figure}`;
    return together(id, Math.abs(now - before), { unit, method: 'runs-difference', runs });
  };
  return [
    ...facts,
    ...difference('distance', 'meters'),
    ...difference('duration', 'seconds'),
    ...difference('ascent', 'metersOfAltitude'),
    ...difference('runs', 'count'),
  ];
}

/** Of whole seconds or beats, as they stand beside it: who subtracts them finds the same. */
function differenceOfShown(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : Math.abs(Math.round(one) - Math.round(other));
}

/** By how much the run that is spoken of differs from the usual easy ones. */
function factsBesideUsual(name: string, { runs, valueOf }: AskedOf): QuotedFact[] {
  const difference = (own: string, usual: string) => {
    return differenceOfShown(valueOf(own), valueOf(usual));
  };
  const about = { method: 'runs-difference', runs: runs.slice(0, 1) } as const;
  return [
    ...together(
      `${name}.difference.heartRate`,
      difference('heartRate.average', 'runner.easyHeartRate'),
      { unit: 'beatsPerMinute', ...about },
    ),
    ...together(`${name}.difference.pace`, difference('pace.average', 'runner.easyPace'), {
      unit: 'secondsPerKilometer',
      ...about,
    }),
  ];
}

/** The newer run and the one of a named day, each by its row, and by how much they differ. */
function factsBeside(name: string, other: OtherRun, named: NamedRuns, of: AskedOf): QuotedFact[] {
  const { today } = of;
  const [own, then] = other.kind === 'alike' ? twoAlike(named, of) : ownAndThat(other, named, of);
  if (!own) return then ? factsOfOneRun(`${name}.run.1`, then, today) : [];
  if (!then) return factsOfOneRun(`${name}.own`, own, today);
  const both = [own, then];
  const about = { method: 'runs-difference', runs: both } as const;
  const [now, before] = [own.activity, then.activity];
  return [
    ...factsOfOneRun(`${name}.own`, own, today),
    ...factsOfOneRun(`${name}.run.1`, then, today),
    ...together(
      `${name}.difference.pace`,
      differenceOfShown(now.averagePaceSecondsPerKilometer, before.averagePaceSecondsPerKilometer),
      { unit: 'secondsPerKilometer', ...about },
    ),
    ...together(
      `${name}.difference.heartRate`,
      differenceOfShown(now.averageHeartRateBeatsPerMinute, before.averageHeartRateBeatsPerMinute),
      { unit: 'beatsPerMinute', ...about },
    ),
  ];
}

/** The run that is spoken of, and the one of the named days. */
function ownAndThat(
  other: Exclude<OtherRun, { kind: 'alike' }>,
  named: NamedRuns,
  of: AskedOf,
): [EarlierActivity | undefined, EarlierActivity | undefined] {
  const [from, to] = other.kind === 'day' ? [other.daysAgo, other.daysAgo] : [other.from, other.to];
  const inDays = chosenRuns(of.runs, named, { from, to, isKnown: true });
  // Of several runs of a day or weekend the longest is meant.
  const [then] = inDays.toSorted(
    (a, b) => (b.activity.distanceMeters ?? 0) - (a.activity.distanceMeters ?? 0),
  );
  return [ownRun(of, from, to), then];
}

/** The last two runs of a kind: the topic's, where it is one of them, and the one before it. */
function twoAlike(
  named: NamedRuns,
  { runs, activity, isLookedUp }: AskedOf,
): [EarlierActivity | undefined, EarlierActivity | undefined] {
  const alike = chosenRuns(runs, named, EVERY_DAY);
  const ofTopic = alike.findIndex((one) => one.activity.id === activity?.row.id);
  const at = ofTopic === -1 || isLookedUp ? 0 : ofTopic;
  return [alike[at], alike[at + 1]];
}

/** The run that is spoken of: the topic's, or else the newest. One of the days that it is set beside is neither. */
function ownRun(
  { runs, activity, isLookedUp }: AskedOf,
  from: number,
  to: number,
): EarlierActivity | undefined {
  const ofTopic = runs.find((one) => one.activity.id === activity?.row.id);
  const isOther = ofTopic !== undefined && ofTopic.daysAgo >= from && ofTopic.daysAgo <= to;
  if (ofTopic && !isLookedUp && !isOther) return ofTopic;
  const newest = runs[0];
  return newest && newest.daysAgo < from ? newest : undefined;
}

/** Shares of the running time by what runs were for. */
function factsOfShares(
  name: string,
  { span }: Extract<AskedRuns, { ask: 'hardShare' }>,
  { runs, today }: AskedOf,
): QuotedFact[] {
  const inSpan = chosenRuns(runs, ALL_RUNS, daysOfSpan(span, today));
  const secondsOf = (some: readonly EarlierActivity[]) =>
    some.reduce((sum, { activity }) => sum + activity.movingSeconds, 0);
  const all = secondsOf(inSpan);
  if (all <= 0) return [];
  const hard = inSpan.filter(
    ({ activity: { purpose } }) => isHardPurpose(purpose) && purpose !== 'long',
  );
  const easy = inSpan.filter(
    ({ activity: { purpose } }) => isEasyPurpose(purpose) || purpose === 'long',
  );
  const share = (id: string, some: readonly EarlierActivity[]) =>
    together(`${name}.${id}`, (100 * secondsOf(some)) / all, {
      unit: 'percent',
      method: 'runs-mean',
      runs: some,
    });
  return [
    ...share('easyShare', easy),
    ...share('hardShare', hard),
    ...together(`${name}.runs`, inSpan.length, {
      unit: 'count',
      method: 'runs-counted',
      runs: inSpan,
    }),
  ];
}

/** Mean paces of the mornings and of the evenings, on the clock of each run. */
function factsOfTimeOfDay(name: string, runs: readonly EarlierActivity[]): QuotedFact[] {
  const minutesOf = ({ activity: { startedAt, utcOffsetMinutes } }: EarlierActivity) => {
    const minutes = Math.floor(startedAt.getTime() / 60_000) + (utcOffsetMinutes ?? 0);
    return ((minutes % 1440) + 1440) % 1440;
  };
  const known = runs.filter(({ activity }) => activity.utcOffsetMinutes !== null);
  return [
    ...factsOfMeans(
      `${name}.morning`,
      known.filter((run) => minutesOf(run) < NOON_MINUTES),
    ),
    ...factsOfMeans(
      `${name}.evening`,
      known.filter((run) => minutesOf(run) >= AFTERNOON_MINUTES),
    ),
  ];
}
