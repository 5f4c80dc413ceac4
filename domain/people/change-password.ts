import { object, type ObjectSchema } from 'yup';
import { passwordField } from './form-fields.ts';
import { newPasswordSchema, type NewPasswordForm } from './new-password.ts';

export interface ChangePasswordForm extends NewPasswordForm {
  currentPassword: string;
}

/** What replacing a password needs; messages are form rules. */
export const changePasswordSchema: ObjectSchema<ChangePasswordForm> = newPasswordSchema.concat(
  object({ currentPassword: passwordField() }),
);
