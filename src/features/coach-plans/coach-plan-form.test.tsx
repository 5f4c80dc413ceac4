import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { saveCoachPlan } from '../../data/coach-plans/coach-plan-functions.ts';
import { CoachPlanForm } from './coach-plan-form.tsx';

vi.mock('../../data/coach-plans/coach-plan-functions.ts', () => ({ saveCoachPlan: vi.fn() }));

test('a price of 0 or of 49 yen is not saved, and the field says why', async () => {
  vi.mocked(saveCoachPlan).mockResolvedValue();
  const onSaved = vi.fn<() => void>();
  render(<CoachPlanForm planId="talks" plan={null} label="New plan" onSaved={onSaved} />);
  await userEvent.type(screen.getByLabelText('Plan name'), 'Talks');
  await userEvent.type(screen.getByLabelText('Who it’s for, and what they get'), 'One each week');
  const price = screen.getByLabelText('Price in yen');
  for (const priceYen of ['0', '49']) {
    await userEvent.clear(price);
    await userEvent.type(price, priceYen);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/in whole yen, in plain digits, from ¥50/)).toBeInTheDocument();
  }
  expect(saveCoachPlan).not.toHaveBeenCalled();
  await userEvent.clear(price);
  await userEvent.type(price, '50');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSaved).toHaveBeenCalledTimes(1);
  expect(saveCoachPlan).toHaveBeenCalledWith(
    expect.objectContaining({ offer: expect.objectContaining({ priceYen: 50 }) as object }),
  );
});
