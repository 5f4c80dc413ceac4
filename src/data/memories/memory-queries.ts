import type { Memory } from '@tasuki/domain/memories/memory';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import { loadSharedMemories, watchMemories } from './memories.ts';

/**
 * What the coach remembers of a runner's words, live, the newest first.
 *
 * @param uid null = nothing is read
 */
export function useMemories(uid: string | null) {
  return useLiveQuery<Memory[]>(
    uid === null
      ? null
      : {
          key: `memories/${uid}`,
          watch: (onData, onError) => watchMemories(uid, onData, onError),
        },
  );
}

/** The notes on a runner for their coach; null = the runner does not share them. */
export function useSharedMemories(runnerUid: string) {
  return useLiveQuery<Memory[] | null>({
    key: `shared memories/${runnerUid}`,
    load: () => loadSharedMemories(runnerUid),
  });
}
