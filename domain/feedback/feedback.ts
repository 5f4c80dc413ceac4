import type { AnswererKey } from '../chat/chosen-model.ts';
import type { StoredShape } from '../stored-shape.ts';

export const FEEDBACK_RATINGS = ['like', 'dislike'] as const;
export type FeedbackRating = (typeof FEEDBACK_RATINGS)[number];

/** The reasons for liking or disliking an answer. */
export const FEEDBACK_REASONS = [
  'accuracy',
  'helpfulness',
  'clarity',
  'relevance',
  'completeness',
  'speed',
] as const;
export type FeedbackReason = (typeof FEEDBACK_REASONS)[number];

export const FEEDBACK_LIMITS = {
  textMaxLength: 500,
  /**
   * The most notes on the product of one person. Rules cannot count, so there is this number of
   * ids.
   */
  productNotesMaximum: 50,
  pageSize: 20,
  /** The newest feedback of one conversation that a thread shows. */
  ofTopicMaximum: 100,
} as const;

/** The fields that its author chooses and may change. */
export interface FeedbackChoice {
  rating: FeedbackRating;
  reasons: readonly FeedbackReason[];
  text: string;
}

/** messageFeedback/{id}: what one person thinks of one of the AI's messages; its author and admins read it. */
export interface MessageFeedback extends FeedbackChoice {
  id: string;
  uid: string;
  topicId: string;
  messageId: string;
  answeredBy: AnswererKey;
  createdAt: Date;
  updatedAt: Date;
}

/** productFeedback/{id}: one note of a person on the product; its author and admins read it. */
export interface ProductFeedback {
  id: string;
  uid: string;
  /** From 1, the person's own count. */
  number: number;
  text: string;
  createdAt: Date;
  updatedAt: Date;
}

/** One of a person and message, so that giving it twice changes it. */
export function messageFeedbackId({
  uid,
  topicId,
  messageId,
}: Pick<MessageFeedback, 'uid' | 'topicId' | 'messageId'>): string {
  return `${uid}_${topicId}_${messageId}`;
}

export function productFeedbackId({
  uid,
  number,
}: Pick<ProductFeedback, 'uid' | 'number'>): string {
  return `${uid}_${number}`;
}

/**
 * The number of a person's next note on the product.
 *
 * @param given theirs so far
 * @returns null when there is none left
 */
export function nextNoteNumber(given: readonly Pick<ProductFeedback, 'number'>[]): number | null {
  const used = new Set(given.map(({ number }) => number));
  for (let number = 1; number <= FEEDBACK_LIMITS.productNotesMaximum; number += 1) {
    if (!used.has(number)) return number;
  }
  return null;
}

export const MESSAGE_FEEDBACK_SHAPE = {
  uid: 'string',
  topicId: 'string',
  messageId: 'string',
  rating: 'string',
  reasons: 'array',
  text: 'string',
  updatedAt: 'date',
} as const satisfies StoredShape<MessageFeedback>;

export const PRODUCT_FEEDBACK_SHAPE = {
  uid: 'string',
  number: 'number',
  text: 'string',
  updatedAt: 'date',
} as const satisfies StoredShape<ProductFeedback>;
