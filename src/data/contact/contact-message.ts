import type { ContactMessage } from '@tasuki/domain/contact/contact-message';
import { callFunction } from '../../platform/firebase/callable-functions.ts';

/** Writes to whoever runs the service. Safe to repeat. */
export async function sendContactMessage(message: ContactMessage): Promise<void> {
  await callFunction('sendContactMessage', message);
}
