import type { FailureCode } from '../../failure-codes.ts';
import type { StoredShape } from '../../stored-shape.ts';

/** How a thread shows it: images and videos in place, everything else as a file to download. */
export const ATTACHMENT_KINDS = ['image', 'video', 'file'] as const;
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number];

/** The types that may be attached, as read from the bytes; a file is given the first ending. */
export const ATTACHMENT_TYPES = {
  'image/jpeg': { kind: 'image', endings: ['jpg', 'jpeg'] },
  'image/png': { kind: 'image', endings: ['png'] },
  'image/webp': { kind: 'image', endings: ['webp'] },
  'video/mp4': { kind: 'video', endings: ['mp4', 'm4v'] },
  'video/quicktime': { kind: 'video', endings: ['mov'] },
  'video/webm': { kind: 'video', endings: ['webm'] },
  'application/pdf': { kind: 'file', endings: ['pdf'] },
  'text/plain': { kind: 'file', endings: ['txt', 'csv'] },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    kind: 'file',
    endings: ['docx'],
  },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
    kind: 'file',
    endings: ['xlsx'],
  },
} as const satisfies Record<string, { kind: AttachmentKind; endings: readonly string[] }>;
export type AttachmentType = keyof typeof ATTACHMENT_TYPES;

const MEBIBYTE = 1024 ** 2;

export const ATTACHMENT_LIMITS = {
  perMessage: 6,
  perDay: 60,
  bytesPerDay: 300 * MEBIBYTE,
  /** The most bytes of all files in messages that one person keeps, whatever the day. */
  bytesKept: 5 * 1024 * MEBIBYTE,
  /** The largest size of each kind; the browser has made an image smaller before. */
  bytes: { image: 12 * MEBIBYTE, video: 50 * MEBIBYTE, file: 20 * MEBIBYTE },
  /** A file is sent in pieces of this size, so a lost connection costs one of them. */
  partBytes: 4 * MEBIBYTE,
  /**
   * The largest size of the small picture that stands for an image or a video until it is opened.
   */
  posterBytes: 300 * 1024,
  posterPixels: 640,
  /** The longer side of an image as the browser sends it. */
  imagePixels: 2560,
  /** No browser sends more, and a thread shows an image without a poster as it is: some of them would fill a phone. */
  imagePixelsInAll: 2560 ** 2,
  /**
   * The most pixels of all frames of a moving image together: a thread plays it without being
   * asked.
   */
  framePixelsInAll: 500_000_000,
  nameMaxLength: 120,
  /**
   * How often one file is read and checked at most, for example while the scanner does not answer.
   */
  checksMaximum: 10,
  /** For so long an address to send a part to is good. */
  targetMinutes: 30,
  /** For so long an address to see a file is good at least, also where its reader is removed meanwhile. */
  linkMinutes: 5,
  /** An address is given again for so long, and good for as much longer: the policy names both together. */
  linkReuseMinutes: 5,
  /** Hours after which a file that no message has is deleted. */
  unsentHours: 24,
  /** Messages whose files are asked for at once. */
  linkedMessages: 10,
} as const;

/** The most parts that any file has. */
export const ATTACHMENT_PARTS_MAXIMUM = Math.ceil(
  Math.max(...Object.values(ATTACHMENT_LIMITS.bytes)) / ATTACHMENT_LIMITS.partBytes,
);

/** A message's record of an attached file; written by functions alone. */
export interface Attachment {
  id: string;
  kind: AttachmentKind;
  type: AttachmentType;
  /** As it is called when it is downloaded, with the ending of its type. */
  name: string;
  sizeBytes: number;
  /** The width of the image, or of a video's poster; null if it is unknown. */
  widthPixels: number | null;
  heightPixels: number | null;
  hasPoster: boolean;
}

/**
 * `requested`: its parts may be sent. `ready`: checked, and may go into a message. `refused`: checked,
 * and never will.
 */
export const ATTACHMENT_STATES = ['requested', 'ready', 'refused'] as const;
export type AttachmentState = (typeof ATTACHMENT_STATES)[number];

/** One piece of what is sent. */
export interface AttachmentPart {
  /** Lower-case hexadecimal SHA-256 of its bytes. */
  contentHash: string;
  sizeBytes: number;
}

/** topics/{topicId}/attachments/{id}: a file from its announcement on; functions alone read and write it. */
export interface StoredAttachment {
  id: string;
  topicId: string;
  authorUid: string;
  state: AttachmentState;
  /** As its author's device calls it. */
  givenName: string;
  parts: readonly AttachmentPart[];
  poster: AttachmentPart | null;
  /** The facts that a message stores; null until it is `ready`. */
  facts: Omit<Attachment, 'id'> | null;
  /** Why it is `refused`; left out = it is not. */
  refusedFor?: AttachmentRefusal;
  /**
   * The bytes that count against its author's limit; 0 if nothing of it is kept, left out in older
   * ones.
   */
  keptBytes?: number;
  /** How often it was read and checked; left out = never. */
  checks?: number;
  /** The message that it hangs on; null = none yet. */
  messageId: string | null;
  createdAt: Date;
}

/** Refusals that a second check of the same bytes would not change. */
export const ATTACHMENT_REFUSALS = [
  'attachment/type-not-supported',
  'attachment/heic-not-supported',
  'attachment/too-large',
  'attachment/damaged',
  'attachment/unsafe',
] as const satisfies readonly FailureCode[];
export type AttachmentRefusal = (typeof ATTACHMENT_REFUSALS)[number];

export const STORED_ATTACHMENT_SHAPE = {
  topicId: 'string',
  authorUid: 'string',
  state: 'string',
  givenName: 'string',
  parts: 'array',
  refusedFor: 'string?',
  checks: 'number?',
  keptBytes: 'number?',
  messageId: 'string?',
  createdAt: 'date',
} as const satisfies StoredShape<StoredAttachment>;

/** A random id that a browser makes for a file, so that announcing it twice announces one. */
export const ATTACHMENT_ID_PATTERN = /^[A-Za-z0-9]{20}$/;

/** The size of a file that is sent in parts. */
export function bytesOfParts(parts: readonly AttachmentPart[]): number {
  return parts.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
}

/** Whether parts are what a file is cut into: all of them full but the last. */
export function areWholeParts(parts: readonly AttachmentPart[]): boolean {
  return (
    parts.length > 0 &&
    parts.every(({ sizeBytes }, index) =>
      index < parts.length - 1
        ? sizeBytes === ATTACHMENT_LIMITS.partBytes
        : sizeBytes > 0 && sizeBytes <= ATTACHMENT_LIMITS.partBytes,
    )
  );
}

/** One person's sent files on a UTC day. */
export interface AttachmentUsage {
  count: number;
  bytes: number;
}

/** Whether one more file of that size stays within what a person may send on a day. */
export function mayAttachMore(usage: AttachmentUsage, sizeBytes: number): boolean {
  return (
    usage.count < ATTACHMENT_LIMITS.perDay &&
    usage.bytes + sizeBytes <= ATTACHMENT_LIMITS.bytesPerDay
  );
}

/**
 * Characters that names of files do not contain, and those that turn a name around so that its
 * ending reads as another.
 */
const UNFIT_CHARACTERS = /[\p{Cc}\p{Cf}\p{Cs}\\/:*?"<>|]/gu;

/**
 * The name of a file by what it is, whatever its author's device calls it.
 *
 * @example attachmentName('plan.pdf.exe', 'application/pdf') // 'plan.pdf.pdf'
 */
export function attachmentName(givenName: string, type: AttachmentType): string {
  const { kind, endings } = ATTACHMENT_TYPES[type];
  const clean = givenName.replace(UNFIT_CHARACTERS, ' ').replaceAll(/\s+/g, ' ').trim();
  const dot = clean.lastIndexOf('.');
  const given = dot > 0 ? clean.slice(dot + 1).toLowerCase() : '';
  const stem = (dot > 0 ? clean.slice(0, dot) : clean).replace(/^[.\s]+/, '').trim();
  const ending = (endings as readonly string[]).includes(given) ? given : endings[0];
  const room = ATTACHMENT_LIMITS.nameMaxLength - ending.length - 1;
  return `${cutBetweenCharacters(stem || kind, room)}.${ending}`;
}

/**
 * The beginning of a text that fits into this number of UTF-16 units, without half of a surrogate
 * pair at the end.
 */
function cutBetweenCharacters(text: string, room: number): string {
  return text
    .slice(0, room)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}
