import { object, string, type ObjectSchema } from 'yup';
import { COACH_PROPOSAL_LIMITS, COACH_PROPOSAL_PATTERNS } from './coach-proposal.ts';
import { NEW_PLAN_ANSWERS, NEW_PLAN_LIMITS, type NewPlan, type NewPlanAnswer } from './new-plan.ts';

/** What a coach may write as a new plan, the server's time aside. Strict. */
export const newPlanSchema: ObjectSchema<NewPlan> = object({
  id: string()
    .defined()
    .matches(new RegExp(`^(?:${COACH_PROPOSAL_PATTERNS.id})$`)),
  plan: string().defined().max(NEW_PLAN_LIMITS.planMaxLength),
  note: string().defined().max(COACH_PROPOSAL_LIMITS.noteMaxLength),
})
  .noUnknown()
  .strict();

/** What the runner may write into it, the server's time aside. Strict. */
export const newPlanAnswerSchema: ObjectSchema<{ answer: NewPlanAnswer }> = object({
  answer: string().required().oneOf(NEW_PLAN_ANSWERS),
})
  .noUnknown()
  .strict();
