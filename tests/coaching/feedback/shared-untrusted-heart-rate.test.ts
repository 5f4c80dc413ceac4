import { existsSync, readdirSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readSession } from '@tasuki/domain/coaching/feedback/read-session';
import { isFailureCode } from '@tasuki/domain/failure-codes';
import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import { isRunning } from '@tasuki/domain/sports/sport-type';
import { DISTURBANCES } from '../../evaluation/disturbances.ts';
import { seededRandom } from '../../builders/seeded-random.ts';
import { decodeSharedRecording } from '../../recordings/decode-shared-recording.ts';
import { sharedData } from '../../recordings/shared-data.ts';
import { coached, easyWeeks } from './coach-samples.ts';

const BYTES_MAXIMUM = 200_000;
const FILES_MAXIMUM = 25;
const KNOWN_SHARE = 0.8;

/** Runs with heart rate and cadence, of files that are quickly read. */
async function runsWithBothSensors(): Promise<DecodedActivity[]> {
  const folder = `${sharedData}more`;
  const files = readdirSync(folder)
    .filter((file) => statSync(`${folder}/${file}`).size <= BYTES_MAXIMUM)
    .sort()
    .filter((file) => /\.(?:fit|tcx|gpx)$/.test(file));
  const runs: DecodedActivity[] = [];
  for (const file of files) {
    if (runs.length >= FILES_MAXIMUM) break;
    const sessions = await decodedOrNone(`more/${file}`);
    runs.push(...sessions.filter(hasBothSensors));
  }
  return runs;
}

async function decodedOrNone(path: string): Promise<readonly DecodedActivity[]> {
  try {
    return await decodeSharedRecording(path);
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && isFailureCode(cause.code)) return [];
    throw cause;
  }
}

function hasBothSensors({ sport, recording }: DecodedActivity): boolean {
  const { heartRateBeatsPerMinute: beats, cadencePerMinute: steps } = recording.columns;
  const known = beats.filter((value, index) => value > 0 && (steps[index] as number) > 120).length;
  return isRunning(sport) && beats.length > 300 && known >= beats.length * KNOWN_SHARE;
}

/** The wrist counted steps from the first to the last minute. */
function locked(decoded: DecodedActivity): DecodedActivity {
  const { columns } = decoded.recording;
  const heartRateBeatsPerMinute = columns.heartRateBeatsPerMinute.map((beats, index) => {
    const steps = columns.cadencePerMinute[index] as number;
    return steps > 0 ? steps : beats;
  });
  return {
    ...decoded,
    declared: { ...decoded.declared, averageHeartRateBeatsPerMinute: 175 },
    recording: { ...decoded.recording, columns: { ...columns, heartRateBeatsPerMinute } },
  };
}

/** As by somebody whose usual easy run is just as fast, at so many beats. */
function readingOf(decoded: DecodedActivity, usualBeats: number) {
  const pace = coached(decoded).summary.averagePaceSecondsPerKilometer ?? 360;
  const before = decoded.startedAt.getTime() - new Date('2026-11-20T21:30:00Z').getTime();
  const history = easyWeeks({
    averagePaceSecondsPerKilometer: pace,
    averageHeartRateBeatsPerMinute: usualBeats,
  }).map((run) => ({ ...run, startedAt: new Date(run.startedAt.getTime() + before) }));
  const analysis = coached(decoded, { history });
  return { analysis, reading: readSession({ source: decoded, analysis, history, note: null }) };
}

if (!existsSync(`${sharedData}more`)) {
  test('has no shared recordings to disturb: ../shared/data is absent', () => {
    expect(existsSync(`${sharedData}more`)).toBe(false);
  });
} else {
  describe('a real run', () => {
    test('whose wrist sensor counted steps is not judged by its heart rate', async () => {
      const runs = await runsWithBothSensors();
      expect(runs.length).toBeGreaterThan(8);
      for (const run of runs.map(locked)) {
        for (const usualBeats of [120, 190]) {
          const { analysis, reading } = readingOf(run, usualBeats);
          expect(analysis.heartRateQuality).toBe('erratic');
          expect(analysis.summary.averageHeartRateBeatsPerMinute).toBeNull();
          expect(reading.opening).not.toBe('easy.costly');
          expect(reading.nextStep.code).not.toBe('restTired');
          expect(reading.findings.join(' ')).not.toMatch(/pulse|zones|drift/i);
        }
      }
    }, 120_000);

    test('whose wrist sensor counted steps for three minutes keeps the mean of the rest', async () => {
      let named = 0;
      for (const [index, run] of (await runsWithBothSensors()).entries()) {
        const whole = coached(run);
        if (whole.heartRateQuality !== 'reliable' || whole.leftOut?.length !== 0) continue;
        const lock = DISTURBANCES['cadence lock'];
        if (!lock) throw new Error('There is no such disturbance');
        const analysis = coached(lock(run, seededRandom(index + 1)));
        const isNamed = analysis.leftOut?.some(({ kind }) => kind === 'heartRateSteps') === true;
        if (!isNamed) continue;
        named += 1;
        const mean = analysis.summary.averageHeartRateBeatsPerMinute ?? 0;
        const before = whole.summary.averageHeartRateBeatsPerMinute ?? 0;
        expect(Math.abs(mean - before)).toBeLessThan(5);
      }
      expect(named).toBeGreaterThan(2);
    }, 120_000);
  });
}
