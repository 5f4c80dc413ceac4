import { describe, expect, test } from 'vitest';
import { readSession } from '@tasuki/domain/coaching/feedback/read-session';
import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import { buildActivity, type RecordingSegment } from '../../builders/recording-builder.ts';
import { seededRandom } from '../../builders/seeded-random.ts';
import { DISTURBANCES } from '../../evaluation/disturbances.ts';
import { coached, easyWeeks, sentencesOf } from './coach-samples.ts';

const HISTORY = easyWeeks();

function runWith(seconds: number, strides: number, seed = 1): DecodedActivity {
  const atEnd = Array.from({ length: strides }, (): RecordingSegment[] => [
    { seconds: 20, speedMetersPerSecond: 4.5, heartRate: 150, cadence: 186 },
    { seconds: 75, speedMetersPerSecond: 2.2, heartRate: 140, cadence: 164 },
  ]).flat();
  return buildActivity(
    [{ seconds, speedMetersPerSecond: 2.85, heartRate: 138, cadence: 168 }, ...atEnd],
    { seed },
  );
}

function findingsOf(decoded: DecodedActivity) {
  const analysis = coached(decoded, { history: HISTORY });
  const { purpose, findings } = readSession({
    source: decoded,
    analysis,
    history: HISTORY,
    note: null,
  });
  return { purpose, findings };
}

describe('an easy run with strides at its end', () => {
  test('is easy, and the strides are named as well', () => {
    const { purpose, findings } = findingsOf(runWith(2400, 6));
    expect(purpose).toBe('easy');
    expect(findings).toContain('strides.after');
  });

  test('is another thing than the same run without them', () => {
    expect(findingsOf(runWith(2400, 0)).findings).not.toContain('strides.after');
    expect(findingsOf(runWith(2400, 2)).findings).not.toContain('strides.after');
  });

  test.each(['en', 'ja', 'zh', 'zh-tw', 'vi'] as const)('is said in %s', (language) => {
    const words = sentencesOf(coached(runWith(2400, 6), { history: HISTORY, language })).join(' ');
    expect(words).toMatch(/strides|流し|加速跑|快步跑/);
  });

  test.each(Object.keys(DISTURBANCES))('survives %s', (name) => {
    for (const seed of [1, 2, 3, 4]) {
      const disturbed = DISTURBANCES[name]?.(runWith(2400, 6, seed), seededRandom(seed));
      expect(disturbed && findingsOf(disturbed).findings, `seed ${seed}`).toContain(
        'strides.after',
      );
    }
  });
});

test('a long run with strides is long, and the strides are named', () => {
  const { purpose, findings } = findingsOf(runWith(5700, 5));
  expect(purpose).toBe('long');
  expect(findings).toContain('strides.after');
});
