import { object, type ObjectSchema } from 'yup';
import { emailField } from '../accounts/form-fields.ts';
import { signInPasswordField } from './passwords/password-rules.ts';

export interface SignInForm {
  email: string;
  password: string;
}

/** What sign-in by email asks for; messages are form rules. */
export const signInSchema: ObjectSchema<SignInForm> = object({
  email: emailField(),
  password: signInPasswordField(),
});

export interface PasswordResetRequest {
  email: string;
}

/** What asking for a reset mail needs. */
export const passwordResetRequestSchema: ObjectSchema<PasswordResetRequest> = object({
  email: emailField(),
});

export interface PasswordAgain {
  password: string;
}

/** What going on after an expired session needs: the email is known. */
export const passwordAgainSchema: ObjectSchema<PasswordAgain> = object({
  password: signInPasswordField(),
});
