import { applicationDefault } from 'firebase-admin/app';
import { MINUTE_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { adminApp } from '../platform/admin-app.ts';
import { logFailure, logInfo } from '../platform/log.ts';

/** The client of an export; tests replace it. */
export interface Exporter {
  projectId: string;
  accessToken: () => Promise<string>;
  fetch: typeof globalThis.fetch;
  now: () => Date;
}

const TIMEOUT_MILLISECONDS = 30_000;

/** As the deployed function reaches Firestore. */
export function currentExporter(): Exporter {
  return {
    projectId: process.env['GCLOUD_PROJECT'] ?? adminApp().options.projectId ?? '',
    accessToken: async () => (await applicationDefault().getAccessToken()).access_token,
    fetch: globalThis.fetch,
    now: () => new Date(),
  };
}

/**
 * Asks Firestore to export all of the database as it was at the last full minute. Firestore goes on by itself.
 * Asking twice makes two exports, which harms nobody.
 *
 * @param bucket null = nothing is exported
 * @returns where the export will lie; null = nowhere, as the log says
 */
export async function backUpDatabase(
  bucket: string | null,
  { projectId, accessToken, fetch, now }: Exporter,
): Promise<string | null> {
  if (bucket === null) return null;
  const minute = Math.floor(now().getTime() / MINUTE_MILLISECONDS) * MINUTE_MILLISECONDS;
  const snapshotTime = new Date(minute - MINUTE_MILLISECONDS).toISOString();
  const outputUriPrefix = `gs://${bucket}/firestore/${snapshotTime.slice(0, 16).replace(':', '-')}`;
  try {
    const response = await fetch(
      `https://firestore.googleapis.com/v1/projects/${projectId}/databases/(default):exportDocuments`,
      {
        method: 'POST',
        redirect: 'error',
        headers: {
          authorization: `Bearer ${await accessToken()}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ outputUriPrefix, snapshotTime }),
        signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
      },
    );
    if (!response.ok) throw new Error(`Firestore answers ${response.status}`);
    logInfo('backup begun', { place: outputUriPrefix });
    return outputUriPrefix;
  } catch (cause) {
    logFailure('backup not begun', { place: outputUriPrefix }, cause);
    return null;
  }
}
