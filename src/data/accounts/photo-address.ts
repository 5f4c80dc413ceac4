import { photoPixels } from '@tasuki/domain/pictures/photo-pixels';
import { PROFILE_PHOTO_LIMITS } from '@tasuki/domain/accounts/profile-photo-limits';
import type { StoredPhoto } from './profile-photos.ts';

/**
 * A photo as an address for an image: it is small enough to stand in the address itself. Its author
 * decides its bytes, so a photo that would be too large to draw is left out.
 */
export function photoAddressOf({ bytes, contentType }: StoredPhoto): string | null {
  const pixels = photoPixels(bytes);
  if (!pixels || Math.max(pixels.width, pixels.height) > PROFILE_PHOTO_LIMITS.pixelsMaximum) {
    return null;
  }
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:${contentType};base64,${btoa(letters)}`;
}
