import { isRunning } from '../../sports/sport-type.ts';
import { isHardPurpose } from '../facts/earlier-runs.ts';
import { readFigureQuestion } from '../questions/question-figures.ts';
import type { AnswerContext } from './answer-context.ts';
import { say, sayIf, type AnswerPart } from './answer-part.ts';
import { OF_LAST_RUN } from './answer-on-figures.ts';
import { answerOnAskedRuns } from './asked-runs/answer-on-asked-runs.ts';
import { todayOf } from './asked-runs/facts-asked-for.ts';
import { askedRuns } from '../questions/runs/asked-runs.ts';
import { answerOnThisRun } from './answer-on-runs.ts';

/** Paces that differ by less are the same. */
const SAME_PACE_SHARE = 0.02;

/** The run before the topic's, or before now; null = none is known. */
function runBefore({ standing, conversation }: AnswerContext) {
  const row = conversation.activity?.row;
  const others = standing.spokenOf.filter(({ activity }) => activity.id !== row?.id);
  const index = others.findIndex(
    ({ activity }) =>
      isRunning(activity.sport) && (row === undefined || activity.startedAt < row.startedAt),
  );
  const run = others[index];
  return run ? { activity: run.activity, number: index + 1 } : null;
}

/** Of the run before the topic's, or before now: the figures that its row holds. */
export function answerOnEarlierRun(context: AnswerContext): AnswerPart[] {
  const before = runBefore(context);
  const { has, question } = context;
  const known = readFigureQuestion(question).figures.flatMap((figure) => {
    const named = OF_LAST_RUN[figure];
    return named && before && has(`recent.${before.number}.${named.fact}`) ? [named] : [];
  });
  if (!before || known.length === 0) return [say('figure.byRun'), say('figure.openRun')];
  const { number } = before;
  return [
    say('lastRun.before', { number }),
    ...sayIf(
      known.some(({ fact }) => fact === 'heartRate'),
      say('lastRun.beforeHeartRate', { number }),
    ),
  ];
}

/** The topic's run beside the one before it; in general, the last two runs by their figures. */
export function answerBesideEarlier(context: AnswerContext): AnswerPart[] {
  const { topic, value } = context;
  const before = runBefore(context);
  if (!before) return [say('beside.none'), ...answerOnThisRun(context)];
  const { number, activity } = before;
  if (!topic) {
    return [
      say('lastRun.figures', { number }),
      say('lastRun.before', { number: number + 1 }),
      say('lastRun.open'),
    ];
  }
  const pace = value('pace.average');
  const earlier = value(`recent.${number}.pace`);
  if (pace === null || earlier === null) return answerOnThisRun(context);
  const isOtherKind =
    isHardPurpose(topic.view.analysis.purpose) !== isHardPurpose(activity.purpose);
  return [
    say(comparedBy(pace / earlier - 1), { number }),
    say('beside.heartRate', { number }),
    ...sayIf(isOtherKind, say('beside.otherKind')),
  ];
}

/** The topic's session beside the newest of its kind among those that are spoken of, and where all are compared. */
export function answerBesideSession(context: AnswerContext): AnswerPart[] {
  const { topic, value, standing, conversation } = context;
  if (!topic) {
    const asked = askedRuns(context.question, todayOf(conversation));
    return asked?.ask === 'beside'
      ? answerOnAskedRuns(asked, context)
      : answerBesideEarlier(context);
  }
  const row = conversation.activity?.row;
  const others = standing.spokenOf.filter(({ activity }) => activity.id !== row?.id);
  const { purpose } = topic.view.analysis;
  const number = others.findIndex(({ activity }) => activity.purpose === purpose) + 1;
  const pace = value('pace.average');
  const earlier = value(`recent.${number}.pace`);
  if (number === 0 || pace === null || earlier === null) {
    return [...answerOnThisRun(context).slice(0, 1), say('beside.sessionPage')];
  }
  return [
    say(comparedBy(pace / earlier - 1), { number }),
    say('beside.heartRate', { number }),
    say('beside.sessionPage'),
  ];
}

function comparedBy(share: number): 'beside.faster' | 'beside.slower' | 'beside.same' {
  if (Math.abs(share) <= SAME_PACE_SHARE) return 'beside.same';
  return share < 0 ? 'beside.faster' : 'beside.slower';
}
