import { boolean, number, object, string, type ObjectSchema } from 'yup';
import type { ActivityOwnerField } from './activity-fields.ts';
import { ACTIVITY_LIMITS, type ActivityRow } from './activity-row.ts';

/**
 * The fields that its owner may write into an activity's row. Strict; `firestore.rules` decides the
 * same.
 */
export const activityOwnerDocumentSchema: ObjectSchema<Pick<ActivityRow, ActivityOwnerField>> =
  object({
    title: string().defined().nullable().max(ACTIVITY_LIMITS.titleMaxLength),
    note: string().defined().nullable().max(ACTIVITY_LIMITS.noteMaxLength),
    effort: number()
      .defined()
      .nullable()
      .integer()
      .min(ACTIVITY_LIMITS.effortMinimum)
      .max(ACTIVITY_LIMITS.effortMaximum),
    isHidden: boolean().required(),
    // Rows from before there was a choice have no such field.
    isDuplicateShown: boolean().optional(),
  })
    .noUnknown()
    .strict();
