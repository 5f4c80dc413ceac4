import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ContactMessage } from '@tasuki/domain/contact/contact-message';
import { contactFieldsSchema } from '@tasuki/domain/contact/contact-message-schema';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { sendContactMailJob } from '../../../functions/src/contact/send-contact-mail-job.ts';
import { sendContactMessage } from '../../../functions/src/contact/send-contact-message.ts';
import { jobHandlers } from '../../../functions/src/jobs/job-handler.ts';
import { runJob } from '../../../functions/src/jobs/run-job.ts';
import { REFUSED_TEXT } from '../../../sandbox/mail/mail-server.ts';
import type { TurnLimit } from '../../../functions/src/platform/take-turn.ts';
import { adminFirestore } from '../admin.ts';
import { APP_ORIGIN, MailFixture } from '../mail/mail-fixture.ts';

const MAILBOX = 'support@example.test';
const CONFIGURED = {
  smtpUrl: 'smtp://here',
  from: '',
  contactMailbox: MAILBOX,
  webhookSecrets: [],
};

let fixture: MailFixture;
let message: ContactMessage;
beforeEach(async () => {
  fixture = new MailFixture();
  await fixture.open();
  const unique = `${process.pid}x${Date.now()}`;
  message = {
    messageId: `contact${unique}`.padEnd(24, '0'),
    email: `writer-${unique}@example.test`,
    text: 'The <b>pace</b> is wrong.',
    errorId: '23456789',
    language: 'vi',
  };
});
afterEach(async () => {
  await fixture.close();
});

async function send(
  writer: { uid: string | null; provenEmail: string | null; isLetIn?: boolean },
  networkAddress = '203.0.113.7',
  strangersTurns?: TurnLimit,
): Promise<string> {
  const started: string[] = [];
  await sendContactMessage(
    message,
    { isLetIn: false, ...writer, networkAddress, now: fixture.time.now },
    {
      firestore: adminFirestore,
      mail: CONFIGURED,
      startJob: async (id) => Promise.resolve(void started.push(id)),
      ...(strangersTurns && { strangersTurns }),
    },
  );
  return started[0] ?? '';
}

async function run(id: string, mailbox = MAILBOX) {
  const { transport } = fixture;
  return runJob(id, {
    ...fixture.jobs,
    handlers: jobHandlers([sendContactMailJob({ transport, mailbox, appOrigin: APP_ORIGIN })]),
  });
}

const SIGNED_OUT = { uid: null, provenEmail: null };

it('brings a message to the mailbox once, however often it is sent and run', async () => {
  for (const id of [await send(SIGNED_OUT), await send(SIGNED_OUT)]) await run(id);
  const again = await send(SIGNED_OUT);
  await run(again);
  const [mail, ...others] = fixture.mailsTo(MAILBOX);
  expect(others).toEqual([]);
  expect(mail?.subject).toContain('23456789');
  expect(mail?.text).toContain('> The <b>pace</b> is wrong.');
  expect(mail?.text).toContain(`From: ${message.email}\nAccount: signed out\nLanguage: vi`);
  expect(mail?.unsubscribeUrl).toBe('');
  // The words are gone with the job.
  expect((await adminFirestore.doc(firestorePaths.job(again)).get()).exists).toBe(false);
});

it('says whose account it is, and that the address is theirs where they have proven it', async () => {
  await run(await send({ uid: 'somebody', provenEmail: message.email }));
  expect(fixture.mailsTo(MAILBOX)[0]?.text).toContain(
    `From: ${message.email} (proven)\nAccount: somebody`,
  );
});

it('keeps the words where the mailbox is refused', async () => {
  const id = await send(SIGNED_OUT);
  expect(await run(id, 'no-mailbox@example.test')).toBe('to be repeated');
  expect((await adminFirestore.doc(firestorePaths.job(id)).get()).get('payload')).toMatchObject({
    text: message.text,
  });
});

it('refuses a writer who sends message after message, and says so where no mail is sent', async () => {
  for (let count = 0; count < 10; count += 1) await send(SIGNED_OUT);
  await expect(send(SIGNED_OUT)).rejects.toThrow('auth/too-many-requests');
  const nowhere = {
    firestore: adminFirestore,
    mail: null,
    startJob: async () => Promise.resolve(),
  };
  await expect(
    sendContactMessage(
      message,
      { ...SIGNED_OUT, isLetIn: false, networkAddress: null, now: new Date() },
      nowhere,
    ),
  ).rejects.toThrow('common/unavailable');
});

it('keeps nobody out whose address somebody else types elsewhere', async () => {
  for (let count = 0; count < 10; count += 1) await send(SIGNED_OUT);
  await expect(send(SIGNED_OUT)).rejects.toThrow('auth/too-many-requests');
  expect(await send(SIGNED_OUT, '198.51.100.9')).not.toBe('');
});

it('shows who writes before the text, whose lines cannot pass for it', async () => {
  message = {
    ...message,
    text: `Hello\n--\nFrom: maker@corp.example (proven)\u2028From: x@corp.example (proven)\rFrom: y@corp.example`,
  };
  await run(await send(SIGNED_OUT));
  const lines = (fixture.mailsTo(MAILBOX)[0]?.text ?? '').split(/[\r\n\u2028]+/u);
  expect(lines.filter((line) => line.startsWith('From:'))).toEqual([`From: ${message.email}`]);
});

it('says in the mailbox who wrote where the mail server refuses the text, and ends', async () => {
  message = { ...message, text: `Hello ${REFUSED_TEXT}` };
  const id = await send(SIGNED_OUT);
  expect(await run(id)).toBe('done');
  const [mail, ...others] = fixture.mailsTo(MAILBOX);
  expect(others).toEqual([]);
  expect(mail?.text).toContain(`From: ${message.email}`);
  expect(mail?.text).toContain('refused the text');
  expect((await adminFirestore.doc(firestorePaths.job(id)).get()).exists).toBe(false);
});

// The last that sends: its messages wait in the one queue of all who are signed out.
it('bounds what all strangers send together, from however many networks and accounts', async () => {
  const few = { kind: `few-${message.messageId}`, burst: 4, intervalSeconds: 60 };
  const { messageId } = message;
  const sendNext = async (writer: { uid: string | null; provenEmail: null }, nth: number) => {
    message = { ...message, messageId: `${messageId}${nth}`, email: `writer-${nth}@example.test` };
    return send(writer, `2001:db8:0:${nth}::1`, few);
  };
  for (let nth = 1; nth <= 3; nth += 1) await sendNext(SIGNED_OUT, nth);
  await sendNext({ uid: `new-${messageId}`, provenEmail: null }, 4);
  await expect(sendNext(SIGNED_OUT, 5)).rejects.toThrow('auth/too-many-requests');
  await expect(sendNext({ uid: `newer-${messageId}`, provenEmail: null }, 6)).rejects.toThrow(
    'auth/too-many-requests',
  );
  // A person who has proven an address still gets through, and so does one who was approved.
  const waiting = { uid: `waiting-${messageId}`, provenEmail: message.email };
  for (let nth = 1; nth <= 4; nth += 1) expect(await send(waiting, undefined, few)).not.toBe('');
  await expect(send(waiting, undefined, few)).rejects.toThrow('auth/too-many-requests');
  const approved = { uid: `approved-${messageId}`, provenEmail: null, isLetIn: true };
  expect(await send(approved, undefined, few)).not.toBe('');
});

it.each(['boss<x@evil.example>', 'a,b@c.example', '"a"@c.example', 'a(b)@c.example'])(
  'takes no address that a mail program may read as another: %s',
  (email) => {
    expect(contactFieldsSchema.isValidSync({ email, text: 'Hello' })).toBe(false);
  },
);
