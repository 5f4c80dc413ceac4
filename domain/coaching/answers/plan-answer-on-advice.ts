import type { Language } from '../../language.ts';
import { formatClock } from '../../measures/format-measure.ts';
import { HALF_MARATHON_METERS, MARATHON_METERS } from '../../training/performance/vdot.ts';
import type { PredictedDistance } from '../facts/facts-of-prediction.ts';
import type { AskedSum } from '../questions/forms/asked-sum.ts';
import { meaningsNamed, type AdviceTopic } from '../questions/meanings/asked-meaning.ts';
import type { AnswerContext } from './answer-context.ts';
import { say, sayIf, type AnswerPart } from './answer-part.ts';

/** Topics whose advice has more than its own words: the runner's figures, or another topic's. */
const MORE_THAN_WORDS: Readonly<
  Partial<Record<AdviceTopic, (context: AnswerContext) => AnswerPart[]>>
> = {
  gels: planGels,
  salt: (context) =>
    meaningsNamed(context.question).has('gels')
      ? [...planGels(context), say('advice.salt')]
      : [say('advice.salt')],
  getFaster: ({ safety, has }) => [
    say('advice.getFaster'),
    // Nothing fast beside what ails.
    ...sayIf(safety.ails === null && has('runner.pace.threshold'), say('pacing.tempo')),
  ],
  highPulse: () => [say('advice.highPulse'), say('advice.formulaOwn')],
  formula: () => [say('advice.formula'), say('advice.formulaOwn')],
};

/** What advice is asked on by what is named, with the runner's own figures where it depends on them. */
export function planAdvice(topic: AdviceTopic, context: AnswerContext): AnswerPart[] {
  return MORE_THAN_WORDS[topic]?.(context) ?? [say(`advice.${topic}`)];
}

/** Sorts what is asked of shoes: how long they last, plates in them, or which to buy. */
export function planGear({ question }: AnswerContext): AnswerPart[] {
  const said = meaningsNamed(question);
  if (said.has('carbon')) return [say('advice.carbonShoes')];
  if (said.has('lasts')) return [say('advice.shoeLife'), say('advice.shoeWeeks')];
  return said.has('device') ? [say('scope.gear')] : [say('advice.shoeChoice')];
}

/** Sorts what is asked of food by when it is eaten. */
export function planFood(context: AnswerContext): AnswerPart[] {
  const said = meaningsNamed(context.question);
  if (said.has('gels')) {
    return [...planGels(context), ...sayIf(said.has('salt'), say('advice.salt'))];
  }
  if (said.has('salt')) return [say('advice.salt')];
  if (said.has('before')) return [say('advice.foodBefore')];
  if (said.has('after')) return [say('advice.foodAfter')];
  if (said.has('water')) return [say('advice.water')];
  return [say('advice.foodBefore'), say('advice.foodAfter')];
}

function planGels({ words, has }: AnswerContext): AnswerPart[] {
  const isOfMarathon = words.distance === 'marathon' && has('answer.gels.marathon');
  return [say('advice.gels'), ...sayIf(isOfMarathon, say('advice.gelsMarathon'))];
}

const METERS_OF: Readonly<Record<PredictedDistance, number>> = {
  '5000': 5000,
  '10000': 10_000,
  half: HALF_MARATHON_METERS,
  marathon: MARATHON_METERS,
};
/** A distance at a pace; `[pace]` stands for the pace. */
const AT_PACE: Readonly<Record<Language, Readonly<Record<PredictedDistance, string>>>> = {
  ja: {
    '5000': '5 kmはキロ[pace]',
    '10000': '10 kmはキロ[pace]',
    half: 'ハーフはキロ[pace]',
    marathon: 'フルはキロ[pace]',
  },
  en: {
    '5000': '5 km at [pace]/km',
    '10000': '10 km at [pace]/km',
    half: 'a half marathon at [pace]/km',
    marathon: 'a marathon at [pace]/km',
  },
  zh: {
    '5000': '5公里按 [pace]/公里',
    '10000': '10公里按 [pace]/公里',
    half: '半马按 [pace]/公里',
    marathon: '全马按 [pace]/公里',
  },
  'zh-tw': {
    '5000': '5公里照 [pace]/公里',
    '10000': '10公里照 [pace]/公里',
    half: '半馬照 [pace]/公里',
    marathon: '全馬照 [pace]/公里',
  },
  vi: {
    '5000': '5 km ở pace [pace]',
    '10000': '10 km ở pace [pace]',
    half: 'half marathon ở pace [pace]',
    marathon: 'marathon ở pace [pace]',
  },
};

/** A distance at the pace that the runner names: computed from their own figures, so nothing proves it. */
export function planSum(
  { distance, paceSecondsPerKilometer: pace }: AskedSum,
  { conversation: { language } }: AnswerContext,
): AnswerPart[] {
  const seconds = Math.round((pace * METERS_OF[distance]) / 1000);
  const wish = AT_PACE[language][distance].replace('[pace]', formatClock(pace));
  return [say('sum.finish', { wish, period: formatClock(seconds) })];
}

/** How fast repetitions of a length are to be, and how long to rest between them. */
export function planRepetition(meters: number, { has }: AnswerContext): AnswerPart[] {
  const isKnown = has(`answer.repetition.${meters}.duration`);
  return [
    isKnown ? say('repetition.pace', { number: meters }) : say('repetition.feel'),
    say('repetition.rest'),
  ];
}
