import { routePath } from '@tasuki/domain/navigation/route-table';

/** The path at which a coach's plan is subscribed to. */
export function coachSubscribePath(coachId: string, planId: string): string {
  return `${routePath('coachSubscribe', { coachId })}?plan=${encodeURIComponent(planId)}`;
}
