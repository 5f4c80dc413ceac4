import { afterAll, beforeAll, expect, it } from 'vitest';
import { DIRECT_ACTIONS } from '@tasuki/domain/billing/billing-calls';
import { OWN_SELLER, type OwnPlanTerm } from '@tasuki/domain/billing/own-plan';
import {
  subscriptionOutlook,
  type SubscriptionAction,
} from '@tasuki/domain/billing/subscription-outlook';
import type { SubscriptionMirror } from '@tasuki/domain/billing/subscription-mirror';
import { isLive } from '@tasuki/domain/billing/subscription-status';
import { applyCoupon } from '../../../functions/src/billing/apply-coupon.ts';
import {
  beginMethodChange,
  changeSubscription,
} from '../../../functions/src/billing/change-subscription.ts';
import { previewSwitch, switchPlan } from '../../../functions/src/billing/switch-plan.ts';
import { seededRandom } from '../../builders/seeded-random.ts';
import { IS_SOAK, soakFigure } from '../../figures/soak-figure.ts';
import { emptyOwnDatabases } from '../own-databases.ts';
import { codeOf } from './code-of-failure.ts';
import { MarketFixture } from './market-fixture.ts';

const SEED = 20_261_126;
const STEPS = IS_SOAK ? 2_000 : 15;
/** Steps of one life of a few runners; then others begin, at a market of their own, so that nobody's renewals go on for ever. */
const STEPS_A_LIFE = 40;
const RUNNERS = 2;

const CARDS = [
  '4242424242424242',
  '4242424242424242',
  '5555555555554444',
  '4000000000000341',
  '4000000000000002',
  '4000000000009995',
  '4000002500003155',
  '4000002760003184',
] as const;
/** Failures that nobody can know before a bank is asked. */
const OF_THE_BANK = /^billing\/(?:card-|payment-failed|not-authenticated|set-up-failed|processing)/;
/** Failures that a coupon's own terms cause. */
const OF_THE_COUPON = /^billing\/(?:coupon-used|invalid-coupon)/;

const figure = soakFigure(22, { seed: SEED });
const random = seededRandom(SEED);
const chance = (share: number) => random.uniform() < share;
const oneOf = <Item>(items: readonly Item[]): Item | undefined =>
  items[Math.floor(random.uniform() * items.length)];

let market: MarketFixture;
let uids: string[] = [];
/** Stripe answers, and every event has arrived. */
let isCalm = true;
/** The steps so far, for finding the cause of a failure. */
let steps: string[] = [];

async function openMarket(): Promise<void> {
  market = await MarketFixture.open();
  const coupon = { durationInMonths: null, expiresAt: null, usesMaximum: null, isAffiliate: false };
  const terms = { ...coupon, percentOff: 50, duration: 'once', onlyTerm: null } as const;
  await market.fixture.dependencies.stripe?.createCoupon({ ...terms, code: 'HALF' }, null);
}

beforeAll(openMarket);

afterAll(async () => {
  await market.fixture.close();
});

function note(what: string): void {
  steps.push(what);
}

/** Fails the figure where an action failed for a reason that could have been known. */
function judge(what: string, code: string, isOffered: boolean): void {
  note(`${what}: ${code}`);
  const isFine =
    code === 'nothing' ||
    OF_THE_BANK.test(code) ||
    (OF_THE_COUPON.test(code) && /oupon/.test(what));
  const isOfTrouble = !isCalm && code.startsWith('billing/');
  const isOfState = !isOffered && /^billing\/(?:subscription-exists|purchase-exists)$/.test(code);
  if (!isFine && !isOfTrouble && !isOfState) {
    figure.failed(`${what} failed with ${code} after ${steps.slice(-12).join('; ')}`);
  }
}

/** The browser's part of a payment or a set-up; the bank may be asked, and may never be answered. */
async function confirm(clientSecret: string | null, isPayment: boolean): Promise<void> {
  if (clientSecret === null) return;
  const { fixture } = market;
  const card = oneOf(CARDS);
  const [id = ''] = clientSecret.split('_secret_');
  if (isPayment) await fixture.confirmPayment(clientSecret, card);
  else await fixture.confirm({ setupIntentId: id, clientSecret }, card);
  note(`card ${card?.slice(-4) ?? ''}`);
  if (chance(0.8)) await fixture.approve(id);
}

async function subscribe(uid: string): Promise<void> {
  const plan = oneOf<OwnPlanTerm | { planId: string }>([
    'monthly',
    'yearly',
    ...market.planIds.map((planId) => ({ planId })),
  ]);
  if (plan === undefined) return;
  const sellerId = typeof plan === 'string' ? OWN_SELLER : market.coachId;
  const isFree = !market.fixture
    .subscriptionsOf(uid)
    .some(({ status, metadata }) => isLive(status) && metadata['sellerId'] === sellerId);
  let setUp: Awaited<ReturnType<MarketFixture['begin']>> | null = null;
  const code = await codeOf(
    market.begin(uid, plan).then((begun) => {
      setUp = begun;
    }),
  );
  judge('begin', code, isFree && isCalm);
  const begun = setUp as Awaited<ReturnType<MarketFixture['begin']>> | null;
  if (!begun || chance(0.1)) return;
  await confirm(begun.clientSecret, false);
  if (chance(0.3)) return;
  const times = chance(0.3) ? 2 : 1;
  const results = await Promise.all(
    Array.from({ length: times }, async () => codeOf(market.finish(begun.setupIntentId, uid))),
  );
  for (const result of results) judge('finish', result, false);
}

async function buy(uid: string): Promise<void> {
  let begun: { purchaseId: string; clientSecret: string | null } | null = null;
  const code = await codeOf(
    market.beginToBuy(uid).then((found) => {
      begun = found;
    }),
  );
  judge('buy', code, false);
  const found = begun as { purchaseId: string; clientSecret: string | null } | null;
  if (!found || chance(0.1)) return;
  await confirm(found.clientSecret, true);
  if (chance(0.3)) return;
  judge('settle', await codeOf(market.settlePurchase(uid, found.purchaseId)), false);
}

async function act(uid: string): Promise<void> {
  const mirror = oneOf(await market.fixture.mirrorsOf(uid));
  if (!mirror) return;
  const action = oneOf(subscriptionOutlook(mirror).actions);
  if (action === undefined || action === 'subscribeAgain') return subscribe(uid);
  judge(action, await codeOf(doAction(uid, mirror, action)), true);
}

async function doAction(
  uid: string,
  { id: subscriptionId, planId, sellerId }: SubscriptionMirror,
  action: SubscriptionAction,
): Promise<void> {
  const { dependencies } = market.fixture;
  if (action === 'updateMethod') {
    const setUp = await beginMethodChange({ subscriptionId }, uid, dependencies);
    await confirm(setUp.clientSecret, false);
    await market.finish(setUp.setupIntentId, uid);
  } else if (action === 'switchPlan') {
    const plans = sellerId === OWN_SELLER ? ['monthly', 'yearly'] : market.planIds;
    const wish = { subscriptionId, planId: oneOf(plans.filter((one) => one !== planId)) ?? '' };
    const preview = await previewSwitch(wish, uid, dependencies);
    await switchPlan({ ...wish, ...preview }, uid, dependencies);
  } else if (action === 'applyCoupon') {
    await applyCoupon({ subscriptionId, code: 'HALF' }, uid, dependencies);
  } else {
    const direct = DIRECT_ACTIONS.find((one) => one === action);
    if (!direct) throw new RangeError(`Nobody does ${action} here`);
    const wish = { subscriptionId, action: direct };
    const { clientSecret } = await changeSubscription(wish, uid, dependencies);
    const [paymentId = ''] = clientSecret?.split('_secret_') ?? [];
    if (clientSecret !== null && chance(0.7)) await market.fixture.approve(paymentId);
  }
}

async function payBack(uid: string): Promise<void> {
  const { store } = market.fixture.stripe;
  const customers = new Set(market.fixture.subscriptionsOf(uid).map(({ customer }) => customer));
  const charged = store
    .all('charge')
    .filter(({ customer, refunded }) => !refunded && customers.has(customer ?? ''));
  const charge = oneOf(charged);
  if (!charge || charge.disputed) return;
  note(`pay back ${charge.payment_intent}`);
  const { stripe } = market.fixture.dependencies;
  if (chance(0.5)) await stripe?.refundPart(charge.payment_intent, Math.floor(charge.amount / 3));
  else await stripe?.refundPayment(charge.payment_intent);
}

function beginTrouble(): void {
  const { stripe } = market.fixture;
  isCalm = false;
  const trouble = oneOf(['down', 'lost answers', 'held events', 'repeated events'] as const);
  note(`trouble: ${trouble ?? ''}`);
  if (trouble === 'down') stripe.troubles.set({ isDown: true });
  else if (trouble === 'lost answers') stripe.loseAnswers(1 + Math.floor(random.uniform() * 2));
  else if (trouble === 'held events') stripe.events.setMode('hold');
  else stripe.events.repeat(10, 2);
}

async function step(): Promise<void> {
  const uid = oneOf(uids) ?? '';
  const what = random.uniform();
  if (!isCalm && chance(0.4)) {
    await market.catchUp(uids, Math.floor(random.uniform() * 1_000_000));
    isCalm = true;
    note('calm');
  } else if (what < 0.2) await subscribe(uid);
  else if (what < 0.33) await buy(uid);
  else if (what < 0.65) await act(uid);
  else if (what < 0.7 && isCalm) await payBack(uid);
  else if (what < 0.9) {
    const days = 1 + Math.floor(random.uniform() * 20);
    note(`${days} days`);
    market.fixture.passDays(days);
  } else if (isCalm) beginTrouble();
  await market.fixture.settle();
}

it(`charges what it grants, whatever ${RUNNERS} runners, clocks and outages do, seed ${SEED}`, async () => {
  for (let done = 0; done < STEPS; done += 1) {
    if (done % STEPS_A_LIFE === 0) {
      if (done > 0) {
        await market.fixture.close();
        await emptyOwnDatabases();
        await openMarket();
      }
      uids = Array.from({ length: RUNNERS }, () => market.fixture.newUid());
      steps = [];
    }
    await step();
    figure.tried();
    if ((done + 1) % STEPS_A_LIFE !== 0 && !(isCalm && chance(0.2))) continue;
    await market.catchUp(uids, done);
    isCalm = true;
    for (const difference of await market.differences(uids)) {
      figure.failed(`${difference} after ${steps.slice(-25).join('; ')}`);
    }
    if (figure.failures.length > 5) break;
  }
  expect(figure.failures).toEqual([]);
});
