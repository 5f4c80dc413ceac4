import { object, string, type ObjectSchema } from 'yup';
import { emailField } from '../accounts/form-fields.ts';
import { MESSAGE_ID_PATTERN } from '../chat/message.ts';
import { filledText } from '../form-texts.ts';
import { LANGUAGES } from '../language.ts';
import { CONTACT_LIMITS, ERROR_ID_PATTERN, type ContactMessage } from './contact-message.ts';

/** What the person types. */
export type ContactFields = Pick<ContactMessage, 'email' | 'text'>;

export const contactFieldsSchema: ObjectSchema<ContactFields> = object({
  email: emailField(),
  text: filledText(CONTACT_LIMITS.textMaxLength),
});

export const contactMessageSchema: ObjectSchema<ContactMessage> = contactFieldsSchema.shape({
  messageId: string().required().matches(MESSAGE_ID_PATTERN),
  errorId: string().defined().nullable().matches(ERROR_ID_PATTERN),
  language: string().required().oneOf(LANGUAGES),
});
