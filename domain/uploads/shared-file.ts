/**
 * The path to which other apps send files that somebody shares with this one. The service worker
 * answers there.
 */
export const SHARE_PATH = '/share-files';
/** The field of the form that holds the files. */
export const SHARED_FILES_FIELD = 'files';
/** Leads from there to the list of activities, with how many files could not be kept. */
export const SHARED_FILES_PARAMETER = 'shared';

/** Limits of shared files that are kept until a signed-in person takes them. */
export const SHARED_FILE_LIMITS = {
  filesMaximum: 20,
  totalMaxBytes: 200 * 1024 * 1024,
  keptDays: 7,
} as const;

/**
 * The endings of recordings, by the content type that other apps give them.
 */
export const RECORDING_CONTENT_TYPES: Readonly<Record<string, readonly string[]>> = {
  'application/vnd.ant.fit': ['.fit'],
  'application/gpx+xml': ['.gpx'],
  'application/vnd.garmin.tcx+xml': ['.tcx'],
  'application/zip': ['.zip'],
  'application/gzip': ['.gz'],
};

/**
 * Chooses which of arriving files fit beside those that are kept, in their order.
 *
 * @param kept sizes in bytes of those that are kept already
 */
export function fittingFiles<File extends { size: number }>(
  arriving: readonly File[],
  kept: readonly number[],
): File[] {
  let count = kept.length;
  let total = kept.reduce((sum, bytes) => sum + bytes, 0);
  return arriving.filter(({ size }) => {
    const fits =
      count < SHARED_FILE_LIMITS.filesMaximum && total + size <= SHARED_FILE_LIMITS.totalMaxBytes;
    if (fits) {
      count += 1;
      total += size;
    }
    return fits;
  });
}
