import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import type { RecentActivity } from '@tasuki/domain/training/recent-activity';
import type { SessionPurpose } from '@tasuki/domain/activities/session-purpose';
import {
  buildActivity,
  type RecordingOptions,
  type RecordingSegment,
} from './recording-builder.ts';
import { between, EASY_BEATS, type ScenarioRunner } from './scenario-segments.ts';
import { seededRandom, type SeededRandom } from './seeded-random.ts';

/** A kind of session, made anew for every seed: other runner, other lengths, other noise. */
export interface SessionScenario {
  title: string;
  purpose: SessionPurpose;
  /** Works that must be found; 0 = none may be found. */
  works: number | 'any';
  history: 'none' | 'weeks';
  segments: (runner: ScenarioRunner, random: SeededRandom) => RecordingSegment[];
  options?: Omit<RecordingOptions, 'seed'>;
}

const STARTED_AT = new Date('2026-11-20T21:30:00Z');
const UTC_OFFSET_MINUTES = 540;

/** One made session of a scenario, with the history of its runner. */
export function makeScenario(
  scenario: SessionScenario,
  seed: number,
): { decoded: DecodedActivity; history: RecentActivity[]; runner: ScenarioRunner } {
  const random = seededRandom(seed * 7919 + 13);
  const runner = { easySpeed: between(random, 2.3, 3.6) };
  const decoded = buildActivity(scenario.segments(runner, random), {
    ...scenario.options,
    seed,
    startedAt: STARTED_AT,
    utcOffsetMinutes: UTC_OFFSET_MINUTES,
  });
  return {
    decoded,
    history: scenario.history === 'weeks' ? weeksOfTraining(runner, random) : [],
    runner,
  };
}

/** Six weeks of easy runs of 40 to 50 minutes, a longer one each week and one of them faster. */
function weeksOfTraining(runner: ScenarioRunner, random: SeededRandom): RecentActivity[] {
  const runs: RecentActivity[] = [];
  for (let daysAgo = 42; daysAgo >= 2; daysAgo -= 1) {
    const weekday = daysAgo % 7;
    if (weekday === 1 || weekday === 4 || weekday === 6) continue;
    const isLong = weekday === 0;
    const minutes = isLong ? 66 : between(random, 40, 50);
    const speed = runner.easySpeed * between(random, 0.98, 1.02);
    const distanceMeters = minutes * 60 * speed;
    runs.push({
      id: `run-${daysAgo}`,
      sport: 'Run',
      startedAt: new Date(STARTED_AT.getTime() - daysAgo * DAY_MILLISECONDS),
      utcOffsetMinutes: UTC_OFFSET_MINUTES,
      distanceMeters,
      movingSeconds: minutes * 60,
      averagePaceSecondsPerKilometer: 1000 / speed,
      averageHeartRateBeatsPerMinute: EASY_BEATS + between(random, -3, 3),
      load: { value: minutes * 0.8, method: 'heart-rate' },
      purpose: isLong ? 'long' : 'easy',
    });
  }
  return runs;
}
