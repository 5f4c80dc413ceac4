import { globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, preview } from 'vite';
import { backendSources, fileSources } from '../hosting/content-security-policy.ts';
import { hostingHeadersPlugin } from '../hosting/hosting-headers-plugin.ts';
import { pageServices } from '../hosting/page-services.ts';
import { paymentService } from '../hosting/payment-pages.ts';
import { repositoryRoot } from '../repository-root.ts';
import { iconPathsPlugin } from './icon-paths.ts';
import { leanFirestorePlugin } from './firestore-sdk/lean-firestore.ts';
import { openSourceNoticesPlugin } from './open-source-notices.ts';
import { sampleRunPlugin } from './sample-run.ts';
import { serviceWorkerPlugin } from './service-worker.ts';
import { seenPageStartPlugin } from './seen-page-start.ts';
import { standInsPlugin } from './stand-ins.ts';
import { startsPlugin } from './start-chunks.ts';
import { webManifestsPlugin } from './web-manifests.ts';
import { readStaticPages, serveStaticPages, writeStaticPages } from './static-pages.ts';

/**
 * Builds the app as for production, with the addresses of its services. Source maps go to the
 * folder `<outputFolder>-source-maps`, which nothing serves.
 */
export async function buildApp(
  outputFolder: string,
  environment: Readonly<Record<string, string>>,
): Promise<void> {
  Object.assign(process.env, environment);
  await build({
    root: repositoryRoot,
    logLevel: 'warn',
    plugins: [
      startsPlugin(),
      seenPageStartPlugin(),
      standInsPlugin(),
      leanFirestorePlugin(),
      iconPathsPlugin(),
      sampleRunPlugin(),
      openSourceNoticesPlugin(),
      webManifestsPlugin(),
      serviceWorkerPlugin(outputFolder),
    ],
    build: { outDir: outputFolder, emptyOutDir: true },
  });
  moveSourceMaps(outputFolder);
  await writeStaticPages(outputFolder, environment);
}

function moveSourceMaps(outputFolder: string): void {
  const mapFolder = `${outputFolder}-source-maps`;
  rmSync(mapFolder, { recursive: true, force: true });
  for (const path of globSync('**/*.map', { cwd: outputFolder })) {
    mkdirSync(dirname(join(mapFolder, path)), { recursive: true });
    renameSync(join(outputFolder, path), join(mapFolder, path));
  }
}

export interface ServedApp {
  close: () => Promise<void>;
}

/**
 * Serves a built app the way Hosting does: unknown paths get index.html, and each path its headers.
 *
 * @param environment what the app was built with
 */
export async function servePreview(
  outputFolder: string,
  port: number,
  environment: Readonly<Record<string, string>>,
): Promise<ServedApp> {
  const headers = hostingHeadersPlugin({
    connections: backendSources(environment),
    files: fileSources(environment),
    services: pageServices(environment),
    payment: paymentService(environment),
    indexHtml: readFileSync(join(outputFolder, 'index.html'), 'utf8'),
    staticPages: readStaticPages(outputFolder),
  });
  const server = await preview({
    root: repositoryRoot,
    logLevel: 'warn',
    plugins: [headers, serveStaticPages(outputFolder)],
    build: { outDir: outputFolder },
    preview: { port, strictPort: true, host: 'localhost' },
  });
  return { close: async () => server.close() };
}
