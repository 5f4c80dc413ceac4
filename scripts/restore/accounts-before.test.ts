import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Auth, ListUsersResult } from 'firebase-admin/auth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keptAccountsBefore, readAccountsBefore } from './accounts-before.ts';

const NOW = new Date('2026-11-29T06:00:00Z');
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tasuki-accounts-'));
});
afterAll(async () => rm(directory, { recursive: true }));

/** Firebase Auth with one account, whose rights change. */
function authWith(isAdmin: { value: boolean }): Pick<Auth, 'listUsers'> {
  return {
    listUsers: async () =>
      Promise.resolve({
        users: [
          {
            uid: 'former',
            customClaims: { isAdmin: isAdmin.value },
            disabled: false,
            providerData: [{ providerId: 'password' }],
          },
        ],
      } as unknown as ListUsersResult),
  };
}

it('keeps what was said before the first import, whatever is written meanwhile', async () => {
  const isAdmin = { value: false };
  const file = join(directory, 'kept.json');
  const read = async () => readAccountsBefore(authWith(isAdmin), NOW);
  const first = await keptAccountsBefore(file, 'runs', NOW, read);
  expect(first.accounts['former']).toMatchObject({ isAdmin: false, hasPassword: true });
  isAdmin.value = true;
  const again = await keptAccountsBefore(file, 'runs', NOW, read);
  expect(again.accounts['former']).toMatchObject({ isAdmin: false });
});

it('takes no file of another project, and none of an earlier restore', async () => {
  const file = join(directory, 'other.json');
  const read = async () => readAccountsBefore(authWith({ value: true }), NOW);
  await keptAccountsBefore(file, 'runs', NOW, read);
  await expect(keptAccountsBefore(file, 'walks', NOW, read)).rejects.toThrow('another project');
  const later = new Date(NOW.getTime() + 8 * 86_400_000);
  await expect(keptAccountsBefore(file, 'runs', later, read)).rejects.toThrow('earlier restore');
});
