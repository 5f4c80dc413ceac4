import { dayNumber } from '../../../measures/calendar-day.ts';
import { HISTORY_DAYS } from '../../../training/recent-activity.ts';
import type {
  AskedRuns,
  MeanFigure,
  OtherRun,
  SumFigure,
} from '../../questions/runs/asked-runs.ts';
import type { AskedSpan } from '../../questions/runs/asked-span.ts';
import { asksOfLoad } from '../../questions/question-subject.ts';
import { inSimplified, plainText } from '../../text/question-text.ts';
import { answerOnLoad, answerWithoutWeeks } from '../answer-on-days.ts';
import { answerOnSplits } from '../answer-on-runs.ts';
import type { AnswerContext } from '../answer-context.ts';
import { say, sayIf, type AnswerPart } from '../answer-part.ts';
import { answerOnAskedKilometer } from './answer-on-asked-kilometer.ts';
import { answerOnAskedRecording } from './answer-on-asked-recording.ts';
import { dayInWords } from './day-in-words.ts';
import { ALL_RUNS } from '../../questions/runs/named-runs.ts';
import { numberOfAsked } from './facts-asked-for.ts';
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
  if (asked.ask === 'zoneOf' || asked.ask === 'part' || asked.ask === 'splits') {
    return answerOnAskedRecording(asked, answering.number, context);
  }
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
      const { number } = answering;
      return [say('runs.topWeek', { number }), say('runs.reach')];
    }
    case 'besideWeek':
      return answerBesideWeek(asked.figures, answering);
    case 'besideUsual':
      return answerBesideUsual(answering);
    case 'beside':
      return answerBeside(asked.other, answering);
    case 'hardShare': {
      const { number, span } = answering;
      return [say('runs.share', { number, period: span(asked.span) }), say('runs.shareBasis')];
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
    span: (span) => spanInWords(span, name, { language, today }),
  };
}

/** That more than the known days is asked for: all of it, or a part. */
function beyond(span: AskedSpan, today: number): AnswerPart[] {
  const { isKnown } = daysOfSpan(span, today);
  return sayIf(!isKnown || span.kind === 'known', say('runs.reach'));
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
  const said = { number, period: answering.span(span) };
  const many = runsInWords(runs, name, { language, count: 'many' });
  if (count === 0) {
    return [
      say('runs.none', { ...said, runs: many }),
      say(runs.seconds === null ? 'runs.longest' : 'runs.lasting', { number }),
      ...beyond(span, today),
    ];
  }
  return [
    ...(count === 1
      ? [say('runs.countOne', said)]
      : [say('runs.count', { ...said, runs: many }), say('runs.newest', { number })]),
    ...beyond(span, today),
  ];
}

function answerOnLongest(
  { span }: Extract<AskedRuns, { ask: 'longest' }>,
  { number, name, has, context, today, ...answering }: Answering,
): AnswerPart[] {
  if (isOutOfReach(span, today)) return [...OUT_OF_REACH];
  const { language } = context.conversation;
  const period = answering.span(span);
  if (!has('longest.distance')) {
    const runs = runsInWords(ALL_RUNS, name, { language, count: 'many' });
    return [say('runs.none', { number, period, runs }), ...beyond(span, today)];
  }
  return [say('runs.longestOf', { number, period }), ...beyond(span, today)];
}

function answerOnLast(
  { runs, most }: Extract<AskedRuns, { ask: 'last' }>,
  { number, name, value, has, context }: Answering,
): AnswerPart[] {
  const { language } = context.conversation;
  const one = runsInWords(runs, name, { language, count: 'one' });
  const many = runsInWords(runs, name, { language, count: 'many' });
  const count = Math.min(most, value('runs') ?? 0);
  if (count === 0) {
    const period = spanInWords({ kind: 'known', isLonger: false }, name, { language, today: 0 });
    return [
      say('runs.none', { number, period, runs: many }),
      ...sayIf(
        runs.kind === null || runs.kind === 'long',
        say(runs.seconds === null ? 'runs.longest' : 'runs.lasting', { number }),
      ),
      say('runs.reach'),
    ];
  }
  if (most === 1) {
    return [say('runs.last', { number, runs: one }), say('runs.pulse', { number })];
  }
  return Array.from({ length: count }, (_, index) => index + 1).map((index) =>
    has(`run.${index}.heartRate`)
      ? say('runs.listedPulse', { number, index })
      : say('runs.listed', { number, index }),
  );
}

function answerOnPerWeek(
  { span }: Extract<AskedRuns, { ask: 'perWeek' }>,
  { number, has, ...answering }: Answering,
): AnswerPart[] {
  const said = { number, period: answering.span(span) };
  return [say(has('perWeek') ? 'runs.perWeek' : 'runs.counted', said)];
}

function answerOnStreak({ number, value, context }: Answering): AnswerPart[] {
  const days = value('streakDays') ?? 0;
  const isToday = context.standing.earlierRuns[0]?.daysAgo === 0;
  const { question } = context;
  // Who fears to have run too many learns how the week stands beside the usual one.
  const beside =
    asksOfLoad(question) || FEARS_TOO_MANY.test(inSimplified(plainText(question)))
      ? answerOnLoad(context).slice(0, 1)
      : [say('runs.sevenDays')];
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
  if (others === 0) return [say('runs.weekendsOnly', said)];
  return [say(weekend === 0 ? 'runs.weekdaysOnly' : 'runs.weekends', said)];
}

const MEAN_CODES = { pace: 'runs.meanPace', heartRate: 'runs.meanHeartRate' } as const;

function answerOnMeans(
  { figures, runs, spans }: Extract<AskedRuns, { ask: 'mean' }>,
  { number, name, value, has, context, today, ...answering }: Answering,
): AnswerPart[] {
  const { language } = context.conversation;
  const many = runsInWords(runs, name, { language, count: 'many' });
  const isUnknown = figures[0] !== 'cadence' && spans.every((span) => isOutOfReach(span, today));
  if (isUnknown) return [...OUT_OF_REACH];
  const known = figures.filter((one): one is Exclude<MeanFigure, 'cadence'> => one !== 'cadence');
  const parts = spans.flatMap((span, at) => {
    const index = at + 1;
    const said = { number, index, period: answering.span(span), runs: many };
    if (isOutOfReach(span, today)) return [];
    if ((value(`mean.${index}.runs`) ?? 0) === 0) return [say('runs.none', said)];
    const means = known.map((figure) =>
      has(`mean.${index}.${figure}`)
        ? say(MEAN_CODES[figure], said)
        : say('runs.meanMissing', { ...said, figure }),
    );
    return means;
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

function answerOnSum(
  { figures, span }: Extract<AskedRuns, { ask: 'sum' }>,
  { number, value, has, today, ...answering }: Answering,
): AnswerPart[] {
  if (isOutOfReach(span, today)) return [...OUT_OF_REACH];
  const said = { number, period: answering.span(span) };
  if ((value('sum.runs') ?? 0) === 0) return [say('period.none', said)];
  const parts = figures.map((figure: SumFigure) =>
    figure === 'ascent' && !has('sum.ascent')
      ? say('runs.noAscent', said)
      : say(SUM_CODES[figure], said),
  );
  const isSeveral = (value('sum.runs') ?? 0) > 1;
  if (span.kind === 'week' && span.weeksAgo > 1) {
    return [...parts, ...sayIf(isSeveral, say('runs.inRuns', said)), ...beyond(span, today)];
  }
  const isLonger = span.kind === 'known' && span.isLonger;
  return isLonger ? [say('period.tooFar'), ...parts] : [...parts, ...beyond(span, today)];
}

function weekPart(index: number, { number, value }: Answering): AnswerPart {
  if ((value(`week.${index}.runs`) ?? 0) === 0) return say('runs.weekNone', { number, index });
  return say(index === 1 ? 'runs.weekNow' : 'runs.week', { number, index });
}

function answerOnWeekList(
  { weeks }: Extract<AskedRuns, { ask: 'weeks' }>,
  answering: Answering,
): AnswerPart[] {
  return Array.from({ length: weeks }, (_, at) => weekPart(at + 1, answering));
}

/** Below, two weeks are alike. */
const ALIKE_SHARE = 0.03;

/** Both weeks, and which was more; a week that is not over is said to be so. */
function answerBesideWeek(figures: readonly SumFigure[], answering: Answering): AnswerPart[] {
  const { number, name, value, has } = answering;
  const isAscent = figures.includes('ascent');
  const figure = figures[0] ?? 'distance';
  const both = [weekPart(1, answering), weekPart(2, answering)];
  if (isAscent && !has('week.1.ascent', 'week.2.ascent')) {
    return [...both, say('runs.noAscent', { number, period: '' })];
  }
  const now = value(`week.1.${figure}`) ?? 0;
  const before = value(`week.2.${figure}`) ?? 0;
  const wish = `{{${name}.difference.${figure}}}`;
  const isAlike = Math.abs(now - before) <= ALIKE_SHARE * Math.max(now, before);
  const compared = isAlike
    ? say('runs.weekAlike')
    : say(now > before ? 'runs.weekMore' : 'runs.weekLess', { number, wish });
  return [...both, ...sayIf(isAscent, say('runs.weekAscents', { number })), compared];
}

/** Paces that differ by less are the same, and so are heart rates. */
const SAME_PACE_SHARE = 0.01;
const SAME_BEATS = 2;

/** Today's run and the one of the named day, and what became faster, slower, higher or lower. */
function answerBeside(
  other: OtherRun,
  { number, value, has, today, context }: Answering,
): AnswerPart[] {
  if (!has('own.distance')) return [say('beside.none')];
  if (!has('run.1.distance')) {
    const { language } = context.conversation;
    const none =
      other.kind === 'day'
        ? say('period.none', {
            period: dayInWords(today - other.daysAgo, other.daysAgo === 1, language),
          })
        : say('runs.thenNone');
    return [none, say('runs.now', { number })];
  }
  const pace = (value('own.pace') ?? 0) / (value('run.1.pace') ?? 0) - 1;
  const beats = (value('own.heartRate') ?? 0) - (value('run.1.heartRate') ?? 0);
  const paceCode = Math.abs(pace) <= SAME_PACE_SHARE ? 'samePace' : pace < 0 ? 'faster' : 'slower';
  const beatsCode =
    Math.abs(beats) <= SAME_BEATS ? 'pulseSame' : beats > 0 ? 'pulseHigher' : 'pulseLower';
  const isPulse = has('own.heartRate', 'run.1.heartRate');
  return [
    say(isPulse ? 'runs.nowPulse' : 'runs.now', { number }),
    say(isPulse ? 'runs.thenPulse' : 'runs.then', { number }),
    ...sayIf(has('difference.pace'), say(`runs.${paceCode}`, { number })),
    ...sayIf(isPulse, say(`runs.${beatsCode}`, { number })),
  ];
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
