import {
  MINUTE_MILLISECONDS,
  DAY_MILLISECONDS,
  DAY_SECONDS,
} from '@tasuki/domain/measures/durations';
import { encodeFit } from '../recordings/encode-fit.ts';
import { estimateRun, type RunSummary } from '../recordings/estimate-run.ts';
import type { RunPlan, SimulatedRunner } from '../recordings/run-plan.ts';
import { seededRandom, type SeededRandom } from '../recordings/seeded-random.ts';
import { simulateRun, type SimulatedRun } from '../recordings/simulate-run.ts';
import { easyRun } from '../recordings/training-sessions.ts';
import type { AthleteTraining, SandboxAthlete } from './sandbox-athletes.ts';
import { sessionTitle, type SessionKind } from './session-titles.ts';
import { plannedOn, type PlannedSession } from './training-calendar.ts';

/** Something an athlete did, at whichever companies have it. */
export interface AthleteSession {
  athleteKey: string;
  /** Place in the history, the oldest first. */
  index: number;
  /** The same for the same session, whenever asked; grows with time and differs among an athlete's sessions. */
  key: number;
  name: string;
  kind: SessionKind;
  sport: 'Run' | 'Walk' | 'Ride';
  startedAt: Date;
  timeZone: string;
  utcOffsetMinutes: number;
  isPrivate: boolean;
  /** Typed in afterwards: it has figures and no recording. */
  isManual: boolean;
  plan: RunPlan;
  summary: RunSummary;
}

const SESSIONS_A_DAY_MAXIMUM = 10;
/** No history reaches further back than this. */
const DAYS_MAXIMUM = 6_000;
const KEPT_RECORDINGS = 24;

/** When the athletes began to train seriously, in days since 1970. */
const BEGINNING_DAY = Math.floor(Date.parse('2020-09-01T00:00:00Z') / DAY_MILLISECONDS);
const UNTRAINED_SHARE = 0.1;
const PROGRESS_DAYS = 700;

/**
 * An athlete's whole history, oldest first: all sessions of the athlete, the last at most a few
 * days ago and none today. The same day gives the same list. A day later, new sessions have been
 * added and as many of the oldest removed; the others keep their keys.
 */
export function sessionsOf(athlete: SandboxAthlete, now = new Date()): readonly AthleteSession[] {
  const { training } = athlete;
  const today = Math.floor(
    (now.getTime() + training.utcOffsetMinutes * MINUTE_MILLISECONDS) / DAY_MILLISECONDS,
  );
  const known = histories.get(athlete);
  if (known?.today === today) return known.sessions;
  const planned: { day: number; slot: number; session: PlannedSession }[] = [];
  for (let day = today - 1; planned.length < athlete.sessionCount; day -= 1) {
    if (today - day > DAYS_MAXIMUM) throw new Error(`${athlete.key} does not train often enough`);
    const ofDay = plannedOn(training, day).map((session, slot) => ({ day, slot, session }));
    planned.push(...ofDay.reverse());
  }
  const sessions = planned
    .slice(0, athlete.sessionCount)
    .reverse()
    .map(({ day, slot, session }, index) =>
      scheduled(athlete, { day, slot, planned: session, index }),
    );
  histories.set(athlete, { today, sessions });
  return sessions;
}

const histories = new WeakMap<
  SandboxAthlete,
  { today: number; sessions: readonly AthleteSession[] }
>();

/**
 * A run that an athlete finishes at a moment, beyond the calendar. The same
 * moment gives the same run, so that two companies can have it.
 */
export function freshSession(
  athlete: SandboxAthlete,
  endedAt: Date,
  distanceMeters = 8000,
): AthleteSession {
  const endedAtSeconds = Math.floor(endedAt.getTime() / 1000);
  const random = seededRandom(endedAtSeconds);
  const plan = (startedAt: Date): RunPlan => ({
    ...whereOf(athlete.training),
    runner: fitRunner(athlete.training, endedAtSeconds / DAY_SECONDS),
    startedAt,
    steps: easyRun(distanceMeters),
    terrain: 'flat',
    temperatureCelsius: 14,
    laps: 'kilometers',
    faults: [],
    seed: endedAtSeconds,
  });
  const { elapsedSeconds } = estimateRun(plan(endedAt));
  const startedAt = new Date((endedAtSeconds - elapsedSeconds) * 1000);
  const minuteOfDay = localMinute(startedAt, athlete.training);
  return sessionFrom(athlete, {
    index: athlete.sessionCount,
    key: endedAtSeconds,
    kind: 'easy',
    name: sessionTitle(athlete.training.language, 'easy', minuteOfDay, random),
    isPrivate: false,
    isManual: false,
    plan: plan(startedAt),
  });
}

/** The session second by second. Throws an Error for one typed in by hand. */
export function simulatedSession(session: AthleteSession): SimulatedRun {
  if (session.isManual) throw new Error(`${session.name} was typed in: there is no recording.`);
  return kept(simulations, session, () => simulateRun(session.plan));
}

/** The FIT file that the watch saved. Throws an Error for a session typed in by hand. */
export function recordingOf(session: AthleteSession): Uint8Array {
  return kept(recordings, session, () => encodeFit(simulatedSession(session)));
}

const simulations = new Map<string, SimulatedRun>();
const recordings = new Map<string, Uint8Array>();

/** The newest few are kept: who opens one page of a session opens the next. */
function kept<Made>(store: Map<string, Made>, session: AthleteSession, make: () => Made): Made {
  const name = `${session.athleteKey}/${session.key}/${session.plan.startedAt.getTime()}`;
  const found = store.get(name) ?? make();
  store.delete(name);
  store.set(name, found);
  const [oldest] = store.keys();
  if (store.size > KEPT_RECORDINGS && oldest !== undefined) store.delete(oldest);
  return found;
}

interface ScheduledSession {
  /** In days since 1970. */
  day: number;
  /** Which of the day's. */
  slot: number;
  planned: PlannedSession;
  /** Which of the athlete's. */
  index: number;
}

function scheduled(
  athlete: SandboxAthlete,
  { day, slot, planned, index }: ScheduledSession,
): AthleteSession {
  const { training } = athlete;
  const seed = day * SESSIONS_A_DAY_MAXIMUM + slot;
  const random = seededRandom(training.seed * 1_000_003 + seed);
  const minuteOfDay = planned.startsAt + Math.round(random.between(-12, 18));
  const startedAt = new Date(
    day * DAY_MILLISECONDS +
      (minuteOfDay - training.utcOffsetMinutes) * MINUTE_MILLISECONDS +
      Math.round(random.between(0, 59)) * 1000,
  );
  return sessionFrom(athlete, {
    index,
    key: seed,
    kind: planned.kind,
    name: sessionTitle(training.language, planned.kind, minuteOfDay, random),
    isPrivate: planned.isPrivate,
    isManual: planned.isManual,
    plan: {
      ...whereOf(training),
      ...bodyOf(planned.kind, fitRunner(training, day)),
      startedAt,
      steps: planned.steps,
      terrain: planned.terrain,
      temperatureCelsius: temperatureOn(training, day, minuteOfDay, random),
      laps: planned.laps,
      faults: planned.faults,
      seed: training.seed * 1_000_003 + seed,
    },
  });
}

function sessionFrom(
  { key: athleteKey, training }: SandboxAthlete,
  session: Omit<
    AthleteSession,
    'athleteKey' | 'sport' | 'startedAt' | 'timeZone' | 'utcOffsetMinutes' | 'summary'
  >,
): AthleteSession {
  return {
    ...session,
    athleteKey,
    sport: session.kind === 'ride' ? 'Ride' : session.kind === 'walk' ? 'Walk' : 'Run',
    startedAt: session.plan.startedAt,
    timeZone: training.timeZone,
    utcOffsetMinutes: training.utcOffsetMinutes,
    summary: estimateRun(session.plan),
  };
}

function whereOf({ home, utcOffsetMinutes }: AthleteTraining) {
  return { start: home, utcOffsetMinutes };
}

function bodyOf(kind: SessionKind, runner: SimulatedRunner): Pick<RunPlan, 'runner' | 'sport'> {
  if (kind === 'walk') return { runner, sport: 'walking' };
  if (kind !== 'ride') return { runner };
  return {
    runner: {
      ...runner,
      thresholdSpeedMetersPerSecond: 2.3 * runner.thresholdSpeedMetersPerSecond,
      massKilograms: runner.massKilograms + 9,
    },
    sport: 'cycling',
  };
}

/** Training makes faster, quickly at first. */
function fitRunner({ runner }: AthleteTraining, day: number): SimulatedRunner {
  const trainedDays = Math.max(0, day - BEGINNING_DAY);
  const missing = UNTRAINED_SHARE * Math.exp(-trainedDays / PROGRESS_DAYS);
  return {
    ...runner,
    thresholdSpeedMetersPerSecond: runner.thresholdSpeedMetersPerSecond * (1 - missing),
  };
}

function localMinute(at: Date, { utcOffsetMinutes }: AthleteTraining): number {
  return Math.floor((at.getTime() / MINUTE_MILLISECONDS + utcOffsetMinutes) % (24 * 60));
}

/** Cooler and more of a year the further from the equator; cooler in the morning. */
function temperatureOn(
  { home }: AthleteTraining,
  day: number,
  minuteOfDay: number,
  random: SeededRandom,
): number {
  const yearly = 29 - 0.36 * Math.max(0, home.latitudeDegrees - 10);
  const swing = Math.min(13, 0.33 * home.latitudeDegrees);
  const season = yearly - swing * Math.cos((2 * Math.PI * ((day % 365.25) - 25)) / 365.25);
  const hour = minuteOfDay < 12 * 60 ? -2.5 : 1;
  return Math.round(season + hour + 2 * random.normal());
}
