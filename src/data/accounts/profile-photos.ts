import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { ProfilePhoto } from '@tasuki/domain/accounts/profile-photo';

export type StoredPhoto = Pick<ProfilePhoto, 'bytes' | 'contentType'>;

/** A person's photo, live; null = none. */
export async function watchProfilePhoto(
  uid: string,
  onPhoto: (photo: StoredPhoto | null) => void,
  onError: (cause: unknown) => void,
): Promise<() => void> {
  const { watchDocument } = await import('../live-documents.ts');
  return watchDocument(
    firestorePaths.profilePhoto(uid),
    (document) => {
      const bytes: unknown = document?.data.bytes;
      onPhoto(
        bytes instanceof Uint8Array
          ? {
              bytes,
              contentType: document?.data.contentType === 'image/png' ? 'image/png' : 'image/jpeg',
            }
          : null,
      );
    },
    onError,
  );
}

/** @throws what failureCodeOf understands */
export async function saveProfilePhoto(uid: string, photo: StoredPhoto): Promise<void> {
  const { writeBytes } = await import('../live-documents.ts');
  await writeBytes(firestorePaths.profilePhoto(uid), photo.bytes, {
    contentType: photo.contentType,
  });
}

export async function deleteProfilePhoto(uid: string): Promise<void> {
  const { deleteDocument } = await import('../live-documents.ts');
  await deleteDocument(firestorePaths.profilePhoto(uid));
}
