import { meaningsNamed, type AdviceTopic } from '../questions/meanings/asked-meaning.ts';
import { questionSpellings } from '../text/question-spellings.ts';
import { readPlanQuestion } from '../questions/plan-question.ts';
import { asksHowMuchToDrink } from '../questions/forms/drink-amount.ts';
import { weightStays } from '../questions/forms/body-weight.ts';
import { conceptsOf } from '../questions/topics/question-concepts.ts';
import { dayNumber } from '../../measures/calendar-day.ts';
import type { AnswerContext } from './answer-context.ts';
import { say, sayIf, type AnswerPart } from './answer-part.ts';
import { answerFromPlan } from './answer-on-plan.ts';
import { goalDistanceOf } from './answer-on-runs.ts';
import {
  answerOnNextWeek,
  answerOnPlanAhead,
  answerOnPlanLongest,
  answerOnRaceCountdown,
} from './plan-ahead/answer-on-plan-ahead.ts';
import { answerOnBeginning } from './beginnings/answer-on-beginnings.ts';

/** Topics whose advice has more than its own words: the runner's figures, or another topic's. */
const MORE_THAN_WORDS: Readonly<
  Partial<Record<AdviceTopic, (context: AnswerContext) => AnswerPart[]>>
> = {
  gels: answerOnGels,
  shoeWorn: () => [say('advice.shoeWorn'), say('advice.shoeWeeks')],
  salt: (context) =>
    meaningsNamed(context.question).has('gels')
      ? [...answerOnGels(context), say('advice.salt')]
      : [say('advice.salt')],
  getFaster: ({ safety, has }) => [
    say('advice.getFaster'),
    // Nothing fast beside what ails.
    ...sayIf(safety.ails === null && has('runner.pace.threshold'), say('pacing.tempo')),
  ],
  highPulse: () => [say('advice.highPulse'), say('advice.formulaOwn')],
  timeOfDay: ({ question }) =>
    conceptsOf(question).has('heat')
      ? [say('advice.heatTime'), say('heat.effort'), say('heat.stop')]
      : [say('advice.timeOfDay')],
  repRest: ({ has }) => [
    say('advice.repRest'),
    ...sayIf(has('interval.rest.duration'), say('splits.rests')),
  ],
  period: (context) => [say('advice.period'), ...plannedBeside(context)],
  travel: (context) => [say('advice.travel'), ...plannedBeside(context)],
  easyAll: (context) => [say('advice.easyAll'), ...plannedBeside(context)],
  family: () => [say('advice.family'), say('advice.familyHours')],
  age: ({ question }) => [
    say('advice.age'),
    ...sayIf(meaningsNamed(question).has('spacing'), say('advice.hardSpacing')),
  ],
  treadmill: answerOnTreadmill,
  carbonShoes: ({ question }) => answerOnCarbon(question),
  raceMorning: ({ question }) => [
    say('advice.raceMorning'),
    ...sayIf(meaningsNamed(question).has('belly'), say('advice.raceBelly')),
  ],
  weight: (context) => [
    ...sayIf(weightStays(context.question), say('advice.weightStays')),
    say('advice.weight'),
    ...sayIf(context.standing.lastRun === null, say('begin.first')),
  ],
  climbDoubt: ({ topic, has }) => [
    ...sayIf(topic !== null && has('altitude.ascent'), say('figure.ascent')),
    say('advice.climbDoubt'),
  ],
  gpsSpike: ({ topic }) => [...sayIf(topic !== null, say('splits.range')), say('advice.gpsSpike')],
  startPulse: ({ topic }) => [
    ...sayIf(topic !== null, say('figure.maximum')),
    say('advice.startPulse'),
  ],
  cutShort: ({ topic }) => [...sayIf(topic !== null, say('splits.halves')), say('advice.cutShort')],
  cadenceRule: ({ topic }) => [
    ...sayIf(topic !== null, say('figure.cadence')),
    say('advice.cadenceRule'),
  ],
  formula: () => [say('advice.formula'), say('advice.formulaOwn')],
  tooFastEasy: () => [say('advice.tooFastEasy'), say('advice.tooFastEasyPace')],
  progression: ({ safety }) => [
    say('advice.progression'),
    ...sayIf(safety.ails === null, say('advice.progressionPace')),
  ],
  groupPace: ({ safety }) => [
    say('advice.groupPace'),
    ...sayIf(safety.ails === null, say('advice.groupPacePace')),
  ],
  zoneTwoSlow: () => [say('advice.zoneTwoSlow'), say('advice.zoneTwoSlowPulse')],
  stepUp: () => [say('advice.stepUp'), say('advice.stepUpLongest')],
  calmStart: answerOnCalmStart,
  raceCountdown: answerOnRaceCountdown,
  planLongest: answerOnPlanLongest,
  planAhead: answerOnPlanAhead,
  nextWeek: answerOnNextWeek,
  daysOff: answerOnDaysOff,
};

/** The session of the plan that is asked about beside a state of the body. */
function plannedBeside(context: AnswerContext): AnswerPart[] {
  const { question, standing, planned } = context;
  if (planned.length === 0) return [];
  const today = dayNumber(standing.day.startedAt, standing.day.utcOffsetMinutes ?? 0);
  const askedOfPlan = readPlanQuestion(question, 'nextSession', today);
  return answerFromPlan({ ...context, askedOfPlan }) ?? [];
}

/** The days without a run, of last week or of this week. */
function answerOnDaysOff({ words, has }: AnswerContext): AnswerPart[] {
  if (!has('answer.daysOff.lastWeek')) return [say('advice.daysOff')];
  return words.has('lastWeek')
    ? [say('advice.daysOffLastWeek')]
    : [say('advice.daysOffThisWeek'), say('advice.daysOffLastWeek')];
}

/** How to begin a race, with the pace of the race that the plan leads to. */
function answerOnCalmStart(context: AnswerContext): AnswerPart[] {
  const distance = goalDistanceOf(context);
  const isKnown = distance !== null && context.has(`runner.predicted.${distance}.pace`);
  return [say('advice.calmStart'), ...(isKnown ? [say('advice.calmStartPace', { distance })] : [])];
}

/** Which figure is right, whether it is harder there, or the treadmill in general. */
function answerOnTreadmill({ question }: AnswerContext): AnswerPart[] {
  const said = meaningsNamed(question);
  if (said.has('device') || said.has('accuracy')) return [say('advice.treadmillDistance')];
  return [say(said.has('tougher') ? 'advice.treadmillHard' : 'advice.treadmill')];
}

/** Topics whose words are those of other answers. */
const IN_OTHER_WORDS = {
  heavy: () => [say('begin.heavy'), say('begin.first')],
  beginning: answerOnBeginning,
  heatPulse: () => [say('heat.pulse'), say('heat.effort'), say('heat.stop')],
} satisfies Partial<Record<AdviceTopic, () => AnswerPart[]>>;

function isInOtherWords(topic: AdviceTopic): topic is keyof typeof IN_OTHER_WORDS {
  return topic in IN_OTHER_WORDS;
}

/** What advice is asked on by what is named, with the runner's own figures where it depends on them. */
export function answerOnAdvice(topic: AdviceTopic, context: AnswerContext): AnswerPart[] {
  if (isInOtherWords(topic)) return IN_OTHER_WORDS[topic]();
  return MORE_THAN_WORDS[topic]?.(context) ?? [say(`advice.${topic}`)];
}

/** Sorts what is asked of shoes: how long they last, plates in them, or which to buy. */
export function answerOnGear({ question }: AnswerContext): AnswerPart[] {
  const said = meaningsNamed(question);
  if (said.has('carbon')) return answerOnCarbon(question);
  if (isWornKilometers(question) || (said.has('lasts') && !asksWhichToBuy(question)))
    return [say('advice.shoeLife'), say('advice.shoeWeeks')];
  return said.has('device') ? [say('scope.gear')] : [say('advice.shoeChoice')];
}

/** Plates in shoes, and how to choose a pair where that is asked. */
function answerOnCarbon(question: string): AnswerPart[] {
  const isOfModel = questionSpellings(question).some((words) => WHICH_MODEL.test(words));
  return [...sayIf(isOfModel, say('advice.shoeChoice')), say('advice.carbonShoes')];
}

/** A question which pair to buy does not ask when the old one is worn out. */
const WHICH_TO_BUY =
  /\bwhat (?:should|do|would|can) (?:i|you) (?:get|buy|look for|recommend)\b|\b(?:which|what) (?:shoes?|pair|model|brand|kind)\b|\brecommend\w*|\bsuggest\w*|どれ|どの|どんな|おすすめ|オススメ|买(?:什么|哪|啥)|哪[双款个]|推荐|\bmua (?:gi|loai|doi nao|giay gi|giay nao)\b/;

function asksWhichToBuy(question: string): boolean {
  return questionSpellings(question).some((words) => WHICH_TO_BUY.test(words));
}

const WHICH_MODEL =
  /\b(?:which|what|recommend\w*|suggest\w*|buy|budget|best)\b|どれ|どの|おすすめ|予算|买|哪[双款个]|推荐|预算|\b(?:nao|loai gi|mua|nen chon)\b/;
const WORN_KILOMETERS = /(?<![\d.])[1-9]\d{2,3} ?(?:km|kms|k|キロ|公里|miles|cay)(?![a-z])/;

/** Hundreds of kilometres beside shoes ask whether they are worn out. */
function isWornKilometers(question: string): boolean {
  return questionSpellings(question).some((words) => WORN_KILOMETERS.test(words));
}

/** Sorts what is asked of food by when it is eaten. */
export function answerOnFood(context: AnswerContext): AnswerPart[] {
  const said = meaningsNamed(context.question);
  if (asksHowMuchToDrink(context.question)) return [say('advice.waterAmount')];
  if (said.has('gels')) {
    return [...answerOnGels(context), ...sayIf(said.has('salt'), say('advice.salt'))];
  }
  if (said.has('salt')) return [say('advice.salt')];
  if (said.has('fasted')) return [say('advice.fastedRun')];
  if (said.has('caffeine')) return [say('advice.caffeine')];
  if (said.has('eve') && context.words.has('race')) return [say('advice.raceEve')];
  if (context.words.has('race within a week')) {
    return [say('next.beforeRace'), say('advice.carbLoading')];
  }
  if (said.has('before')) return [say('advice.foodBefore')];
  if (said.has('after')) return [say('advice.foodAfter')];
  if (said.has('water')) return [say('advice.water')];
  return [say('advice.foodBefore'), say('advice.foodAfter')];
}

function answerOnGels({ words, has }: AnswerContext): AnswerPart[] {
  const isOfMarathon = words.distance === 'marathon' && has('answer.gels.marathon');
  return [say('advice.gels'), ...sayIf(isOfMarathon, say('advice.gelsMarathon'))];
}
