import type { Browser } from 'playwright-core';
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
import { storedPlanOf } from '@tasuki/domain/plans/plan-record';
import { proposedPlan } from '@tasuki/domain/plans/proposed-plan';
import type { Bench } from '../../scripts/test-runs/measurement.ts';
import { appOrigin, launchBrowser, newVisitor } from '../journeys/journey-browser.ts';
import { createJourneyRunner } from '../journeys/journey-runner.ts';
import { signIn } from '../journeys/sign-up-journey.ts';
import { wordsOf } from '../journeys/words.ts';
import { watchReads } from './watched-reads.ts';

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

async function planReads(browser: Browser, week: number): Promise<number> {
  const runner = await createJourneyRunner('en', { isEmailVerified: true });
  await storeRunner(runner.uid, week);
  const { page, leave } = await newVisitor(browser);
  await signIn(page, words, runner);
  await page.waitForURL('**/activities');
  await page.goto('about:blank');
  const asked = watchReads(page);
  await page.goto(`${appOrigin()}${routePath('plan')}`);
  await page.locator('#main ol > li').nth(6).waitFor();
  const title = words('plan:week.title', { number: week, weeks: PLAN_WEEKS });
  await page.getByRole('heading', { name: title }).waitFor();
  const { documents: reads } = await asked();
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
