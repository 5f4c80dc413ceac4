import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeSubscription } from '../../../functions/src/billing/change-subscription.ts';
import { seededRandom } from '../../builders/seeded-random.ts';
import type { StripeEvent } from '../../../sandbox/stripe/stripe-events.ts';
import { IS_SOAK, soakFigure } from '../../figures/soak-figure.ts';
import { MarketFixture } from './market-fixture.ts';

const SEED = 20_261_127;
const EVENTS = IS_SOAK ? 10_000 : 40;
const DELIVERIES_MAXIMUM = 5;
const AT_ONCE = 8;
/** A look takes the last twelve payments of a plan, so nobody lives for longer without one. */
const MONTHS = IS_SOAK ? 9 : 1;
/** They begin together, so that events of different customers are handled at once. */
const RUNNERS = IS_SOAK ? 100 : 3;

/**
 * With hundreds of requests at once Stripe does not answer each: a job is due again after at most
 * this time.
 */
const RETRY_MINUTES = 5;
const RETRIES_MAXIMUM = 6;

const figure = soakFigure(1, { seed: SEED });
const random = seededRandom(SEED);

let market: MarketFixture;

beforeAll(async () => {
  market = await MarketFixture.open();
});

afterAll(async () => {
  await market.fixture.close();
});

/** A runner's acts while no event arrives; for some, only the event knows that they confirmed. */
async function live(uid: string, index: number): Promise<void> {
  const { fixture } = market;
  const [planId] = market.planIds;
  for (const plan of ['monthly', { planId }] as const) {
    const setUp = await market.begin(uid, plan);
    await fixture.confirm(setUp, index % 5 === 0 ? '4000000000000341' : undefined);
    if (index % 3 !== 0) await market.finish(setUp.setupIntentId, uid);
  }
  const { clientSecret } = await market.beginToBuy(uid);
  await fixture.confirmPayment(clientSecret ?? '');
  const [first] = await fixture.mirrorsOf(uid);
  if (!first || index % 4 !== 0) return;
  const wish = { subscriptionId: first.id, action: 'cancel' } as const;
  await changeSubscription(wish, uid, fixture.dependencies);
}

async function deliver(event: StripeEvent): Promise<void> {
  const status = await market.fixture.receiveEvent(event);
  if (status !== 200) figure.failed(`${event.type} was answered with ${status}`);
  await market.fixture.runStartedJobs();
  figure.tried();
}

it('grants what Stripe charged once, by events in any order, each up to five times, eight at once', async () => {
  const { fixture } = market;
  fixture.stripe.events.setMode('hold');
  const uids: string[] = [];
  let events: StripeEvent[] = [];
  while (events.length < EVENTS) {
    for (let made = 0; made < RUNNERS; made += 1) {
      const uid = fixture.newUid();
      await live(uid, uids.length);
      uids.push(uid);
      figure.prepared(`${fixture.stripe.events.deliveries().length} events made`);
    }
    for (let month = 0; month < MONTHS; month += 1) fixture.passDays(30);
    events = fixture.stripe.events.deliveries().map(({ event }) => event);
  }
  events = events.slice(0, EVENTS);
  const deliveries = events
    .flatMap((event) =>
      Array.from({ length: 1 + Math.floor(random.uniform() * DELIVERIES_MAXIMUM) }, () => event),
    )
    .map((event) => ({ event, place: random.uniform() }))
    .sort((one, other) => one.place - other.place)
    .map(({ event }) => event);
  const next = deliveries.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const event of next) await deliver(event);
    }),
  );
  // Events that the deliveries themselves caused at Stripe arrive as they come.
  fixture.stripe.events.release('shuffled', SEED);
  await fixture.settle();
  for (let retry = 0; retry < RETRIES_MAXIMUM; retry += 1) {
    fixture.passMinutes(RETRY_MINUTES);
    await fixture.sweep();
    await fixture.settle();
  }
  for (const difference of await market.differences(uids)) figure.failed(difference);
  for (const uid of uids) {
    const trials = fixture.subscriptionsOf(uid).length;
    if (trials !== 2) figure.failed(`${uid} has ${trials} subscriptions and not two`);
    // Nobody is charged twice for one purchase, however often its event comes.
    if (market.chargedPayments(uid).length !== 1) figure.failed(`${uid} was not charged once`);
  }
  expect(figure.failures).toEqual([]);
});
