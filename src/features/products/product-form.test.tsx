import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { saveProduct } from '../../data/products/product-functions.ts';
import { ProductForm } from './product-form.tsx';

vi.mock('../../data/products/product-functions.ts', () => ({ saveProduct: vi.fn() }));

const onSaved = vi.fn<() => void>();

async function save(priceYen: string): Promise<void> {
  await userEvent.clear(screen.getByLabelText('Price in yen'));
  await userEvent.type(screen.getByLabelText('Price in yen'), priceYen);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
}

beforeEach(async () => {
  onSaved.mockReset();
  vi.mocked(saveProduct).mockReset().mockResolvedValue();
  render(<ProductForm productId="talk" product={null} label="New product" onSaved={onSaved} />);
  await userEvent.type(screen.getByLabelText('Name'), 'A talk');
  await userEvent.type(screen.getByLabelText('Who it’s for, and what they get'), 'All');
});

test('a price of 0, of 49 yen, or that is no number is not saved, and the field says why', async () => {
  for (const priceYen of ['0', '49', '3,000', '３０００']) {
    await save(priceYen);
    expect(await screen.findByText(/in whole yen, in plain digits, from ¥50/)).toBeInTheDocument();
  }
  expect(saveProduct).not.toHaveBeenCalled();
  await save('50');
  expect(onSaved).toHaveBeenCalledTimes(1);
  expect(saveProduct).toHaveBeenCalledWith({
    productId: 'talk',
    offer: {
      name: 'A talk',
      target: 'All',
      priceYen: 50,
      currency: 'JPY',
      duration: 1,
      durationUnit: 'month',
    },
    state: 'draft',
  });
});

test('what Stripe did not answer is kept in the form', async () => {
  vi.mocked(saveProduct).mockRejectedValueOnce(new TasukiFailure('billing/unavailable'));
  await save('3000');
  expect(await screen.findByText(/payment service isn’t responding/)).toBeInTheDocument();
  expect(screen.getByLabelText('Price in yen')).toHaveValue('3000');
  expect(onSaved).not.toHaveBeenCalled();
});
