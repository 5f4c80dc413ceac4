/** Removed at sign-out, as everything under `tasuki.personal.` is. */
const KEY = 'tasuki.personal.closedPaymentNotices';
/** More at once nobody has; the oldest go first. */
const KEPT_MAXIMUM = 50;

/** The notices that were closed in this browser, by the ids of what they are about. */
export function closedNotices(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    // Without storage each notice is shown until its time is over.
    return [];
  }
}

/** @returns all that are closed now */
export function closeNotice(id: string): string[] {
  const closed = [...closedNotices().filter((one) => one !== id), id].slice(-KEPT_MAXIMUM);
  try {
    localStorage.setItem(KEY, JSON.stringify(closed));
  } catch {
    // It stays closed until the page is left.
  }
  return closed;
}
