import { string, type StringSchema } from 'yup';
import { USER_ACCOUNT_LIMITS } from './user-account.ts';

/**
 * What can be wrong with a field of a form. Schemas give these as their
 * messages; the words are in `common:validation.<rule>`.
 */
export const FORM_RULES = [
  'required',
  'emailInvalid',
  'phoneInvalid',
  'tooLong',
  'passwordTooShort',
  'passwordTooWeak',
  'passwordsDiffer',
  'agreementMissing',
] as const;
export type FormRule = (typeof FORM_RULES)[number];

const KNOWN: ReadonlySet<string> = new Set(FORM_RULES);

/** Tells whether `value` is a rule that has words in every language. */
export function isFormRule(value: unknown): value is FormRule {
  return typeof value === 'string' && KNOWN.has(value);
}

/** One schema message. Typed, so that a rule without words does not compile. */
export function rule(name: FormRule): FormRule {
  return name;
}

export const PASSWORD_MINIMUM_LENGTH = 8;

// The domain needs a dot: what the browser's own pattern allows, such as a@b, no mail reaches.
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** A person's first or family name, without surrounding space. */
export function nameField(): StringSchema<string> {
  return string()
    .defined(rule('required'))
    .trim()
    .required(rule('required'))
    .max(USER_ACCOUNT_LIMITS.nameMaxLength, rule('tooLong'));
}

/** An email address, without surrounding space. */
export function emailField(): StringSchema<string> {
  return string()
    .defined(rule('required'))
    .trim()
    .required(rule('required'))
    .max(USER_ACCOUNT_LIMITS.emailMaxLength, rule('tooLong'))
    .matches(EMAIL_PATTERN, rule('emailInvalid'));
}

/** A password as sign-up and sign-in take it; spaces are part of it. */
export function passwordField(): StringSchema<string> {
  return string().required(rule('required')).min(PASSWORD_MINIMUM_LENGTH, rule('passwordTooShort'));
}
