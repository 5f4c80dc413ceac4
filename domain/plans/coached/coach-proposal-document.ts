import { object, string, type ObjectSchema } from 'yup';
import { CALENDAR_DAY_PATTERN } from '../../athletes/athlete-profile.ts';
import {
  COACH_PROPOSAL_LIMITS,
  COACH_PROPOSAL_PATTERNS,
  type CoachProposal,
} from './coach-proposal.ts';

function matching(pattern: string) {
  return string()
    .defined()
    .matches(new RegExp(`^(?:${pattern})$`));
}

/** What a coach may write, the server's time aside. Strict. */
export const coachProposalSchema: ObjectSchema<CoachProposal> = object({
  id: matching(COACH_PROPOSAL_PATTERNS.id),
  planKey: matching(COACH_PROPOSAL_PATTERNS.planKey),
  planMadeOn: string().required().matches(CALENDAR_DAY_PATTERN),
  weeks: matching(COACH_PROPOSAL_PATTERNS.weeks).max(COACH_PROPOSAL_LIMITS.weeksMaxLength),
  note: string().defined().max(COACH_PROPOSAL_LIMITS.noteMaxLength),
})
  .noUnknown()
  .strict();
