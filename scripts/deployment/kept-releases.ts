import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Served with the app, so that anybody can ask which release answers. */
export const RELEASE_FILE = 'release.txt';
/** Marks a release that was sent as a whole and found good. */
const GOOD_FILE = 'good';
/** Names the release that was sent last, good or not. */
const CURRENT_FILE = 'current';
const KEPT_MAXIMUM = 5;

/** The parts of a release; each path below the repository is the same below the release. */
const PARTS = [
  'dist',
  'functions/dist',
  'firestore.rules',
  'firestore.indexes.json',
  'storage.rules',
] as const;

/** The folder of a release: a project of the Firebase command line by itself. */
export interface KeptRelease {
  name: string;
  folder: string;
}

/**
 * Names a release so that names sort by time.
 *
 * @example releaseName(now, 'abcdef1') // '2026-11-23T21-00-00Z-abcdef1'
 */
export function releaseName(now: Date, commit: string): string {
  return `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z-${commit}`;
}

/**
 * Copies what was built into a folder of its own, from which it is sent now and again on a rollback.
 *
 * @param options.configuration as `deploymentConfiguration` makes it
 * @param options.folder of all releases of the stage
 */
export function keepRelease(options: {
  root: string;
  folder: string;
  name: string;
  projectId: string;
  configuration: object;
}): KeptRelease {
  const { root, name, projectId, configuration } = options;
  const folder = join(options.folder, name);
  rmSync(folder, { recursive: true, force: true });
  for (const part of [...PARTS, `functions/.env.${projectId}`]) {
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  writeFileSync(join(folder, 'dist', RELEASE_FILE), `${name}\n`);
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify(configuration, null, 2));
  return { name, folder };
}

/** Notes that a release is being sent; from now on it is the one that may have to be taken back. */
export function noteCurrent(stageFolder: string, { name }: KeptRelease): void {
  mkdirSync(stageFolder, { recursive: true });
  writeFileSync(join(stageFolder, CURRENT_FILE), name);
}

/** Notes that a release is good, and removes all but the newest ones. */
export function noteGood(stageFolder: string, { folder, name }: KeptRelease): void {
  writeFileSync(join(folder, GOOD_FILE), '');
  const older = releaseNames(stageFolder).filter((other) => other !== name);
  for (const other of older.slice(0, -(KEPT_MAXIMUM - 1))) {
    rmSync(join(stageFolder, other), { recursive: true });
  }
}

/**
 * The release to go back to: the newest good one from before the one that was sent last.
 *
 * @throws Error where none is kept on this machine
 */
export function releaseBefore(stageFolder: string): KeptRelease {
  const currentFile = join(stageFolder, CURRENT_FILE);
  const current = existsSync(currentFile) ? readFileSync(currentFile, 'utf8').trim() : '';
  const name = releaseNames(stageFolder)
    .filter((other) => other < current && existsSync(join(stageFolder, other, GOOD_FILE)))
    .at(-1);
  if (name === undefined) {
    throw new Error(
      `No earlier release is kept in ${stageFolder}; check out its commit and deploy it.`,
    );
  }
  return { name, folder: join(stageFolder, name) };
}

function releaseNames(stageFolder: string): string[] {
  if (!existsSync(stageFolder)) return [];
  return readdirSync(stageFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
