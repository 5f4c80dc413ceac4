// @vitest-environment jsdom
import { onAuthStateChanged, signOut, type NextOrObserver, type User } from 'firebase/auth';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { exampleUserAccount } from '@tasuki/domain/accounts/example-user-account';
import {
  NO_EMAIL_DOMAIN,
  PLACEHOLDER_EMAIL_DOMAIN,
} from '@tasuki/domain/accounts/previous-account';
import type { UserAccount } from '@tasuki/domain/accounts/user-account';
import { firebaseAuth } from '../../platform/firebase/firebase-auth.ts';
import { changeLanguage } from '../../platform/i18n.ts';
import {
  keepPendingSignUp,
  readPendingSignUp,
} from '../../platform/between-pages/pending-sign-up.ts';
import { noteAdmitted } from '../../platform/live/first-reads.ts';
import { setErrorReporter } from '../../platform/report-error.ts';
import { onSessionRenewed } from '../../platform/firebase/session-renewals.ts';
import {
  forgetPersonalStorage,
  rememberSignIn,
  SIGNED_OUT_SESSION,
  useSessionStore,
} from '../../platform/session-store.ts';
import { loadCoachLinks } from '../coaches/coach-links.ts';
import { readKeptAccount, readKeptCoachLinks } from './kept-session.ts';
import { listenToSession, refreshCredential } from './session-listener.ts';
import { watchSession } from './session-live.ts';
import { admitSignIn, isSignInAdmitted } from './sign-in-admission.ts';
import { leaveTab } from './leave-tab.ts';
import {
  createUserAccount,
  loadUserAccount,
  updateUserAccount,
} from '../accounts/user-accounts.ts';

vi.mock('firebase/auth', () => ({ onAuthStateChanged: vi.fn(), signOut: vi.fn() }));
vi.mock('../../platform/firebase/firebase-auth.ts', () => ({
  firebaseAuth: { authStateReady: () => Promise.resolve(), currentUser: null },
}));
vi.mock('../../platform/i18n.ts', () => ({
  changeLanguage: vi.fn(() => Promise.resolve()),
  currentLanguage: () => 'en',
}));
vi.mock('../../platform/live/first-reads.ts', () => ({ noteAdmitted: vi.fn() }));
vi.mock('../accounts/user-accounts.ts', () => ({
  createUserAccount: vi.fn(),
  loadUserAccount: vi.fn(),
  updateUserAccount: vi.fn(),
}));
vi.mock('../coaches/coach-links.ts', () => ({ loadCoachLinks: vi.fn() }));
vi.mock('./kept-session.ts', () => ({ readKeptAccount: vi.fn(), readKeptCoachLinks: vi.fn() }));
vi.mock('./session-live.ts', () => ({ watchSession: vi.fn(() => () => undefined) }));
vi.mock('./leave-tab.ts', () => ({ leaveTab: vi.fn() }));
vi.mock('./sign-in-admission.ts', () => ({ admitSignIn: vi.fn(), isSignInAdmitted: vi.fn() }));

const accountMock = vi.mocked(loadUserAccount);
const createMock = vi.mocked(createUserAccount);
const updateMock = vi.mocked(updateUserAccount);
const linksMock = vi.mocked(loadCoachLinks);
const reported = vi.fn();

const ACCOUNT = exampleUserAccount();

interface Token {
  claims: Record<string, unknown>;
}

function person(
  token: (isForced: boolean) => Promise<Token>,
  identity: { uid?: string; email?: string } = {},
): User {
  return {
    uid: identity.uid ?? 'u1',
    email: identity.email ?? 'hanako@example.jp',
    emailVerified: false,
    providerData: [],
    getIdTokenResult: (isForced = false) => token(isForced),
  } as unknown as User;
}

const approved = () => Promise.resolve({ claims: { canAccessBeta: true } });
const approvedNot = () => Promise.resolve({ claims: {} });
const session = () => useSessionStore.getState();

let emit: (user: User | null) => void;

beforeEach(async () => {
  vi.resetAllMocks();
  setErrorReporter(reported);
  globalThis.localStorage.clear();
  useSessionStore.setState({ ...SIGNED_OUT_SESSION, status: 'unknown' });
  vi.mocked(changeLanguage).mockResolvedValue();
  vi.mocked(onAuthStateChanged).mockImplementation((_auth, listener: NextOrObserver<User>) => {
    emit = (user) => {
      if (typeof listener === 'function') listener(user);
    };
    return () => undefined;
  });
  accountMock.mockResolvedValue(ACCOUNT);
  createMock.mockResolvedValue();
  updateMock.mockResolvedValue();
  linksMock.mockResolvedValue([]);
  vi.mocked(readKeptAccount).mockRejectedValue(new Error('nothing in the cache'));
  vi.mocked(isSignInAdmitted).mockResolvedValue(true);
  vi.mocked(admitSignIn).mockResolvedValue();
  vi.mocked(signOut).mockResolvedValue();
  await listenToSession();
});

async function settledAs(status: ReturnType<typeof session>['status']): Promise<void> {
  await vi.waitFor(() => {
    expect(session().status).toBe(status);
  });
}

describe('a sign-in method that is linked while the session begins', () => {
  test('stays known where the first reads end later', async () => {
    let claims: Record<string, unknown> = { canAccessBeta: true };
    const user = {
      ...person(() => Promise.resolve({ claims })),
      reload: () => Promise.resolve(),
    };
    const links = Promise.withResolvers<[]>();
    linksMock.mockReturnValue(links.promise);
    Object.assign(firebaseAuth, { currentUser: user });
    try {
      emit(user);
      await vi.waitFor(() => {
        expect(linksMock).toHaveBeenCalled();
      });
      claims = { ...claims, hasGoogle: true };
      await refreshCredential();
      links.resolve([]);
      await settledAs('ready');
      expect(session().signInMethods).toEqual(['google']);
    } finally {
      Object.assign(firebaseAuth, { currentUser: null });
    }
  });
});

describe('a sign-in that the server has to judge', () => {
  const released = new TasukiFailure('account/address-released');
  const refused = new TasukiFailure('common/permission-denied');

  test('is judged before anything is read, and once', async () => {
    vi.mocked(isSignInAdmitted).mockResolvedValue(false);
    vi.mocked(admitSignIn).mockImplementation(() => {
      expect(loadUserAccount).not.toHaveBeenCalled();
      return Promise.resolve();
    });
    emit(person(approved));
    await settledAs('ready');
    expect(admitSignIn).toHaveBeenCalledTimes(1);
  });

  test('is not judged again when the page is loaded anew', async () => {
    emit(person(approved));
    await settledAs('ready');
    expect(admitSignIn).not.toHaveBeenCalled();
  });

  test('is judged where the server has forgotten it, and goes on', async () => {
    accountMock.mockRejectedValueOnce(refused);
    emit(person(approved));
    await settledAs('ready');
    expect(admitSignIn).toHaveBeenCalledTimes(1);
    expect(session().user).toMatchObject({ firstName: 'Hanako' });
  });

  test('can be tried again where the server is not reached', async () => {
    vi.mocked(isSignInAdmitted).mockResolvedValue(false);
    vi.mocked(admitSignIn).mockRejectedValue(new TasukiFailure('common/unavailable'));
    emit(person(approved));
    await settledAs('failed');
    expect(session().failureCode).toBe('common/unavailable');
    expect(loadUserAccount).not.toHaveBeenCalled();
  });

  test('of who came by a mail to somebody else’s account ends, and the free address is offered', async () => {
    vi.mocked(isSignInAdmitted).mockResolvedValue(false);
    vi.mocked(admitSignIn).mockRejectedValue(released);
    emit(person(approved));
    await settledAs('signedOut');
    await vi.waitFor(() => {
      expect(signOut).toHaveBeenCalledTimes(1);
    });
    emit(null);
    expect(session()).toMatchObject({
      status: 'signedOut',
      failureCode: 'account/address-released',
      releasedEmail: 'hanako@example.jp',
    });
    expect(loadUserAccount).not.toHaveBeenCalled();
  });

  test('goes on live where a listener was refused, and asks for the password where that does not help', async () => {
    emit(person(approvedNot));
    await settledAs('ready');
    await vi.waitFor(() => {
      expect(watchSession).toHaveBeenCalledTimes(1);
    });
    const renewed = vi.fn();
    const stop = onSessionRenewed(renewed);
    const refuse = () => vi.mocked(watchSession).mock.lastCall?.[2]();
    refuse();
    await vi.waitFor(() => {
      expect(watchSession).toHaveBeenCalledTimes(2);
    });
    expect(session().status).toBe('ready');
    // Reads that pages had refused meanwhile are repeated.
    await vi.waitFor(() => {
      expect(renewed).toHaveBeenCalledTimes(1);
    });
    refuse();
    expect(session().status).toBe('expired');
    expect(admitSignIn).toHaveBeenCalledTimes(1);
    // A person who signs in again goes on, with live queries too.
    emit(person(approvedNot));
    await settledAs('ready');
    await vi.waitFor(() => {
      expect(watchSession).toHaveBeenCalledTimes(3);
    });
    expect(renewed).toHaveBeenCalledTimes(2);
    stop();
  });
});

describe('what a page reads beside the session', () => {
  test('may begin before the account is read where the person was let in', async () => {
    accountMock.mockReturnValue(new Promise(() => undefined));
    emit(person(approved));
    await vi.waitFor(() => {
      expect(noteAdmitted).toHaveBeenCalledWith('u1');
    });
    expect(session().status).toBe('loading');
  });

  test('begins beside the account where the server has just let the person in', async () => {
    const judged = Promise.withResolvers<undefined>();
    vi.mocked(isSignInAdmitted).mockResolvedValue(false);
    vi.mocked(admitSignIn).mockReturnValue(judged.promise);
    accountMock.mockReturnValue(new Promise(() => undefined));
    emit(person(approved));
    await vi.waitFor(() => {
      expect(admitSignIn).toHaveBeenCalled();
    });
    expect(noteAdmitted).not.toHaveBeenCalledWith('u1');
    judged.resolve(undefined);
    await vi.waitFor(() => {
      expect(noteAdmitted).toHaveBeenCalledWith('u1');
    });
    expect(session().status).toBe('loading');
  });

  test('never begins for somebody who left while the server judged the sign-in', async () => {
    const judged = Promise.withResolvers<undefined>();
    vi.mocked(isSignInAdmitted).mockResolvedValue(false);
    vi.mocked(admitSignIn).mockReturnValueOnce(judged.promise);
    emit(person(approved));
    await vi.waitFor(() => {
      expect(admitSignIn).toHaveBeenCalled();
    });
    emit(null);
    judged.resolve(undefined);
    await vi.waitFor(() => {
      expect(loadUserAccount).toHaveBeenCalled();
    });
    expect(noteAdmitted).not.toHaveBeenCalledWith('u1');
  });

  test.each([
    ['who is not let in yet', approvedNot],
    ['a coach', () => Promise.resolve({ claims: { canAccessBeta: true, isCoach: true } })],
  ])('waits for %s', async (_who, token) => {
    emit(person(token));
    await settledAs('ready');
    expect(noteAdmitted).not.toHaveBeenCalledWith('u1');
  });

  test('ends with the credential', async () => {
    emit(person(approved));
    await settledAs('ready');
    emit(null);
    expect(noteAdmitted).toHaveBeenLastCalledWith(null);
  });
});

describe('coming in', () => {
  test('nobody there is signed out', () => {
    emit(null);
    expect(session()).toEqual(SIGNED_OUT_SESSION);
  });

  test('reads account, links and claims, and speaks the account’s language', async () => {
    accountMock.mockResolvedValue({ ...ACCOUNT, language: 'vi' });
    emit(person(approved));
    expect(session().status).toBe('loading');
    await settledAs('ready');
    expect(session()).toMatchObject({
      userCredential: { uid: 'u1', email: 'hanako@example.jp', isEmailVerified: false },
      user: { firstName: 'Hanako' },
      claims: { canAccessBeta: true },
      coachLinks: [],
    });
    expect(changeLanguage).toHaveBeenCalledExactlyOnceWith('vi');
  });

  test('waits for fresh claims when the stored ones do not let in', async () => {
    emit(
      person((isForced) => Promise.resolve({ claims: isForced ? { canAccessBeta: true } : {} })),
    );
    await settledAs('ready');
    expect(session().claims.canAccessBeta).toBe(true);
  });

  test('lets in at once by stored claims, and takes the fresh ones when they come', async () => {
    let answer: (token: Token) => void = () => undefined;
    const fresh = new Promise<Token>((resolve) => {
      answer = resolve;
    });
    emit(person((isForced) => (isForced ? fresh : approved())));
    await settledAs('ready');
    expect(session().claims.canAccessBeta).toBe(true);
    answer({ claims: {} });
    await vi.waitFor(() => {
      expect(session().claims.canAccessBeta).toBe(false);
    });
  });

  test('does not wait long for the news, and comes in by what is known where there are none', async () => {
    vi.useFakeTimers();
    try {
      emit(person((isForced) => (isForced ? new Promise(() => undefined) : approvedNot())));
      await vi.advanceTimersByTimeAsync(6000);
      expect(session()).toMatchObject({ status: 'ready', claims: { canAccessBeta: false } });
    } finally {
      vi.useRealTimers();
    }
    const lost = Object.assign(new Error('lost'), { code: 'auth/network-request-failed' });
    emit(person((isForced) => (isForced ? Promise.reject(lost) : approvedNot()), { uid: 'u3' }));
    await vi.waitFor(() => {
      expect(session()).toMatchObject({ status: 'ready', userCredential: { uid: 'u3' } });
    });
  });

  test('goes live in the end where the code for that does not come at once', async () => {
    vi.useFakeTimers();
    try {
      vi.mocked(watchSession).mockImplementationOnce(() => {
        throw new TypeError('Failed to fetch dynamically imported module');
      });
      emit(person(approvedNot));
      await vi.advanceTimersByTimeAsync(3000);
      expect(watchSession).toHaveBeenCalledTimes(2);
    } finally {
      vi.useRealTimers();
    }
  });

  test('says why account and links could not be read', async () => {
    linksMock.mockRejectedValue(new TasukiFailure('common/unavailable'));
    emit(person(approved));
    await settledAs('failed');
    expect(session().failureCode).toBe('common/unavailable');
  });

  test('forgets the answers for somebody who has left meanwhile', async () => {
    let answer: (account: UserAccount) => void = () => undefined;
    accountMock.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    emit(person(approved));
    await vi.waitFor(() => {
      expect(accountMock).toHaveBeenCalledTimes(1);
    });
    accountMock.mockResolvedValue({ ...ACCOUNT, uid: 'u2', firstName: 'Lan' });
    emit(person(approved, { uid: 'u2', email: 'lan@example.vn' }));
    answer(ACCOUNT);
    await settledAs('ready');
    expect(session().user?.firstName).toBe('Lan');
  });

  test('corrects the account’s email to the sign-in email, once the token says it too', async () => {
    accountMock.mockResolvedValue({ ...ACCOUNT, email: 'old@example.jp' });
    emit(person(approved));
    await settledAs('ready');
    expect(updateMock).toHaveBeenCalledExactlyOnceWith('u1', { email: 'hanako@example.jp' });
    expect(session().user?.email).toBe('hanako@example.jp');
  });

  test.each([NO_EMAIL_DOMAIN, PLACEHOLDER_EMAIL_DOMAIN])(
    'stores no email where the sign-in has one of %s, which stands for none',
    async (domain) => {
      accountMock.mockResolvedValue({ ...ACCOUNT, email: `0a1b@${domain}` });
      emit(person(approved, { email: `0a1b@${domain}` }));
      await settledAs('ready');
      expect(updateMock).toHaveBeenCalledExactlyOnceWith('u1', { email: null });
      expect(session().user?.email).toBeNull();
    },
  );
});

describe('a sign-up', () => {
  const pending = {
    uid: null,
    email: 'hanako@example.jp',
    firstName: 'Hanako',
    lastName: 'Sato',
    language: 'ja',
    acceptedTermsVersion: '2026-11-21',
  } as const;

  test('is written as soon as the new person is met', async () => {
    keepPendingSignUp(pending);
    accountMock.mockResolvedValueOnce(null);
    emit(person(approved));
    await settledAs('ready');
    expect(createMock.mock.calls[0]?.[1]).toMatchObject({
      email: 'hanako@example.jp',
      firstName: 'Hanako',
      lastName: 'Sato',
      language: 'ja',
      phoneNumber: null,
      acceptedTermsVersion: '2026-11-21',
      isStartPageShown: false,
    });
    expect(readPendingSignUp({ uid: 'u1', email: 'hanako@example.jp' })).toBeNull();
  });

  test('that cannot be written now sticks nowhere: the next visit finds what was typed', async () => {
    keepPendingSignUp(pending);
    accountMock.mockResolvedValueOnce(null);
    createMock.mockRejectedValueOnce(new TasukiFailure('common/unavailable'));
    emit(person(approved));
    await settledAs('ready');
    expect(session().user).toBeNull();
    expect(readPendingSignUp({ uid: 'u1', email: 'hanako@example.jp' })).toEqual(pending);
  });

  test('of another person is never written into this one’s account', async () => {
    keepPendingSignUp({ ...pending, email: 'somebody@else.jp' });
    accountMock.mockResolvedValueOnce(null);
    emit(person(approved));
    await settledAs('ready');
    expect(createMock).not.toHaveBeenCalled();
  });
});

describe('a credential that ends', () => {
  test('without a sign-out keeps everything in its place', async () => {
    emit(person(approved));
    await settledAs('ready');
    emit(null);
    expect(session()).toMatchObject({
      status: 'expired',
      user: { firstName: 'Hanako' },
      userCredential: { uid: 'u1' },
    });
  });

  test('goes on where it was when the same person signs in again', async () => {
    emit(person(approved));
    await settledAs('ready');
    emit(null);
    const seen: string[] = [];
    const stop = useSessionStore.subscribe(({ status }) => seen.push(status));
    emit(person(approved));
    await settledAs('ready');
    stop();
    expect(new Set(seen)).toEqual(new Set(['ready']));
  });

  test('before anything was shown says so when it enters', () => {
    rememberSignIn('u1');
    linksMock.mockReturnValue(new Promise(() => undefined));
    emit(person(approved));
    expect(session().status).toBe('loading');
    emit(null);
    expect(session()).toEqual({
      ...SIGNED_OUT_SESSION,
      failureCode: 'account/session-expired',
    });
  });

  test('and then somebody else signs in: what the first one left in the browser is gone', async () => {
    rememberSignIn('somebody-else');
    globalThis.localStorage.setItem('tasuki.personal.draft.t1', 'Not for others');
    globalThis.sessionStorage.setItem('tasuki.personal.form.contact', 'Not for others');
    globalThis.localStorage.setItem('tasuki.personal.pendingSignUp', 'theirs');
    emit(person(approved));
    await settledAs('ready');
    expect(globalThis.localStorage.getItem('tasuki.personal.draft.t1')).toBeNull();
    expect(globalThis.sessionStorage.getItem('tasuki.personal.form.contact')).toBeNull();
    globalThis.localStorage.setItem('tasuki.personal.draft.t1', 'My own');
    emit(null);
    emit(person(approved));
    await settledAs('ready');
    expect(globalThis.localStorage.getItem('tasuki.personal.draft.t1')).toBe('My own');
  });

  test('and then somebody else signs in: unsent messages wait for their author, also when the other signs out', async () => {
    const theirs = 'tasuki.personal.unsent.somebody-else.m1';
    const own = 'tasuki.personal.unsent.u1.m2';
    rememberSignIn('somebody-else');
    globalThis.localStorage.setItem(theirs, 'Not for others');
    emit(person(approved));
    await settledAs('ready');
    globalThis.localStorage.setItem(own, 'My own');
    forgetPersonalStorage();
    expect(globalThis.localStorage.getItem(own)).toBeNull();
    expect(globalThis.localStorage.getItem(theirs)).toBe('Not for others');
  });

  test('by a sign-out in another tab empties this one too', async () => {
    emit(person(approved));
    await settledAs('ready');
    globalThis.localStorage.clear();
    emit(null);
    expect(session()).toEqual(SIGNED_OUT_SESSION);
    await vi.waitFor(() => {
      expect(leaveTab).toHaveBeenCalledTimes(1);
    });
  });
});

describe('a start without a connection', () => {
  const unreachable = new TasukiFailure('common/unavailable');
  /** As Firebase Auth keeps it: of yesterday, and over. */
  const kept = `header.${btoa(JSON.stringify({ canAccessBeta: true, auth_time: 1 }))}.signature`;
  const returning = () =>
    Object.assign(
      person(() => Promise.reject(new TasukiFailure('auth/network-request-failed'))),
      { toJSON: () => ({ stsTokenManager: { accessToken: kept } }) },
    );

  beforeEach(() => {
    accountMock.mockRejectedValue(unreachable);
    linksMock.mockRejectedValue(unreachable);
  });

  test('is made from what this browser kept', async () => {
    vi.mocked(readKeptAccount).mockResolvedValue(ACCOUNT);
    vi.mocked(readKeptCoachLinks).mockResolvedValue([]);
    emit(returning());
    await settledAs('ready');
    expect(session().user).toEqual(ACCOUNT);
    expect(session().claims.canAccessBeta).toBe(true);
  });

  test('says why where nothing was kept', async () => {
    vi.mocked(readKeptAccount).mockRejectedValue(new Error('nothing in the cache'));
    vi.mocked(readKeptCoachLinks).mockResolvedValue([]);
    emit(returning());
    await settledAs('failed');
    expect(session().failureCode).toBe('common/unavailable');
  });

  test('takes nothing kept for what the server refuses', async () => {
    accountMock.mockRejectedValue(new TasukiFailure('common/permission-denied'));
    linksMock.mockResolvedValue([]);
    emit(returning());
    await settledAs('failed');
    expect(readKeptAccount).not.toHaveBeenCalled();
  });
});
