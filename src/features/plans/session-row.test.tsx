import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { PlanSession, PlanStep } from '@tasuki/domain/plans/training-plan';
import { SessionRow } from './session-row.tsx';

function step(part: PlanStep['part'], effort: PlanStep['effort'], meters: number): PlanStep {
  return { part, effort, repeats: 1, meters, seconds: null, restSeconds: null };
}

const LONG_RUN_WITH_RACE_PACE: PlanSession = {
  id: 'd7',
  day: '2026-11-29',
  kind: 'long-pace',
  meters: 28_500,
  seconds: 9300,
  steps: [
    step('warm-up', 'easy', 15_500),
    step('main', 'marathon', 11_000),
    step('cool-down', 'easy', 2000),
  ],
  target: {
    paceFast: 290,
    paceSlow: 300,
    heartRateLow: null,
    heartRateHigh: null,
    feel: 'steady-and-controlled',
  },
  reason: { code: 'race-pace-rehearsal', percent: null, fromMeters: null },
};

test('calls the hours before race pace easy running, which are no warm-up', async () => {
  render(
    <MemoryRouter>
      <SessionRow session={LONG_RUN_WITH_RACE_PACE} age={null} activityId={null} />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByText('Why'));
  const parts = within(await screen.findByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(parts).toEqual(['Easy run · 15.5 km', '11 km · 4:50–5:00/km', 'Easy run · 2 km']);
});

test('names pace and heart rate of a part in one line, not beside the whole long run', () => {
  const target = { ...LONG_RUN_WITH_RACE_PACE.target, heartRateLow: 150, heartRateHigh: 158 };
  render(
    <MemoryRouter>
      <SessionRow session={{ ...LONG_RUN_WITH_RACE_PACE, target }} age={null} activityId={null} />
    </MemoryRouter>,
  );
  expect(screen.getByText('28.5 km')).toBeVisible();
  expect(screen.getByText(/^11 km at 4:50–5:00\/km · 150–158/)).toBeVisible();
  expect(screen.getAllByText(/11 km at/)).toHaveLength(1);
});

test('gives the fast part of a session its pace, and the strides after an easy run none', async () => {
  const tempo: PlanSession = {
    ...LONG_RUN_WITH_RACE_PACE,
    kind: 'tempo',
    steps: [
      step('warm-up', 'easy', 2000),
      step('main', 'threshold', 3000),
      step('cool-down', 'easy', 1500),
    ],
  };
  const strides: PlanSession = {
    ...LONG_RUN_WITH_RACE_PACE,
    kind: 'strides',
    steps: [
      step('main', 'easy', 7500),
      { ...step('strides', 'repetition', 0), meters: null, seconds: 20, repeats: 4 },
    ],
  };
  render(
    <MemoryRouter>
      <SessionRow session={tempo} age={null} activityId={null} />
      <SessionRow session={strides} age={null} activityId={null} />
    </MemoryRouter>,
  );
  for (const why of screen.getAllByText('Why')) await userEvent.click(why);
  await screen.findAllByRole('listitem');
  const parts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(parts).toEqual([
    'Warm-up · 2 km',
    '3 km · 4:50–5:00/km',
    'Cool-down · 1.5 km',
    '7.5 km',
    'Quick · 4 × 20 seconds',
  ]);
});

test('says which parts are walked where running and walking take turns', async () => {
  const seconds = (part: PlanStep['part'], length: number): PlanStep => ({
    ...step(part, 'easy', 0),
    meters: null,
    seconds: length,
  });
  const runWalk: PlanSession = {
    ...LONG_RUN_WITH_RACE_PACE,
    kind: 'run-walk',
    steps: [
      seconds('warm-up', 300),
      { ...seconds('main', 60), repeats: 4, restSeconds: 90 },
      seconds('cool-down', 300),
    ],
  };
  render(
    <MemoryRouter>
      <SessionRow session={runWalk} age={null} activityId={null} />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByText('Why'));
  const parts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(parts).toEqual([
    'Walk · 5 minutes',
    'Run · 4 × 1 minute · then walk 1 minute 30 seconds',
    'Walk · 5 minutes',
  ]);
});

test('reckons a heart rate from age where none is measured, and says that it is about so', async () => {
  const easy: PlanSession = {
    ...LONG_RUN_WITH_RACE_PACE,
    kind: 'easy',
    steps: [step('main', 'easy', 8000)],
    meters: 8000,
  };
  render(
    <MemoryRouter>
      <SessionRow session={easy} age={40} activityId={null} />
    </MemoryRouter>,
  );
  expect(screen.getByText(/^about 115–145/)).toBeVisible();
  await userEvent.click(screen.getByText('Why'));
  expect(await screen.findByText('Effort 2–3 of 10')).toBeVisible();
});

test('names an effort where the heart rate lags behind', async () => {
  const intervals: PlanSession = {
    ...LONG_RUN_WITH_RACE_PACE,
    kind: 'intervals',
    steps: [{ ...step('main', 'interval', 800), repeats: 5, restSeconds: 120 }],
  };
  render(
    <MemoryRouter>
      <SessionRow session={intervals} age={40} activityId={null} />
    </MemoryRouter>,
  );
  expect(screen.getByText('Effort 8–9 of 10')).toBeVisible();
  await userEvent.click(screen.getByText('Why'));
  expect(await screen.findByText(/go by effort/)).toBeVisible();
});
