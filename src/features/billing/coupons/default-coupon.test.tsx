import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { checkCoupon } from '../../../data/billing/billing-functions.ts';
import { saveUserAccount } from '../../../data/sign-in/session-account.ts';
import { preloadDateLocale } from '../../../platform/locale.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../../platform/session-store.ts';
import { DefaultCoupon } from './default-coupon.tsx';

vi.mock('../../../data/billing/billing-functions.ts', () => ({ checkCoupon: vi.fn() }));
vi.mock('../../../data/sign-in/session-account.ts', () => ({ saveUserAccount: vi.fn() }));

function open(defaultCouponCode: string | null) {
  useSessionStore.setState({
    ...SIGNED_OUT_SESSION,
    status: 'ready',
    user: { uid: 'u1', defaultCouponCode } as never,
  });
  render(<DefaultCoupon />);
  return userEvent.setup();
}

beforeAll(async () => {
  // The page fetches the words of dates before it is drawn.
  await import('date-fns/locale/en-US');
  preloadDateLocale();
});

beforeEach(() => {
  vi.mocked(saveUserAccount).mockReset().mockResolvedValue();
  vi.mocked(checkCoupon).mockReset().mockResolvedValue({
    percentOff: 20,
    duration: 'forever',
    durationInMonths: null,
  });
});

test('a coupon is looked up before it is set as default', async () => {
  const user = open(null);
  await user.type(screen.getByRole('textbox', { name: 'Coupon code' }), ' partner-1');
  await user.click(screen.getByRole('button', { name: 'Check the coupon' }));
  expect(await screen.findByText('Coupon is valid')).toBeInTheDocument();
  expect(screen.getByText('20% off every charge')).toBeInTheDocument();
  expect(saveUserAccount).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Set as default' }));
  expect(saveUserAccount).toHaveBeenCalledExactlyOnceWith({ defaultCouponCode: 'PARTNER-1' });
});

test('another code has to be looked up anew', async () => {
  const user = open(null);
  const field = screen.getByRole('textbox', { name: 'Coupon code' });
  await user.type(field, 'PARTNER');
  await user.click(screen.getByRole('button', { name: 'Check the coupon' }));
  await screen.findByText('Coupon is valid');
  await user.type(field, '-2');
  expect(screen.queryByText('Coupon is valid')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Check the coupon' })).toBeInTheDocument();
});

test.each([
  ['billing/invalid-coupon-code', /^Invalid coupon code\./],
  ['billing/invalid-coupon', /^Invalid coupon\./],
] as const)('%s says so, and nothing is kept', async (code, words) => {
  vi.mocked(checkCoupon).mockRejectedValue(new TasukiFailure(code));
  const user = open(null);
  await user.type(screen.getByRole('textbox', { name: 'Coupon code' }), 'GONE');
  await user.click(screen.getByRole('button', { name: 'Check the coupon' }));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Set as default' })).not.toBeInTheDocument();
});

test('what is kept is named, and can be removed', async () => {
  const user = open('PARTNER-1');
  expect(screen.getByText('PARTNER-1')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove the coupon' }));
  expect(saveUserAccount).toHaveBeenCalledExactlyOnceWith({ defaultCouponCode: null });
});
