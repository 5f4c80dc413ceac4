import { createHash } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { appOrigin, journeyBrowser, newVisitor, sandboxOrigin } from './journey-browser.ts';
import { takePolicyViolations } from './policy-violations.ts';
import { wordsOf } from './words.ts';

const english = wordsOf('en');

let browser: Browser;
beforeAll(async () => {
  browser = await journeyBrowser();
});

async function headerOf(address: string, name: string): Promise<string> {
  const response = await fetch(address);
  return response.headers.get(name) ?? '';
}

function inlineScriptsOf(html: string): string[] {
  return [...html.matchAll(/<script>(.+?)<\/script>/gs)].map(([, script = '']) => script);
}

function sha256Of(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

describe('the page as it is served', () => {
  it('is sent with a policy that allows its own inline script alone, and no frame around it', async () => {
    const app = await (await fetch(`${appOrigin()}/`)).text();
    for (const path of ['/', '/signin', '/activities/a', '/tasuki.svg']) {
      const response = await fetch(`${appOrigin()}${path}`);
      const policy = response.headers.get('content-security-policy') ?? '';
      // A file that is no page has the policy of the app's own document.
      const html = path === '/tasuki.svg' ? app : await response.text();
      // It starts the others: on a drawn page after the first paint, elsewhere after the page as it was last seen.
      const own = inlineScriptsOf(html).map((script) => ` 'sha256-${sha256Of(script)}'`);
      expect(own, path).toHaveLength(1);
      expect(policy, path).toContain(`script-src 'self'${own.join('')};`);
      expect(policy, path).toContain("frame-ancestors 'none'");
      expect(policy, path).not.toContain('unsafe');
    }
  });

  it('runs no script that somebody brings into it', async () => {
    const { leave, page } = await newVisitor(browser);
    await page.goto(`${appOrigin()}/signin`);
    await page.getByRole('heading', { name: english('account:signIn.sentence') }).waitFor();
    const hasRun = await page.evaluate(() => {
      const attempts: (() => void)[] = [
        () => {
          document.body.insertAdjacentHTML(
            'beforeend',
            '<img src="x:" onerror="window.hasRun = 1">',
          );
        },
        () => {
          const script = document.createElement('script');
          script.append('window.hasRun = 1');
          document.body.append(script);
        },
        () => {
          document.body.setAttribute('onclick', 'window.hasRun = 1');
          document.body.click();
        },
        () => {
          const frame = document.createElement('iframe');
          frame.srcdoc = '<script>parent.hasRun = 1</script>';
          document.body.append(frame);
        },
      ];
      for (const attempt of attempts) {
        try {
          attempt();
        } catch {
          // Refused at once.
        }
      }
      return 'hasRun' in window;
    });
    expect(hasRun).toBe(false);
    await expect.poll(() => takePolicyViolations().length).toBeGreaterThan(0);
    await leave();
    // Each attempt is reported on its own.
    takePolicyViolations();
  });

  it('may send data to the services of this application alone', async () => {
    const { leave, page } = await newVisitor(browser);
    await page.goto(`${appOrigin()}/signin`);
    const isRefused = await page.evaluate(
      async (address) =>
        fetch(address).then(
          () => false,
          () => true,
        ),
      `${sandboxOrigin()}/mails`,
    );
    expect(isRefused).toBe(true);
    await expect.poll(() => takePolicyViolations().join()).toContain('connect-src');
    await leave();
  });

  it('has no source map beside its scripts, nor the name of one in them', async () => {
    const html = await (await fetch(`${appOrigin()}/`)).text();
    const scripts = [...html.matchAll(/src="([^"]+[.]js)"/g)].map(([, path = '']) => path);
    expect(scripts.length).toBeGreaterThan(0);
    for (const path of scripts) {
      const text = await (await fetch(`${appOrigin()}${path}`)).text();
      expect(text, path).not.toContain('sourceMappingURL');
      // An unknown path gets the page.
      expect(await headerOf(`${appOrigin()}${path}.map`, 'content-type')).toContain('text/html');
    }
  });
});
