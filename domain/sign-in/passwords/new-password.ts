import { object, ref, string, type ObjectSchema } from 'yup';
import { rule } from '../../form-rules.ts';
import { replacingPasswordField } from './password-rules.ts';

export interface NewPasswordForm {
  /** The one that is replaced; '' where it is not asked for. */
  currentPassword: string;
  newPassword: string;
  repeatPassword: string;
}

/** The rules for a password that replaces another; messages are form rules. */
export const newPasswordSchema: ObjectSchema<NewPasswordForm> = object({
  currentPassword: string().defined(),
  newPassword: replacingPasswordField(),
  repeatPassword: string()
    .required(rule('required'))
    .oneOf([ref('newPassword')], rule('passwordsDiffer')),
});
