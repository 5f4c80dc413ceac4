import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, context, type BuildOptions, type Plugin } from 'esbuild';
import { repositoryRoot } from './repository-root.ts';

const sourceFolder = join(repositoryRoot, 'functions', 'src');
const outputFolder = join(repositoryRoot, 'functions', 'dist');

interface Manifest {
  dependencies: Record<string, string>;
}

/** The functions' dependencies that are installed beside them in the cloud. */
function externalDependencies(): Record<string, string> {
  const manifest = JSON.parse(
    readFileSync(join(repositoryRoot, 'functions', 'package.json'), 'utf8'),
  ) as Manifest;
  return Object.fromEntries(
    Object.entries(manifest.dependencies).filter(([name]) => !name.startsWith('@tasuki/')),
  );
}

function buildOptions(plugins: Plugin[]): BuildOptions {
  return {
    entryPoints: {
      index: join(sourceFolder, 'index.ts'),
      'scheduled-jobs': join(sourceFolder, 'scheduled-jobs.ts'),
    },
    outdir: outputFolder,
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    splitting: true,
    sourcemap: true,
    chunkNames: 'chunks/[name]-[hash]',
    // By name: everything else, the domain among it, goes into the bundle.
    external: Object.keys(externalDependencies()),
    logLevel: 'warning',
    plugins,
  };
}

/** What the cloud installs: only the externals, at the versions the lockfile holds. */
function writeDeployManifest(): void {
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

/** Bundles the functions once into functions/dist. */
export async function buildFunctions(): Promise<void> {
  writeDeployManifest();
  await build(buildOptions([]));
}

/**
 * Bundles the functions and again on every change. Files are overwritten, never
 * removed: the emulator stops watching a folder that vanished.
 */
export async function watchFunctions(): Promise<{ stop: () => Promise<void> }> {
  writeDeployManifest();
  let builtOnce: () => void = () => undefined;
  const firstBuild = new Promise<void>((resolve) => {
    builtOnce = resolve;
  });
  const watching = await context(
    buildOptions([
      {
        name: 'first-build',
        setup(pluginBuild) {
          pluginBuild.onEnd(() => {
            builtOnce();
          });
        },
      },
    ]),
  );
  await watching.watch();
  await firstBuild;
  return { stop: async () => watching.dispose() };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildFunctions();
