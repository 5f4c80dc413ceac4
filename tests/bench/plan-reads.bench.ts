import type { Browser, Page } from 'playwright-core';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { calendarDayOf, dayNumber, mondayOf } from '@tasuki/domain/measures/calendar-day';
import { DAY_MILLISECONDS, HOUR_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { routePath } from '@tasuki/domain/navigation/route-table';
import {
  EXAMPLE_REVISION,
  EXAMPLE_RUNNER,
  EXAMPLE_WISH,
} from '@tasuki/domain/plans/example-plan-wish';
import { proposedPlan, storedPlanOf } from '@tasuki/domain/plans/plan-record';
import type { Bench } from '../../scripts/test-runs/measurement.ts';
import {
  appOrigin,
  launchBrowser,
  newVisitor,
  requiredSetting,
} from '../journeys/journey-browser.ts';
import { createJourneyRunner } from '../journeys/journey-runner.ts';
import { signIn } from '../journeys/sign-up-journey.ts';
import { wordsOf } from '../journeys/words.ts';

const words = wordsOf('en');
const PLAN_WEEKS = 30;
/** So long runs were recorded: before the plan's first week as during its last. */
const RECORDED_DAYS = 300;

/** A runner in a week of a plan of thirty, who ran every second day before and since. */
async function storeRunner(uid: string, week: number): Promise<void> {
  const { getFirestore } = await import('firebase-admin/firestore');
  const firestore = getFirestore();
  const monday = mondayOf(dayNumber(new Date(), 0)) - 7 * (week - 1);
  const proposed = proposedPlan(EXAMPLE_RUNNER, {
    ...EXAMPLE_WISH,
    goal: { kind: 'fitness', meters: null, seconds: null, day: null, event: null },
    weeks: PLAN_WEEKS,
    today: calendarDayOf(monday - 1),
  });
  if (proposed.outcome !== 'built') throw new Error(proposed.outcome);
  const at = new Date();
  const plan = storedPlanOf(proposed.record, EXAMPLE_REVISION);
  await firestore
    .doc(firestorePaths.trainingPlan(uid))
    .set({ ...plan, createdAt: at, updatedAt: at });
  const batch = firestore.batch();
  const today = dayNumber(at, 0);
  for (let day = today - RECORDED_DAYS; day <= today; day += 2) {
    const startedAt = new Date(day * DAY_MILLISECONDS + HOUR_MILLISECONDS);
    const row = exampleActivityRow({ id: `run${day}`, ownerUid: uid, startedAt, createdAt: at });
    batch.set(firestore.doc(firestorePaths.activity(uid, row.id)), row);
  }
  await batch.commit();
}

interface LiveTarget {
  query?: { parent: string; structuredQuery: unknown };
  documents?: { documents: string[] };
}

/** What a page asks Firestore for: its live channel, each once, and by single requests. */
function watchReads(page: Page) {
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
  return { targets, answers };
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

async function planReads(browser: Browser, week: number): Promise<number> {
  const runner = await createJourneyRunner('en', { isEmailVerified: true });
  await storeRunner(runner.uid, week);
  const { page, leave } = await newVisitor(browser);
  await signIn(page, words, runner);
  await page.waitForURL('**/activities');
  await page.goto('about:blank');
  const { targets, answers } = watchReads(page);
  await page.goto(`${appOrigin()}${routePath('plan')}`);
  await page.locator('#main ol > li').nth(6).waitFor();
  const title = words('plan:week.title', { number: week, weeks: PLAN_WEEKS });
  await page.getByRole('heading', { name: title }).waitFor();
  await settled(page, () => targets.size + answers.length);
  const single = await Promise.all(answers);
  const reads = (await readsOf(targets.values())) + single.reduce((sum, one) => sum + one, 0);
  await leave();
  return reads;
}

/** What opening the plan costs at Firestore, at its beginning and at its end. */
export const bench: Bench = {
  needs: 'app',
  measure: async () => {
    const browser = await launchBrowser();
    try {
      const [first, last] = [await planReads(browser, 1), await planReads(browser, PLAN_WEEKS)];
      return [
        { figure: 'plan: documents read in week 1', value: first, unit: 'reads', budget: null },
        { figure: 'plan: documents read in week 30', value: last, unit: 'reads', budget: first },
      ];
    } finally {
      await browser.close();
    }
  },
};
