import { afterEach, expect, it, vi } from 'vitest';
import { readDemoDataProgress } from './demo-data-progress.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function answerWith(response: Response | Error): void {
  vi.stubGlobal('fetch', async () =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
  );
}

it('tells how far the demo data is filled', async () => {
  const progress = { areAccountsReady: true, readCount: 3, recordingCount: 32 };
  answerWith(Response.json(progress));
  expect(await readDemoDataProgress()).toEqual(progress);
});

it.each([
  ['it is complete', Response.json(null)],
  ['a built app is served, which answers every address with its page', new Response('<html>')],
  ['the server knows no such address', new Response('', { status: 404 })],
  ['it answers something else', Response.json({ areAccountsReady: 'soon' })],
  ['nobody answers', new TypeError('Failed to fetch')],
])('tells nothing where %s', async (_, response) => {
  answerWith(response);
  expect(await readDemoDataProgress()).toBeNull();
});
