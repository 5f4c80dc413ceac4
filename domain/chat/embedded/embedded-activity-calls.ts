import { array, object, string } from 'yup';
import type { CallSchemas } from '../../call-schemas.ts';
import { TOPIC_ID_PATTERN } from '../../document-id.ts';
import { MESSAGE_ID_PATTERN } from '../message.ts';
import {
  EMBEDDED_ACTIVITY_LIMITS,
  type EmbeddedActivitiesRequest,
  type EmbeddedActivityAnswer,
} from './embedded-activity.ts';

/** The call about activities that messages show. */
export interface EmbeddedActivityCalls {
  /** The activities that messages show, as far as the caller may see them now. */
  readEmbeddedActivities: {
    request: EmbeddedActivitiesRequest;
    response: { activities: EmbeddedActivityAnswer[] };
  };
}

export const embeddedActivityCallSchemas: CallSchemas<EmbeddedActivityCalls> = {
  readEmbeddedActivities: object({
    topicId: string().required().matches(TOPIC_ID_PATTERN),
    messageIds: array()
      .of(string().required().matches(MESSAGE_ID_PATTERN))
      .required()
      .min(1)
      .max(EMBEDDED_ACTIVITY_LIMITS.messages),
  }),
};
