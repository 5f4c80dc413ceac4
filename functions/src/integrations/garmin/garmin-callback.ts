/** The path of Garmin's files, below the address of its API. */
const FILE_PATH = '/wellness-api/rest/activityFile';
const CALLBACK_MAX_LENGTH = 2000;

/**
 * The address of a file as a notification names it, if it is one of Garmin's. Notifications are
 * unsigned, and what is fetched from here may carry a token. The same origin, the one path under
 * which files lie, no name or password.
 *
 * @param apiBase the configured address of Garmin's interface
 * @returns null for every other address
 */
export function garminFileAddress(callback: unknown, apiBase: string): URL | null {
  if (typeof callback !== 'string' || callback.length > CALLBACK_MAX_LENGTH) return null;
  if (!URL.canParse(callback)) return null;
  // Compared as parsed: other spellings of a host or a path are the same to whoever fetches it.
  const address = new URL(callback);
  const expected = new URL(`${apiBase}${FILE_PATH}`);
  const isGarmins =
    address.origin === expected.origin &&
    address.pathname === expected.pathname &&
    address.username === '' &&
    address.password === '';
  if (!isGarmins) return null;
  address.hash = '';
  return address;
}
