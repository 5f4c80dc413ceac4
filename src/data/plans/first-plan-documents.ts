import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { isLiveStarted } from '../../platform/firebase/live-start.ts';
import { readDocument } from '../../platform/firebase/firestore-rest.ts';
import type { StoredDocument } from '../stored-document.ts';

/** Answers that were asked for ahead, by the document's path. Several parts of a page may read one. */
const asked = new Map<string, Promise<StoredDocument | null>>();

async function ask(path: string): Promise<StoredDocument | null> {
  return readDocument(path);
}

/** Asks for a document anew; {@link firstDocument} reads the same answer. */
export async function askAhead(path: string): Promise<StoredDocument | null> {
  const answer = ask(path);
  asked.set(path, answer);
  try {
    return await answer;
  } catch (cause) {
    asked.delete(path);
    throw cause;
  }
}

/** Asks for what the next session is found in, while the code that shows it is on its way. */
export function askPlanAhead(uid: string): void {
  // From then on live queries answer.
  if (isLiveStarted()) return;
  for (const path of [firestorePaths.trainingPlan(uid), firestorePaths.cautions(uid)]) {
    // The code that reads it later meets the failure.
    if (!asked.has(path)) askAhead(path).catch(() => undefined);
  }
}

/** A document by a single light read, for the first paint; null = there is none. */
export async function firstDocument(path: string): Promise<StoredDocument | null> {
  return asked.get(path) ?? ask(path);
}
