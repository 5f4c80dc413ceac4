import { afterAll, beforeAll, expect, it } from 'vitest';
import { ONBOARDING_CALLABLES, OPEN_CALLABLES, type CallableName } from '@tasuki/domain/callables';
import { soakFigure } from '../figures/soak-figure.ts';
import { variantsInTurn } from '../figures/variants-in-turn.ts';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { adminFirestore, documentsOf, functionsOrigin } from './admin.ts';
import { codeOf, openBrowser, type Browser } from './browser.ts';
import { WELL_FORMED_REQUESTS } from './well-formed-requests.ts';

const figure = soakFigure(13);

let browser: Browser;
let outside: Browser;
beforeAll(async () => {
  browser = await openBrowser();
  outside = await openBrowser({ isLetIn: false });
});
afterAll(async () => {
  await browser.close();
  await outside.close();
});

const NAMES = Object.keys(WELL_FORMED_REQUESTS) as CallableName[];
const OPEN: readonly CallableName[] = OPEN_CALLABLES;

/** One of each kind; all of them under `SOAK=1`. */
const WRONG_VALUES: readonly unknown[] = [
  ...[null, {}, -1, '', '../x', '__proto__', 'x'.repeat(5000)],
  ...(process.env['SOAK'] === '1' ? [[], true, 1.5, 'a/b', '5'] : []),
];

/** Requests with one fault: each field missing, null, of another type or shape, or too large. */
function brokenRequests(valid: Record<string, unknown>): unknown[] {
  const perField = Object.keys(valid).flatMap((field) => [
    Object.fromEntries(Object.entries(valid).filter(([name]) => name !== field)),
    ...WRONG_VALUES.map((value) => ({
      ...valid,
      [field]: value,
    })),
  ]);
  return [null, 'text', 5, [], {}, [valid], { ...valid, isAdmin: true }, ...perField];
}

it.each(NAMES.filter((name) => !OPEN.includes(name)))(
  '%s refuses whoever is not signed in',
  async (name) => {
    for (const authorization of [undefined, 'Bearer nonsense', 'Bearer a.b.c']) {
      const response = await fetch(`${functionsOrigin}/${name}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(authorization === undefined ? {} : { authorization }),
        },
        body: JSON.stringify({ data: WELL_FORMED_REQUESTS[name] }),
      });
      expect(response.status).toBe(401);
    }
  },
);

it.each(NAMES.filter((name) => !ONBOARDING_CALLABLES.has(name) && !OPEN.includes(name)))(
  '%s is closed to who is not let in yet, and writes nothing',
  async (name) => {
    const { uid } = outside.user;
    const before = await documentsOf(uid);
    for (const request of [WELL_FORMED_REQUESTS[name], {}]) {
      expect(await codeOf(outside.callWith(name, request))).toBe('common/permission-denied');
    }
    expect(await documentsOf(uid)).toEqual(before);
    const jobs = adminFirestore.collection(firestorePaths.jobs()).where('payload.uid', '==', uid);
    expect((await jobs.get()).size).toBe(0);
  },
);

it('lets who is not let in end what they pay for, and pay for nothing more', async () => {
  const change = async (action: string) =>
    codeOf(outside.callWith('changeSubscription', { subscriptionId: 'sub_nobodys', action }));
  for (const action of ['resume', 'retry']) {
    expect(await change(action)).toBe('common/permission-denied');
  }
  for (const action of ['cancel', 'endNow']) {
    expect(['billing/not-found', 'billing/not-offered']).toContain(await change(action));
  }
});

it('lets who is not let in switch off what is sent to them, and nothing on', async () => {
  const code = async (name: CallableName, request: object) =>
    codeOf(outside.callWith(name, request));
  const device = WELL_FORMED_REQUESTS.changePushSubscription;
  const group = { ...WELL_FORMED_REQUESTS.leaveGroup, uid: outside.user.uid };
  expect(await code('sendPlanToGarmin', { isOn: true })).toBe('common/permission-denied');
  expect(await code('changePushSubscription', { ...device, isWanted: true })).toBe(
    'common/permission-denied',
  );
  expect(await code('leaveGroup', { ...group, uid: 'somebody' })).toBe('common/permission-denied');
  for (const [name, request] of [
    ['sendPlanToGarmin', { isOn: false }],
    ['changePushSubscription', { ...device, isWanted: false }],
    ['leaveGroup', group],
  ] as const) {
    await expect(outside.callWith(name, request)).resolves.toBeDefined();
  }
});

it.each(variantsInTurn(NAMES))(
  '%s answers every broken request with a code, and goes on',
  async (name) => {
    const codes = new Set<unknown>();
    for (const request of brokenRequests(WELL_FORMED_REQUESTS[name])) {
      codes.add(await codeOf(browser.callWith(name, request)));
      figure.tried();
    }
    // A size below 1 or a name like '5' is well formed and refused for another reason.
    codes.delete('recording/empty-file');
    codes.delete('common/not-found');
    codes.delete('coach/not-found');
    codes.delete('topic/not-found');
    codes.delete('group/invitation-over');
    codes.delete('common/permission-denied');
    codes.delete('export/not-ready');
    codes.delete('second-factor/not-set');
    // No such mail was sent.
    codes.delete('auth/invalid-action-code');
    // Whether the password may be changed next is asked by `true`.
    codes.delete('account/confirm-email-first');
    // No such sign-in was begun, no such coupon or subscription is there.
    codes.delete('provider/state-invalid');
    // A person without a Garmin account cannot have a plan sent to it, which `true` asks for.
    codes.delete('provider/not-linked');
    codes.delete('billing/invalid-coupon-code');
    codes.delete('billing/not-found');
    codes.delete('billing/product-not-sold');
    codes.delete('billing/plan-not-sold');
    // Another host is no push service.
    codes.delete('push/unknown-service');
    // Thousands of codes of coupons in a row are guesses.
    codes.delete('auth/too-many-requests');
    codes.delete('no failure');
    expect([...codes]).toEqual(['common/invalid-request']);
  },
);

it.each(NAMES)('%s refuses a request that is too large', async (name) => {
  const request = { ...WELL_FORMED_REQUESTS[name], padding: 'x'.repeat(20_000) };
  expect(await codeOf(browser.callWith(name, request))).toBe('common/invalid-request');
});
