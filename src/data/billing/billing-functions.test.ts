import { beforeEach, expect, test, vi } from 'vitest';
import { TasukiFailure, type FailureCode } from '@tasuki/domain/failure-codes';
import { callFunction } from '../../platform/firebase/callable-functions.ts';
import {
  applyCoupon,
  beginMethodChange,
  changeSubscription,
  finishSetUp,
  previewSwitch,
  switchPlan,
} from './billing-functions.ts';
import { payPurchase } from './purchase-functions.ts';

vi.mock('../../platform/firebase/callable-functions.ts', () => ({ callFunction: vi.fn() }));

const subscriptionId = 'sub_1';
const CHANGES = [
  ['updating the method', async () => beginMethodChange(subscriptionId), 'method-not-updated'],
  [
    'cancelling',
    async () => changeSubscription({ subscriptionId, action: 'cancel' }),
    'not-cancelled',
  ],
  [
    'ending at once',
    async () => changeSubscription({ subscriptionId, action: 'endNow' }),
    'not-cancelled',
  ],
  ['resuming', async () => changeSubscription({ subscriptionId, action: 'resume' }), 'not-resumed'],
  ['paying', async () => changeSubscription({ subscriptionId, action: 'retry' }), 'payment-failed'],
  [
    'undoing a switch',
    async () => changeSubscription({ subscriptionId, action: 'keepPlan' }),
    'not-switched',
  ],
  [
    'looking at a switch',
    async () => previewSwitch({ subscriptionId, planId: 'yearly' }),
    'not-switched',
  ],
  [
    'switching',
    async () =>
      switchPlan({
        subscriptionId,
        planId: 'yearly',
        chargedNowYen: 0,
        renewalYen: 1,
        prorationAt: null,
      }),
    'not-switched',
  ],
  [
    'applying a coupon',
    async () => applyCoupon({ subscriptionId, code: 'HALF' }),
    'coupon-not-applied',
  ],
] as const;

async function codeOf(asked: Promise<unknown>): Promise<FailureCode> {
  const cause: unknown = await asked.then(
    () => null,
    (failure: unknown) => failure,
  );
  if (!(cause instanceof TasukiFailure)) throw new RangeError('no failure of ours');
  return cause.code;
}

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
});

test.each(CHANGES)('%s that failed says what was not done', async (_, ask, code) => {
  for (const cause of [new TasukiFailure('billing/refused'), new Error('something new')]) {
    vi.mocked(callFunction).mockRejectedValueOnce(cause);
    expect(await codeOf(ask())).toBe(`billing/${code}`);
  }
  vi.mocked(callFunction).mockRejectedValueOnce(new TasukiFailure('billing/card-declined'));
  expect(await codeOf(ask())).toBe('billing/card-declined');
});

test.each([
  ...CHANGES.map(([what, ask]) => [what, ask] as const),
  ['returning', async () => finishSetUp('seti_1')] as const,
  ['buying', async () => payPurchase('purchase')] as const,
])('%s without an answer promises that nothing is charged twice', async (_, ask) => {
  for (const code of ['functions/deadline-exceeded', 'functions/internal']) {
    vi.mocked(callFunction).mockRejectedValueOnce(Object.assign(new Error(code), { code }));
    expect(await codeOf(ask())).toBe('billing/unavailable');
  }
});
