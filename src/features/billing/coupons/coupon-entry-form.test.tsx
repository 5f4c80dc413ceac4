import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { OWN_PLAN } from '@tasuki/domain/billing/own-plan';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { checkCoupon } from '../../../data/billing/billing-functions.ts';
import { preloadDateLocale } from '../../../platform/locale.ts';
import { CouponEntryForm, type EnteredCoupon } from './coupon-entry-form.tsx';
import { PurchaseTerms } from '../purchase-terms.tsx';

vi.mock('../../../data/billing/billing-functions.ts', () => ({ checkCoupon: vi.fn() }));

const NOW = new Date('2026-11-23T03:00:00Z');

function Payment({ trialDays }: { trialDays: number }) {
  const [coupon, setCoupon] = useState<EnteredCoupon | null>(null);
  return (
    <>
      <PurchaseTerms
        plan={{ name: 'Tasuki', ...OWN_PLAN.prices.monthly }}
        trialDays={trialDays}
        now={NOW}
        coupon={coupon?.terms ?? null}
      />
      <CouponEntryForm term="monthly" coupon={coupon} onChange={setCoupon} />
    </>
  );
}

async function enter(code: string, trialDays = 14) {
  render(<Payment trialDays={trialDays} />);
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: 'Coupon code' }), code);
  await user.click(screen.getByRole('button', { name: 'Apply coupon' }));
  return user;
}

beforeAll(async () => {
  // The page fetches the words of dates before it is drawn.
  await import('date-fns/locale/en-US');
  preloadDateLocale();
});

beforeEach(() => {
  vi.mocked(checkCoupon).mockReset();
});

test('a valid coupon says so, and the terms say each sum before anything is agreed to', async () => {
  vi.mocked(checkCoupon).mockResolvedValue({
    percentOff: 50,
    duration: 'repeating',
    durationInMonths: 3,
  });
  const user = await enter('RUN-1');
  expect(await screen.findByText('Coupon is valid')).toBeInTheDocument();
  expect(screen.getAllByText('50% off for 3 months')).not.toHaveLength(0);
  expect(screen.getByText('¥1,490 each time, last on Feb 7, 2027')).toBeInTheDocument();
  expect(
    screen.getByText('¥2,980 every month, tax included. First on Mar 7, 2027'),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove the coupon' }));
  expect(
    screen.getByText('¥2,980 every month, tax included. First on Dec 7, 2026'),
  ).toBeInTheDocument();
});

test('without a trial, what is due today has the coupon taken off', async () => {
  vi.mocked(checkCoupon).mockResolvedValue({
    percentOff: 33,
    duration: 'once',
    durationInMonths: null,
  });
  await enter('RUN-2', 0);
  expect(await screen.findByText('¥1,997, tax included')).toBeInTheDocument();
  expect(
    screen.getByText('¥2,980 every month, tax included. First on Dec 23, 2026'),
  ).toBeInTheDocument();
});

test('a coupon for ever is in every renewal', async () => {
  vi.mocked(checkCoupon).mockResolvedValue({
    percentOff: 20,
    duration: 'forever',
    durationInMonths: null,
  });
  await enter('RUN-3');
  expect(
    await screen.findByText('¥2,384 every month, tax included. First on Dec 7, 2026'),
  ).toBeInTheDocument();
});

test.each([
  ['billing/invalid-coupon-code', 'Invalid coupon code.'],
  ['billing/invalid-coupon', 'Invalid coupon.'],
] as const)('%s is said beside the field', async (code, words) => {
  vi.mocked(checkCoupon).mockRejectedValue(new TasukiFailure(code));
  await enter('RUN-4');
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.queryByText('Coupon is valid')).not.toBeInTheDocument();
});

test('a coupon that leaves less than can be charged is none', async () => {
  vi.mocked(checkCoupon).mockResolvedValue({
    percentOff: 99,
    duration: 'forever',
    durationInMonths: null,
  });
  await enter('RUN-5');
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid coupon.');
});

test('the default coupon is looked up by itself, once, and can be taken off', async () => {
  vi.mocked(checkCoupon).mockResolvedValue({
    percentOff: 50,
    duration: 'forever',
    durationInMonths: null,
  });
  function PaymentWithDefault() {
    const [coupon, setCoupon] = useState<EnteredCoupon | null>(null);
    return (
      <CouponEntryForm term="monthly" defaultCode="PARTNER" coupon={coupon} onChange={setCoupon} />
    );
  }
  render(<PaymentWithDefault />);
  expect(await screen.findByText('Coupon is valid')).toBeInTheDocument();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Remove the coupon' }));
  expect(screen.getByRole('textbox', { name: 'Coupon code' })).toHaveValue('PARTNER');
  expect(checkCoupon).toHaveBeenCalledExactlyOnceWith('PARTNER');
});
