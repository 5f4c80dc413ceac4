import { array, number, object, string, type ObjectSchema } from 'yup';
import { CHOOSABLE_ANSWERERS } from '../chat/chosen-model.ts';
import { DOCUMENT_ID_PATTERN } from '../document-id.ts';
import {
  FEEDBACK_LIMITS,
  FEEDBACK_RATINGS,
  FEEDBACK_REASONS,
  type FeedbackChoice,
  type MessageFeedback,
  type ProductFeedback,
} from './feedback.ts';

const choice = {
  rating: string().required().oneOf(FEEDBACK_RATINGS),
  reasons: array()
    .of(string().required().oneOf(FEEDBACK_REASONS))
    .required()
    .min(0)
    .max(FEEDBACK_REASONS.length),
  text: string().defined().max(FEEDBACK_LIMITS.textMaxLength),
};

/** A person's feedback on an answer, as they change it; the server's time aside. Strict. */
export const feedbackChoiceDocumentSchema: ObjectSchema<
  Omit<FeedbackChoice, 'reasons'> & { reasons: string[] }
> = object(choice).noUnknown().strict();

/**
 * The same as it is given first. Strict; beyond it, `firestore.rules` wants the writer's own uid and a
 * conversation that they take part in.
 */
export const messageFeedbackDocumentSchema: ObjectSchema<
  Omit<MessageFeedback, 'id' | 'createdAt' | 'updatedAt' | 'reasons'> & { reasons: string[] }
> = object({
  ...choice,
  uid: string().required(),
  topicId: string().required(),
  messageId: string().required().matches(DOCUMENT_ID_PATTERN),
  answeredBy: string().required().oneOf(CHOOSABLE_ANSWERERS),
})
  .noUnknown()
  .strict();

/** A note on the product, the server's times aside. Strict. */
export const productFeedbackDocumentSchema: ObjectSchema<
  Pick<ProductFeedback, 'uid' | 'number' | 'text'>
> = object({
  uid: string().required(),
  number: number().required().integer().min(1).max(FEEDBACK_LIMITS.productNotesMaximum),
  text: string().required().max(FEEDBACK_LIMITS.textMaxLength),
})
  .noUnknown()
  .strict();
