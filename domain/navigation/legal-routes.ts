/** Under which licences the parts of others stand; a text file that each build makes of the lockfile. */
export const OPEN_SOURCE_NOTICES_PATH = '/open-source-notices.txt';
