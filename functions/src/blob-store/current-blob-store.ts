import { configuration } from '../platform/current-configuration.ts';
import type { BlobStore } from './blob-store.ts';

/** The configured store; the library for Cloud Storage is loaded only where it is used. */
export async function currentBlobStore(): Promise<BlobStore> {
  if (configuration.blobStore.kind === 'disk') {
    const { diskBlobStore } = await import('./disk-blob-store.ts');
    return diskBlobStore(configuration.blobStore);
  }
  const [{ Storage }, { cloudStorageBlobStore }] = await Promise.all([
    import('@google-cloud/storage'),
    import('./cloud-storage-blob-store.ts'),
  ]);
  return cloudStorageBlobStore(new Storage().bucket(configuration.blobStore.bucket));
}
