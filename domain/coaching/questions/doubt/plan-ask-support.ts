import type { PlanAsk } from '../../../plans/asked/plan-ask.ts';
import type { QuestionTopic } from '../topics/question-topic.ts';
import type { TopicGuess } from '../topics/topic-classifier.ts';

/** Below this likelihood of its own topics a change is not asked for, where another topic is likely. */
const SUPPORT_LEAST = 0.04;
/** From here on another topic is likely. */
const LIKELY_OTHER = 0.5;

/** What similar questions ask where a change of the plan is meant. */
const SUPPORTED_BY: Readonly<Record<PlanAsk['kind'], readonly QuestionTopic[]>> = {
  new: ['newPlan', 'afterPlan', 'appPlan', 'race', 'firstRace', 'goodTime', 'beginning'],
  move: ['move', 'missed', 'shiftWork', 'hardSpacing', 'family', 'travel', 'indoorInstead'],
  race: ['race', 'twoRaces', 'taper', 'rest', 'racePlan', 'firstRace', 'hardSpacing'],
  missed: [
    'missed',
    'move',
    'return',
    'badSession',
    'fitnessLoss',
    'travel',
    'family',
    'littleTime',
  ],
  easier: ['rest', 'sleepless', 'missed', 'badSession', 'planTooFast', 'heat', 'pain', 'alcohol'],
};

/**
 * Whether similar questions support that a change of the plan is asked for. Words such as "missed" or "instead"
 * stand in questions about races, shoes and weeks as well.
 *
 * @param guesses what similar questions asked, the likeliest first
 */
export function isChangeSupported({ kind }: PlanAsk, guesses: readonly TopicGuess[]): boolean {
  const [first] = guesses;
  if (!first || first.probability < LIKELY_OTHER) return true;
  const own = SUPPORTED_BY[kind];
  const support = guesses
    .filter(({ topic }) => own.includes(topic))
    .reduce((sum, { probability }) => sum + probability, 0);
  return support >= SUPPORT_LEAST;
}
