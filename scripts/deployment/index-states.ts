const LOOK_MILLISECONDS = 15_000;
/** Building an index over many documents takes hours; the command is then begun again. */
const PATIENCE_MILLISECONDS = 60 * 60 * 1000;

interface IndexAnswer {
  indexes?: readonly { name: string; state: string }[];
  nextPageToken?: string;
}

export interface IndexWaiting {
  projectId: string;
  /** A token of an account that may see Firestore's indexes. */
  accessToken: () => Promise<string>;
  fetch: typeof globalThis.fetch;
  wait: (milliseconds: number) => Promise<void>;
  say: (text: string) => void;
}

/**
 * Waits until Firestore has built every index of a project.
 *
 * @throws Error when one cannot be built, or is not ready after an hour
 */
export async function waitForIndexes(waiting: IndexWaiting): Promise<void> {
  for (let waited = 0; waited <= PATIENCE_MILLISECONDS; waited += LOOK_MILLISECONDS) {
    const states = await readStates(waiting);
    if (states.includes('NEEDS_REPAIR')) {
      throw new Error('An index cannot be built; see the Firebase console, Firestore, Indexes.');
    }
    const building = states.filter((state) => state !== 'READY').length;
    if (building === 0) return;
    waiting.say(`  ${building} indexes are being built`);
    await waiting.wait(LOOK_MILLISECONDS);
  }
  throw new Error('Indexes are still being built after an hour; deploy again when they are ready.');
}

async function readStates({ projectId, accessToken, fetch }: IndexWaiting): Promise<string[]> {
  const base = `https://firestore.googleapis.com/v1/projects/${projectId}/databases/(default)/collectionGroups/-/indexes`;
  const states: string[] = [];
  let page = '';
  do {
    const response = await fetch(`${base}?pageSize=100&pageToken=${encodeURIComponent(page)}`, {
      headers: { authorization: `Bearer ${await accessToken()}` },
      signal: AbortSignal.timeout(30_000),
    });
    if (!response.ok) throw new Error(`Firestore does not list its indexes: ${response.status}.`);
    const answer = (await response.json()) as IndexAnswer;
    states.push(...(answer.indexes ?? []).map(({ state }) => state));
    page = answer.nextPageToken ?? '';
  } while (page !== '');
  return states;
}
