import { object, string, type ObjectSchema } from 'yup';
import { emailField } from '../accounts/form-fields.ts';
import { MESSAGE_ID_PATTERN } from '../chat/message.ts';
import { rule } from '../form-rules.ts';
import { filledText } from '../form-texts.ts';
import { LANGUAGES } from '../language.ts';
import { CONTACT_LIMITS, ERROR_ID_PATTERN, type ContactMessage } from './contact-message.ts';

/** The fields that the person types. */
export type ContactFields = Pick<ContactMessage, 'email' | 'text'>;

/** An address without the signs that separate addresses and names in a mail's header (RFC 5322). */
const ONE_ADDRESS_PATTERN = /^[^<>()[\]\\,;:"]*$/;

export const contactFieldsSchema: ObjectSchema<ContactFields> = object({
  email: emailField().matches(ONE_ADDRESS_PATTERN, rule('emailInvalid')),
  text: filledText(CONTACT_LIMITS.textMaxLength),
});

export const contactMessageSchema: ObjectSchema<ContactMessage> = contactFieldsSchema.shape({
  messageId: string().required().matches(MESSAGE_ID_PATTERN),
  errorId: string().defined().nullable().matches(ERROR_ID_PATTERN),
  language: string().required().oneOf(LANGUAGES),
});
