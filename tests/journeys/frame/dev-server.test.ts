import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_DATA_PROGRESS_PATH } from '@tasuki/domain/accounts/demo-accounts';
import { startDevServer } from '../../../scripts/building/dev-server.ts';
import { freePorts } from '../../../scripts/find/free-ports.ts';
import { appOrigin, journeyBrowser, newVisitor } from '../journey-browser.ts';
import { wordsOf } from '../words.ts';

const english = wordsOf('en');

const FIRST_COMPILE_MILLISECONDS = 90_000;

let browser: Browser;
beforeAll(async () => {
  browser = await journeyBrowser();
});

describe('the page as npm start serves it', () => {
  it('has the same headers but for hot reload, and works with them', async () => {
    const { app } = await freePorts({ app: 24_000 });
    const settings = Object.fromEntries(
      Object.entries(process.env).flatMap(([name, value]) =>
        name.startsWith('VITE_') && value !== undefined ? [[name, value]] : [],
      ),
    );
    const progress = { areAccountsReady: true, readCount: 3, recordingCount: 32 };
    const vite = await startDevServer(app, settings, () => progress);
    try {
      const origin = `http://localhost:${app}`;
      const { leave, page, problems } = await newVisitor(browser);
      // Vite has to bundle the packages and compile each file at their first request.
      await page.goto(`${origin}/signin`, { timeout: FIRST_COMPILE_MILLISECONDS });
      await page
        .getByRole('heading', { name: english('account:signIn.sentence') })
        .waitFor({ timeout: FIRST_COMPILE_MILLISECONDS });
      expect(problems).toEqual([]);
      const served = await fetch(`${appOrigin()}/signin`);
      const developed = await fetch(`${origin}/signin`);
      for (const [name, value] of served.headers) {
        if (!/policy|security|options|^content-type$/.test(name)) continue;
        if (name === 'content-security-policy') continue;
        // Vite leaves out the charset, which the page itself names.
        const wanted = name === 'content-type' ? value.replace(/;.*/, '') : value;
        expect(developed.headers.get(name), name).toBe(wanted);
      }
      const additions = (developed.headers.get('content-security-policy') ?? '')
        .split(/;? /)
        .filter((part) => !(served.headers.get('content-security-policy') ?? '').includes(part));
      expect(additions.map((part) => part.replace(/nonce-.*/, "nonce-…'"))).toEqual([
        "'nonce-…'",
        "'nonce-…'",
        `ws://localhost:${app}`,
      ]);
      const progressAnswer = await fetch(`${origin}${DEMO_DATA_PROGRESS_PATH}`);
      expect(await progressAnswer.json()).toEqual(progress);
      await leave();
    } finally {
      await vite.close();
    }
  });
});
