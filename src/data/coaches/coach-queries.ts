import type { Coach, CoachPlan } from '@tasuki/domain/coaches/coach';
import { failureCodeOf } from '../../platform/failure-code-of.ts';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import { loadCoach, loadCoachPlans, loadCoaches } from './coaches.ts';

interface CoachWithPlans {
  coach: Coach;
  plans: readonly CoachPlan[];
}

/** The coaches whom a runner may choose. */
export function useCoaches() {
  return useLiveQuery<Coach[]>({ key: 'coaches', load: loadCoaches });
}

async function loadCoachWithPlans(coachId: string): Promise<CoachWithPlans | null> {
  const [coach, plans] = await Promise.all([loadCoach(coachId), loadCoachPlans(coachId)]);
  return coach && { coach, plans };
}

/** A coach and what they offer; null = there is none of this id. */
export function useCoachWithPlans(coachId: string) {
  return useLiveQuery<CoachWithPlans | null>({
    key: `coach/${coachId}`,
    load: () => loadCoachWithPlans(coachId),
  });
}

/** The rules refuse a profile that is not public. */
async function loadPublicCoach(coachId: string): Promise<Coach | null> {
  try {
    return await loadCoach(coachId);
  } catch (cause) {
    if (failureCodeOf(cause) === 'common/permission-denied') return null;
    throw cause;
  }
}

async function loadPublicCoaches(
  coachIds: readonly string[],
): Promise<ReadonlyMap<string, Coach | null>> {
  const coaches = coachIds.map(async (id) => [id, await loadPublicCoach(id)] as const);
  return new Map(await Promise.all(coaches));
}

/** Coaches by their ids; null for a profile that is not public. */
export function usePublicCoaches(coachIds: readonly string[]) {
  return useLiveQuery<ReadonlyMap<string, Coach | null>>({
    key: `public coaches/${coachIds.join()}`,
    load: () => loadPublicCoaches(coachIds),
  });
}
