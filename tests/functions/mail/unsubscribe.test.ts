import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import type { MailKeys } from '../../../functions/src/platform/mail/mail-keys.ts';
import { receiveMailEvent } from '../../../functions/src/mail/receive-mail-event.ts';
import { unsubscribeFromMail } from '../../../functions/src/mail/unsubscribe-from-mail.ts';
import {
  FORMER_TOKENS_END,
  UNSUBSCRIBE_LINK_DAYS,
} from '../../../functions/src/mail/unsubscribe-token.ts';
import { countOperations } from '../jobs/counted-firestore.ts';
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

/** A mail to a new person, and the parameters of its link. */
async function mailed(language = 'en') {
  const person = await fixture.person({ language });
  await fixture.run(await fixture.ask(person.uid, 'first'));
  const [mail] = fixture.mailsTo(person.email);
  const query = Object.fromEntries(new URL(mail?.unsubscribeUrl ?? '').searchParams);
  return { ...person, query };
}

async function follow(
  query: Record<string, unknown>,
  {
    method = 'POST',
    keys = MAIL_KEYS,
    now = fixture.time.now,
  }: { method?: string; keys?: MailKeys; now?: Date } = {},
) {
  return unsubscribeFromMail({ method, query }, { firestore: adminFirestore, keys, now });
}

async function offKinds(uid: string): Promise<unknown> {
  return (await adminFirestore.doc(firestorePaths.mailPreferences(uid)).get()).get('offKinds');
}

async function report(body: unknown, pathSecret = SECRET): Promise<number> {
  return receiveMailEvent(
    { method: 'POST', pathSecret, body },
    { firestore: adminFirestore, now: () => new Date(), pathSecrets: [SECRET], keys: MAIL_KEYS },
  );
}

it('asks on a page in the reader’s language, and ends the kind by one post', async () => {
  const { uid, query } = await mailed('ja');
  const asked = await follow(query, { method: 'GET' });
  expect(asked.status).toBe(200);
  expect(asked.html).toContain('<html lang="ja">');
  expect(asked.html).toContain('method="post"');
  expect(await offKinds(uid)).toBeUndefined();
  for (let time = 0; time < 2; time += 1) {
    expect((await follow(query)).status).toBe(200);
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
    // Each kind has a token of its own.
    { ...one.query, kind: 'unread-messages' },
    { ...one.query, person: `${one.uid}/../x` },
    {},
  ];
  for (const query of forged) {
    expect((await follow(query)).status).toBe(404);
  }
  expect(await offKinds(one.uid)).toBeUndefined();
  expect(await offKinds(other.uid)).toBeUndefined();
});

it('takes the link of a mail for a stated time, and no longer', async () => {
  const { query } = await mailed();
  const end = fixture.time.now.getTime() + UNSUBSCRIBE_LINK_DAYS * DAY_MILLISECONDS;
  const [seconds = '', ...rest] = String(query['token']).split('.');
  const prolonged = { ...query, token: [String(Number(seconds) + 1), ...rest].join('.') };
  expect((await follow(prolonged)).status).toBe(404);
  expect((await follow(query, { now: new Date(end - 1000) })).status).toBe(200);
  expect((await follow(query, { now: new Date(end) })).status).toBe(404);
});

it('takes no link of a mail to an address that the account has left', async () => {
  const { uid, query } = await mailed();
  const state = adminFirestore.doc(firestorePaths.accountState(uid));
  await state.update({ email: `next-${uid}@example.test` });
  expect((await follow(query)).status).toBe(404);
  expect(await offKinds(uid)).toBeUndefined();
});

it('reads nothing for a link that is none of ours', async () => {
  const { query } = await mailed();
  const counted = countOperations(adminFirestore);
  const [end, mark, proof = ''] = String(query['token']).split('.');
  for (const token of ['', 'x', [end, mark, proof.toLowerCase()].join('.'), 'a.b.c']) {
    expect((await follow({ ...query, token })).status).toBe(404);
  }
  expect(counted).toEqual({ reads: 0, writes: 0 });
});

it('takes links by the former key while it is replaced, and none without a key', async () => {
  const { query } = await mailed();
  const next = 'n'.repeat(32);
  const replaced = { present: next, former: MAIL_KEYS.present };
  expect((await follow(query, { keys: replaced })).status).toBe(200);
  const over = { present: next, former: null };
  expect((await follow(query, { keys: over })).status).toBe(404);
});

it('takes links of mails of an earlier release until a stated day', async () => {
  const { uid } = await fixture.person();
  const token = 'T'.repeat(32);
  await adminFirestore.doc(firestorePaths.mailToken(uid)).set({ token });
  const query = { person: uid, kind: 'unread-messages', token };
  const last = new Date(FORMER_TOKENS_END.getTime() - 1);
  expect((await follow({ ...query, token: 'U'.repeat(32) }, { now: last })).status).toBe(404);
  expect((await follow(query, { now: last })).status).toBe(200);
  expect((await follow(query, { now: FORMER_TOKENS_END })).status).toBe(404);
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
