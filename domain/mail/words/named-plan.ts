/** A subscription as a mail names it. */
export interface NamedPlan {
  /** Of a coach's plan; '' = Tasuki's own; undefined = not known. */
  planName?: string | undefined;
  /** Of the coach; '' = not known, or Tasuki's own plan. */
  coachName?: string | undefined;
}

/** How one language names subscriptions. */
interface PlanNames {
  /** Where nothing is known. */
  any: string;
  /** Tasuki's own. */
  own: string;
  /** Of a coach; the coach's name may be ''. */
  ofCoach: (planName: string, coachName: string) => string;
}

/** Names a subscription in a sentence. */
export function namedPlan({ planName, coachName = '' }: NamedPlan, names: PlanNames): string {
  if (planName === undefined) return names.any;
  return planName === '' ? names.own : names.ofCoach(planName, coachName);
}
