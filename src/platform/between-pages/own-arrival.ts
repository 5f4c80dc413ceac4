/** The key of an entry of the browser's history that no link of the app has made. */
const FIRST_ENTRY_KEY = 'default';

/**
 * Whether a page of ours led to the one that is open: by a link within the app, or by leaving one document
 * for another. A link of another site, a typed address and a bookmark do not count.
 *
 * @param locationKey of the router's location
 */
export function isLedHereByOwnPage(locationKey: string): boolean {
  if (locationKey !== FIRST_ENTRY_KEY) return true;
  const { referrer } = globalThis.document;
  return URL.canParse(referrer) && new URL(referrer).origin === globalThis.location.origin;
}
