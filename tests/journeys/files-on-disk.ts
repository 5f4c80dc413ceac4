import { rmSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PickedFile } from './recording-files.ts';

/** The browser reads the files when it sends them, so they stay until the end. */
const cleanUps: string[] = [];
process.once('exit', () => {
  for (const folder of cleanUps) rmSync(folder, { recursive: true, force: true });
});

/** Paths of files for a picker. Large files would take long on the way to the browser. */
export async function filesOnDisk(files: readonly PickedFile[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'journey-files-'));
  cleanUps.push(folder);
  const paths = files.map(({ name }) => join(folder, name));
  await Promise.all(
    files.map(async ({ buffer }, index) => writeFile(paths[index] ?? folder, buffer)),
  );
  return paths;
}
