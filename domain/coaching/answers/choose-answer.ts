import { OFFERS, type Offer } from './answer-book.ts';
import type { AnswerContext } from './answer-context.ts';
import { NEXT_STEP, say, sayIf, type AnswerPart } from './answer-part.ts';
import {
  nextStepOf,
  answerOnConditions,
  answerOnHills,
  answerOnLowDay,
  answerOnPain,
  answerOnRest,
  answerOnWarmUp,
  answerOnWeek,
  answerWithoutWeeks,
} from './answer-on-days.ts';
import { hasNeverRun } from './beginnings/answer-on-beginnings.ts';
import { answerOnFigure } from './answer-on-figures.ts';
import { answerOnPacing, answerOnSplits, answerOnThisRun } from './answer-on-runs.ts';
import { answerFromPlan } from './answer-on-plan.ts';
import { answerOnMoving } from './plan-ahead/answer-on-moving.ts';
import { LONG_ENOUGH_METERS } from './answer-on-wishes.ts';
import { answerOnSubject } from './answer-on-subjects.ts';
import { lowDayIn } from '../safety/low-day.ts';
import { NAMES_A_PART } from '../safety/ailing-parts.ts';
import { isMuscleCramp, withoutCramp } from '../safety/complaints/muscle-cramp.ts';
import { plainText } from '../text/question-text.ts';
import { complaintIn } from '../safety/question-complaint.ts';
import { meaningsNamed, STATES_OF_THE_BODY } from '../questions/meanings/asked-meaning.ts';
import type { QuestionIntent } from '../questions/question-phrases.ts';
import { asksOfLoad, type QuestionSubject } from '../questions/question-subject.ts';
import type { PacedRun } from '../questions/forms/asked-pace.ts';
import { questionSpellings } from '../text/question-spellings.ts';
import { isOffTopic } from '../questions/off-topic.ts';
import { readPlanAsk } from '../questions/read-plan-ask.ts';
import { dayNumber } from '../../measures/calendar-day.ts';
import type { NextStepCode } from '../feedback/session-reading.ts';

/** Per cent of speed for each heartbeat from which on easy running has changed. */
const CLEAR_CHANGE = 2;
/** Share by which an average week must differ to be spoken of. */
const CLEAR_WEEK_CHANGE = 0.08;
const OFFERED = 3;
/** Paces that differ by less are the same. */
const SAME_PACE_SHARE = 0.02;
/** Heartbeats a minute by which two runs alike may differ. */
const SAME_PULSE = 5;

/** What to say to an intent; the last part is the one that is never left out. */
export function chooseAnswer(context: AnswerContext): AnswerPart[] {
  const { subject, intent } = context;
  if (asksOnLowDay(context)) return answerOnLowDay(context);
  if (context.conversation.isInGroup === true && asksOfOwnTraining(context)) {
    return [say('group.training')];
  }
  if (asksToMove(context)) return answerOnMoving(context);
  const ofPlan = answerFromPlan(context);
  if (ofPlan) return ofPlan;
  if (subject?.kind === 'paceOfKind') return answerOnPaceOfKind(subject.run, context);
  return subject ? answerOnSubject(subject, context) : ANSWERS_BY_INTENT[intent](context);
}

/** Whether a session is to be moved, where no plan is at hand that computes it. */
function asksToMove({ question, standing: { day }, subject, intent }: AnswerContext): boolean {
  if (intent === 'pain' || (subject && !MAY_BE_A_MOVE.has(subject.kind))) return false;
  if (subject?.kind === 'advice' && STATES_OF_THE_BODY.has(subject.topic)) return false;
  // A hot day is asked about more often than moved, unless it is said so.
  if (intent === 'heat' && !questionSpellings(question).some((words) => MOVES.test(words))) {
    return false;
  }
  const today = dayNumber(day.startedAt, day.utcOffsetMinutes ?? 0);
  return readPlanAsk(question, today, { hasPlan: true })?.kind === 'move';
}

const MOVES =
  /\b(?:move|shift|swap|postpone|reschedule|push (?:it )?back)\b|(?<![漂推位])移|ずら|延期|[换挪]到|改到|\b(?:doi|chuyen)\b/;

/** What is only named beside a day and a move. */
const MAY_BE_A_MOVE: ReadonlySet<QuestionSubject['kind']> = new Set<QuestionSubject['kind']>([
  'period',
  'advice',
  'missed',
]);

/** What depends on the runner's own runs and health. */
const OF_OWN_TRAINING: ReadonlySet<QuestionIntent> = new Set<QuestionIntent>([
  'nextSession',
  'whyPace',
  'improving',
  'racePrediction',
  'week',
  'restOrRun',
  'thisRun',
  'splits',
  'figure',
  'pacing',
]);

/** A sum of figures in the question itself is the same for everybody. */
function asksOfOwnTraining({ intent, subject }: AnswerContext): boolean {
  return OF_OWN_TRAINING.has(intent) && subject?.kind !== 'sum';
}

/** What a runner who feels low is not to be sent to. */
const ON_LOW_DAYS: ReadonlySet<QuestionIntent> = new Set<QuestionIntent>([
  'nextSession',
  'restOrRun',
  'pacing',
  'unknown',
]);

/** Subjects that name a session or a pace to come. */
const OF_TRAINING: ReadonlySet<QuestionSubject['kind']> = new Set<QuestionSubject['kind']>([
  'paceOfKind',
  'repetition',
]);

/** Whether somebody who feels low asks what to do, or only says so. */
function asksOnLowDay({ lowDay, intent, subject, question }: AnswerContext): boolean {
  if (lowDay === null || !ON_LOW_DAYS.has(intent)) return false;
  if (subject !== null) return OF_TRAINING.has(subject.kind);
  return intent !== 'unknown' || lowDayIn(question) !== null;
}

/** The pace of a kind of run: the runner's own, with what it rests on. */
function answerOnPaceOfKind(run: PacedRun, context: AnswerContext): AnswerPart[] {
  return run === 'easy' ? answerOnWhy(context) : answerOnPacing(context);
}

const WAS_SLOW =
  /\b(?:was|were|did|today|that run|this run|felt)\b.{0,40}\bslow\w*|\bslow\w*\b.{0,24}\b(?:today|yesterday|this time|that run)\b|遅かった|遅くなった|ペースが?(?:落ち|上がらな)|(?:今天|这次|这趟|刚才|今早)[^?？]{0,8}(?:这么|那么|好|太)?慢|跑得?(?:这么|那么|好|太)慢|\bsao\b(?!.*\b(?:phai|nen)\b).{0,16}\bcham (?:vay|the|qua|nhi|z|v)\b/;

/** A run that was slow beside the usual easy pace, what its heart rate says, and the climb. */
function answerOnSlowRun(context: AnswerContext): AnswerPart[] | null {
  const { topic, value, has, question } = context;
  const pace = value('pace.average');
  const usual = value('runner.easyPace');
  const isAsked = questionSpellings(question).some((words) => WAS_SLOW.test(words));
  if (!topic || !isAsked || pace === null || usual === null) return null;
  const share = pace / usual - 1;
  const compared =
    Math.abs(share) <= SAME_PACE_SHARE ? 'run.usual' : share > 0 ? 'run.slower' : 'run.faster';
  const beats = value('heartRate.average');
  const usualBeats = value('runner.easyHeartRate');
  const isPulseKnown = beats !== null && usualBeats !== null;
  return [
    say(compared),
    ...sayIf(topic.view.isHilly && has('pace.gradeAdjusted'), say('run.climb')),
    ...sayIf(
      isPulseKnown,
      say((beats ?? 0) - (usualBeats ?? 0) >= SAME_PULSE ? 'run.pulseHigher' : 'run.pulseSame'),
    ),
    ...sayIf(!isPulseKnown, say('pulse.reasons')),
  ];
}

type Plan = (context: AnswerContext) => AnswerPart[];

const ANSWERS_BY_INTENT: Readonly<Record<QuestionIntent, Plan>> = {
  greeting: (context) => [say('greeting.plain'), offersOf(context)],
  thanks: () => [say('thanks.plain')],
  goodbye: () => [say('goodbye.plain')],
  abilities: () => [say('abilities.plain'), say('abilities.limits')],
  unknown: answerOnUnknown,
  nextSession: answerOnNext,
  whyPace: (context) => answerOnSlowRun(context) ?? answerOnWhy(context),
  improving: answerOnImproving,
  racePrediction: answerOnRace,
  week: answerOnWeek,
  restOrRun: answerOnRest,
  pain: answerOnPainSaid,
  warmUp: answerOnWarmUp,
  heat: answerOnConditions,
  hills: answerOnHills,
  thisRun: answerOnThisRun,
  splits: answerOnSplits,
  figure: answerOnFigure,
  pacing: answerOnPacing,
};

/** Which part hurts decides much: where none is named, it is asked for first. */
function answerOnPainSaid({ question, has }: AnswerContext): AnswerPart[] {
  const complaint = complaintIn(question) ?? 'injury';
  // What was missed by an illness that has passed asks how to go on.
  if (complaint === 'illness' && isPassedIllness(question)) return [say('advice.trainOn')];
  if (complaint === 'injury' && isOnlyCramp(question)) {
    return [say('advice.cramp'), ...sayIf(meaningsNamed(question).has('salt'), say('advice.salt'))];
  }
  const isVague = complaint === 'injury' && !NAMES_A_PART.test(plainText(question));
  if (isVague && meaningsNamed(question).has('spacing')) {
    return [say('advice.hardSpacing'), say('advice.pains'), say('soft.where')];
  }
  const isOfLoad = complaint === 'soreness' && asksOfLoad(question) && has('runner.weeks.mean');
  return [
    ...sayIf(isVague, say('soft.where')),
    ...sayIf(isOfLoad, say('recovery.load')),
    ...answerOnPain(complaint),
  ];
}

/** A muscle that cramps, and nothing else that hurts. */
function isOnlyCramp(question: string): boolean {
  return isMuscleCramp(question) && complaintIn(withoutCramp(question)) === null;
}

const PASSED =
  /\b(?:had|after|over|recovered from|got over|just had)\b.{0,24}\b(?:covid|flu|cold|fever|virus|bug|sick\w*|ill(?:ness)?)\b|\btested neg\w*|(?:風邪|熱|インフル|コロナ).{0,6}(?:治|下が|明け|ひいて休|で休)|(?:感冒|发烧|新冠|流感|阳).{0,6}(?:好了|退了|康复|转阴|恢复)|\b(?:khoi|het|vua bi|moi bi)\b.{0,12}\b(?:om|cam|cum|sot|covid)\b/;
const ASKS_TO_GO_ON =
  /\b(?:make (?:them |it |those )?up|missed|catch up|jump back|get back|back (?:in)?to|how (?:do|should) i (?:start|return))\b|取り(?:返|戻)|再開|復帰|休んだ分|补|恢复训练|重新|漏|落下|\b(?:bu lai|tap lai|chay lai|lo buoi|lo may|bo lo)\b/;

/** An illness that is said to be over, where it is asked how to go on with what was missed. */
function isPassedIllness(question: string): boolean {
  const spellings = questionSpellings(question);
  return [PASSED, ASKS_TO_GO_ON].every((said) => spellings.some((words) => said.test(words)));
}

/** Asks what is meant, or says what could be asked where nothing of it is known. */
function answerOnUnknown(context: AnswerContext): AnswerPart[] {
  if (context.isFarFromRunning || isOffTopic(context.question)) {
    return [say('offTopic.plain'), offersOf(context)];
  }
  const { readings, unclear, words } = context;
  if (readings.length === 1 && readings[0] === 'newPlan')
    return [say('unknown.plan', { readings })];
  if (readings.length > 0) {
    return [unclear === null ? say('unknown.asked') : say('unknown.word', { said: unclear })];
  }
  const plain = say(words.isReadable ? 'unknown.plain' : 'unknown.empty');
  return [plain, offersOf(context), ...sayIf(words.isReadable, say('unknown.others'))];
}

/** Two or three things that can be answered from what is known now, in turn. */
function offersOf({ has, topic, standing, turn }: AnswerContext): AnswerPart {
  const isKnown: Readonly<Record<Offer, boolean>> = {
    thisRun: topic !== null,
    splits: has('split.fastest.pace') || has('interval.work.pace'),
    next: true,
    why: has('runner.next.heartRate.ceiling') || has('runner.next.pace.fast'),
    week: standing.earlierRuns.length > 0,
    improving: has('runner.trend.recent.pace'),
    race: has('runner.vdot'),
    rest: standing.earlierRuns.length > 0,
    pacing: topic !== null || has('runner.pace.threshold'),
    warmUp: true,
  };
  const known = OFFERS.filter((offer) => isKnown[offer]);
  const start = (turn * OFFERED) % known.length;
  return {
    kind: 'offers',
    offers: [...known.slice(start), ...known.slice(0, start)].slice(0, OFFERED),
  };
}

function whyOf(code: NextStepCode): AnswerPart {
  switch (code) {
    case 'pain':
      return say('nextWhy.pain');
    case 'tempo':
    case 'intervals':
      return say('nextWhy.quality');
    case 'long':
      return say('nextWhy.long');
    case 'restart':
      return say('nextWhy.restart');
    case 'easyNext':
    case 'easyAgain':
    case 'afterRecovery':
    case 'slowDown':
    case 'afterWalk':
    case 'afterCrossTraining':
    case 'recordAgain':
    case 'askSport':
    case 'firstRuns':
    case 'runWalkAgain':
      return say('nextWhy.build');
    case 'afterVeryLong':
    case 'afterSevere':
    case 'restAfterSpike':
    case 'raceRecovery':
    case 'restTired':
    case 'afterRace':
    case 'lightDays':
    case 'afterHard':
    case 'afterLong':
    case 'afterIntervalsFaded':
    case 'afterIntervalsEven':
      return say('nextWhy.recover');
  }
}

function answerOnNext(context: AnswerContext): AnswerPart[] {
  const { standing, nextStep } = context;
  if (nextStep.code === 'pain') return [whyOf('pain'), NEXT_STEP, say('pain.doctor')];
  const next = nextStepOf(context);
  if (next !== NEXT_STEP) return [next];
  if (standing.earlier.length > 0 || standing.lastRun) return [whyOf(nextStep.code), NEXT_STEP];
  const isWithheld = context.conversation.isHistoryWithheld === true;
  // What follows a first run speaks of another, and none is known.
  if (hasNeverRun(context) && meaningsNamed(context.question).has('novice')) {
    return [say('nextWhy.start'), say('begin.first')];
  }
  return [say(isWithheld ? 'noHistory.withheld' : 'nextWhy.start'), say('next.generic')];
}

function answerOnWhy({ words, has, nextStep, topic }: AnswerContext): AnswerPart[] {
  if (words.has('tempo') && has('runner.pace.threshold')) {
    return [say('means.tempo'), say('why.tempo'), say('race.basis'), say('pacing.tempo')];
  }
  if (words.has('intervals') && has('runner.pace.interval')) {
    return [
      say('means.intervals'),
      say('why.intervals'),
      say('race.basis'),
      say('pacing.intervalsRaced'),
    ];
  }
  const basis = topic?.view.analysis.zones?.basis;
  const isEstimate = basis === 'age-estimate' || basis === 'observed-maximum';
  const { guide } = nextStep;
  const isRaced = has('runner.vdot');
  return [
    ...sayIf(guide === 'pulse', say('why.pulse')),
    ...sayIf(guide === 'pace', say(isRaced ? 'why.raced' : 'why.usual')),
    ...sayIf(guide === 'feel', say('why.feel')),
    say('why.purpose'),
    ...sayIf(isEstimate, say('why.estimate')),
    say(guide === 'feel' ? 'why.missing' : 'why.talk'),
  ];
}

function answerOnImproving(context: AnswerContext): AnswerPart[] {
  const { value, has } = context;
  const withoutWeeks = answerWithoutWeeks(context);
  if (withoutWeeks) return withoutWeeks;
  const efficiency = value('runner.trend.efficiency');
  const weekNow = value('runner.trend.recent.week');
  const weekBefore = value('runner.trend.before.week');
  const isOtherWeek =
    weekNow !== null &&
    weekBefore !== null &&
    Math.abs(weekNow - weekBefore) > weekBefore * CLEAR_WEEK_CHANGE;
  const volume = sayIf(isOtherWeek, say('improving.volume'));
  const isPulseKnown = has('runner.trend.recent.heartRate', 'runner.trend.recent.pace');
  if (efficiency !== null && isPulseKnown) {
    if (efficiency <= -CLEAR_CHANGE) {
      return [say('improving.harder'), ...volume, say('improving.ease')];
    }
    const isFitter = efficiency >= CLEAR_CHANGE;
    return [
      say(isFitter ? 'improving.fitter' : 'improving.same'),
      ...volume,
      say('improving.test'),
    ];
  }
  const now = value('runner.trend.recent.pace');
  const before = value('runner.trend.before.pace');
  if (now !== null && before !== null) {
    const isSame = Math.abs(now - before) < before / 100;
    return [
      say(isSame ? 'improving.paceSame' : 'improving.pace'),
      ...volume,
      say('improving.test'),
    ];
  }
  return [say('improving.unknown'), ...volume, say('improving.test')];
}

function answerOnRace({ words, has, value }: AnswerContext): AnswerPart[] {
  const { distance } = words;
  if (!has('runner.vdot')) return [say('race.unknown'), say('race.howTo')];
  const longest = value('runner.longest30') ?? 0;
  switch (distance) {
    case null:
      return [say('race.all'), say('race.trained'), say('race.next')];
    case '5000':
    case '10000':
      return [
        say('race.track', { distance }),
        say('race.basis'),
        say('race.trained'),
        say('race.next'),
      ];
    case 'half':
    case 'marathon':
      return [
        say(distance === 'half' ? 'race.half' : 'race.marathon'),
        ...sayIf(longest < LONG_ENOUGH_METERS[distance], say('race.endurance')),
        say('race.basis'),
        say('race.next'),
      ];
  }
}
