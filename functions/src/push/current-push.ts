import { firestore } from '../platform/admin-app.ts';
import { configuration } from '../platform/current-configuration.ts';
import type { PushDependencies } from './send-push-job.ts';

/** What sending notifications needs; the library is loaded only where there are keys. */
export async function currentPush(): Promise<PushDependencies> {
  const { push } = configuration;
  const transport = push && (await import('./push-transport.ts')).webPushTransport(push);
  return { firestore: firestore(), transport };
}
