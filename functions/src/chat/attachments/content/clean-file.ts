import {
  ATTACHMENT_LIMITS,
  ATTACHMENT_TYPES,
  type AttachmentType,
} from '@tasuki/domain/chat/attachments/attachment';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import type { CleanImage } from './clean-image.ts';
import { cleanJpeg } from './clean-jpeg.ts';
import { cleanMp4 } from './clean-mp4.ts';
import { cleanPng } from './clean-png.ts';
import { cleanWebm } from './clean-webm.ts';
import { cleanWebp } from './clean-webp.ts';
import { contentTypeOf } from './content-type.ts';
import { damaged } from './damaged.ts';

/** A file as others get it. */
export interface CleanFile {
  type: AttachmentType;
  bytes: Uint8Array;
  /** Null for a file that is no image. */
  widthPixels: number | null;
  heightPixels: number | null;
}

/**
 * Finds out by its bytes what a file is, and takes out what it says of place, device, person and
 * time. Documents (PDF, Word, Excel) and texts stay as they are.
 *
 * @throws TasukiFailure 'attachment/type-not-supported', 'attachment/heic-not-supported',
 *   'attachment/too-large', 'attachment/damaged'
 */
export async function cleanFile(bytes: Uint8Array): Promise<CleanFile> {
  const type = await contentTypeOf(bytes);
  if (bytes.length > ATTACHMENT_LIMITS.bytes[ATTACHMENT_TYPES[type].kind]) {
    throw new TasukiFailure('attachment/too-large');
  }
  const nothing = { widthPixels: null, heightPixels: null };
  return unlessDamaged(() => {
    switch (type) {
      case 'image/jpeg':
        return { type, ...measured(cleanJpeg(bytes)) };
      case 'image/png':
        return { type, ...measured(cleanPng(bytes)) };
      case 'image/webp':
        return { type, ...measured(cleanWebp(bytes)) };
      case 'video/mp4':
      case 'video/quicktime':
        return { type, bytes: cleanMp4(bytes), ...nothing };
      case 'video/webm':
        return { type, bytes: cleanWebm(bytes), ...nothing };
      case 'application/pdf':
      case 'text/plain':
      case 'application/vnd.openxmlformats-officedocument.wordprocessingml.document':
      case 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet':
        return { type, bytes, ...nothing };
    }
  });
}

/**
 * The small picture that stands for an image or a video.
 *
 * @throws TasukiFailure 'attachment/damaged' for what is no JPEG, or too large for a preview
 */
export function cleanPoster(bytes: Uint8Array): CleanImage {
  const poster = unlessDamaged(() => cleanJpeg(bytes));
  const side = Math.max(poster.widthPixels, poster.heightPixels);
  if (side > ATTACHMENT_LIMITS.posterPixels) throw damaged('poster too large');
  return poster;
}

function measured(image: CleanImage): CleanImage {
  const { widthPixels, heightPixels } = image;
  if (widthPixels * heightPixels > ATTACHMENT_LIMITS.imagePixelsInAll) {
    throw new TasukiFailure('attachment/too-large');
  }
  return image;
}

/** Reading beyond the end of a file means that a number in the file is wrong. */
function unlessDamaged<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof RangeError) throw damaged('read beyond the end');
    throw cause;
  }
}
