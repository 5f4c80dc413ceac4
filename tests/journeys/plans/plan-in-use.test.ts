import { readFile } from 'node:fs/promises';
import { getFirestore } from 'firebase-admin/firestore';
import ICAL from 'ical.js';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { calendarDayOf, dayNumber, mondayOf } from '@tasuki/domain/measures/calendar-day';
import { MINUTE_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { withCoachSession } from '@tasuki/domain/plans/coached/coach-edits';
import {
  coachPacesOf,
  coachSession,
  firstChoice,
} from '@tasuki/domain/plans/coached/coach-session';
import {
  EXAMPLE_REVISION,
  EXAMPLE_RUNNER,
  EXAMPLE_WISH,
} from '@tasuki/domain/plans/example-plan-wish';
import { planLinesOf } from '@tasuki/domain/plans/plan-lines';
import { storedPlanOf } from '@tasuki/domain/plans/plan-record';
import { proposedPlan } from '@tasuki/domain/plans/proposed-plan';
import { encodeFit } from '../../../sandbox/recordings/encode-fit.ts';
import { equalPaceRun } from '../../../sandbox/recordings/equal-pace-runs.ts';
import { seriousAxeFindings } from '../axe-findings.ts';
import { appOrigin, journeyBrowser, newVisitor, sandboxOrigin } from '../journey-browser.ts';
import { createJourneyRunner } from '../journey-runner.ts';
import { journeyVariants } from '../journey-variants.ts';
import { addFiles, coachWords, openAdded } from '../pages/activity-pages.ts';
import { giveConsent, newAccount } from '../pages/provider-pages.ts';
import { pickedFile } from '../recording-files.ts';
import { signIn } from '../sign-up-journey.ts';
import { wordsOf, type Words } from '../words.ts';

/** The length of the sandbox's `easyRun`. */
const EASY_METERS = 9000;

let browser: Browser;
beforeAll(async () => {
  browser = await journeyBrowser();
});

/** A zone in which the run of today's first hour is over at any time of the test. */
const HERE =
  new Date().getUTCHours() < 12
    ? { timeZone: 'Asia/Tokyo', utcOffsetMinutes: 540 }
    : { timeZone: 'Pacific/Honolulu', utcOffsetMinutes: -600 };

/** Today's weekday and two more: the two weeks of this plan reach Garmin within one minute. */
function fewWeekdays(): number[] {
  const today = dayNumber(new Date(), HERE.utcOffsetMinutes);
  const weekday = today - mondayOf(today);
  return [0, 2, 4].map((later) => ((weekday + later) % 7) + 1).sort();
}

/** A plan of this week that has an easy run today. */
async function storePlanWithRunToday(uid: string, weekdays = [1, 3, 5, 7]): Promise<string> {
  const today = dayNumber(new Date(), HERE.utcOffsetMinutes);
  const day = calendarDayOf(today);
  const proposed = proposedPlan(EXAMPLE_RUNNER, {
    ...EXAMPLE_WISH,
    goal: { kind: 'fitness', meters: null, seconds: null, day: null, event: null },
    weekdays,
    today: calendarDayOf(mondayOf(today) - 1),
  });
  if (proposed.outcome !== 'built') throw new Error(proposed.outcome);
  const { record, plan } = proposed;
  const planned = plan.weeks.flatMap(({ sessions }) => sessions);
  const easy = coachSession({ ...firstChoice('easy'), meters: EASY_METERS }, coachPacesOf(record));
  const there = planned.find((session) => session.day === day) ?? null;
  const changed = withCoachSession(plan, day, easy, there);
  const stored = storedPlanOf({ ...record, sessions: planLinesOf(changed) }, EXAMPLE_REVISION);
  const at = new Date();
  const reference = getFirestore().doc(firestorePaths.trainingPlan(uid));
  await reference.set({ ...stored, createdAt: at, updatedAt: at });
  return day;
}

/** An easy run of today, as a watch records it. */
function runOf(day: string) {
  const midnight = Date.parse(`${day}T00:00:00Z`) - HERE.utcOffsetMinutes * MINUTE_MILLISECONDS;
  const startedAt = new Date(midnight + 5 * MINUTE_MILLISECONDS);
  const run = equalPaceRun('easy', {
    paceSecondsPerKilometer: 350,
    startedAt,
    utcOffsetMinutes: HERE.utcOffsetMinutes,
    seed: 7,
  });
  return pickedFile('today.fit', encodeFit(run));
}

async function openPlan(page: Page, words: Words): Promise<void> {
  await page.goto(`${appOrigin()}${routePath('plan')}`);
  await page.getByRole('button', { name: words('plan:week.next'), exact: true }).waitFor();
}

it.each(
  journeyVariants([['phone', 'ja', 'ja-JP'] as const], [['desktop', 'en', 'en-GB'] as const]),
)(
  'ticks a session by its run, shows its weather and the trends, and gives the plan to calendar and watch: %s, %s',
  async (viewport, language, locale) => {
    const words = wordsOf(language);
    const runner = await createJourneyRunner(language, { isEmailVerified: true });
    const day = await storePlanWithRunToday(runner.uid);
    const { timeZone } = HERE;
    const { leave, page, problems } = await newVisitor(browser, { viewport, locale, timeZone });
    const press = async (key: string) =>
      page.getByRole('button', { name: words(key), exact: true }).click();
    await signIn(page, words, runner);
    await page.waitForURL('**/activities');

    // Its workout; `plan-workout-file.test.ts` has it read by somebody else's reader.
    await openPlan(page, words);
    const today = page.locator('#main ol > li[aria-current="date"]');
    await today.getByRole('button', { name: words('plan:session.why'), exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      today.getByRole('button', { name: words('plan:session.fit'), exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`tasuki-${day}.fit`);
    const bytes = await readFile(await download.path());
    expect(bytes.subarray(8, 12).toString('latin1')).toBe('.FIT');

    // Its calendar, read by a calendar's reader.
    await press('planning:export.title');
    await press('planning:export.make');
    const link = await page.getByText(/planCalendar\?/).innerText();
    const calendar = new ICAL.Component(ICAL.parse(await (await fetch(link)).text()) as unknown[]);
    const days = calendar
      .getAllSubcomponents('vevent')
      .map((event) => new ICAL.Event(event).startDate.toString());
    expect(days).toContain(day);

    // The run of today is that session, and nobody is asked.
    const file = runOf(day);
    await addFiles(page, words, [file]);
    await openAdded(page, words, file.name);
    await coachWords(page, words);
    await press('activities:weather.yes');
    await page.getByRole('link', { name: 'Open-Meteo.com' }).waitFor();
    const activityPath = new URL(page.url()).pathname;
    await openPlan(page, words);
    const done = today.getByRole('link', { name: words('plan:session.done'), exact: true });
    await done.waitFor();
    expect(await done.getAttribute('href')).toBe(activityPath);
    expect(await seriousAxeFindings(page)).toEqual([]);

    await page.goto(`${appOrigin()}${routePath('trends')}`);
    const volume = page.getByRole('region', { name: words('trends:volume.title'), exact: true });
    await volume.getByRole('link').first().waitFor();
    expect(await seriousAxeFindings(page)).toEqual([]);
    expect(problems).toEqual([]);
    await leave();
  },
);

/** Garmin is asked a few times a minute for one runner, and what is left waits for the next minute. */
const SENDING_MILLISECONDS = 150_000;

it.each(
  journeyVariants([['desktop', 'en', 'en-GB'] as const], [['phone', 'ja', 'ja-JP'] as const]),
)(
  'sends the sessions to Garmin once the runner wishes it, and takes them back: %s, %s',
  async (viewport, language, locale) => {
    const words = wordsOf(language);
    const runner = await createJourneyRunner(language, { isEmailVerified: true });
    await storePlanWithRunToday(runner.uid, fewWeekdays());
    const { leave, page, problems } = await newVisitor(browser, { viewport, locale });
    await signIn(page, words, runner);
    await page.waitForURL('**/activities');
    await page.goto(`${appOrigin()}${routePath('account')}`);
    const account = newAccount();
    await page
      .getByRole('button', { name: words('links:link', { name: 'Garmin' }), exact: true })
      .click();
    await giveConsent(page, { account: `${account}~2`, also: [/HISTORICAL_DATA_EXPORT/] });
    await page.waitForURL('**/account');
    await page.getByText(words('links:state.connected'), { exact: true }).first().waitFor();

    await openPlan(page, words);
    await page.getByRole('button', { name: words('planning:garmin.title'), exact: true }).click();
    const choice = page.getByRole('checkbox', { name: words('planning:garmin.send'), exact: true });
    await choice.check();
    const [, after = ''] = words('planning:garmin.sent').split('{{day}}');
    await page
      .getByRole('status')
      .getByText(after.trim())
      .waitFor({ timeout: SENDING_MILLISECONDS });
    expect(await seriousAxeFindings(page)).toEqual([]);
    expect((await workoutsOf(account)).length).toBeGreaterThan(3);

    await choice.uncheck();
    // Garmin is asked a few times a minute, so the last one goes later; `garmin-delivery.test.ts` waits for that.
    await page.getByRole('status').getByText(words('planning:garmin.takingBack')).waitFor();
    expect(problems).toEqual([]);
    await leave();
  },
);

/** The workouts in the library of an account at the sandboxed Garmin. */
async function workoutsOf(account: string): Promise<readonly unknown[]> {
  const response = await fetch(`${sandboxOrigin()}/garmin/sandbox/state`);
  const { accounts } = (await response.json()) as {
    accounts: readonly { key: string; workouts: readonly unknown[] }[];
  };
  return accounts.find(({ key }) => key.includes(account))?.workouts ?? [];
}
