import { expect, it } from 'vitest';
import { exampleSubscription } from '../example-subscription.ts';
import { reversedSubscriptions } from './reversed-payment.ts';

const NOW = new Date('2026-11-28T00:00:00Z');
const ENDED = exampleSubscription({
  status: 'canceled',
  endedAt: new Date('2026-11-20T00:00:00Z'),
});

it.each(['disputed', 'refunded', 'unserved'] as const)(
  'is news for two weeks that a subscription ended as %s',
  (reversal) => {
    const ended = { ...ENDED, reversal };
    expect(reversedSubscriptions([ended], NOW)).toEqual([ended]);
    const old = { ...ended, endedAt: new Date('2026-11-13T23:59:59Z') };
    expect(reversedSubscriptions([old], NOW)).toEqual([]);
  },
);

it('is no news where the runner ended it, or has subscribed again', () => {
  expect(reversedSubscriptions([{ ...ENDED, reversal: null }], NOW)).toEqual([]);
  expect(reversedSubscriptions([{ ...ENDED, reversal: 'disputeWon' }], NOW)).toEqual([]);
  const again = exampleSubscription({ id: 'sub_again' });
  expect(reversedSubscriptions([{ ...ENDED, reversal: 'unserved' }, again], NOW)).toEqual([]);
});
