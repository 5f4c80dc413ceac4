import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  COACH_APPLICATION_STATES,
  type CoachApplication,
  type CoachApplicationState,
  type CoachWords,
} from '@tasuki/domain/coaches/coach-application';
import { readDocument } from '../../platform/firebase/firestore-rest.ts';
import { reviewedWordsOf, saveReviewedWords } from './reviewed-words.ts';

/** A person's application to coach; null = they have not applied. Their own, or for admins anybody's. */
export async function loadCoachApplication(uid: string): Promise<CoachApplication | null> {
  const document = await readDocument(firestorePaths.coachApplication(uid));
  if (!document) return null;
  const { data } = document;
  return {
    ...reviewedWordsOf(uid, data),
    state: COACH_APPLICATION_STATES.find((state) => state === data.state) ?? 'open',
  };
}

/**
 * Applies to coach, or changes what was said then, while nobody has decided. A declined or ended
 * application is removed first.
 *
 * @param state of the application that is there; null = there is none
 */
export async function saveCoachApplication(
  uid: string,
  words: CoachWords,
  state: CoachApplicationState | null,
): Promise<void> {
  await saveReviewedWords(firestorePaths.coachApplication(uid), words, state);
}
