import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repositoryRoot = dirname(dirname(fileURLToPath(import.meta.url)));

/** Local state: nothing in it is committed, all of it can be made anew. */
export const stateFolder = join(repositoryRoot, '.tasuki');
