import { isDeepStrictEqual } from 'node:util';
import {
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { PREVIOUS_ACCOUNT_DAYS } from '@tasuki/domain/accounts/previous-account';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { END_PREVIOUS_ACCOUNT } from '../../functions/src/accounts/end-previous-account-job.ts';
import { askForJob } from '../../functions/src/jobs/ask-for-job.ts';
import { jobRequest } from '../../functions/src/jobs/job-kind.ts';
import { storedJob } from '../../functions/src/jobs/job.ts';
import { hasUnknownPassword } from '../../functions/src/permissions/unknown-password.ts';
import { narrowedFields } from './narrowed-fields.ts';
import {
  COACH_RULES,
  DRAFT_SETTINGS_RULES,
  INBOX_RULES,
  MAIL_PREFERENCES_RULES,
  PLAN_DELIVERY_RULES,
  PUSH_PREFERENCES_RULES,
  USER_ACCOUNT_RULES,
  type FieldRule,
} from './narrowing-rules.ts';
import { latestOf, pagesOf, type Restored } from './restored.ts';

/** Documents of one kind whose fields may only get narrower. */
interface NarrowedKind {
  name: string;
  of: (firestore: Firestore) => Query;
  rules: Readonly<Record<string, FieldRule>>;
  /**
   * More is allowed without the document than with it, so a document that only the later state has
   * is restored as well.
   */
  isAbsenceWider?: boolean;
  /**
   * Without a later state, documents of this kind stay: nothing in them shows one person's data to
   * another.
   */
  isKeptWithNone?: boolean;
}

const inGroup = (name: string) => (firestore: Firestore) => firestore.collectionGroup(name);

const NARROWED_KINDS: readonly NarrowedKind[] = [
  { name: 'users', of: (firestore) => firestore.collection('users'), rules: USER_ACCOUNT_RULES },
  {
    name: 'mailPreferences',
    of: inGroup('mailPreferences'),
    rules: MAIL_PREFERENCES_RULES,
    isAbsenceWider: true,
  },
  {
    name: 'pushPreferences',
    of: inGroup('pushPreferences'),
    rules: PUSH_PREFERENCES_RULES,
    isAbsenceWider: true,
  },
  { name: 'inbox', of: inGroup('inbox'), rules: INBOX_RULES },
  {
    name: 'draftSettings',
    of: inGroup('draftSettings'),
    rules: DRAFT_SETTINGS_RULES,
    isAbsenceWider: true,
    isKeptWithNone: true,
  },
  { name: 'planDeliveries', of: inGroup('planDeliveries'), rules: PLAN_DELIVERY_RULES },
  {
    name: 'coaches',
    of: (firestore) => firestore.collection(firestorePaths.coaches()),
    rules: COACH_RULES,
    isKeptWithNone: true,
  },
];

/**
 * Documents that say who owns something. A document is deleted unless the later state names the
 * same owner.
 */
const CONFIRMED_COLLECTIONS = [
  firestorePaths.pushSubscriptions(),
  firestorePaths.googleAccounts(),
  firestorePaths.providerAccounts(),
] as const;

const TAKEN_OVER_COLLECTIONS = [
  firestorePaths.couponUses(),
  firestorePaths.previousAccounts(),
  firestorePaths.secondFactors(),
  'suppressedAddresses',
  'mailTokens',
] as const;

/** Brings documents into line with the later state; @returns how many of each kind changed. */
export async function narrowDocuments(restored: Restored): Promise<Record<string, number>> {
  const changed: Record<string, number> = {};
  for (const kind of NARROWED_KINDS) changed[kind.name] = await narrowKind(kind, restored);
  for (const name of CONFIRMED_COLLECTIONS) changed[name] = await confirm(name, restored);
  for (const name of TAKEN_OVER_COLLECTIONS) changed[name] = await takeOver(name, restored);
  return changed;
}

async function narrowKind(kind: NarrowedKind, restored: Restored): Promise<number> {
  const { firestore, later } = restored;
  if (later === null && kind.isKeptWithNone === true) return 0;
  let changedCount = 0;
  for await (const documents of pagesOf(kind.of(firestore))) {
    const latest = await latestOf(documents, later);
    for (const document of documents) {
      const known = latest.get(document.ref.path)?.data() ?? null;
      const changed = narrowedFields(kind.rules, document.data(), known);
      if (Object.keys(changed).length === 0) continue;
      await document.ref.update(changed);
      changedCount += 1;
    }
  }
  if (later === null || kind.isAbsenceWider !== true) return changedCount;
  return changedCount + (await copyMissing(kind.of(later), firestore));
}

async function copyMissing(laterOnes: Query, firestore: Firestore): Promise<number> {
  let copiedCount = 0;
  for await (const documents of pagesOf(laterOnes)) {
    const present = await latestOf(documents, firestore);
    for (const document of documents) {
      if (present.has(document.ref.path)) continue;
      await firestore.doc(document.ref.path).create(document.data());
      copiedCount += 1;
    }
  }
  return copiedCount;
}

async function confirm(name: string, restored: Restored): Promise<number> {
  const { firestore, later } = restored;
  let deletedCount = 0;
  for await (const documents of pagesOf(firestore.collection(name))) {
    const latest = await latestOf(documents, later);
    for (const document of documents) {
      const isConfirmed =
        later === null
          ? await mayStayWithNone(document, restored)
          : latest.get(document.ref.path)?.get('uid') === document.get('uid');
      if (isConfirmed) continue;
      await document.ref.delete();
      deletedCount += 1;
    }
  }
  return deletedCount;
}

/** Nobody is shut out: a sign-in method stays where its person has no password. Notified devices all go. */
async function mayStayWithNone(
  document: DocumentSnapshot,
  { firestore, before }: Restored,
): Promise<boolean> {
  const uid: unknown = document.get('uid');
  if (document.ref.parent.path === firestorePaths.pushSubscriptions()) return false;
  if (typeof uid !== 'string' || before.accounts[uid]?.hasPassword !== true) return true;
  return hasUnknownPassword(uid, firestore);
}

async function takeOver(name: string, { firestore, later, now }: Restored): Promise<number> {
  if (later === null) return 0;
  let changedCount = 0;
  for await (const documents of pagesOf(later.collection(name))) {
    const current = await latestOf(documents, firestore);
    for (const document of documents) {
      const data = document.data();
      if (isDeepStrictEqual(current.get(document.ref.path)?.data(), data)) continue;
      await firestore.doc(document.ref.path).set(data);
      if (name === firestorePaths.previousAccounts()) {
        await askToEnd(document, now, firestore);
      }
      changedCount += 1;
    }
  }
  if (name !== firestorePaths.secondFactors()) return changedCount;
  return changedCount + (await deleteUnknown(name, firestore, later));
}

/** A second factor that was reset. */
async function deleteUnknown(
  name: string,
  firestore: Firestore,
  later: Firestore,
): Promise<number> {
  let deletedCount = 0;
  for await (const documents of pagesOf(firestore.collection(name))) {
    const latest = await latestOf(documents, later);
    for (const { ref } of documents.filter((one) => !latest.has(one.ref.path))) {
      await ref.delete();
      deletedCount += 1;
    }
  }
  return deletedCount;
}

/** The job that ends an account which lost its address is of after the export, as the loss is. */
async function askToEnd(lost: DocumentSnapshot, now: Date, firestore: Firestore): Promise<void> {
  const lostAt: unknown = lost.get('lostAt');
  const since = lostAt instanceof Timestamp ? lostAt.toMillis() : now.getTime();
  const job = jobRequest(END_PREVIOUS_ACCOUNT, lost.id, { uid: lost.id });
  await firestore.runTransaction(async (transaction) => {
    const current = storedJob(await transaction.get(firestore.doc(firestorePaths.job(job.id))));
    const dueAt = new Date(since + PREVIOUS_ACCOUNT_DAYS * DAY_MILLISECONDS);
    askForJob(transaction, firestore, job, { current, now, dueAt });
  });
}
