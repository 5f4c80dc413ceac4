import { string, type StringSchema } from 'yup';
import { EMAIL_PATTERN, rule } from '../form-rules.ts';
import { readableName } from './readable-name.ts';
import { USER_ACCOUNT_LIMITS } from './user-account.ts';

/** A person's first or family name, without surrounding space. */
export function nameField(): StringSchema<string> {
  return string()
    .defined(rule('required'))
    .trim()
    .required(rule('required'))
    .test('seen', rule('required'), (name) => readableName(name) !== '')
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
