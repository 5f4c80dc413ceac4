import { afterEach, beforeEach, expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { LANGUAGES } from '@tasuki/domain/language';
import { DAY_MILLISECONDS, MINUTE_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { MAIL_KINDS, type Mail } from '@tasuki/domain/mail/mail';
import { adminFirestore } from '../admin.ts';
import { APP_ORIGIN, MailFixture } from './mail-fixture.ts';

let fixture: MailFixture;
beforeEach(async () => {
  fixture = new MailFixture();
  await fixture.open();
});
afterEach(async () => {
  await fixture.close();
});

const MAILS: readonly Mail[] = [
  { kind: 'beta-approved' },
  { kind: 'coach-appointed' },
  { kind: 'group-invitation', token: `${'k'.repeat(20)}-${'s'.repeat(43)}`, fromName: 'Hana' },
  { kind: 'plan-waiting', coachUid: 'c1', waitingId: 'w1', fromName: 'Aoi' },
  {
    kind: 'charge-reminder',
    about: 'priceChanges',
    at: 1_796_612_400_000,
    amountYen: null,
    planName: '<Talks>',
    coachName: 'Mai & co',
  },
  { kind: 'email-changed' },
  { kind: 'sign-in-method-added', method: 'strava' },
  { kind: 'sign-in-methods-kept', methods: ['google', 'garmin'] },
  { kind: 'coach-plan-ended', planName: '<Talks>', coachName: 'Mai', paidBackYen: 3000 },
  {
    kind: 'payment-failed',
    planName: '<Talks>',
    coachName: 'Mai',
    amountYen: 5000,
    needsAuthentication: true,
  },
  { kind: 'product-sold', productName: '<Plan>', runnerName: 'Aiko', amountYen: 5000 },
  { kind: 'payment-reversed', reversal: 'disputed', name: '<Talk>', purchaseId: 'p/1' },
  {
    kind: 'unread-messages',
    topicId: 'with_a_b',
    role: 'coach',
    fromName: '<Aoi>\n& co',
    count: 3,
  },
];

it('sends a mail once, however often it is asked for and run', async () => {
  const { uid, email } = await fixture.person();
  const id = await fixture.ask(uid, 'first');
  await Promise.all([fixture.run(id), fixture.run(id), fixture.run(id)]);
  await fixture.run(await fixture.ask(uid, 'first'));
  expect(fixture.mailsTo(email)).toMatchObject([{ deliveries: 1 }]);
  expect(await fixture.outcome(uid, 'first')).toBe('sent');
});

it('has words for every kind in every language, and links that lead into the app', async () => {
  expect(MAILS.map(({ kind }) => kind).sort()).toEqual([...MAIL_KINDS].sort());
  for (const language of LANGUAGES) {
    const { uid, email } = await fixture.person({ language });
    for (const mail of MAILS) await fixture.run(await fixture.ask(uid, mail.kind, mail));
    const subjects = fixture.mailsTo(email).map(({ subject }) => subject);
    expect(new Set(subjects).size).toBe(MAILS.length);
    expect(subjects.join('')).not.toMatch(/undefined|\n/);
    const unread = fixture.mailsTo(email).find(({ text }) => text.includes('with_a_b'));
    expect(unread?.text).toContain(`${APP_ORIGIN}/coach-app/topics/with_a_b/chat`);
    expect(unread?.unsubscribeUrl).toContain(`person=${uid}`);
  }
});

it('says to the address of before that another one is proven, whatever the account has by then', async () => {
  const { uid, email } = await fixture.person();
  const left = `left-${email}`;
  const id = await fixture.ask(uid, 'changed', { kind: 'email-changed' }, left);
  await adminFirestore.doc(firestorePaths.accountState(uid)).update({ isEmailProven: false });
  await fixture.run(id);
  expect(fixture.mailsTo(email)).toEqual([]);
  const [mail] = fixture.mailsTo(left);
  expect(mail?.text).toContain(`${APP_ORIGIN}/reset-password`);
  expect(mail?.unsubscribeUrl).toBe('');
});

it('waits where the server refuses for now, and loses nothing', async () => {
  const { uid, email } = await fixture.person({ mailbox: 'full-mailbox' });
  const id = await fixture.ask(uid, 'later');
  for (let attempt = 0; attempt < 8; attempt += 1) {
    expect(await fixture.run(id)).toBe('to be repeated');
    fixture.time.now = new Date(fixture.time.now.getTime() + 11 * MINUTE_MILLISECONDS);
  }
  expect(await fixture.outcome(uid, 'later')).toBeUndefined();
  const address = email.replace('full-mailbox', 'reader');
  await adminFirestore.doc(firestorePaths.accountState(uid)).update({ email: address });
  expect(await fixture.run(id)).toBe('done');
  expect(fixture.mailsTo(address)).toHaveLength(1);
});

it('repeats a mail whose answer was lost under the same message id', async () => {
  const { uid, email } = await fixture.person();
  const id = await fixture.ask(uid, 'lost');
  fixture.server.isAnswerLost = true;
  expect(await fixture.run(id)).toBe('to be repeated');
  fixture.server.isAnswerLost = false;
  fixture.time.now = new Date(fixture.time.now.getTime() + MINUTE_MILLISECONDS);
  expect(await fixture.run(id)).toBe('done');
  // Two deliveries of one message id, which a mailbox shows once.
  expect(fixture.mailsTo(email)).toMatchObject([{ deliveries: 2 }]);
});

it('gives up what no server took for days', async () => {
  const { uid, email } = await fixture.person();
  const id = await fixture.ask(uid, 'old');
  fixture.time.now = new Date(fixture.time.now.getTime() + 4 * DAY_MILLISECONDS);
  await fixture.run(id);
  expect(await fixture.outcome(uid, 'old')).toBe('expired');
  expect(fixture.mailsTo(email)).toEqual([]);
});

it('sends nothing more to an address that the server refuses for good', async () => {
  const { uid } = await fixture.person({ mailbox: 'no-mailbox' });
  await fixture.run(await fixture.ask(uid, 'one'));
  expect(await fixture.outcome(uid, 'one')).toBe('refused');
  await fixture.run(await fixture.ask(uid, 'two'));
  expect(await fixture.outcome(uid, 'two')).toBe('suppressed');
});

it('sends nothing to who switched the kind off, has no proven address or no open account', async () => {
  const off = await fixture.person();
  await adminFirestore
    .doc(firestorePaths.mailPreferences(off.uid))
    .set({ offKinds: ['beta-approved'] });
  const unproven = await fixture.person({ isEmailProven: false });
  const disabled = await fixture.person({ isDisabled: true });
  const outcomes: unknown[] = [];
  for (const { uid } of [off, unproven, disabled]) {
    await fixture.run(await fixture.ask(uid, 'any'));
    outcomes.push(await fixture.outcome(uid, 'any'));
  }
  expect(outcomes).toEqual(['unwanted', 'no-address', 'no-address']);
  expect(fixture.server.mails).toEqual([]);
});

it('sends nothing of others to who is not let in, and all that is about themselves', async () => {
  const { uid, email } = await fixture.person({ isBetaApproved: false });
  for (const mail of MAILS) await fixture.run(await fixture.ask(uid, mail.kind, mail));
  const sent: string[] = [];
  for (const { kind } of MAILS) {
    if ((await fixture.outcome(uid, kind)) === 'sent') sent.push(kind);
  }
  expect(fixture.mailsTo(email)).toHaveLength(sent.length);
  const ofOthers: readonly string[] = ['group-invitation', 'plan-waiting', 'unread-messages'];
  expect(sent.toSorted()).toEqual(MAIL_KINDS.filter((kind) => !ofOthers.includes(kind)).toSorted());
});

it('sends nothing that is not meant any more, and it once it is meant again', async () => {
  const { uid, email } = await fixture.person();
  fixture.isStillMeant = false;
  expect(await fixture.run(await fixture.ask(uid, 'withdrawn'))).toBe('done');
  expect(fixture.mailsTo(email)).toEqual([]);
  fixture.isStillMeant = true;
  await fixture.run(await fixture.ask(uid, 'withdrawn'));
  expect(fixture.mailsTo(email)).toHaveLength(1);
});

it('tells of a charge whoever switched mails off, without a link that would end it', async () => {
  const { uid, email } = await fixture.person();
  await adminFirestore
    .doc(firestorePaths.mailPreferences(uid))
    .set({ offKinds: ['charge-reminder', 'beta-approved'] });
  const mail: Mail = {
    kind: 'charge-reminder',
    about: 'trialEnds',
    at: Date.parse('2026-12-07T16:00:00Z'),
    amountYen: 2980,
  };
  await fixture.run(await fixture.ask(uid, 'charge', mail));
  const [sent] = fixture.mailsTo(email);
  expect(sent?.unsubscribeUrl).toBe('');
  // The day in Japan.
  expect(sent?.text).toContain('Dec 8, 2026');
  expect(sent?.text).toContain('¥2,980');
  expect(sent?.text).toContain(`${APP_ORIGIN}/subscriptions`);
});

it('leads to what was lost with its payment, whatever mails are switched off', async () => {
  const { uid, email } = await fixture.person();
  const charged = { amountYen: 5000, at: Date.parse('2026-11-02T16:00:00Z') };
  const lost = {
    kind: 'payment-reversed',
    reversal: 'refunded',
    name: 'Race plan',
    charged,
  } as const;
  await fixture.run(await fixture.ask(uid, 'purchase', { ...lost, purchaseId: 'p1' }));
  await fixture.run(await fixture.ask(uid, 'subscription', { ...lost, purchaseId: null }));
  const mails = fixture.mailsTo(email);
  const texts = mails.map(({ text }) => text).join();
  // The day in Japan.
  expect(texts).toContain(
    'Your payment for “Race plan” (¥5,000, paid on Nov 3, 2026) was refunded in full',
  );
  expect(texts).toContain(`${APP_ORIGIN}/purchases/p1`);
  expect(texts).toContain(`${APP_ORIGIN}/subscriptions`);
  expect(mails.map(({ unsubscribeUrl }) => unsubscribeUrl)).toEqual(['', '']);
});

it('sends nothing, and fails nowhere, without a server', async () => {
  const { uid } = await fixture.person();
  fixture.transport = null;
  expect(await fixture.run(await fixture.ask(uid, 'none'))).toBe('done');
  expect(await fixture.outcome(uid, 'none')).toBeUndefined();
});
