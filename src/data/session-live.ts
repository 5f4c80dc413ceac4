/** Keeps account, links and claims live. Import it dynamically, after the first rows. */
import { collection, doc, limit, onSnapshot, query, where } from 'firebase/firestore';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { firestoreLive } from '../platform/firestore-live.ts';
import { reportError } from '../platform/report-error.ts';
import { useSessionStore } from '../platform/session-store.ts';
import { COACH_LINKS_MAXIMUM, coachLinkOf } from './coach-links.ts';
import { userAccountOf } from './user-accounts.ts';

/** So that the server's answer is heard even where it equals the cache. */
const WITH_METADATA = { includeMetadataChanges: true };

function onError(where: string): (cause: unknown) => void {
  return (cause) => {
    reportError(cause, where);
  };
}

/**
 * @param refreshClaims called when the token no longer says what accountStates says
 * @returns what ends it
 */
export function watchSession(uid: string, refreshClaims: () => Promise<void>): () => void {
  let knownVersion: number | null = null;
  const stopState = onSnapshot(
    doc(firestoreLive, firestorePaths.accountState(uid)),
    WITH_METADATA,
    (snapshot) => {
      // The cache is older than what the session read at its start.
      if (snapshot.metadata.fromCache) return;
      const state: Readonly<Record<string, unknown>> | undefined = snapshot.data();
      if (!state) return;
      const version = typeof state.claimsVersion === 'number' ? state.claimsVersion : 0;
      const roles: readonly unknown[] = Array.isArray(state.roles) ? state.roles : [];
      const { claims } = useSessionStore.getState();
      const isStale =
        (state.isBetaApproved === true) !== (claims.canAccessBeta === true) ||
        roles.includes('coach') !== (claims.isCoach === true) ||
        roles.includes('admin') !== (claims.isAdmin === true);
      const hasRisen = knownVersion !== null && version > knownVersion;
      knownVersion = version;
      if (isStale || hasRisen) refreshClaims().catch(onError('refresh claims'));
    },
    onError('watch accountStates'),
  );
  const stopAccount = onSnapshot(
    doc(firestoreLive, firestorePaths.user(uid)),
    WITH_METADATA,
    (snapshot) => {
      const data = snapshot.data();
      if (data && !snapshot.metadata.fromCache)
        useSessionStore.setState({ user: userAccountOf(uid, data) });
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
    stopState();
    stopAccount();
    stopLinks();
  };
}
