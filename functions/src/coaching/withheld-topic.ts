import type { Conversation, QuotedFact } from '@tasuki/domain/coaching/facts/conversation';

/** Whether the source of the topic's activity keeps it from models. */
export function isTopicWithheld({ activity }: Pick<Conversation, 'activity'>): boolean {
  return activity !== null && !activity.row.policy.model;
}

/**
 * The figures that a model may be shown. Where the topic's activity is withheld, these are only
 * those of other activities, neither its own nor what was computed with it.
 */
export function figuresForModels(
  conversation: Pick<Conversation, 'activity'>,
  facts: readonly QuotedFact[],
): readonly QuotedFact[] {
  return isTopicWithheld(conversation) ? facts.filter(({ id }) => OTHERS.test(id)) : facts;
}

const OTHERS = /^(?:recent|goal|pastRace|record)\./;
