/** A mail that Firebase Auth would have sent. */
export interface SandboxMail {
  recipient: string;
  kind: 'resetPassword' | 'verifyEmail' | 'recoverEmail' | 'signIn' | 'verifyAndChangeEmail';
  /** The link in the mail, on our own page for such links. */
  link: string;
}

interface EmulatorCode {
  email: string;
  /** The new address, to which the mail of a change goes. */
  newEmail?: string;
  oobCode: string;
  requestType: string;
}

const KINDS: Readonly<Record<string, SandboxMail['kind']>> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  RECOVER_EMAIL: 'recoverEmail',
  EMAIL_SIGNIN: 'signIn',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
};

function isEmulatorCode(value: unknown): value is EmulatorCode {
  return (
    typeof value === 'object' &&
    value !== null &&
    'email' in value &&
    typeof value.email === 'string' &&
    'oobCode' in value &&
    typeof value.oobCode === 'string' &&
    'requestType' in value &&
    typeof value.requestType === 'string'
  );
}

/**
 * The mails that Auth's emulator holds back, newest first.
 *
 * @param authOrigin e.g. http://127.0.0.1:9099
 * @param appOrigin where `auth/action` is served
 * @throws Error when the emulator does not answer
 */
export async function readEmulatorMails(
  authOrigin: string,
  projectId: string,
  appOrigin: string,
): Promise<SandboxMail[]> {
  const response = await fetch(`${authOrigin}/emulator/v1/projects/${projectId}/oobCodes`, {
    signal: AbortSignal.timeout(5_000),
  });
  if (!response.ok) throw new Error(`The Auth emulator answered ${response.status}`);
  const body: unknown = await response.json();
  const codes =
    typeof body === 'object' && body !== null && 'oobCodes' in body && Array.isArray(body.oobCodes)
      ? body.oobCodes.filter(isEmulatorCode)
      : [];
  return codes
    .map(({ email, newEmail, oobCode, requestType }): SandboxMail | null => {
      const kind = KINDS[requestType];
      if (!kind) return null;
      const link = new URL('/auth/action', appOrigin);
      link.searchParams.set('mode', kind);
      link.searchParams.set('oobCode', oobCode);
      return { recipient: newEmail ?? email, kind, link: link.href };
    })
    .filter((mail): mail is SandboxMail => mail !== null)
    .reverse();
}
