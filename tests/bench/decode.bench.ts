import { coachActivity } from '@tasuki/domain/coaching/coach-activity';
import { UNKNOWN_PHYSIOLOGY } from '@tasuki/domain/people/athlete-physiology';
import { decodeRecording } from '../../functions/src/recordings/decode-recording.ts';
import { ULTRA_RECORD_COUNT, ultraRecording } from '../../sandbox/recordings/ultra-recording.ts';
import type { Bench } from '../../scripts/measurement.ts';
import { median } from './median.ts';

const WARM_UPS = 5;
const RUNS = 11;

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
    return [
      {
        figure: 'FIT of 24,000 records: decoded and summarised, warm (median)',
        value: median(wholeTimes),
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
