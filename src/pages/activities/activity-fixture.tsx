import { act, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, vi } from 'vitest';
import type { Split } from '@tasuki/domain/activities/computed-analysis';
import type { ActivityAnalysis } from '@tasuki/domain/coaching/activity-analysis';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import type { Recording } from '@tasuki/domain/recordings/recording';
import type { CoachFeedback } from '@tasuki/domain/coaching/feedback/coach-feedback';
import type { Fact } from '@tasuki/domain/coaching/facts/fact';
import {
  saveActivityFields,
  watchActivity,
  watchActivityGroup,
} from '../../data/activities/activities.ts';
import { watchActivityAnalysis } from '../../data/activities/activity-analyses.ts';
import { readRecording, readTrack } from '../../data/recordings/recordings.ts';
import { setErrorReporter } from '../../platform/report-error.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { SnackbarProvider } from '../../ui/snackbar/snackbar.tsx';
import ActivityPage from './activity-page.tsx';

vi.mock('../../data/activities/activities.ts', () => ({
  watchActivity: vi.fn(),
  watchActivityCopies: vi.fn(() => Promise.resolve(() => undefined)),
  watchActivityGroup: vi.fn(),
  readEarlierOfPurpose: vi.fn(() => Promise.resolve([])),
  saveActivityFields: vi.fn(),
}));
vi.mock('../../data/activities/activity-analyses.ts', () => ({ watchActivityAnalysis: vi.fn() }));
vi.mock('../../data/recordings/recordings.ts', () => ({
  readRecording: vi.fn(),
  readTrack: vi.fn(),
}));

// Stood in for here, so taken from here: an import of their own would come before the stand-ins.
export { readRecording, readTrack, saveActivityFields };
export { watchActivity, watchActivityAnalysis, watchActivityGroup };

/** jsdom has no canvas: the drawing itself is looked at in the browser journeys. */
vi.mock('uplot', () => ({
  default: class {
    data: unknown[];
    over = { getBoundingClientRect: () => ({ left: 0, width: 300 }) };
    constructor(_options: unknown, data: unknown[]) {
      this.data = data;
    }
    valToPos() {
      return 0;
    }
    posToIdx() {
      return 0;
    }
    setCursor() {}
    redraw() {}
    destroy() {}
  },
}));

class SeesWidth {
  readonly #emit: (entries: { contentRect: { width: number } }[]) => void;
  constructor(emit: (entries: { contentRect: { width: number } }[]) => void) {
    this.#emit = emit;
  }
  observe() {
    this.#emit([{ contentRect: { width: 350 } }]);
  }
  disconnect() {}
}
vi.stubGlobal('ResizeObserver', SeesWidth);
vi.stubGlobal('matchMedia', () => ({
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));
vi.stubGlobal('scrollTo', () => undefined);
export const scrolledTo: Element[] = [];
Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
  scrolledTo.push(this);
};

const STRETCH = { startSeconds: 300, endSeconds: 600 };
const FACTS: Fact[] = [
  {
    id: 'pace.average',
    value: 300,
    unit: 'secondsPerKilometer',
    method: 'test',
    proof: { kind: 'stretch', stretch: STRETCH },
  },
  {
    id: 'split.1.pace',
    value: 285,
    unit: 'secondsPerKilometer',
    method: 'test',
    proof: { kind: 'split', index: 1, stretch: STRETCH },
  },
];
const FEEDBACK: CoachFeedback = {
  language: 'en',
  author: 'embedded',
  authorVersion: 1,
  purpose: 'easy',
  isSafetyFirst: false,
  sentences: [
    { role: 'purpose', text: 'An easy run at {{pace.average}}.' },
    { role: 'finding', text: 'Kilometre two took {{split.1.pace}}.' },
    { role: 'nextStep', text: 'Rest tomorrow.' },
  ],
  createdAt: new Date('2026-11-20T22:00:00Z'),
};

function split(index: number, changes: Partial<Split> = {}): Split {
  return {
    index,
    startSeconds: index * 300,
    endSeconds: (index + 1) * 300,
    distanceMeters: 1000,
    elapsedSeconds: 300,
    movingSeconds: 300,
    paceSecondsPerKilometer: 300 - index,
    averageHeartRateBeatsPerMinute: 140 + index,
    averageCadencePerMinute: 176,
    ascentMeters: 6,
    descentMeters: 2,
    isRemainder: false,
    ...changes,
  };
}

export function analysisOf(changes: Partial<ActivityAnalysis> = {}): ActivityAnalysis {
  return {
    analysisVersion: 1,
    summary: {
      distanceMeters: 2420,
      elapsedSeconds: 760,
      timerSeconds: 740,
      movingSeconds: 725,
      averagePaceSecondsPerKilometer: 299,
      averageSpeedMetersPerSecond: 3.34,
      maximumSpeedMetersPerSecond: 4.1,
      averageHeartRateBeatsPerMinute: 141,
      maximumHeartRateBeatsPerMinute: 160,
      averageCadencePerMinute: 176,
      maximumCadencePerMinute: 188,
      averagePowerWatts: null,
      maximumPowerWatts: null,
      ascentMeters: 18,
      descentMeters: 6,
      lowestAltitudeMeters: 4,
      highestAltitudeMeters: 22,
      averageTemperatureCelsius: null,
      energyKilocalories: 180,
    },
    splits: [split(0), split(1), split(2, { distanceMeters: 420, isRemainder: true })],
    laps: [],
    intervals: [],
    zones: null,
    bestEfforts: [],
    purpose: 'easy',
    load: { value: 58, method: 'heart-rate' },
    facts: FACTS,
    missing: ['power'],
    feedback: FEEDBACK,
    ...changes,
  };
}

/** With parts of work and rest, laps of the watch and heart-rate zones. */
export function structuredAnalysis(): ActivityAnalysis {
  return analysisOf({
    intervals: [
      { kind: 'warmUp', intensity: 'easy' },
      { kind: 'work', intensity: 'hard' },
      { kind: 'rest', intensity: 'recovery' },
      { kind: 'work', intensity: 'veryHard' },
    ].map((one, index) => ({
      ...(one as { kind: 'work'; intensity: 'hard' }),
      index,
      startSeconds: index * 100,
      endSeconds: index * 100 + 100,
      distanceMeters: 400,
      elapsedSeconds: 100,
      paceSecondsPerKilometer: 250,
      averageHeartRateBeatsPerMinute: null,
    })),
    laps: [0, 1].map((index) => ({
      index,
      startSeconds: index * 300,
      endSeconds: index * 300 + 300,
      distanceMeters: 1000,
      elapsedSeconds: 300,
      movingSeconds: 300,
      paceSecondsPerKilometer: 300,
      averageHeartRateBeatsPerMinute: 150,
      trigger: 'manual' as const,
    })),
    zones: {
      basis: 'age-estimate',
      times: [
        { zone: 1, lowerBeatsPerMinute: 95, upperBeatsPerMinute: 114, seconds: 60 },
        { zone: 2, lowerBeatsPerMinute: 114, upperBeatsPerMinute: null, seconds: 180 },
      ],
    },
  });
}

function recordingOf(seconds: number): Recording {
  const column = (value: (second: number) => number) =>
    Float64Array.from({ length: seconds }, (_, second) => value(second));
  const nothing = column(() => Number.NaN);
  return {
    columns: {
      elapsedSeconds: column((second) => second),
      distanceMeters: column((second) => second * 3),
      speedMetersPerSecond: nothing,
      heartRateBeatsPerMinute: column(() => 140),
      cadencePerMinute: nothing,
      powerWatts: nothing,
      altitudeMeters: nothing,
      temperatureCelsius: nothing,
    },
    timerPauses: [],
  };
}

/** The database's answers for the page that was opened last. */
interface ActivityFixture {
  emitRow: (row: ActivityRow | null) => void;
  emitAnalysis: (analysis: ActivityAnalysis | null) => void;
}
export const fixture: ActivityFixture = {
  emitRow: () => undefined,
  emitAnalysis: () => undefined,
};

beforeEach(() => {
  setErrorReporter(() => undefined);
  scrolledTo.length = 0;
  useSessionStore.setState({
    status: 'ready',
    userCredential: { uid: 'runner', email: 'a@b.example', isEmailVerified: true },
  });
  vi.mocked(watchActivity).mockImplementation((_uid, _id, onRow) => {
    fixture.emitRow = onRow;
    return Promise.resolve(() => undefined);
  });
  vi.mocked(watchActivityAnalysis).mockImplementation((_uid, _id, onAnalysis) => {
    fixture.emitAnalysis = onAnalysis;
    return Promise.resolve(() => undefined);
  });
  vi.mocked(watchActivityGroup).mockReset();
  vi.mocked(readRecording).mockReset().mockResolvedValue(recordingOf(700));
  vi.mocked(readTrack).mockReset().mockResolvedValue(null);
  vi.mocked(saveActivityFields).mockReset().mockResolvedValue();
});

export async function openPage(address = '/activities/run') {
  await act(async () => {
    render(
      <SnackbarProvider>
        <MemoryRouter initialEntries={[address]}>
          <Suspense>
            <Routes>
              <Route path="activities/:activityId" element={<ActivityPage />} />
            </Routes>
          </Suspense>
        </MemoryRouter>
      </SnackbarProvider>,
    );
    await Promise.resolve();
  });
  // Live queries follow what the light reads have shown.
  await waitFor(() => {
    expect(watchActivity).toHaveBeenCalled();
    expect(watchActivityAnalysis).toHaveBeenCalled();
  });
  return userEvent.setup();
}

export async function showActivity(
  row: Partial<ActivityRow> = {},
  analysis: ActivityAnalysis | null = analysisOf(),
) {
  const user = await openPage();
  await act(async () => {
    fixture.emitRow(exampleActivityRow(row));
    fixture.emitAnalysis(analysis);
    await Promise.resolve();
  });
  return user;
}
