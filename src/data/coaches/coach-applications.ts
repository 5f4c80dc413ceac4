import { doc, getDoc } from 'firebase/firestore/lite';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import {
  COACH_APPLICATION_STATES,
  type CoachApplication,
  type CoachApplicationState,
  type CoachWords,
} from '@tasuki/domain/coaches/coach-application';
import { readableName } from '@tasuki/domain/accounts/readable-name';
import { dateField, stringField } from '../../platform/firebase/document-fields.ts';
import { firestoreLite } from '../../platform/firebase/firestore-lite.ts';
import { saveReviewedWords } from './save-reviewed-words.ts';

/** A person's application to coach; null = they have not applied. Their own, or for admins anybody's. */
export async function loadCoachApplication(uid: string): Promise<CoachApplication | null> {
  const snapshot = await getDoc(doc(firestoreLite, firestorePaths.coachApplication(uid)));
  if (!snapshot.exists()) return null;
  const data: Readonly<Record<string, unknown>> = snapshot.data();
  return {
    uid,
    name: readableName(stringField(data.name)),
    description: stringField(data.description),
    coachingStyle: stringField(data.coachingStyle),
    profile: stringField(data.profile),
    aboutMe: stringField(data.aboutMe),
    state: COACH_APPLICATION_STATES.find((state) => state === data.state) ?? 'open',
    declineReason: stringField(data.declineReason) || null,
    createdAt: dateField(data.createdAt),
    updatedAt: dateField(data.updatedAt),
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
