import { boolean, object, string, type ObjectSchema } from 'yup';
import { COUNTRY_CODES } from './countries.ts';
import { emailField, nameField } from './form-fields.ts';
import { rule } from '../form-rules.ts';

export interface AccountProfileForm {
  firstName: string;
  lastName: string;
  email: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** As typed; stored as E.164. */
  phoneNumber: string;
  isAgreed: boolean;
}

/**
 * The required data of a person; messages are form rules.
 *
 * @param isPhoneNumber checks that a typed number, read in that country, can be called
 */
export function accountProfileSchema(
  isPhoneNumber: (typed: string, country: string) => boolean | Promise<boolean>,
): ObjectSchema<AccountProfileForm> {
  return object({
    firstName: nameField(),
    lastName: nameField(),
    email: emailField(),
    country: string().required(rule('required')).oneOf(COUNTRY_CODES, rule('required')),
    phoneNumber: string()
      .trim()
      .required(rule('required'))
      .test('phone', rule('phoneInvalid'), (value, { parent }) =>
        isPhoneNumber(value, (parent as AccountProfileForm).country),
      ),
    isAgreed: boolean().required(rule('agreementMissing')).oneOf([true], rule('agreementMissing')),
  });
}
