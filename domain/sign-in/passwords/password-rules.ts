import { string, type StringSchema } from 'yup';
import { rule } from '../../form-rules.ts';

/** The shortest password, in characters. */
export const PASSWORD_MINIMUM_LENGTH = 8;

/** One upper-case letter, one lower-case letter, one number and one special character. */
const REQUIRED_KINDS = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{N}\s]/u];

/** The password that an account begins with: at least 8 characters. Spaces are part of it. */
export function signUpPasswordField(): StringSchema<string> {
  return string().required(rule('required')).min(PASSWORD_MINIMUM_LENGTH, rule('passwordTooShort'));
}

/** A password that replaces another: at least 8 characters, and one of each of the four kinds. */
export function replacingPasswordField(): StringSchema<string> {
  return signUpPasswordField().test('kinds', rule('passwordTooWeak'), (value) =>
    REQUIRED_KINDS.every((kind) => kind.test(value)),
  );
}

/** The password that is replaced, where the form that replaces it asks for it. */
export function currentPasswordField(): StringSchema<string> {
  return signUpPasswordField();
}

/** A password to sign in by. It may be older than any rule, so only the server judges it. */
export function signInPasswordField(): StringSchema<string> {
  return string().required(rule('required'));
}

/**
 * The server's rules for every new password (Identity Platform's password policy). A project has
 * one policy for all forms, so it is the strictest of them: no form is weaker on the server.
 */
export const SERVER_PASSWORD_POLICY = {
  enforcementState: 'ENFORCE',
  // A person who chose a password before the policy signs in as before, and needs to meet it only
  // with the next one.
  forceUpgradeOnSignin: false,
  constraints: {
    minLength: PASSWORD_MINIMUM_LENGTH,
    requireUppercase: true,
    requireLowercase: true,
    requireNumeric: true,
    requireNonAlphanumeric: true,
  },
} as const;
