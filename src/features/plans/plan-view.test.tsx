import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { UserAccount } from '@tasuki/domain/accounts/user-account';
import { calendarDayOf, dayNumber } from '@tasuki/domain/measures/calendar-day';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { NO_CAUTIONS, type CautionRecord } from '@tasuki/domain/coaching/safety/caution-record';
import {
  EXAMPLE_REVISION,
  EXAMPLE_RUNNER,
  EXAMPLE_WISH,
} from '@tasuki/domain/plans/example-plan-wish';
import { planOfRecord, storedPlanOf, type PlanRecord } from '@tasuki/domain/plans/plan-record';
import { proposedPlan } from '@tasuki/domain/plans/proposed-plan';
import { planRecordSchema } from '@tasuki/domain/plans/plan-record-document';
import { readActivitiesBetween } from '../../data/activities/activities.ts';
import * as athlete from '../../data/athletes/athlete-profiles.ts';
import { changePlan, endPlan, startPlan, watchPlan } from '../../data/plans/training-plans.ts';
import {
  makePlanCalendar,
  revokePlanCalendar,
  watchPlanCalendar,
} from '../../data/plans/plan-calendars.ts';
import { watchMemories } from '../../data/memories/memories.ts';
import { clearCautions, watchCautions } from '../../data/plans/cautions.ts';
import { nameRelease } from '../../platform/last-seen/release-fixture.ts';
import { seenPageKey } from '../../platform/last-seen/seen-page.ts';
import {
  rememberSignIn,
  SIGNED_OUT_SESSION,
  useSessionStore,
} from '../../platform/session-store.ts';
import { PlanView } from './plan-view.tsx';

// Live queries alone answer here.
vi.mock('../../platform/firebase/live-start.ts', () => ({ isLiveStarted: () => true }));
vi.mock('../../data/plans/training-plans.ts', () => ({
  watchPlan: vi.fn(),
  startPlan: vi.fn(),
  changePlan: vi.fn(),
  endPlan: vi.fn(),
}));
vi.mock('../../data/plans/plan-calendars.ts', () => ({
  watchPlanCalendar: vi.fn(),
  makePlanCalendar: vi.fn(),
  revokePlanCalendar: vi.fn(),
}));
vi.mock('../../data/memories/memories.ts', () => ({
  watchMemories: vi.fn(),
  loadSharedMemories: vi.fn(),
}));
vi.mock('../../data/plans/cautions.ts', () => ({ watchCautions: vi.fn(), clearCautions: vi.fn() }));
vi.mock('../../data/activities/activities.ts', () => ({ readActivitiesBetween: vi.fn() }));
vi.mock('../../data/athletes/athlete-profiles.ts', async (original) => ({
  ...(await original<typeof athlete>()),
  watchAthleteProfile: vi.fn(),
  watchTargets: vi.fn(),
}));

const USER = { uid: 'u1', language: 'en', units: 'metric' } as UserAccount;
const PROPOSED = proposedPlan(EXAMPLE_RUNNER, EXAMPLE_WISH);
if (PROPOSED.outcome !== 'built') throw new Error(PROPOSED.outcome);
const RECORD = PROPOSED.record;
let showCalendar: (isLinked: boolean) => void;
let showPlan: (plan: PlanRecord | null) => void;

let showCautions: (cautions: CautionRecord) => void;

/** Sets the runner's words on their health. */
function wrote(cautions: Partial<CautionRecord>) {
  vi.mocked(watchCautions).mockImplementation((_uid, onCautions) => {
    showCautions = onCautions;
    onCautions({ ...NO_CAUTIONS, ...cautions });
    return Promise.resolve(() => undefined);
  });
}

function stored(plan: PlanRecord | null) {
  vi.mocked(watchPlan).mockImplementation((_uid, onPlan) => {
    showPlan = onPlan;
    onPlan(plan);
    return Promise.resolve(() => undefined);
  });
}

beforeEach(() => {
  vi.clearAllMocks();
  // The Tuesday of the plan's second week.
  vi.useFakeTimers({ now: new Date('2026-12-01T12:00:00Z'), toFake: ['Date'] });
  wrote({});
  vi.mocked(clearCautions).mockResolvedValue();
  vi.mocked(watchMemories).mockImplementation((_uid, onMemories) => {
    onMemories([]);
    return Promise.resolve(() => undefined);
  });
  vi.mocked(startPlan).mockResolvedValue();
  vi.mocked(changePlan).mockImplementation(async (uid, read, edit) => {
    const changed = edit(read);
    if (changed) await startPlan(uid, changed);
  });
  vi.mocked(endPlan).mockResolvedValue();
  vi.mocked(watchPlanCalendar).mockImplementation((_uid, onLinked) => {
    showCalendar = onLinked;
    onLinked(false);
    return Promise.resolve(() => undefined);
  });
  vi.mocked(readActivitiesBetween).mockResolvedValue([]);
  vi.mocked(athlete.watchAthleteProfile).mockImplementation((_uid, onProfile) => {
    onProfile(null);
    return Promise.resolve(() => undefined);
  });
  vi.mocked(athlete.watchTargets).mockImplementation((_uid, _kind, onTargets) => {
    onTargets([]);
    return Promise.resolve(() => undefined);
  });
  useSessionStore.setState({
    ...SIGNED_OUT_SESSION,
    status: 'ready',
    user: USER,
    userCredential: { uid: 'u1', email: null, isEmailVerified: false },
  });
  return () => {
    vi.useRealTimers();
  };
});

function show() {
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <PlanView />
    </MemoryRouter>,
  );
  return user;
}

describe('without a plan', () => {
  test('goal and questions lead to a plan that is taken', async () => {
    stored(null);
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Make a plan' }));
    expect(await screen.findByRole('combobox', { name: 'How are you right now?' })).toHaveValue(
      'well',
    );
    // Nothing is known of this runner yet, so the goal begins small.
    const goal = screen.getByRole('combobox', { name: 'What are you training for?' });
    expect(goal).toHaveValue('fiveKilometers');
    await user.selectOptions(goal, 'tenKilometers');
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'How much do you run a week now?' }),
      '30 km',
    );
    await user.click(screen.getByRole('button', { name: 'Show the plan' }));
    expect(await screen.findByText(/^12 weeks from Dec 7, 2026/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use this plan' }));
    const [uid, record] = vi.mocked(startPlan).mock.calls[0] ?? [];
    expect(uid).toBe('u1');
    expect(record && planRecordSchema.isValidSync(storedPlanOf(record, EXAMPLE_REVISION))).toBe(
      true,
    );
    expect(record).toMatchObject({
      goalKind: 'distance',
      goalMeters: 10_000,
      weekdays: [2, 4, 6, 7],
      weeklyMeters: 30_000,
    });
  });

  test('who takes a plan and ends it is asked whether to make one, not the questions again', async () => {
    stored(null);
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Make a plan' }));
    await screen.findByRole('button', { name: 'Show the plan' });
    act(() => {
      showPlan(RECORD);
    });
    await screen.findByRole('button', { name: 'Next week' });
    act(() => {
      showPlan(null);
    });
    expect(await screen.findByRole('button', { name: 'Make a plan' })).toBeVisible();
  });

  test('asks more only of who wants to say it, and takes races from the tournaments', async () => {
    vi.mocked(athlete.watchTargets).mockImplementation((_uid, kind, onTargets) => {
      const race = {
        id: 't1',
        event: 'City 10 km',
        date: '2027-01-10',
        distance: 'tenKilometers',
        recordSeconds: null,
      } as const;
      const goal = {
        ...race,
        id: 'g1',
        event: 'Half',
        date: '2027-03-14',
        distance: 'halfMarathon',
      } as const;
      onTargets(kind === 'tournaments' ? [race] : [goal]);
      return Promise.resolve(() => undefined);
    });
    stored(null);
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Make a plan' }));
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'What are you training for?' }),
      'race:g1',
    );
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'How much do you run a week now?' }),
      '40 km',
    );
    expect(screen.queryByRole('checkbox', { name: 'I train in the heat' })).toBeNull();
    // Decisive where there is a race.
    expect(screen.queryByRole('combobox', { name: 'Elevation gain of the race' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'My race is hilly' }));
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Elevation gain of the race' }),
      '1,200 m',
    );
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('checkbox', { name: 'I train in the heat' }));
    await user.click(screen.getByRole('checkbox', { name: 'Shin pain in the past' }));
    await user.click(screen.getByRole('checkbox', { name: 'Shift work' }));
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Time on other days' }),
      '45 minutes',
    );
    await user.click(screen.getByRole('button', { name: 'Show the plan' }));
    await user.click(await screen.findByRole('button', { name: 'Use this plan' }));
    expect(vi.mocked(startPlan).mock.calls[0]?.[1]).toMatchObject({
      isHilly: true,
      climbMeters: 1200,
      isHot: true,
      minutesOnOtherDays: 45,
      facts: ['shins', 'shifts'],
      clubWeekdays: [],
      racesOnTheWay: '2027-01-10 10000\n',
    });
  });

  test('who has another time for each day gives it for the days they run on', async () => {
    stored(null);
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Make a plan' }));
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'How much do you run a week now?' }),
      '30 km',
    );
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('checkbox', { name: 'A different time for each day' }));
    expect(screen.queryByRole('combobox', { name: 'Time on other days' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Monday' })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tuesday' }), '75');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sunday' }), '90');
    await user.click(screen.getByRole('button', { name: 'Show the plan' }));
    await user.click(await screen.findByRole('button', { name: 'Use this plan' }));
    expect(vi.mocked(startPlan).mock.calls[0]?.[1]).toMatchObject({
      minutesOnOtherDays: null,
      minutesByWeekday: { 2: 75, 7: 90 },
    });
  });

  test('who is away names the days, and no run is planned on them', async () => {
    stored(null);
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Make a plan' }));
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'How much do you run a week now?' }),
      '30 km',
    );
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('checkbox', { name: /^Days when I can’t run/ }));
    const today = new Date();
    const dayIn = (days: number) =>
      calendarDayOf(dayNumber(new Date(today.getTime() + days * 86_400_000), null));
    const enter = (name: string, day: string) => {
      const [field] = screen.getAllByLabelText(name);
      if (field) fireEvent.change(field, { target: { value: day } });
    };
    enter('From', dayIn(24));
    enter('Up to and including', dayIn(20));
    expect(await screen.findByText(/can’t be before the first/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show the plan' })).toBeDisabled();
    enter('Up to and including', dayIn(28));
    await user.click(screen.getByRole('button', { name: 'Show the plan' }));
    await user.click(await screen.findByRole('button', { name: 'Use this plan' }));
    const [, taken] = vi.mocked(startPlan).mock.calls[0] ?? [];
    expect(taken?.daysOff).toEqual([{ from: dayIn(24), to: dayIn(28) }]);
    const days = taken && planOfRecord(taken)?.weeks.flatMap((week) => week.sessions);
    expect(days?.filter(({ day }) => day >= dayIn(24) && day <= dayIn(28))).toEqual([]);
  });

  test('a plan begins with what a runner runs without a walk', async () => {
    stored(null);
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Make a plan' }));
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'How much do you run a week now?' }),
      '5 km',
    );
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Running time without a walk break' }),
      '2 minutes',
    );
    await user.click(screen.getByRole('button', { name: 'Show the plan' }));
    await user.click(await screen.findByRole('button', { name: 'Use this plan' }));
    expect(vi.mocked(startPlan).mock.calls[0]?.[1]).toMatchObject({
      weeklyMeters: 5000,
      stretchSeconds: 120,
    });
  });

  test('a race in heat says so, and is not taken for one on a cool day', async () => {
    stored(null);
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Make a plan' }));
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'How much do you run a week now?' }),
      '30 km',
    );
    expect(screen.queryByRole('combobox', { name: 'How was it?' })).toBeNull();
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'A race in the last few months' }),
      '10 km',
    );
    await user.type(screen.getByRole('textbox', { name: /minutes/i }), '50');
    await user.selectOptions(screen.getByRole('combobox', { name: 'How was it?' }), 'In heat');
    await user.click(screen.getByRole('button', { name: 'Show the plan' }));
    await user.click(await screen.findByRole('button', { name: 'Use this plan' }));
    expect(vi.mocked(startPlan).mock.calls[0]?.[1]).toMatchObject({
      facts: ['result-heat'],
      vdotUncertaintyTenths: 25,
    });
  });

  test('a mild ache keeps the week, and is no question where it is in a bone', async () => {
    stored(null);
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Make a plan' }));
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'How much do you run a week now?' }),
      '30 km',
    );
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'How are you right now?' }),
      'niggle',
    );
    const injury = screen.getByRole('combobox', { name: 'Where is the niggle?' });
    await user.selectOptions(injury, 'bone');
    expect(screen.queryByRole('combobox', { name: 'How is it now?' })).toBeNull();
    await user.selectOptions(injury, 'tendon');
    await user.selectOptions(screen.getByRole('combobox', { name: 'How is it now?' }), 'mild');
    await user.click(screen.getByRole('button', { name: 'Show the plan' }));
    await user.click(await screen.findByRole('button', { name: 'Use this plan' }));
    expect(vi.mocked(startPlan).mock.calls[0]?.[1]).toMatchObject({
      health: 'niggle',
      injury: 'tendon',
      isAcheMild: true,
    });
  });

  test('who does not run yet is asked for no race, and who comes back for the injury', async () => {
    stored(null);
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Make a plan' }));
    const race = { name: 'A race in the last few months' };
    const weekly = await screen.findByRole('combobox', { name: 'How much do you run a week now?' });
    expect(screen.queryByRole('combobox', race)).toBeNull();
    const stretch = { name: 'Running time without a walk break' };
    expect(screen.getByRole('combobox', stretch)).toBeVisible();
    await user.selectOptions(weekly, '30 km');
    expect(screen.queryByRole('combobox', stretch)).toBeNull();
    expect(screen.getByRole('combobox', race)).toBeVisible();
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'What are you training for?' }),
      'Return to running',
    );
    expect(screen.queryByRole('combobox', race)).toBeNull();
    const injury = screen.getByRole('combobox', { name: 'Which injury?' });
    expect(within(injury).getByRole('option', { name: 'No injury', selected: true })).toBeVisible();
    await user.selectOptions(injury, 'Bone, such as a stress fracture');
    await user.click(screen.getByRole('button', { name: 'Show the plan' }));
    expect(await screen.findByText(/start only when a doctor says you may run/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use this plan' }));
    expect(vi.mocked(startPlan).mock.calls[0]?.[1]).toMatchObject({ injury: 'bone' });
  });

  test('who has pain in a bone reads to recover first, and gets no plan', async () => {
    stored(null);
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Make a plan' }));
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'How are you right now?' }),
      'niggle',
    );
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Where is the niggle?' }),
      'Bone, such as a stress fracture',
    );
    await user.click(screen.getByRole('button', { name: 'Show the plan' }));
    expect(await screen.findByText(/^Recover first/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use this plan' })).toBeNull();
  });

  test('who is ill reads to rest, and gets no plan', async () => {
    stored(null);
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Make a plan' }));
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'How are you right now?' }),
      'Ill',
    );
    await user.click(screen.getByRole('button', { name: 'Show the plan' }));
    expect(await screen.findByRole('status')).toHaveTextContent('Rest until you’re well.');
    expect(screen.queryByRole('button', { name: 'Use this plan' })).toBeNull();
  });

  test('a goal out of reach is declined, and the nearest one planned', async () => {
    stored(null);
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Make a plan' }));
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'What are you training for?' }),
      'Run Marathon, without a date',
    );
    await user.click(screen.getByRole('button', { name: 'Show the plan' }));
    expect(await screen.findByRole('status')).toHaveTextContent('enough time to prepare');
    await user.click(screen.getByRole('button', { name: /km$/ }));
    expect(await screen.findByRole('button', { name: 'Use this plan' })).toBeVisible();
  });
});

const SINCE = new Date('2026-11-30T09:00:00Z');

describe('what the runner wrote of their health', () => {
  test('keeps a plan from being made until a doctor has cleared it', async () => {
    stored(null);
    wrote({ signs: { cardiac: SINCE } });
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Make a plan' }));
    await waitFor(() => {
      expect(screen.getByRole('status')).toHaveTextContent(/^On Nov 30, 2026 .*see a doctor/);
    });
    expect(screen.queryByRole('button', { name: 'Show the plan' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'A doctor says I may run' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Yes, that’s right' }),
    );
    expect(clearCautions).toHaveBeenCalledWith('u1');
    act(() => {
      showCautions({ ...NO_CAUTIONS, signs: { cardiac: SINCE }, clearedAt: new Date() });
    });
    expect(await screen.findByRole('button', { name: 'Show the plan' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'How are you right now?' })).toHaveValue('well');
  });

  test('a note on a run counts as well, also before the server has read it', async () => {
    vi.mocked(readActivitiesBetween).mockResolvedValue([
      exampleActivityRow({
        startedAt: SINCE,
        note: 'Chest pain on the last hill',
        duplicateOf: null,
      }),
    ]);
    stored(null);
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Make a plan' }));
    await waitFor(() => {
      expect(screen.getByRole('status')).toHaveTextContent(/see a doctor/);
    });
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('makes the plan gentle after pain, whatever is answered', async () => {
    stored(null);
    wrote({ painAt: SINCE });
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Make a plan' }));
    const health = await screen.findByRole('combobox', { name: 'How are you right now?' });
    expect(health).toHaveValue('niggle');
    expect(screen.getByRole('combobox', { name: 'Where is the niggle?' })).toHaveDisplayValue(
      'Something else, or not sure',
    );
    expect(screen.getByRole('status')).toHaveTextContent('something hurts');
    await user.selectOptions(health, 'well');
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'How much do you run a week now?' }),
      '30 km',
    );
    await user.click(screen.getByRole('button', { name: 'Show the plan' }));
    await user.click(await screen.findByRole('button', { name: 'Use this plan' }));
    expect(vi.mocked(startPlan).mock.calls[0]?.[1]).toMatchObject({
      health: 'niggle',
      injury: 'other',
    });
  });

  test('puts a running plan on hold, and says why', async () => {
    stored(RECORD);
    wrote({ signs: { syncope: SINCE } });
    show();
    expect(await screen.findByText(/^Your plan is on hold/)).toBeVisible();
    // Tuesday, Thursday, Saturday and Sunday.
    expect(screen.getAllByText('On hold')).toHaveLength(4);
    expect(screen.queryByRole('button', { name: 'Why' })).toBeNull();
  });

  test('orders nothing hard in a running plan after pain', async () => {
    stored(RECORD);
    wrote({ painAt: SINCE });
    show();
    expect(await screen.findByText(/^For a week, hard sessions become easy runs/)).toBeVisible();
    expect(screen.getAllByText(/^Easy instead of: /).length).toBeGreaterThan(0);
    for (const hard of ['Long run', 'Tempo run', 'Intervals', 'Hill repeats', 'Fast 200s']) {
      expect(screen.queryByText(hard)).toBeNull();
    }
  });
});

describe('a plan', () => {
  test('asks of a run that may have been a session, and keeps the answer', async () => {
    vi.mocked(readActivitiesBetween).mockResolvedValue([
      exampleActivityRow({
        id: 'a1',
        startedAt: new Date('2026-12-01T06:00:00Z'),
        utcOffsetMinutes: 0,
        distanceMeters: 2000,
        duplicateOf: null,
      }),
    ]);
    stored(RECORD);
    const user = show();
    expect(await screen.findByText(/2 km\. Was that this session\?$/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'No' }));
    expect(vi.mocked(startPlan).mock.calls[0]?.[1].marks).toBe('2026-12-01 2 missed\n');
  });

  test.each(['2026-11-24', '2027-03-10'])(
    'reads the same in its first week and its last: %s',
    async (day) => {
      vi.setSystemTime(new Date(`${day}T12:00:00Z`));
      stored(RECORD);
      show();
      await screen.findAllByText(/^Week \d+ of 16$/);
      // One query for the week, and one for the twelve weeks from which changes are proposed.
      await vi.waitFor(() => {
        expect(readActivitiesBetween).toHaveBeenCalledTimes(2);
      });
      expect(watchPlan).toHaveBeenCalledOnce();
      expect(watchCautions).toHaveBeenCalledOnce();
    },
  );

  test('is drawn whole, by intensity, with the taper and this week', async () => {
    stored(RECORD);
    show();
    const chart = await screen.findByRole('region', { name: 'Distance of each week' });
    expect(within(chart).getAllByRole('listitem')).toHaveLength(16);
    expect(
      within(chart).getByText(/^This week\. Week 2: .*, .* of it faster, longest run /),
    ).toBeInTheDocument();
    expect(within(chart).getByText('Taper')).toBeInTheDocument();
  });

  test('shows this week in seven rows, today marked, and ticks what was run', async () => {
    vi.mocked(readActivitiesBetween).mockResolvedValue([
      exampleActivityRow({
        id: 'a1',
        startedAt: new Date('2026-12-01T06:00:00Z'),
        utcOffsetMinutes: 0,
        distanceMeters: 9000,
        purpose: 'easy',
        duplicateOf: null,
      }),
    ]);
    stored(RECORD);
    show();
    expect(await screen.findByRole('heading', { name: 'Week 2 of 16' })).toBeVisible();
    const today = screen
      .getAllByRole('listitem')
      .find((row) => row.getAttribute('aria-current') === 'date');
    expect(today).toHaveTextContent(/Tuesday.*Today/);
    expect(await within(today as HTMLElement).findByRole('link', { name: 'Done' })).toHaveAttribute(
      'href',
      '/activities/a1',
    );
    expect(screen.getAllByText('Rest')).toHaveLength(3);
    expect(screen.getByText(/^9 km of/)).toBeVisible();
  });

  test('says why and how, and leads to the other weeks', async () => {
    stored(RECORD);
    const user = show();
    await user.click((await screen.findAllByRole('button', { name: 'Why' }))[3] as HTMLElement);
    expect(await screen.findByText('You can talk in full sentences.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next week' }));
    expect(screen.getByRole('heading', { name: 'Week 3 of 16' })).toBeVisible();
  });

  test('moves a session to a day that is chosen with what comes of it, and back', async () => {
    stored(RECORD);
    const user = show();
    const menus = await screen.findAllByRole('button', { name: 'Change: Easy run' });
    await user.click(menus.at(-1) as HTMLElement);
    await user.click(await screen.findByRole('menuitem', { name: 'Move to…' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('button', { name: 'Move' })).toBeDisabled();
    const days = within(dialog).getAllByRole('radio');
    // From Tuesday on, and the first two days of the next week.
    expect(days).toHaveLength(7);
    expect(within(dialog).getAllByText(/^Swaps with: /)[0]).toBeVisible();
    await user.click(
      within(dialog).getByRole('radio', { name: /Dec 4.*A rest day so far. Not one of your/ }),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Move' }));
    const [, moved] = vi.mocked(startPlan).mock.calls[0] ?? [];
    expect(moved && planRecordSchema.isValidSync(storedPlanOf(moved, EXAMPLE_REVISION))).toBe(true);
    act(() => {
      showPlan(moved ?? null);
    });
    const friday = screen.getAllByRole('listitem').find((row) => /^Friday/.test(row.textContent));
    expect(friday).toHaveTextContent('Easy run');
    expect(await screen.findByRole('status')).toHaveTextContent(/You · session moved to Dec 4$/);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    const [, undone] = vi.mocked(startPlan).mock.calls[1] ?? [];
    expect(undone?.sessions).toBe(RECORD.sessions);
  });

  test('shows where a dragged session may not go, and asks before it is moved', async () => {
    stored(RECORD);
    show();
    await screen.findByRole('heading', { name: 'Week 2 of 16' });
    const rows = screen.getAllByRole('listitem').filter((row) => row.hasAttribute('data-day'));
    const long = rows.find((row) => /Long run/.test(row.textContent)) as HTMLElement;
    const handle = long.querySelector('[data-drag-handle]') as HTMLElement;
    const wednesday = rows[2] as HTMLElement;
    Object.assign(handle, { setPointerCapture: vi.fn(), hasPointerCapture: () => true });
    document.elementFromPoint = () => wednesday;
    fireEvent.pointerDown(handle);
    await waitFor(() => {
      expect(within(wednesday).getByRole('status')).not.toBeEmptyDOMElement();
    });
    fireEvent.pointerUp(handle);
    expect(within(wednesday).queryByRole('status')).toBeNull();
    expect(await screen.findByRole('dialog')).toHaveTextContent('Move: Long run');
    expect(startPlan).not.toHaveBeenCalled();
  });

  test('keeps what the runner says of a session, and takes it back', async () => {
    stored(RECORD);
    const user = show();
    const [menu] = await screen.findAllByRole('button', { name: /^Change: / });
    await user.click(menu as HTMLElement);
    await user.click(await screen.findByRole('menuitem', { name: 'Skip: tired' }));
    const [, skipped] = vi.mocked(startPlan).mock.calls[0] ?? [];
    expect(skipped?.marks).toMatch(/ tired\n$/);
    act(() => {
      showPlan(skipped ?? null);
    });
    expect(screen.getByText('Skipped: tired')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: /^Change: / })[0] as HTMLElement);
    await user.click(await screen.findByRole('menuitem', { name: 'Take that back' }));
    expect(vi.mocked(startPlan).mock.calls[1]?.[1].marks).toBe('');
  });

  test('is paused for as long as the runner says, and taken up again', async () => {
    stored(RECORD);
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Pause the plan' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText('Until, if you know'), {
      target: { value: '2026-12-05' },
    });
    await user.click(within(dialog).getByRole('button', { name: 'Pause' }));
    const [, paused] = vi.mocked(startPlan).mock.calls[0] ?? [];
    expect(paused).toMatchObject({ pausedOn: '2026-12-01', pausedUntil: '2026-12-05' });
    act(() => {
      showPlan(paused ?? null);
    });
    expect(await screen.findByText('Your plan is paused from Dec 1 to Dec 5.')).toBeVisible();
    // Tuesday, Thursday and Saturday; Sunday comes after it.
    expect(screen.getAllByText('Paused')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'I’m back' }));
    expect(await screen.findByText(/^You paused for 0 days/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(vi.mocked(startPlan).mock.calls[1]?.[1].pausedOn).toBeNull();
  });

  test('proposes an easier week after missed runs, to accept, alter or refuse', async () => {
    stored(RECORD);
    // Nothing was recorded in the first week, which is over.
    const user = show();
    const card = await screen.findByRole('region', {
      name: 'You missed 4 runs in the last two weeks.',
    });
    expect(card).toHaveTextContent(/Week from Nov 30: 31.2 km → \d/);
    const usual = card.textContent;
    await user.click(within(card).getByRole('button', { name: 'Make it easier' }));
    expect(card.textContent).not.toBe(usual);
    await user.click(within(card).getByRole('button', { name: 'Accept' }));
    const [, accepted] = vi.mocked(startPlan).mock.calls[0] ?? [];
    expect(accepted && planRecordSchema.isValidSync(storedPlanOf(accepted, EXAMPLE_REVISION))).toBe(
      true,
    );
    expect(accepted?.changes).toMatch(/ coach (bridge|rebuild) 2026-12-01 made/);
    act(() => {
      showPlan(accepted ?? null);
    });
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Coach’s suggestion');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(vi.mocked(startPlan).mock.calls[1]?.[1].sessions).toBe(RECORD.sessions);
  });

  test('keeps to the plan where the runner refuses', async () => {
    stored(RECORD);
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Keep the plan' }));
    const [, kept] = vi.mocked(startPlan).mock.calls[0] ?? [];
    expect(kept?.sessions).toBe(RECORD.sessions);
    expect(kept?.changes).toMatch(/ runner (bridge|rebuild) 2026-12-01 refused/);
  });

  test('offers an easier day when it is asked for', async () => {
    stored(RECORD);
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Keep the plan' }));
    const [, kept] = vi.mocked(startPlan).mock.calls[0] ?? [];
    act(() => {
      showPlan(kept ?? null);
    });
    await user.click(screen.getAllByRole('button', { name: /^Change: / })[0] as HTMLElement);
    await user.click(await screen.findByRole('menuitem', { name: 'Easier today: slept badly' }));
    const card = await screen.findByRole('region', { name: 'You slept badly.' });
    await user.click(within(card).getByRole('button', { name: 'Accept' }));
    expect(vi.mocked(startPlan).mock.calls[1]?.[1].changes).toMatch(
      / coach easier 2026-12-01 made/,
    );
  });

  test('is read by a calendar as long as its link stands', async () => {
    stored(RECORD);
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Calendar and print' }));
    vi.mocked(makePlanCalendar).mockImplementation(() => {
      showCalendar(true);
      return Promise.resolve('https://plans.example/planCalendar?runner=u1&token=t1');
    });
    await user.click(await screen.findByRole('button', { name: 'Create calendar link' }));
    expect(await screen.findByText(/token=t1$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open in calendar' })).toHaveAttribute(
      'href',
      'webcal://plans.example/planCalendar?runner=u1&token=t1',
    );
    vi.mocked(revokePlanCalendar).mockImplementation(() => {
      showCalendar(false);
      return Promise.resolve();
    });
    await user.click(screen.getByRole('button', { name: 'Turn the link off' }));
    expect(await screen.findByRole('button', { name: 'Create calendar link' })).toBeVisible();
    expect(screen.queryByText(/token=t1$/)).toBeNull();
  });

  test('is printed whole, and is there only while it is printed', async () => {
    stored(RECORD);
    show();
    await screen.findByRole('button', { name: 'Calendar and print' });
    expect(screen.queryByText(/^Week 16 of 16/)).toBeNull();
    act(() => {
      globalThis.dispatchEvent(new Event('beforeprint'));
    });
    expect(screen.getByText(/^Week 16 of 16/)).toBeInTheDocument();
    // It stands outside of the page, whose main part recordings of visits leave out.
    expect(screen.getByText(/^Week 16 of 16/).closest('.fs-exclude')).not.toBeNull();
    act(() => {
      globalThis.dispatchEvent(new Event('afterprint'));
    });
    expect(screen.queryByText(/^Week 16 of 16/)).toBeNull();
  });

  test('is ended after a question', async () => {
    stored(RECORD);
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'End the plan' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'End the plan' }));
    expect(endPlan).toHaveBeenCalledWith(
      'u1',
      expect.objectContaining({ revision: RECORD.revision }),
    );
    showPlan(null);
    expect(await screen.findByText('You have no plan yet.')).toBeVisible();
  });
});

describe('the plan as it was last seen', () => {
  const KEY = seenPageKey('/plan');

  /** The plan in the document as a release of the app shows it. */
  function showInRelease() {
    history.replaceState(null, '', '/plan');
    rememberSignIn('u1');
    nameRelease('a1b2');
    const root = document.createElement('div');
    root.id = 'root';
    document.body.append(root);
    render(
      <MemoryRouter>
        <PlanView />
      </MemoryRouter>,
      { container: root },
    );
  }

  /** From when on it is not drawn; null = it is not kept. */
  function keptUntil(): Date | null {
    const kept = localStorage.getItem(KEY);
    return kept === null ? null : new Date((JSON.parse(kept) as { until: number }).until);
  }

  beforeEach(() => () => {
    nameRelease(null);
    document.getElementById('root')?.remove();
  });

  test('is kept no longer than the first of the recordings by which it ticks sessions', async () => {
    const expiresAt = new Date('2026-12-01T12:30:00Z');
    const later = new Date('2026-12-01T12:40:00Z');
    const run = { utcOffsetMinutes: 0, distanceMeters: 9000, duplicateOf: null } as const;
    vi.mocked(readActivitiesBetween).mockResolvedValue([
      exampleActivityRow({ ...run, id: 'a1', startedAt: new Date(), expiresAt: later }),
      exampleActivityRow({ ...run, id: 'a2', startedAt: SINCE, expiresAt }),
    ]);
    stored(RECORD);
    showInRelease();
    await vi.waitFor(
      () => {
        expect(keptUntil()).toEqual(expiresAt);
      },
      { timeout: 10_000 },
    );
  });

  test('is kept no more once the server has no plan', async () => {
    localStorage.setItem(KEY, '{}');
    stored(RECORD);
    showInRelease();
    await screen.findByRole('button', { name: 'Next week' });
    expect(localStorage.getItem(KEY)).not.toBeNull();
    act(() => {
      showPlan(null);
    });
    await screen.findByText('You have no plan yet.');
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});
