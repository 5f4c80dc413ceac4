import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { UserAccount } from '@tasuki/domain/accounts/user-account';
import { EMPTY_ATHLETE_PROFILE } from '@tasuki/domain/athletes/stored-profile';
import { NO_CAUTIONS, type CautionRecord } from '@tasuki/domain/coaching/safety/caution-record';
import { calendarDayOf, dayNumber, dayNumberOf } from '@tasuki/domain/measures/calendar-day';
import { answerPlanAsk } from '@tasuki/domain/plans/asked/answer-plan-ask';
import type { PlanChangeCard } from '@tasuki/domain/plans/asked/plan-card';
import { planMomentOf } from '@tasuki/domain/plans/asked/plan-moment';
import { planStartOf } from '@tasuki/domain/plans/asked/plan-start';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from '@tasuki/domain/plans/example-plan-wish';
import type { PlanRecord } from '@tasuki/domain/plans/plan-record';
import { proposedPlan } from '@tasuki/domain/plans/proposed-plan';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { watchCautions } from '../../data/plans/cautions.ts';
import { changePlan, watchPlan, type PlanEdit } from '../../data/plans/training-plans.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../platform/session-store.ts';
import ThreadPlanCard from './thread-plan-card.tsx';

// Live queries alone answer here.
vi.mock('../../platform/firebase/live-start.ts', () => ({ isLiveStarted: () => true }));
vi.mock('../../data/plans/training-plans.ts', () => ({ watchPlan: vi.fn(), changePlan: vi.fn() }));
vi.mock('../../data/plans/cautions.ts', () => ({ watchCautions: vi.fn() }));

const NOW = new Date();
const TODAY = calendarDayOf(dayNumber(NOW, null));
const PROPOSED = proposedPlan(EXAMPLE_RUNNER, {
  ...EXAMPLE_WISH,
  goal: { kind: 'fitness', meters: null, seconds: null, day: null, event: null },
  today: calendarDayOf(dayNumberOf(TODAY) - 7),
});
if (PROPOSED.outcome !== 'built') throw new Error(PROPOSED.outcome);
const { record: RECORD, plan: PLAN } = PROPOSED;
const [SESSION] = PLAN.weeks[2]?.sessions ?? [];

function moveCard(): PlanChangeCard {
  const place = { now: NOW, utcOffsetMinutes: 0, today: TODAY, caution: null };
  const answer = answerPlanAsk(
    { kind: 'move', fromDay: SESSION?.day ?? '', toDay: null },
    {
      record: RECORD,
      moment: planMomentOf([], place),
      start: planStartOf({ athlete: EMPTY_ATHLETE_PROFILE, rows: [], tournaments: [] }, place),
    },
  );
  if (answer?.card?.kind !== 'change') throw new Error('no card');
  return { ...answer.card, id: 'c0ffee' };
}

let showPlan: (plan: PlanRecord | null) => void;
let edits: PlanEdit[];
beforeEach(() => {
  edits = [];
  vi.mocked(changePlan).mockImplementation(async (_uid, _read, edit) => {
    edits.push(edit);
    return Promise.resolve();
  });
  useSessionStore.setState({
    ...SIGNED_OUT_SESSION,
    status: 'ready',
    user: { uid: 'u1', language: 'en', units: 'metric' } as UserAccount,
  });
});

/** The card as a device shows it that knows this plan. */
async function show(record: PlanRecord | null, cautions: Partial<CautionRecord> = {}) {
  vi.mocked(watchPlan).mockImplementation(async (_uid, onPlan) => {
    showPlan = onPlan;
    onPlan(record);
    return Promise.resolve(() => undefined);
  });
  vi.mocked(watchCautions).mockImplementation(async (_uid, onCautions) => {
    onCautions({ ...NO_CAUTIONS, ...cautions });
    return Promise.resolve(() => undefined);
  });
  // The words of dates are loaded while it is rendered.
  await act(async () => {
    render(
      <MemoryRouter>
        <ThreadPlanCard uid="u1" card={moveCard()} />
      </MemoryRouter>,
    );
    await Promise.resolve();
  });
}

async function press(name: string | RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
}

function rows(): (string | null)[] {
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

/** The record that the last press stores. */
function stored(record: PlanRecord): PlanRecord {
  const after = edits.at(-1)?.(record);
  if (!after) throw new Error('nothing stored');
  return after;
}

test('is accepted, says so, and can be undone', async () => {
  await show(RECORD);
  await press('Accept');
  const accepted = stored(RECORD);
  expect(accepted.sessions).not.toBe(RECORD.sessions);
  act(() => {
    showPlan(accepted);
  });
  expect(await screen.findByRole('status')).toHaveTextContent('Accepted. Your plan has changed.');
  expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  await press('Undo');
  const undone = stored(accepted);
  expect(undone.sessions).toBe(RECORD.sessions);
  act(() => {
    showPlan(undone);
  });
  expect(await screen.findByRole('status')).toHaveTextContent('Undone.');
});

test('is altered to another day before it is accepted', async () => {
  await show(RECORD);
  await screen.findByRole('button', { name: 'Accept' });
  const before = rows();
  await press(/ instead$/);
  expect(rows()).not.toEqual(before);
  const shown = rows();
  await press('Accept');
  const accepted = stored(RECORD);
  // Another device knows the plan alone, and shows what was accepted.
  cleanup();
  await show(accepted);
  await screen.findByRole('status');
  expect(rows()).toEqual(shown);
});

test('is refused, and stays so for every device', async () => {
  await show(RECORD);
  await press('Keep the plan');
  const refused = stored(RECORD);
  expect(refused.sessions).toBe(RECORD.sessions);
  act(() => {
    showPlan(refused);
  });
  expect(await screen.findByRole('status')).toHaveTextContent('You kept your plan as it was.');
});

test('applies nothing where the plan changed while it was shown', async () => {
  await show(RECORD);
  await press('Accept');
  const elsewhere = { ...RECORD, pausedOn: TODAY };
  expect(edits[0]?.(elsewhere)).toBeNull();
  act(() => {
    showPlan(elsewhere);
  });
  expect(await screen.findByRole('status')).toHaveTextContent('Out of date');
});

test('offers nothing to accept while something comes before training', async () => {
  await show(RECORD, { illnessAt: NOW });
  expect(await screen.findByRole('status')).toHaveTextContent('your health comes first');
  expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
});

test('offers nothing to accept where nobody can say whether something speaks against it', async () => {
  vi.mocked(watchPlan).mockImplementation(async (_uid, onPlan) => {
    onPlan(RECORD);
    return Promise.resolve(() => undefined);
  });
  vi.mocked(watchCautions).mockImplementation(async (_uid, _onCautions, onError) => {
    onError(new TasukiFailure('common/unavailable'));
    return Promise.resolve(() => undefined);
  });
  await act(async () => {
    render(
      <MemoryRouter>
        <ThreadPlanCard uid="u1" card={moveCard()} />
      </MemoryRouter>,
    );
    await Promise.resolve();
  });
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
});

test('leads to the questions with the nearest goal where one was declined', () => {
  render(
    <MemoryRouter>
      <ThreadPlanCard
        uid="u1"
        card={{
          kind: 'questions',
          goal: { kind: 'race', meters: 42_195, seconds: null, day: '2027-01-10', event: null },
          runsPerWeek: 4,
          declined: {
            reason: 'race-too-long',
            nearest: [
              { kind: 'race', meters: 10_000, seconds: null, day: '2027-01-10', event: null },
            ],
          },
        }}
      />
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: /Plan this instead: 10 km/ });
  expect(link).toHaveAttribute('href', '/plan?new=1&goal=race&meters=10000&day=2027-01-10&runs=4');
});
