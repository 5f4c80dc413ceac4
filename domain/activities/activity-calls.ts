import { number, object, string } from 'yup';
import type { CallSchemas } from '../call-schemas.ts';
import { DOCUMENT_ID_PATTERN } from '../document-id.ts';
import { ACTIVITY_LIMITS } from './activity-row.ts';
import { MANUAL_ID_PATTERN, type ManualActivity } from './manual-activity.ts';
import { manualActivitySchema } from './manual-schemas.ts';

/** The calls about one's own activities. */
export interface ActivityCalls {
  /** Fetches what an activity's page shows and is not kept here. Safe to repeat. */
  openActivity: { request: ActivityReference; response: ActivityOpening };
  /** Writes a session that the caller enters by hand, or corrects one. Safe to repeat. */
  saveManualActivity: { request: SaveManualActivity; response: { isSaved: boolean } };
  /** Deletes what the caller entered by hand. Safe to repeat. */
  deleteManualActivity: { request: ActivityReference; response: { isDeleted: boolean } };
  /** Makes a link, good for some minutes, to the file that an activity was read from. */
  downloadRecording: { request: ActivityReference; response: { url: string } };
  /** Has the weather of an activity looked up; it comes into its row. Safe to repeat. */
  askForWeather: { request: ActivityReference; response: { isComing: boolean } };
  /** Makes an activity the main one of those that repeat it. Safe to repeat. */
  chooseMainActivity: { request: ActivityReference; response: { isMain: boolean } };
  /** Takes the coach's words out of the activity's description at Strava. Safe to repeat. */
  removeStravaPost: { request: ActivityReference; response: { isAsked: boolean } };
}

/** One of the caller's own activities. */
export interface ActivityReference {
  activityId: string;
}
/** `words`: what the runner says of a new entry; null = as they were. */
export interface SaveManualActivity {
  activityId: string;
  entry: ManualActivity;
  words: { note: string | null; effort: number | null } | null;
}
/** `waiting`: the provider's limits are reached; `resumesAt` is an ISO instant. */
export type ActivityOpening = { state: 'ready' } | { state: 'waiting'; resumesAt: string };

const activityReferenceSchema = object({
  activityId: string().required().matches(DOCUMENT_ID_PATTERN),
});

export const activityCallSchemas: CallSchemas<ActivityCalls> = {
  openActivity: activityReferenceSchema,
  saveManualActivity: object({
    activityId: string().required().matches(MANUAL_ID_PATTERN),
    entry: manualActivitySchema.required(),
    words: object({
      note: string().defined().nullable().max(ACTIVITY_LIMITS.noteMaxLength),
      effort: number()
        .defined()
        .nullable()
        .integer()
        .min(ACTIVITY_LIMITS.effortMinimum)
        .max(ACTIVITY_LIMITS.effortMaximum),
    })
      .defined()
      .nullable(),
  }),
  deleteManualActivity: activityReferenceSchema,
  downloadRecording: activityReferenceSchema,
  askForWeather: activityReferenceSchema,
  chooseMainActivity: activityReferenceSchema,
  removeStravaPost: activityReferenceSchema,
};
