import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { repositoryRoot } from './repository-root.ts';

/** Something that is right or wrong as a whole. */
export interface Check {
  name: string;
  /** The package, the program in it and what it is given. */
  tool: string;
  toolArguments: readonly string[];
}

export const CHECKS: Readonly<Record<'format' | 'lint' | 'deadCode' | 'types', Check>> = {
  format: {
    name: 'format',
    tool: 'oxfmt',
    toolArguments: ['--list-different'],
  },
  lint: {
    name: 'lint',
    tool: 'oxlint',
    toolArguments: ['--deny-warnings', '--format=stylish'],
  },
  types: { name: 'types', tool: 'typescript', toolArguments: ['-b'] },
  deadCode: { name: 'dead code', tool: 'knip', toolArguments: ['--treat-config-hints-as-errors'] },
};

const require = createRequire(import.meta.url);
/** Packages whose program has another name. */
const PROGRAMS: Readonly<Record<string, string>> = {
  typescript: 'tsc',
  'firebase-tools': 'firebase',
};

/** The path of a tool's program in node_modules. */
export function toolPath(tool: string): string {
  const manifestPath = join(repositoryRoot, 'node_modules', tool, 'package.json');
  const { bin } = require(manifestPath) as { bin: string | Record<string, string> };
  const entry = typeof bin === 'string' ? bin : bin[PROGRAMS[tool] ?? tool];
  if (entry === undefined) throw new Error(`${tool} has no program of its name`);
  return join(dirname(manifestPath), entry);
}

/** Runs one check with its output shown; true when it found nothing. */
export async function runCheck({ tool, toolArguments }: Check): Promise<boolean> {
  const child = spawn(process.execPath, [toolPath(tool), ...toolArguments], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  return code === 0;
}
