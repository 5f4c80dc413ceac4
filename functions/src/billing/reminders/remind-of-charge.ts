import { Timestamp } from 'firebase-admin/firestore';
import {
  chargeReminder,
  isReminderDue,
  reminderKey,
} from '@tasuki/domain/billing/reminders/charge-reminder';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { Mail } from '@tasuki/domain/mail/mail';
import { askForJob } from '../../jobs/ask-for-job.ts';
import { jobHandler, type JobHandler } from '../../jobs/job-handler.ts';
import { jobId, jobRequest, type JobKind } from '../../jobs/job-kind.ts';
import { storedJob } from '../../jobs/job.ts';
import { mailRequest } from '../../mail/send-mail-job.ts';
import { pushRequest } from '../../push/ask-for-push.ts';
import type { BillingDependencies } from '../billing-dependencies.ts';
import { storedStripeAccount } from '../billing-documents.ts';
import { knownCustomer } from '../customer-of.ts';
import { lookAtCustomer } from '../look-at-customer.ts';
import { storedSubscription } from '../stored-subscription.ts';
import { untilAnswered } from '../until-answered.ts';
import { planNames } from './plan-names.ts';

interface RemindedSubscription {
  uid: string;
  subscriptionId: string;
}

const REMIND_OF_CHARGE: JobKind<RemindedSubscription> = {
  name: 'remind-of-charge',
  queue: 'short',
  personOf: ({ uid }) => uid,
};

/** More become due within one run of the schedule only after an outage; the next run goes on. */
const REMINDERS_A_RUN = 200;

/**
 * Asks for the reminders whose days have begun. Every look at Stripe writes their time into the mirror
 * anew. So it moves with the trial's end, and goes where the runner cancels.
 *
 * @returns the jobs that were asked for
 */
export async function askToRemind({
  firestore,
  stripe,
  now,
}: BillingDependencies): Promise<string[]> {
  if (!stripe) return [];
  const time = now();
  const { docs } = await firestore
    .collectionGroup('subscriptions')
    .where('remindAt', '<=', Timestamp.fromDate(time))
    .orderBy('remindAt')
    .limit(REMINDERS_A_RUN)
    .get();
  const asked: string[] = [];
  for (const { id: subscriptionId, ref } of docs) {
    const uid = ref.parent.parent?.id;
    if (uid === undefined) continue;
    const request = jobRequest(REMIND_OF_CHARGE, subscriptionId, { uid, subscriptionId });
    const reference = firestore.doc(firestorePaths.job(jobId(REMIND_OF_CHARGE, subscriptionId)));
    await firestore.runTransaction(async (transaction) => {
      const current = storedJob(await transaction.get(reference));
      if (current?.state === 'open') return;
      askForJob(transaction, firestore, request, { current, now: time });
      asked.push(request.id);
    });
  }
  return asked;
}

/** The job that notifies a runner of what comes, once, as Stripe says it is at that moment. */
export function remindOfChargeJob(current: () => Promise<BillingDependencies>): JobHandler {
  return jobHandler(REMIND_OF_CHARGE, {
    isNeverGivenUp: true,
    run: async (payload) =>
      untilAnswered(payload, await current(), async (dependencies) =>
        remind(payload, dependencies),
      ),
    giveUp: () => undefined,
  });
}

async function remind(
  { uid, subscriptionId }: RemindedSubscription,
  dependencies: BillingDependencies,
): Promise<void> {
  const { firestore, now, startJob } = dependencies;
  const customerId = await knownCustomer(uid, dependencies);
  if (customerId === null) return;
  await lookAtCustomer(customerId, dependencies);
  const account = firestore.doc(firestorePaths.stripeAccount(customerId));
  const mirror = firestore.doc(firestorePaths.subscription(uid, subscriptionId));
  const asked = await firestore.runTransaction(async (transaction) => {
    const stored = storedStripeAccount(await transaction.get(account));
    const subscription = storedSubscription(await transaction.get(mirror));
    if (stored?.uid !== uid || !subscription) return [];
    const reminder = chargeReminder(subscription);
    if (!reminder || !isReminderDue(reminder, now())) return [];
    const key = reminderKey(reminder);
    if (stored.reminded?.[subscriptionId] === key) return [];
    const { kind: about, at, amountYen, needsMethod } = reminder;
    const mail: Mail = {
      kind: 'charge-reminder',
      about,
      at: at.getTime(),
      amountYen,
      needsMethod,
      ...planNames(subscription),
    };
    const time = now();
    const push = { kind: 'trial-ending', at: at.getTime() } as const;
    const requests = [
      mailRequest({ uid, key: `charge_${subscriptionId}_${key}`, mail }, time),
      ...(about === 'trialEnds'
        ? [pushRequest({ uid, key: `trial_${subscriptionId}_${key}`, push }, time)]
        : []),
    ];
    transaction.update(account, { [`reminded.${subscriptionId}`]: key });
    transaction.update(mirror, { remindAt: null });
    return requests.map((request) =>
      askForJob(transaction, firestore, request, { current: undefined, now: time }),
    );
  });
  for (const id of asked) await startJob(id);
}
