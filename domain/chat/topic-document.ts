import { object, string, type ObjectSchema } from 'yup';
import { TOPIC_LIMITS, type Topic } from './topic.ts';

/**
 * The fields that a participant may write into a topic. Strict; `firestore.rules` decides the same.
 */
export const topicTitleDocumentSchema: ObjectSchema<Pick<Topic, 'title'>> = object({
  title: string().defined().max(TOPIC_LIMITS.titleMaxLength),
})
  .noUnknown()
  .strict();
