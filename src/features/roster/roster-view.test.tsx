import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Attention, RosterEntry } from '@tasuki/domain/coaches/roster-entry';
import { dayNumber, mondayOf } from '@tasuki/domain/measures/calendar-day';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { readNewestRoster, watchAttention, watchRoster } from '../../data/roster/roster.ts';
import { preloadDateLocale } from '../../platform/locale.ts';
import { setErrorReporter } from '../../platform/report-error.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../platform/session-store.ts';
import { RosterView } from './roster-view.tsx';

vi.mock('../../data/roster/roster.ts', () => ({
  readNewestRoster: vi.fn(),
  watchAttention: vi.fn(),
  watchRoster: vi.fn(),
  watchRosterEntry: vi.fn(),
}));

const NOW = new Date();
let coachNumber = 0;
/** The list is kept for a while after its page: each test is another coach's. */
let uid: string;

function daysAgo(days: number): Date {
  return new Date(NOW.getTime() - days * DAY_MILLISECONDS);
}

function entry(id: string, changes: Partial<RosterEntry> = {}): RosterEntry {
  return {
    id,
    name: id.toUpperCase(),
    isSharing: true,
    lastRun: {
      activityId: `${id}-run`,
      startedAt: daysAgo(1),
      utcOffsetMinutes: null,
      distanceMeters: 12_000,
    },
    weekMeters: 21_000,
    weekMondayDayNumber: mondayOf(dayNumber(NOW, null)),
    usualWeekMeters: 30_000,
    plan: null,
    attention: null,
    priority: 0,
    activeAt: daysAgo(1),
    lookAgainAt: null,
    ...changes,
  };
}

function needing(id: string, attention: Partial<Attention>, changes: Partial<RosterEntry> = {}) {
  return entry(id, {
    attention: { reason: 'pain', since: daysAgo(2), activityId: null, ...attention },
    priority: 1,
    ...changes,
  });
}

beforeAll(async () => {
  preloadDateLocale();
  await import('date-fns/locale/en-US');
});

beforeEach(() => {
  setErrorReporter(() => undefined);
  coachNumber += 1;
  uid = `kenji${coachNumber}`;
  useSessionStore.setState({
    ...SIGNED_OUT_SESSION,
    status: 'ready',
    userCredential: { uid, email: null, isEmailVerified: true },
  });
  vi.mocked(readNewestRoster).mockRejectedValue(new TasukiFailure('common/unavailable'));
});

function deliver(rows: RosterEntry[], urgent: RosterEntry[] = []) {
  vi.mocked(watchRoster).mockImplementation((_uid, _after, onPage) => {
    onPage({ rows, isLast: true, isConfirmed: true });
    return Promise.resolve(() => undefined);
  });
  vi.mocked(watchAttention).mockImplementation((_uid, onEntries) => {
    onEntries(urgent);
    return Promise.resolve(() => undefined);
  });
}

function open() {
  render(
    <MemoryRouter>
      <RosterView uid={uid} selectedUid={null} />
    </MemoryRouter>,
  );
}

test('says what to do while nobody has chosen the coach', async () => {
  deliver([]);
  open();
  expect(await screen.findByText(/No runner has chosen you yet/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'To your profile' })).toHaveAttribute(
    'href',
    '/coach-app/profile',
  );
});

test('lists every runner with the last run, and the week beside a usual one', async () => {
  deliver([
    entry('hana'),
    entry('ren', { isSharing: false, lastRun: null, activeAt: daysAgo(2) }),
    entry('mei', { lastRun: null, activeAt: daysAgo(3) }),
    entry('lan', { weekMondayDayNumber: 0, activeAt: daysAgo(4) }),
  ]);
  open();
  const rows = await within(await screen.findByRole('list', { name: 'All runners' })).findAllByRole(
    'link',
  );
  expect(rows[0]).toHaveTextContent('HANAYesterday · 12.00 kmThis week 21 kmUsually 30 km');
  expect(rows[0]).toHaveAttribute('href', '/coach-app/runners/hana');
  expect(rows[1]).toHaveTextContent('RENShares no training data');
  expect(rows[2]).toHaveTextContent('MEINo shared run in 12 weeks');
  expect(rows[3]).toHaveTextContent('This week 0');
  expect(await screen.findByText('Nobody is waiting for you.')).toBeInTheDocument();
});

test('says where the plan of each runner stands', async () => {
  const plan = { state: 'running', week: 3, weeks: 12, planned: 4, done: 3 } as const;
  deliver([
    entry('hana', { plan }),
    entry('ren', { plan: { ...plan, done: null }, activeAt: daysAgo(2) }),
    entry('mei', { plan: { ...plan, state: 'paused' }, activeAt: daysAgo(3) }),
    entry('lan', { activeAt: daysAgo(4) }),
  ]);
  open();
  const rows = await within(await screen.findByRole('list', { name: 'All runners' })).findAllByRole(
    'link',
  );
  expect(rows[0]).toHaveTextContent('Plan: week 3 of 12, ran 3 of 4 in 7 days');
  expect(rows[1]).toHaveTextContent('Plan: week 3 of 12This');
  expect(rows[2]).toHaveTextContent('Plan: paused');
  expect(rows[3]).not.toHaveTextContent('Plan');
});

test.each<[Partial<Attention>, string, string]>([
  [
    { reason: 'redFlag', activityId: 'r1' },
    'Noted symptoms a doctor should see',
    '/coach-app/runners/hana/activities/r1',
  ],
  [{ reason: 'redFlag' }, 'Wrote about symptoms a doctor should see', 'chat'],
  [{ reason: 'unanswered' }, 'Unanswered for 2 days', 'chat'],
  [{ reason: 'unanswered', since: daysAgo(1) }, 'Unanswered for a day', 'chat'],
  [{ reason: 'pain', activityId: 'r1' }, 'Noted pain on a run', 'activities/r1'],
  [{ reason: 'missedRuns' }, 'No run for 9 days, though a regular runner', '/runners/hana'],
  [{ reason: 'missedSessions' }, 'Missed 3 planned sessions in 7 days', '/runners/hana'],
  [{ reason: 'backAfterBreak', activityId: 'r1' }, 'Running again after', 'activities/r1'],
  [{ reason: 'bigWeek', activityId: 'r1' }, '21 km this week, usually 30 km', 'r1'],
])('says why a runner needs the coach, and leads there: %o', async (attention, words, address) => {
  const lastRun = {
    activityId: 'r1',
    startedAt: daysAgo(9),
    utcOffsetMinutes: null,
    distanceMeters: 9000,
  };
  const plan = { state: 'running', week: 3, weeks: 12, planned: 4, done: 1 } as const;
  deliver([entry('hana')], [needing('hana', attention, { lastRun, plan })]);
  open();
  const list = await screen.findByRole('list', { name: 'Needs you first' });
  const row = await within(list).findByRole('link');
  expect(row).toHaveTextContent(words);
  expect(row.getAttribute('href')).toContain(
    address === 'chat' ? `/coach-app/topics/with_hana_${uid}/chat` : address,
  );
});
