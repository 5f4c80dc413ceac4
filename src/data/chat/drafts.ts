import type { DraftDecision } from '@tasuki/domain/chat/drafts/draft-calls';
import {
  COACH_DRAFT_SHAPE,
  DRAFT_LIMITS,
  DRAFT_SETTINGS_SHAPE,
  WAITING_DRAFT_SHAPE,
  type CoachDraft,
  type DraftSettings,
  type WaitingDraft,
} from '@tasuki/domain/chat/drafts/coach-draft';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { callFunction } from '../../platform/firebase/callable-functions.ts';
import { failureCodeOf } from '../../platform/failure-code-of.ts';
import { watchConfirmed } from '../confirmed-answers.ts';
import { readableDocuments } from '../readable-documents.ts';
import { documentAs, documentWithId, type StoredDocument } from '../stored-document.ts';

/**
 * What the AI would have a coach answer in one conversation, live. Null = nothing waits, or the runner
 * does not share with the coach.
 */
export async function watchDraft(
  { topicId, coachId }: { topicId: string; coachId: string },
  onDraft: (draft: CoachDraft | null) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchDocument } = await import('../live-documents.ts');
  return watchDocument(
    firestorePaths.draft(topicId, coachId),
    (document) => {
      const draft = document && documentAs<CoachDraft>(document, COACH_DRAFT_SHAPE);
      onDraft(draft?.state === 'waiting' ? draft : null);
    },
    (cause) => {
      if (failureCodeOf(cause) === 'common/permission-denied') onDraft(null);
      else onError(cause);
    },
  );
}

/**
 * For which of a coach's runners a draft waits, live, once the server has answered. The newest comes first;
 * bounded, without the words.
 */
export async function watchWaitingDrafts(
  coachId: string,
  onDrafts: (drafts: WaitingDraft[]) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchPage } = await import('../live-documents.ts');
  const collectionPath = firestorePaths.waitingDrafts(coachId);
  return watchConfirmed<StoredDocument[]>(
    {
      name: collectionPath,
      watch: (onDocuments, fail) =>
        watchPage(
          { collectionPath, dateField: 'createdAt', after: null, size: DRAFT_LIMITS.listMaximum },
          onDocuments,
          fail,
        ),
    },
    (documents) => {
      const read = (document: StoredDocument) =>
        documentWithId<WaitingDraft>(document, WAITING_DRAFT_SHAPE);
      onDrafts(readableDocuments(documents, read, 'read waiting draft'));
    },
    onError,
  );
}

/** Whether drafts are written for a coach, live. */
export async function watchDraftSettings(
  coachId: string,
  onSettings: (isOn: boolean) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchDocument } = await import('../live-documents.ts');
  return watchDocument(
    firestorePaths.draftSettings(coachId),
    (document) => {
      const stored = document && documentAs<DraftSettings>(document, DRAFT_SETTINGS_SHAPE);
      onSettings(stored?.isOn ?? false);
    },
    onError,
  );
}

/** Rejects when the rules refuse it. */
export async function saveDraftSettings(coachId: string, isOn: boolean): Promise<void> {
  const { createDocument } = await import('../live-documents.ts');
  await createDocument(firestorePaths.draftSettings(coachId), { isOn }, 'updatedAt');
}

/** Sends or discards a draft. Safe to repeat. */
export async function settleDraft(decision: DraftDecision): Promise<void> {
  await callFunction('settleDraft', decision);
}
