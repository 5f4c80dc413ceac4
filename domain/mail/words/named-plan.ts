/** A subscription as a mail names it. */
export interface NamedPlan {
  /** Name of a coach's plan; '' = Tasuki's own; undefined = not known. */
  planName?: string | undefined;
  /** Name of the coach; '' = not known, or Tasuki's own plan. */
  coachName?: string | undefined;
}

/** How one language names subscriptions. */
interface PlanNames {
  /** The words if nothing is known. */
  any: string;
  /** Tasuki's own. */
  own: string;
  /** The words for a coach's plan; the coach's name may be ''. */
  ofCoach: (planName: string, coachName: string) => string;
}

/** Names a subscription in a sentence. */
export function namedPlan({ planName, coachName = '' }: NamedPlan, names: PlanNames): string {
  if (planName === undefined) return names.any;
  return planName === '' ? names.own : names.ofCoach(planName, coachName);
}
