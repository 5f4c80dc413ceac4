import { expect, test } from 'vitest';
import { BROWSER_STORAGE, isConsentedCookie, isNamedBy, storageWith } from './browser-storage.ts';

test('names what companies keep only where they receive something', () => {
  const alone = storageWith([]);
  expect(alone).toContain('hostingLanguage');
  expect(alone).not.toContain('googleAnalytics');
  expect(storageWith(['googleAnalytics'])).toEqual(
    expect.arrayContaining([...alone, 'googleAnalytics']),
  );
});

test('takes the cookies away for which a consent is needed, and no other', () => {
  for (const cookie of ['_ga', '_ga_ABC', '_gcl_au', '_gid', 'fs_uid']) {
    expect(isConsentedCookie(cookie), cookie).toBe(true);
  }
  for (const cookie of ['firebase-language-override', '__stripe_mid', '_gax']) {
    expect(isConsentedCookie(cookie), cookie).toBe(false);
  }
});

test('knows a name by its beginning only where the list has a star', () => {
  expect(isNamedBy('firestore/x', 'firestore/*')).toBe(true);
  expect(isNamedBy('tasuki.consent2', 'tasuki.consent')).toBe(false);
});

test('lists no name twice', () => {
  const names = Object.values(BROWSER_STORAGE).flatMap((entry) => [...entry.names]);
  expect(new Set(names).size).toBe(names.length);
});
