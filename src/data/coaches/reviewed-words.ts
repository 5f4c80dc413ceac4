import { readableName } from '@tasuki/domain/accounts/readable-name';
import type { CoachWords } from '@tasuki/domain/coaches/coach-application';
import { dateField, stringField } from '../../platform/firebase/document-fields.ts';
import { namedRequest } from '../../platform/errors/failed-requests.ts';
import {
  changeDocument,
  removeDocument,
  storeDocument,
} from '../../platform/firebase/firestore-rest.ts';
import { SERVER_TIME } from '../../platform/firebase/firestore-values.ts';

/** A coach's words as they lie before an admin, and when they were written. */
interface ReviewedWords extends CoachWords {
  uid: string;
  /** Why they were declined; null = none was given. */
  declineReason: string | null;
  createdAt: Date;
  updatedAt: Date;
}

/** A coach's words that an admin decides on, of the document's fields. */
export function reviewedWordsOf(
  uid: string,
  data: Readonly<Record<string, unknown>>,
): ReviewedWords {
  return {
    uid,
    name: readableName(stringField(data.name)),
    description: stringField(data.description),
    coachingStyle: stringField(data.coachingStyle),
    profile: stringField(data.profile),
    aboutMe: stringField(data.aboutMe),
    declineReason: stringField(data.declineReason) || null,
    createdAt: dateField(data.createdAt),
    updatedAt: dateField(data.updatedAt),
  };
}

/**
 * Writes a coach's words that an admin decides on, or changes them while nobody has decided. What
 * was decided is removed first.
 *
 * @param path of the document
 * @param state of the one that is there; null = there is none
 */
export async function saveReviewedWords(
  path: string,
  words: CoachWords,
  state: string | null,
): Promise<void> {
  const updatedAt = SERVER_TIME;
  if (state === 'open') {
    const changed = changeDocument(path, { ...words, updatedAt });
    await namedRequest({ writtenPath: path }, changed);
    return;
  }
  if (state !== null) await removeDocument(path);
  const made = storeDocument(path, { ...words, state: 'open', createdAt: updatedAt, updatedAt });
  await namedRequest({ writtenPath: path }, made);
}
