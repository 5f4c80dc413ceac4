import { isRunning } from '../../sports/sport-type.ts';
import type { AnswerContext } from './answer-context.ts';
import { NEXT_STEP, say, sayIf, type AnswerPart } from './answer-part.ts';
import { conceptsOf } from '../questions/topics/question-concepts.ts';
import { FINDING_TESTS } from '../feedback/finding-tests.ts';
import {
  PREDICTED_DISTANCES,
  PREDICTED_METERS,
  type PredictedDistance,
} from '../facts/facts-of-prediction.ts';
import { answerWithoutRuns } from './answer-on-days.ts';
import { pacingOfHalves, pacingOfRepetitions } from '../feedback/pacing.ts';
import type { FindingCode } from '../feedback/session-reading.ts';
import type { SessionView } from '../facts/session-view.ts';

/** How a run went: what its feedback said, in other words. */
export function answerOnThisRun(context: AnswerContext): AnswerPart[] {
  const { topic, standing } = context;
  if (!topic) return lastRun(context);
  const { opening, findings } = topic.reading;
  const isCurrent = standing.isTopicsSession;
  return [
    { kind: 'opening', code: opening },
    ...findings.map((code): AnswerPart => ({ kind: 'finding', code })),
    ...sayIf(isCurrent || standing.earlierRuns.length > 0, NEXT_STEP),
  ];
}

/** In the general conversation: the newest run, as far as its row holds it. */
function lastRun(context: AnswerContext): AnswerPart[] {
  const { standing, conversation } = context;
  const others = standing.spokenOf.filter(
    ({ activity }) => activity.id !== conversation.activity?.row.id,
  );
  const index = others.findIndex(({ activity }) => isRunning(activity.sport));
  if (index === -1) return answerWithoutRuns(context);
  const change = { number: index + 1 };
  return [
    say('lastRun.figures', change),
    say('lastRun.heartRate', change),
    say('lastRun.open'),
    NEXT_STEP,
  ];
}

/** What is said about halves and repetitions, the most significant first. */
const SPLIT_FINDINGS: readonly FindingCode[] = [
  'halves.equal',
  'halves.even',
  'halves.faster',
  'halves.slower',
];
const REPETITION_FINDINGS: readonly FindingCode[] = [
  'intervals.spreadTight',
  'intervals.fade',
  'intervals.build',
  'intervals.settled',
  'intervals.kick',
  'intervals.spreadWide',
  'intervals.spread',
];

export function answerOnSplits(context: AnswerContext): AnswerPart[] {
  const { topic, words, has, value } = context;
  if (!topic && words.has('fastest') && has('answer.fastest.pace')) return [say('fastest.known')];
  if (!topic) return lastRun(context);
  const { kilometer, repetition } = words;
  const isRepeats = has('interval.work.pace') && (value('interval.work.count') ?? 0) >= 2;
  if (repetition !== null && isRepeats) {
    return has(`interval.work.${repetition}.pace`)
      ? [say('splits.repetition', { number: repetition }), ...repetitions(context)]
      : [say('splits.noSuch'), ...repetitions(context)];
  }
  if (words.has('drift')) return answerOnDrift(context);
  if (isRepeats && words.has('fastest') && has('interval.work.fastest.pace')) {
    return [say('splits.fastestRepetition'), ...repetitions(context)];
  }
  if (kilometer !== null && has('pace.average', 'split.1.pace')) {
    return has(`split.${kilometer}.pace`)
      ? [
          say('splits.kilometer', { number: kilometer }),
          ...sayIf(conceptsOf(context.question).has('why'), say('splits.cause')),
          ...kilometers(context),
        ]
      : [say('splits.noSuch'), ...kilometers(context)];
  }
  if (isRepeats) return repetitions(context);
  if (!has('split.fastest.pace') && !has('half.first.pace')) {
    return [say('splits.none'), ...(topic.view.source.isPartial ? partial() : [NEXT_STEP])];
  }
  return kilometers(context);
}

/** Whether the heart rate rose for one and the same pace; in general, why it may. */
export function answerOnDrift({ topic, conversation }: AnswerContext): AnswerPart[] {
  if (!topic) return [say('pulse.reasons'), say('figure.openRun')];
  // Beside a run that was looked up, nothing is asked of what comes.
  return [drift(topic.view), ...sayIf(conversation.isActivityLookedUp !== true, NEXT_STEP)];
}

const DRIFT_FINDINGS: readonly FindingCode[] = [
  'drift.warm',
  'drift.high',
  'drift.low',
  'drift.none',
];

function drift(view: SessionView): AnswerPart {
  const code = DRIFT_FINDINGS.find((one) => FINDING_TESTS[one](view));
  return code ? { kind: 'finding', code } : say('splits.noDrift');
}

function partial(): AnswerPart[] {
  return [{ kind: 'finding', code: 'record.partial' }, NEXT_STEP];
}

function kilometers({ topic, has }: AnswerContext): AnswerPart[] {
  if (!topic) return [];
  const { view } = topic;
  const finding = SPLIT_FINDINGS.find((code) => FINDING_TESTS[code](view));
  const pacing = pacingOfHalves(view);
  const range = sayIf(has('split.fastest.pace'), say('splits.range'));
  // On hills the kilometres differ by the ground: nobody is to even them out.
  if (view.isHilly && FINDING_TESTS['hills.adjusted'](view)) {
    return [...range, { kind: 'finding', code: 'hills.adjusted' }];
  }
  return [
    ...range,
    finding ? { kind: 'finding', code: finding } : say('splits.halves'),
    say(
      pacing === 'fade'
        ? 'splits.nextSlower'
        : pacing === 'mixed'
          ? 'splits.nextFree'
          : 'splits.nextEven',
    ),
  ];
}

function repetitions({ topic, has }: AnswerContext): AnswerPart[] {
  if (!topic) return [];
  const { view } = topic;
  const isUniform = has('interval.work.length', 'interval.work.first.pace');
  const finding = REPETITION_FINDINGS.find((code) => FINDING_TESTS[code](view));
  const pacing = pacingOfRepetitions(view);
  return [
    say(isUniform ? 'splits.repetitions' : 'splits.mixed'),
    ...(finding ? [{ kind: 'finding', code: finding } satisfies AnswerPart] : []),
    say('splits.rests'),
    say(
      pacing === 'fade'
        ? 'splits.nextSlower'
        : pacing === 'even' || pacing === 'build'
          ? 'splits.nextEven'
          : 'splits.nextFree',
    ),
  ];
}

/** Distances that differ by less are the same race. */
const SAME_DISTANCE_SHARE = 0.01;

/** The race that the runner's plan leads to, by the name that its forecast has; null = another one, or none. */
export function goalDistanceOf({ conversation }: AnswerContext): PredictedDistance | null {
  const meters = conversation.plan?.goalMeters ?? null;
  if (meters === null) return null;
  const isNear = (one: PredictedDistance) =>
    Math.abs(PREDICTED_METERS[one] / meters - 1) < SAME_DISTANCE_SHARE;
  return PREDICTED_DISTANCES.find(isNear) ?? null;
}

/** How to spread the effort over what comes. */
export function answerOnPacing(context: AnswerContext): AnswerPart[] {
  const { words, topic, has } = context;
  const distance = words.distance ?? goalDistanceOf(context);
  const purpose = topic?.view.analysis.purpose;
  if (words.distance !== null || words.has('race')) {
    const pace =
      distance === 'marathon'
        ? sayIf(has('runner.pace.marathon'), say('pacing.marathon'))
        : distance === null
          ? []
          : sayIf(has(`runner.predicted.${distance}.pace`), say('pacing.racePace', { distance }));
    const isUnknown = pace.length === 0 && !has('runner.vdot');
    return [...pace, say('pacing.race'), ...sayIf(isUnknown, say('race.howTo'))];
  }
  if (words.has('longRun')) return [say('pacing.easyStart'), say('pacing.long')];
  if (words.has('easyRun')) return [say('pacing.easyStart'), say('pacing.easy')];
  const isTempo = words.has('tempo') || (purpose === 'tempo' && !words.has('intervals'));
  // A start slower than the rest is for easy runs: fast parts are to be of one pace.
  if (isTempo) return [say(has('runner.pace.threshold') ? 'pacing.tempo' : 'pacing.tempoFeel')];
  if (words.has('intervals') || purpose === 'intervals') {
    const isRepeats = purpose === 'intervals' && has('interval.work.pace');
    if (isRepeats) {
      const number = words.repetition;
      const isNamed = number !== null && has(`interval.work.${number}.pace`);
      return [...(isNamed ? [say('splits.repetition', { number })] : []), say('pacing.intervals')];
    }
    return [say(has('runner.pace.interval') ? 'pacing.intervalsRaced' : 'pacing.intervalsFeel')];
  }
  return [say('pacing.easyStart'), NEXT_STEP];
}
