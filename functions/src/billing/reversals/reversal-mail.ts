import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { ChargedPayment, MailOf } from '@tasuki/domain/mail/mail';
import { askForJob } from '../../jobs/ask-for-job.ts';
import { storedJob } from '../../jobs/job.ts';
import type { FoundPayment } from '../../integrations/stripe/stripe-shapes.ts';
import { mailRequest } from '../../mail/send-mail-job.ts';

interface ReversalNews extends Omit<MailOf<'payment-reversed'>, 'kind'> {
  /** The person who has lost what was paid for. */
  uid: string;
  /** Id of the subscription or purchase: its runner gets one mail of it. */
  id: string;
}

/** What a mail names of a payment; null = it was never charged. */
export function chargedPayment({ amountYen, paidAt }: FoundPayment): ChargedPayment | null {
  return paidAt && { amountYen, at: paidAt.getTime() };
}

/**
 * Prepares the mail that a runner gets who has lost what they paid for. Reads before the transaction
 * writes anything. Asked for again, it is the same mail, also after it was sent.
 *
 * @returns what asks for it, and gives the job's id; null = it was asked for before
 */
export async function reversalMail(
  { uid, id, ...mail }: ReversalNews,
  transaction: Transaction,
  dependencies: { firestore: Firestore; now: Date },
): Promise<(() => string) | null> {
  const news = { uid, id, mail: { kind: 'payment-reversed', ...mail } } as const;
  return mailOfEnd(news, transaction, dependencies);
}

interface EndNews {
  uid: string;
  /** Id of the subscription or purchase: its runner gets one mail of its end. */
  id: string;
  mail: MailOf<'payment-reversed' | 'coach-plan-ended'>;
}

/** The same of whatever ended it. */
export async function mailOfEnd(
  { uid, id, mail }: EndNews,
  transaction: Transaction,
  { firestore, now }: { firestore: Firestore; now: Date },
): Promise<(() => string) | null> {
  const request = mailRequest({ uid, key: `reversed_${id}`, mail }, now);
  const [jobDocument, mailDocument] = await transaction.getAll(
    firestore.doc(firestorePaths.job(request.id)),
    firestore.doc(firestorePaths.mail(request.key)),
  );
  const current = storedJob(jobDocument);
  if (current?.state === 'open' || mailDocument?.exists === true) return null;
  return () => askForJob(transaction, firestore, request, { current, now });
}
