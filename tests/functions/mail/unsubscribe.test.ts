import { afterEach, beforeEach, expect, it } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { receiveMailEvent } from '../../../functions/src/mail/receive-mail-event.ts';
import { unsubscribeFromMail } from '../../../functions/src/mail/unsubscribe-from-mail.ts';
import { adminFirestore } from '../admin.ts';
import { MailFixture } from './mail-fixture.ts';

const SECRET = 'a-path-that-nobody-guesses';
let fixture: MailFixture;
beforeEach(async () => {
  fixture = new MailFixture();
  await fixture.open();
});
afterEach(async () => {
  await fixture.close();
});

/** A mail to a new person, and the parameters of its link. */
async function mailed(language = 'en') {
  const person = await fixture.person({ language });
  await fixture.run(await fixture.ask(person.uid, 'first'));
  const [mail] = fixture.mailsTo(person.email);
  const query = Object.fromEntries(new URL(mail?.unsubscribeUrl ?? '').searchParams);
  return { ...person, query };
}

async function offKinds(uid: string): Promise<unknown> {
  return (await adminFirestore.doc(firestorePaths.mailPreferences(uid)).get()).get('offKinds');
}

async function report(body: unknown, pathSecret = SECRET): Promise<number> {
  return receiveMailEvent(
    { method: 'POST', pathSecret, body },
    { firestore: adminFirestore, now: () => new Date(), pathSecrets: [SECRET] },
  );
}

it('asks on a page in the reader’s language, and ends the kind by one post', async () => {
  const { uid, query } = await mailed('ja');
  const asked = await unsubscribeFromMail({ method: 'GET', query }, adminFirestore);
  expect(asked.status).toBe(200);
  expect(asked.html).toContain('<html lang="ja">');
  expect(asked.html).toContain('method="post"');
  expect(await offKinds(uid)).toBeUndefined();
  for (let time = 0; time < 2; time += 1) {
    expect((await unsubscribeFromMail({ method: 'POST', query }, adminFirestore)).status).toBe(200);
  }
  expect(await offKinds(uid)).toEqual(['beta-approved']);
  await fixture.run(await fixture.ask(uid, 'second'));
  expect(await fixture.outcome(uid, 'second')).toBe('unwanted');
});

it('takes no link that is not of this person', async () => {
  const one = await mailed();
  const other = await mailed();
  const forged = [
    { ...one.query, token: other.query['token'] },
    { ...one.query, token: '' },
    { ...one.query, token: [one.query['token']] },
    { ...one.query, kind: 'everything' },
    { ...one.query, person: `${one.uid}/../x` },
    {},
  ];
  for (const query of forged) {
    expect((await unsubscribeFromMail({ method: 'POST', query }, adminFirestore)).status).toBe(404);
  }
  expect(await offKinds(one.uid)).toBeUndefined();
  expect(await offKinds(other.uid)).toBeUndefined();
});

it('stops mails to an address that bounced or whose owner complained', async () => {
  const bounced = await fixture.person();
  const complained = await fixture.person();
  const full = await fixture.person();
  expect(
    await report({ RecordType: 'Bounce', Type: 'HardBounce', Email: bounced.email.toUpperCase() }),
  ).toBe(200);
  expect(await report({ RecordType: 'SpamComplaint', Email: complained.email })).toBe(200);
  expect(await report({ RecordType: 'Bounce', Type: 'SoftBounce', Email: full.email })).toBe(200);
  const outcomes: unknown[] = [];
  for (const { uid } of [bounced, complained, full]) {
    await fixture.run(await fixture.ask(uid, 'after'));
    outcomes.push(await fixture.outcome(uid, 'after'));
  }
  expect(outcomes).toEqual(['suppressed', 'suppressed', 'sent']);
});

it('takes reports from nobody without the secret, and none that are no reports', async () => {
  const { uid, email } = await fixture.person();
  expect(await report({ RecordType: 'SpamComplaint', Email: email }, 'guessed')).toBe(404);
  expect(await report('x')).toBe(400);
  expect(await report({ RecordType: 'SpamComplaint' })).toBe(400);
  await fixture.run(await fixture.ask(uid, 'still'));
  expect(await fixture.outcome(uid, 'still')).toBe('sent');
});
