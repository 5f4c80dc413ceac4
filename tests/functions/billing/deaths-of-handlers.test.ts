import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout } from 'node:timers/promises';
import { DocumentReference, Firestore, Query, WriteBatch } from 'firebase-admin/firestore';
import { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { MINUTE_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { seededRandom } from '../../builders/seeded-random.ts';
import { IS_SOAK, soakFigure } from '../../figures/soak-figure.ts';
import { MarketFixture } from './market-fixture.ts';

/** In daily runs, one of this many waits is tried. */
const SAMPLE = IS_SOAK ? 1 : 40;
/** A handler that ends something has few waits, of which one is tried so often. */
const ENDING_SAMPLE = IS_SOAK ? 1 : 15;
/** More waits than any handler has. */
const WAITS_MAXIMUM = 400;
/** They come each minute. */
const SWEEPS = 3;
/** Longer than a dead handler holds its job. */
const LEASE_MILLISECONDS = 10 * 60_000;
const SEED = 20_261_128;
/**
 * A random delay up to this is added to each wait of a handler, so that concurrent work meets in
 * other orders.
 */
const DELAY_MILLISECONDS = IS_SOAK ? 25 : 5;

/**
 * A process that dies at one of its waits, before or after what it waits for is done. Whatever else
 * runs in it dies at its own wait; what was asked for by then is still carried out.
 */
interface Victim {
  waits: number;
  diesAt: number;
  isDoneBefore: boolean;
  isDead: boolean;
  /** The work that was asked for; some of it may not be answered yet. */
  underWay: Promise<unknown>[];
  die: () => void;
}

const figure = soakFigure(2, { seed: SEED });
const random = seededRandom(SEED);
const running = new AsyncLocalStorage<Victim | null>();

let market: MarketFixture;

beforeAll(async () => {
  market = await MarketFixture.open();
});

// They stay until the test ends: without them the dead would live on.
beforeEach(countWaits);

afterEach(() => {
  vi.restoreAllMocks();
});

afterAll(async () => {
  await market.fixture.close();
});

const never = async (victim: Victim): Promise<never> => {
  victim.isDead = true;
  victim.die();
  return new Promise<never>(() => undefined);
};

/** One wait of a victim; of everybody else nothing changes. */
async function wait<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const victim = running.getStore();
  if (!victim) return work();
  if (victim.waits >= victim.diesAt) return never(victim);
  victim.waits += 1;
  const isLast = victim.waits === victim.diesAt;
  if (isLast && !victim.isDoneBefore) return never(victim);
  // One call of the SDK is one wait, whatever it does inside.
  const asked = running.run(null, async () => {
    await setTimeout(random.uniform() * DELAY_MILLISECONDS);
    return work();
  });
  victim.underWay.push(asked);
  const answer = await asked;
  return isLast || victim.isDead ? never(victim) : answer;
}

type Method = (this: unknown, ...values: unknown[]) => Promise<unknown>;

function countWaits(): void {
  const places: [object, string][] = [
    [DocumentReference.prototype, 'get'],
    [DocumentReference.prototype, 'set'],
    [DocumentReference.prototype, 'update'],
    [Query.prototype, 'get'],
    [WriteBatch.prototype, 'commit'],
    [Firestore.prototype, 'runTransaction'],
    [Firestore.prototype, 'getAll'],
    [Object.getPrototypeOf(Stripe.createNodeHttpClient()) as object, 'makeRequest'],
  ];
  for (const [owner, name] of places) {
    const original = Reflect.get(owner, name) as Method;
    vi.spyOn(owner as Record<string, Method>, name).mockImplementation(async function (
      this: unknown,
      ...values: unknown[]
    ) {
      return wait(async () => original.apply(this, values));
    });
  }
}

/** @returns whether it died before it was done */
async function killed(
  work: () => Promise<unknown>,
  diesAt: number,
  isDoneBefore: boolean,
): Promise<boolean> {
  const underWay: Promise<unknown>[] = [];
  const hasDied = await new Promise<boolean>((resolve, reject) => {
    const die = () => {
      resolve(true);
    };
    const victim = { waits: 0, diesAt, isDoneBefore, isDead: false, underWay, die };
    running.run(victim, work).then(() => {
      resolve(false);
    }, reject);
  });
  await Promise.allSettled(underWay);
  return hasDied;
}

/** A runner whose events are on their way, and whose page is closed. */
async function confirmed(): Promise<string> {
  const { fixture } = market;
  const uid = fixture.newUid();
  const [planId] = market.planIds;
  fixture.stripe.events.setMode('hold');
  await fixture.confirm(await market.begin(uid, { planId }));
  const { clientSecret } = await market.beginToBuy(uid);
  await fixture.confirmPayment(clientSecret ?? '');
  return uid;
}

it.each([
  ['before', false],
  ['after', true],
])(
  'loses and doubles nothing where a handler dies %s any of its waits',
  async (_, isDoneBefore) => {
    const { fixture } = market;
    let isOver = false;
    for (let diesAt = 1; !isOver && diesAt < WAITS_MAXIMUM; diesAt += SAMPLE) {
      const uid = await confirmed();
      const hasDied = await killed(
        async () => {
          const held = fixture.stripe.events.deliveries().filter(({ state }) => state === 'held');
          for (const { event } of held) await fixture.receiveEvent(event);
          // One job asks for the next.
          while (fixture.startedJobIds.size > 0) await fixture.runStartedJobs();
        },
        diesAt,
        isDoneBefore,
      );
      isOver = !hasDied;
      figure.tried();
      // Stripe repeats what nobody answered; the dead one's job is free again after its lease.
      fixture.time.now = new Date(fixture.time.now.getTime() + LEASE_MILLISECONDS);
      fixture.stripe.events.release('sent');
      await fixture.settle();
      // The dead one's person may have had the next job handed to a queue that has lost it.
      for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
        await fixture.sweep();
        await fixture.settle();
        fixture.time.now = new Date(fixture.time.now.getTime() + MINUTE_MILLISECONDS);
      }
      for (const difference of await market.differences([uid])) {
        figure.failed(`wait ${diesAt}: ${difference}`);
      }
      if (fixture.subscriptionsOf(uid).length !== 1)
        figure.failed(`wait ${diesAt}: not one subscription`);
      if (market.chargedPayments(uid).length !== 1)
        figure.failed(`wait ${diesAt}: not charged once`);
    }
    expect(isOver || !IS_SOAK).toBe(true);
    expect(figure.failures).toEqual([]);
  },
);

/** A coach's plan that is charged at once, since its runner has had the trial; with its payment. */
async function paidPlan(uid: string) {
  const { fixture } = market;
  const [planId] = market.planIds;
  const begin = async () => {
    const setUp = await market.begin(uid, { planId });
    await fixture.confirm(setUp);
    await market.finish(setUp.setupIntentId, uid);
    await fixture.settle();
    const [newest] = fixture.subscriptionsOf(uid);
    if (!newest) throw new RangeError('There is no subscription');
    return newest;
  };
  fixture.stripe.events.setMode('send');
  await fixture.dependencies.stripe?.endSubscription((await begin()).id);
  await fixture.settle();
  const { id, latest_invoice: invoiceId } = await begin();
  const { store } = fixture.stripe;
  const { hidden } = store.get('invoice', invoiceId ?? '');
  return { id, payment: store.get('payment_intent', hidden.paymentIntent ?? '') };
}

it.each([
  ['before', false],
  ['after', true],
])(
  'ends what a bank takes back where the handler dies %s any of its waits',
  async (_, isDoneBefore) => {
    const { fixture } = market;
    const { events, subscriptions } = fixture.stripe;
    let isOver = false;
    for (let diesAt = 1; !isOver && diesAt < WAITS_MAXIMUM; diesAt += ENDING_SAMPLE) {
      const uid = fixture.newUid();
      const { id, payment } = await paidPlan(uid);
      events.setMode('hold');
      subscriptions.payments.dispute(payment);
      const held = events.deliveries().filter(({ state }) => state === 'held');
      // Nothing else says that it has ended.
      events.setMode('lose');
      const hasDied = await killed(
        async () => {
          for (const { event } of held) await fixture.receiveEvent(event);
          // One job asks for the next.
          while (fixture.startedJobIds.size > 0) await fixture.runStartedJobs();
        },
        diesAt,
        isDoneBefore,
      );
      isOver = !hasDied;
      figure.tried();
      fixture.time.now = new Date(fixture.time.now.getTime() + LEASE_MILLISECONDS);
      events.release('sent');
      events.setMode('lose');
      for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
        await fixture.settle();
        await fixture.sweep();
        await fixture.settle();
        fixture.time.now = new Date(fixture.time.now.getTime() + MINUTE_MILLISECONDS);
      }
      const mirror = (await fixture.mirrorsOf(uid)).find((one) => one.id === id);
      const found = `${mirror?.status ?? 'nothing'}, ${mirror?.reversal ?? 'not reversed'}`;
      if (found !== 'canceled, disputed') figure.failed(`wait ${diesAt} of the end: ${found}`);
    }
    expect(isOver || !IS_SOAK).toBe(true);
    expect(figure.failures).toEqual([]);
  },
);
