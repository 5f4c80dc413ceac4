import { setTimeout } from 'node:timers/promises';
import type { RecordingUpload, UploadState } from '@tasuki/domain/activities/upload';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { Language } from '@tasuki/domain/language';
import { BUILT_IN_COACH_ID, BUILT_IN_PLAN_ID } from '@tasuki/domain/people/coach';
import { DEMO_ACCOUNTS, type DemoAccount } from '@tasuki/domain/people/demo-accounts';
import {
  demoHistory,
  demoRecording,
  type DemoSession,
} from '../sandbox/recordings/demo-history.ts';
import { writeBuiltInCoach } from './built-in-coach.ts';
import { writeDemoPeople } from './demo-people.ts';
import { withEmulatorAdmin, type EmulatorAdmin } from './emulator-admin.ts';
import { readJsonFile, writeJsonFile } from './json-file.ts';
import {
  signInLocally,
  uploadRecording,
  type LocalClient,
  type LocalEnvironment,
} from './local-client.ts';

export interface DemoWorldOptions {
  environment: LocalEnvironment;
  /** The language of the demo people. */
  language: Language;
  now: Date;
  /** Remembers which recordings the runner has, so that they are made once; null = make them. */
  stateFile: string | null;
  say: (text: string) => void;
}

/** What is remembered of the runner's history. */
interface DemoWorldState {
  endsOn: string;
  /** In the order of the history. */
  contentHashes: readonly string[];
}

const TOKYO_OFFSET_MILLISECONDS = 9 * 3_600_000;
const DAY_MILLISECONDS = 86_400_000;
const POLL_MILLISECONDS = 100;
/** One recording, or the first call of a cold function, takes no longer. */
const PATIENCE_MILLISECONDS = 90_000;
const PROGRESS_EVERY = 10;

/**
 * Fills the emulators with the demo world: the built-in coach, the demo accounts
 * and the runner's eight weeks, each recording sent and read as any other.
 * Everything that is there already is left as it is.
 */
export async function seedDemoWorld(options: DemoWorldOptions): Promise<void> {
  const runner = DEMO_ACCOUNTS.find(({ role }) => role === 'runner');
  if (!runner) throw new Error('There is no demo runner');
  await withEmulatorAdmin(options.environment, async (admin) => {
    await writeBuiltInCoach(admin.firestore);
    await writeDemoPeople(DEMO_ACCOUNTS, options.language, admin);
    await claimsAreSet(admin);
    const client = await signInLocally(options.environment, runner);
    await client.call('takeFreePlan', { coachId: BUILT_IN_COACH_ID, planId: BUILT_IN_PLAN_ID });
    await sendHistory(options, runner, client, admin);
  });
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
  options: DemoWorldOptions,
  runner: DemoAccount,
  client: LocalClient,
  admin: EmulatorAdmin,
): Promise<void> {
  const known = readState(options.stateFile);
  const sessions = demoHistory(known?.endsOn ?? tokyoYesterday(options.now));
  const hashes = [...(known?.contentHashes ?? [])];
  const states = await uploadStates(admin, runner.uid, hashes);
  const missing = sessions.filter((_, index) => states[index] !== 'done');
  if (missing.length === 0) return;
  const endsOn = known?.endsOn ?? tokyoYesterday(options.now);
  let sent = 0;
  for (const [index, session] of sessions.entries()) {
    if (states[index] === 'done') continue;
    // In the order of time, one after the other: each is compared with those before it.
    hashes[index] = await sendSession(session, runner.uid, client, admin);
    rememberState(options.stateFile, { endsOn, contentHashes: hashes });
    sent += 1;
    if (sent % PROGRESS_EVERY === 0 || sent === missing.length) {
      options.say(`${sent} of ${missing.length} recordings read by the coach`);
    }
  }
}

async function sendSession(
  session: DemoSession,
  uid: string,
  client: LocalClient,
  { firestore }: EmulatorAdmin,
): Promise<string> {
  const bytes = demoRecording(session);
  const contentHash = await uploadRecording(client, { bytes, fileName: session.fileName });
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
    throw new Error(`${session.fileName} was not read: ${upload?.failureCode ?? 'no answer'}`);
  }
  return contentHash;
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

function tokyoYesterday(now: Date): string {
  const there = new Date(now.getTime() + TOKYO_OFFSET_MILLISECONDS - DAY_MILLISECONDS);
  return there.toISOString().slice(0, 10);
}

function readState(file: string | null): DemoWorldState | null {
  const value = file === null ? null : readJsonFile(file);
  const isState =
    typeof value === 'object' && value !== null && 'endsOn' in value && 'contentHashes' in value;
  return isState ? (value as DemoWorldState) : null;
}

function rememberState(file: string | null, state: DemoWorldState): void {
  if (file !== null) writeJsonFile(file, state);
}
