import { Uint8ArrayReader, ZipReader, configure } from '@zip.js/zip.js';
import { ATTACHMENT_LIMITS, type AttachmentType } from '@tasuki/domain/chat/attachments/attachment';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { lettersAt, viewOf } from './clean-image.ts';

configure({ useWebWorkers: false });

const WORD =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document' satisfies AttachmentType;
const SHEET =
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' satisfies AttachmentType;
const ENTRIES_MAXIMUM = 5000;
/** Brands of files that hold a still picture, such as HEIC and AVIF. */
const STILL_BRANDS = /^(?:hei|hev|hea|mif|msf|avif|avis)/;

/**
 * Reads the type of a file from its bytes, never from its name. A document with programs in it is
 * refused.
 *
 * @throws TasukiFailure 'attachment/type-not-supported', 'attachment/heic-not-supported';
 *   'attachment/too-large' for a file that would have to be opened and is too large for a document
 */
export async function contentTypeOf(bytes: Uint8Array): Promise<AttachmentType> {
  const type = mediaTypeOf(bytes) ?? (await documentTypeOf(bytes));
  if (type === null) throw new TasukiFailure('attachment/type-not-supported');
  return type;
}

function mediaTypeOf(bytes: Uint8Array): AttachmentType | null {
  const head = lettersAt(bytes, 0, 12);
  if (head.startsWith('\u00FF\u00D8\u00FF')) return 'image/jpeg';
  if (head.startsWith('\u0089PNG\r\n\u001A\n')) return 'image/png';
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'image/webp';
  if (head.slice(4, 8) === 'ftyp') {
    const brand = lettersAt(bytes, 8, 4);
    if (STILL_BRANDS.test(brand)) throw new TasukiFailure('attachment/heic-not-supported');
    return brand === 'qt  ' ? 'video/quicktime' : 'video/mp4';
  }
  // Older films of QuickTime begin without saying so.
  if (['moov', 'wide', 'mdat'].includes(head.slice(4, 8))) return 'video/quicktime';
  if (bytes.length > 4 && viewOf(bytes).getUint32(0) === 0x1a45dfa3) {
    return lettersAt(bytes, 0, 64).includes('webm') ? 'video/webm' : null;
  }
  return null;
}

async function documentTypeOf(bytes: Uint8Array): Promise<AttachmentType | null> {
  if (bytes.length > ATTACHMENT_LIMITS.bytes.file) throw new TasukiFailure('attachment/too-large');
  if (lettersAt(bytes, 0, 5) === '%PDF-') return 'application/pdf';
  if (lettersAt(bytes, 0, 4) === 'PK\u0003\u0004') return officeTypeOf(bytes);
  return isPlainText(bytes) ? 'text/plain' : null;
}

/** A zip that an office program wrote, without programs of its own. */
async function officeTypeOf(bytes: Uint8Array): Promise<AttachmentType | null> {
  const names = new Set<string>();
  let entries = 0;
  try {
    const reader = new ZipReader(new Uint8ArrayReader(bytes));
    for await (const { filename } of reader.getEntriesGenerator()) {
      names.add(filename);
      entries += 1;
      if (entries > ENTRIES_MAXIMUM) return null;
    }
  } catch {
    return null;
  }
  const hasPrograms = [...names].some((name) => /vba|activex/i.test(name));
  if (!names.has('[Content_Types].xml') || hasPrograms) return null;
  if (names.has('word/document.xml')) return WORD;
  return names.has('xl/workbook.xml') ? SHEET : null;
}

/** White space that texts have; every other control character is a sign of something else. */
const CONTROL_CHARACTERS = /(?![\t\n\f\r\u0085])\p{Cc}/u;
const MARKUP = /^\uFEFF?\s*(?:<[!?a-z]|#!)/i;

/** Words in UTF-8: no page, no drawing and no program. */
function isPlainText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return !CONTROL_CHARACTERS.test(text) && !MARKUP.test(text);
  } catch {
    return false;
  }
}
