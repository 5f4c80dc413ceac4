import { describe, expect, it } from 'vitest';
import { DAY_MILLISECONDS, MINUTE_MILLISECONDS } from '../../measures/durations.ts';
import type { SwitchAgreement } from '../billing-calls.ts';
import { OWN_SELLER } from '../own-plan.ts';
import type { SwitchPreview } from './plan-switch.ts';
import { isAsAgreed, type SwitchNow } from './switch-agreement.ts';

const TIME = new Date('2026-11-23T03:00:00Z');

const FREE: SwitchPreview = {
  timing: 'atPeriodEnd',
  priceId: 'price_letter',
  interval: 'month',
  chargedNowYen: 0,
  creditYen: 0,
  renewalYen: 1000,
  renewsAt: TIME.getTime() + 10 * DAY_MILLISECONDS,
  prorationAt: null,
  previewedAt: TIME.getTime(),
};
const CHARGED: SwitchPreview = {
  ...FREE,
  timing: 'now',
  chargedNowYen: 4000,
  prorationAt: TIME.getTime(),
};

function agreementTo(preview: SwitchPreview): SwitchAgreement {
  const { priceId, interval, chargedNowYen, renewalYen, prorationAt, previewedAt } = preview;
  const subscription = { subscriptionId: 'sub_1', planId: 'letter' };
  return {
    ...subscription,
    ...{ priceId, interval, chargedNowYen, renewalYen, prorationAt, previewedAt },
  };
}

/** As a page of an earlier release sends it. */
function formerAgreementTo({ chargedNowYen, renewalYen, prorationAt }: SwitchPreview) {
  return { subscriptionId: 'sub_1', planId: 'letter', chargedNowYen, renewalYen, prorationAt };
}

function holds(
  agreement: SwitchAgreement,
  preview: SwitchPreview,
  change: Partial<SwitchNow> = {},
) {
  return isAsAgreed(agreement, {
    preview,
    time: TIME,
    sellerId: 'mai',
    interval: 'month',
    periodStartedAt: new Date(TIME.getTime() - 20 * DAY_MILLISECONDS),
    ...change,
  });
}

describe.each([
  ['that charges nothing now', FREE],
  ['that is charged at once', CHARGED],
])('an agreement to a switch %s', (_, shown) => {
  it('holds for what was shown, for a quarter of an hour', () => {
    const after = (minutes: number) =>
      holds(agreementTo(shown), shown, {
        time: new Date(TIME.getTime() + minutes * MINUTE_MILLISECONDS),
      });
    expect([0, 15, 16].map(after)).toEqual([true, true, false]);
    expect([-1, -2].map(after)).toEqual([true, false]);
  });

  it.each<Partial<SwitchPreview>>([
    { interval: 'day' },
    { priceId: 'price_other' },
    { renewalYen: 1001 },
    { chargedNowYen: 1 },
    { prorationAt: 0 },
  ])('does not hold for %o', (change) => {
    expect(holds(agreementTo(shown), { ...shown, ...change })).toBe(false);
  });

  it('of an earlier release holds where the plan is charged as often as the current one', () => {
    const former = formerAgreementTo(shown);
    expect(holds(former, shown)).toBe(true);
    expect(holds(former, { ...shown, interval: 'day' })).toBe(false);
    expect(holds(former, { ...shown, interval: 'day' }, { interval: 'day' })).toBe(false);
    expect(holds(former, shown, { interval: 'year' })).toBe(false);
  });

  it('of an earlier release holds for a term of Tasuki, which keeps its interval', () => {
    const former = formerAgreementTo(shown);
    expect(holds(former, shown, { sellerId: OWN_SELLER, interval: 'year' })).toBe(true);
  });
});

it('an agreement of an earlier period does not hold', () => {
  const periodStartedAt = new Date(TIME.getTime() + MINUTE_MILLISECONDS);
  expect(holds(agreementTo(CHARGED), CHARGED, { periodStartedAt })).toBe(false);
});
