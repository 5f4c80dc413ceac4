import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { DirectAction } from '@tasuki/domain/billing/billing-calls';
import type { CoachPlanOffer } from '@tasuki/domain/billing/coach-plan';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { beginCoachSubscription } from '../../../functions/src/billing/begin-subscription.ts';
import { changeSubscription } from '../../../functions/src/billing/change-subscription.ts';
import { archiveCoachPlan } from '../../../functions/src/billing/coach-plans/save-coach-plan.ts';
import { stripePlanProductId } from '../../../functions/src/billing/coach-plans/stored-coach-plan.ts';
import { finishSetUp } from '../../../functions/src/billing/finish-set-up.ts';
import { adminFirestore } from '../admin.ts';
import { BillingFixture } from './billing-fixture.ts';
import { newSellingCoach, sellerOf, sellPlan } from './selling-coach.ts';

/** Set for each test, while {@link startCoachPlans} holds. */
export let fixture: BillingFixture;
/** The seller of the plan `planId`, a new one for each test. */
export let coachId: string;
/** The runner. */
export let uid: string;
export let planId: string;

/** For the tests of the file that calls it: a coach sells a plan, which nobody has yet. */
export function startCoachPlans(): void {
  beforeAll(async () => {
    fixture = await BillingFixture.open();
  });

  beforeEach(async () => {
    await fixture.startAnew();
    uid = fixture.newUid();
    coachId = await newCoach();
    planId = randomUUID();
    await sell();
  });

  afterAll(async () => {
    await fixture.close();
  });
}

export async function newCoach(): Promise<string> {
  return newSellingCoach(fixture);
}

export async function sell(
  change: Partial<CoachPlanOffer> = {},
  { id = planId, state = 'published' }: { id?: string; state?: 'draft' | 'published' } = {},
) {
  await sellPlan({ coachId, planId: id, state }, change, fixture.dependencies);
}

export async function archive() {
  await archiveCoachPlan({ planId }, sellerOf(coachId), fixture.dependencies);
}

export async function begin(person = uid, id = planId) {
  const order = { coachId, planId: id, showsDailyTerms: true };
  return beginCoachSubscription(order, person, fixture.dependencies);
}

export async function finish(setupIntentId: string, person: string | null = uid) {
  return finishSetUp(setupIntentId, person, fixture.dependencies);
}

export async function subscribed(id = planId): Promise<string> {
  const setUp = await begin(uid, id);
  await fixture.confirm(setUp);
  await finish(setUp.setupIntentId);
  await fixture.settle();
  const [found] = fixture.subscriptionsOf(uid);
  return found?.id ?? '';
}

/** The same once the trial is over and the first price is paid. */
export async function paid(): Promise<string> {
  const id = await subscribed();
  fixture.passDays(14);
  await fixture.settle();
  return id;
}

export async function change(subscriptionId: string, action: DirectAction, person = uid) {
  return changeSubscription({ subscriptionId, action }, person, fixture.dependencies);
}

export async function mirror() {
  await fixture.settle();
  const [found] = await fixture.mirrorsOf(uid);
  return found;
}

export async function link() {
  return (await adminFirestore.doc(firestorePaths.coachLink(uid, coachId)).get()).data();
}

export async function subscribers() {
  const { docs } = await adminFirestore.collection(firestorePaths.subscribers(coachId)).get();
  return docs.map((document) => document.data());
}

export async function sales() {
  const { docs } = await adminFirestore.collection(firestorePaths.sales(coachId)).get();
  return docs.map((document) => document.data());
}

export function prices() {
  return fixture.stripe.store
    .all('price')
    .filter(({ product }) => product === stripePlanProductId(coachId, planId));
}
