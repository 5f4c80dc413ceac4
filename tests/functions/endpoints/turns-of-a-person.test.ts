import { afterAll, beforeAll, expect, it } from 'vitest';
import { CALL_LIMITS, callLimitParts } from '@tasuki/domain/call-limits';
import type { CallableName } from '@tasuki/domain/callables';
import { takeTurn } from '../../../functions/src/platform/take-turn.ts';
import { adminFirestore } from '../admin.ts';
import { codeOf, openBrowser, type Browser } from '../browser.ts';
import { WELL_FORMED_REQUESTS } from '../well-formed-requests.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => browser.close());

/** Uses up the turns of a kind: the next one is a day away. */
async function useUpTurns(kind: string): Promise<void> {
  const limit = { kind, burst: 1, intervalSeconds: 86_400 };
  await takeTurn(browser.uid, limit, new Date(), adminFirestore);
}

it.each<[CallableName, string, object, string]>([
  ['admitSignIn', 'admit-sign-in', {}, 'no failure'],
  ['announceEmail', 'announce-email', { newEmail: 'new@runners.example' }, 'no failure'],
  ['proveEmail', 'prove-email', { oobCode: 'nobodys' }, 'auth/invalid-action-code'],
])(
  '%s has turns for a person, and refuses who has none left',
  async (name, kind, request, code) => {
    for (let call = 1; call <= 3; call += 1) {
      expect(await codeOf(browser.callWith(name, request))).toBe(code);
    }
    await useUpTurns(kind);
    expect(await codeOf(browser.callWith(name, request))).toBe('auth/too-many-requests');
  },
);

it.each(Object.keys(CALL_LIMITS) as CallableName[])(
  '%s refuses whoever calls it in a loop',
  async (name) => {
    const call = async () => codeOf(browser.callWith(name, WELL_FORMED_REQUESTS[name]));
    expect(await call()).not.toBe('auth/too-many-requests');
    for (const { kind } of callLimitParts(name)) await useUpTurns(kind);
    expect(await call()).toBe('auth/too-many-requests');
  },
);
