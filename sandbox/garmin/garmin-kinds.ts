/**
 * The permissions that a person can give, with Garmin's words for them; history is off unless
 * switched on.
 */
export const GARMIN_PERMISSIONS = [
  'ACTIVITY_EXPORT',
  'HEALTH_EXPORT',
  'HISTORICAL_DATA_EXPORT',
  'WORKOUT_IMPORT',
  'COURSE_IMPORT',
  'MCT_EXPORT',
] as const;
export type GarminPermission = (typeof GARMIN_PERMISSIONS)[number];

/** Lists whose names distinguish notifications. */
export const NOTIFICATION_KINDS = [
  'activities',
  'activityDetails',
  'activityFiles',
  'manuallyUpdatedActivities',
  'deregistrations',
  'userPermissionsChange',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Kinds that can be asked for afterwards. There is none of files: those come with `activities`. */
export const BACKFILL_KINDS = [
  'activities',
  'activityDetails',
  'dailies',
  'epochs',
  'sleeps',
  'hrv',
  'stressDetails',
  'bodyComps',
  'userMetrics',
] as const;
export type BackfillKind = (typeof BACKFILL_KINDS)[number];
