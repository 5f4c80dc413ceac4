import type { Page } from 'playwright-core';
import { requiredSetting } from '../journeys/journey-browser.ts';

interface LiveTarget {
  query?: { parent: string; structuredQuery: unknown };
  documents?: { documents: string[] };
}

/** What a page costs at Firestore. */
export interface Reads {
  /** As Firestore counts them: at least one for each question. */
  documents: number;
  /** Questions, each once. */
  questions: number;
}

/**
 * Counts what a page asks Firestore from now on: by its live channel, each once, and by single requests.
 *
 * @returns waits until the page has asked for nothing more for a while, and says what it was
 */
export function watchReads(page: Page): () => Promise<Reads> {
  const targets = new Map<string, LiveTarget>();
  const answers: Promise<number>[] = [];
  page.on('response', (response) => {
    const isRead = /:(?:runQuery|batchGet)$/.test(new URL(response.url()).pathname);
    if (isRead && response.request().method() === 'POST') {
      answers.push(response.json().then((rows: unknown) => countOf(rows as readonly Row[])));
    }
  });
  page.on('request', (request) => {
    if (!request.url().includes('/Listen/channel')) return;
    for (const [name, text] of new URLSearchParams(request.postData() ?? '')) {
      if (!name.endsWith('___data__')) continue;
      const { addTarget } = JSON.parse(text) as { addTarget?: LiveTarget };
      if (!addTarget) continue;
      const { query, documents } = addTarget;
      targets.set(JSON.stringify({ query, documents }), addTarget);
    }
  });
  return async () => {
    await settled(page, () => targets.size + answers.length);
    const single = await Promise.all(answers);
    return {
      documents: (await readsOf(targets.values())) + single.reduce((sum, one) => sum + one, 0),
      questions: targets.size + answers.length,
    };
  };
}

interface Row {
  document?: unknown;
  found?: unknown;
}

/** Firestore counts at least one read for each question. */
function countOf(rows: readonly Row[]): number {
  return Math.max(1, rows.filter(({ document, found }) => document ?? found).length);
}

/** How many documents Firestore counts for what the live channel was asked. */
async function readsOf(targets: Iterable<LiveTarget>): Promise<number> {
  const host = requiredSetting('FIRESTORE_EMULATOR_HOST');
  let reads = 0;
  for (const { query, documents } of targets) {
    if (documents) reads += documents.documents.length;
    if (!query) continue;
    const response = await fetch(`http://${host}/v1/${query.parent}:runQuery`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner' },
      body: JSON.stringify({ structuredQuery: query.structuredQuery }),
    });
    reads += countOf((await response.json()) as readonly Row[]);
  }
  return reads;
}

/** Waits until the page has asked for nothing more for a while; live queries never end. */
async function settled(page: Page, count: () => number): Promise<void> {
  for (let quiet = 0, known = -1; quiet < 4;) {
    await page.waitForTimeout(500);
    quiet = count() === known ? quiet + 1 : 0;
    known = count();
  }
}
