import { PROFILE_PHOTO_LIMITS } from './profile-photo-limits.ts';
import { mixed, object, string, type ObjectSchema } from 'yup';

export const PROFILE_PHOTO_TYPES = ['image/png', 'image/jpeg'] as const;
export type ProfilePhotoType = (typeof PROFILE_PHOTO_TYPES)[number];

/** profilePhotos/{uid}: what everybody signed in may see of a person, besides the public name. */
export interface ProfilePhoto {
  uid: string;
  bytes: Uint8Array;
  contentType: ProfilePhotoType;
  updatedAt: Date;
}

/**
 * The fields that a person may store as their photo, the server's time aside. Strict;
 * `firestore.rules` decides the same.
 */
export const profilePhotoDocumentSchema: ObjectSchema<Pick<ProfilePhoto, 'bytes' | 'contentType'>> =
  object({
    bytes: mixed<Uint8Array>((value): value is Uint8Array => value instanceof Uint8Array)
      .required()
      .test('size', ({ length }) => length > 0 && length <= PROFILE_PHOTO_LIMITS.bytesMaximum),
    contentType: string().required().oneOf(PROFILE_PHOTO_TYPES),
  })
    .noUnknown()
    .strict();
