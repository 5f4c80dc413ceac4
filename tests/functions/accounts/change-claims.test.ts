import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { changeClaims } from '../../../functions/src/permissions/change-claims.ts';
import { undisturbedAdmin } from '../undisturbed-admin.ts';

const { auth, firestore } = undisturbedAdmin('claims');
const STORES = { auth, firestore };

async function newAccount(): Promise<string> {
  return (await auth.createUser({})).uid;
}

async function claimsOf(uid: string): Promise<unknown> {
  return (await auth.getUser(uid)).customClaims ?? {};
}

function leaseOf(uid: string) {
  return firestore.doc(firestorePaths.claimsLease(uid));
}

it('keeps the change of every writer that comes at once', async () => {
  const uid = await newAccount();
  const names = Array.from({ length: 12 }, (_, index) => `claim${index}`);
  await Promise.all(
    names.map(async (name) => changeClaims(uid, (claims) => ({ ...claims, [name]: true }), STORES)),
  );
  expect(await claimsOf(uid)).toEqual(Object.fromEntries(names.map((name) => [name, true])));
  expect((await leaseOf(uid).get()).exists).toBe(false);
});

it('writes nothing that is so already, and nothing for an account that is gone', async () => {
  const uid = await newAccount();
  const give = async () => changeClaims(uid, (claims) => ({ ...claims, isAdmin: true }), STORES);
  expect(await give()).toBe(true);
  expect(await give()).toBe(false);
  await auth.deleteUser(uid);
  expect(await give()).toBe(false);
});

it('goes on when a writer has died with the lease', async () => {
  const uid = await newAccount();
  await leaseOf(uid).set({ expiresAt: Timestamp.fromMillis(Date.now() - 1) });
  expect(await changeClaims(uid, () => ({ isCoach: true }), STORES)).toBe(true);
  expect(await claimsOf(uid)).toEqual({ isCoach: true });
});

it('loses no change when a writer outlives its lease', async () => {
  const uid = await newAccount();
  let runs = 0;
  const slow = changeClaims(
    uid,
    async (claims) => {
      runs += 1;
      if (runs === 1) {
        await leaseOf(uid).update({ expiresAt: Timestamp.fromMillis(Date.now() - 1) });
        await changeClaims(uid, (current) => ({ ...current, quick: true }), STORES);
      }
      return { ...claims, slow: true };
    },
    STORES,
  );
  expect(await slow).toBe(true);
  expect(runs).toBe(2);
  expect(await claimsOf(uid)).toEqual({ quick: true, slow: true });
});

it('releases the lease when a change fails', async () => {
  const uid = await newAccount();
  const failing = changeClaims(uid, () => Promise.reject(new Error('no answer')), STORES);
  await expect(failing).rejects.toThrow('no answer');
  expect((await leaseOf(uid).get()).exists).toBe(false);
});
