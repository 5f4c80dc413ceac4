import { expect, it } from 'vitest';
import { withoutSecrets } from './without-secrets.ts';

const TOKEN = 'b7d1f0c2a94e4c5f8f0d';

it.each([
  `fetch failed: https://apis.garmin.example/file?id=7&token=${TOKEN}`,
  `https://user:${TOKEN}@host.example/path refused`,
  `Request to https://region.example/stravaWebhook/${TOKEN} failed`,
  `/garminWebhook/${TOKEN} answered 500`,
  `authorization: Bearer ${TOKEN}`,
  `{"access_token":"${TOKEN}","expires_in":1}`,
  `grant_type=refresh_token&refresh_token=${TOKEN}&client_id=1`,
  `client_secret: ${TOKEN}`,
  `jwt eyJhbGciOiJub25lIn0.${TOKEN}.${TOKEN}`,
  `Authorization: Basic ${TOKEN}==`,
])('takes what has the form of a secret out of %s', (text) => {
  expect(withoutSecrets(text, [])).not.toContain(TOKEN);
});

it.each([
  '550 5.1.1 <anna.runner+tasuki@mail.example.co.jp>: no such user',
  'Recipient "anna runner"@mail.example was refused',
  'RCPT TO:<走る@日本.example> 550',
  'user=anna%40mail.example is unknown',
  `${'a'.repeat(64)}@mail.example`,
])('takes the address of a person out of %s', (text) => {
  expect(withoutSecrets(text, [])).not.toMatch(/mail\.example|日本|anna|走る|aaa/u);
});

it('takes no longer over a text that is hardly an address', () => {
  const before = process.threadCpuUsage();
  withoutSecrets('a.'.repeat(50_000), []);
  withoutSecrets('a@'.repeat(50_000), []);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(1000);
});

it('takes out what the configuration holds, wherever it stands', () => {
  const text = `host/${TOKEN}/x, ${TOKEN}`;
  expect(withoutSecrets(text, [TOKEN])).toBe('host/[secret]/x, [secret]');
});

it.each([
  'common/unknown ← TypeError: fetch failed ← Error: connect ECONNREFUSED 127.0.0.1:5300',
  'www.strava.com/oauth/token answered 400: invalid_grant',
  'TypeError: x is not a function at run (/workspace/index.js:120:5)',
  'again at 2026-11-22T10:15:00.000Z',
  'at run (/workspace/node_modules/@google-cloud/storage/build/file.js:9:1)',
  'firebase-admin@14.10.20 and @tasuki/domain',
])('leaves what is none: %s', (text) => {
  // A short word is no secret, or it would be taken out of every text.
  expect(withoutSecrets(text, ['run', ''])).toBe(text);
});
