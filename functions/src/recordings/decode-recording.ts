import { ACTIVITY_LIMITS } from '@tasuki/domain/activities/activity-row';
import { shortText, shortTextOrNull } from '@tasuki/domain/short-text';
import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import { UPLOAD_LIMITS } from '@tasuki/domain/uploads/upload';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { inflateGzip } from './inflate-gzip.ts';

export interface RecordingFile {
  bytes: Uint8Array;
  /** As the person named it; only distinguishes a damaged recording from something else. */
  fileName: string;
  /** Recordings from the future are refused. */
  now: Date;
}

export interface DecodedFile {
  /** In the order of the file; never empty. */
  activities: readonly DecodedActivity[];
}

/**
 * Decodes a dropped file into activities: FIT, TCX or GPX, each also gzipped. What
 * the file is, is read from its content, not from its name. Damaged files keep
 * what is usable, marked partial.
 *
 * @throws TasukiFailure 'recording/…': one code for each thing a file can be instead of an activity
 */
export async function decodeRecording({
  bytes,
  fileName,
  now,
}: RecordingFile): Promise<DecodedFile> {
  if (bytes.length === 0) throw new TasukiFailure('recording/empty-file');
  if (!isGzip(bytes)) {
    return { activities: (await decodePlain(bytes, fileName, now)).map(withShortTexts) };
  }
  const inflated = await inflateGzip(bytes, UPLOAD_LIMITS.inflatedMaxBytes);
  if (inflated.bytes.length === 0) throw new TasukiFailure('recording/empty-file');
  const activities = await decodePlain(inflated.bytes, fileName.replace(/\.gz$/i, ''), now);
  return {
    activities: activities.map((activity) => ({
      ...withShortTexts(activity),
      isPartial: activity.isPartial || inflated.isDamaged,
    })),
  };
}

/** A text in a file may be as long as the file; nobody reads more of it than a line. */
function withShortTexts(activity: DecodedActivity): DecodedActivity {
  const { sourceTitle, sourceSportName, deviceName } = activity;
  const { titleMaxLength, sourceTextMaxLength } = ACTIVITY_LIMITS;
  return {
    ...activity,
    ...(sourceTitle !== undefined && { sourceTitle: shortText(sourceTitle, titleMaxLength) }),
    sourceSportName: shortTextOrNull(sourceSportName, sourceTextMaxLength),
    deviceName: shortTextOrNull(deviceName, sourceTextMaxLength),
  };
}

async function decodePlain(
  bytes: Uint8Array,
  fileName: string,
  now: Date,
): Promise<DecodedActivity[]> {
  if (isFit(bytes)) {
    const { decodeFit } = await import('./fit/decode-fit.ts');
    return decodeFit(bytes, now);
  }
  if (hasFitHeader(bytes) && /\.fit$/i.test(fileName)) throw new TasukiFailure('recording/damaged');
  if (bytes.every(isBlank)) throw new TasukiFailure('recording/empty-file');
  if (!looksLikeText(bytes)) throw new TasukiFailure('recording/unsupported-format');
  const { decodeText, openXml, xmlRootOf } = await import('./xml/read-xml.ts');
  const text = decodeText(bytes);
  const root = xmlRootOf(text);
  if (!root) throw new TasukiFailure('recording/unsupported-format');
  const xml = openXml(text, root);
  if (root.name === 'gpx') {
    const { decodeGpx } = await import('./xml/decode-gpx.ts');
    return decodeGpx(xml, now);
  }
  const { decodeTcx } = await import('./xml/decode-tcx.ts');
  return decodeTcx(xml, now);
}

function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/** `.FIT` behind a header of 12 or 14 bytes. */
function isFit(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(8, 12)) === '.FIT' && hasFitHeader(bytes);
}

function hasFitHeader(bytes: Uint8Array): boolean {
  return bytes[0] === 12 || bytes[0] === 14;
}

function isBlank(byte: number): boolean {
  return byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);
}

/** Starts, after white space and a byte order mark, with a tag in one or two bytes per letter. */
function looksLikeText(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, 64).filter((byte) => byte !== 0 && byte < 0x80 && !isBlank(byte));
  return head[0] === 0x3c;
}
