import { getFirestore } from 'firebase-admin/firestore';
import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { exampleActivityRow } from '@tasuki/domain/activities/example-activity-row';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { DEMO_ACCOUNTS } from '@tasuki/domain/accounts/demo-accounts';
import { seriousAxeFindings } from '../axe-findings.ts';
import { appOrigin, journeyBrowser, newVisitor } from '../journey-browser.ts';
import { createJourneyRunner } from '../journey-runner.ts';
import { signIn } from '../sign-up-journey.ts';
import { signInDirectly, type DirectReader } from '../stored-data.ts';
import { wordsOf } from '../words.ts';

const english = wordsOf('en');

let browser: Browser;
beforeAll(async () => {
  browser = await journeyBrowser();
});

const coachAccount = DEMO_ACCOUNTS.find(({ role }) => role === 'coach');

/** The data that a coach may read of a runner who shares. */
async function writeTrainingOf(uid: string, coachUid: string): Promise<string[]> {
  const database = getFirestore();
  const documents: Record<string, Record<string, unknown>> = {
    [firestorePaths.activity(uid, 'a-run')]: {
      ...exampleActivityRow({ id: 'a-run', ownerUid: uid }),
    },
    [firestorePaths.activityAnalysis(uid, 'a-run')]: { facts: [] },
    [firestorePaths.recording(uid, 'a-run')]: { sampleCount: 0 },
    [firestorePaths.athleteProfile(uid)]: { birthYear: 1988 },
    [`${firestorePaths.athleteGoals(uid)}/sub3`]: { event: 'Sub 3' },
    [firestorePaths.topic(`${uid}-shared`)]: {
      runnerUid: uid,
      participantIds: [uid, coachUid],
    },
  };
  for (const [path, fields] of Object.entries(documents)) await database.doc(path).set(fields);
  return Object.keys(documents);
}

async function readsAll(reader: DirectReader, paths: readonly string[]): Promise<Set<number>> {
  return new Set(await Promise.all(paths.map(async (path) => reader.read(path))));
}

async function press(within: Page | Locator, key: string): Promise<void> {
  await within.getByRole('button', { name: english(key), exact: true }).click();
}

async function isOnScreen(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= globalThis.innerHeight;
  });
}

it('shows a human coach nothing until the runner agrees, and nothing after they stop', async () => {
  if (!coachAccount) throw new Error('There is no demo coach');
  const runner = await createJourneyRunner('en');
  const paths = await writeTrainingOf(runner.uid, coachAccount.uid);
  const coach = await signInDirectly(coachAccount);
  const { leave, page, problems } = await newVisitor(browser);
  await signIn(page, english, runner);
  await page.waitForURL('**/activities');
  expect(await readsAll(coach, paths)).toEqual(new Set([403]));

  // Taking the coach says what they would read, and shares nothing by itself.
  await page.goto(`${appOrigin()}${routePath('coachProfile', { coachId: coachAccount.uid })}`);
  await press(page, 'coaches:plans.take');
  const taking = page.getByRole('dialog');
  await taking.getByText(/health/).waitFor();
  expect(await taking.getByRole('checkbox').isChecked()).toBe(false);
  // Nobody on a phone meets the button before what is to be agreed to.
  const take = taking.getByRole('button', { name: english('coaches:plans.take') });
  const isMet = (await isOnScreen(take)) && !(await isOnScreen(taking.getByRole('checkbox')));
  expect(isMet).toBe(false);
  expect(await seriousAxeFindings(page)).toEqual([]);
  await press(taking, 'coaches:plans.take');
  await page.waitForURL('**/topics/*/chat');
  expect(await readsAll(coach, paths)).toEqual(new Set([403]));

  // On the coach's page the runner agrees, and stops.
  await page.goto(`${appOrigin()}${routePath('myCoach')}`);
  await press(page, 'coaches:sharing.share');
  expect(await seriousAxeFindings(page)).toEqual([]);
  await press(page.getByRole('dialog'), 'coaches:sharing.asking.confirm');
  await page.getByText(/can read your data\. You agreed on /).waitFor();
  expect(await readsAll(coach, paths)).toEqual(new Set([200]));
  await press(page, 'coaches:sharing.stop');
  await page.getByText(/can no longer read your data/).waitFor();
  expect(await readsAll(coach, paths)).toEqual(new Set([403]));

  // In the account it is the same, and there the runner ends it for good.
  await page.goto(`${appOrigin()}${routePath('account')}`);
  await press(page, 'coaches:sharing.share');
  await press(page.getByRole('dialog'), 'coaches:sharing.asking.confirm');
  await page.getByText(/can read your data\. You agreed on /).waitFor();
  expect(await readsAll(coach, paths)).toEqual(new Set([200]));
  await press(page, 'coaches:sharing.end.button');
  await press(page.getByRole('dialog'), 'coaches:sharing.end.confirm');
  await page.getByText(english('coaches:sharing.account.none')).waitFor();
  expect(await readsAll(coach, paths)).toEqual(new Set([403]));
  expect(problems).toEqual([]);
  await leave();
});
