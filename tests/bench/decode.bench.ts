import { Decoder, Stream } from '@garmin/fitsdk';
import FitParser from 'fit-file-parser';
import { coachActivity } from '@tasuki/domain/coaching/feedback/coach-activity';
import { UNKNOWN_PHYSIOLOGY } from '@tasuki/domain/athletes/athlete-physiology';
import { FileReaderPool } from '../../functions/src/file-reading/file-reader-pool.ts';
import { decodeRecording } from '../../functions/src/recordings/decode-recording.ts';
import { ULTRA_RECORD_COUNT, ultraRecording } from '../../sandbox/recordings/ultra-recording.ts';
import type { Bench } from '../../scripts/test-runs/measurement.ts';
import { median } from './median.ts';

const WARM_UPS = 5;
const RUNS = 11;

async function isolatedMilliseconds(bytes: Uint8Array, now: Date): Promise<number> {
  const pool = new FileReaderPool();
  const times: number[] = [];
  for (let run = 0; run < WARM_UPS + RUNS; run += 1) {
    const from = performance.now();
    await pool.use(async (reader) => {
      await reader.decode({ bytes, fileName: 'ultra.fit', now });
      await reader.analyse({
        athlete: {
          physiology: UNKNOWN_PHYSIOLOGY,
          locale: { language: 'ja', units: 'metric' },
          names: [],
        },
        history: [],
        plan: null,
        origin: {
          uid: 'bench',
          contentHash: 'c'.repeat(64),
          source: 'file',
          stravaTerms: 'standard',
          now,
        },
      });
    });
    if (run >= WARM_UPS) times.push(performance.now() - from);
  }
  pool.end();
  return median(times);
}

/** How long others take to decode the same bytes, scaled as they do it by default. */
async function rivalMilliseconds(bytes: Uint8Array): Promise<Record<string, number>> {
  const rivals: Readonly<Record<string, () => unknown>> = {
    '@garmin/fitsdk': () => new Decoder(Stream.fromByteArray([...bytes])).read(),
    'fit-file-parser': () =>
      new FitParser({ force: true, mode: 'list' }).parseAsync(Buffer.from(bytes)),
  };
  const medians: Record<string, number> = {};
  for (const [name, decode] of Object.entries(rivals)) {
    const times: number[] = [];
    for (let run = 0; run < WARM_UPS + RUNS; run += 1) {
      const from = performance.now();
      await decode();
      if (run >= WARM_UPS) times.push(performance.now() - from);
    }
    medians[name] = median(times);
  }
  return medians;
}

const THREE_HOURS_SECONDS = 3 * 3600;

/** Facts and words of a recording of three hours, decoded already. */
async function threeHoursMilliseconds(startedAt: Date, now: Date): Promise<number> {
  const bytes = ultraRecording(startedAt, THREE_HOURS_SECONDS);
  const { activities } = await decodeRecording({ bytes, fileName: 'three-hours.fit', now });
  const times: number[] = [];
  for (let run = 0; run < WARM_UPS + RUNS; run += 1) {
    const from = performance.now();
    for (const decoded of activities) {
      coachActivity({
        decoded,
        athlete: UNKNOWN_PHYSIOLOGY,
        history: [],
        language: 'ja',
        note: null,
        now,
      });
    }
    if (run >= WARM_UPS) times.push(performance.now() - from);
  }
  return median(times);
}

/** From the bytes of a 24,000-record FIT file to its analysis with words. */
export const bench: Bench = {
  needs: 'nothing',
  measure: async () => {
    const startedAt = new Date('2026-05-02T21:00:00Z');
    const now = new Date('2026-05-03T12:00:00Z');
    const bytes = ultraRecording(startedAt);
    const decodeTimes: number[] = [];
    const wholeTimes: number[] = [];
    for (let run = 0; run < WARM_UPS + RUNS; run += 1) {
      const from = performance.now();
      const { activities } = await decodeRecording({ bytes, fileName: 'ultra.fit', now });
      const decodedAt = performance.now();
      for (const decoded of activities) {
        coachActivity({
          decoded,
          athlete: UNKNOWN_PHYSIOLOGY,
          history: [],
          language: 'ja',
          note: null,
          now,
        });
      }
      if (run < WARM_UPS) continue;
      decodeTimes.push(decodedAt - from);
      wholeTimes.push(performance.now() - from);
    }
    const rivals = await rivalMilliseconds(bytes);
    return [
      {
        figure: 'FIT of 24,000 records: decoded, warm (median)',
        value: median(decodeTimes),
        unit: 'ms',
        budget: 110,
      },
      ...Object.entries(rivals).map(([name, value]) => ({
        figure: `FIT of 24,000 records: decoded by ${name} (median)`,
        value,
        unit: 'ms',
        budget: null,
      })),
      {
        figure: 'recording of three hours: facts and words, warm (median)',
        value: await threeHoursMilliseconds(startedAt, now),
        unit: 'ms',
        budget: 150,
      },
      {
        figure: 'FIT of 24,000 records: decoded and summarised, warm (median)',
        value: median(wholeTimes),
        unit: 'ms',
        budget: 250,
      },
      {
        figure: 'FIT of 24,000 records: the same in the process that reads files (median)',
        value: await isolatedMilliseconds(bytes, now),
        unit: 'ms',
        budget: 250,
      },
      {
        figure: 'FIT of 24,000 records: decoded',
        value: (ULTRA_RECORD_COUNT / median(decodeTimes)) * 1000,
        unit: 'records/s',
        budget: null,
        isMoreBetter: true,
      },
    ];
  },
};
