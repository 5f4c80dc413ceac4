/** How many pixels a picture has each way. */
export interface PicturePixels {
  width: number;
  height: number;
}

/** @returns null where there is nothing to see */
export function seenPixels(width: number, height: number): PicturePixels | null {
  return width > 0 && height > 0 ? { width, height } : null;
}
