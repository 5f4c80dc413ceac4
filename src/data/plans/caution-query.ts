import type { CautionRecord } from '@tasuki/domain/coaching/safety/caution-record';
import { untilLive, useLiveQuery } from '../../platform/live/live-query.ts';
import { watchCautions } from './cautions.ts';
import { readFirstCautions } from './first-plan.ts';

/** When the runner wrote of what comes before training, live. */
export function useCautions(uid: string) {
  return useLiveQuery<CautionRecord>({
    key: `cautions/${uid}`,
    ...untilLive(() => readFirstCautions(uid)),
    watch: (onData, onError) => watchCautions(uid, onData, onError),
  });
}
