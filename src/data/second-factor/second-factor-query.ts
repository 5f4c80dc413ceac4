import { useLiveQuery } from '../../platform/live/live-query.ts';
import { loadSecondFactor, type SecondFactorState } from './second-factor.ts';

/** @param readCount another number reads again */
export function useSecondFactor(uid: string, readCount = 0) {
  return useLiveQuery<SecondFactorState>({
    key: `second factor/${uid}/${readCount}`,
    load: () => loadSecondFactor(uid),
  });
}
