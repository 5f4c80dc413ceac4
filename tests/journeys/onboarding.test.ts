import { getFirestore } from 'firebase-admin/firestore';
import { getAuth } from 'firebase-admin/auth';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { REFERRAL_LIMITS } from '@tasuki/domain/accounts/referral';
import { PROFILE_PHOTO_LIMITS } from '@tasuki/domain/accounts/profile-photo-limits';
import { seriousAxeFindings } from './axe-findings.ts';
import { filesOnDisk } from './files-on-disk.ts';
import { appOrigin, journeyBrowser, newVisitor } from './journey-browser.ts';
import { createJourneyRunner, type JourneyRunner } from './journey-runner.ts';
import { coachWords } from './pages/activity-pages.ts';
import { linkOfMail } from './pages/sent-mails.ts';
import { generatedRun } from './recording-files.ts';
import { completeProfile, signIn, signUp, someNewRunner, startForFree } from './sign-up-journey.ts';
import { wordsOf } from './words.ts';

const english = wordsOf('en');
const section = (page: Page, name: string) => page.getByRole('region', { name: english(name) });

let browser: Browser;
let inviter: JourneyRunner;
let invitation: string;
beforeAll(async () => {
  browser = await journeyBrowser();
  inviter = await createJourneyRunner('en');
});

async function signedIn(person: { email: string; password: string }) {
  const visitor = await newVisitor(browser);
  await signIn(visitor.page, english, person);
  await visitor.page.waitForURL((url) => !url.pathname.startsWith('/signin'));
  return visitor;
}

function task(page: Page, key: string, values: Record<string, string | number> = {}) {
  return page.getByRole('listitem', { name: english(`onboarding:${key}.title`, values) });
}

/** A picture as a camera makes it, with a note that only its Exif part holds. */
async function cameraPicture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1600;
    canvas.height = 1200;
    const context = canvas.getContext('2d');
    for (let row = 0; context && row < 60; row += 1) {
      context.fillStyle = `hsl(${(row * 37) % 360} 60% 50%)`;
      context.fillRect(0, row * 20, 1600, 20);
    }
    return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? '';
  });
  const picture = Buffer.from(base64, 'base64');
  const note = Buffer.from('Exif\0\0somewhere-in-Kyoto');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(note.length + 2);
  return Buffer.concat([
    picture.subarray(0, 2),
    Buffer.from([0xff, 0xe1]),
    length,
    note,
    picture.subarray(2),
  ]);
}

it('lets a runner say who they are and what they aim at, and keeps it', async () => {
  const { leave, page, problems } = await signedIn(inviter);
  await page.goto(`${appOrigin()}/profile`);
  const name = section(page, 'athlete:displayName.title');
  await name.getByRole('textbox').fill('Minh the runner');
  await name.getByRole('button', { name: english('common:form.save') }).click();
  await name.getByText(english('common:form.saved')).waitFor();

  const body = section(page, 'athlete:physiology.title');
  await body.getByLabel(english('athlete:birthYear.field')).fill('1984');
  await body.getByLabel(english('athlete:maximumHeartRate.field')).fill('186');
  await body.getByRole('button', { name: 'Sunday' }).click();
  await body.getByRole('button', { name: english('common:form.save') }).click();
  await body.getByText(english('common:form.saved')).waitFor();

  const picture = await cameraPicture(page);
  const photo = section(page, 'athlete:photo.title');
  await photo
    .locator('input[type="file"]')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: picture });
  const dialog = page.getByRole('dialog', { name: english('athlete:photo.crop') });
  const move = dialog.getByLabel(english('athlete:photo.move'));
  await move.focus();
  await move.press('ArrowRight');
  expect(await seriousAxeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: english('athlete:photo.keep') }).click();
  await dialog.waitFor({ state: 'hidden' });
  await photo.getByRole('img', { name: english('athlete:photo.alt') }).waitFor();
  const stored = getFirestore().doc(firestorePaths.profilePhoto(inviter.uid));
  const storedBytes = async () => (await stored.get()).get('bytes') as Buffer | undefined;
  // The page shows a photo before the server has it.
  await expect.poll(storedBytes).toBeInstanceOf(Buffer);
  const bytes = (await storedBytes()) ?? Buffer.of();
  expect(picture.includes('somewhere-in-Kyoto')).toBe(true);
  expect(bytes.includes('somewhere-in-Kyoto') || bytes.includes('Exif')).toBe(false);
  expect(bytes.length).toBeLessThanOrEqual(PROFILE_PHOTO_LIMITS.bytesMaximum);

  await page.goto(`${appOrigin()}/target`);
  const records = section(page, 'athlete:records.title');
  const ten = records.getByRole('group', { name: english('athlete:distance.tenKilometers') });
  await ten.getByLabel(english('common:time.minutes.long')).fill('41');
  await ten.getByLabel(english('common:time.seconds.long')).fill('21');
  await records.getByRole('button', { name: english('common:form.save') }).click();
  await records.getByText('10 km in 41:21: VDOT 50.0').waitFor();

  const goals = section(page, 'athlete:goals.title');
  await goals.getByRole('button', { name: english('athlete:goals.add') }).click();
  await goals.getByLabel(english('athlete:target.event')).fill('Beppu');
  await goals.getByLabel(english('athlete:target.distance')).selectOption('marathon');
  await goals.getByLabel(english('common:time.hours.long')).fill('3');
  await goals.getByLabel(english('athlete:target.date')).fill('2099-02-07');
  await goals.getByRole('button', { name: english('common:form.save') }).click();
  await goals.getByText(/^Your 10 km in 41:21 is worth a VDOT of 50.0/).waitFor();
  expect(await seriousAxeFindings(page)).toEqual([]);

  // Unsaved input is there after a reload.
  const training = section(page, 'athlete:training.title');
  await training.getByLabel(english('athlete:training.frequency')).fill('4');
  await page.reload();
  await training.getByText(english('common:form.unsaved')).waitFor();
  await expect
    .poll(async () => training.getByLabel(english('athlete:training.frequency')).inputValue())
    .toBe('4');
  await training.getByLabel(english('athlete:training.purpose')).fill('Sub 3');
  await training.getByLabel(english('athlete:training.watch')).selectOption('COROS');
  await training.getByRole('button', { name: english('common:form.save') }).click();
  await training.getByText(english('common:form.saved')).waitFor();

  await page.goto(`${appOrigin()}/tasks`);
  await task(page, 'goals').getByText(english('onboarding:goals.filled')).waitFor();
  await task(page, 'watch').getByText(english('onboarding:watch.named')).waitFor();
  const invite = task(page, 'invitation', { friends: REFERRAL_LIMITS.invitedFriends });
  await invite.getByRole('button', { name: english('onboarding:invitation.make') }).click();
  const address = invite.getByText(/\/r\/[a-z0-9]{12}$/);
  await address.waitFor();
  invitation = (await address.textContent()) ?? '';
  expect(await seriousAxeFindings(page)).toEqual([]);
  expect(problems).toEqual([]);

  await page.goto(invitation);
  await page.getByRole('heading', { name: english('onboarding:landing.own.title') }).waitFor();
  await leave();
});

it('counts a friend who followed the invitation, once the email is proven', async () => {
  const { leave, context, page, problems } = await newVisitor(browser);
  await page.goto(invitation);
  const heading = english('onboarding:landing.new', { name: 'Minh the runner' });
  await page.getByRole('heading', { name: heading }).waitFor();
  expect(await seriousAxeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: english('onboarding:landing.signUp') }).click();
  await page.waitForURL('**/signup');
  const friend = someNewRunner();
  // Loads the page anew: the invitation outlives that.
  await signUp(page, english, friend);
  await completeProfile(page, english, friend);
  await page.getByRole('button', { name: english('onboarding:start') }).waitFor();

  const inviting = await signedIn(inviter);
  await inviting.page.goto(`${appOrigin()}/tasks`);
  const invite = task(inviting.page, 'invitation', { friends: REFERRAL_LIMITS.invitedFriends });
  const counted = (invited: number) =>
    invite.getByText(
      english('onboarding:invitation.counted', {
        invited,
        wanted: REFERRAL_LIMITS.invitedFriends,
      }),
    );
  await counted(0).waitFor();

  const mails = await context.newPage();
  await mails.goto(await linkOfMail('verifyEmail', friend.email));
  await mails.getByRole('button', { name: english('account:action.confirm.yes') }).click();
  await mails.getByText(english('account:action.verifyEmail.done')).waitFor();
  await counted(1).waitFor();
  expect(problems).toEqual([]);
  expect(inviting.problems).toEqual([]);
  await inviting.leave();
  await leave();
});

it('says kindly what is no invitation', async () => {
  const { leave, page, problems } = await newVisitor(browser, { colorScheme: 'dark' });
  await page.goto(`${appOrigin()}/r/nnnnnnnnnnnn`);
  await page.getByRole('heading', { name: english('onboarding:landing.unknown.title') }).waitFor();
  await page.goto(`${appOrigin()}/r/whatever`);
  await page.getByRole('heading', { name: english('onboarding:landing.unknown.title') }).waitFor();
  expect(problems).toEqual([]);
  await leave();
});

it('leads who is not let in yet through all tasks, to the wait and in', async () => {
  const newcomer = await createJourneyRunner('en', { isEmailVerified: true });
  const state = getFirestore().doc(firestorePaths.accountState(newcomer.uid));
  const approve = async (isBetaApproved: boolean) => {
    await getAuth().setCustomUserClaims(newcomer.uid, { canAccessBeta: isBetaApproved });
    const claimsVersion = Date.now();
    // Local mode lets everybody in whose approval nobody has taken back.
    const isApprovalWithdrawn = !isBetaApproved;
    await state.set(
      { isBetaApproved, isApprovalWithdrawn, claimsVersion, roles: ['runner'] },
      { merge: true },
    );
  };
  // Local mode lets everybody in as soon as the account is written.
  await new Promise<void>((resolve) => {
    const stop = state.onSnapshot((snapshot) => {
      // Only the function that follows the account writes this; then it has approved as well.
      if (snapshot.get('isEmailProven') === undefined) return;
      stop();
      resolve();
    });
  });
  await approve(false);

  const { leave, context, page, problems } = await signedIn(newcomer);
  await page.waitForURL('**/onboarding');
  await page
    .getByText(english('onboarding:tasks.progress', { done: 0, total: 5, percent: 0 }))
    .waitFor();
  expect(await seriousAxeFindings(page)).toEqual([]);

  // One run is read before anything else is done.
  const firstRun = section(page, 'onboarding:firstRun.title');
  await firstRun.getByRole('button', { name: english('uploads:add') }).waitFor();
  const picker = firstRun.locator('input[type="file"]').first();
  await picker.setInputFiles(await filesOnDisk([generatedRun('race', 1)]));
  await firstRun.getByRole('link', { name: english('onboarding:firstRun.read') }).click();
  const words = await coachWords(page, english);
  expect(await words.innerText()).not.toMatch(/\{\{|\}\}|NaN|undefined|null/);
  expect(await seriousAxeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: english('onboarding:tasks.back') }).click();

  await task(page, 'goals')
    .getByRole('link', { name: english('onboarding:goals.fill') })
    .click();
  const training = section(page, 'athlete:training.title');
  await training.getByLabel(english('athlete:training.frequency')).fill('4');
  await training.getByLabel(english('athlete:training.purpose')).fill('Sub 3');
  await training.getByLabel(english('athlete:training.watch')).selectOption('COROS');
  await training.getByRole('button', { name: english('common:form.save') }).click();
  await training.getByText(english('common:form.saved')).waitFor();
  const races = section(page, 'athlete:tournaments.title');
  await races.getByRole('button', { name: english('athlete:tournaments.add') }).click();
  await races.getByLabel(english('athlete:target.event')).fill('Beppu');
  await races.getByLabel(english('common:time.hours.long')).fill('3');
  await races.getByLabel(english('athlete:target.date')).fill('2099-02-07');
  await races.getByRole('button', { name: english('common:form.save') }).click();
  await races
    .getByRole('button', { name: english('athlete:target.change'), exact: true })
    .waitFor();
  await page.getByRole('link', { name: english('onboarding:tasks.back') }).click();
  await page
    .getByText(english('onboarding:tasks.progress', { done: 2, total: 5, percent: 40 }))
    .waitFor();

  const athlete = `onboarding-${Date.now()}`;
  await task(page, 'strava').getByRole('button').click();
  await page.getByLabel(/another account/).fill(athlete);
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.waitForURL('**/onboarding');
  await task(page, 'strava').getByText(english('onboarding:strava.connected')).waitFor();

  const club = task(page, 'club');
  await club.getByRole('button', { name: english('onboarding:club.check') }).click();
  await club.getByText(english('onboarding:club.notYet')).waitFor();
  const opened = context.waitForEvent('page');
  await club.getByRole('link', { name: english('onboarding:club.open') }).click();
  const clubPage = await opened;
  await clubPage.getByLabel(/another account/).fill(athlete);
  await clubPage.getByRole('button', { name: 'Join club' }).click();
  await clubPage.getByText(new RegExp(athlete)).waitFor();
  await clubPage.close();
  await club.getByRole('button', { name: english('onboarding:club.check') }).click();
  await club.getByText(english('onboarding:club.member')).waitFor();

  await getFirestore()
    .doc(firestorePaths.onboardingState(newcomer.uid))
    .update({ invitedCount: REFERRAL_LIMITS.invitedFriends });
  await page.getByRole('heading', { name: english('onboarding:waiting.title') }).waitFor();
  await page.getByText(english('onboarding:done.text')).waitFor();
  expect(await seriousAxeFindings(page)).toEqual([]);
  await approve(true);
  await startForFree(page, english);
  await page.waitForURL('**/activities');
  expect(problems).toEqual([]);
  await leave();
});
