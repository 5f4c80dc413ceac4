import { boolean, object, string, type ObjectSchema } from 'yup';
import { COACH_LIMITS, type Coach, type CoachLink } from './coach.ts';

/** The fields of coaches/{coachId} its coach may write; kind, approval and publication are the functions'. */
export const COACH_PROFILE_FIELDS = [
  'name',
  'description',
  'coachingStyle',
  'profile',
  'aboutMe',
] as const;

/** The fields that a coach may write into their own profile. Strict. */
export const coachProfileDocumentSchema: ObjectSchema<
  Pick<Coach, (typeof COACH_PROFILE_FIELDS)[number]>
> = object({
  name: string().required().max(COACH_LIMITS.nameMaxLength),
  description: string().defined().max(COACH_LIMITS.descriptionMaxLength),
  coachingStyle: string().defined().max(COACH_LIMITS.coachingStyleMaxLength),
  profile: string().defined().max(COACH_LIMITS.profileMaxLength),
  aboutMe: string().defined().max(COACH_LIMITS.aboutMeMaxLength),
})
  .noUnknown()
  .strict();

/**
 * The fields that a runner may write into an active link: stop sharing, and end it. A function
 * notes the consent to share, and revives a link. Strict.
 */
export const coachLinkDocumentSchema: ObjectSchema<Pick<CoachLink, 'state' | 'sharesActivities'>> =
  object({
    state: string()
      .required()
      .oneOf(['active', 'ended'] as const),
    sharesActivities: boolean().required().oneOf([false]),
  })
    .noUnknown()
    .strict();
