import { setTimeout } from 'node:timers/promises';
import type { RecordingUpload, UploadState } from '@tasuki/domain/uploads/upload';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { Language } from '@tasuki/domain/language';
import { BUILT_IN_COACH_ID, BUILT_IN_PLAN_ID, FREE_PLAN_ID } from '@tasuki/domain/coaches/coach';
import { SHARING_CONSENT_VERSION } from '@tasuki/domain/coaches/coach-sharing';
import {
  DEMO_ACCOUNTS,
  type DemoAccount,
  type DemoDataProgress,
} from '@tasuki/domain/accounts/demo-accounts';
import { demoHistory } from '../../sandbox/recordings/demo-history.ts';
import { writeBuiltInCoach } from './built-in-coach.ts';
import {
  beginCoachingWithConversation,
  showSessionInConversation,
  writeDemoConversation,
} from './demo-conversation.ts';
import { writeDemoPeople } from './demo-people.ts';
import { dayBefore, makeDemoRecordings, type DemoRecordings } from './demo-recordings.ts';
import { withEmulatorAdmin, type EmulatorAdmin } from '../local-services/emulator-admin.ts';
import { readJsonFile, writeJsonFile } from '../json-file.ts';
import {
  signInLocally,
  sendRecording,
  type LocalClient,
  type LocalEnvironment,
} from '../local-services/local-client.ts';

export interface DemoDataOptions {
  environment: LocalEnvironment;
  /** The language of the demo people. */
  language: Language;
  now: Date;
  /** The runner's recordings, where they were begun earlier. */
  recordings?: DemoRecordings;
  /** Remembers which recordings the runner has, so that they are made once; null = make them. */
  stateFile: string | null;
  say: (text: string) => void;
  /** Called when the accounts are ready and after each recording. */
  onProgress?: (progress: DemoDataProgress) => void;
}

/** The stored state of the runner's history. */
interface DemoDataState {
  endsOn: string;
  /** In the order of the history. */
  contentHashes: readonly string[];
}

const POLL_MILLISECONDS = 100;
/** One recording, or the first call of a cold function, takes no longer. */
const PATIENCE_MILLISECONDS = 90_000;
const PROGRESS_EVERY = 10;

/**
 * Fills the emulators with the demo data. It holds the built-in coach, the demo accounts and the
 * runner's eight weeks, each recording sent and read as any other. Everything that is there already
 * is left as it is.
 */
export async function seedDemoData(options: DemoDataOptions): Promise<void> {
  const runner = DEMO_ACCOUNTS.find(({ role }) => role === 'runner');
  if (!runner) throw new Error('There is no demo runner');
  await withEmulatorAdmin(options.environment, async (admin) => {
    await writeBuiltInCoach(admin.firestore);
    await writeDemoPeople(DEMO_ACCOUNTS, options.language, admin);
    await claimsAreSet(admin);
    const client = await signInLocally(options.environment, runner);
    await client.call('takeFreePlan', { coachId: BUILT_IN_COACH_ID, planId: BUILT_IN_PLAN_ID });
    const parties = await takeDemoCoach(options, runner, client, admin);
    options.onProgress?.({ areAccountsReady: true, readCount: 0, recordingCount: 0 });
    await sendHistory(options, runner, client, admin);
    await showSessionInConversation(parties, admin.firestore);
  });
}

/** The runner shares with the human coach; the two have written to each other. */
async function takeDemoCoach(
  { language, now }: DemoDataOptions,
  runner: DemoAccount,
  client: LocalClient,
  { firestore }: EmulatorAdmin,
): Promise<{ runnerUid: string; coachId: string }> {
  const coach = DEMO_ACCOUNTS.find(({ role }) => role === 'coach');
  if (!coach) throw new Error('There is no demo coach');
  const parties = { runnerUid: runner.uid, coachId: coach.uid };
  await writeDemoConversation(parties, { language, now }, firestore);
  await client.call('takeFreePlan', {
    coachId: coach.uid,
    planId: FREE_PLAN_ID,
    consentVersion: SHARING_CONSENT_VERSION,
  });
  await beginCoachingWithConversation(parties, firestore);
  return parties;
}

/** The functions set them after an account is written; a token fetched before lacks them. */
async function claimsAreSet({ auth }: EmulatorAdmin): Promise<void> {
  const giveUpAt = Date.now() + PATIENCE_MILLISECONDS;
  for (;;) {
    const { users } = await auth.getUsers(DEMO_ACCOUNTS.map(({ uid }) => ({ uid })));
    if (users.every(({ customClaims }) => customClaims?.['canAccessBeta'] === true)) return;
    if (Date.now() > giveUpAt) {
      throw new Error(
        'The functions did not approve the demo accounts; see the log of the emulators',
      );
    }
    await setTimeout(POLL_MILLISECONDS);
  }
}

async function sendHistory(
  options: DemoDataOptions,
  runner: DemoAccount,
  client: LocalClient,
  admin: EmulatorAdmin,
): Promise<void> {
  const known = readState(options.stateFile);
  const endsOn = known?.endsOn ?? options.recordings?.endsOn ?? dayBefore(options.now);
  const sessions = demoHistory(endsOn);
  const hashes = [...(known?.contentHashes ?? [])];
  const states = await uploadStates(admin, runner.uid, hashes);
  const begun = options.recordings?.endsOn === endsOn ? options.recordings : null;
  const firstIndex = begun?.firstIndex ?? 0;
  const missing = [...sessions.keys()].filter(
    (index) => index >= firstIndex && states[index] !== 'done',
  );
  if (missing.length === 0) return;
  const made = begun ?? makeDemoRecordings(endsOn);
  const send = async (index: number | undefined) => {
    const session = index === undefined ? undefined : sessions[index];
    if (index === undefined || !session) return null;
    return sendRecording(client, { bytes: await made.at(index), fileName: session.fileName });
  };
  let sending = send(missing[0]);
  for (const [count, index] of missing.entries()) {
    const contentHash = await sending;
    // The next one is on its way while this one is read. They are read one after the other in the
    // order of time, since each is compared with those before it.
    sending = send(missing[count + 1]);
    // It may fail before it is waited for.
    sending.catch(() => undefined);
    if (contentHash === null) break;
    hashes[index] = contentHash;
    await haveRead(
      { uid: runner.uid, contentHash, fileName: sessions[index]?.fileName ?? '' },
      client,
      admin,
    );
    rememberState(options.stateFile, { endsOn, contentHashes: hashes });
    options.onProgress?.({
      areAccountsReady: true,
      readCount: count + 1,
      recordingCount: missing.length,
    });
    if ((count + 1) % PROGRESS_EVERY === 0 || count + 1 === missing.length) {
      options.say(`${count + 1} of ${missing.length} recordings read by the coach`);
    }
  }
  await made.stop();
}

/** Lets the bytes that were sent be read, and waits for the end of it. */
async function haveRead(
  { uid, contentHash, fileName }: { uid: string; contentHash: string; fileName: string },
  client: LocalClient,
  { firestore }: EmulatorAdmin,
): Promise<void> {
  await client.call('completeUpload', { contentHash });
  const reference = firestore.doc(firestorePaths.upload(uid, contentHash));
  let stop: () => void = () => undefined;
  const ended = new Promise<RecordingUpload>((resolve, reject) => {
    stop = reference.onSnapshot((snapshot) => {
      const upload = snapshot.data() as RecordingUpload | undefined;
      if (upload?.state === 'done' || upload?.state === 'failed') resolve(upload);
    }, reject);
  });
  const patience = setTimeout(PATIENCE_MILLISECONDS, null, { ref: false });
  const upload = await Promise.race([ended, patience]).finally(() => {
    stop();
  });
  if (upload?.state !== 'done') {
    throw new Error(`${fileName} was not read: ${upload?.failureCode ?? 'no answer'}`);
  }
}

async function uploadStates(
  { firestore }: EmulatorAdmin,
  uid: string,
  contentHashes: readonly string[],
): Promise<(UploadState | null)[]> {
  if (contentHashes.length === 0) return [];
  const snapshots = await firestore.getAll(
    ...contentHashes.map((hash) => firestore.doc(firestorePaths.upload(uid, hash))),
  );
  return snapshots.map(
    (snapshot) => (snapshot.data() as RecordingUpload | undefined)?.state ?? null,
  );
}

/** Whether the runner's recordings were made before, so that none need be made ahead. */
export function isHistoryKnown(stateFile: string): boolean {
  return readState(stateFile) !== null;
}

function readState(file: string | null): DemoDataState | null {
  const value = file === null ? null : readJsonFile(file);
  const isState =
    typeof value === 'object' && value !== null && 'endsOn' in value && 'contentHashes' in value;
  return isState ? (value as DemoDataState) : null;
}

function rememberState(file: string | null, state: DemoDataState): void {
  if (file !== null) writeJsonFile(file, state);
}
