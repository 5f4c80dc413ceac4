import { describe, expect, it } from 'vitest';
import { smokeTest } from './smoke-test.ts';

const ORIGIN = 'https://tasuki.example';
const HTML = '<script type="module" src="/assets/start-1.js"></script>';
const GOOD_HEADERS = { 'content-security-policy': 'x', 'strict-transport-security': 'x' };

/** A deployed product; a test says what of it is another way. */
function product(changes: Readonly<Record<string, () => Response>> = {}) {
  const answers: Record<string, () => Response> = {
    [`${ORIGIN}/release.txt`]: () => new Response('r2\n'),
    [`${ORIGIN}/`]: () => new Response(HTML, { headers: GOOD_HEADERS }),
    [`${ORIGIN}/assets/start-1.js`]: () =>
      new Response('', { headers: { 'content-type': 'text/javascript' } }),
    [`${ORIGIN}/signin`]: () => new Response('<div data-drawn-language="ja">'),
    'https://asia-northeast1-runs.cloudfunctions.net/admitSignIn': () =>
      new Response('', { status: 401, headers: { 'access-control-allow-origin': ORIGIN } }),
    'https://firestore.googleapis.com/v1/projects/runs/databases/(default)/documents/users/nobody':
      () => new Response('', { status: 403 }),
    ...changes,
  };
  return smokeTest({
    origin: ORIGIN,
    projectId: 'runs',
    release: 'r2',
    fetch: async (address) => {
      const url = address instanceof Request ? address.url : address.toString();
      const answer = answers[url];
      return answer ? answer() : Promise.reject(new Error(`not there: ${url}`));
    },
  });
}

describe('the look at a deployed product', () => {
  it('finds nothing where all is well', async () => {
    expect(await product()).toEqual([]);
  });

  it.each([
    ['another release', { [`${ORIGIN}/release.txt`]: () => new Response('r1') }],
    ['no policy', { [`${ORIGIN}/`]: () => new Response(HTML) }],
    [
      'a page in place of the script',
      {
        [`${ORIGIN}/assets/start-1.js`]: () =>
          new Response('', { headers: { 'content-type': 'text/html' } }),
      },
    ],
    ['no drawn page', { [`${ORIGIN}/signin`]: () => new Response('<div>') }],
    [
      'functions that are not there',
      {
        'https://asia-northeast1-runs.cloudfunctions.net/admitSignIn': () =>
          new Response('', { status: 404 }),
      },
    ],
    [
      'an open database',
      {
        'https://firestore.googleapis.com/v1/projects/runs/databases/(default)/documents/users/nobody':
          () => new Response('{}'),
      },
    ],
    [
      'an address that does not answer',
      {
        [`${ORIGIN}/signin`]: () => {
          throw new Error('refused');
        },
      },
    ],
  ])('finds %s', async (_, changes) => {
    expect((await product(changes)).length).toBeGreaterThan(0);
  });
});
