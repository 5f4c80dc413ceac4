import { startJob } from '../jobs/start-job.ts';
import { firestore } from '../platform/admin-app.ts';
import { openCallable } from '../platform/callable.ts';
import { configuration } from '../platform/current-configuration.ts';
import { PROVIDER_SECRETS } from '../platform/provider-secrets.ts';

/** Takes in what somebody writes to the operator; also of people who are signed out. */
export const sendContactMessage = openCallable(
  'sendContactMessage',
  { secrets: PROVIDER_SECRETS },
  async (address, now) => {
    const { countContact } = await import('./send-contact-message.ts');
    await countContact(address, now, firestore());
  },
  async (message, caller) => {
    const { sendContactMessage: send } = await import('./send-contact-message.ts');
    return send(message, caller, { firestore: firestore(), mail: configuration.mail, startJob });
  },
);
