import { newPasswordSchema } from './new-password.ts';
import { currentPasswordField } from './password-rules.ts';

/** A new password where the one that it replaces is asked for; messages are form rules. */
export const changePasswordSchema = newPasswordSchema.shape({
  currentPassword: currentPasswordField(),
});
