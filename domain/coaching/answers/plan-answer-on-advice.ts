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
