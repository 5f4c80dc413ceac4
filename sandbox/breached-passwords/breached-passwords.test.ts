import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BreachedPasswords } from './breached-passwords.ts';

let server: Server;
beforeAll(async () => {
  const service = new BreachedPasswords();
  server = createServer((request, response) => void service.answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function linesFor(password: string): Promise<{ suffix: string; lines: string[] }> {
  const digest = createHash('sha1').update(password).digest('hex').toUpperCase();
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/breached-passwords/range/${digest.slice(0, 5)}`;
  const response = await fetch(address, { headers: { 'Add-Padding': 'true' } });
  // The browser asks from another origin.
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  return { suffix: digest.slice(5), lines: (await response.text()).split('\r\n') };
}

it('returns the suffixes of leaked passwords, and pads its answer', async () => {
  const leaked = await linesFor('Password1!');
  expect(leaked.lines).toContain(`${leaked.suffix}:1000`);
  const other = await linesFor('a password that nobody leaked 7!');
  expect(other.lines.join('\n')).not.toContain(other.suffix);
  expect(other.lines).toEqual([expect.stringMatching(/^[0-9A-F]{35}:0$/)]);
});
