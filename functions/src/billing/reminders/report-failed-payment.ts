import type { Transaction } from 'firebase-admin/firestore';
import type { SubscriptionMirror } from '@tasuki/domain/billing/subscription-mirror';
import { isRenewalFailed } from '@tasuki/domain/billing/subscription-status';
import type { Mail } from '@tasuki/domain/mail/mail';
import { askForJob } from '../../jobs/ask-for-job.ts';
import { mailRequest } from '../../mail/send-mail-job.ts';
import { pushRequest } from '../../push/ask-for-push.ts';
import type { BillingDependencies } from '../billing-dependencies.ts';
import type { StoredStripeAccount } from '../billing-documents.ts';
import { planNames } from './plan-names.ts';

/** A renewal that was not paid, whose runner has not been notified of it. */
export interface FailedPayment {
  mirror: SubscriptionMirror;
  invoiceId: string;
}

/**
 * Which failures are news: each invoice once. While a subscription stays unpaid, Stripe makes an invoice for
 * each further period. That is no other failure.
 *
 * @param invoiceIds the newest invoice of each subscription
 */
export function failedPayments(
  mirrors: readonly SubscriptionMirror[],
  invoiceIds: ReadonlyMap<string, string | null>,
  { saidFailures = {} }: Pick<StoredStripeAccount, 'saidFailures'>,
): FailedPayment[] {
  return mirrors.flatMap((mirror) => {
    const invoiceId = invoiceIds.get(mirror.id) ?? null;
    const said = saidFailures[mirror.id];
    if (!isRenewalFailed(mirror) || invoiceId === null || said === invoiceId) return [];
    return mirror.status === 'unpaid' && said !== undefined ? [] : [{ mirror, invoiceId }];
  });
}

/**
 * Asks for a mail and a notification of each failure, in the transaction that notes them. So each goes out
 * once, and none is lost where the function ends after it.
 *
 * @returns the jobs, and what the account notes
 */
export function askForFailureNews(
  uid: string,
  failures: readonly FailedPayment[],
  transaction: Transaction,
  { firestore, now }: Pick<BillingDependencies, 'firestore' | 'now'>,
): { jobIds: string[]; noted: Record<string, string> } {
  const noted: Record<string, string> = {};
  const time = now();
  const jobIds = failures.flatMap(({ mirror, invoiceId }) => {
    noted[`saidFailures.${mirror.id}`] = invoiceId;
    const key = `failed_${invoiceId}`;
    const mail: Mail = {
      kind: 'payment-failed',
      ...planNames(mirror),
      amountYen: mirror.openInvoice?.amountYen ?? mirror.priceYen,
      needsAuthentication: mirror.openInvoice?.needsAuthentication === true,
    };
    const push = { kind: 'payment-failed', subscriptionId: mirror.id } as const;
    return [mailRequest({ uid, key, mail }, time), pushRequest({ uid, key, push }, time)].map(
      (job) => askForJob(transaction, firestore, job, { current: undefined, now: time }),
    );
  });
  return { jobIds, noted };
}
