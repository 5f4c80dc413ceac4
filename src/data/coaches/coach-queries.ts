import type { Coach } from '@tasuki/domain/coaches/coach';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import { loadCoaches } from './coaches.ts';

/** Whom a runner may choose. */
export function useCoaches() {
  return useLiveQuery<Coach[]>({ key: 'coaches', load: loadCoaches });
}
