import type { Firestore } from 'firebase-admin/firestore';
import type { ContactMessage } from '@tasuki/domain/contact/contact-message';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { askForJob } from '../jobs/ask-for-job.ts';
import { storedJob } from '../jobs/job.ts';
import type { MailConfiguration } from '../platform/mail/mail-configuration.ts';
import { addressHash } from '../platform/requests/network-address.ts';
import { takeFreeTurn, type TurnLimit } from '../platform/take-turn.ts';
import { contactMailRequest } from './send-contact-mail-job.ts';

/** Requests of one network address, which a household or an office shares. */
const TURNS_OF_ADDRESS: TurnLimit = { kind: 'contact', burst: 20, intervalSeconds: 60 };
/** Messages of one account, or of one mail address from one network where nobody is signed in. */
const TURNS_OF_WRITER: TurnLimit = { kind: 'contact-writer', burst: 10, intervalSeconds: 600 };

/**
 * Messages of all strangers, and beside them those of all who have proven an address and wait for their
 * approval. Networks and accounts cost nothing, and each mail costs the operator money, and a look.
 */
const TURNS_OF_STRANGERS: TurnLimit = {
  kind: 'contact-strangers',
  burst: 200,
  intervalSeconds: 60,
};

/** The person who writes. */
interface ContactCaller {
  /** null = signed out. */
  uid: string | null;
  /** null = none, or not proven. */
  provenEmail: string | null;
  /** Whether somebody has approved their account. */
  isLetIn: boolean;
  /** null = not known. */
  networkAddress: string | null;
  now: Date;
}

interface ContactDependencies {
  firestore: Firestore;
  mail: MailConfiguration | null;
  startJob: (id: string) => Promise<void>;
  /** How much all may write together whom nobody has approved; left out = what holds in production. */
  strangersTurns?: TurnLimit;
}

/**
 * Counts a request for the network address that it comes from.
 *
 * @param address null = not known; nothing is counted
 * @throws TasukiFailure 'auth/too-many-requests'
 */
export async function countContact(
  address: string | null,
  now: Date,
  firestore: Firestore,
): Promise<void> {
  if (address === null) return;
  const day = now.toISOString().slice(0, 10);
  await takeFreeTurn(addressHash(address, day), TURNS_OF_ADDRESS, now, firestore);
}

/**
 * Asks for the mail that brings a message to the operator's mailbox. Safe to repeat: the same message
 * is the same job.
 *
 * @throws TasukiFailure 'common/unavailable' where no mail server is configured, so that nobody
 *   believes a message to be sent that is not; 'auth/too-many-requests'
 */
export async function sendContactMessage(
  message: ContactMessage,
  { uid, provenEmail, isLetIn, networkAddress, now }: ContactCaller,
  { firestore, mail, startJob, strangersTurns = TURNS_OF_STRANGERS }: ContactDependencies,
): Promise<{ isAsked: boolean }> {
  if (mail === null) throw new TasukiFailure('common/unavailable');
  const address = message.email.toLowerCase();
  // Anybody can type an address, so its turns are not the same from everywhere.
  const day = now.toISOString().slice(0, 10);
  const network = networkAddress === null ? 'unknown' : addressHash(networkAddress, day);
  await takeFreeTurn(uid ?? `${network}_${address}`, TURNS_OF_WRITER, now, firestore);
  if (!isLetIn) {
    const whose = provenEmail === null ? 'unproven' : 'proven';
    await takeFreeTurn(whose, strangersTurns, now, firestore);
  }
  const isEmailProven = provenEmail !== null && provenEmail.toLowerCase() === address;
  const request = contactMailRequest({ ...message, uid, isEmailProven });
  const reference = firestore.doc(firestorePaths.job(request.id));
  await firestore.runTransaction(async (transaction) => {
    const current = storedJob(await transaction.get(reference));
    askForJob(transaction, firestore, request, { current, now });
  });
  await startJob(request.id);
  return { isAsked: true };
}
