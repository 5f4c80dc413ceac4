import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, context, type BuildOptions, type Plugin } from 'esbuild';
import { repositoryRoot } from '../repository-root.ts';

const sourceFolder = join(repositoryRoot, 'functions', 'src');
const deployedFolder = join(repositoryRoot, 'functions', 'dist');

interface Manifest {
  dependencies: Record<string, string>;
}
interface Lockfile {
  packages: Record<string, { version?: string } | undefined>;
}

function readJson<Content>(...path: readonly string[]): Content {
  return JSON.parse(readFileSync(join(repositoryRoot, ...path), 'utf8')) as Content;
}

/**
 * The packages that are installed beside the functions in the cloud, at the versions of the
 * lockfile. Everything else, the domain included, goes into the bundle.
 */
function externalDependencies(): Record<string, string> {
  const { dependencies } = readJson<Manifest>('functions', 'package.json');
  const { packages } = readJson<Lockfile>('package-lock.json');
  const names = Object.keys(dependencies).filter((name) => !name.startsWith('@tasuki/'));
  return Object.fromEntries(
    names.map((name) => {
      const locked = packages[`functions/node_modules/${name}`] ?? packages[`node_modules/${name}`];
      if (!locked?.version) throw new Error(`The lockfile has no version of ${name}.`);
      return [name, locked.version];
    }),
  );
}

function buildOptions(outputFolder: string, plugins: Plugin[]): BuildOptions {
  return {
    absWorkingDir: repositoryRoot,
    entryPoints: {
      index: join(sourceFolder, 'index.ts'),
      'run-schedules': join(sourceFolder, 'run-schedules.ts'),
      // Started as a process, by its path.
      'read-file-process': join(sourceFolder, 'file-reading', 'read-file-process.ts'),
    },
    outdir: outputFolder,
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    splitting: true,
    sourcemap: true,
    metafile: true,
    chunkNames: 'chunks/[name]-[hash]',
    external: Object.keys(externalDependencies()),
    logLevel: 'warning',
    plugins,
  };
}

/** The manifest of the folder that is deployed: no workspace in it, which the cloud could not install. */
function writeDeployedManifest(outputFolder: string): void {
  mkdirSync(outputFolder, { recursive: true });
  const manifest = {
    name: 'tasuki-functions',
    private: true,
    type: 'module',
    main: 'index.js',
    engines: { node: '24' },
    dependencies: externalDependencies(),
  };
  writeFileSync(join(outputFolder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Removes what an earlier build left; single files, since the emulator stops watching a folder that vanished. */
function removeLeftovers(outputFolder: string, written: ReadonlySet<string>): void {
  for (const entry of readdirSync(outputFolder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(outputFolder, path);
    if (!entry.isFile() || name === 'package.json' || name.startsWith('node_modules')) continue;
    if (!written.has(path)) rmSync(path);
  }
}

/** Bundles the functions once, by default into the folder that is deployed. */
export async function buildFunctions(outputFolder = deployedFolder): Promise<void> {
  writeDeployedManifest(outputFolder);
  const { metafile } = await build(buildOptions(outputFolder, []));
  const written = Object.keys(metafile?.outputs ?? {}).map((path) => join(repositoryRoot, path));
  removeLeftovers(outputFolder, new Set(written));
}

/**
 * Bundles the functions and again on every change. Files are overwritten, never
 * removed.
 */
export async function watchFunctions(): Promise<{ stop: () => Promise<void> }> {
  writeDeployedManifest(deployedFolder);
  const { promise: firstBuild, resolve: builtOnce } = Promise.withResolvers<undefined>();
  const watching = await context(
    buildOptions(deployedFolder, [
      {
        name: 'first-build',
        setup(pluginBuild) {
          pluginBuild.onEnd(() => {
            builtOnce(undefined);
          });
        },
      },
    ]),
  );
  await watching.watch();
  await firstBuild;
  return { stop: async () => watching.dispose() };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (process.argv.includes('--watch')) await watchFunctions();
  else await buildFunctions();
}
