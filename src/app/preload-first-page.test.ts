// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleUserAccount } from '@tasuki/domain/accounts/example-user-account';
import type { CoachLink } from '@tasuki/domain/coaches/coach';
import { preloadSession } from '../data/sign-in/session.ts';
import {
  rememberSignIn,
  SIGNED_OUT_SESSION,
  useSessionStore,
  type SessionState,
} from '../platform/session-store.ts';
import { preloadFirstPage } from './preload-first-page.ts';
import { pageOf } from './routing/page-registry.ts';

vi.mock('../data/sign-in/session.ts', () => ({ preloadSession: vi.fn(), startSession: vi.fn() }));
vi.mock('./frame/lazy-layouts.ts', () => ({
  loadMainLayout: vi.fn(() => Promise.reject(new Error('no connection'))),
  loadScreenLayout: vi.fn(),
}));
vi.mock('./routing/page-registry.ts', () => {
  const pages = new Map<string, object>();
  return {
    pageOf: (name: string) => {
      const page = pages.get(name) ?? { preload: vi.fn() };
      pages.set(name, page);
      return page;
    },
  };
});

const READY: SessionState = {
  ...SIGNED_OUT_SESSION,
  status: 'ready',
  userCredential: { uid: 'u1', email: 'hanako@example.jp', isEmailVerified: true },
  user: exampleUserAccount(),
  claims: { canAccessBeta: true },
  coachLinks: [{ id: 'u1_tasuki', coachId: 'tasuki', waitingPlan: null } as CoachLink],
};

function at(path: string, session: SessionState): ReturnType<typeof preloadFirstPage> {
  globalThis.history.replaceState(null, '', path);
  useSessionStore.setState(session);
  return preloadFirstPage();
}

beforeEach(() => {
  vi.clearAllMocks();
});
afterEach(() => {
  globalThis.localStorage.clear();
  globalThis.history.replaceState(null, '', '/');
});

describe('the first page after a sign-in', () => {
  test('is the list of activities, at its own address', () => {
    expect(at('/', READY)?.page).toBe(pageOf('activities'));
    expect(globalThis.location.pathname).toBe('/activities');
  });

  test('is the page to which the guard leads, and the router goes there', () => {
    expect(at('/', { ...READY, user: null })?.page).toBe(pageOf('updateProfile'));
    expect(globalThis.location.pathname).toBe('/');
  });

  test('is the one of coaches for a coach without a coach', () => {
    const coach = { ...READY, claims: { canAccessBeta: true, isCoach: true }, coachLinks: [] };
    expect(at('/', coach)?.page).toBe(pageOf('coachHome'));
  });
});

describe('the first page of a visit', () => {
  const unknown: SessionState = { ...SIGNED_OUT_SESSION, status: 'unknown' };

  test('is the one of the address for who was signed in, whose session comes with it', () => {
    rememberSignIn('u1');
    expect(at('/plan', unknown)?.page).toBe(pageOf('plan'));
    expect(preloadSession).toHaveBeenCalled();
  });

  test('is sign-up for a stranger, who needs no session yet', () => {
    expect(at('/plan', unknown)?.page).toBe(pageOf('signUp'));
    expect(preloadSession).not.toHaveBeenCalled();
  });

  test('does not wait for a frame that cannot be fetched', async () => {
    await expect(at('/plan', unknown)?.layout).resolves.toBeUndefined();
  });
});
