import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from '@tasuki/domain/plans/example-plan-wish';
import { proposedPlan } from '@tasuki/domain/plans/proposed-plan';
import type { PlanRunner, PlanWish } from '@tasuki/domain/plans/plan-wish';
import { PlanGuide } from './plan-guide.tsx';

async function showGuide(runner: Partial<PlanRunner> = {}, wish: Partial<PlanWish> = {}) {
  const proposed = proposedPlan({ ...EXAMPLE_RUNNER, ...runner }, { ...EXAMPLE_WISH, ...wish });
  if (proposed.outcome !== 'built') throw new Error(proposed.outcome);
  const { plan, record } = proposed;
  const [week] = plan.weeks;
  if (!week) throw new Error('A plan without weeks');
  render(<PlanGuide plan={plan} record={record} week={week} />);
  await screen.findByRole('button', { name: 'Race day' });
}

test('folds away the race, strength and what may come up', async () => {
  await showGuide();
  expect(screen.queryByText(/Run the first/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Race day' }));
  // A half marathon: the first three kilometres no faster than goal A.
  expect(screen.getByText(/^Run the first 3 km no faster than \d:\d\d\/km/)).toBeInTheDocument();
  expect(
    screen.getByText(/60 g of carbohydrate an hour, as you practised: about 30 g/),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'If something comes up' }));
  expect(screen.getByText(/^Slept badly, or is it too hot/)).toBeInTheDocument();
});

test('names exercises with their sets, and days that are not hard', async () => {
  await showGuide();
  await userEvent.click(screen.getByRole('button', { name: 'Strength' }));
  expect(screen.getByText('Split squats · 2 × 8 each side')).toBeInTheDocument();
  expect(screen.getByText(/^This week: \w+day/)).toBeInTheDocument();
});

test('shows at most three notes that fit the runner', async () => {
  await showGuide({ health: 'niggle', injury: 'muscle', facts: ['shins', 'stomach'] });
  const [list] = screen.getAllByRole('list');
  if (!list) throw new Error('No list of notes');
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  expect(within(list).getByText(/^After a muscle strain/)).toBeInTheDocument();
});

test('says how the goal stands, what each phase is for, and asks what would change the plan', async () => {
  await showGuide();
  await userEvent.click(screen.getByRole('button', { name: 'Your way to the goal' }));
  expect(await screen.findByText(/^A, on a very good day: 1:40:\d\d\./)).toBeInTheDocument();
  expect(screen.getByText(/^Foundation · Weeks 1–\d$/)).toBeInTheDocument();
  expect(screen.getByText(/^Week \d+ · Your longest run: \d/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^What I assumed/ }));
  expect(await screen.findByText(/^Have you raced 21.1 km before\?/)).toBeInTheDocument();
  expect(
    screen.getByText('You run 30 km a week now, and your longest run is 14 km.'),
  ).toBeInTheDocument();
});

test('explains the sessions that the plan holds, and what follows from how a run went', async () => {
  await showGuide({ vdot: null, easyPaceSecondsPerKilometer: null, health: 'niggle' });
  await userEvent.click(screen.getByRole('button', { name: /^How to run each session/ }));
  expect(await screen.findByText(/^Before anything fast/)).toBeInTheDocument();
  expect(screen.getByText('Test run')).toBeInTheDocument();
  expect(screen.getByText('Test run').parentElement).toHaveTextContent('Effort 9–10 of 10');
  expect(screen.queryByText('Marathon pace')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^After each run/ }));
  expect(await screen.findByText(/after pain of 5 or more, go back one week/)).toBeVisible();
  expect(screen.getByText(/^Pain while running, from 0 to 10: one rule/)).toBeVisible();
});

test('says what to do about pain in one place, and about a fever, a cold and lost days, without the app', async () => {
  await showGuide();
  await userEvent.click(screen.getByRole('button', { name: /^After each run/ }));
  expect(await screen.findAllByText(/^Pain while running/)).toHaveLength(1);
  expect(screen.getByText(/^No painkillers before or during a run/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^If you’re ill/ }));
  expect(await screen.findByText(/two full days without fever/)).toBeVisible();
  expect(screen.getByText(/^Four to seven days lost/)).toBeVisible();
  expect(screen.getByText(/^Ill in the last two weeks before the race/)).toBeVisible();
});
