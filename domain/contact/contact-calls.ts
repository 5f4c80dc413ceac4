import type { CallSchemas } from '../call-schemas.ts';
import { contactMessageSchema } from './contact-message-schema.ts';
import type { ContactMessage } from './contact-message.ts';

/** The call by which somebody writes to the operator. */
export interface ContactCalls {
  /** Writes to whoever runs the service. Also for who is signed out. Safe to repeat. */
  sendContactMessage: { request: ContactMessage; response: { isAsked: boolean } };
}

export const contactCallSchemas: CallSchemas<ContactCalls> = {
  sendContactMessage: contactMessageSchema,
};
