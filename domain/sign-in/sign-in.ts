import { object, type ObjectSchema } from 'yup';
import { emailField } from '../accounts/form-fields.ts';
import { signInPasswordField } from './passwords/password-rules.ts';

export interface SignInForm {
  email: string;
  password: string;
}

/** The form of sign-in by email; messages are form rules. */
export const signInSchema: ObjectSchema<SignInForm> = object({
  email: emailField(),
  password: signInPasswordField(),
});

export interface PasswordResetRequest {
  email: string;
}

/** The form of the request for a reset mail. */
export const passwordResetRequestSchema: ObjectSchema<PasswordResetRequest> = object({
  email: emailField(),
});

export interface PasswordAgain {
  password: string;
}

/** The form after an expired session: the email is known. */
export const passwordAgainSchema: ObjectSchema<PasswordAgain> = object({
  password: signInPasswordField(),
});
