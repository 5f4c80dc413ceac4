import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { COACH_PLAN_LIMITS } from '@tasuki/domain/billing/coach-plan';
import { FREE_PLAN_ID } from '@tasuki/domain/coaches/coach';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { PRODUCT_LIMITS } from '@tasuki/domain/products/product';
import { IS_SOAK, soakFigure } from '../../figures/soak-figure.ts';
import { adminFirestore } from '../admin.ts';
import { BillingFixture } from './billing-fixture.ts';
import { newSellingCoach, sellPlan, sellProduct } from './selling-coach.ts';

const figure = soakFigure(19);
/** Saved at once, by a coach in as many tabs. */
const RACERS = 6;
const ROOM = 2;
const ROUNDS = IS_SOAK ? 20 : 1;

let fixture: BillingFixture;
beforeAll(async () => {
  fixture = await BillingFixture.open();
});
afterAll(async () => {
  await fixture.close();
});

/** A coach who may sell this number of further products. */
async function coachWithRoom(room: number): Promise<string> {
  const uid = await newSellingCoach(fixture);
  const batch = adminFirestore.batch();
  for (let count = room; count < PRODUCT_LIMITS.currentMaximum; count += 1) {
    batch.set(adminFirestore.doc(firestorePaths.coachProduct(uid, `before-${count}`)), {
      state: 'draft',
    });
  }
  for (let count = room; count < COACH_PLAN_LIMITS.currentMaximum; count += 1) {
    batch.set(adminFirestore.doc(firestorePaths.coachPlan(uid, `before-${count}`)), {
      state: 'draft',
    });
  }
  await batch.commit();
  return uid;
}

async function savePlan(coachId: string): Promise<string> {
  const plan = { coachId, planId: randomUUID() };
  return sellPlan(plan, {}, fixture.dependencies).then(() => 'saved', codeOf);
}

function codeOf(cause: unknown): string {
  if (cause instanceof TasukiFailure) return cause.code;
  throw cause;
}

async function save(coachId: string): Promise<string> {
  const product = { coachId, productId: randomUUID() };
  return sellProduct(product, {}, fixture.dependencies).then(() => 'saved', codeOf);
}

it('keeps no more products of a coach than there may be, however many are saved at once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const uid = await coachWithRoom(ROOM);
    const answers = await Promise.all(Array.from({ length: RACERS }, async () => save(uid)));
    figure.tried(RACERS);
    expect(answers.filter((answer) => answer === 'saved')).toHaveLength(ROOM);
    expect(new Set(answers)).toEqual(new Set(['saved', 'billing/too-many-products']));
    const kept = await adminFirestore.collection(firestorePaths.coachProducts(uid)).count().get();
    expect(kept.data().count).toBe(PRODUCT_LIMITS.currentMaximum);
    expect(await save(uid)).toBe('billing/too-many-products');
  }
});

it('keeps no more plans of a coach than there may be, beside the free one', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const uid = await coachWithRoom(ROOM);
    const free = adminFirestore.doc(firestorePaths.coachPlan(uid, FREE_PLAN_ID));
    await free.set({ state: 'published', priceJpy: 0 });
    const answers = await Promise.all(Array.from({ length: RACERS }, async () => savePlan(uid)));
    figure.tried(RACERS);
    expect(answers.filter((answer) => answer === 'saved')).toHaveLength(ROOM);
    expect(new Set(answers)).toEqual(new Set(['saved', 'billing/too-many-plans']));
    expect(await savePlan(uid)).toBe('billing/too-many-plans');
  }
});
