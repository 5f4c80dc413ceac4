import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail that the product itself sent. */
export interface ReceivedMail {
  recipient: string;
  kind: 'product';
  messageId: string;
  subject: string;
  /** The part without markup. */
  text: string;
  /** The address in the header List-Unsubscribe; '' = none. */
  unsubscribeUrl: string;
  /** How often the server was handed it: a mailbox shows a message id once. */
  deliveries: number;
}

/** The server's answer to a recipient, by the beginning of the address. */
const ANSWERS: readonly { prefix: string; code: number; text: string }[] = [
  { prefix: 'no-mailbox', code: 550, text: '5.1.1 No such mailbox' },
  { prefix: 'refused-relay', code: 550, text: '5.7.1 Relaying denied' },
  { prefix: 'full-mailbox', code: 452, text: '4.2.2 Mailbox full' },
];
/** The line by which the filters of mail servers are tried out: a mail that holds it is refused. */
export const REFUSED_TEXT = 'XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X';
const MAILS_MAXIMUM = 500;
const SIZE_MAXIMUM = 1024 * 1024;

/**
 * A mail server that keeps what it gets instead of carrying it on. Addresses that begin with
 * `no-mailbox` it refuses for good, those with `full-mailbox` for now. Those with `refused-relay` it
 * refuses for good too, by its own rules. So it does with a mail whose text holds `REFUSED_TEXT`.
 */
export class MailServer {
  readonly #server: SMTPServer;
  readonly #mails: ReceivedMail[] = [];
  /** Set = what arrives is kept and the answer is lost. */
  isAnswerLost = false;

  constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      size: SIZE_MAXIMUM,
      logger: false,
      onRcptTo: ({ address }, _session, callback) => {
        const answer = ANSWERS.find(({ prefix }) => address.startsWith(prefix));
        if (!answer) {
          callback();
          return;
        }
        callback(Object.assign(new Error(answer.text), { responseCode: answer.code }));
      },
      onData: (stream, session, callback) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const recipients = session.envelope.rcptTo.map(({ address }) => address);
          void this.#keep(Buffer.concat(chunks), recipients).then(
            () => {
              if (this.isAnswerLost) callback(new Error('The answer is lost'));
              else callback();
            },
            (cause: unknown) => {
              callback(cause instanceof Error ? cause : new Error(String(cause)));
            },
          );
        });
      },
    });
  }

  /** @param port 0 = any that is free */
  async listen(port: number): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, '127.0.0.1', resolve);
    });
    this.#server.off('error', () => undefined);
  }

  get port(): number {
    return (this.#server.server.address() as AddressInfo).port;
  }

  /** Newest first. */
  get mails(): readonly ReceivedMail[] {
    return [...this.#mails].reverse();
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.close(() => {
        resolve();
      });
    });
  }

  async #keep(content: Buffer, recipients: readonly string[]): Promise<void> {
    const { messageId = '', subject = '', text = '', headers } = await PostalMime.parse(content);
    if (text.includes(REFUSED_TEXT)) {
      throw Object.assign(new Error('5.7.1 Refused for its content'), { responseCode: 550 });
    }
    const unsubscribe = headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    for (const recipient of recipients) {
      const known = this.#mails.find(
        (mail) => mail.messageId === messageId && mail.recipient === recipient,
      );
      if (known) {
        known.deliveries += 1;
        continue;
      }
      this.#mails.push({
        recipient,
        kind: 'product',
        messageId,
        subject,
        text: text.trim(),
        unsubscribeUrl: unsubscribe.replace(/^<|>$/g, ''),
        deliveries: 1,
      });
    }
    this.#mails.splice(0, Math.max(0, this.#mails.length - MAILS_MAXIMUM));
  }
}
