import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv, type PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import type { KeptFile } from '@tasuki/domain/navigation/service-worker';
import { repositoryRoot } from '../repository-root.ts';
import { offlineFiles, type BuildManifest } from './offline-files.ts';

/**
 * Builds `src/service-worker/` into one file beside the app, with the list of what it keeps. In
 * development there is a worker only where VITE_SERVICE_WORKER asks for one, and it keeps nothing.
 *
 * @param outputFolder where the app is built; null = it is served from its sources
 */
export function serviceWorkerPlugin(outputFolder: string | null): PluginOption {
  const { VITE_SERVICE_WORKER: setting } = loadEnv('production', repositoryRoot, 'VITE_');
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/service-worker',
    filename: 'service-worker.ts',
    // The manifests are made by scripts/building/web-manifests.ts, and the page registers the worker itself.
    manifest: false,
    injectRegister: false,
    devOptions: { enabled: outputFolder === null && setting === 'on', type: 'module' },
    injectManifest: {
      globPatterns: ['index.html'],
      manifestTransforms: [
        () => ({ manifest: keptFiles(outputFolder ?? '').map(withSize), warnings: [] }),
      ],
    },
  });
}

function keptFiles(outputFolder: string): KeptFile[] {
  const index = readFileSync(join(outputFolder, 'index.html'));
  const digest = createHash('sha256').update(index);
  const manifest = JSON.parse(
    readFileSync(join(outputFolder, '.vite/manifest.json'), 'utf8'),
  ) as BuildManifest;
  const revision = digest.copy().digest('hex').slice(0, 16);
  const shell = { url: '/', revision, integrity: `sha256-${digest.digest('base64')}` };
  return [shell, ...offlineFiles(manifest)];
}

/** As Workbox wants it; the size is for its own report. */
function withSize(file: KeptFile) {
  return { ...file, size: 0 };
}
