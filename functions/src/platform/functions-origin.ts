import { configuration } from './current-configuration.ts';
import { FUNCTIONS_REGION } from './region.ts';

/** The address below which the functions answer by their names, without a slash at its end. */
export function functionsOrigin(): string {
  const { blobStore } = configuration;
  if (blobStore.kind === 'disk') return blobStore.uploadOrigin;
  return `https://${FUNCTIONS_REGION}-${process.env['GCLOUD_PROJECT'] ?? ''}.cloudfunctions.net`;
}
