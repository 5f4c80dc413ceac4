import type { Browser, Page, Request } from 'playwright-core';
import { MESSAGE_LIMITS } from '@tasuki/domain/chat/message';
import type { Bench, Measurement } from '../../scripts/test-runs/measurement.ts';
import { writeLongConversation } from '../builders/long-conversation.ts';
import { appOrigin, launchBrowser, newVisitor } from '../journeys/journey-browser.ts';
import { createJourneyRunner } from '../journeys/journey-runner.ts';
import { signIn } from '../journeys/sign-up-journey.ts';
import { wordsOf } from '../journeys/words.ts';

const words = wordsOf('en');

const FEW = 10;
const LONG = [1000, 10_000] as const;
/** The topic and a page of it, once lightly for the first paint and once live. */
const READS_MAXIMUM = 2 * (1 + MESSAGE_LIMITS.pageSize);

interface Asked {
  queries: number;
  /** At most so many documents were read: what light reads gave, and what live ones are limited to. */
  documents: number;
}

/** What the page asks Firestore of topics and messages from now on. */
function watchAsked(page: Page): () => Promise<Asked> {
  const light: Request[] = [];
  const limits: number[] = [];
  page.on('request', (request) => {
    const body = decodeURIComponent((request.postData() ?? '').replaceAll('+', ' '));
    if (!/"(?:topics|messages)"|\/topics\//.test(body)) return;
    if (request.url().includes(':runQuery')) light.push(request);
    if (!request.url().includes('/Listen/channel') || !body.includes('addTarget')) return;
    for (const target of body.split('"addTarget"').slice(1)) {
      if (/\/topics\/|"(?:topics|messages)"/.test(target)) {
        limits.push(Number(/"limit":(\d+)/.exec(target)?.[1] ?? 1));
      }
    }
  });
  return async () => {
    const answers = await Promise.all(
      light.map(async (request) => (await (await request.response())?.text()) ?? ''),
    );
    const lightDocuments = answers.map((answer) => answer.match(/"document":/g)?.length ?? 0);
    return {
      queries: light.length + limits.length,
      documents: [...lightDocuments, ...limits].reduce((sum, count) => sum + count, 0),
    };
  };
}

async function readsOfOpening(browser: Browser, count: number): Promise<Asked> {
  const { context, page } = await newVisitor(browser);
  const runner = await createJourneyRunner('en');
  const topicId = await writeLongConversation(runner.uid, count);
  await signIn(page, words, runner);
  await page.waitForURL('**/activities');
  const asked = watchAsked(page);
  const topicWatched = page.waitForRequest(
    (request) =>
      request.url().includes('/Listen/channel') &&
      decodeURIComponent(request.postData() ?? '').includes(`/topics/${topicId}"`),
  );
  const messagesWatched = page.waitForRequest(
    (request) =>
      request.url().includes('/Listen/channel') &&
      decodeURIComponent(request.postData() ?? '').includes('"messages"'),
  );
  await page.goto(`${appOrigin()}/topics/${topicId}/chat`);
  await page.getByText(`Answer ${count}.`, { exact: true }).waitFor();
  await Promise.all([topicWatched, messagesWatched]);
  const result = await asked();
  await context.close();
  return result;
}

/** What opening a conversation costs at Firestore, however long it is. */
export const bench: Bench = {
  needs: 'app',
  measure: async (): Promise<Measurement[]> => {
    const browser = await launchBrowser();
    try {
      const few = await readsOfOpening(browser, FEW);
      const measurements: Measurement[] = [];
      for (const count of LONG) {
        const long = await readsOfOpening(browser, count);
        const messages = count.toLocaleString('en');
        measurements.push(
          {
            figure: `topic of ${messages} messages: documents read by opening it`,
            value: long.documents === 0 ? Number.NaN : long.documents,
            unit: 'reads',
            budget: READS_MAXIMUM,
          },
          {
            figure: `topic of ${messages} messages: queries more than for one of 10`,
            value: Math.abs(long.queries - few.queries),
            unit: 'queries',
            budget: 0,
          },
        );
      }
      return measurements;
    } finally {
      await browser.close();
    }
  },
};
