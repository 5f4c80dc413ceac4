import type { CautionRecord } from '@tasuki/domain/coaching/safety/caution-record';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import { watchCautions } from './cautions.ts';

/** When the runner wrote of what comes before training, live. */
export function useCautions(uid: string) {
  return useLiveQuery<CautionRecord>({
    key: `cautions/${uid}`,
    watch: (onData, onError) => watchCautions(uid, onData, onError),
  });
}
