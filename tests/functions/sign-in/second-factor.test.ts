import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { SECOND_FACTOR } from '@tasuki/domain/second-factor/second-factor';
import { isSessionGood, rightsOf } from '../../../functions/src/platform/caller-state.ts';
import { followSecondFactorSetting } from '../../../functions/src/second-factor/follow-second-factor-setting.ts';
import { codeOfStep, stepAt } from '../../../functions/src/second-factor/one-time-code.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  proveSecondFactor,
  removeSecondFactor,
  type SecondFactorDependencies,
} from '../../../functions/src/second-factor/second-factor.ts';
import { startSandbox, type SandboxServer } from '../../../sandbox/server.ts';
import { soakFigure } from '../../figures/soak-figure.ts';
import { vaultAt } from '../token-vault.ts';
import { undisturbedAdmin } from '../undisturbed-admin.ts';

const figure = soakFigure(19);
/** Transactions of one document wait for each other, so a race of more takes long. */
const RACERS = 20;
const { auth, firestore } = undisturbedAdmin('second-factor');
const NOW = new Date('2026-11-21T09:00:00Z');
let sandbox: SandboxServer;
let dependencies: SecondFactorDependencies;
let count = 0;

beforeAll(async () => {
  sandbox = await startSandbox({
    port: 0,
    projectId: 'second-factor',
    authOrigin: 'http://127.0.0.1:9',
    appOrigin: 'http://127.0.0.1:9',
  });
  const { port } = sandbox.address() as AddressInfo;
  dependencies = { firestore, auth, vault: vaultAt(`http://127.0.0.1:${port}`) };
});
afterAll(() => {
  sandbox.close();
  sandbox.closeAllConnections();
});

const state = (uid: string) => firestore.doc(firestorePaths.accountState(uid));

async function person(roles: readonly string[] = ['runner', 'admin']): Promise<string> {
  count += 1;
  const uid = `factor-${process.pid}-${Date.now()}-${count}`;
  await auth.createUser({ uid, email: `${uid}@example.test`, emailVerified: true });
  await state(uid).set({ uid, roles, isBetaApproved: true, createdAt: NOW });
  return uid;
}

async function codeOf(act: Promise<unknown>): Promise<string> {
  try {
    await act;
    return 'done';
  } catch (cause) {
    if (cause instanceof TasukiFailure) return cause.code;
    throw cause;
  }
}

const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const codeAt = (secret: string, now: Date) => codeOfStep(secret, stepAt(now));

/** @returns the secret of the person's authenticator app */
async function setUp(uid: string): Promise<string> {
  const { secret } = await beginSecondFactor({ uid, now: NOW, signedInAt: NOW }, dependencies);
  await confirmSecondFactor(
    { uid, now: NOW, signedInAt: NOW, code: codeAt(secret, NOW) },
    dependencies,
  );
  return secret;
}

function claimsOf(customToken: string): Record<string, unknown> {
  const [, payload = ''] = customToken.split('.');
  const { claims } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
    claims: Record<string, unknown>;
  };
  return claims;
}

describe('setting up', () => {
  it('is for coaches and admins who have just signed in, and holds from the first code on', async () => {
    const uid = await person();
    const runner = await person(['runner']);
    const now = NOW;
    expect(
      await codeOf(beginSecondFactor({ uid: runner, now, signedInAt: now }, dependencies)),
    ).toBe('common/permission-denied');
    const tooLong = later(-SECOND_FACTOR.recentSignInMinutes * 60 - 1);
    expect(await codeOf(beginSecondFactor({ uid, now, signedInAt: tooLong }, dependencies))).toBe(
      'auth/requires-recent-login',
    );
    const first = await beginSecondFactor({ uid, now, signedInAt: now }, dependencies);
    const { secret, otpauthUrl } = await beginSecondFactor(
      { uid, now, signedInAt: now },
      dependencies,
    );
    expect(otpauthUrl).toContain(`secret=${secret}`);
    expect(first.secret).not.toBe(secret);
    const stored = await firestore.doc(firestorePaths.secondFactor(uid)).get();
    expect(JSON.stringify(stored.data())).not.toContain(secret);
    expect((await state(uid).get()).get('secondFactorId')).toBeUndefined();

    const wrong = confirmSecondFactor(
      { uid, now, signedInAt: NOW, code: codeAt(first.secret, now) },
      dependencies,
    );
    expect(await codeOf(wrong)).toBe('second-factor/wrong-code');
    const unproven = proveSecondFactor(
      { uid, now, signedInAt: NOW, sessionGivenAt: NOW, code: codeAt(secret, now) },
      dependencies,
    );
    expect(await codeOf(unproven)).toBe('second-factor/not-set');
    const confirmed = await confirmSecondFactor(
      { uid, now, signedInAt: NOW, code: codeAt(secret, now) },
      dependencies,
    );
    const id = (await state(uid).get()).get('secondFactorId') as unknown;
    expect(claimsOf(confirmed.customToken)).toEqual({
      secondFactor: id,
      // Firebase Auth ends the other sessions by its own clock.
      givenAtSeconds: expect.any(Number) as number,
      signedInAtSeconds: NOW.getTime() / 1000,
    });
    expect(await codeOf(beginSecondFactor({ uid, now, signedInAt: now }, dependencies))).toBe(
      'second-factor/already-set',
    );
  });

  it('ends with the same factor in both documents, also where another is begun meanwhile', async () => {
    const uid = await person();
    const now = NOW;
    const { secret } = await beginSecondFactor({ uid, now, signedInAt: now }, dependencies);
    const begin = async () =>
      codeOf(beginSecondFactor({ uid, now, signedInAt: now }, dependencies));
    const meanwhile: string[] = [];
    const interrupted = Object.create(firestore) as typeof firestore;
    interrupted.runTransaction = async (work, options) => {
      const result = await firestore.runTransaction(work, options);
      meanwhile.push(await begin());
      return result;
    };
    const code = codeAt(secret, now);
    const confirmed = await confirmSecondFactor(
      { uid, now, signedInAt: NOW, code },
      { ...dependencies, firestore: interrupted },
    );
    expect(meanwhile).toEqual(['second-factor/already-set']);
    const stored = await firestore.doc(firestorePaths.secondFactor(uid)).get();
    expect(stored.get('isConfirmed')).toBe(true);
    const id = stored.get('id') as unknown;
    expect((await state(uid).get()).get('secondFactorId')).toBe(id);
    expect(claimsOf(confirmed.customToken)).toMatchObject({ secondFactor: id });
    // A code of the app that was set up opens the rights.
    const next = later(60);
    const proven = await proveSecondFactor(
      { uid, now: next, signedInAt: NOW, sessionGivenAt: NOW, code: codeAt(secret, next) },
      dependencies,
    );
    // The sign-in is as old as before.
    const givenAtSeconds = NOW.getTime() / 1000;
    expect(claimsOf(proven.customToken)).toEqual({ secondFactor: id, givenAtSeconds });
  });
});

describe('a code', () => {
  it('is taken once, also of several tries at once', async () => {
    const uid = await person();
    const secret = await setUp(uid);
    const now = later(60);
    const code = codeAt(secret, now);
    const answers = await Promise.all(
      Array.from({ length: 3 }, async () =>
        codeOf(
          proveSecondFactor({ uid, now, signedInAt: NOW, sessionGivenAt: NOW, code }, dependencies),
        ),
      ),
    );
    expect(answers.toSorted()).toEqual([
      'done',
      'second-factor/wrong-code',
      'second-factor/wrong-code',
    ]);
  });

  /** Guesses wrong codes until one is not looked at. @returns how many were looked at */
  async function guessUntilRefused(uid: string, now: Date): Promise<number> {
    for (let looked = 0; ; looked += 1) {
      // No code at all, so that it cannot be the good one by chance.
      const answer = await codeOf(
        proveSecondFactor(
          { uid, now, signedInAt: NOW, sessionGivenAt: NOW, code: '' },
          dependencies,
        ),
      );
      if (['auth/too-many-requests', 'second-factor/stopped'].includes(answer)) return looked;
      expect(answer).toBe('second-factor/wrong-code');
    }
  }

  it('is taken of nobody who has guessed too often, until the pause ends', async () => {
    const uid = await person();
    const secret = await setUp(uid);
    const now = later(60);
    expect(await guessUntilRefused(uid, now)).toBe(SECOND_FACTOR.failuresBeforePause);
    const good = proveSecondFactor(
      { uid, now, signedInAt: NOW, sessionGivenAt: NOW, code: codeAt(secret, now) },
      dependencies,
    );
    expect(await codeOf(good)).toBe('auth/too-many-requests');
    const after = later(60 + SECOND_FACTOR.firstPauseMinutes * 60);
    const again = proveSecondFactor(
      { uid, now: after, signedInAt: NOW, sessionGivenAt: NOW, code: codeAt(secret, after) },
      dependencies,
    );
    expect(await codeOf(again)).toBe('done');
  });

  it('ends the row of wrong ones: the next pause is as short as the first', async () => {
    const uid = await person();
    const secret = await setUp(uid);
    let seconds = 60;
    for (const pauseMinutes of [15, 15, 30]) {
      expect(await guessUntilRefused(uid, later(seconds))).toBe(SECOND_FACTOR.failuresBeforePause);
      expect(await guessUntilRefused(uid, later(seconds + pauseMinutes * 60 - 1))).toBe(0);
      seconds += pauseMinutes * 60;
    }
    const now = later(seconds);
    await proveSecondFactor(
      { uid, now, signedInAt: NOW, sessionGivenAt: NOW, code: codeAt(secret, now) },
      dependencies,
    );
    expect(await guessUntilRefused(uid, now)).toBe(SECOND_FACTOR.failuresBeforePause);
    const after = later(seconds + SECOND_FACTOR.firstPauseMinutes * 60);
    const good = proveSecondFactor(
      { uid, now: after, signedInAt: NOW, sessionGivenAt: NOW, code: codeAt(secret, after) },
      dependencies,
    );
    expect(await codeOf(good)).toBe('done');
  });

  it('is taken no more after too many wrong ones in a row, however slowly they came', async () => {
    const uid = await person();
    const secret = await setUp(uid);
    const day = SECOND_FACTOR.longestPauseMinutes * 60;
    let looked = 0;
    let days = 1;
    for (; days <= 30; days += 1) looked += await guessUntilRefused(uid, later(days * day));
    expect(looked).toBe(SECOND_FACTOR.failuresMaximum);
    const muchLater = later(1000 * day);
    const good = {
      uid,
      now: muchLater,
      signedInAt: NOW,
      sessionGivenAt: NOW,
      code: codeAt(secret, muchLater),
    };
    expect(await codeOf(proveSecondFactor(good, dependencies))).toBe('second-factor/stopped');
    expect(await codeOf(removeSecondFactor(good, dependencies))).toBe('second-factor/stopped');
    const again = { uid, now: muchLater, signedInAt: muchLater };
    expect(await codeOf(beginSecondFactor(again, dependencies))).toBe('second-factor/already-set');
    // As an admin or an operator resets it.
    await firestore.doc(firestorePaths.secondFactor(uid)).delete();
    await state(uid).update({ secondFactorId: null });
    const { secret: another } = await beginSecondFactor(again, dependencies);
    const code = codeAt(another, muchLater);
    const confirmed = confirmSecondFactor(
      { uid, now: muchLater, signedInAt: NOW, code },
      dependencies,
    );
    expect(await codeOf(confirmed)).toBe('done');
  });

  it('is guessed no more often by many tries at once', async () => {
    const uid = await person();
    const secret = await setUp(uid);
    const now = later(60);
    const code = codeAt(secret, later(3600));
    const answers = await Promise.all(
      Array.from({ length: RACERS }, async () =>
        codeOf(
          proveSecondFactor({ uid, now, signedInAt: NOW, sessionGivenAt: NOW, code }, dependencies),
        ),
      ),
    );
    figure.tried(RACERS);
    const looked = answers.filter((answer) => answer === 'second-factor/wrong-code').length;
    expect(looked).toBe(SECOND_FACTOR.failuresBeforePause);
    const refused = answers.filter((answer) => answer === 'auth/too-many-requests').length;
    expect(looked + refused).toBe(RACERS);
  });

  it('of another person opens nothing', async () => {
    const [uid, other] = [await person(), await person()];
    await setUp(uid);
    const secret = await setUp(other);
    const now = later(60);
    expect(
      await codeOf(
        proveSecondFactor(
          { uid, now, signedInAt: NOW, sessionGivenAt: NOW, code: codeAt(secret, now) },
          dependencies,
        ),
      ),
    ).toBe('second-factor/wrong-code');
    // A stored secret that was copied to somebody else does not count either.
    const copied = await firestore.doc(firestorePaths.secondFactor(other)).get();
    await firestore.doc(firestorePaths.secondFactor(uid)).set(copied.data() ?? {});
    expect(
      await codeOf(
        proveSecondFactor(
          { uid, now, signedInAt: NOW, sessionGivenAt: NOW, code: codeAt(secret, now) },
          dependencies,
        ),
      ),
    ).toBe('provider/link-expired');
  });

  it('removes it', async () => {
    const uid = await person();
    const secret = await setUp(uid);
    const now = later(60);
    expect(
      await codeOf(removeSecondFactor({ uid, now, signedInAt: NOW, code: '000000' }, dependencies)),
    ).toBe('second-factor/wrong-code');
    await removeSecondFactor(
      { uid, now, signedInAt: NOW, code: codeAt(secret, now) },
      dependencies,
    );
    expect((await state(uid).get()).get('secondFactorId')).toBeNull();
    expect((await firestore.doc(firestorePaths.secondFactor(uid)).get()).exists).toBe(false);
  });
});

describe('the rights of a session', () => {
  const firebase = { sign_in_provider: 'password' };
  const token = {
    auth_time: 1000,
    email_verified: true,
    isAdmin: true,
    canAccessBeta: true,
    firebase,
  };
  const admin = {
    roles: ['runner', 'admin'],
    isBetaApproved: true,
    admittedSignInSeconds: 1000,
  } as const;

  it.each([
    ['none is set up', {}, {}, false, true],
    ['none is set up, and one is required by the setting', {}, {}, true, false],
    ['one is required by the state', { isSecondFactorRequired: true }, {}, false, false],
    ['one is set up, and no code was shown', { secondFactorId: 'f1' }, {}, false, false],
    ['a code was shown', { secondFactorId: 'f1' }, { secondFactor: 'f1' }, true, true],
    ['a code of an earlier one', { secondFactorId: 'f2' }, { secondFactor: 'f1' }, false, false],
  ])('%s', (_case, demand, claim, isRequired, isAdmin) => {
    const rights = rightsOf({ ...token, ...claim }, { ...admin, ...demand }, isRequired);
    expect(rights).toEqual({ canAccessBeta: true, isCoach: false, isAdmin });
    expect(isSessionGood(token, admin)).toBe(true);
  });
});

it('brings the setting to every coach and admin, and to nobody else', async () => {
  const [admin, coach, runner] = [
    await person(),
    await person(['runner', 'coach']),
    await person(['runner']),
  ];
  const isRequired = async (uid: string) =>
    (await state(uid).get()).get('isSecondFactorRequired') as unknown;
  expect(await followSecondFactorSetting(true, NOW, firestore)).toBeGreaterThanOrEqual(2);
  expect([await isRequired(admin), await isRequired(coach)]).toEqual([true, true]);
  expect(await isRequired(runner)).toBeUndefined();
  expect(await followSecondFactorSetting(true, NOW, firestore)).toBe(0);
  await followSecondFactorSetting(false, NOW, firestore);
  expect(await isRequired(admin)).toBe(false);
});
