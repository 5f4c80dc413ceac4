import { authHost } from './admin.ts';

/** The purposes of Firebase Auth's mails. */
type MailPurpose =
  | 'PASSWORD_RESET'
  | 'VERIFY_EMAIL'
  | 'VERIFY_AND_CHANGE_EMAIL'
  | 'RECOVER_EMAIL'
  | 'EMAIL_SIGNIN';

/**
 * The code in the newest mail to an address.
 *
 * @throws Error where there is none
 */
export async function mailedCode(email: string, purpose?: MailPurpose): Promise<string> {
  const address = `http://${authHost}/emulator/v1/projects/${String(process.env['GCLOUD_PROJECT'])}/oobCodes`;
  const { oobCodes } = (await (await fetch(address)).json()) as {
    oobCodes: { email: string; newEmail?: string; oobCode: string; requestType: string }[];
  };
  const mail = oobCodes.findLast(
    (one) =>
      (one.newEmail ?? one.email) === email &&
      (purpose === undefined || one.requestType === purpose),
  );
  if (!mail) throw new Error(`no mail to ${email}`);
  return mail.oobCode;
}

/** A token in Google's name that nobody signed; the Auth emulator takes it. */
export function forgedGoogleToken(subject: string, email: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { iss: 'https://accounts.google.com', sub: subject, email, email_verified: true };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}
