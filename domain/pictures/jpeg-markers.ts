/**
 * Whether a marker of a JPEG is followed by the length of its segment. Decoders skip the others and go on behind
 * them, so whoever takes the next bytes for a length reads another picture than they do.
 *
 * @param marker the byte behind 0xff
 */
export function hasJpegLength(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xfe && !(marker >= 0xd0 && marker <= 0xd9);
}

/** Whether a segment says how wide and high the picture is. Three numbers of the row mean something else. */
export function isJpegFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}
