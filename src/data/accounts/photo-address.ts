import type { StoredPhoto } from './profile-photos.ts';

/** A photo as an address for an image: it is small enough to stand in the address itself. */
export function photoAddressOf({ bytes, contentType }: StoredPhoto): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:${contentType};base64,${btoa(letters)}`;
}
