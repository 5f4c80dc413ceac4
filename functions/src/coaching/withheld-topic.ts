import type { Conversation, QuotedFact } from '@tasuki/domain/coaching/facts/conversation';

/** Whether the source of the topic's activity keeps it from models. */
export function isTopicWithheld({ activity }: Pick<Conversation, 'activity'>): boolean {
  return activity !== null && !activity.row.policy.model;
}

/** Figures that only the embedded coach's own sentences speak of; they would lengthen every prompt. */
const OF_EMBEDDED_ANSWERS = /^answer\./;

/**
 * The figures that a model may be shown. Where the topic's activity is withheld, these are only
 * those of other activities, neither its own nor what was computed with it.
 */
export function figuresForModels(
  conversation: Pick<Conversation, 'activity'>,
  facts: readonly QuotedFact[],
): readonly QuotedFact[] {
  const shown = facts.filter(({ id }) => !OF_EMBEDDED_ANSWERS.test(id));
  return isTopicWithheld(conversation) ? shown.filter(({ id }) => OTHERS.test(id)) : shown;
}

const OTHERS = /^(?:recent|goal|pastRace|record)\./;
