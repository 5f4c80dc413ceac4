import { object, string } from 'yup';
import type { CallSchemas } from '../../call-schemas.ts';
import { DOCUMENT_ID_PATTERN, TOPIC_ID_PATTERN } from '../../document-id.ts';
import { chosenModelSchema } from '../chosen-model-schema.ts';
import type { AnswererKey } from '../chosen-model.ts';
import type { CoachTopicParties, ConversationNumber } from '../topic.ts';

/** The calls about conversations as a whole. */
export interface TopicCalls {
  /** Opens the topic of one's own activity, or the general one. Safe to repeat. */
  openTopic: { request: TopicOpening; response: { topicId: string } };
  /** Opens the conversation of a runner with a coach of theirs, for either of them. Safe to repeat. */
  openCoachTopic: { request: CoachTopicParties; response: { topicId: string } };
  /** Chooses the answerer in one's own topic; null = the account's default again. */
  chooseTopicModel: { request: TopicModelChoice; response: { model: AnswererKey | null } };
}

export interface TopicOpening {
  /** null = a general conversation. */
  activityId: string | null;
  /** A further general one; null or absent = the first. */
  conversation?: ConversationNumber | null | undefined;
}
export interface TopicModelChoice {
  topicId: string;
  model: AnswererKey | null;
}

export const topicCallSchemas: CallSchemas<TopicCalls> = {
  openTopic: object({
    activityId: string().defined().nullable().matches(DOCUMENT_ID_PATTERN),
    conversation: string().nullable().max(20),
  }),
  openCoachTopic: object({
    runnerUid: string().required().matches(DOCUMENT_ID_PATTERN),
    coachId: string().required().matches(DOCUMENT_ID_PATTERN),
  }),
  chooseTopicModel: object({
    topicId: string().required().matches(TOPIC_ID_PATTERN),
    model: chosenModelSchema.defined(),
  }),
};
