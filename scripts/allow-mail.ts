// Lets addresses have mails again that a mail server or a report called bad, once that is mended:
//   gcloud auth application-default login
//   npm run allow:mail -- <address> <project id>
//   npm run allow:mail -- since:<2026-11-23> <project id>
// Or keys what an earlier release kept of addresses without a key:
//   npm run allow:mail -- key-entries <project id>
// An address and that need MAIL_KEY in the environment. With FIRESTORE_EMULATOR_HOST set, it does so on the emulator.
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { mailKeysOf } from '../functions/src/mail/keyed-digest.ts';
import {
  keyPlainDigests,
  suppressedAddressReferences,
} from '../functions/src/mail/suppressed-addresses.ts';
import { explanationOf } from './explanation-of.ts';

const DELETED_AT_ONCE = 200;

/**
 * Lets one address have mails again, also one whose owner complained.
 *
 * @returns whether it had none
 */
export async function allowAddress(
  address: string,
  {
    keys,
    now,
    firestore,
  }: { keys: ReturnType<typeof mailKeysOf>; now: Date; firestore: Firestore },
): Promise<boolean> {
  const references = suppressedAddressReferences(address, { keys, now, firestore });
  const entries = await firestore.getAll(...references);
  const batch = firestore.batch();
  for (const reference of references) batch.delete(reference);
  await batch.commit();
  return entries.some(({ exists }) => exists);
}

/**
 * Lets every address have mails again that was called bad since a moment. An address whose owner
 * complained gets none.
 *
 * @returns how many
 */
export async function allowBouncedSince(since: Date, firestore: Firestore): Promise<number> {
  const [collection = ''] = firestorePaths.suppressedAddress('any').split('/');
  const bounced = firestore
    .collection(collection)
    .where('at', '>=', Timestamp.fromDate(since))
    .orderBy('at')
    .limit(DELETED_AT_ONCE);
  let count = 0;
  for (let page = await bounced.get(); ;) {
    const batch = firestore.batch();
    for (const { ref } of page.docs.filter((one) => one.get('reason') === 'bounced')) {
      batch.delete(ref);
      count += 1;
    }
    await batch.commit();
    const last = page.docs.at(-1);
    if (!last || page.size < DELETED_AT_ONCE) return count;
    page = await bounced.startAfter(last).get();
  }
}

const USAGE =
  'Say which address, or since when, and in which Firebase project: ' +
  'npm run allow:mail -- <address | since:2026-11-23 | key-entries> <project id>';

async function main([which, projectId, ...rest]: readonly string[]): Promise<void> {
  if (!which || !projectId || rest.length > 0) throw new Error(USAGE);
  const day = which.startsWith('since:') ? which.slice('since:'.length) : null;
  const since = day === null ? null : new Date(`${day}T00:00:00Z`);
  const isKeying = which === 'key-entries';
  const isKnown = since ? !Number.isNaN(since.getTime()) : isKeying || which.includes('@');
  if (!isKnown) throw new Error(USAGE);
  const app = initializeApp({ projectId });
  try {
    const firestore = getFirestore(app);
    if (isKeying) {
      const keyed = await keyPlainDigests(mailKeysOf(process.env), firestore);
      process.stdout.write(`Entries that have a key now: ${keyed}\n`);
      return;
    }
    const count = since
      ? await allowBouncedSince(since, firestore)
      : Number(
          await allowAddress(which, { keys: mailKeysOf(process.env), now: new Date(), firestore }),
        );
    process.stdout.write(`Addresses that get mails again: ${count}\n`);
  } finally {
    await deleteApp(app);
  }
}

if (import.meta.main) {
  try {
    await main(process.argv.slice(2));
  } catch (cause) {
    process.stderr.write(`${explanationOf(cause)}\n`);
    process.exitCode = 1;
  }
}
