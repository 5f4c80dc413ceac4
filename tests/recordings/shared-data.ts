import { fileURLToPath } from 'node:url';

/** Set where the tests run in a copy of the repository, as when the coach's rules are mutated. */
const FOLDER_SETTING = 'TASUKI_SHARED_DATA';

/** Real recordings and golden figures, with a slash at the end; beside the repository, not part of it. */
export const sharedData = (
  process.env[FOLDER_SETTING] ?? fileURLToPath(new URL('../../../shared/data/', import.meta.url))
).replace(/\/?$/, '/');
