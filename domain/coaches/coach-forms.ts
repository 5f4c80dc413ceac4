import { object, string, type ObjectSchema } from 'yup';
import type { CoachWords } from './coach-application.ts';
import { COACH_LIMITS } from './coach.ts';
import { rule } from '../form-rules.ts';
import { filledText } from '../form-texts.ts';

/**
 * A coach's words about themselves, as a form: only the last part may be left out. Messages are
 * form rules.
 */
export const coachWordsFormSchema: ObjectSchema<CoachWords> = object({
  name: filledText(COACH_LIMITS.nameMaxLength),
  description: filledText(COACH_LIMITS.descriptionMaxLength),
  coachingStyle: filledText(COACH_LIMITS.coachingStyleMaxLength),
  profile: filledText(COACH_LIMITS.profileMaxLength),
  aboutMe: string().defined().trim().max(COACH_LIMITS.aboutMeMaxLength, rule('tooLong')),
});

export interface FreePlanForm {
  name: string;
  target: string;
}

/** The name of a plan and the people whom it is for. Messages are form rules. */
export const freePlanFormSchema: ObjectSchema<FreePlanForm> = object({
  name: filledText(COACH_LIMITS.nameMaxLength),
  target: filledText(COACH_LIMITS.descriptionMaxLength),
});
