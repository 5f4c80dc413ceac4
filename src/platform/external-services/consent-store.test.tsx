import { beforeEach, expect, it, vi } from 'vitest';
import type * as ConsentStore from './consent-store.ts';

const STORAGE_KEY = 'tasuki.consent';

/** Each has the module anew, as each tab of a browser has; all share the storage. */
async function newTab(): Promise<typeof ConsentStore> {
  vi.resetModules();
  return import('./consent-store.ts');
}

function answersOf(tab: typeof ConsentStore) {
  return tab.useConsentStore.getState().choice?.answers ?? null;
}

function keptAnswers(): unknown {
  return (JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as { answers?: unknown }).answers;
}

beforeEach(() => {
  localStorage.clear();
});

it('keeps a no of another tab when it answers something else', async () => {
  const first = await newTab();
  first.decideOnConsent({ statistics: true, recording: true, errors: true });
  const second = await newTab();
  first.decideOnConsent({ recording: false });
  second.decideOnConsent({ errors: false });
  expect(keptAnswers()).toEqual({ statistics: true, recording: false, errors: false });
});

it('takes over what another tab answers, by its event or when it is looked at again', async () => {
  const first = await newTab();
  const second = await newTab();
  const stop = second.followOtherTabs();
  first.decideOnConsent({ recording: true });
  expect(answersOf(second)).toBeNull();
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY }));
  expect(answersOf(second)).toEqual({ recording: true });
  first.decideOnConsent({ recording: false });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(answersOf(second)).toEqual({ recording: false });
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(answersOf(second)).toBeNull();
  first.decideOnConsent({ recording: true });
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY }));
  expect(answersOf(second)).toBeNull();
});

it('asks for nothing to be drawn anew where nothing changed', async () => {
  const tab = await newTab();
  tab.decideOnConsent({ statistics: false });
  const stop = tab.followOtherTabs();
  const before = tab.useConsentStore.getState();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(tab.useConsentStore.getState()).toBe(before);
  stop();
});

it('keeps an answer for the visit where storage is forbidden', async () => {
  const tab = await newTab();
  const forbid = () => {
    throw new DOMException('Storage is forbidden', 'SecurityError');
  };
  const spies = [
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid),
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid),
  ];
  tab.decideOnConsent({ statistics: true });
  tab.decideOnConsent({ errors: false });
  expect(answersOf(tab)).toEqual({ statistics: true, errors: false });
  for (const spy of spies) spy.mockRestore();
});
