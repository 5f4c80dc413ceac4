import { dayNumber } from '../../../measures/calendar-day.ts';
import { HISTORY_DAYS } from '../../../training/recent-activity.ts';
import type { AskedRuns, MeanFigure, SumFigure } from '../../questions/runs/asked-runs.ts';
import type { AskedOfRecording } from '../../questions/runs/asked-of-recording.ts';
import type { AskedSpan } from '../../questions/runs/asked-span.ts';
import type { NamedRuns } from '../../questions/runs/named-runs.ts';
import { asksOfLoad } from '../../questions/question-subject.ts';
import { inSimplified, plainText } from '../../text/question-text.ts';
import { answerOnLoad, answerOnRest, answerWithoutWeeks } from '../answer-on-days.ts';
import { answerOnSplits } from '../answer-on-runs.ts';
import { answerFromPlan } from '../answer-on-plan.ts';
import { readPlanQuestion } from '../../questions/plan-question.ts';
import type { AnswerContext } from '../answer-context.ts';
import { say, sayIf, type AnswerPart } from '../answer-part.ts';
import { answerOnAskedKilometer } from './answer-on-asked-kilometer.ts';
import { answerOnAskedRecording } from './answer-on-asked-recording.ts';
import { dayInWords } from './day-in-words.ts';
import { ALL_RUNS } from '../../questions/runs/named-runs.ts';
import { numberOfAsked, todayOf } from './facts-asked-for.ts';
import { runsInWords, spanInWords } from './runs-in-words.ts';
import { daysOfSpan } from './span-days.ts';

/** An answer's figures and words, by where they stand. */
interface Answering {
  context: AnswerContext;
  /** What the ids of the asked figures begin with. */
  name: string;
  number: number;
  /** As `dayNumber`, on the runner's clock. */
  today: number;
  value: (figure: string) => number | null;
  has: (...figures: string[]) => boolean;
  span: (span: AskedSpan) => string;
}

/** Answers what is asked of the runner's own runs, from the figures that were computed for it. */
export function answerOnAskedRuns(asked: AskedRuns, context: AnswerContext): AnswerPart[] {
  const answering = answeringOf(asked, context);
  if (asked.ask === 'kilometer') {
    return context.topic === null
      ? answerOnSplits(context)
      : answerOnAskedKilometer(asked.which, answering.number, context);
  }
  if (asked.ask === 'conditions') return answerOnConditionsOf(asked.what, context);
  if (isOfRecording(asked)) return answerOnAskedRecording(asked, answering.number, context);
  return answerFromRows(asked, answering);
}

const OF_RECORDING: ReadonlySet<AskedRuns['ask']> = new Set<OfRecording['ask']>([
  'zoneOf',
  'part',
  'splits',
  'halves',
]);

type OfRecording = Exclude<AskedOfRecording, { ask: 'startTime' | 'conditions' }>;

function isOfRecording(asked: AskedRuns): asked is OfRecording {
  return OF_RECORDING.has(asked.ask);
}

type OfRows = Exclude<AskedRuns, OfRecording | { ask: 'kilometer' | 'conditions' }>;

/** How warm it was, as the weather service had it. Rain and wind are not known. */
function answerOnConditionsOf(what: 'temperature' | 'sky', { has }: AnswerContext): AnswerPart[] {
  if (what === 'sky') return [say('runs.noSky'), say('runs.temperature')];
  return [say(has('temperature.weather') ? 'runs.temperature' : 'runs.noTemperature')];
}

/** Answers from the rows of all runs. */
function answerFromRows(asked: OfRows, answering: Answering): AnswerPart[] {
  const { context } = answering;
  const withoutWeeks = answerWithoutWeeks(context);
  if (withoutWeeks) return withoutWeeks;
  switch (asked.ask) {
    case 'startTime':
      return answerOnAskedRecording(asked, answering.number, context);
    case 'longest':
      return answerOnLongest(asked, answering);
    case 'count':
      return answerOnCount(asked, answering);
    case 'last':
      return answerOnLast(asked, answering);
    case 'tooFar':
      return answerOnTooFar(answering);
    case 'perWeek':
      return answerOnPerWeek(asked, answering);
    case 'streak':
      return answerOnStreak(answering);
    case 'weekdays':
      return answerOnWeekdays(asked, answering);
    case 'mean':
      return answerOnMeans(asked, answering);
    case 'sum':
      return answerOnSum(asked, answering);
    case 'weeks':
      return answerOnWeekList(asked, answering);
    case 'topWeek': {
      const { number, value } = answering;
      const isSingle = value('week.1.runs') === 1;
      return [say(isSingle ? 'runs.topWeekSingle' : 'runs.topWeek', { number }), say('runs.reach')];
    }
    case 'besideWeek':
      return answerBesideWeek(asked, answering);
    case 'besideUsual':
      return answerBesideUsual(answering);
    case 'beside':
      return answerBeside(asked, answering);
    case 'hardShare': {
      return answerOnShares(asked, answering);
    }
    case 'slowest': {
      const { number } = answering;
      return [say('runs.slowest', { number }), say('runs.reach')];
    }
    case 'habit':
      return [...answerOnSplits(context).slice(0, 2), say('runs.habit')];
    case 'timeOfDay':
      return answerOnTimeOfDay(answering);
  }
}

function answeringOf(asked: AskedRuns, context: AnswerContext): Answering {
  const { conversation, standing } = context;
  const { startedAt, utcOffsetMinutes } = standing.day;
  const today = dayNumber(startedAt, utcOffsetMinutes ?? 0);
  const number = numberOfAsked(conversation, today, asked);
  const name = `answer.asked.${number}`;
  const { language } = conversation;
  return {
    context,
    name,
    number,
    today,
    value: (figure) => context.value(`${name}.${figure}`),
    has: (...figures) => context.has(...figures.map((figure) => `${name}.${figure}`)),
    span: (span) =>
      spanInWords(span, name, { language, today, isInWeeks: context.has(`${name}.weeks`) }),
  };
}

/** That more than the known days is asked for: all of it, whose days the answer has named already, or a part. */
function beyond(span: AskedSpan, today: number): AnswerPart[] {
  if (span.kind === 'known') return [say('runs.earlier')];
  return sayIf(!daysOfSpan(span, today).isKnown, say('runs.reach'));
}

/** Whether nothing of a time is known. */
function isOutOfReach(span: AskedSpan, today: number): boolean {
  const { from, to } = daysOfSpan(span, today);
  return from > to || from >= HISTORY_DAYS;
}

const OUT_OF_REACH: readonly AnswerPart[] = [say('period.tooFar'), say('figure.month')];

function answerOnCount(
  { runs, span }: Extract<AskedRuns, { ask: 'count' }>,
  answering: Answering,
): AnswerPart[] {
  const { number, today, name, value, context } = answering;
  const { language } = context.conversation;
  if (isOutOfReach(span, today)) return [...OUT_OF_REACH];
  const count = value('runs') ?? 0;
  const period = answering.span(span);
  if (count === 0) return [...noRuns(runs, period, answering), ...beyond(span, today)];
  const many = runsInWords(runs, name, { language, count: 'many' });
  const said = { number, period, runs: many };
  return [
    ...(count === 1
      ? [say('runs.countOne', said)]
      : [say('runs.count', said), say('runs.newest', { number })]),
    ...beyond(span, today),
  ];
}

function answerOnLongest(
  { span, isByTime }: Extract<AskedRuns, { ask: 'longest' }>,
  answering: Answering,
): AnswerPart[] {
  const { number, has, today } = answering;
  if (isOutOfReach(span, today)) return [...OUT_OF_REACH];
  const period = answering.span(span);
  if (isByTime && has('lasting.duration')) {
    return [say('runs.lastingOf', { number, period }), ...beyond(span, today)];
  }
  const parts = has('longest.distance')
    ? [say('runs.longestOf', { number, period })]
    : noRuns(ALL_RUNS, period, answering);
  return [...parts, ...beyond(span, today)];
}

/** That there is none of these runs in this time. Beside a length that was not run stands the longest that was. */
function noRuns(
  runs: NamedRuns,
  period: string,
  { number, name, context, has }: Answering,
): AnswerPart[] {
  const { language } = context.conversation;
  const isAny =
    runs.kind === null && runs.meters === null && runs.seconds === null && !runs.isHilly;
  if (isAny) return [say('period.none', { period })];
  const named = runsInWords(runs, name, { language, count: 'none' });
  const none = say('runs.none', { number, period, runs: named });
  if (runs.isHilly)
    return [none, ...sayIf(has('steepest.ascent'), say('runs.steepest', { number }))];
  if (runs.isAbout)
    return [none, ...sayIf(has('nearest.distance'), say('runs.nearest', { number }))];
  return [
    none,
    ...sayIf(
      runs.kind === null || runs.kind === 'long',
      say(runs.seconds === null ? 'runs.longest' : 'runs.lasting', { number }),
    ),
  ];
}

const ALL_KNOWN: AskedSpan = { kind: 'known', isLonger: false };

function answerOnLast(
  { runs, most }: Extract<AskedRuns, { ask: 'last' }>,
  answering: Answering,
): AnswerPart[] {
  const { number, name, value, has, context } = answering;
  const { language } = context.conversation;
  const one = runsInWords(runs, name, { language, count: 'one' });
  const count = Math.min(most, value('runs') ?? 0);
  if (count === 0) {
    return [...noRuns(runs, answering.span(ALL_KNOWN), answering), say('runs.earlier')];
  }
  if (most === 1) {
    return [
      say('runs.last', { number, runs: one }),
      ...sayIf(runs.isHilly === true, say('runs.climbed', { number })),
      say('runs.pulse', { number }),
    ];
  }
  return Array.from({ length: count }, (_, index) => index + 1).map((index) =>
    has(`run.${index}.heartRate`)
      ? say('runs.listedPulse', { number, index })
      : say('runs.listed', { number, index }),
  );
}

/** Up to this share above the longest run a run is a small step. */
const SMALL_STEP_SHARE = 1.12;

/** A run to come beside the longest one of late; what ails or tires is answered before. */
function answerOnTooFar({ number, value, has, context }: Answering): AnswerPart[] {
  if (context.lowDay !== null || context.safety.ails !== null) return answerOnRest(context);
  const longest = value('longest.distance');
  const wished = value('least');
  if (longest === null || wished === null || !has('longest.day')) return [say('rest.unknown')];
  const code =
    wished <= longest
      ? 'runs.farKnown'
      : wished <= longest * SMALL_STEP_SHARE
        ? 'runs.farStep'
        : 'runs.farJump';
  return [say(code, { number }), ...(answerFromPlan(asOfPlan(context)) ?? [])];
}

/** With what the plan has on the day that is named, where it has any. */
function asOfPlan(context: AnswerContext): AnswerContext {
  const { question, planned, conversation } = context;
  const askedOfPlan =
    planned.length > 0 ? readPlanQuestion(question, 'nextSession', todayOf(conversation)) : null;
  return { ...context, askedOfPlan };
}

function answerOnPerWeek(
  { span }: Extract<AskedRuns, { ask: 'perWeek' }>,
  { number, has, value, ...answering }: Answering,
): AnswerPart[] {
  const said = { number, period: answering.span(span) };
  const runs = value('runs') ?? 0;
  if (runs === 0) return [say('period.none', said)];
  const code = has('perWeek') ? 'runs.perWeek' : 'runs.counted';
  return [say(runs === 1 ? 'runs.countedOne' : code, said)];
}

function answerOnStreak({ number, value, context }: Answering): AnswerPart[] {
  const days = value('streakDays') ?? 0;
  const isToday = context.standing.earlierRuns[0]?.daysAgo === 0;
  const { question } = context;
  const isOnly = context.value('runner.sevenDays.runs') === 1;
  // Who fears to have run too many learns how the week stands beside the usual one.
  const beside =
    asksOfLoad(question) || FEARS_TOO_MANY.test(inSimplified(plainText(question)))
      ? answerOnLoad(context).slice(0, 1)
      : [say(isOnly ? 'runs.sevenDaysOne' : 'runs.sevenDays')];
  if (days === 0) return [say('runs.streakNone'), say('restWhy.daysOff')];
  if (days === 1) return [say(isToday ? 'runs.streakOne' : 'runs.streakEnded'), ...beside];
  return [say(isToday ? 'runs.streakToday' : 'runs.streakYesterday', { number }), ...beside];
}

const FEARS_TOO_MANY = /\btoo many\b|多すぎ|太多|quá nhiều|qua nhieu/;

function answerOnWeekdays(
  { span }: Extract<AskedRuns, { ask: 'weekdays' }>,
  { number, value, ...answering }: Answering,
): AnswerPart[] {
  const said = { number, period: answering.span(span) };
  const weekend = value('weekend.runs') ?? 0;
  const others = value('weekdays.runs') ?? 0;
  if (weekend === 0 && others === 0) return [say('period.none', said)];
  if (others === 0) return [say(weekend === 1 ? 'runs.weekendsOne' : 'runs.weekendsOnly', said)];
  if (weekend === 0) return [say(others === 1 ? 'runs.weekdaysOne' : 'runs.weekdaysOnly', said)];
  return [say('runs.weekends', said)];
}

const MEAN_CODES = { pace: 'runs.meanPace', heartRate: 'runs.meanHeartRate' } as const;
/** Behind another figure of the same runs. */
const ALSO_MEAN_CODES = { pace: 'runs.alsoPace', heartRate: 'runs.alsoHeartRate' } as const;

function answerOnMeans(
  { figures, runs, spans }: Extract<AskedRuns, { ask: 'mean' }>,
  answering: Answering,
): AnswerPart[] {
  const { number, name, value, has, context, today } = answering;
  const { language } = context.conversation;
  const many = runsInWords(runs, name, { language, count: 'many' });
  const isUnknown = figures[0] !== 'cadence' && spans.every((span) => isOutOfReach(span, today));
  if (isUnknown) return [...OUT_OF_REACH];
  const known = figures.filter((one): one is Exclude<MeanFigure, 'cadence'> => one !== 'cadence');
  const parts = spans.flatMap((span, at) => {
    const index = at + 1;
    const said = { number, index, period: answering.span(span), runs: many };
    if (isOutOfReach(span, today)) return [];
    if ((value(`mean.${index}.runs`) ?? 0) === 0) {
      return noRuns(runs, said.period, answering).slice(0, 1);
    }
    return known.map((figure, place) =>
      has(`mean.${index}.${figure}`)
        ? say((place === 0 ? MEAN_CODES : ALSO_MEAN_CODES)[figure], said)
        : say('runs.meanMissing', { ...said, figure }),
    );
  });
  const isCadence = figures.includes('cadence');
  return [
    ...parts,
    ...sayIf(isCadence, say('runs.cadence'), say('figure.cadence')),
    ...sayIf(
      !isCadence && spans.some((span) => !daysOfSpan(span, today).isKnown),
      say('runs.reach'),
    ),
  ];
}

const SUM_CODES = {
  distance: 'runs.sumDistance',
  duration: 'runs.sumDuration',
  ascent: 'runs.sumAscent',
} as const;
/** Behind another sum of the same time. */
const ALSO_SUM_CODES = {
  distance: 'runs.alsoDistance',
  duration: 'runs.alsoDuration',
  ascent: 'runs.alsoAscent',
} as const;

function answerOnSum(
  { figures, span }: Extract<AskedRuns, { ask: 'sum' }>,
  { number, value, has, today, ...answering }: Answering,
): AnswerPart[] {
  if (isOutOfReach(span, today)) return [...OUT_OF_REACH];
  const said = { number, period: answering.span(span) };
  if ((value('sum.runs') ?? 0) === 0) return [say('period.none', said)];
  const parts = figures.map((figure: SumFigure, place) =>
    figure === 'ascent' && !has('sum.ascent')
      ? say('runs.noAscent', said)
      : say((place === 0 ? SUM_CODES : ALSO_SUM_CODES)[figure], said),
  );
  const isSeveral = (value('sum.runs') ?? 0) > 1;
  if (span.kind === 'week' && span.weeksAgo > 1) {
    return [...parts, ...sayIf(isSeveral, say('runs.alsoRuns', said)), ...beyond(span, today)];
  }
  const isLonger = span.kind === 'known' && span.isLonger;
  return isLonger ? [say('period.tooFar'), ...parts] : [...parts, ...beyond(span, today)];
}

/** This week, the last one, and the weeks before by their first day: without a run, with a single one, or with several. */
const WEEK_CODES = [
  ['runs.weekNowNone', 'runs.weekNowSingle', 'runs.weekNow'],
  ['runs.weekLastNone', 'runs.weekLastSingle', 'runs.weekLast'],
  ['runs.weekNone', 'runs.weekSingle', 'runs.week'],
] as const;

function weekPart(index: number, { number, value }: Answering, weeksAgo = index - 1): AnswerPart {
  const runs = value(`week.${index}.runs`) ?? 0;
  const [none, single, several] = WEEK_CODES[weeksAgo] ?? WEEK_CODES[2];
  return say(runs === 0 ? none : runs === 1 ? single : several, { number, index });
}

function answerOnWeekList(
  { weeks }: Extract<AskedRuns, { ask: 'weeks' }>,
  answering: Answering,
): AnswerPart[] {
  return Array.from({ length: weeks }, (_, at) => weekPart(at + 1, answering));
}

/** Below, two weeks are alike. */
const ALIKE_SHARE = 0.03;

/** What is said of a week that is not over, and of one that is. */
const BESIDE_WEEK_CODES = [
  { alike: 'runs.weekAlike', more: 'runs.weekMore', less: 'runs.weekLess' },
  { alike: 'runs.lastWeekAlike', more: 'runs.lastWeekMore', less: 'runs.lastWeekLess' },
] as const;

/** Both weeks, and which was more; a week that is not over is said to be so. */
function answerBesideWeek(
  { figures, weeksAgo }: Extract<AskedRuns, { ask: 'besideWeek' }>,
  answering: Answering,
): AnswerPart[] {
  const { number, name, value, has } = answering;
  const isAscent = figures.includes('ascent');
  const figure = figures[0] ?? 'distance';
  const both = [weekPart(1, answering, weeksAgo), weekPart(2, answering, weeksAgo + 1)];
  if (isAscent && !has('week.1.ascent', 'week.2.ascent')) {
    return [...both, say('runs.noAscent', { number, period: '' })];
  }
  const now = value(`week.1.${figure}`) ?? 0;
  const before = value(`week.2.${figure}`) ?? 0;
  const wish = `{{${name}.difference.${figure}}}`;
  const isAlike = Math.abs(now - before) <= ALIKE_SHARE * Math.max(now, before);
  const codes = BESIDE_WEEK_CODES[weeksAgo];
  const compared = isAlike
    ? say(codes.alike)
    : say(now > before ? codes.more : codes.less, { number, wish });
  return [
    ...both,
    ...sayIf(isAscent && weeksAgo === 0, say('runs.weekAscents', { number })),
    compared,
  ];
}

/** Shares of the running time. What is neither easy nor hard is named only where there is any. */
function answerOnShares(
  { span }: Extract<AskedRuns, { ask: 'hardShare' }>,
  { number, value, has, ...answering }: Answering,
): AnswerPart[] {
  const said = { number, period: answering.span(span) };
  if (!has('easyShare', 'hardShare')) return [say('period.none', said)];
  const rest = 100 - (value('easyShare') ?? 0) - (value('hardShare') ?? 0);
  return [
    say('runs.share', said),
    say('runs.shareBasis'),
    ...sayIf(rest > 1, say('runs.shareRest')),
  ];
}

/** Paces that differ by less are the same, and so are heart rates. */
const SAME_PACE_SHARE = 0.01;
const SAME_BEATS = 2;

/** The newer run and the one of the named day, and what became faster, slower, higher or lower. */
function answerBeside(
  { other, runs }: Extract<AskedRuns, { ask: 'beside' }>,
  answering: Answering,
): AnswerPart[] {
  const { number, value, has, today, context } = answering;
  if (!has('own.day')) {
    if (other.kind === 'alike') return noRuns(runs, answering.span(ALL_KNOWN), answering);
    return has('run.1.day')
      ? [thenPart(number, has), say('runs.nothingNewer')]
      : [say('beside.none')];
  }
  if (!has('run.1.day')) {
    const { language } = context.conversation;
    const none =
      other.kind === 'day'
        ? say('period.none', {
            period: dayInWords(today - other.daysAgo, other.daysAgo === 1, language),
          })
        : say('runs.thenNone');
    const isSpokenOf = context.topic !== null || value('own.day') === today;
    return [none, ...sayIf(isSpokenOf, say('runs.now', { number }))];
  }
  const pace = (value('own.pace') ?? 0) / (value('run.1.pace') ?? 0) - 1;
  const beats = (value('own.heartRate') ?? 0) - (value('run.1.heartRate') ?? 0);
  const paceCode = Math.abs(pace) <= SAME_PACE_SHARE ? 'samePace' : pace < 0 ? 'faster' : 'slower';
  const beatsCode =
    Math.abs(beats) <= SAME_BEATS ? 'pulseSame' : beats > 0 ? 'pulseHigher' : 'pulseLower';
  const isPulse = has('own.heartRate', 'run.1.heartRate');
  const ownDay = value('own.day') ?? today;
  return [
    ...sayIf(
      context.topic === null && ownDay < today && other.kind !== 'alike',
      say('runs.notToday'),
    ),
    say(isPulse ? 'runs.nowPulse' : 'runs.now', { number }),
    thenPart(number, has),
    ...sayIf(has('difference.pace'), say(`runs.${paceCode}`, { number })),
    ...sayIf(isPulse, say(`runs.${beatsCode}`, { number })),
  ];
}

function thenPart(number: number, has: Answering['has']): AnswerPart {
  return say(has('run.1.heartRate') ? 'runs.thenPulse' : 'runs.then', { number });
}

/** The run that is spoken of beside the usual easy ones: heart rate first, and why it may be higher. */
function answerBesideUsual({ number, context, has }: Answering): AnswerPart[] {
  const { value, topic } = context;
  if (!topic) return [say('figure.openRun')];
  const beats = (value('heartRate.average') ?? 0) - (value('runner.easyHeartRate') ?? 0);
  const beatsCode =
    Math.abs(beats) <= SAME_BEATS ? 'pulseSame' : beats > 0 ? 'pulseHigher' : 'pulseLower';
  return [
    ...sayIf(
      has('difference.heartRate'),
      say('pulse.compared'),
      say(`runs.${beatsCode}`, { number }),
      ...sayIf(beatsCode === 'pulseHigher', say('pulse.reasons')),
    ),
    ...sayIf(!has('difference.heartRate'), say('figure.missing', { figure: 'heartRate' })),
    ...sayIf(has('difference.pace'), say('figure.pace'), say('figure.paceUsual')),
  ];
}

function answerOnTimeOfDay({ number, has }: Answering): AnswerPart[] {
  return has('morning.pace', 'evening.pace')
    ? [say('runs.timeOfDay', { number }), say('runs.timeOfDayBasis')]
    : [say('runs.timeOfDayNone'), say('runs.reach')];
}
