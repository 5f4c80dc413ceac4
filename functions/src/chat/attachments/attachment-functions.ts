import { currentBlobStore } from '../../blob-store/current-blob-store.ts';
import { firestore } from '../../platform/admin-app.ts';
import { callable } from '../../platform/callable.ts';
import { configuration } from '../../platform/current-configuration.ts';
import type { AttachmentDependencies } from './attachment-topic.ts';
import { completeAttachment as complete } from './complete-attachment.ts';
import { linkToAttachments as link } from './link-to-attachments.ts';
import { clamScanner } from './malware-scanner.ts';
import { requestAttachment as request } from './request-attachment.ts';
import { sendWithAttachments as send } from './send-with-attachments.ts';

async function dependencies(): Promise<AttachmentDependencies> {
  const { malwareScanner } = configuration;
  return {
    firestore: firestore(),
    store: await currentBlobStore(),
    scanner: malwareScanner && clamScanner(malwareScanner),
  };
}

export const requestAttachment = callable('requestAttachment', async (file, caller) =>
  request(file, caller, await dependencies()),
);

export const completeAttachment = callable('completeAttachment', async (place, caller) =>
  complete(place, caller, await dependencies()),
);

export const sendWithAttachments = callable('sendWithAttachments', async (message, caller) =>
  send(message, caller, { firestore: firestore() }),
);

export const linkToAttachments = callable('linkToAttachments', async (messages, caller) =>
  link(messages, caller, await dependencies()),
);
