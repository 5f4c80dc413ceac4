import { expect, test } from 'vitest';
import { UNKNOWN_PHYSIOLOGY } from '@tasuki/domain/athletes/athlete-physiology';
import { coachActivity } from '@tasuki/domain/coaching/feedback/coach-activity';
import { MINUTE_MILLISECONDS } from '@tasuki/domain/measures/durations';
import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import type { TimeStretch } from '@tasuki/domain/recordings/recording';
import type { RecentActivity } from '@tasuki/domain/training/recent-activity';
import { seededRandom, type SeededRandom } from '../builders/seeded-random.ts';
import { generatedRecordings } from './all-recordings.ts';
import { keepReadings, withColumns } from './disturbances.ts';
import type { RecordingToDisturb } from './stability.ts';

/** About seventy recordings a seed. */
const SEEDS =
  process.env['SOAK'] === '1' ? Array.from({ length: 40 }, (_, index) => 100 + index) : [100];
const NOW = new Date('2026-12-01T00:00:00Z');
const TUNNEL_SECONDS = 120;
const SHORTEST_WITH_TUNNEL_SECONDS = 1500;
const TRIMMED_SECONDS = 40;

type Session = Pick<RecordingToDisturb, 'decoded' | 'history'>;

/** The same course in less time. */
function runFaster(decoded: DecodedActivity, factor: number): DecodedActivity {
  const shorter = <Stretch extends TimeStretch>(stretch: Stretch): Stretch => ({
    ...stretch,
    startSeconds: stretch.startSeconds / factor,
    endSeconds: stretch.endSeconds / factor,
  });
  const faster = withColumns(decoded, ({ elapsedSeconds, speedMetersPerSecond }) => ({
    elapsedSeconds: elapsedSeconds.map((seconds) => seconds / factor),
    speedMetersPerSecond: speedMetersPerSecond.map((speed) => speed * factor),
  }));
  const withoutTimes = { elapsedSeconds: null, timerSeconds: null, movingSeconds: null };
  return {
    ...faster,
    laps: decoded.laps.map(shorter),
    declared: { ...decoded.declared, ...withoutTimes },
    recording: {
      ...faster.recording,
      timerPauses: decoded.recording.timerPauses.map(shorter),
    },
  };
}

function historyOfFaster(history: readonly RecentActivity[], factor: number): RecentActivity[] {
  return history.map((run) => ({
    ...run,
    movingSeconds: run.movingSeconds / factor,
    averagePaceSecondsPerKilometer:
      run.averagePaceSecondsPerKilometer === null
        ? null
        : run.averagePaceSecondsPerKilometer / factor,
  }));
}

/** What changes nothing of what a session was. */
const TRANSFORMATIONS: Readonly<
  Record<
    string,
    { least: number; apply: (session: Session, random: SeededRandom) => Session | null }
  >
> = {
  'another zone': {
    least: 1,
    apply: ({ decoded, history }) => {
      const minutes = 300;
      const moved = <Item extends { startedAt: Date; utcOffsetMinutes: number | null }>(
        one: Item,
      ) => ({
        ...one,
        startedAt: new Date(one.startedAt.getTime() - minutes * MINUTE_MILLISECONDS),
        utcOffsetMinutes: (one.utcOffsetMinutes ?? 0) + minutes,
      });
      return { decoded: moved(decoded), history: history.map(moved) };
    },
  },
  'an athlete a little faster': {
    least: 0.95,
    apply: ({ decoded, history }) => {
      // Of whom nothing is known, speed itself says something.
      if (history.length === 0) return null;
      const factor = 1.03;
      return {
        decoded: runFaster(decoded, factor),
        history: historyOfFaster(history, factor),
      };
    },
  },
  'fewer readings': {
    least: 0.97,
    apply: ({ decoded, history }) => ({
      decoded: keepReadings(decoded, (_, index) => index % 3 === 0),
      history,
    }),
  },
  'ends cut off': {
    least: 0.96,
    apply: ({ decoded, history }) => {
      const last = decoded.recording.columns.elapsedSeconds.at(-1) ?? 0;
      return {
        decoded: keepReadings(decoded, (seconds) => seconds <= last - TRIMMED_SECONDS),
        history,
      };
    },
  },
  'a tunnel': {
    least: 0.97,
    apply: ({ decoded, history }, random) => {
      const last = decoded.recording.columns.elapsedSeconds.at(-1) ?? 0;
      if (last < SHORTEST_WITH_TUNNEL_SECONDS || decoded.isIndoor) return null;
      const from = 300 + random.uniform() * (last - TUNNEL_SECONDS - 600);
      const isInside = (seconds: number) => seconds > from && seconds < from + TUNNEL_SECONDS;
      return { decoded: keepReadings(decoded, (seconds) => !isInside(seconds)), history };
    },
  },
};

function purposeOf({ decoded, history }: Session): string {
  return coachActivity({
    decoded,
    athlete: UNKNOWN_PHYSIOLOGY,
    history,
    language: 'en',
    note: null,
    now: NOW,
  }).purpose;
}

const recordings = generatedRecordings(SEEDS).map((session) => ({
  ...session,
  purpose: purposeOf(session),
}));

test.each(Object.entries(TRANSFORMATIONS))(
  '%s leaves what a session was for',
  (name, { least, apply }) => {
    const read = recordings.flatMap((session, index) => {
      const changed = apply(session, seededRandom(index + 1));
      if (changed === null) return [];
      const purpose = purposeOf(changed);
      return [
        {
          isKept: purpose === session.purpose,
          line: `${session.id}: ${session.purpose} → ${purpose}`,
        },
      ];
    });
    const lost = read.filter(({ isKept }) => !isKept).map(({ line }) => line);
    expect(read.length).toBeGreaterThan(20);
    expect(1 - lost.length / read.length, `${name}\n${lost.join('\n')}`).toBeGreaterThanOrEqual(
      least,
    );
  },
  120_000,
);
