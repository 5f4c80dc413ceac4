import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Sale } from '@tasuki/domain/products/purchase';
import { watchSales } from '../../data/products/sales.ts';
import { useSales } from '../../data/products/products-query.ts';
import { MonthTotal } from './month-total.tsx';

vi.mock('../../data/products/sales.ts', () => ({ watchSales: vi.fn() }));

const SALE: Sale = {
  id: 'in_1',
  productId: 'talks',
  productName: 'Talks',
  runnerUid: 'aiko',
  runnerName: 'Aiko',
  priceYen: 5000,
  state: 'paid',
  paidAt: new Date('2026-11-30T15:00:00Z'),
  endsAt: new Date('2026-12-30T15:00:00Z'),
};

function Total({ coachId }: { coachId: string }) {
  return <MonthTotal sales={useSales(coachId)} />;
}

test('the month is that of Japan, as in the statement', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-30T16:00:00Z'), toFake: ['Date'] });
  vi.mocked(watchSales).mockImplementation((_coachId, onSales) => {
    onSales([SALE, { ...SALE, id: 'in_2', paidAt: new Date('2026-11-30T14:59:59Z') }]);
    return Promise.resolve(() => undefined);
  });
  render(<Total coachId="mai" />);
  expect(await screen.findByText('¥5,000 from 1 payment')).toBeVisible();
  vi.useRealTimers();
});
