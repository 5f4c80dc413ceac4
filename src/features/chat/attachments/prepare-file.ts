import {
  ATTACHMENT_LIMITS,
  ATTACHMENT_TYPES,
  type AttachmentKind,
  type AttachmentPart,
} from '@tasuki/domain/chat/attachments/attachment';
import { TasukiFailure } from '@tasuki/domain/failure-codes';

/** A file as it is sent: cut into parts, an image made smaller, with a small picture of it. */
export interface PreparedFile {
  bytes: Blob;
  parts: AttachmentPart[];
  poster: { bytes: Blob; part: AttachmentPart } | null;
}

const HEIC = /\.(?:heic|heif)$|^image\/hei[cf]/i;
const JPEG_QUALITY = 0.86;
const POSTER_QUALITY = 0.72;
/** A video that shows no picture by then goes without one. */
const POSTER_MILLISECONDS = 8000;

/** The likely kind of a file by its name and the browser's type; the server looks at its bytes. */
export function kindOfFile({ name, type }: Pick<File, 'name' | 'type'>): AttachmentKind | null {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const known = Object.entries(ATTACHMENT_TYPES).find(
    ([media, { endings }]) => media === type || (endings as readonly string[]).includes(ending),
  );
  return known?.[1].kind ?? null;
}

/**
 * Why a file cannot be attached, before anything is done with it; null = it can be.
 *
 * An image may be larger than what is sent, since it is made smaller first.
 */
export function refusalOf(file: Pick<File, 'name' | 'type' | 'size'>) {
  if (HEIC.test(file.name) || HEIC.test(file.type)) return 'attachment/heic-not-supported' as const;
  const kind = kindOfFile(file);
  if (kind === null) return 'attachment/type-not-supported' as const;
  if (file.size === 0) return 'attachment/empty' as const;
  const largest =
    kind === 'image' ? 4 * ATTACHMENT_LIMITS.bytes.image : ATTACHMENT_LIMITS.bytes[kind];
  return file.size > largest ? ('attachment/too-large' as const) : null;
}

/**
 * The endings that file dialogs offer. HEIC is not among them, so that a phone turns it into JPEG.
 */
export const ACCEPTED_FILES = Object.entries(ATTACHMENT_TYPES)
  .flatMap(([type, { endings }]) => [type, ...endings.map((ending) => `.${ending}`)])
  .join(',');

/**
 * Makes a file ready to be sent. An image is drawn anew, which leaves behind what it says of place
 * and device.
 *
 * @throws TasukiFailure 'attachment/damaged' for an image that this browser cannot show,
 *   'attachment/too-large'
 */
export async function prepareFile(file: File): Promise<PreparedFile> {
  const kind = kindOfFile(file);
  if (kind === 'image') {
    const { image, poster } = await drawnAnew(file);
    if (image.size > ATTACHMENT_LIMITS.bytes.image) throw new TasukiFailure('attachment/too-large');
    return { bytes: image, parts: await partsOf(image), poster: await posterOf(poster) };
  }
  const poster = kind === 'video' ? await posterOfVideo(file) : null;
  return { bytes: file, parts: await partsOf(file), poster: await posterOf(poster) };
}

async function drawnAnew(file: File): Promise<{ image: Blob; poster: Blob | null }> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (cause) {
    throw new TasukiFailure('attachment/damaged', { cause });
  }
  try {
    const { imagePixels } = ATTACHMENT_LIMITS;
    const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
    const image = await drawn(bitmap, bitmap, { type, pixels: imagePixels, quality: JPEG_QUALITY });
    if (!image) throw new TasukiFailure('attachment/damaged');
    return { image, poster: await smallPicture(bitmap, bitmap) };
  } finally {
    bitmap.close();
  }
}

interface Size {
  width: number;
  height: number;
}

async function smallPicture(source: CanvasImageSource, size: Size): Promise<Blob | null> {
  return drawn(source, size, {
    type: 'image/jpeg',
    pixels: ATTACHMENT_LIMITS.posterPixels,
    quality: POSTER_QUALITY,
  });
}

async function drawn(
  source: CanvasImageSource,
  { width, height }: Size,
  { type, pixels, quality }: { type: string; pixels: number; quality: number },
): Promise<Blob | null> {
  const scale = Math.min(1, pixels / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  if (type === 'image/jpeg') {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
}

/** An early picture of a video; null where this browser cannot play it. */
async function posterOfVideo(file: File): Promise<Blob | null> {
  const video = document.createElement('video');
  const address = URL.createObjectURL(file);
  video.muted = true;
  video.preload = 'auto';
  video.playsInline = true;
  const isThere = new Promise<boolean>((resolve) => {
    setTimeout(resolve, POSTER_MILLISECONDS, false);
    video.addEventListener('error', () => {
      resolve(false);
    });
    video.addEventListener('seeked', () => {
      resolve(true);
    });
    video.addEventListener('loadeddata', () => {
      // The very first picture is often black.
      video.currentTime = Math.min(0.5, (video.duration || 0) / 2);
    });
  });
  try {
    video.src = address;
    if (!(await isThere) || video.videoWidth === 0) return null;
    return await smallPicture(video, { width: video.videoWidth, height: video.videoHeight });
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(address);
  }
}

async function posterOf(bytes: Blob | null): Promise<PreparedFile['poster']> {
  if (!bytes || bytes.size === 0 || bytes.size > ATTACHMENT_LIMITS.posterBytes) return null;
  return { bytes, part: await partOf(bytes) };
}

async function partsOf(bytes: Blob): Promise<AttachmentPart[]> {
  const parts: AttachmentPart[] = [];
  for (let start = 0; start < bytes.size; start += ATTACHMENT_LIMITS.partBytes) {
    parts.push(await partOf(partAt(bytes, start / ATTACHMENT_LIMITS.partBytes)));
  }
  return parts;
}

/** A part of a file, by its number. */
export function partAt(bytes: Blob, part: number): Blob {
  const start = part * ATTACHMENT_LIMITS.partBytes;
  return bytes.slice(start, start + ATTACHMENT_LIMITS.partBytes);
}

async function partOf(bytes: Blob): Promise<AttachmentPart> {
  const digest = await globalThis.crypto.subtle.digest('SHA-256', await bytes.arrayBuffer());
  const contentHash = Array.from(new Uint8Array(digest), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return { contentHash, sizeBytes: bytes.size };
}
