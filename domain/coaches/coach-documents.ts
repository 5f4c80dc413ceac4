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

/** What a coach may write into their own profile. Strict. */
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

export const TEMPLATE_STATUSES = ['published', 'draft', 'archived', 'inactive'] as const;
export type TemplateStatus = (typeof TEMPLATE_STATUSES)[number];

/** coaches/{coachId}/templates/{id}: a quick response. Its variables are read from the content. */
export interface CoachTemplate {
  name: string;
  content: string;
  status: TemplateStatus;
  createdAt: Date;
  updatedAt: Date;
}

export const COACH_TEMPLATE_LIMITS = {
  nameMaxLength: 80,
  contentMaxLength: 2000,
} as const;

/** What a coach may write into a template, the server's times aside. Strict. */
export const coachTemplateDocumentSchema: ObjectSchema<
  Omit<CoachTemplate, 'createdAt' | 'updatedAt'>
> = object({
  name: string().required().max(COACH_TEMPLATE_LIMITS.nameMaxLength),
  content: string().required().max(COACH_TEMPLATE_LIMITS.contentMaxLength),
  status: string().required().oneOf(TEMPLATE_STATUSES),
})
  .noUnknown()
  .strict();

/**
 * What a runner may write into an active link: stop sharing, and end it. A function notes the
 * consent to share, and revives a link. Strict.
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
