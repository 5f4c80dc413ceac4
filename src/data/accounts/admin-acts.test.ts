import { beforeEach, expect, it, vi } from 'vitest';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { useAskedProof } from '../../platform/asked-proof.ts';
import { callFunction } from '../../platform/firebase/callable-functions.ts';
import { doAdminAct } from './admin-acts.ts';

vi.mock('../../platform/firebase/callable-functions.ts', () => ({ callFunction: vi.fn() }));

const callMock = vi.mocked(callFunction);
const reload = vi.fn();
const TOO_OLD = new TasukiFailure('auth/requires-recent-login');
const DETAILS = { applicationUpdatedAt: null, reason: '' };

beforeEach(() => {
  callMock.mockReset();
  reload.mockReset();
  vi.stubGlobal('location', { reload });
  useAskedProof.setState({ asked: null });
});

const make = async () => doAdminAct('make-admin', 'kenji', DETAILS, '/people');

async function asked() {
  return vi.waitUntil(() => useAskedProof.getState().asked);
}

it('does it again once the admin has proven who they are', async () => {
  callMock.mockRejectedValueOnce(TOO_OLD);
  const done = make();
  const { continueTo, answer } = await asked();
  expect(continueTo).toBe('/people');
  answer(true);
  await done;
  expect(callMock.mock.calls).toEqual([
    ['makeAdmin', { uid: 'kenji' }],
    ['makeAdmin', { uid: 'kenji' }],
  ]);
  expect(reload).not.toHaveBeenCalled();
});

it('leaves things as they are where the admin does', async () => {
  callMock.mockRejectedValueOnce(TOO_OLD);
  const done = make();
  (await asked()).answer(false);
  expect(await done).toBe(false);
  expect(callMock).toHaveBeenCalledTimes(1);
});

it('begins the page anew where the new session has shown no code yet', async () => {
  callMock
    .mockRejectedValueOnce(TOO_OLD)
    .mockRejectedValueOnce(new TasukiFailure('common/permission-denied'));
  const done = make();
  (await asked()).answer(true);
  await expect(done).rejects.toMatchObject({ code: 'common/permission-denied' });
  expect(reload).toHaveBeenCalledTimes(1);
});

it('says at once that somebody may not, and begins nothing anew', async () => {
  callMock.mockRejectedValueOnce(new TasukiFailure('common/permission-denied'));
  await expect(make()).rejects.toMatchObject({ code: 'common/permission-denied' });
  expect(reload).not.toHaveBeenCalled();
});
