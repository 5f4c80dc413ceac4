import { spawnSync } from 'node:child_process';
import { logger } from 'firebase-functions';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readConfiguration } from './configuration.ts';
import { describeCause, keepOutOfLog, logFailure, logWarning } from './log.ts';
import { PROVIDER_SECRET_SETTINGS } from './provider-configuration.ts';
import { secretsOf } from './secrets-of.ts';

afterEach(() => {
  keepOutOfLog([]);
  vi.restoreAllMocks();
});

/** Those whose beginning is fixed. */
const BEGINNINGS: Readonly<Record<string, string>> = {
  STRIPE_SECRET_KEY: 'sk_test_',
  STRIPE_WEBHOOK_SECRETS: 'whsec_',
  // Whole: it must fit its public half.
  WEB_PUSH_PRIVATE_KEY: 'OAk44nZLAPNR4Go1N6KoFSkGlAejkOdk-C0AUvjuRRc',
  SMTP_URL: 'smtps://user:pass-word@mail.example/',
};
const SECRETS = Object.fromEntries(
  [
    ...PROVIDER_SECRET_SETTINGS,
    'OPENAI_KEY',
    'GOOGLE_AI_KEY',
    'ANTHROPIC_KEY',
    'BLOB_SIGNING_KEY',
  ].map((name) => {
    const beginning = BEGINNINGS[name];
    const text = beginning ?? `secret-of-${name}`.replaceAll('_', '-');
    return [name, text.padEnd(40, 'x')];
  }),
);
const configuration = readConfiguration({
  APP_ORIGIN: 'https://tasuki.example',
  BLOB_STORE: 'disk',
  BLOB_DIRECTORY: '/blobs',
  UPLOAD_ORIGIN: 'https://functions.example',
  WEB_PUSH_PUBLIC_KEY:
    'BHpC66usXU-MvvQ9CSVvVk1ZJi_BLuxveSeDRs38gPj25BPr0jkTpPxUDG9hCGBMkwJImi7Q8Rrp6xDa1LXV5CA',
  WEB_PUSH_SUBJECT: 'mailto:support@tasuki.example',
  MAIL_FROM: 'coach@tasuki.example',
  CONTACT_MAILBOX: 'support@tasuki.example',
  STRAVA_CLIENT_ID: '1',
  GARMIN_CLIENT_ID: '2',
  GOOGLE_CLIENT_ID: '3',
  TOKEN_KEY: 'projects/p/locations/l/keyRings/r/cryptoKeys/k',
  ...SECRETS,
});

it.each(Object.entries(SECRETS))('%s stands in no line, nor in what caused it', (_name, secret) => {
  const lines: string[] = [];
  vi.spyOn(logger, 'write').mockImplementation((entry) => lines.push(JSON.stringify(entry)));
  vi.spyOn(logger, 'warn').mockImplementation((...entry) => lines.push(JSON.stringify(entry)));
  keepOutOfLog(secretsOf(configuration));
  const innermost = new TypeError(`fetch failed: ${secret}`);
  const cause = new Error(`asked /x/${secret}`, {
    cause: new Error('between', { cause: innermost }),
  });
  logFailure('failed', {}, cause);
  logWarning('warned', {}, cause);
  logWarning('warned of a text', {}, `with ${secret}`);
  expect(lines).toHaveLength(3);
  for (const line of [...lines, describeCause(cause)]) expect(line).not.toContain(secret);
});

describe('what a process writes', () => {
  const FORGED = 'first\n{"severity":"INFO","message":"admin signed in"}\r\nlast \u2028 \u001b[31m';

  /** As Cloud Logging reads it: each line an entry. */
  function entriesOf(calls: string): Record<string, unknown>[] {
    const address = JSON.stringify(new URL('log.ts', import.meta.url).href);
    const script = `import { logFailure, logInfo, logWarning } from ${address};\n${calls}`;
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--no-warnings', '--input-type=module', '--eval', script],
      { encoding: 'utf8' },
    );
    const lines = `${stdout}${stderr}`.trimEnd().split('\n');
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  it('is one JSON object a line, whatever stands in facts and causes', () => {
    const forged = JSON.stringify(FORGED);
    const entries = entriesOf(`
      logInfo('happened', { uid: ${forged} });
      logWarning('warned', { uid: ${forged} }, new Error(${forged}));
      logFailure('failed', { uid: ${forged} }, new Error(${forged}));
    `);
    expect(entries.map(({ message, severity, uid }) => [message, severity, uid]).sort()).toEqual([
      ['failed', 'ERROR', FORGED],
      ['happened', 'INFO', FORGED],
      ['warned', 'WARNING', FORGED],
    ]);
  });

  it('holds the chain of causes of a failure, and where it was thrown', () => {
    const [entry] = entriesOf(`
      function deep() { return new TypeError('no number'); }
      logFailure('failed', {}, new RangeError('too far', { cause: deep() }));
    `);
    expect(entry).toMatchObject({
      cause: 'RangeError: too far ← TypeError: no number',
      stack: expect.stringMatching(/RangeError: too far\n\s+at /) as string,
    });
  });
});
