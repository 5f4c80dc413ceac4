export const PROFILE_PHOTO_LIMITS = {
  /** 200 KiB; whole in one document, of which Firestore allows 1 MiB. */
  bytesMaximum: 204_800,
  /** Each way; a larger one is not shown. The app itself stores smaller ones. */
  pixelsMaximum: 512,
} as const;
