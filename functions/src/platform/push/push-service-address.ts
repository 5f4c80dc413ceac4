/**
 * Push services of the browsers, by their hosts. `*.` stands for one or more names before the rest.
 * Nobody else is sent anything, whatever a browser says.
 */
export const PUSH_SERVICE_HOSTS = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
] as const;

/**
 * Checks whether an address belongs to a push service that may be asked.
 *
 * @param allowed hosts such as {@link PUSH_SERVICE_HOSTS}, or origins such as `http://127.0.0.1:5310`
 */
export function isPushServiceAddress(endpoint: string, allowed: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, origin, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  return allowed.some((one) => {
    if (one.includes('://')) return one === origin;
    if (protocol !== 'https:' || port !== '') return false;
    return one.startsWith('*.') ? hostname.endsWith(one.slice(1)) : hostname === one;
  });
}
