import { dayNumber, mondayOf, monthsBefore } from '../../../measures/calendar-day.ts';
import { TREND_LIMITS } from '../../../trends/trend-week.ts';
import { firstDayOf, sumWithin, type LongHistory } from '../../facts/past/long-history.ts';
import { askedRuns } from '../../questions/runs/asked-runs.ts';
import type { AskedPast, PastFigure } from '../../questions/past/asked-past.ts';
import { daysOfPast, type PastSpan } from '../../questions/past/past-span.ts';
import { answerWithoutRuns, answerWithoutWeeks } from '../answer-on-days.ts';
import { answerOnFigure } from '../answer-on-figures.ts';
import type { AnswerContext } from '../answer-context.ts';
import { say, sayIf, type AnswerPart } from '../answer-part.ts';
import { answerOnAskedRuns } from './answer-on-asked-runs.ts';
import { numberOfAsked } from './facts-asked-for.ts';
import { runsInWords } from './runs-in-words.ts';
import { MONTHS_LISTED, monthsOf, yearsBeside } from './facts-of-past.ts';
import { metersAsked, recordsWithin } from './past-candidates.ts';
import { distanceInWords, listInWords, pastInWords, pastMonthInWords } from './past-in-words.ts';

/** An answer's figures and words, by where they stand. */
interface Answering {
  context: AnswerContext;
  long: LongHistory;
  /** What the ids of the asked figures begin with. */
  name: string;
  number: number;
  /** As `dayNumber`, on the runner's clock. */
  today: number;
  value: (figure: string) => number | null;
  has: (...figures: string[]) => boolean;
  period: (span: PastSpan) => string;
}

/** Answers what is asked of more runs than the recent weeks hold, with since when they are stored. */
export function answerOnPast(asked: AskedPast, context: AnswerContext): AnswerPart[] {
  const { conversation, standing } = context;
  if (conversation.isHistoryArriving === true) return [say('noHistory.arriving')];
  const { startedAt, utcOffsetMinutes } = standing.day;
  const today = dayNumber(startedAt, utcOffsetMinutes ?? 0);
  const long = conversation.longHistory ?? null;
  const number = numberOfAsked(conversation, today, asked);
  if (long === null || number === 0) return answerFromRecent(asked, context, today);
  if (firstDayOf(long) === null) {
    return standing.lastRun === null ? answerWithoutRuns(context) : [say('past.notYet')];
  }
  const name = `answer.asked.${number}`;
  const { language } = conversation;
  return answerBy(asked, {
    context,
    long,
    name,
    number,
    today,
    value: (figure) => context.value(`${name}.${figure}`),
    has: (...figures) => context.has(...figures.map((figure) => `${name}.${figure}`)),
    period: (span) => pastInWords(span, name, { language, today }),
  });
}

function answerBy(asked: AskedPast, answering: Answering): AnswerPart[] {
  switch (asked.ask) {
    case 'best':
      return answerOnBest(asked, answering);
    case 'longest':
      return answerOnLongest(asked.span, answering);
    case 'sum':
      return answerOnSum(asked, answering);
    case 'top':
      return answerOnTop(asked, answering);
    case 'months':
      return answerOnMonths(asked.span, answering);
    case 'besideYear':
      return answerBesideYear(answering);
    case 'least':
      return answerOnLeast(asked, answering);
  }
}

/** Where the weeks of years were not read: what the recent ones say, and that they are recent. */
function answerFromRecent(asked: AskedPast, context: AnswerContext, today: number): AnswerPart[] {
  if (asked.ask === 'best') {
    return [
      say('scope.record'),
      say('record.race'),
      { kind: 'offers', offers: ['race', 'improving'] },
    ];
  }
  const runs = askedRuns(context.question, today);
  if (runs) return answerOnAskedRuns(runs, context);
  if (asked.ask === 'longest') return answerOnFigure(context);
  return answerWithoutWeeks(context) ?? [say('period.tooFar'), say('figure.month')];
}

/** Since when runs are stored, and what is left out of a sum. */
function reach(span: PastSpan, answering: Answering): AnswerPart[] {
  const { long, number, today } = answering;
  const days = daysOfPast(span, today);
  const { hasOmitted, isRough } = sumWithin(long, days);
  const first = firstDayOf(long) ?? today;
  const isPartial = span.kind !== 'all' && first > days.from;
  return [
    say(long.isCut ? 'past.cut' : isPartial ? 'past.partial' : 'past.reach', { number }),
    ...sayIf(isRough, say('past.rough')),
    ...sayIf(hasOmitted, say('past.omitted')),
    ...sayIf(lacksRecentRun(days.to, answering), say('past.missing')),
  ];
}

/** Whether a run of the recent weeks is in none of the weeks of years: it was hidden, or came just now. */
function lacksRecentRun(to: number, { long, context, today }: Answering): boolean {
  const listed = new Set(
    [...long.weeks.values()].flatMap(({ activities }) => activities.map(({ id }) => id)),
  );
  return context.standing.earlierRuns.some(({ activity, daysAgo }) => {
    const day = today - daysAgo;
    const week = long.weeks.get(mondayOf(day));
    const isFull = (week?.activities.length ?? 0) >= TREND_LIMITS.activitiesListed;
    return day <= to && !isFull && !listed.has(activity.id);
  });
}

/** Nothing was run in a time, or nothing of it is stored. */
function nothingIn(span: PastSpan, answering: Answering): AnswerPart[] {
  return [say('period.none', { period: answering.period(span) }), ...reach(span, answering)];
}

function answerOnBest(
  asked: Extract<AskedPast, { ask: 'best' }>,
  answering: Answering,
): AnswerPart[] {
  const { number, name, has, context, today, long } = answering;
  const { language } = context.conversation;
  const period = answering.period(asked.span);
  const distances = metersAsked(asked).map((meters, at) => ({
    index: at + 1,
    wish: distanceInWords(meters, `${name}.best.${at + 1}.length`, language),
    isKnown: has(`best.${at + 1}.duration`),
    isStored: recordsWithin(long, meters, daysOfPast(asked.span, today)).length > 0,
  }));
  const known = distances.filter(({ isKnown }) => isKnown);
  const [first] = distances;
  if (asked.meters === null || !first) {
    if (known.length === 0)
      return [say('past.bestNone', { number, period }), ...reach(asked.span, answering)];
    return [
      ...sayIf(asked.isOther, say('past.bestOther')),
      ...known.map(({ index, wish }) => say('past.bestEach', { number, index, wish })),
      say('past.bestBasis', { number }),
      ...reach(asked.span, answering),
    ];
  }
  const said = { number, index: 1, wish: first.wish, period };
  if (!first.isKnown) {
    return [
      say(first.isStored ? 'past.bestUnsure' : 'past.bestMissing', said),
      ...reach(asked.span, answering),
    ];
  }
  return [
    say('past.best', said),
    ...wishedBeside(asked.seconds, answering),
    say('past.bestBasis', { number }),
    ...reach(asked.span, answering),
  ];
}

/** Whether the time that the question names was run. */
function wishedBeside(seconds: number | null, { value, number }: Answering): AnswerPart[] {
  const best = value('best.1.duration');
  if (seconds === null || best === null) return [];
  return [say(best < seconds ? 'past.faster' : 'past.notFaster', { number })];
}

function answerOnLongest(span: PastSpan, answering: Answering): AnswerPart[] {
  const { number, has } = answering;
  if (!has('longest.distance')) return nothingIn(span, answering);
  return [
    say('past.longest', { number, period: answering.period(span) }),
    ...reach(span, answering),
  ];
}

const SUM_CODES: Readonly<
  Record<PastFigure, 'past.sumDistance' | 'runs.sumDuration' | 'past.sumRuns'>
> = {
  distance: 'past.sumDistance',
  duration: 'runs.sumDuration',
  runs: 'past.sumRuns',
};

function answerOnSum(
  { figures, span }: Extract<AskedPast, { ask: 'sum' }>,
  answering: Answering,
): AnswerPart[] {
  const { number, value } = answering;
  const said = { number, period: answering.period(span) };
  const runs = value('sum.runs') ?? 0;
  if (runs === 0) return nothingIn(span, answering);
  if (runs === 1) return [say('past.sumSingle', said), ...reach(span, answering)];
  // Each of the two sentences says how many runs they were, and how far.
  const named = figures.includes('runs') ? figures.filter((one) => one !== 'distance') : figures;
  const codes = named.map((figure) => SUM_CODES[figure]);
  return [...codes.map((code) => say(code, said)), ...reach(span, answering)];
}

function answerOnTop(
  { unit, span }: Extract<AskedPast, { ask: 'top' }>,
  answering: Answering,
): AnswerPart[] {
  const { number, value, context, today } = answering;
  const period = answering.period(span);
  if ((value('top.runs') ?? 0) === 0) return nothingIn(span, answering);
  const firstDay = value('top.firstDay');
  const { language } = context.conversation;
  const wish = firstDay === null ? '' : pastMonthInWords(firstDay, today, language);
  const isSingle = value('top.runs') === 1;
  const ofWeek = isSingle ? 'past.topWeekSingle' : 'past.topWeek';
  const ofMonth = isSingle ? 'past.topMonthSingle' : 'past.topMonth';
  const code = unit === 'week' ? ofWeek : ofMonth;
  return [say(code, { number, period, wish }), ...reach(span, answering)];
}

/** The kilometres of each month that is stored, in one list. */
function answerOnMonths(span: PastSpan, answering: Answering): AnswerPart[] {
  const { number, name, context, today, value } = answering;
  const { language } = context.conversation;
  const months = monthsOf(span, today)
    .slice(-MONTHS_LISTED)
    .map(({ from, to }, at) => ({ from, to, index: at + 1 }))
    .filter(({ index }) => (value(`month.${index}.runs`) ?? 0) > 0);
  if (months.length === 0) return nothingIn(span, answering);
  const listed = months.map(
    ({ from, index }) =>
      `${pastMonthInWords(from, today, language)} {{${name}.month.${index}.distance}}`,
  );
  return [
    say('past.months', { number, wish: listInWords(listed, language) }),
    ...reach(span, answering),
  ];
}

/** Below, two years are alike. */
const ALIKE_SHARE = 0.03;

function answerBesideYear(answering: Answering): AnswerPart[] {
  const { number, value, today, long } = answering;
  const now = value('now.distance') ?? 0;
  const before = value('before.distance') ?? 0;
  const days = yearsBeside(today);
  const first = firstDayOf(long) ?? today;
  // From January of the last year on.
  const span: PastSpan = { kind: 'since', monthsAgo: 11 + monthsBefore(today, 0).month };
  if (first > days.before.to) {
    const isAny = (value('now.runs') ?? 0) > 0;
    return [...sayIf(isAny, say('past.yearNow', { number })), say('past.besideNone', { number })];
  }
  const both = say('past.besideYear', { number });
  if (first > days.before.from) {
    return [both, say('past.besidePartial', { number }), ...withoutReach(reach(span, answering))];
  }
  const isAlike = Math.abs(now - before) <= ALIKE_SHARE * Math.max(now, before);
  const code = isAlike ? 'past.yearAlike' : now > before ? 'past.yearMore' : 'past.yearLess';
  return [both, say(code, { number }), ...reach(span, answering)];
}

const REACH_CODES: ReadonlySet<string> = new Set(['past.reach', 'past.partial', 'past.cut']);

function withoutReach(parts: readonly AnswerPart[]): AnswerPart[] {
  return parts.filter((part) => part.kind !== 'answer' || !REACH_CODES.has(part.code));
}

function answerOnLeast(
  { runs, wants, span }: Extract<AskedPast, { ask: 'least' }>,
  answering: Answering,
): AnswerPart[] {
  const { number, name, value, has, context } = answering;
  const { language } = context.conversation;
  const many = runsInWords(runs, name, { language, count: 'many' });
  const one = runsInWords(runs, name, { language, count: 'one' });
  const period = answering.period(span);
  const count = value('runs') ?? 0;
  if (count === 0) {
    return [
      say('runs.none', { number, period, runs: many }),
      ...sayIf(has('longest.distance'), say('past.longest', { number, period })),
      ...reach(span, answering),
    ];
  }
  if (wants === 'last' && has('last.distance')) {
    return [say('past.lastOf', { number, runs: one }), ...reach(span, answering)];
  }
  return [
    say(count === 1 ? 'past.leastOne' : 'runs.count', {
      number,
      period,
      runs: count === 1 ? one : many,
    }),
    ...sayIf(has('last.distance'), say('past.last', { number })),
    ...reach(span, answering),
  ];
}
