import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rememberSignIn } from '../platform/session-store.ts';
import { isForGuestStart } from './drawn-page.ts';

/** A window in which one of the browser's displays is the case. */
function displayedAs(display: string): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === `(display-mode: ${display})`,
  }));
}

beforeEach(() => {
  displayedAs('browser');
});
afterEach(() => {
  vi.unstubAllGlobals();
  globalThis.localStorage.clear();
  globalThis.history.replaceState(null, '', '/');
});

describe('sign-in and sign-up start without the app', () => {
  test('for a stranger', () => {
    globalThis.history.replaceState(null, '', '/signin');
    expect(isForGuestStart()).toBe(true);
  });

  test('but not for who returns', () => {
    rememberSignIn('u1');
    expect(isForGuestStart()).toBe(false);
  });

  test('nor for a wish in the address, or a page that sent them here', () => {
    globalThis.history.replaceState(null, '', '/signup?lp=1');
    expect(isForGuestStart()).toBe(false);
    globalThis.history.replaceState({ from: '/plan' }, '', '/signup');
    expect(isForGuestStart()).toBe(false);
  });

  test('nor on the home screen, where the app keeps itself and offers newer versions', () => {
    displayedAs('standalone');
    expect(isForGuestStart()).toBe(false);
  });
});
