import { useMemo } from 'react';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import { photoAddressOf } from './photo-address.ts';
import { readProfilePhoto, watchProfilePhoto, type StoredPhoto } from './profile-photos.ts';

/** The person's photo, live; null = there is none. */
export function useProfilePhoto(uid: string) {
  return useLiveQuery<StoredPhoto | null>({
    key: `profilePhoto/${uid}`,
    watch: (onData, onError) => watchProfilePhoto(uid, onData, onError),
  });
}

/** The address of a person's photo; null = there is none, or it is not read yet. */
export function usePhotoAddress(uid: string): string | null {
  const stored = useLiveQuery<StoredPhoto | null>({
    key: `face/${uid}`,
    load: async () => readProfilePhoto(uid),
  });
  const photo = stored.state === 'ready' ? stored.data : null;
  return useMemo(() => photo && photoAddressOf(photo), [photo]);
}
