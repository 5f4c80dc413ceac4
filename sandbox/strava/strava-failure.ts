/** What Strava's errors look like. */
export interface StravaFailure {
  status: number;
  body: {
    message: string;
    errors: { resource: string; field: string; code: string }[];
  };
}

/** An error in Strava's words, e.g. `stravaFailure(404, 'Record Not Found', 'Activity', 'id', 'not found')`. */
export function stravaFailure(
  status: number,
  message: string,
  resource: string,
  field: string,
  code: string,
): StravaFailure {
  return { status, body: { message, errors: [{ resource, field, code }] } };
}

/** For a token that is unknown, expired or revoked. */
export const TOKEN_INVALID = stravaFailure(
  401,
  'Authorization Error',
  'Athlete',
  'access_token',
  'invalid',
);

/** For a token whose athlete did not allow that: 401 too, distinguished only by its body. */
export function permissionMissing(permission: 'activity:read' | 'activity:write'): StravaFailure {
  return stravaFailure(
    401,
    'Authorization Error',
    'AccessToken',
    `${permission}_permission`,
    'missing',
  );
}

export const CLIENT_INVALID = stravaFailure(
  401,
  'Authorization Error',
  'Application',
  'client_secret',
  'invalid',
);

export function notFound(resource: string): StravaFailure {
  return stravaFailure(404, 'Record Not Found', resource, 'id', 'not found');
}

export function badRequest(resource: string, field: string, code = 'invalid'): StravaFailure {
  return stravaFailure(400, 'Bad Request', resource, field, code);
}
