export const STRAVA_SCOPES = [
  'read',
  'read_all',
  'profile:read_all',
  'profile:write',
  'activity:read',
  'activity:read_all',
  'activity:write',
] as const;
export type StravaScope = (typeof STRAVA_SCOPES)[number];
