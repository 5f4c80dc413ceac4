import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import {
  answerAsFirebaseAuth,
  type FirebaseAuthProject,
} from '../sandbox/firebase-auth/firebase-auth-project.ts';
import { probeSignIn } from './probe-sign-in.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** Asks a project with these settings; also what was asked. */
async function probe(project: Partial<FirebaseAuthProject>, apiKey = 'web-key') {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answerAsFirebaseAuth(
      { apiKey: 'web-key', allowsGoogle: false, allowsAnonymous: false, ...project },
      request,
      response,
    );
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { probes: await probeSignIn(apiKey, origin), asked };
}

it('finds every way closed where only email and password is allowed', async () => {
  const { probes } = await probe({});
  expect(probes).toMatchObject([
    { way: 'google', isClosed: true },
    { way: 'anonymous', isClosed: true },
  ]);
});

it('finds Google open where it is allowed, though the forged token is refused', async () => {
  const { probes } = await probe({ allowsGoogle: true });
  expect(probes[0]).toMatchObject({ way: 'google', isClosed: false });
});

it('finds anonymous sign-in open, and deletes the account that came of the question', async () => {
  const { probes, asked } = await probe({ allowsAnonymous: true });
  expect(probes[1]).toMatchObject({ way: 'anonymous', isClosed: false });
  expect(asked.at(-1)).toContain('accounts:delete');
});

it('says nothing of a project whose key it does not have', async () => {
  await expect(probe({}, 'another-key')).rejects.toThrow(/API key not valid/);
});
