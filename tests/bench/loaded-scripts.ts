import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';

/** A script that a page loaded. */
export interface LoadedScript {
  path: string;
  /** Gzipped at level 9, in kB of 1000 bytes. */
  kilobytes: number;
  /** What it holds, to look for what should not be there. */
  text: string;
}

/** Notes every script that a page loads from now on. */
export function watchScripts(page: Page): () => Promise<LoadedScript[]> {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.push(response);
  });
  return async () => {
    const scripts = await Promise.all(
      responses.map(async (response) => {
        const body = await response.body();
        return {
          path: new URL(response.url()).pathname,
          kilobytes: gzipSync(body, { level: 9 }).length / 1000,
          text: body.toString('utf8'),
        };
      }),
    );
    return [...new Map(scripts.map((script) => [script.path, script])).values()];
  };
}

/** The scripts that stand in a document itself. */
export function scriptsInside(html: string): LoadedScript[] {
  return [...html.matchAll(/<script(?![^>]*\bsrc=)[^>]*>([\s\S]+?)<\/script>/g)].map(
    ([, text = ''], index) => ({
      path: `inside ${index}`,
      kilobytes: gzipSync(text, { level: 9 }).length / 1000,
      text,
    }),
  );
}

export function kilobytesOf(scripts: readonly LoadedScript[]): number {
  return scripts.reduce((sum, { kilobytes }) => sum + kilobytes, 0);
}
