import {
  FEEDBACK_LIMITS,
  MESSAGE_FEEDBACK_SHAPE,
  messageFeedbackId,
  PRODUCT_FEEDBACK_SHAPE,
  productFeedbackId,
  type FeedbackChoice,
  type MessageFeedback,
  type ProductFeedback,
} from '@tasuki/domain/feedback/feedback';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { FeedPage } from '../../platform/live/live-feed.ts';
import { documentWithId } from '../stored-document.ts';

type Place = Pick<MessageFeedback, 'uid' | 'topicId' | 'messageId'>;

/** A person's feedback on the AI's messages in one conversation, live, limited to the newest. */
export async function watchFeedbackOfTopic(
  { uid, topicId }: Pick<Place, 'uid' | 'topicId'>,
  onFeedback: (feedback: MessageFeedback[]) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchPage } = await import('../live-documents.ts');
  return watchPage(
    {
      collectionPath: firestorePaths.messageFeedback(),
      isEqual: { uid, topicId },
      dateField: 'updatedAt',
      after: null,
      size: FEEDBACK_LIMITS.ofTopicMaximum,
      arePendingDatesEstimated: true,
    },
    (documents) => {
      onFeedback(
        documents.map((one) => documentWithId<MessageFeedback>(one, MESSAGE_FEEDBACK_SHAPE)),
      );
    },
    onError,
  );
}

/**
 * Gives feedback on a message, or changes what was given.
 *
 * @param isGiven whether there is some already
 */
export async function giveFeedback(
  message: Place & Pick<MessageFeedback, 'answeredBy'>,
  { rating, reasons, text }: FeedbackChoice,
  isGiven: boolean,
): Promise<void> {
  const { changeTimedDocument, createTimedDocument } = await import('../live-documents.ts');
  const path = firestorePaths.messageFeedbackOf(messageFeedbackId(message));
  const choice = { rating, reasons, text };
  if (isGiven) await changeTimedDocument(path, choice);
  else await createTimedDocument(path, { ...message, ...choice });
}

export async function takeBackFeedback(message: Place): Promise<void> {
  const { deleteDocument } = await import('../live-documents.ts');
  await deleteDocument(firestorePaths.messageFeedbackOf(messageFeedbackId(message)));
}

/** All notes of a person on the product, live, the newest first. */
export async function watchOwnNotes(
  uid: string,
  onNotes: (notes: ProductFeedback[]) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchPage } = await import('../live-documents.ts');
  return watchPage(
    {
      collectionPath: firestorePaths.productFeedback(),
      isEqual: { uid },
      dateField: 'updatedAt',
      after: null,
      size: FEEDBACK_LIMITS.productNotesMaximum,
      arePendingDatesEstimated: true,
    },
    (documents) => {
      onNotes(documents.map((one) => documentWithId<ProductFeedback>(one, PRODUCT_FEEDBACK_SHAPE)));
    },
    onError,
  );
}

/** Sends a note on the product under a number that the person has not used. */
export async function sendNote(
  note: Pick<ProductFeedback, 'uid' | 'number' | 'text'>,
): Promise<void> {
  const { createTimedDocument } = await import('../live-documents.ts');
  await createTimedDocument(firestorePaths.productNote(productFeedbackId(note)), note);
}

/** One page of everybody's notes on the product, live, the newest first. For admins only. */
export async function watchProductFeedback(
  after: ProductFeedback | null,
  onPage: (page: FeedPage<ProductFeedback>) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchPage } = await import('../live-documents.ts');
  return watchPage(
    newestFirst(firestorePaths.productFeedback(), after),
    (documents, { isFromCache }) => {
      onPage({
        rows: documents.map((one) => documentWithId<ProductFeedback>(one, PRODUCT_FEEDBACK_SHAPE)),
        isLast: documents.length < FEEDBACK_LIMITS.pageSize,
        isConfirmed: !isFromCache,
      });
    },
    onError,
  );
}

/** One page of everybody's feedback on the AI's messages, live, the newest first. For admins only. */
export async function watchMessageFeedback(
  after: MessageFeedback | null,
  onPage: (page: FeedPage<MessageFeedback>) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchPage } = await import('../live-documents.ts');
  return watchPage(
    newestFirst(firestorePaths.messageFeedback(), after),
    (documents, { isFromCache }) => {
      onPage({
        rows: documents.map((one) => documentWithId<MessageFeedback>(one, MESSAGE_FEEDBACK_SHAPE)),
        isLast: documents.length < FEEDBACK_LIMITS.pageSize,
        isConfirmed: !isFromCache,
      });
    },
    onError,
  );
}

function newestFirst(collectionPath: string, after: { updatedAt: Date; id: string } | null) {
  return {
    collectionPath,
    dateField: 'updatedAt',
    after: after && { date: after.updatedAt, id: after.id },
    size: FEEDBACK_LIMITS.pageSize,
  };
}
