import type { CoachRevision } from '@tasuki/domain/coaches/coach-revision';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import { loadOpenRevisions } from './coach-revisions.ts';

/** For admins: what waits for a decision. */
export function useOpenRevisions() {
  return useLiveQuery<CoachRevision[]>({ key: 'open revisions', load: loadOpenRevisions });
}
