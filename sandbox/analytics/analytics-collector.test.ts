import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSandbox, type SandboxServer } from '../server.ts';

let server: SandboxServer;
let origin: string;
beforeEach(async () => {
  server = await startSandbox({
    port: 0,
    projectId: 'demo-x',
    authOrigin: 'http://127.0.0.1:1',
    appOrigin: 'http://localhost:2',
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/analytics`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test('keeps and shows what is sent, until it is to forget it', async () => {
  const sent = { event: 'visit', text: '<b>' };
  await fetch(`${origin}/collect/tag-manager`, { method: 'POST', body: JSON.stringify(sent) });
  const received = async () => (await fetch(`${origin}/received.json`)).json();
  expect(await received()).toEqual([{ receiver: 'tag-manager', body: sent }]);
  const page = await (await fetch(origin)).text();
  expect(page).toContain('&lt;b&gt;');
  expect(page).not.toContain('<b>');
  await fetch(`${origin}/forget`, { method: 'POST' });
  expect(await received()).toEqual([]);
});

test.each(['/gtag/js?id=G-1', '/gtm.js?id=GTM-1&l=layer', '/s/fs.js'])(
  'serves a script in the place of %s',
  async (path) => {
    const response = await fetch(`${origin}${path}`);
    expect(response.headers.get('content-type')).toContain('text/javascript');
    expect(await response.text()).toContain('/analytics/collect/');
  },
);
