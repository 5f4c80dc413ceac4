import { getFirestore } from 'firebase-admin/firestore';
import type { Browser, Page, Request } from 'playwright-core';
import { ROSTER_LIMITS, type RosterEntry } from '@tasuki/domain/coaches/roster-entry';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { routePath } from '@tasuki/domain/navigation/route-table';
import type { Bench, Measurement } from '../../scripts/test-runs/measurement.ts';
import { launchBrowser, newVisitor } from '../journeys/journey-browser.ts';
import { createJourneyRunner } from '../journeys/journey-runner.ts';
import { signIn } from '../journeys/sign-up-journey.ts';
import { wordsOf } from '../journeys/words.ts';

const words = wordsOf('en');

/** Until the home is there, on a machine with other work. */
const SIGN_IN_MILLISECONDS = 120_000;
const FEW = 40;
const MANY = 500;
/** Those who need the coach and a page of all, once lightly for the first paint and once live. */
const READS_MAXIMUM = 2 * (ROSTER_LIMITS.attentionMaximum + ROSTER_LIMITS.pageSize);

/** A coach with so many runners, of whom every third needs something. */
async function coachWithRunners(count: number) {
  const coach = await createJourneyRunner('en', { isCoach: true });
  const database = getFirestore();
  const now = Date.now();
  const batch = database.batch();
  for (let index = 0; index < count; index += 1) {
    const activeAt = new Date(now - (index * DAY_MILLISECONDS) / 24);
    const isNeeded = index % 3 === 0;
    const entry: Omit<RosterEntry, 'id'> = {
      name: `Runner ${index}`,
      isSharing: true,
      lastRun: {
        activityId: `run${index}`,
        startedAt: activeAt,
        utcOffsetMinutes: 540,
        distanceMeters: 10_000,
      },
      weekMeters: 20_000,
      weekMondayDayNumber: 0,
      usualWeekMeters: 30_000,
      plan: null,
      attention: isNeeded ? { reason: 'unanswered', since: activeAt, activityId: null } : null,
      priority: isNeeded ? now - index : 0,
      activeAt,
      lookAgainAt: null,
    };
    batch.set(database.doc(firestorePaths.rosterEntry(coach.uid, `runner${index}`)), entry);
  }
  await batch.commit();
  return coach;
}

/** The documents of the roster that the page may be given: what light reads gave, and what live ones are limited to. */
function watchRosterReads(page: Page): () => Promise<number> {
  const light: Request[] = [];
  const limits: number[] = [];
  page.on('request', (request) => {
    const body = decodeURIComponent((request.postData() ?? '').replaceAll('+', ' '));
    if (!body.includes('"roster"')) return;
    if (request.url().includes(':runQuery')) light.push(request);
    if (!request.url().includes('/Listen/channel')) return;
    for (const target of body.split('"addTarget"').slice(1)) {
      if (target.includes('"roster"')) {
        limits.push(Number(/"limit":(?:\{"value":)?(\d+)/.exec(target)?.[1] ?? Number.NaN));
      }
    }
  });
  return async () => {
    const answers = await Promise.all(
      light.map(async (request) => (await (await request.response())?.text()) ?? ''),
    );
    const given = answers.map((answer) => answer.match(/"document":/g)?.length ?? 0);
    return [...given, ...limits].reduce((sum, count) => sum + count, 0);
  };
}

async function readsOfHome(browser: Browser, count: number): Promise<number> {
  const coach = await coachWithRunners(count);
  const { context, page } = await newVisitor(browser, { viewport: 'desktop' });
  const reads = watchRosterReads(page);
  const live = page.waitForRequest(
    (request) =>
      request.url().includes('/Listen/channel') &&
      decodeURIComponent(request.postData() ?? '').includes('"roster"'),
    { timeout: SIGN_IN_MILLISECONDS },
  );
  await signIn(page, words, coach);
  await page.waitForURL(`**${routePath('coachHome')}`);
  const list = (key: string) => page.getByRole('list', { name: words(key) });
  await list('roster:attention.title').getByRole('link').first().waitFor();
  await list('roster:all.title')
    .getByRole('link')
    .nth(ROSTER_LIMITS.pageSize - 1)
    .waitFor();
  await live;
  const result = await reads();
  await context.close();
  return result;
}

/** What the coach's home costs at Firestore, however many runners there are. */
export const bench: Bench = {
  needs: 'app',
  measure: async (): Promise<Measurement[]> => {
    const browser = await launchBrowser();
    try {
      const few = await readsOfHome(browser, FEW);
      const many = await readsOfHome(browser, MANY);
      return [
        {
          figure: `coach’s home with ${MANY} runners: documents read by opening it`,
          value: many === 0 ? Number.NaN : many,
          unit: 'reads',
          budget: READS_MAXIMUM,
        },
        {
          figure: `coach’s home with ${MANY} runners: documents more than with ${FEW}`,
          value: Math.abs(many - few),
          unit: 'reads',
          budget: 0,
        },
      ];
    } finally {
      await browser.close();
    }
  },
};
