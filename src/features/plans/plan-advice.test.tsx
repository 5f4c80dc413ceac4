import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import type { ActivityAnalysis } from '@tasuki/domain/coaching/activity-analysis';
import { EXAMPLE_RUNNER, EXAMPLE_WISH } from '@tasuki/domain/plans/example-plan-wish';
import { proposedPlan } from '@tasuki/domain/plans/proposed-plan';
import { raceSecondsOf } from '@tasuki/domain/training/performance/vdot';
import { readActivitiesBetween } from '../../data/activities/activities.ts';
import { watchActivityAnalysis } from '../../data/activities/activity-analyses.ts';
import type { PlanEdit } from '../../data/plans/training-plans.ts';
import { preloadDateLocale } from '../../platform/locale.ts';
import { PlanAdvice } from './plan-advice.tsx';

vi.mock('../../data/activities/activities.ts', () => ({ readActivitiesBetween: vi.fn() }));
vi.mock('../../data/activities/activity-analyses.ts', () => ({ watchActivityAnalysis: vi.fn() }));

const PROPOSED = proposedPlan(EXAMPLE_RUNNER, EXAMPLE_WISH);
if (PROPOSED.outcome !== 'built') throw new Error(PROPOSED.outcome);
const { record: RECORD, plan: PLAN } = PROPOSED;
const SESSIONS = PLAN.weeks.flatMap(({ sessions }) => sessions);
const TEST = SESSIONS.find(({ kind }) => kind === 'test');
if (!TEST) throw new Error('no test in the plan');
const METERS = TEST.steps.find(({ effort }) => effort === 'test')?.meters ?? 0;
const TODAY = new Date(Date.parse(TEST.day) + 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  preloadDateLocale();
  await import('date-fns/locale/en-US');
});

beforeEach(() => {
  vi.resetAllMocks();
  vi.useFakeTimers({ now: new Date(`${TODAY}T12:00:00Z`), toFake: ['Date'] });
  vi.mocked(readActivitiesBetween).mockResolvedValue(
    SESSIONS.filter(({ day }) => day < TODAY).map(({ day, id, meters, kind }) =>
      exampleActivityRow({
        id: `${day}-${id}`,
        startedAt: new Date(`${day}T07:00:00Z`),
        utcOffsetMinutes: 0,
        distanceMeters: meters,
        purpose: kind === 'test' ? 'tempo' : null,
      }),
    ),
  );
  return () => {
    vi.useRealTimers();
  };
});

/** Sessions of the weeks before, recorded when they were run; the last of them came in at another time. */
function recordedOnly(count: number, lastCreatedAt: Date) {
  vi.mocked(readActivitiesBetween).mockResolvedValue(
    SESSIONS.filter(({ day }) => day < TODAY)
      .slice(0, count)
      .map(({ day, id, meters }, index) =>
        exampleActivityRow({
          id: `${day}-${id}`,
          startedAt: new Date(`${day}T07:00:00Z`),
          createdAt: index === count - 1 ? lastCreatedAt : new Date(`${day}T08:00:00Z`),
          utcOffsetMinutes: 0,
          distanceMeters: meters,
        }),
      ),
  );
}

function show(vdot: number | null) {
  vi.mocked(watchActivityAnalysis).mockImplementation((_uid, _id, onAnalysis) => {
    const elapsedSeconds = vdot === null ? 0 : raceSecondsOf(vdot, METERS);
    const effort = { distanceMeters: METERS, elapsedSeconds, startSeconds: 0, endSeconds: 1 };
    onAnalysis(vdot === null ? null : ({ bestEfforts: [effort] } as unknown as ActivityAnalysis));
    return Promise.resolve(() => undefined);
  });
  const onChange = vi.fn<(edit: PlanEdit) => void>();
  render(
    <PlanAdvice
      uid="u1"
      record={RECORD}
      today={TODAY}
      caution={null}
      asked={null}
      onAnswered={() => undefined}
      onChange={onChange}
    />,
  );
  return { user: userEvent.setup(), onChange };
}

test('proposes new paces after a faster test run, which are accepted', async () => {
  const { user, onChange } = show(47);
  expect(await screen.findByText('Your test run shows what you can run now.')).toBeInTheDocument();
  expect(watchActivityAnalysis).toHaveBeenCalledWith(
    'u1',
    `${TEST.day}-${TEST.id}`,
    expect.anything(),
    expect.anything(),
  );
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(onChange.mock.calls[0]?.[0](RECORD)?.vdotTenths).toBe(470);
});

test.each([45, null])('leaves the plan as it is after a test of a form of %s', async (vdot) => {
  show(vdot);
  await vi.waitFor(() => {
    expect(watchActivityAnalysis).toHaveBeenCalled();
  });
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

test('speaks of missed runs once the history is here, and not while it is still coming in', async () => {
  recordedOnly(2, new Date(`${TODAY}T11:58:00Z`));
  show(null);
  await vi.waitFor(() => {
    expect(readActivitiesBetween).toHaveBeenCalled();
  });
  expect(screen.queryByText(/You missed/)).toBeNull();
  cleanup();
  vi.setSystemTime(new Date(`${TODAY}T13:00:00Z`));
  show(null);
  expect(await screen.findByText(/You missed/)).toBeInTheDocument();
});

test('rebuilds no plan of a runner of whom no recording is known', async () => {
  recordedOnly(0, new Date(TODAY));
  show(null);
  await vi.waitFor(() => {
    expect(readActivitiesBetween).toHaveBeenCalled();
  });
  expect(screen.queryByText(/You missed/)).toBeNull();
});
