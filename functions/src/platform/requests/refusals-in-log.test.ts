import { logger } from 'firebase-functions';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endDeployed, serveAsDeployed, stubDeployedSettings } from './deployed-for-tests.ts';

beforeEach(() => vi.resetModules());
afterEach(async () => {
  vi.restoreAllMocks();
  await endDeployed();
});

/** Has a function called, and gives back its answer and what the log has of it. */
async function called(name: string, authorization: Readonly<Record<string, string>>) {
  stubDeployedSettings({ APP_CHECK: 'off' });
  const lines: Record<string, unknown>[] = [];
  // The module that the function loads anew has the same logger.
  const { logger: loaded } = await import('firebase-functions');
  for (const one of [logger, loaded]) {
    vi.spyOn(one, 'warn').mockImplementation((message: unknown, facts: object) => {
      lines.push({ message, ...facts });
    });
  }
  const { callable } = await import('../callable.ts');
  const answer = callable('openTopic', async () => Promise.resolve({ topicId: 'never' }));
  const response = await fetch(await serveAsDeployed(name, answer), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...authorization },
    body: JSON.stringify({ data: { activityId: null, said: 'words of a runner' } }),
  });
  return { response, lines };
}

it('says in the log who was refused what and why, and nothing of what was sent', async () => {
  const { response, lines } = await called('refused-call', {});
  expect(response.status).toBe(401);
  const refusals = lines.filter(({ message }) => message === 'callable refused');
  expect(refusals).toMatchObject([{ callable: 'openTopic', uid: null }]);
  expect(JSON.stringify(refusals)).toContain('account/session-expired');
  expect(JSON.stringify(lines)).not.toContain('words of a runner');
});

it('lets nobody keep an answer', async () => {
  const { response } = await called('kept-answer', {});
  expect(response.headers.get('cache-control')).toBe('no-store');
});
