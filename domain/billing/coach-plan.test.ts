import { describe, expect, it } from 'vitest';
import { coachPlanOrderSchema, coachPlanWishSchema } from './coach-plan-calls.ts';
import { coachPlanFormSchema, planOfferOf, type CoachPlanForm } from './coach-plan-form.ts';

const FORM: CoachPlanForm = {
  name: ' A talk a month ',
  target: 'Marathon runners',
  priceYen: '5000',
  interval: 'year',
  state: 'draft',
};
const WISH = { planId: 'plan-1', offer: planOfferOf(FORM), state: 'draft' };

function isWish(change: object, ofOffer: object = {}): boolean {
  return coachPlanWishSchema.isValidSync({
    ...WISH,
    ...change,
    offer: { ...WISH.offer, ...ofOffer },
  });
}

describe('a coach’s plan with a price', () => {
  it('is what its form asks for, and lasts as long as its interval', () => {
    expect(planOfferOf(FORM)).toEqual({
      name: 'A talk a month',
      target: 'Marathon runners',
      priceYen: 5000,
      currency: 'JPY',
      planType: 'subscription',
      interval: 'year',
      duration: 1,
      durationUnit: 'year',
    });
    expect(isWish({})).toBe(true);
  });

  it.each([
    ['a price of 49 yen', { priceYen: 49 }],
    ['a price of nothing, which is the free plan', { priceYen: 0 }],
    ['half a yen', { priceYen: 50.5 }],
    ['dollars', { currency: 'USD' }],
    ['a charge each week', { interval: 'week', durationUnit: 'week' }],
    ['a duration that is not its interval', { durationUnit: 'month' }],
    ['two of its intervals', { duration: 2 }],
    ['no name', { name: ' ' }],
    ['something else besides', { stripePriceId: 'price_of_mine' }],
  ])('is not made with %s', (_, change) => {
    expect(isWish({}, change)).toBe(false);
  });

  it('may be charged each day', () => {
    expect(isWish({}, { interval: 'day', durationUnit: 'day' })).toBe(true);
  });

  it('takes neither the id of the free plan nor one of Firestore’s own', () => {
    for (const planId of ['free', '__x__', '', 'a/b']) {
      expect(isWish({ planId })).toBe(false);
      expect(coachPlanOrderSchema.isValidSync({ coachId: 'coach', planId })).toBe(false);
    }
    expect(coachPlanOrderSchema.isValidSync({ coachId: 'coach', planId: 'freedom' })).toBe(true);
  });

  it.each(['49', '0', '', '5,000', '１２３４', '100000000'])(
    'takes no price of "%s"',
    (priceYen) => {
      expect(coachPlanFormSchema.isValidSync({ ...FORM, priceYen })).toBe(false);
    },
  );
});
