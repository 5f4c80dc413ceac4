import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logger } from 'firebase-functions';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS, MINUTE_MILLISECONDS } from '@tasuki/domain/measures/durations';
import type { JobDependencies } from '../../../functions/src/jobs/run-job.ts';
import { runJob } from '../../../functions/src/jobs/run-job.ts';
import { receiveMailEvent } from '../../../functions/src/mail/receive-mail-event.ts';
import {
  keyPlainDigests,
  plainDigest,
  PLAIN_DIGESTS_END,
  suppressedAddressReferences,
} from '../../../functions/src/mail/suppressed-addresses.ts';
import type { MailKeys } from '../../../functions/src/platform/mail/mail-keys.ts';
import { allowAddress, allowBouncedSince } from '../../../scripts/allow-mail.ts';
import { adminFirestore } from '../admin.ts';
import { MAIL_KEYS, MailFixture } from './mail-fixture.ts';

const SECRET = 'a-path-that-nobody-guesses';
let fixture: MailFixture;
beforeEach(async () => {
  fixture = new MailFixture();
  await fixture.open();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await fixture.close();
});

async function suppressed(email: string, keys: MailKeys = MAIL_KEYS) {
  const where = { keys, now: fixture.time.now, firestore: adminFirestore };
  return (await suppressedAddressReferences(email, where)[0].get()).data();
}

function plainEntry(email: string) {
  return adminFirestore.doc(firestorePaths.suppressedAddress(plainDigest(email)));
}

async function report(body: object): Promise<number> {
  return receiveMailEvent(
    { method: 'POST', pathSecret: SECRET, body },
    {
      firestore: adminFirestore,
      now: () => fixture.time.now,
      pathSecrets: [SECRET],
      keys: MAIL_KEYS,
    },
  );
}

it('takes a server’s own rules for no property of the address, and repeats the mail until it expires', async () => {
  const { uid, email } = await fixture.person({ mailbox: 'refused-relay' });
  const id = await fixture.ask(uid, 'relay');
  expect(await fixture.run(id)).toBe('to be repeated');
  expect(await suppressed(email)).toBeUndefined();
  fixture.time.now = new Date(fixture.time.now.getTime() + MINUTE_MILLISECONDS);
  expect(await fixture.run(id)).toBe('to be repeated');
  fixture.time.now = new Date(fixture.time.now.getTime() + 4 * DAY_MILLISECONDS);
  expect(await fixture.run(id)).toBe('done');
  expect(await fixture.outcome(uid, 'relay')).toBe('expired');
  expect(await suppressed(email)).toBeUndefined();
});

it('keeps by which code a mailbox was called a bad one', async () => {
  const { uid, email } = await fixture.person({ mailbox: 'no-mailbox' });
  await fixture.run(await fixture.ask(uid, 'one'));
  expect(await suppressed(email)).toMatchObject({ reason: 'bounced', code: '5.1.1' });
});

it('has the account show what a mailbox does not take of who gets in', async () => {
  const { uid, email } = await fixture.person({ mailbox: 'no-mailbox' });
  const notice = async () =>
    (await adminFirestore.doc(firestorePaths.accountState(uid)).get()).get(
      'safetyNotice',
    ) as unknown;
  await fixture.run(await fixture.ask(uid, 'one'));
  expect(await notice()).toBeUndefined();
  await fixture.run(await fixture.ask(uid, 'two', { kind: 'email-changed' }, email));
  expect(await fixture.outcome(uid, 'two')).toBe('suppressed');
  expect(await notice()).toMatchObject({ kind: 'email-changed' });
  const another = await fixture.person();
  await fixture.run(await fixture.ask(another.uid, 'three', { kind: 'email-changed' }));
  const state = await adminFirestore.doc(firestorePaths.accountState(another.uid)).get();
  expect(await fixture.outcome(another.uid, 'three')).toBe('sent');
  expect(state.get('safetyNotice')).toBeUndefined();
});

it('says in the log that one person after another is refused, once', async () => {
  const alarms: unknown[] = [];
  vi.spyOn(logger, 'write').mockImplementation((entry) => {
    if (entry.message === 'mail server refuses recipients in a row') alarms.push(entry['people']);
  });
  // One instance does all of it.
  const jobs: JobDependencies = fixture.jobs;
  const refuse = async (mailbox: string) => {
    const { uid } = await fixture.person({ mailbox });
    const id = await fixture.ask(uid, 'row');
    await runJob(id, jobs);
    await runJob(id, { ...jobs, now: () => new Date(fixture.time.now.getTime() + 60_000) });
  };
  for (let count = 0; count < 4; count += 1) await refuse('refused-relay');
  await refuse('reader');
  expect(alarms).toEqual([]);
  for (let count = 0; count < 3; count += 1) await refuse('refused-relay');
  await refuse('no-mailbox');
  expect(alarms).toEqual([]);
  await refuse('refused-relay');
  expect(alarms).toEqual([5]);
});

it('takes one address back, or all that were called bad since a day, and nobody who complained', async () => {
  // Later than what any other test suppresses.
  fixture.time.now = new Date('2098-05-04T10:00:00Z');
  const [before, one, other, complained] = await Promise.all(
    Array.from({ length: 4 }, async () => fixture.person()),
  );
  const emailOf = (person?: { email: string }) => person?.email ?? '';
  const bounce = async (email: string) =>
    report({ RecordType: 'Bounce', Type: 'HardBounce', Email: email });
  await bounce(emailOf(before));
  fixture.time.now = new Date('2098-05-05T10:00:00Z');
  await bounce(emailOf(one));
  await bounce(emailOf(other));
  await report({ RecordType: 'SpamComplaint', Email: emailOf(complained) });
  expect(await suppressed(emailOf(one))).toMatchObject({ code: 'HardBounce' });
  expect(await allowBouncedSince(new Date('2098-05-05T00:00:00Z'), adminFirestore)).toBe(2);
  expect(await suppressed(emailOf(one))).toBeUndefined();
  expect(await suppressed(emailOf(other))).toBeUndefined();
  expect(await suppressed(emailOf(before))).toMatchObject({ reason: 'bounced' });
  expect(await suppressed(emailOf(complained))).toMatchObject({ reason: 'complained', code: null });
  const where = { keys: MAIL_KEYS, now: fixture.time.now, firestore: adminFirestore };
  expect(await allowAddress(emailOf(complained).toUpperCase(), where)).toBe(true);
  expect(await allowAddress(emailOf(complained), where)).toBe(false);
});

it('keeps no digest that an address can be tried against without the key', async () => {
  const { uid, email } = await fixture.person({ mailbox: 'no-mailbox' });
  await fixture.run(await fixture.ask(uid, 'one'));
  expect(await suppressed(email)).toMatchObject({ reason: 'bounced' });
  expect((await plainEntry(email).get()).exists).toBe(false);
  expect(await suppressed(email, { present: 'o'.repeat(32), former: null })).toBeUndefined();
});

it('still counts an entry of an earlier release, and keys it, until that time is over', async () => {
  const entry = { reason: 'complained', code: null, at: new Date('2026-10-01T00:00:00Z') };
  const { uid, email } = await fixture.person();
  await plainEntry(email).set(entry);
  await fixture.run(await fixture.ask(uid, 'one'));
  expect(await fixture.outcome(uid, 'one')).toBe('suppressed');
  expect(await suppressed(email)).toMatchObject({ reason: 'complained' });
  expect((await plainEntry(email).get()).exists).toBe(false);
  await fixture.run(await fixture.ask(uid, 'two'));
  expect(await fixture.outcome(uid, 'two')).toBe('suppressed');
  const reported = await fixture.person();
  await plainEntry(reported.email).set(entry);
  await report({ RecordType: 'Bounce', Type: 'HardBounce', Email: reported.email });
  expect(await suppressed(reported.email)).toMatchObject({ reason: 'complained' });
  fixture.time.now = PLAIN_DIGESTS_END;
  const later = await fixture.person();
  await plainEntry(later.email).set(entry);
  await fixture.run(await fixture.ask(later.uid, 'one'));
  expect(await fixture.outcome(later.uid, 'one')).toBe('sent');
});

it('keys all entries of an earlier release, and changes nothing when it is repeated', async () => {
  const { uid, email } = await fixture.person();
  const at = new Date('2026-10-01T00:00:00Z');
  await plainEntry(email).set({ reason: 'bounced', code: '5.1.1', at });
  expect(await keyPlainDigests(MAIL_KEYS, adminFirestore)).toBeGreaterThan(0);
  expect(await keyPlainDigests(MAIL_KEYS, adminFirestore)).toBe(0);
  expect(await suppressed(email)).toMatchObject({ code: '5.1.1' });
  await fixture.run(await fixture.ask(uid, 'one'));
  expect(await fixture.outcome(uid, 'one')).toBe('suppressed');
});

it('finds what was kept under the former key, and moves it to the present one', async () => {
  const { uid, email } = await fixture.person({ mailbox: 'no-mailbox' });
  await fixture.run(await fixture.ask(uid, 'one'));
  const next = { present: 'n'.repeat(32), former: MAIL_KEYS.present };
  fixture.keys = next;
  await fixture.run(await fixture.ask(uid, 'two'));
  expect(await fixture.outcome(uid, 'two')).toBe('suppressed');
  expect(await suppressed(email, next)).toMatchObject({ reason: 'bounced' });
  expect(await suppressed(email)).toBeUndefined();
});
