import { useLiveQuery } from '../../platform/live/live-query.ts';
import {
  watchArchivedQuickResponses,
  watchCurrentQuickResponses,
  watchQuickResponse,
  type ListedQuickResponse,
} from './quick-responses.ts';

/** A coach's quick responses that are not archived, live, in no order; or the archived ones. */
export function useQuickResponses(coachId: string, part: 'current' | 'archived') {
  const watch = part === 'current' ? watchCurrentQuickResponses : watchArchivedQuickResponses;
  return useLiveQuery<ListedQuickResponse[]>({
    key: `quick responses/${coachId}/${part}`,
    watch: (onData, onError) => watch(coachId, onData, onError),
  });
}

/** One quick response, live; null = there is none of this id. */
export function useQuickResponse(coachId: string, id: string) {
  return useLiveQuery<ListedQuickResponse | null>({
    key: `quick response/${coachId}/${id}`,
    watch: (onData, onError) => watchQuickResponse(coachId, id, onData, onError),
  });
}
