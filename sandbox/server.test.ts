import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { startSandbox } from './server.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

function originOf(server: Server): string {
  servers.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Answers as the Auth emulator does when asked for the codes it would have mailed. */
async function authEmulator(codes: readonly unknown[]): Promise<string> {
  const server = createServer((request, response) => {
    const isAsked = request.url === '/emulator/v1/projects/demo-x/oobCodes';
    response.writeHead(isAsked ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ oobCodes: codes }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return originOf(server);
}

async function sandboxFor(authOrigin: string): Promise<string> {
  const server = await startSandbox({
    port: 0,
    projectId: 'demo-x',
    authOrigin,
    appOrigin: 'http://localhost:5173',
  });
  return originOf(server);
}

const RESET = { email: 'a@example.com', oobCode: 'code-1', requestType: 'PASSWORD_RESET' };
const VERIFY = { email: 'b@example.com', oobCode: 'a&b', requestType: 'VERIFY_EMAIL' };

describe('the sandbox', () => {
  it('gives the mails that would have gone out, newest first, with links to our own page', async () => {
    const origin = await sandboxFor(await authEmulator([RESET, VERIFY, { email: 'no code' }]));
    const response = await fetch(`${origin}/mails.json`);
    expect(await response.json()).toEqual([
      {
        recipient: 'b@example.com',
        kind: 'verifyEmail',
        link: 'http://localhost:5173/auth/action?mode=verifyEmail&oobCode=a%26b',
      },
      {
        recipient: 'a@example.com',
        kind: 'resetPassword',
        link: 'http://localhost:5173/auth/action?mode=resetPassword&oobCode=code-1',
      },
    ]);
  });

  it('keeps a connection open for a client that computes between two requests', async () => {
    const origin = await sandboxFor(await authEmulator([]));
    const response = await fetch(`${origin}/mails.json`);
    const [, seconds] = /timeout=(\d+)/.exec(response.headers.get('keep-alive') ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(60);
  });

  it('shows them on a page, whatever an address holds', async () => {
    const origin = await sandboxFor(
      await authEmulator([{ ...RESET, email: '<b>"x"@example.com' }]),
    );
    const page = await (await fetch(`${origin}/mails`)).text();
    expect(page).toContain('Reset your password');
    expect(page).toContain('&lt;b&gt;&quot;x&quot;@example.com');
    expect(page).not.toContain('<b>');
  });

  it('says when there is no mail, and where its pages are', async () => {
    const origin = await sandboxFor(await authEmulator([]));
    expect(await (await fetch(`${origin}/mails`)).text()).toContain('No mail yet');
    expect(await (await fetch(`${origin}/`)).text()).toContain('href="/mails"');
    expect((await fetch(`${origin}/nothing`)).status).toBe(404);
  });

  it('says when the emulator does not answer', async () => {
    const origin = await sandboxFor('http://127.0.0.1:9');
    const response = await fetch(`${origin}/mails`);
    expect(response.status).toBe(502);
    expect(await response.text()).toMatch(/^The sandbox could not answer: /);
  });
});
