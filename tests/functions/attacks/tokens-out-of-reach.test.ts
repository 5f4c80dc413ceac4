import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { LINKED_PROVIDERS } from '@tasuki/domain/provider-links/provider';
import { soakFigure } from '../../figures/soak-figure.ts';
import { ACCESS_TABLE } from '../../rules/access-table.ts';
import { ProviderFixture, uidOf } from '../provider-fixture.ts';
import { tracesOf } from '../whole-person.ts';

// A database of its own, since all of it is searched.
vi.hoisted(() => {
  process.env['GCLOUD_PROJECT'] = `demo-tokens-${process.pid}`;
});

const figure = soakFigure(15);
/** Collections of which the rules give nobody anything, by the first name of their path. */
const CLOSED_COLLECTIONS = new Set(
  ACCESS_TABLE.filter(
    ({ get, lists = [] }) => get.length === 0 && lists.every(({ allowed }) => allowed.length === 0),
  )
    .map(({ document }) => document.split('/'))
    .flatMap(([name = '', , ...below]) => (below.length === 0 ? [name] : [])),
);

/** Tokens that providers gave our functions, read at the wire. */
const given = new Set<string>();
let fixture: ProviderFixture;

beforeAll(async () => {
  fixture = await ProviderFixture.open();
  const realFetch = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, options) => {
    const response = await realFetch(input, options);
    const answer: unknown = await response
      .clone()
      .json()
      .catch(() => null);
    for (const name of ['access_token', 'refresh_token']) {
      const token = (answer as Record<string, unknown> | null)?.[name];
      if (typeof token === 'string') given.add(token);
    }
    return response;
  });
});
afterAll(async () => fixture.close());

it('keeps tokens of providers out of every answer and every document that anybody can read', async () => {
  const answers: unknown[] = [];
  for (const provider of LINKED_PROVIDERS) {
    const consent = { athlete: 'haruka', account: randomBytes(6).toString('hex') };
    const signedUp = await fixture.go(provider, 'signUp', consent);
    const uid = uidOf(signedUp);
    answers.push(signedUp, await fixture.go(provider, 'signIn', consent));
    answers.push(await fixture.go(provider, 'link', consent, uid));
  }
  const email = `${randomBytes(8).toString('hex')}@gmail.com`;
  answers.push(await fixture.go('google', 'signUp', { athlete: 'somebody-else', email }));
  const said = JSON.stringify(answers);

  expect(given.size).toBeGreaterThanOrEqual(2 * LINKED_PROVIDERS.length);
  for (const token of given) {
    figure.tried();
    expect(token.length).toBeGreaterThan(20);
    expect(said).not.toContain(token);
    const places = await tracesOf(token);
    const readable = places.filter((path) => !CLOSED_COLLECTIONS.has(path.split('/')[0] ?? ''));
    expect(readable).toEqual([]);
  }
});
