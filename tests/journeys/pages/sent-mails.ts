import { expect } from 'vitest';
import type { SandboxMail } from '../../../sandbox/mail/emulator-mails.ts';
import { sandboxOrigin } from '../journey-browser.ts';

/**
 * The link of the newest mail of a kind to an address, as soon as the mail is sent. The page that sends it
 * must stay open until then.
 */
export async function linkOfMail(kind: SandboxMail['kind'], recipient: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const sent = (await (await fetch(`${sandboxOrigin()}/mails.json`)).json()) as SandboxMail[];
      link = sent.find((mail) => mail.kind === kind && mail.recipient === recipient)?.link ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}
