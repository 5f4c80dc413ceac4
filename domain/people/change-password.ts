import { passwordField } from './form-fields.ts';
import { newPasswordSchema } from './new-password.ts';

/** A new password where the one that it replaces is asked for; messages are form rules. */
export const changePasswordSchema = newPasswordSchema.shape({ currentPassword: passwordField() });
