import { boolean, object, ref, string, type ObjectSchema } from 'yup';
import { emailField, nameField } from '../accounts/form-fields.ts';
import { rule } from '../form-rules.ts';
import { signUpPasswordField } from './passwords/password-rules.ts';

export interface SignUpForm {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  repeatPassword: string;
  /** Agreement to the terms and the privacy policy of today. */
  isAgreed: boolean;
}

/** The form of sign-up; messages are form rules. */
export const signUpSchema: ObjectSchema<SignUpForm> = object({
  firstName: nameField(),
  lastName: nameField(),
  email: emailField(),
  password: signUpPasswordField(),
  repeatPassword: string()
    .required(rule('required'))
    .oneOf([ref('password')], rule('passwordsDiffer')),
  isAgreed: boolean().required(rule('agreementMissing')).oneOf([true], rule('agreementMissing')),
});
