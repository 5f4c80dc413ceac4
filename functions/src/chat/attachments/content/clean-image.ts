/** How large a picture is, and its bytes without what they said beside it. */
export interface CleanImage {
  bytes: Uint8Array;
  widthPixels: number;
  heightPixels: number;
}

/** The letters at a place of a file, as its format spells its parts. */
export function lettersAt(bytes: Uint8Array, offset: number, length: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(
    'latin1',
    offset,
    offset + length,
  );
}

/** A view of the same bytes by numbers. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
