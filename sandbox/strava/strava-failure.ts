/** The form of Strava's errors. */
export interface StravaFailure {
  status: number;
  body: {
    message: string;
    errors: StravaFieldError[];
  };
}

interface StravaFieldError {
  resource: string;
  field: string;
  code: string;
}

/** An error in Strava's words, e.g. `stravaFailure(404, 'Record Not Found', { resource: 'Activity', field: 'id', code: 'not found' })`. */
export function stravaFailure(
  status: number,
  message: string,
  error: StravaFieldError,
): StravaFailure {
  return { status, body: { message, errors: [error] } };
}

/** For a token that is unknown, expired or revoked. */
export const TOKEN_INVALID = stravaFailure(401, 'Authorization Error', {
  resource: 'Athlete',
  field: 'access_token',
  code: 'invalid',
});

/** For a token whose athlete did not allow that: 401 too, distinguished only by its body. */
export function permissionMissing(permission: 'activity:read' | 'activity:write'): StravaFailure {
  return stravaFailure(401, 'Authorization Error', {
    resource: 'AccessToken',
    field: `${permission}_permission`,
    code: 'missing',
  });
}

export const CLIENT_INVALID = stravaFailure(401, 'Authorization Error', {
  resource: 'Application',
  field: 'client_secret',
  code: 'invalid',
});

export function notFound(resource: string): StravaFailure {
  return stravaFailure(404, 'Record Not Found', { resource, field: 'id', code: 'not found' });
}

export function badRequest(resource: string, field: string, code = 'invalid'): StravaFailure {
  return stravaFailure(400, 'Bad Request', { resource, field, code });
}
