import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import type { RosterEntry } from '@tasuki/domain/coaches/roster-entry';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { watchSharedActivity } from '../../data/activities/activities.ts';
import { watchRosterEntry } from '../../data/roster/roster.ts';
import { preloadDateLocale } from '../../platform/locale.ts';
import { setErrorReporter } from '../../platform/report-error.ts';
import { SIGNED_OUT_SESSION, useSessionStore } from '../../platform/session-store.ts';
import CoachActivityPage from './coach-activity-page.tsx';

vi.mock('../../data/activities/activities.ts', () => ({ watchSharedActivity: vi.fn() }));
vi.mock('../../data/activities/activity-analyses.ts', () => ({
  watchActivityAnalysis: () => Promise.resolve(() => undefined),
}));
vi.mock('../../data/recordings/recordings.ts', () => ({
  readRecording: () => Promise.resolve(null),
}));
vi.mock('../../data/roster/roster.ts', () => ({
  watchAttention: vi.fn(),
  watchRosterEntry: vi.fn(),
}));
vi.mock('../../data/second-factor/second-factor.ts', () => ({
  loadSecondFactor: () => Promise.resolve({ isSet: false, isRequired: false, standing: 'open' }),
  proveSecondFactor: vi.fn(),
}));
vi.mock('../../platform/firebase/session-check.ts', () => ({
  isSessionTaken: () => Promise.resolve(true),
}));
vi.stubGlobal('scrollTo', () => undefined);

const HANA: RosterEntry = {
  id: 'hana',
  name: 'Hana',
  isSharing: true,
  lastRun: null,
  weekMeters: 0,
  weekMondayDayNumber: 0,
  usualWeekMeters: null,
  plan: null,
  attention: null,
  priority: 0,
  activeAt: new Date(0),
  lookAgainAt: null,
};
const CLOSED = /This activity can’t be opened/;

let emitEntry: (entry: RosterEntry | null) => void;
let refuseActivity: (cause: unknown) => void;

beforeAll(async () => {
  preloadDateLocale();
  await import('date-fns/locale/en-US');
});

beforeEach(() => {
  setErrorReporter(() => undefined);
  useSessionStore.setState({
    ...SIGNED_OUT_SESSION,
    status: 'ready',
    claims: { isCoach: true },
    userCredential: { uid: 'kenji', email: null, isEmailVerified: true },
  });
  vi.mocked(watchSharedActivity).mockImplementation((_uid, _id, onRow, onError) => {
    refuseActivity = onError;
    onRow(exampleActivityRow({ id: 'run', title: 'River loop', note: 'Knee hurts' }));
    return Promise.resolve(() => undefined);
  });
  vi.mocked(watchRosterEntry).mockImplementation((_coach, _runner, onEntry) => {
    emitEntry = onEntry;
    return Promise.resolve(() => undefined);
  });
});

async function open() {
  render(
    <MemoryRouter initialEntries={['/runners/hana/activities/run']}>
      <Suspense>
        <Routes>
          <Route path="runners/:runnerUid/activities/:activityId" element={<CoachActivityPage />} />
        </Routes>
      </Suspense>
    </MemoryRouter>,
  );
  await vi.waitFor(() => {
    expect(watchRosterEntry).toHaveBeenCalled();
  });
}

async function openShared() {
  await open();
  act(() => {
    emitEntry(HANA);
  });
  expect(await screen.findByText('Knee hurts')).toBeInTheDocument();
}

test.each<[string, RosterEntry | null]>([
  ['stops sharing', { ...HANA, isSharing: false }],
  ['ends the link', null],
])('closes what is open as soon as the runner %s', async (_, entry) => {
  await openShared();
  act(() => {
    emitEntry(entry);
  });
  expect(await screen.findByText(CLOSED)).toBeInTheDocument();
  expect(screen.queryByText('Knee hurts')).not.toBeInTheDocument();
});

test('closes what is open as soon as the activity is refused', async () => {
  await openShared();
  act(() => {
    refuseActivity(new TasukiFailure('common/permission-denied'));
  });
  expect(await screen.findByText(CLOSED)).toBeInTheDocument();
  expect(screen.queryByText('Knee hurts')).not.toBeInTheDocument();
});

test('keeps what is open where only the connection breaks', async () => {
  await openShared();
  act(() => {
    refuseActivity(new TasukiFailure('common/unavailable'));
  });
  expect(screen.getByText('Knee hurts')).toBeInTheDocument();
});

test('shows nothing before it is known that the runner shares', async () => {
  await open();
  await vi.waitFor(() => {
    expect(watchSharedActivity).toHaveBeenCalled();
  });
  expect(screen.queryByText('Knee hurts')).not.toBeInTheDocument();
});
