import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { StoredDocument } from '../stored-document.ts';
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
      onPhoto(photoOf(document));
    },
    onError,
  );
}

function photoOf(document: StoredDocument | null): StoredPhoto | null {
  const bytes: unknown = document?.data.bytes;
  if (!(bytes instanceof Uint8Array)) return null;
  const isPng = document?.data.contentType === 'image/png';
  return { bytes, contentType: isPng ? 'image/png' : 'image/jpeg' };
}

const PEOPLE_KEPT = 200;
const readPhotos = new Map<string, Promise<StoredPhoto | null>>();

/** The photo of somebody in a list, read once a visit however often they are named; null = none. */
export async function readProfilePhoto(uid: string): Promise<StoredPhoto | null> {
  const known = readPhotos.get(uid);
  if (known) return known;
  if (readPhotos.size >= PEOPLE_KEPT) readPhotos.clear();
  const reading = readPhoto(uid);
  readPhotos.set(uid, reading);
  try {
    return await reading;
  } catch (cause) {
    readPhotos.delete(uid);
    throw cause;
  }
}

async function readPhoto(uid: string): Promise<StoredPhoto | null> {
  const { readDocument } = await import('../live-documents.ts');
  return photoOf(await readDocument(firestorePaths.profilePhoto(uid)));
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
