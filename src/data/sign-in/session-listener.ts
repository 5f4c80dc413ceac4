/** The session's heavy side: Auth and the first reads. Import it dynamically. */
import { onAuthStateChanged, signOut, type User } from 'firebase/auth';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { isLostEmail, isPlaceholderEmail } from '@tasuki/domain/accounts/previous-account';
import type {
  AccountClaims,
  GoogleClaims,
  UserAccount,
} from '@tasuki/domain/accounts/user-account';
import type { CoachLink } from '@tasuki/domain/coaches/coach';
import { browserTimeZone } from '../../platform/browser-time-zone.ts';
import { failureCodeOf } from '../../platform/failure-code-of.ts';
import { firebaseAuth } from '../../platform/firebase/firebase-auth.ts';
import { knownClaims } from '../../platform/firebase/known-claims.ts';
import { changeLanguage, currentLanguage } from '../../platform/i18n.ts';
import { liveStarted } from '../../platform/firebase/live-start.ts';
import {
  forgetPendingSignUp,
  readPendingSignUp,
} from '../../platform/between-pages/pending-sign-up.ts';
import { forgetSeenPages } from '../../platform/last-seen/forget-seen-pages.ts';
import { noteAdmitted } from '../../platform/live/first-reads.ts';
import { lightReadsShown } from '../../platform/live/light-reads.ts';
import { reportError } from '../../platform/report-error.ts';
import { noteSessionRenewed } from '../../platform/firebase/session-renewals.ts';
import {
  forgetPersonalStorage,
  isSignInRemembered,
  markSessionExpired,
  rememberSignIn,
  SIGNED_OUT_SESSION,
  useSessionStore,
  type SessionCredential,
  type SignInMethod,
} from '../../platform/session-store.ts';
import { confirmReferral } from '../onboarding/referral-confirmation.ts';
import { admitSignIn, isSignInAdmitted } from './sign-in-admission.ts';

/** Auth's name for the sign-in by a password. */
const PASSWORD_PROVIDER = 'password';

let stopListening: (() => void) | null = null;
let detachLive: (() => void) | null = null;
/** Only the latest person's answers count. */
let generation = 0;

/** The address that the person signs in with; null for none, and for a placeholder. */
function emailOf({ email }: User): string | null {
  return isPlaceholderEmail(email) ? null : email;
}

function credentialOf(user: User): SessionCredential {
  return {
    uid: user.uid,
    email: emailOf(user),
    isEmailVerified: user.emailVerified,
    isEmailLost: isLostEmail(user.email),
  };
}

/** @param claims the token's, which says whether Google leads in; Auth itself does not know */
function signInMethodsOf(
  { providerData }: User,
  claims: Readonly<Record<string, unknown>>,
): SignInMethod[] {
  const hasPassword = providerData.some(({ providerId }) => providerId === PASSWORD_PROVIDER);
  return [
    ...(hasPassword ? (['password'] as const) : []),
    ...((claims as GoogleClaims).hasGoogle === true ? (['google'] as const) : []),
  ];
}

function claimsOf(claims: Readonly<Record<string, unknown>>): AccountClaims {
  return {
    canAccessBeta: claims.canAccessBeta === true,
    isCoach: claims.isCoach === true,
    isAdmin: claims.isAdmin === true,
  };
}

const UNREACHABLE: ReadonlySet<FailureCode> = new Set([
  'common/offline',
  'auth/network-request-failed',
]);
/** Failures of the light reads without a connection. */
const UNREAD: ReadonlySet<FailureCode> = new Set([...UNREACHABLE, 'common/unavailable']);

type AccountAndLinks = [account: UserAccount | null, coachLinks: CoachLink[]];

/**
 * Account and links, as this browser kept them where the server cannot be asked.
 *
 * @throws why the server could not be asked, where nothing is kept
 */
async function orKept(asked: Promise<AccountAndLinks>, uid: string): Promise<AccountAndLinks> {
  try {
    return await asked;
  } catch (cause) {
    if (!UNREAD.has(failureCodeOf(cause))) throw cause;
    try {
      const { readKeptAccount, readKeptCoachLinks } = await import('./kept-session.ts');
      return await Promise.all([readKeptAccount(uid), readKeptCoachLinks(uid)]);
    } catch {
      throw cause;
    }
  }
}

/** A new token from the server; where that cannot be reached, the one we have. */
async function freshClaims(user: User): Promise<AccountClaims> {
  try {
    return claimsOf((await user.getIdTokenResult(true)).claims);
  } catch (cause) {
    if (!UNREACHABLE.has(failureCodeOf(cause))) throw cause;
    return claimsOf(await knownClaims(user));
  }
}

/** The start waits at most so long for news of a person's rights; they are followed from then on. */
const CLAIMS_PATIENCE_MILLISECONDS = 5000;

/** The fresh claims, or those known where the fresh ones take long. */
async function freshClaimsInTime(
  known: AccountClaims,
  fresh: Promise<AccountClaims>,
): Promise<AccountClaims> {
  // Someone let in before need not wait for the news that they still are.
  if (known.canAccessBeta) return known;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<AccountClaims>((resolve) => {
    timer = setTimeout(() => {
      resolve(known);
    }, CLAIMS_PATIENCE_MILLISECONDS);
  });
  try {
    return await Promise.race([fresh, patience]);
  } finally {
    clearTimeout(timer);
  }
}

/** Fetches a token with today's claims; call it when accountStates says that they changed. */
export async function refreshClaims(): Promise<void> {
  const user = firebaseAuth.currentUser;
  if (!user) return;
  const claims = await freshClaims(user);
  if (firebaseAuth.currentUser?.uid === user.uid) useSessionStore.setState({ claims });
}

/** Reads the person's sign-in methods, email and its state again, e.g. after a mail's link was followed. */
export async function refreshCredential(): Promise<void> {
  const user = firebaseAuth.currentUser;
  if (!user) return;
  await user.reload();
  useSessionStore.setState({ userCredential: credentialOf(user) });
  const { claims } = await user.getIdTokenResult(true);
  useSessionStore.setState({ signInMethods: signInMethodsOf(user, claims) });
  const { user: account } = useSessionStore.getState();
  if (!account) return;
  const corrected = await withSignInEmail(account, user, Promise.resolve());
  if (firebaseAuth.currentUser?.uid === user.uid) useSessionStore.setState({ user: corrected });
  void confirmReferral();
}

/** The sign-in email is the truth; a mail's link or another sign-in method may have changed it. */
async function withSignInEmail(
  account: UserAccount,
  user: User,
  freshToken: Promise<unknown>,
): Promise<UserAccount> {
  const email = emailOf(user);
  if (account.email === email) return account;
  try {
    const { updateUserAccount } = await import('../accounts/user-accounts.ts');
    // The rules compare with the token, which may be older than the change.
    await freshToken;
    await updateUserAccount(user.uid, { email });
    return { ...account, email };
  } catch (cause) {
    reportError(cause, 'correct email');
    return account;
  }
}

async function readAccount(user: User, freshToken: Promise<unknown>): Promise<UserAccount | null> {
  const { createUserAccount, loadUserAccount } = await import('../accounts/user-accounts.ts');
  const account = await loadUserAccount(user.uid);
  if (account) {
    forgetPendingSignUp();
    return withSignInEmail(account, user, freshToken);
  }
  const pending = readPendingSignUp({ uid: user.uid, email: emailOf(user) });
  // The profile page asks for names and agreement where the sign-in method gave none.
  if (!pending?.acceptedTermsVersion || !pending.firstName || !pending.lastName) return null;
  try {
    await createUserAccount(user.uid, {
      email: emailOf(user),
      contactEmail: null,
      firstName: pending.firstName,
      lastName: pending.lastName,
      phoneNumber: null,
      country: null,
      language: pending.language,
      timeZone: browserTimeZone(),
      units: 'metric',
      acceptedTermsVersion: pending.acceptedTermsVersion,
      isStartPageShown: false,
    });
  } catch (cause) {
    // The profile page asks for what is missing and writes it then.
    reportError(cause, 'create account');
    return null;
  }
  forgetPendingSignUp();
  return loadUserAccount(user.uid);
}

/** The beginning of a session. A sign-in that the server has not judged yet is judged first. */
async function readSession(user: User, isCurrent: () => boolean) {
  const { loadCoachLinks } = await import('../coaches/coach-links.ts');
  const stored = await knownClaims(user);
  const known = claimsOf(stored);
  const read = async () => {
    const fresh = freshClaims(user);
    const asked = Promise.all([readAccount(user, fresh), loadCoachLinks(user.uid)]);
    const [[account, coachLinks], claims] = await Promise.all([
      orKept(asked, user.uid),
      freshClaimsInTime(known, fresh),
    ]);
    return { account, coachLinks, claims, fresh };
  };
  const isAdmitted = await isSignInAdmitted(user);
  if (!isAdmitted) await admitSignIn(user);
  // A person who was let in before need not wait for the account. Coaches and admins may begin
  // elsewhere.
  if (isCurrent() && known.canAccessBeta && !known.isCoach && !known.isAdmin) {
    noteAdmitted(user.uid);
  }
  try {
    return await read();
  } catch (cause) {
    if (!isAdmitted || failureCodeOf(cause) !== 'common/permission-denied') throw cause;
    await admitSignIn(user);
    return read();
  }
}

async function enter(user: User): Promise<void> {
  generation += 1;
  const current = generation;
  const isCurrent = () => current === generation;
  const before = useSessionStore.getState();
  const isReturn = before.status === 'expired' && before.userCredential?.uid === user.uid;
  rememberSignIn(user.uid);
  // Also of who returns: what was refused before has ended.
  detachLive?.();
  detachLive = null;
  if (!isReturn) {
    useSessionStore.setState({
      ...SIGNED_OUT_SESSION,
      status: 'loading',
      userCredential: credentialOf(user),
    });
  }
  try {
    const { account, coachLinks, claims, fresh } = await readSession(user, isCurrent);
    if (!isCurrent()) return;
    if (account && account.language !== currentLanguage()) await changeLanguage(account.language);
    // The token may have been replaced during the reads, e.g. because a sign-in method was linked.
    const tokenSays = await knownClaims(user);
    if (!isCurrent()) return;
    useSessionStore.setState({
      status: 'ready',
      userCredential: credentialOf(user),
      signInMethods: signInMethodsOf(user, tokenSays),
      user: account,
      claims,
      coachLinks,
      failureCode: null,
    });
    if (isReturn) noteSessionRenewed();
    fresh
      .then(async (latest) => {
        if (!isCurrent()) return;
        if (useSessionStore.getState().claims === claims) {
          useSessionStore.setState({ claims: latest });
        } else {
          // Newer ones were received meanwhile, and Auth keeps the token that came last.
          await refreshClaims();
        }
      })
      .catch((cause: unknown) => {
        reportError(cause, 'refresh claims');
      });
    void attachLive(user, isCurrent, { isLetIn: claims.canAccessBeta === true });
    void confirmReferral();
  } catch (cause) {
    if (!isCurrent()) return;
    reportError(cause, 'load session');
    const failureCode = failureCodeOf(cause);
    // Without a valid credential the listener itself reports it.
    if (failureCode === 'account/session-expired') leave();
    else if (failureCode === 'account/address-released') await leaveReleased(user);
    else if (!isReturn) useSessionStore.setState({ status: 'failed', failureCode });
  }
}

/** The account is somebody else's; the address is free, and the person can sign up with it. */
async function leaveReleased({ email }: User): Promise<void> {
  stopSession();
  forgetPersonalStorage();
  useSessionStore.setState({
    ...SIGNED_OUT_SESSION,
    failureCode: 'account/address-released',
    releasedEmail: email,
  });
  await signOut(firebaseAuth);
  await listenToSession();
}

/** If a listener is refused again within this time, another try is of no use. */
const REJOIN_MILLISECONDS = 30_000;
let rejoinedAt = -Infinity;

/** A live session was refused: has its sign-in judged, and goes on where that helps. */
async function rejoin(user: User, isCurrent: () => boolean): Promise<void> {
  const startedAt = performance.now();
  if (startedAt - rejoinedAt < REJOIN_MILLISECONDS) {
    markSessionExpired();
    return;
  }
  rejoinedAt = startedAt;
  try {
    await admitSignIn(user);
    if (!isCurrent()) return;
    detachLive?.();
    detachLive = null;
    await attachLive(user, isCurrent, { isLetIn: false });
    noteSessionRenewed();
  } catch (cause) {
    if (!isCurrent()) return;
    reportError(cause, 'rejoin session');
    if (failureCodeOf(cause) === 'account/address-released') await leaveReleased(user);
    else markSessionExpired();
  }
}

/** How long the session leaves the line to a page's own first rows. */
const LIVE_DELAY_MILLISECONDS = 4000;
/** A phone between two networks does not get its code at once; nobody would notice being let in. */
const LIVE_WAITS_MILLISECONDS = [1000, 4000, 15_000, 60_000];

/** A slow phone is still at what the page reads first then, as the form for a card. */
async function firstRowsHadTime(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, LIVE_DELAY_MILLISECONDS);
  });
  await lightReadsShown();
}

/** Goes live together with the first page that does; whoever waits to be let in, at once. */
async function attachLive(
  user: User,
  isCurrent: () => boolean,
  { isLetIn }: { isLetIn: boolean },
): Promise<void> {
  if (detachLive) return;
  await Promise.race([liveStarted, isLetIn ? firstRowsHadTime() : null]);
  for (const wait of [...LIVE_WAITS_MILLISECONDS, null]) {
    if (!isCurrent()) return;
    try {
      const { watchSession } = await import('./session-live.ts');
      const onRefused = () => void rejoin(user, isCurrent);
      if (isCurrent() && !detachLive) {
        detachLive = watchSession(user.uid, refreshClaims, onRefused);
      }
      return;
    } catch (cause) {
      reportError(cause, 'watch session');
    }
    if (wait !== null) await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

/** The credential is gone: given up here or in another tab, or no longer taken by the server. */
function leave(): void {
  generation += 1;
  noteAdmitted(null);
  // A person who must sign in again sees nothing before.
  forgetSeenPages();
  detachLive?.();
  detachLive = null;
  const { status, userCredential } = useSessionStore.getState();
  // Why nobody is signed in stays to be read.
  if (status === 'signedOut') return;
  if (userCredential && isSignInRemembered()) {
    if (status === 'ready' || status === 'expired') {
      useSessionStore.setState({ status: 'expired' });
    } else {
      useSessionStore.setState({ ...SIGNED_OUT_SESSION, failureCode: 'account/session-expired' });
    }
    return;
  }
  useSessionStore.setState(SIGNED_OUT_SESSION);
  if (userCredential) {
    void import('./leave-tab.ts').then(({ leaveTab }) => leaveTab());
  }
}

/** Follows the credential; resolves when it is known whether there is one. Calling again starts anew. */
export async function listenToSession(): Promise<void> {
  stopListening?.();
  await firebaseAuth.authStateReady();
  stopListening = onAuthStateChanged(firebaseAuth, (user) => {
    if (user) void enter(user);
    else leave();
  });
}

/** Ends live queries and listening before a sign-out, so that nothing is read with a dying credential. */
export function stopSession(): void {
  generation += 1;
  noteAdmitted(null);
  stopListening?.();
  stopListening = null;
  detachLive?.();
  detachLive = null;
}
