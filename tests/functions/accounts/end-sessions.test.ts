import { expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { followSessions } from '../../../functions/src/accounts/end-sessions.ts';
import { adminFirestore } from '../admin.ts';

it('opens an account again whose release ended while Firebase Auth was made to keep it closed', async () => {
  const uid = 'follow-sessions-late';
  const state = adminFirestore.doc(firestorePaths.accountState(uid));
  await state.set({
    uid,
    roles: ['runner'],
    isBetaApproved: false,
    claimsVersion: 0,
    isAuthOutdated: true,
    releaseBegunAtMilliseconds: Date.now(),
  });
  const written: unknown[] = [];
  const auth = {
    updateUser: async (_uid: string, { disabled }: { disabled?: boolean }) => {
      if (written.length === 0) {
        await state.update({ releaseBegunAtMilliseconds: null, isAuthOutdated: false });
      }
      written.push(disabled);
      return null as never;
    },
    revokeRefreshTokens: async () => Promise.resolve(),
  };
  await followSessions(uid, { firestore: adminFirestore, auth });
  expect(written).toEqual([true, false]);
  expect((await state.get()).get('isAuthOutdated')).toBe(false);
});
