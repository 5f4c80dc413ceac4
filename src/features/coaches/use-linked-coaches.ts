import type { Coach, CoachLink } from '@tasuki/domain/coaches/coach';
import { usePublicCoaches } from '../../data/coaches/coach-queries.ts';
import type { LiveQueryResult } from '../../platform/live/live-query.ts';
import { useSessionStore } from '../../platform/session-store.ts';

export interface LinkedCoach {
  link: CoachLink;
  /** Null where the profile is not public any more; the link is there all the same. */
  coach: Coach | null;
}

/** The runner's coaches, each with the link as it is now. */
export function useLinkedCoaches(): LiveQueryResult<LinkedCoach[]> & { retry: () => void } {
  const links = useSessionStore((session) => session.coachLinks);
  // A profile that is not public is left empty. The runner must still be able to end that link.
  const coaches = usePublicCoaches(links.map((link) => link.coachId));
  if (coaches.state !== 'ready') return coaches;
  const data = links.map((link) => ({ link, coach: coaches.data.get(link.coachId) ?? null }));
  return { ...coaches, data };
}
