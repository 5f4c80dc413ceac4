import { doc, getDoc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { CoachApplication, CoachWords } from '@tasuki/domain/people/coach-application';
import { readableName } from '@tasuki/domain/people/readable-name';
import { dateField, stringField } from '../platform/document-fields.ts';
import { firestoreLite } from '../platform/firestore-lite.ts';

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
    state: data.state === 'appointed' ? 'appointed' : 'open',
    createdAt: dateField(data.createdAt),
    updatedAt: dateField(data.updatedAt),
  };
}

/** Applies to coach, or changes what was said then, while nobody has decided. */
export async function saveCoachApplication(
  uid: string,
  words: CoachWords,
  isFirst: boolean,
): Promise<void> {
  const reference = doc(firestoreLite, firestorePaths.coachApplication(uid));
  const updatedAt = serverTimestamp();
  if (isFirst) {
    await setDoc(reference, { ...words, state: 'open', createdAt: updatedAt, updatedAt });
  } else {
    await updateDoc(reference, { ...words, updatedAt });
  }
}
