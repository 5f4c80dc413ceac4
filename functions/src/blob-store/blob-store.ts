import { TasukiFailure } from '@tasuki/domain/failure-codes';

/** Where the bytes of one upload may be put, by anybody who has this target. */
export interface UploadTarget {
  url: string;
  method: 'PUT';
  headers: Record<string, string>;
}

export interface UploadTargetRequest {
  /** Slash-separated names of letters, digits, `_` and `-`. */
  key: string;
  /** Exactly this many bytes are accepted. */
  sizeBytes: number;
  /** Lower-case hexadecimal SHA-256 of the bytes. */
  contentHash: string;
  expiresAt: Date;
}

export interface DownloadRequest {
  key: string;
  /** Under which a browser keeps it. */
  fileName: string;
  expiresAt: Date;
  /** Left out = a download. Else a page may show it in place, as this and as nothing else. */
  shownAs?: ShownType;
}

/** Types that no browser treats as a page or a program. */
export const SHOWN_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'video/mp4',
  'video/quicktime',
  'video/webm',
] as const;
export type ShownType = (typeof SHOWN_TYPES)[number];

/**
 * Files too large for a document. Every implementation holds one contract
 * (`tests/contract/blob-store.test.ts`): a target accepts exactly the size it was made for, until it
 * expires. Where something is stored under its key, it answers 412. So what was
 * sent stays as it is until we remove it. What was not received whole is not there.
 */
export interface BlobStore {
  /** Makes a signed target for one upload. Nothing is stored yet. */
  createUploadTarget: (request: UploadTargetRequest) => Promise<UploadTarget>;
  /** Size of what is stored under `key`, or null when nothing is. */
  sizeOf: (key: string) => Promise<number | null>;
  /**
   * The bytes stored under `key`.
   *
   * @throws TasukiFailure 'common/not-found' when nothing is stored there
   */
  read: (key: string) => Promise<Uint8Array>;
  /** Stores bytes that did not come through a target; in place of what was there. Whole or not at all. */
  write: (key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>) => Promise<void>;
  /**
   * A stretch of what is stored under `key`, piece by piece.
   *
   * @throws TasukiFailure 'common/not-found' when nothing is stored there
   */
  readStretch: (key: string, offset: number, length: number) => AsyncIterable<Uint8Array>;
  /** Makes a signed address where a browser gets the bytes, as a file, until it expires. */
  createDownloadLink: (request: DownloadRequest) => Promise<string>;
  /** Removes what is stored under `key`, if anything. */
  remove: (key: string) => Promise<void>;
  /** Removes everything whose key begins with `prefix` and a slash. */
  removeAll: (prefix: string) => Promise<void>;
}

const KEY_PATTERN = /^[A-Za-z0-9_-]{1,128}(\/[A-Za-z0-9_-]{1,128}){0,7}$/;

/**
 * Returns `key` if it is one: no dots, no empty parts, so it cannot leave its store.
 *
 * @throws RangeError otherwise
 */
export function checkedBlobKey(key: string): string {
  if (!KEY_PATTERN.test(key)) throw new RangeError(`Not a blob key: ${JSON.stringify(key)}`);
  return key;
}

/** The key under which a person's uploaded recording is kept. */
export function recordingBlobKey(uid: string, contentHash: string): string {
  return checkedBlobKey(`${recordingsBlobPrefix(uid)}/${contentHash}`);
}

/** The prefix of all recordings of a person. */
export function recordingsBlobPrefix(uid: string): string {
  return checkedBlobKey(`recordings/${uid}`);
}

/**
 * The key of a file of Garmin's until it has been dealt with; the ending lets leftovers be found.
 */
export function garminBlobKey(uid: string, name: string): string {
  return checkedBlobKey(`${garminBlobPrefix(uid)}/${name}-inbox`);
}

/** Below the person's recordings, and gone with them. */
export function garminBlobPrefix(uid: string): string {
  return checkedBlobKey(`recordings/${uid}/garmin`);
}

const FILE_NAME_MAX_LENGTH = 200;
/** Control characters, and what names a folder. */
const NO_FILE_NAME = /[\p{Cc}\p{Cs}\\/]/u;

/**
 * How an answer says what becomes of its file, in plain ASCII (RFC 6266).
 *
 * @example contentDisposition('走.pdf') // `attachment; filename="_.pdf"; filename*=UTF-8''%E8%B5%B0.pdf`
 * @throws RangeError for what is no file's name
 */
export function contentDisposition(fileName: string, shownAs?: ShownType): string {
  const isName = fileName !== '' && fileName.length <= FILE_NAME_MAX_LENGTH;
  if (!isName || NO_FILE_NAME.test(fileName) || fileName.startsWith('.')) {
    // The name is its author's and stays out of the log.
    throw new RangeError(`Not a file name, of ${fileName.length} characters`);
  }
  const plain = fileName.replaceAll(/[^ -~]|["%]/gu, '_');
  const coded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const both = plain === fileName ? '' : `; filename*=UTF-8''${coded}`;
  return `${shownAs === undefined ? 'attachment' : 'inline'}; filename="${plain}"${both}`;
}

export function blobNotFound(key: string, cause?: unknown): TasukiFailure {
  return new TasukiFailure('common/not-found', { cause, message: `no blob ${key}` });
}
