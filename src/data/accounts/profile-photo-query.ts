import { useLiveQuery } from '../../platform/live/live-query.ts';
import { watchProfilePhoto, type StoredPhoto } from './profile-photos.ts';

/** The person's photo, live; null = there is none. */
export function useProfilePhoto(uid: string) {
  return useLiveQuery<StoredPhoto | null>({
    key: `profilePhoto/${uid}`,
    watch: (onData, onError) => watchProfilePhoto(uid, onData, onError),
  });
}
