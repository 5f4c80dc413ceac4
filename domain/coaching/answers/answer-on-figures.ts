import { isRunning } from '../../sports/sport-type.ts';
import type { AnswerCode } from './answer-book.ts';
import type { AnswerContext } from './answer-context.ts';
import { say, sayIf, type AnswerPart } from './answer-part.ts';
import { answerOnWeek, answerWithoutRuns, answerWithoutWeeks } from './answer-on-days.ts';
import { questionSpellings } from '../text/question-spellings.ts';
import {
  FIGURE_NAMES,
  readFigureQuestion,
  type AskedFigure,
  type FigureName,
  type FigureQuestion,
} from '../questions/question-figures.ts';

/** The fact that each figure of a single run is. */
const FACT_OF: Readonly<Record<FigureName, string>> = {
  distance: 'distance.total',
  duration: 'duration.moving',
  pace: 'pace.average',
  speed: 'speed.average',
  heartRate: 'heartRate.average',
  heartRateMaximum: 'heartRate.maximum',
  cadence: 'cadence.average',
  power: 'power.average',
  ascent: 'altitude.ascent',
  load: 'load.value',
  zones: 'zone.most.share',
};
/** Of other runs than the topic's: what their rows hold. */
export const OF_LAST_RUN: Partial<Record<AskedFigure, { code: AnswerCode; fact: string }>> = {
  distance: { code: 'figure.lastDistance', fact: 'distance' },
  duration: { code: 'figure.lastDuration', fact: 'duration' },
  pace: { code: 'figure.lastPace', fact: 'pace' },
  speed: { code: 'figure.lastPace', fact: 'pace' },
  heartRate: { code: 'figure.lastHeartRate', fact: 'heartRate' },
};
/** Figures that are summed up over weeks. */
const SUMMED: ReadonlySet<AskedFigure> = new Set<AskedFigure>(['distance', 'duration', 'runs']);
/** Standing about for less is not worth a second figure. */
const STOPS_SECONDS = 60;

/** Answers with the figure that is asked for, what it means, or that it is not known. */
export function answerOnFigure(context: AnswerContext): AnswerPart[] {
  const { topic, standing } = context;
  const asked = askedFigures(context);
  const [first] = asked.figures;
  if (first === 'energy' || first === 'other') {
    const code = first === 'energy' ? 'figure.energy' : 'figure.notKept';
    return [say(code), ...(topic ? listOf(context) : [say('abilities.plain')])];
  }
  if (!topic && standing.lastRun === null) return answerWithoutRuns(context);
  if (first === 'vdot') return answerOnVdot(context);
  if (first === 'longest') return answerOnLongest(context);
  if (asked.span !== 'run') {
    const isSummed = asked.figures.every((figure) => SUMMED.has(figure));
    if (!isSummed) return figureByRun(context, listOf(context));
    return asked.span === 'week' ? answerOnWeek(context) : answerOnMonth(context, asked.figures);
  }
  if (asked.figures.length === 1 && first === 'runs') return answerOnMonth(context, asked.figures);
  const parts = asked.figures.flatMap((figure) =>
    topic ? ofTopic(figure, asked.zone, context) : ofLastRun(figure, context),
  );
  // Said of several figures at once, it is said once.
  const distinct = parts.filter(
    (part, index) =>
      part.kind !== 'answer' ||
      part.figure !== undefined ||
      parts.findIndex((other) => other.kind === 'answer' && other.code === part.code) === index,
  );
  const isMissing = distinct.some(({ kind }) => kind === 'figures');
  const answered = distinct.filter(({ kind }) => kind !== 'figures');
  // Asked of today, a runner who has not run today learns from which day the figures are.
  const isOtherDay = !topic && asked.isToday && (standing.lastRun?.daysAgo ?? 0) > 1;
  return [
    ...sayIf(isOtherDay, say('restWhy.daysOff')),
    ...answered,
    ...(isMissing || answered.length === 0 ? listOf(context) : []),
  ];
}

/**
 * What is said of a figure that only single runs have. Where similar questions asked something else, the name of
 * the figure is no reason to send the runner away.
 */
export function figureByRun(
  { instead }: AnswerContext,
  beside: readonly AnswerPart[] = [say('figure.openRun')],
): AnswerPart[] {
  return instead.length > 0 ? [say('unknown.asked')] : [say('figure.byRun'), ...beside];
}

/** The figures that a question names, or else the one that it asks for in other words. */
function askedFigures({ question, figure }: AnswerContext): FigureQuestion {
  const asked = readFigureQuestion(question);
  return asked.figures.length === 0 && figure ? { ...asked, figures: [figure] } : asked;
}

/** What can be said of the run, by name; in general, that a run's own page knows more. */
function listOf({ topic, has }: AnswerContext): AnswerPart[] {
  if (!topic) return [say('figure.openRun')];
  const figures = FIGURE_NAMES.filter((figure) => has(FACT_OF[figure]));
  return sayIf(figures.length > 0, { kind: 'figures', figures });
}

function answerOnVdot({ has }: AnswerContext): AnswerPart[] {
  return has('runner.vdot')
    ? [say('figure.vdot'), say('figure.vdotMeaning')]
    : [say('figure.noVdot'), say('race.howTo')];
}

/** Not of these weeks alone, or with its day. */
const EVER =
  /\bever\b|all[- ]?time|\b(?:this|the whole) year\b|今年|\bin my life\b|これまで|今まで|自己最長|人生|过去|历史|从来|有史以来|至今|到目前|\b(?:tu truoc|tung chay|tu xua|truoc gio|nam nay)\b|\bwhen\b|いつ|什么时候|哪一?[天次]|\b(?:khi|hom|ngay) nao\b/;

/** Only the last weeks are asked about. */
const LATELY =
  /\b(?:recent\w*|lately|these days|this month)\b|最近|ここ(?:数|最)|近ごろ|近来|这阵子|\b(?:gan day|dao nay|thang nay)\b/;

function answerOnLongest(context: AnswerContext): AnswerPart[] {
  const { conversation, has, standing } = context;
  if (conversation.isHistoryArriving) return answerWithoutWeeks(context) ?? [];
  const readings = questionSpellings(context.question);
  const isOfLate =
    !readings.some((words) => EVER.test(words)) && readings.some((words) => LATELY.test(words));
  if (!isOfLate && has('answer.longest.distance')) return [say('longest.known')];
  return has('runner.longest30')
    ? [say('figure.longest')]
    : [say('figure.monthNone'), ...sayIf(standing.lastRun !== null, say('noHistory.old'))];
}

function answerOnMonth(context: AnswerContext, figures: readonly AskedFigure[]): AnswerPart[] {
  const { has, value } = context;
  const withoutWeeks = answerWithoutWeeks(context);
  if (withoutWeeks) return withoutWeeks;
  if (!has('runner.month.duration')) return [say('figure.monthNone'), say('figure.monthBasis')];
  const isLong = figures.includes('duration') || !has('runner.month.distance');
  return [
    ...sayIf(!isLong || figures.includes('distance'), say('figure.month')),
    ...sayIf(isLong, say('figure.monthDuration')),
    say(value('runner.month.runs') === 1 ? 'figure.monthRunsSingle' : 'figure.monthRuns'),
    say('figure.monthUsual'),
    say('figure.monthBasis'),
  ];
}

/** How long it took, with the stops and without them. */
function answerOnDuration({ has, value }: AnswerContext, isOfStops: boolean): AnswerPart[] {
  const stood = (value('duration.elapsed') ?? 0) - (value('duration.moving') ?? 0);
  if (stood >= STOPS_SECONDS) return [say('figure.duration'), say('figure.elapsed')];
  const isKnown = isOfStops && has('duration.elapsed');
  return [...sayIf(isKnown, say('figure.hardlyStopped')), say('figure.duration')];
}

function ofTopic(figure: AskedFigure, zone: number | null, context: AnswerContext): AnswerPart[] {
  const { has, topic } = context;
  const name = FIGURE_NAMES.find((one) => one === (figure === 'stops' ? 'duration' : figure));
  if (name === undefined) return [];
  if (!has(FACT_OF[name])) {
    return [say('figure.missing', { figure: name }), ...listOf(context)];
  }
  switch (name) {
    case 'distance':
      return [say('figure.distance')];
    case 'duration':
      return answerOnDuration(context, figure === 'stops');
    case 'pace':
      return [say('figure.pace'), say('figure.paceUsual')];
    case 'speed':
      return [say('figure.speed')];
    case 'heartRate':
      return [say('figure.heartRate'), say('figure.zones')];
    case 'heartRateMaximum':
      return [say('figure.maximum'), say('figure.maximumMeaning')];
    case 'cadence':
      return [say('figure.cadence'), say('figure.cadenceMeaning')];
    case 'power':
      return [say('figure.power')];
    case 'ascent':
      return [
        say('figure.ascent'),
        ...sayIf(topic?.view.isHilly === true, say('figure.ascentWorth')),
      ];
    case 'load':
      return [say('figure.load'), say('figure.loadMeaning'), say('figure.loadDays')];
    case 'zones':
      return zone === null
        ? [say('figure.zoneMost'), say('figure.zones')]
        : [say('figure.zoneAsked', { number: zone }), say('figure.zones')];
  }
}

/** In the general conversation: the newest run's, as far as its row holds it. */
function ofLastRun(figure: AskedFigure, context: AnswerContext): AnswerPart[] {
  const { has, standing, conversation } = context;
  if (figure === 'load' && has('runner.load.fitness')) return [say('figure.loadDays')];
  const lastRunFigure = OF_LAST_RUN[figure];
  if (!lastRunFigure) return figureByRun(context);
  const others = standing.spokenOf.filter(
    ({ activity }) => activity.id !== conversation.activity?.row.id,
  );
  const number = others.findIndex(({ activity }) => isRunning(activity.sport)) + 1;
  if (number > 0 && has(`recent.${number}.${lastRunFigure.fact}`))
    return [say(lastRunFigure.code, { number })];
  const name = FIGURE_NAMES.find((one) => one === figure);
  return [say('figure.lastMissing', name ? { figure: name } : {})];
}
