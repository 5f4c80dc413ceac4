import type { SettingReader } from '../provider-configuration.ts';

/** The secrets of links in mails, and of the addresses that get none any more. */
export interface MailKeys {
  /** Makes digests. */
  present: string;
  /** Made digests before; they still count. Null = there is none. */
  former: string | null;
}

const KEY_PATTERN = /^[A-Za-z0-9_-]{32,}$/;
const KEYS_MAXIMUM = 2;

/** @returns null where no key is given; a mail server asks for one */
export function readMailKeys(read: Pick<SettingReader, 'text' | 'addProblem'>): MailKeys | null {
  const given = read.text('MAIL_KEY');
  if (given === '') return null;
  const keys = given.split(',').map((key) => key.trim());
  if (!keys.every((key) => KEY_PATTERN.test(key)) || keys.length > KEYS_MAXIMUM) {
    read.addProblem(
      'MAIL_KEY must be one secret, or two with a comma between them, each of 32 or more letters, digits, _ or -.',
    );
  }
  const [present = '', former = null] = keys;
  return { present, former };
}
