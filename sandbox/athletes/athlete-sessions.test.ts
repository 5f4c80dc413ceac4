import { describe, expect, it } from 'vitest';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { STANDING_METERS_PER_SECOND } from '@tasuki/domain/recordings/standing-speed';
import { climbOf } from '../recordings/encode-fit.ts';
import { SESSION_KINDS } from './session-titles.ts';
import {
  freshSession,
  recordingOf,
  sessionsOf,
  simulatedSession,
  type AthleteSession,
} from './athlete-sessions.ts';
import { ATHLETES, athleteOf } from './sandbox-athletes.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

function first(sessions: readonly AthleteSession[], kind: AthleteSession['kind']): AthleteSession {
  const found = sessions.find((session) => session.kind === kind && !session.isManual);
  if (!found) throw new Error(`No ${kind}`);
  return found;
}

/** As far apart as the part of the second. */
function apart(actual: number | null, wanted: number | null): number {
  if (actual === null || wanted === null) return actual === wanted ? 0 : 1;
  return Math.abs(actual - wanted) / wanted;
}

function average(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

describe("the athletes' histories", () => {
  it('hold what each athlete has, of whom one has 2,000 and one the same at two companies', () => {
    for (const athlete of ATHLETES) {
      const sessions = sessionsOf(athlete, NOW);
      expect(sessions).toHaveLength(athlete.sessionCount);
      expect(sessions.length).toBeGreaterThanOrEqual(120);
      expect(new Set(sessions.map(({ key }) => key)).size).toBe(sessions.length);
      const starts = sessions.map(({ startedAt }) => startedAt.getTime());
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
      const sinceLast = NOW.getTime() - (starts.at(-1) ?? 0);
      expect(sinceLast).toBeLessThan(5 * DAY_MILLISECONDS);
      expect(sinceLast).toBeGreaterThan(0);
    }
    expect(ATHLETES.some(({ sessionCount }) => sessionCount === 2_000)).toBe(true);
    expect(ATHLETES.filter(({ stravaId, garminUserId }) => stravaId && garminUserId)).toHaveLength(
      1,
    );
  });

  it('lose the oldest when a new day brings another, and call all others the same', () => {
    const linh = athleteOf('linh');
    const before = sessionsOf(linh, NOW);
    const after = sessionsOf(linh, new Date(NOW.getTime() + 7 * DAY_MILLISECONDS));
    const known = new Map(after.map((session) => [session.key, session]));
    const shared = before.filter(({ key }) => known.has(key));
    expect(shared.length).toBeGreaterThan(115);
    expect(shared.length).toBeLessThan(before.length);
    for (const session of shared) {
      expect({ ...known.get(session.key), index: session.index }).toEqual(session);
    }
  });

  it('have every kind, private and typed in ones, with and without heart rate, in four languages', () => {
    const all = ATHLETES.flatMap((athlete) => sessionsOf(athlete, NOW));
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(SESSION_KINDS));
    for (const athlete of ATHLETES) {
      const sessions = sessionsOf(athlete, NOW);
      const share = (isCounted: (session: AthleteSession) => boolean) =>
        sessions.filter(isCounted).length / sessions.length;
      expect(share(({ isPrivate }) => isPrivate)).toBeGreaterThan(0.01);
      expect(share(({ isManual }) => isManual)).toBeGreaterThan(0);
      expect(share(({ isManual }) => isManual)).toBeLessThan(0.1);
      expect(
        share(({ summary }) => summary.averageHeartRateBeatsPerMinute === null),
      ).toBeGreaterThan(0.02);
      expect(share(({ sport }) => sport === 'Run')).toBeGreaterThan(0.8);
    }
    const titlesOf = (key: string) =>
      sessionsOf(athleteOf(key), NOW)
        .map(({ name }) => name)
        .join('');
    expect(titlesOf('haruka')).toMatch(/[ぁ-ん]/);
    expect(titlesOf('linh')).toMatch(/ạ/);
    expect(titlesOf('wei')).toMatch(/[一-龥]/);
    expect(titlesOf('kenji')).toContain('Long run');
  });

  it.each(SESSION_KINDS)('show figures for a %s that its recording bears out', (kind) => {
    for (const key of ['haruka', 'kenji']) {
      const session = first(sessionsOf(athleteOf(key), NOW), kind);
      const { summary } = session;
      const { samples } = simulatedSession(session);
      const last = samples.at(-1);
      const moving = samples.filter(
        ({ speedMetersPerSecond }) => speedMetersPerSecond > STANDING_METERS_PER_SECOND,
      );
      expect(apart(summary.distanceMeters, last?.distanceMeters ?? 0)).toBeLessThan(0.01);
      expect(apart(summary.elapsedSeconds, last?.elapsedSeconds ?? 0)).toBeLessThan(0.01);
      expect(apart(summary.movingSeconds, moving.length)).toBeLessThan(0.01);
      const beats = samples.map(({ heartRateBeatsPerMinute }) => heartRateBeatsPerMinute);
      expect(apart(summary.averageHeartRateBeatsPerMinute, average(beats))).toBeLessThan(0.02);
      const highest = beats.some((value) => value !== null)
        ? beats.reduce<number>((most, value) => Math.max(most, value ?? 0), 0)
        : null;
      expect(apart(summary.maximumHeartRateBeatsPerMinute, highest)).toBeLessThan(0.03);
      const steps = average(moving.map(({ stepsPerMinute }) => stepsPerMinute));
      expect(apart(summary.averageStepsPerMinute, steps)).toBeLessThan(0.02);
      const fastest = moving.reduce(
        (most, sample) => Math.max(most, sample.speedMetersPerSecond),
        0,
      );
      expect(apart(summary.maximumSpeedMetersPerSecond, fastest)).toBeLessThan(0.06);
      const altitudes = samples.flatMap(({ altitudeMeters }) => altitudeMeters ?? []);
      if (altitudes.length > 0) {
        const high = altitudes.reduce((most, value) => Math.max(most, value));
        const low = altitudes.reduce((least, value) => Math.min(least, value));
        expect(Math.abs((summary.highestAltitudeMeters ?? 0) - high)).toBeLessThan(4);
        expect(Math.abs((summary.lowestAltitudeMeters ?? 0) - low)).toBeLessThan(4);
      }
      const climbed = climbOf(samples)?.ascent ?? null;
      expect(summary.ascentMeters === null).toBe(climbed === null);
      expect(Math.abs((summary.ascentMeters ?? 0) - (climbed ?? 0))).toBeLessThan(
        10 + 0.2 * (climbed ?? 0),
      );
    }
  });

  it('are at home where the athlete lives', () => {
    const { training } = athleteOf('linh');
    const session = first(sessionsOf(athleteOf('linh'), NOW), 'long');
    const position = simulatedSession(session).samples[0]?.position;
    expect(position?.latitudeDegrees).toBeCloseTo(training.home.latitudeDegrees, 2);
    expect(position?.longitudeDegrees).toBeCloseTo(training.home.longitudeDegrees, 2);
  });

  it('are made in a moment, however long', () => {
    const kenji = { ...athleteOf('kenji') };
    const from = process.threadCpuUsage();
    expect(sessionsOf(kenji, NOW)).toHaveLength(2_000);
    const { user, system } = process.threadCpuUsage(from);
    expect((user + system) / 1000).toBeLessThan(10_000);
  });
});

describe('a session', () => {
  it('has one recording, however often it is asked for', () => {
    const session = first(sessionsOf(athleteOf('haruka'), NOW), 'recovery');
    expect(recordingOf(session)).toBe(recordingOf(session));
    expect(
      Buffer.compare(recordingOf(session), recordingOf({ ...session, plan: { ...session.plan } })),
    ).toBe(0);
  });

  it('has none when it was typed in', () => {
    const typed = sessionsOf(athleteOf('kenji'), NOW).find(({ isManual }) => isManual);
    if (!typed) throw new Error('None was typed in');
    expect(() => recordingOf(typed)).toThrow('typed in');
  });

  it('finished now is the same run for every company', () => {
    const haruka = athleteOf('haruka');
    const run = freshSession(haruka, NOW);
    expect(freshSession(haruka, NOW)).toEqual(run);
    expect(run.startedAt.getTime() + run.summary.elapsedSeconds * 1000).toBe(NOW.getTime());
    expect(run.summary.distanceMeters).toBeGreaterThan(7_800);
    expect(run.key).toBeGreaterThan(sessionsOf(haruka, NOW).at(-1)?.key ?? 0);
  });
});
