import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { server as firebaseServer } from 'superstatic';
import { describe, expect, it } from 'vitest';
import { backendSources, fileSources, type PolicyOptions } from './content-security-policy.ts';
import { deploymentConfiguration } from './deployment-configuration.ts';
import { headersOfPath, hostingHeaderRules } from './hosting-headers.ts';
import { paymentService } from './payment-pages.ts';

const OPTIONS: PolicyOptions = {
  connections: backendSources({ VITE_FIREBASE_PROJECT_ID: 'tasuki-app', BLOB_BUCKET: 'runs' }),
  files: fileSources({ VITE_FIREBASE_PROJECT_ID: 'tasuki-app', BLOB_BUCKET: 'runs' }),
  services: [],
  payment: paymentService({ VITE_STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }),
  indexHtml: '<style>a{}</style><script type="module" src="/a.js"></script>',
  staticPages: new Map([
    ['/signin', ['<style>b{}</style>', '<style>b{}</style><style>c{}</style>']],
  ]),
};
const rules = hostingHeaderRules(OPTIONS);
const PAYMENT_PATHS = ['/onboarding/payment', '/subscriptions/sub_1/payment'];
const PATHS = [
  '/',
  '/index.html',
  '/activities/a/chat',
  '/tasuki.svg',
  '/signin',
  '/assets/start-B2x.js',
  '/subscriptions',
  '/subscriptions/sub_1/callback',
  ...PAYMENT_PATHS,
];

describe('what Hosting sends', () => {
  it('lets a browser keep what has its content in its name, and ask again for all else', () => {
    const cacheControl = (path: string) => headersOfPath(rules, path).get('Cache-Control');
    expect(cacheControl('/assets/start-B2x.js')).toBe('public, max-age=31536000, immutable');
    for (const path of ['/', '/index.html', '/activities/a/chat', '/tasuki.svg']) {
      expect(cacheControl(path), path).toBe('no-cache');
    }
  });

  it('protects every path alike', () => {
    for (const path of PATHS) {
      const headers = headersOfPath(rules, path);
      expect(headers.get('X-Frame-Options'), path).toBe('DENY');
      expect(headers.get('X-Content-Type-Options'), path).toBe('nosniff');
      expect(headers.get('Referrer-Policy'), path).toBe('strict-origin-when-cross-origin');
      expect(headers.get('Cross-Origin-Opener-Policy'), path).toBe('same-origin');
      expect(headers.get('Cross-Origin-Resource-Policy'), path).toBe('same-origin');
      expect(headers.get('Strict-Transport-Security'), path).toContain('includeSubDomains');
      expect(headers.get('Permissions-Policy'), path).toContain('geolocation=()');
      expect(headers.get('Content-Security-Policy'), path).toContain("frame-ancestors 'none'");
    }
  });

  it('allows the styles of a page that is drawn at build time on that page alone, once each', () => {
    const styles = (path: string) =>
      /style-src ([^;]*)/.exec(
        headersOfPath(rules, path).get('Content-Security-Policy') ?? '',
      )?.[1];
    const hashOf = (content: string) =>
      `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
    expect(styles('/signin')).toBe(`'self' ${hashOf('b{}')} ${hashOf('c{}')}`);
    expect(styles('/')).toBe(`'self' ${hashOf('a{}')}`);
  });

  it('allows Stripe on payment pages alone', () => {
    for (const path of PATHS) {
      const isPayment = PAYMENT_PATHS.includes(path);
      const headers = headersOfPath(rules, path);
      const policy = headers.get('Content-Security-Policy') ?? '';
      expect(policy.includes('https://js.stripe.com'), path).toBe(isPayment);
      const mayPay = headers.get('Permissions-Policy')?.includes('payment=(self') ?? false;
      expect(mayPay, path).toBe(isPayment);
    }
  });

  it('is what the server of Firebase makes of the configuration that is deployed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hosting-'));
    mkdirSync(join(folder, 'dist', 'assets'), { recursive: true });
    for (const file of ['index.html', 'tasuki.svg', 'assets/start-B2x.js', 'signin.html']) {
      writeFileSync(join(folder, 'dist', file), 'content');
    }
    for (const name of ['vi', 'zh', 'zh_tw']) {
      mkdirSync(join(folder, 'dist', 'localized', name), { recursive: true });
      writeFileSync(join(folder, 'dist', 'localized', name, 'signin.html'), `in ${name}`);
    }
    const { hosting } = deploymentConfiguration({ policy: OPTIONS, bucket: 'runs' });
    const server = firebaseServer({ cwd: folder, config: hosting, port: 0, hostname: '127.0.0.1' });
    const listening = server.listen(() => undefined);
    try {
      await once(listening, 'listening');
      const address = listening.address();
      if (address === null || typeof address === 'string') throw new Error('No port');
      for (const path of PATHS) {
        const response = await fetch(`http://127.0.0.1:${address.port}${path}`, {
          redirect: 'manual',
        });
        for (const [name, value] of headersOfPath(rules, path)) {
          expect(response.headers.get(name), `${path} ${name}`).toBe(value);
        }
        // No browser guesses in which encoding it is written.
        const type = path.endsWith('.svg')
          ? /^image\/svg\+xml/
          : /(?:html|javascript); charset=utf-8$/i;
        expect(response.headers.get('content-type'), path).toMatch(type);
      }
      for (const [language, country, shown] of [
        ['vi-VN,en', 'none', 'in vi'],
        ['zh-TW', 'none', 'in zh'],
        ['zh-TW', 'tw', 'in zh_tw'],
        ['fr', 'none', 'content'],
      ] as const) {
        const response = await fetch(`http://127.0.0.1:${address.port}/signin`, {
          headers: {
            'accept-language': language,
            cookie: `firebase-country-override=${country}`,
          },
        });
        expect(await response.text(), `${language} in ${country}`).toBe(shown);
      }
    } finally {
      listening.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
