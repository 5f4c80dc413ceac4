import { useMemo } from 'react';
import type { Coach, CoachLink } from '@tasuki/domain/coaches/coach';
import { loadCoach } from '../../data/coaches/coaches.ts';
import { failureCodeOf } from '../../platform/failure-code-of.ts';
import {
  useLiveQuery,
  type LiveQueryResult,
  type LiveQuerySource,
} from '../../platform/live/live-query.ts';
import { useSessionStore } from '../../platform/session-store.ts';

export interface LinkedCoach {
  link: CoachLink;
  /** Null where the profile is not public any more; the link is there all the same. */
  coach: Coach | null;
}

/** A profile that is not public is refused. The runner must still be able to end that link. */
async function loadPublicCoach(coachId: string): Promise<Coach | null> {
  try {
    return await loadCoach(coachId);
  } catch (cause) {
    if (failureCodeOf(cause) === 'common/permission-denied') return null;
    throw cause;
  }
}

/** The runner's coaches, each with the link as it is now. */
export function useLinkedCoaches(): LiveQueryResult<LinkedCoach[]> & { retry: () => void } {
  const links = useSessionStore((session) => session.coachLinks);
  const coachIds = links.map((link) => link.coachId).join();
  const source = useMemo<LiveQuerySource<ReadonlyMap<string, Coach | null>>>(() => {
    const ids = coachIds === '' ? [] : coachIds.split(',');
    return {
      key: `linked/${coachIds}`,
      load: async () =>
        new Map(await Promise.all(ids.map(async (id) => [id, await loadPublicCoach(id)] as const))),
    };
  }, [coachIds]);
  const coaches = useLiveQuery(source);
  if (coaches.state !== 'ready') return coaches;
  const data = links.map((link) => ({ link, coach: coaches.data.get(link.coachId) ?? null }));
  return { ...coaches, data };
}
