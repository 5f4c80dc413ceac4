import { describe, expect, it, test } from 'vitest';
import { canBeCharged } from './charge-limits.ts';
import { entitlementsOf, FREE_ENTITLEMENTS } from './entitlements.ts';
import { exampleSubscription } from './example-subscription.ts';
import { otherTerm, OWN_PLAN, OWN_PLAN_TERMS, termOf } from './own-plan.ts';
import { SUBSCRIPTION_STATUSES } from './subscription-status.ts';

const NOW = new Date('2026-11-23T03:00:00Z');

describe("Tasuki's own plan", () => {
  it.each(OWN_PLAN_TERMS)(
    'has a %s price that can be charged and is what the months add up to',
    (term) => {
      const { interval, priceYen, monthlyYen } = OWN_PLAN.prices[term];
      expect(canBeCharged(priceYen)).toBe(true);
      expect(monthlyYen * (interval === 'year' ? 12 : 1)).toBe(priceYen);
    },
  );
});

test('what a price is charged at says which term it is', () => {
  for (const term of OWN_PLAN_TERMS) {
    expect(termOf(OWN_PLAN.prices[term].interval)).toBe(term);
    expect(otherTerm(otherTerm(term))).toBe(term);
    expect(otherTerm(term)).not.toBe(term);
  }
});

describe('entitlements', () => {
  it('keep the embedded coach for everybody and limit model replies of free runners', () => {
    const free = FREE_ENTITLEMENTS;
    expect(free.hasEmbeddedCoach).toBe(true);
    expect(free.modelRepliesPerMonth).toBeGreaterThan(0);
  });

  it.each(SUBSCRIPTION_STATUSES)('with a subscription that is %s', (status) => {
    const isPaid = ['trialing', 'active', 'past_due'].includes(status);
    const found = entitlementsOf([exampleSubscription({ status, owedSince: NOW })], NOW);
    expect(found.modelRepliesPerMonth === null).toBe(isPaid);
  });

  it('are those of the best subscription', () => {
    const both = entitlementsOf(
      [exampleSubscription({ status: 'canceled' }), exampleSubscription({ status: 'active' })],
      NOW,
    );
    expect(both.modelRepliesPerMonth).toBeNull();
  });
});
