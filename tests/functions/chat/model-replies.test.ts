import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { FREE_ENTITLEMENTS, REPLIES_LEFT_SAID_FROM } from '@tasuki/domain/billing/entitlements';
import type { SubscriptionStatus } from '@tasuki/domain/billing/subscription-status';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { takeModelReply } from '../../../functions/src/coaching/model-replies.ts';
import { adminFirestore } from '../admin.ts';

const FREE = FREE_ENTITLEMENTS.modelRepliesPerMonth ?? 0;
const NOVEMBER = new Date('2026-11-30T23:59:00Z');
const DECEMBER = new Date('2026-12-01T00:00:00Z');

let people = 0;
function somebody(): string {
  people += 1;
  return `replies-${process.pid}-${people}`;
}

const take = async (uid: string, now = NOVEMBER) => takeModelReply(adminFirestore, { uid, now });

async function hasHad(uid: string, replies: number): Promise<void> {
  await adminFirestore.doc(firestorePaths.modelReplies(uid, '2026-11')).set({ uid, replies });
}

async function subscribes(uid: string, status: SubscriptionStatus, sellerId = 'tasuki') {
  await adminFirestore.doc(firestorePaths.subscription(uid, `sub_${status}`)).set({
    sellerId,
    planId: 'month',
    status,
    startedAt: NOVEMBER,
    periodEndsAt: DECEMBER,
    trialEndsAt: null,
    endedAt: null,
    isCancelledAtPeriodEnd: false,
    owedSince: status === 'past_due' ? NOVEMBER : null,
    interval: 'month',
    priceYen: 2980,
    nextChargeYen: 2980,
    openInvoice: null,
    card: null,
  });
}

describe('the replies by models of a month', () => {
  it('are as many as a free runner has, however many ask at once', async () => {
    const uid = somebody();
    const room = 4;
    await hasHad(uid, FREE - room);
    const taken = await Promise.all(Array.from({ length: 20 }, async () => take(uid)));
    expect(taken.filter((reply) => reply !== null)).toHaveLength(room);
  });

  it('say how many are left before they are used up, to whoever pays nothing', async () => {
    const uid = somebody();
    await hasHad(uid, FREE - REPLIES_LEFT_SAID_FROM - 2);
    const said: (number | null | undefined)[] = [];
    for (let count = 0; count <= REPLIES_LEFT_SAID_FROM + 2; count += 1) {
      said.push((await take(uid))?.left);
    }
    expect(said).toEqual([null, 5, 4, 3, 2, 1, 0, undefined]);
    const payer = somebody();
    await subscribes(payer, 'active');
    await hasHad(payer, FREE - 1);
    expect((await take(payer))?.left).toBeNull();
  });

  it('are there again in the next month', async () => {
    const uid = somebody();
    await hasHad(uid, FREE);
    expect(await take(uid)).toBeNull();
    expect(await take(uid, DECEMBER)).not.toBeNull();
  });

  it('do not count what is given back', async () => {
    const uid = somebody();
    await hasHad(uid, FREE - 1);
    const last = await take(uid);
    expect(await take(uid)).toBeNull();
    await last?.giveBack();
    expect(await take(uid)).not.toBeNull();
  });

  it.each<[SubscriptionStatus, boolean]>([
    ['trialing', true],
    ['active', true],
    ['past_due', true],
    ['unpaid', false],
    ['incomplete', false],
    ['canceled', false],
  ])('have no end with a subscription that is %s: %s', async (status, hasMore) => {
    const uid = somebody();
    await hasHad(uid, FREE);
    await subscribes(uid, status);
    expect((await take(uid)) !== null).toBe(hasMore);
  });

  it('are not more by a subscription to a coach', async () => {
    const uid = somebody();
    await hasHad(uid, FREE);
    await subscribes(uid, 'active', 'coach-1');
    expect(await take(uid)).toBeNull();
  });

  it('have no end for a coach', async () => {
    const uid = somebody();
    await hasHad(uid, FREE);
    const state = adminFirestore.doc(firestorePaths.accountState(uid));
    await state.set({ uid, roles: ['runner', 'coach'], isBetaApproved: true, claimsVersion: 1 });
    expect(await take(uid)).not.toBeNull();
  });

  it('are counted until a few days after the month', async () => {
    const uid = somebody();
    await take(uid);
    const count = await adminFirestore.doc(firestorePaths.modelReplies(uid, '2026-11')).get();
    expect(count.data()).toMatchObject({
      replies: 1,
      expiresAt: Timestamp.fromDate(new Date('2026-12-04T00:00:00Z')),
    });
  });
});
