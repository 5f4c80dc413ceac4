import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { ProfilePhotoType } from '@tasuki/domain/accounts/profile-photo';

/** A phone's best camera makes smaller files. */
const FILE_MAX_BYTES = 40 * 1024 * 1024;

/** The type of a file by its first bytes, whatever its name says; null = neither. */
export function photoTypeOf(start: Uint8Array): ProfilePhotoType | null {
  const begins = (bytes: readonly number[]) => bytes.every((byte, index) => start[index] === byte);
  if (begins([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (begins([0xff, 0xd8, 0xff])) return 'image/jpeg';
  return null;
}

/**
 * The file, as the type that it really is.
 *
 * @throws TasukiFailure 'photo/wrong-type', 'photo/too-large'
 */
export async function readablePhoto(file: File): Promise<File> {
  if (file.size > FILE_MAX_BYTES) throw new TasukiFailure('photo/too-large');
  const type = photoTypeOf(new Uint8Array(await file.slice(0, 8).arrayBuffer()));
  if (type === null) throw new TasukiFailure('photo/wrong-type');
  return new File([file], file.name, { type });
}
