/** Keeps account, links and claims live. Import it dynamically, after the first rows. */
import { collection, doc, limit, onSnapshot, query, where } from 'firebase/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { AccountClaims, AccountState } from '@tasuki/domain/accounts/user-account';
import { failureCodeOf } from '../../platform/failure-code-of.ts';
import { firestoreLive } from '../../platform/firebase/firestore-live.ts';
import { sessionGivenAt } from '../../platform/firebase/session-given-at.ts';
import { reportError } from '../../platform/report-error.ts';
import { markSessionExpired, useSessionStore } from '../../platform/session-store.ts';
import { COACH_LINKS_MAXIMUM, coachLinkOf } from '../coaches/coach-links.ts';
import { reportEmailProof } from './email-proof.ts';
import { receiveUserAccount } from './session-account.ts';
import { userAccountOf } from '../accounts/user-accounts.ts';

/** So that the server's answer is received even where it equals the cache. */
const WITH_METADATA = { includeMetadataChanges: true };

function onError(where: string): (cause: unknown) => void {
  return (cause) => {
    reportError(cause, where);
  };
}

/** The claims that accountStates has for the token. */
interface WantedClaims {
  version: number;
  claims: Required<AccountClaims>;
}

function wantedClaimsOf(state: Readonly<Record<string, unknown>>): WantedClaims {
  const roles: readonly unknown[] = Array.isArray(state.roles) ? state.roles : [];
  return {
    version: typeof state.claimsVersion === 'number' ? state.claimsVersion : 0,
    claims: {
      canAccessBeta: state.isBetaApproved === true,
      isCoach: roles.includes('coach'),
      isAdmin: roles.includes('admin'),
    },
  };
}

function isStale({ claims: wanted }: WantedClaims): boolean {
  const { claims } = useSessionStore.getState();
  return Object.entries(wanted).some(
    ([name, value]) => (claims[name as keyof AccountClaims] ?? false) !== value,
  );
}

/** A right stands in the state a moment before it is in the token, and a request can get lost. */
const WAITS_MILLISECONDS = [500, 1000, 2000, 4000, 8000, 15_000, 30_000];
/** Firebase Auth gives a request up after half a minute; somebody waits here to be let in. */
const PATIENCE_MILLISECONDS = 5000;

/**
 * Fetches tokens until their claims match the state, one after the other, except while an answer
 * does not come. If a late answer is older than the state, another token is fetched.
 *
 * @returns a function to call with every state, and one that ends it
 */
function claimsFollower(refreshClaims: () => Promise<void>) {
  let latest: WantedClaims | null = null;
  let isFollowing = false;
  let isAskedAgain = false;
  let isStopped = false;
  let wake: () => void = () => undefined;

  async function refresh(): Promise<void> {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        isOver = true;
        resolve();
      }, PATIENCE_MILLISECONDS);
    });
    const refreshed = refreshClaims().catch(onError('refresh claims'));
    void refreshed.then(() => {
      clearTimeout(timer);
      if (isOver && !isStopped && latest && isStale(latest)) void follow();
    });
    await Promise.race([refreshed, patience]);
  }

  async function follow(): Promise<void> {
    isAskedAgain = true;
    wake();
    if (isFollowing) return;
    isFollowing = true;
    let waited = 0;
    while (!isStopped && (isAskedAgain || (latest && isStale(latest)))) {
      const wait = isAskedAgain ? 0 : WAITS_MILLISECONDS[waited++];
      if (wait === undefined) break;
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, wait);
      });
      isAskedAgain = false;
      if (!isStopped) await refresh();
    }
    isFollowing = false;
  }

  return {
    receive: (wanted: WantedClaims) => {
      const hasRisen = latest !== null && wanted.version > latest.version;
      latest = wanted;
      if (hasRisen || isStale(wanted)) void follow();
    },
    stop: () => {
      isStopped = true;
      wake();
    },
  };
}

/**
 * Looks for the right to enter whenever who waits for it comes back to the page or the network. A
 * line that died in a sleeping phone is found dead only after a while.
 *
 * @returns what ends it
 */
function lookOnReturn(refreshClaims: () => Promise<void>): () => void {
  const look = () => {
    const isWaiting = useSessionStore.getState().claims.canAccessBeta !== true;
    if (!isWaiting || globalThis.document.visibilityState !== 'visible') return;
    refreshClaims().catch(onError('look for claims'));
  };
  globalThis.document.addEventListener('visibilitychange', look);
  globalThis.addEventListener('online', look);
  return () => {
    globalThis.document.removeEventListener('visibilitychange', look);
    globalThis.removeEventListener('online', look);
  };
}

/**
 * A password that is set in one tab signs in there, and Auth's SDK brings that session to the other
 * tabs within a second. Fetching a token before would make the SDK sign all of them out.
 */
const OTHER_TAB_MILLISECONDS = 2000;

/** The fields of accountStates on the end of sessions. */
type SessionEnd = Required<
  Pick<AccountState, 'isDisabled' | 'sessionsValidSinceSeconds' | 'tokensValidAfterSeconds'>
>;

function sessionEndOf(state: Readonly<Record<string, unknown>>): SessionEnd {
  const secondsOf = (stored: unknown) => (typeof stored === 'number' ? stored : 0);
  return {
    isDisabled: state.isDisabled === true,
    sessionsValidSinceSeconds: secondsOf(state.sessionsValidSinceSeconds),
    tokensValidAfterSeconds: secondsOf(state.tokensValidAfterSeconds),
  };
}

/** Whether this tab has a session of the person, and it is over. */
async function isSessionOver(uid: string, end: SessionEnd): Promise<boolean> {
  const endedBefore = end.sessionsValidSinceSeconds;
  if (!end.isDisabled && endedBefore === 0) return false;
  const { firebaseAuth } = await import('../../platform/firebase/firebase-auth.ts');
  const { currentUser } = firebaseAuth;
  if (currentUser?.uid !== uid) return false;
  const givenAt = await sessionGivenAt(currentUser);
  return end.isDisabled || givenAt < endedBefore;
}

/**
 * Asks for the password again where all sessions were ended, instead of leaving a page whose requests
 * are refused. Firebase Auth would report it only when the token is renewed. That is done now, since
 * Firestore asks the rules anew for each open listener when the token changes or is gone.
 */
async function noticeEndedSession(
  uid: string,
  end: SessionEnd,
  refreshClaims: () => Promise<void>,
): Promise<void> {
  try {
    if (!(await isSessionOver(uid, end))) return;
    const isEndedByAuth = end.sessionsValidSinceSeconds === end.tokensValidAfterSeconds;
    if (!end.isDisabled && isEndedByAuth) {
      await new Promise((resolve) => setTimeout(resolve, OTHER_TAB_MILLISECONDS));
      if (!(await isSessionOver(uid, end))) return;
    }
    // Once: a new token has this listener, too, report again what it has reported.
    if (useSessionStore.getState().status !== 'ready') return;
    markSessionExpired();
    await refreshClaims().catch(() => undefined);
  } catch (cause) {
    reportError(cause, 'notice ended session');
  }
}

/**
 * Compares what the token and the state say of the email, whenever one of them changes.
 *
 * @returns what is called with every state, and what ends it
 */
function emailProofFollower(uid: string) {
  let isProvenThere: boolean | null = null;
  const compare = () => {
    const { userCredential } = useSessionStore.getState();
    if (isProvenThere === null || userCredential?.uid !== uid) return;
    void reportEmailProof(uid, userCredential.isEmailVerified, isProvenThere);
  };
  const stop = useSessionStore.subscribe(compare);
  return {
    receive: (isProven: boolean) => {
      isProvenThere = isProven;
      if (isProven && useSessionStore.getState().isEmailProofRefused) {
        useSessionStore.setState({ isEmailProofRefused: false });
      }
      compare();
    },
    stop,
  };
}

/**
 * @param refreshClaims called when the token no longer says what accountStates says
 * @param onRefused called when the server does not take the session any more
 * @returns what ends it
 */
export function watchSession(
  uid: string,
  refreshClaims: () => Promise<void>,
  onRefused: () => void,
): () => void {
  const follower = claimsFollower(refreshClaims);
  const stopLooking = lookOnReturn(refreshClaims);
  const proof = emailProofFollower(uid);
  const stopState = onSnapshot(
    doc(firestoreLive, firestorePaths.accountState(uid)),
    WITH_METADATA,
    (snapshot) => {
      // The cache is older than what the session read at its start.
      if (snapshot.metadata.fromCache) return;
      const state: Readonly<Record<string, unknown>> | undefined = snapshot.data();
      if (!state) return;
      void noticeEndedSession(uid, sessionEndOf(state), refreshClaims);
      follower.receive(wantedClaimsOf(state));
      proof.receive(state.isEmailProven === true);
    },
    (cause) => {
      // Everybody reads their own state. The exceptions are a token of an ended session or a disabled
      // account, and of a sign-in that has to be judged.
      if (failureCodeOf(cause) === 'common/permission-denied') onRefused();
      else onError('watch accountStates')(cause);
    },
  );
  const stopAccount = onSnapshot(
    doc(firestoreLive, firestorePaths.user(uid)),
    WITH_METADATA,
    (snapshot) => {
      const data = snapshot.data();
      if (data && !snapshot.metadata.fromCache) receiveUserAccount(userAccountOf(uid, data));
    },
    onError('watch users'),
  );
  const stopLinks = onSnapshot(
    query(
      collection(firestoreLive, firestorePaths.coachLinks()),
      where('runnerUid', '==', uid),
      where('state', '==', 'active'),
      limit(COACH_LINKS_MAXIMUM),
    ),
    WITH_METADATA,
    (snapshot) => {
      if (snapshot.metadata.fromCache) return;
      useSessionStore.setState({
        coachLinks: snapshot.docs.map((link) => coachLinkOf(link.id, link.data())),
      });
    },
    onError('watch coachLinks'),
  );
  return () => {
    follower.stop();
    stopLooking();
    proof.stop();
    stopState();
    stopAccount();
    stopLinks();
  };
}
