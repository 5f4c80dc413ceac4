import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { ProfilePhotoType } from '@tasuki/domain/accounts/profile-photo';
import { PROFILE_PHOTO_LIMITS } from '@tasuki/domain/accounts/profile-photo-limits';

/** The square of a picture that is kept, in its own pixels. */
export interface PhotoCrop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Draws a crop into a square of a given number of pixels, and encodes it; by the browser's canvas.
 */
export type DrawPhoto = (
  crop: PhotoCrop,
  pixels: number,
  quality: number,
) => Promise<{ bytes: Uint8Array; contentType: ProfilePhotoType }>;

/** Sharp on any screen that shows it, then smaller until it fits. Lists of people read one for each. */
const SIDES_PIXELS = [288, 192, 128];
const QUALITIES = [0.9, 0.8, 0.65];

/**
 * The crop as a picture that is small enough. It is drawn anew, so nothing but its pixels is in
 * it: no place, no camera, no time.
 *
 * @throws TasukiFailure 'photo/too-large' where even the smallest is too large
 */
export async function encodePhoto(
  crop: PhotoCrop,
  draw: DrawPhoto,
): Promise<{ bytes: Uint8Array; contentType: ProfilePhotoType }> {
  for (const pixels of SIDES_PIXELS) {
    for (const quality of QUALITIES) {
      const photo = await draw(crop, pixels, quality);
      if (photo.bytes.length <= PROFILE_PHOTO_LIMITS.bytesMaximum) return photo;
    }
  }
  throw new TasukiFailure('photo/too-large');
}

/** Draws from a decoded picture, which is upright already, on white where it is transparent. */
export function drawFrom(picture: CanvasImageSource): DrawPhoto {
  return async ({ x, y, width, height }, pixels, quality) => {
    const canvas = globalThis.document.createElement('canvas');
    canvas.width = pixels;
    canvas.height = pixels;
    const context = canvas.getContext('2d');
    if (!context) throw new TasukiFailure('photo/unreadable');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, pixels, pixels);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, x, y, width, height, 0, 0, pixels, pixels);
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality);
    });
    if (!blob) throw new TasukiFailure('photo/unreadable');
    return { bytes: new Uint8Array(await blob.arrayBuffer()), contentType: 'image/jpeg' };
  };
}
