import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const axeSource = await readFile(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/**
 * Serious and critical findings of axe on the page as it stands, one line each.
 *
 * @param rules only these; all where left out
 */
export async function seriousAxeFindings(page: Page, rules?: readonly string[]): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in globalThis);
  if (!isLoaded) await page.evaluate(axeSource);
  const results = await page.evaluate(
    async (only) => {
      const { axe } = globalThis as unknown as {
        axe: { run: (options: RunOptions) => Promise<AxeResults> };
      };
      return axe.run({
        resultTypes: ['violations'],
        ...(only && { runOnly: { type: 'rule', values: only } }),
      });
    },
    rules && [...rules],
  );
  return results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    );
}
