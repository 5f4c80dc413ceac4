import { object, ref, string, type ObjectSchema } from 'yup';
import { PASSWORD_MINIMUM_LENGTH, rule } from './form-rules.ts';

export interface NewPasswordForm {
  /** The one that is replaced; '' where it is not asked for. */
  currentPassword: string;
  newPassword: string;
  repeatPassword: string;
}

/** One upper-case letter, one lower-case letter, one number and one special character. */
const REQUIRED_KINDS = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{N}\s]/u];

/** What a password that replaces another must be; messages are form rules. */
export const newPasswordSchema: ObjectSchema<NewPasswordForm> = object({
  currentPassword: string().defined(),
  newPassword: string()
    .required(rule('required'))
    .min(PASSWORD_MINIMUM_LENGTH, rule('passwordTooShort'))
    .test('kinds', rule('passwordTooWeak'), (value) =>
      REQUIRED_KINDS.every((kind) => kind.test(value)),
    ),
  repeatPassword: string()
    .required(rule('required'))
    .oneOf([ref('newPassword')], rule('passwordsDiffer')),
});
