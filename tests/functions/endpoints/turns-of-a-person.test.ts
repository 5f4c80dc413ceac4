import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallableName } from '@tasuki/domain/callables';
import { codeOf, openBrowser, type Browser } from '../browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => browser.close());

it.each<[CallableName, object, number]>([
  ['admitSignIn', {}, 60],
  ['announceEmail', { newEmail: 'new@runners.example' }, 20],
  ['proveEmail', { oobCode: 'nobodys' }, 20],
])('%s has turns for a person, and refuses who asks in a loop', async (name, request, burst) => {
  const codes: unknown[] = [];
  for (let done = 0; done < 2 * burst; done += 10) {
    const asked = Array.from({ length: 10 }, async () => codeOf(browser.callWith(name, request)));
    codes.push(...(await Promise.all(asked)));
  }
  const taken = codes.filter((code) => code !== 'auth/too-many-requests');
  expect(taken.length).toBeGreaterThanOrEqual(burst);
  expect(taken.length).toBeLessThan(2 * burst);
});
