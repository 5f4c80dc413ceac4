import { expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { followSessions } from '../../../functions/src/accounts/end-sessions.ts';
import { adminFirestore } from '../admin.ts';

const STATE = { roles: ['runner'], isBetaApproved: false, claimsVersion: 0, isAuthOutdated: true };

it('writes nothing beside a release, which opens the account itself, and follows after it', async () => {
  const uid = 'follow-sessions-released';
  const state = adminFirestore.doc(firestorePaths.accountState(uid));
  await state.set({ uid, ...STATE, releaseBegunAtMilliseconds: Date.now() });
  const written: unknown[] = [];
  const auth = {
    updateUser: async (_uid: string, { disabled }: { disabled?: boolean }) => {
      written.push(disabled);
      return Promise.resolve(null as never);
    },
    revokeRefreshTokens: async () => Promise.resolve(),
  };
  expect(await followSessions(uid, { firestore: adminFirestore, auth })).toBe(false);
  expect(written).toEqual([]);
  await state.update({ releaseBegunAtMilliseconds: null });
  expect(await followSessions(uid, { firestore: adminFirestore, auth })).toBe(true);
  expect(written).toEqual([false]);
});

it('closes an account again that is being released since, and opens it when that has ended', async () => {
  const uid = 'follow-sessions-late';
  const state = adminFirestore.doc(firestorePaths.accountState(uid));
  await state.set({ uid, ...STATE });
  const written: unknown[] = [];
  const auth = {
    updateUser: async (_uid: string, { disabled }: { disabled?: boolean }) => {
      if (written.length === 0) await state.update({ releaseBegunAtMilliseconds: Date.now() });
      if (written.length === 1) {
        await state.update({ releaseBegunAtMilliseconds: null, isAuthOutdated: false });
      }
      written.push(disabled);
      return null as never;
    },
    revokeRefreshTokens: async () => Promise.resolve(),
  };
  await followSessions(uid, { firestore: adminFirestore, auth });
  expect(written).toEqual([false, true, false]);
  expect((await state.get()).get('isAuthOutdated')).toBe(false);
});
