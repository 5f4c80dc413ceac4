/** The marker of a round in which a JPEG is drawn. */
export const START_OF_SCAN = 0xda;

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

/** Cameras and programs draw a picture in about ten rounds, each finer than the one before. */
const SCANS_MAXIMUM = 50;
/** Pixels of all rounds together: the largest photo in ten of them. */
const SCANNED_PIXELS_MAXIMUM = 500_000_000;

/**
 * Whether a JPEG is drawn in a few seconds. Each round goes over the whole picture, and an empty one takes some
 * bytes. A browser needed half a minute for a file of 24 kB.
 *
 * @param scans in how many rounds it is drawn
 */
export function isDrawnSoon(
  scans: number,
  { width, height }: { width: number; height: number },
): boolean {
  return scans <= SCANS_MAXIMUM && scans * width * height <= SCANNED_PIXELS_MAXIMUM;
}

/**
 * In how many rounds a JPEG is drawn, at most: within a picture's own data no other byte stands behind 0xff but
 * zero and restarts.
 */
export function jpegScansAtMost(bytes: Uint8Array): number {
  let scans = 0;
  for (let at = bytes.indexOf(0xff); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    if (bytes[at + 1] === START_OF_SCAN) scans += 1;
  }
  return scans;
}
