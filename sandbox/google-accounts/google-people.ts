import { createHash } from 'node:crypto';
import { ATHLETES } from '../athletes/sandbox-athletes.ts';

/** Somebody with an account at Google, as Google describes them. */
export interface GooglePerson {
  /** As the consent page's form names them. */
  key: string;
  subject: string;
  email: string;
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** The form's word for somebody who is not in the list. */
export const SOMEBODY_ELSE = 'somebody-else';

const NEVER_CONFIRMED: GooglePerson = {
  key: 'unverified',
  subject: '100293847561029384756',
  email: 'aoi.unconfirmed@athletes.example',
  isEmailVerified: false,
  firstName: 'Aoi',
  lastName: 'Hayashi',
};

/** The athletes who have an account there, and one whose address nobody confirmed. */
export const GOOGLE_PEOPLE: readonly GooglePerson[] = [
  ...ATHLETES.flatMap(({ key, googleSubject, email, firstName, lastName }) =>
    googleSubject === null
      ? []
      : { key, subject: googleSubject, email, isEmailVerified: true, firstName, lastName },
  ),
  NEVER_CONFIRMED,
];

/**
 * The person whom a consent form names; null = nobody. The same address is always the same person.
 */
export function personNamed(form: URLSearchParams): GooglePerson | null {
  const key = form.get('athlete');
  const email = form.get('email')?.trim() ?? '';
  if (key !== SOMEBODY_ELSE) return GOOGLE_PEOPLE.find((person) => person.key === key) ?? null;
  if (email === '') return null;
  return {
    key: SOMEBODY_ELSE,
    subject: subjectOf(email),
    email,
    isEmailVerified: form.get('isEmailVerified') !== null,
    firstName: form.get('firstName')?.trim() ?? '',
    lastName: form.get('lastName')?.trim() ?? '',
  };
}

/** 21 digits, as Google's are. */
function subjectOf(email: string): string {
  const digest = createHash('sha256').update(email.toLowerCase()).digest('hex');
  return `1${(BigInt(`0x${digest}`) % 10n ** 20n).toString().padStart(20, '0')}`;
}
