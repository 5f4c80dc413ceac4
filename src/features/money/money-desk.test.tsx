import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { statementMonths } from '@tasuki/domain/billing/money/coach-statement';
import type { MoneyRow } from '@tasuki/domain/billing/money/money-calls';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { loadMoneyPage, loadStatement } from '../../data/billing/money-functions.ts';
import { preloadDateLocale } from '../../platform/locale.ts';
import { saveFile } from '../../platform/save-file.ts';
import { MoneyDesk } from './money-desk.tsx';

vi.mock('../../data/billing/money-functions.ts', () => ({
  loadMoneyPage: vi.fn(),
  loadStatement: vi.fn(),
}));
vi.mock('../../platform/save-file.ts', () => ({ saveFile: vi.fn() }));
vi.mock('../../platform/environment.ts', () => ({ environment: { sales: {} } }));

const SUBSCRIPTION: MoneyRow = {
  id: 'sub_1',
  paymentId: null,
  runnerName: 'Aiko',
  sellerId: 'mai',
  sellerName: 'Mai',
  amountYen: 5000,
  interval: 'month',
  state: 'active',
  isCancelledAtPeriodEnd: false,
  at: Date.parse('2026-11-20T15:30:00Z'),
  dueAt: Date.parse('2026-12-20T15:30:00Z'),
  tries: null,
};
const REFUND: MoneyRow = {
  ...SUBSCRIPTION,
  id: 're_1',
  paymentId: 'pi_1',
  runnerName: '',
  sellerId: 'tasuki',
  sellerName: '',
  interval: null,
  state: 'something_new',
  dueAt: null,
};
const [THIS_MONTH = ''] = statementMonths(new Date(), 1);

function open() {
  render(
    <MemoryRouter>
      <MoneyDesk />
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
  vi.mocked(saveFile).mockReset();
  vi.mocked(loadMoneyPage)
    .mockReset()
    .mockResolvedValue({ rows: [SUBSCRIPTION], after: null });
  vi.mocked(loadStatement)
    .mockReset()
    .mockImplementation((month) => Promise.resolve({ month, rows: [] }));
});

test('subscriptions show runner, seller, price and next charge, and are asked for by state', async () => {
  const user = open();
  expect(
    await screen.findByText('Mai · ¥5,000 a month · since Nov 21, 2026 · renews Dec 21, 2026'),
  ).toBeInTheDocument();
  expect(screen.getByText('Aiko')).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Overdue');
  expect(loadMoneyPage).toHaveBeenLastCalledWith({
    list: 'subscriptions',
    status: 'past_due',
    after: null,
  });
});

test('subscriptions are counted by state, and states that nobody is in are left out', async () => {
  const none = { incomplete: 0, incomplete_expired: 0, unpaid: 0, paused: 0, canceled: 0 };
  const counts = { ...none, active: 1204, trialing: 31, past_due: 2 };
  vi.mocked(loadMoneyPage).mockResolvedValue({ rows: [SUBSCRIPTION], after: null, counts });
  open();
  const list = await screen.findByRole('list', { name: 'Subscriptions by status' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Free trial 31', 'Active 1,204', 'Overdue 2']);
});

test('a refund names the payment at Stripe, and a state that has no words as Stripe does', async () => {
  vi.mocked(loadMoneyPage).mockResolvedValue({ rows: [REFUND], after: null });
  const user = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), 'Refunds');
  expect(await screen.findByText('Tasuki · ¥5,000 · Nov 21, 2026 · pi_1')).toBeInTheDocument();
  expect(screen.getByText('something_new')).toBeInTheDocument();
  expect(screen.getByText('No name or deleted account')).toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Status' })).not.toBeInTheDocument();
});

test('a dispute that was won says that its subscription does not go on by itself', async () => {
  const won = { ...REFUND, state: 'won', reversal: 'disputeWon' as const };
  vi.mocked(loadMoneyPage).mockResolvedValue({ rows: [won], after: null });
  const user = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), 'Disputes');
  expect(screen.getByText('Won')).toBeInTheDocument();
  expect(
    screen.getByText(/its subscription stays ended until the runner subscribes again/),
  ).toBeInTheDocument();
});

test('a long list goes on when it is asked for', async () => {
  vi.mocked(loadMoneyPage)
    .mockResolvedValueOnce({ rows: [SUBSCRIPTION], after: 'sub_1' })
    .mockResolvedValueOnce({
      rows: [{ ...SUBSCRIPTION, id: 'sub_0', runnerName: 'Ken' }],
      after: null,
    });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Ken')).toBeInTheDocument();
  expect(loadMoneyPage).toHaveBeenLastCalledWith({
    list: 'subscriptions',
    status: null,
    after: 'sub_1',
  });
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('the statement of a month is read and downloaded', async () => {
  vi.mocked(loadStatement).mockResolvedValue({
    month: THIS_MONTH,
    rows: [
      {
        sellerId: 'mai',
        sellerName: '=Mai',
        paymentCount: 2,
        grossYen: 10_000,
        couponYen: 0,
        refundedYen: 5000,
        disputedYen: 0,
        feeYen: 360,
        netYen: 4640,
      },
    ],
  });
  const user = open();
  const facts = await screen.findByText(
    '2 payments · Gross ¥10,000 · Refunds -¥5,000 · Fees -¥360',
  );
  const row = facts.closest('li');
  expect(within(row ?? document.body).getByText('Net ¥4,640')).toBeInTheDocument();
  expect(screen.getByLabelText('Month')).toHaveDisplayValue(
    new Intl.DateTimeFormat('en', {
      month: 'long',
      year: 'numeric',
      timeZone: 'Asia/Tokyo',
    }).format(new Date()),
  );
  await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
  const [name, content] = vi.mocked(saveFile).mock.calls[0] ?? [];
  expect(name).toBe(`tasuki-statement-${THIS_MONTH}.csv`);
  expect(await content?.text()).toContain(`${THIS_MONTH},mai,'=Mai,2,10000,0,5000,0,360,4640\r\n`);
});

test('what cannot be read says why, and is tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.mocked(loadStatement).mockRejectedValueOnce(new TasukiFailure('billing/statement-too-long'));
  const user = open();
  expect(await screen.findByText(/more payments than can be added up here/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No money moved in this month.')).toBeInTheDocument();
});
