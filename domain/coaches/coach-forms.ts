import { object, string, type ObjectSchema, type StringSchema } from 'yup';
import type { CoachWords } from './coach-application.ts';
import { COACH_LIMITS } from './coach.ts';
import { rule } from '../form-rules.ts';

/** A text that must say something. */
function filled(maxLength: number): StringSchema<string> {
  return string()
    .defined(rule('required'))
    .trim()
    .required(rule('required'))
    .max(maxLength, rule('tooLong'));
}

/** What a coach says of themselves, as a form: only the last part may be left out. Messages are form rules. */
export const coachWordsFormSchema: ObjectSchema<CoachWords> = object({
  name: filled(COACH_LIMITS.nameMaxLength),
  description: filled(COACH_LIMITS.descriptionMaxLength),
  coachingStyle: filled(COACH_LIMITS.coachingStyleMaxLength),
  profile: filled(COACH_LIMITS.profileMaxLength),
  aboutMe: string().defined().trim().max(COACH_LIMITS.aboutMeMaxLength, rule('tooLong')),
});

export interface FreePlanForm {
  name: string;
  target: string;
}

/** What a plan is called and whom it is for. Messages are form rules. */
export const freePlanFormSchema: ObjectSchema<FreePlanForm> = object({
  name: filled(COACH_LIMITS.nameMaxLength),
  target: filled(COACH_LIMITS.descriptionMaxLength),
});
