import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { CouponRow } from '@tasuki/domain/billing/coupon-admin';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { asRecentAdmin } from '../../data/accounts/admin-acts.ts';
import { archiveCoupon, createCoupon, listCoupons } from '../../data/billing/coupon-functions.ts';
import { preloadDateLocale } from '../../platform/locale.ts';
import { SnackbarProvider } from '../../ui/snackbar/snackbar.tsx';
import { CouponDesk } from './coupon-desk.tsx';

vi.mock('../../data/accounts/admin-acts.ts', () => ({ asRecentAdmin: vi.fn() }));
vi.mock('../../data/billing/coupon-functions.ts', () => ({
  archiveCoupon: vi.fn(),
  createCoupon: vi.fn(),
  listCoupons: vi.fn(),
}));

const ROW: CouponRow = {
  promotionCodeId: 'promo_1',
  code: 'SPRING-24',
  percentOff: 20,
  duration: 'repeating',
  durationInMonths: 3,
  expiresAt: Date.parse('2027-03-31T15:00:00Z'),
  usesMaximum: 50,
  onlyTerm: 'monthly',
  isAffiliate: true,
  uses: 7,
  isUsable: true,
};

function open() {
  render(
    <MemoryRouter initialEntries={['/here?page=2']}>
      <SnackbarProvider>
        <CouponDesk />
      </SnackbarProvider>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

beforeAll(async () => {
  // The page fetches the words of dates before it is drawn.
  await import('date-fns/locale/en-US');
  preloadDateLocale();
});

beforeEach(() => {
  vi.mocked(listCoupons).mockReset().mockResolvedValue([ROW]);
  vi.mocked(createCoupon).mockReset().mockResolvedValue();
  vi.mocked(archiveCoupon).mockReset().mockResolvedValue();
  vi.mocked(asRecentAdmin)
    .mockReset()
    .mockImplementation(async (work) => work());
});

test('a coupon shows what it takes off, its uses and its last day, and is archived', async () => {
  const user = open();
  expect(
    await screen.findByText(
      '20% off for 3 months · Monthly plan only · used 7 of 50 times · until Mar 31, 2027',
    ),
  ).toBeInTheDocument();
  expect(screen.getByText('Partner')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Archive SPRING-24' }));
  const dialog = await screen.findByRole('dialog', { name: 'Archive SPRING-24?' });
  await user.click(within(dialog).getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('SPRING-24 is archived.')).toBeInTheDocument();
  expect(archiveCoupon).toHaveBeenCalledExactlyOnceWith({ promotionCodeId: 'promo_1' });
  expect(listCoupons).toHaveBeenCalledTimes(2);
});

test('a new coupon is made of what was entered, and one that cannot be is not', async () => {
  const user = open();
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), 'run-1');
  await user.type(screen.getByRole('textbox', { name: 'Percent off' }), '99');
  await user.click(screen.getByRole('button', { name: 'Create the coupon' }));
  expect(await screen.findByRole('textbox', { name: 'Percent off' })).toBeInvalid();
  expect(createCoupon).not.toHaveBeenCalled();
  await user.clear(screen.getByRole('textbox', { name: 'Percent off' }));
  await user.type(screen.getByRole('textbox', { name: 'Percent off' }), '50');
  await user.selectOptions(screen.getByRole('combobox', { name: 'How long' }), 'Several months');
  await user.type(screen.getByRole('textbox', { name: 'Months' }), '6');
  const plan = screen.getByRole('combobox', { name: 'Valid for' });
  expect(plan).toHaveValue('monthly');
  await user.selectOptions(plan, 'Yearly plan only');
  await user.click(screen.getByRole('button', { name: 'Create the coupon' }));
  expect(await screen.findByText('Coupon created.')).toBeInTheDocument();
  expect(createCoupon).toHaveBeenCalledExactlyOnceWith({
    code: 'RUN-1',
    percentOff: 50,
    duration: 'repeating',
    durationInMonths: 6,
    expiresAt: null,
    usesMaximum: null,
    onlyTerm: 'yearly',
    isAffiliate: false,
  });
});

test('why a coupon was not made is said', async () => {
  vi.mocked(createCoupon).mockRejectedValue(new TasukiFailure('billing/coupon-exists'));
  const user = open();
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), 'RUN-1');
  await user.type(screen.getByRole('textbox', { name: 'Percent off' }), '50');
  await user.click(screen.getByRole('button', { name: 'Create the coupon' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('There’s a coupon with this code');
});

test('who leaves the question of their sign-in alone has made and archived nothing', async () => {
  vi.mocked(asRecentAdmin).mockResolvedValue(false);
  const user = open();
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), 'RUN-1');
  await user.type(screen.getByRole('textbox', { name: 'Percent off' }), '50');
  await user.click(screen.getByRole('button', { name: 'Create the coupon' }));
  await user.click(screen.getByRole('button', { name: 'Archive SPRING-24' }));
  const dialog = await screen.findByRole('dialog', { name: 'Archive SPRING-24?' });
  await user.click(within(dialog).getByRole('button', { name: 'Archive' }));
  expect(vi.mocked(asRecentAdmin).mock.calls.map(([, page]) => page)).toEqual([
    '/here?page=2',
    '/here?page=2',
  ]);
  expect(createCoupon).not.toHaveBeenCalled();
  expect(archiveCoupon).not.toHaveBeenCalled();
  expect(screen.queryByText('Coupon created.')).not.toBeInTheDocument();
  expect(screen.queryByText('SPRING-24 is archived.')).not.toBeInTheDocument();
});
