import type { Mail } from '@tasuki/domain/mail/mail';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { MINUTE_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { mailUnreadJob } from '../../../functions/src/chat/inbox/mail-unread-job.ts';
import { askForJob } from '../../../functions/src/jobs/ask-for-job.ts';
import { jobHandlers } from '../../../functions/src/jobs/job-handler.ts';
import {
  runJob,
  type JobDependencies,
  type JobOutcome,
} from '../../../functions/src/jobs/run-job.ts';
import { smtpTransport, type MailTransport } from '../../../functions/src/mail/mail-transport.ts';
import { mailRequest, sendMailJob } from '../../../functions/src/mail/send-mail-job.ts';
import type { MailKeys } from '../../../functions/src/platform/mail/mail-keys.ts';
import { MailServer } from '../../../sandbox/mail/mail-server.ts';
import { adminFirestore } from '../admin.ts';
import { noQueue } from '../jobs/sweep-here.ts';

export const APP_ORIGIN = 'http://localhost:5173';
export const MAIL_KEYS = { present: 'k'.repeat(32), former: null } as const;
let count = 0;

/** A mail server, and the jobs that hand mails to it. */
export class MailFixture {
  readonly server = new MailServer();
  readonly time = { now: new Date() };
  transport: MailTransport | null = null;
  keys: MailKeys = MAIL_KEYS;
  /** Whether the conversations still mean every mail when it is sent. */
  isStillMeant = true;

  async open(): Promise<void> {
    await this.server.listen(0);
    this.transport = smtpTransport({
      smtpUrl: `smtp://127.0.0.1:${this.server.port}`,
      from: 'Tasuki <coach@tasuki.example>',
      contactMailbox: 'support@example.test',
      webhookSecrets: [],
    });
  }

  async close(): Promise<void> {
    await this.server.close();
  }

  get jobs(): JobDependencies {
    return {
      firestore: adminFirestore,
      handlers: jobHandlers([
        mailUnreadJob({ firestore: adminFirestore, startJob: async () => Promise.resolve() }),
        sendMailJob({
          firestore: adminFirestore,
          transport: this.transport,
          keys: this.keys,
          isStillMeant: async () => Promise.resolve(this.isStillMeant),
          appOrigin: APP_ORIGIN,
          functionsOrigin: 'http://127.0.0.1:5001/demo/asia-northeast1',
        }),
      ]),
      now: () => this.time.now,
      enqueue: noQueue,
    };
  }

  /** Somebody with an account. */
  async person(
    fields: {
      mailbox?: string;
      language?: string;
      isEmailProven?: boolean;
      isDisabled?: boolean;
      isBetaApproved?: boolean;
    } = {},
  ): Promise<{ uid: string; email: string }> {
    count += 1;
    const uid = `reader${process.pid}x${Date.now()}x${count}`;
    const email = `${fields.mailbox ?? 'reader'}-${uid}@example.test`;
    await adminFirestore
      .doc(firestorePaths.user(uid))
      .set({ email, language: fields.language ?? 'en' });
    await adminFirestore.doc(firestorePaths.accountState(uid)).set({
      uid,
      email,
      isEmailProven: fields.isEmailProven ?? true,
      isDisabled: fields.isDisabled ?? false,
      isBetaApproved: fields.isBetaApproved ?? true,
    });
    return { uid, email };
  }

  /** Asks for a mail, and returns its job. */
  async ask(
    uid: string,
    key: string,
    mail: Mail = { kind: 'beta-approved' },
    to?: string,
  ): Promise<string> {
    const batch = adminFirestore.batch();
    const id = askForJob(
      batch,
      adminFirestore,
      mailRequest({ uid, key, mail, to }, this.time.now),
      {
        current: undefined,
        now: this.time.now,
      },
    );
    await batch.commit();
    return id;
  }

  /** Lets time pass, and runs what has become due of one conversation and its mails. */
  async pass(minutes: number, unreadJobId: string): Promise<void> {
    this.time.now = new Date(this.time.now.getTime() + minutes * MINUTE_MILLISECONDS);
    await this.run(unreadJobId);
    const uid = unreadJobId.split('_')[1] ?? '';
    const asked = await adminFirestore
      .collection(firestorePaths.jobs())
      .where('kind', '==', 'send-mail')
      .where('person', '==', uid)
      .get();
    for (const { id } of asked.docs) await this.run(id);
  }

  async run(id: string): Promise<JobOutcome> {
    return runJob(id, this.jobs);
  }

  /** The mails in a mailbox, newest first. */
  mailsTo(email: string) {
    return this.server.mails.filter(({ recipient }) => recipient === email);
  }

  /** The outcome of a mail. */
  async outcome(uid: string, key: string): Promise<unknown> {
    return (await adminFirestore.doc(firestorePaths.mail(`${uid}_${key}`)).get()).get('outcome');
  }
}
