import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Checks whether a text is one of the secrets. The time it takes does not reveal how much of it is
 * right, nor which one it is.
 */
export function isOneOf(given: string, secrets: readonly string[]): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const actual = digest(given);
  let isFound = false;
  for (const secret of secrets) {
    if (timingSafeEqual(actual, digest(secret))) isFound = true;
  }
  return isFound;
}
