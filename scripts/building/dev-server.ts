import { randomBytes } from 'node:crypto';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import {
  DEMO_DATA_PROGRESS_PATH,
  type DemoDataProgress,
} from '@tasuki/domain/accounts/demo-accounts';
import { backendSources, fileSources } from '../hosting/content-security-policy.ts';
import { hostingHeadersPlugin } from '../hosting/hosting-headers-plugin.ts';
import { pageServices } from '../hosting/page-services.ts';
import { paymentService } from '../hosting/payment-pages.ts';
import { repositoryRoot } from '../repository-root.ts';
import { openSourceNoticesPlugin } from './open-source-notices.ts';
import { sampleRunPlugin } from './sample-run.ts';
import { serviceWorkerPlugin } from './service-worker.ts';
import { webManifestsPlugin } from './web-manifests.ts';

/**
 * Serves the app from its sources and reloads what changes, with the headers of Hosting. Two things
 * are allowed besides. These are the scripts and styles that Vite adds to the page, by a nonce, and
 * the web socket by which it reports changes.
 *
 * @param environment the app's settings, as `localAppEnvironment` makes them
 * @param demoDataProgress asked whenever the app asks how far the demo data is filled; null = it is complete
 */
export async function startDevServer(
  port: number,
  environment: Readonly<Record<string, string>>,
  demoDataProgress: () => DemoDataProgress | null = () => null,
): Promise<ViteDevServer> {
  Object.assign(process.env, environment);
  const nonce = randomBytes(16).toString('base64');
  const headers = hostingHeadersPlugin({
    connections: backendSources(environment),
    files: fileSources(environment),
    services: pageServices(environment),
    payment: paymentService(environment),
    indexHtml: '',
    devServer: { nonce, hotReloadOrigin: `ws://localhost:${port}` },
  });
  const vite = await createServer({
    root: repositoryRoot,
    plugins: [
      headers,
      demoDataPlugin(demoDataProgress),
      sampleRunPlugin(),
      openSourceNoticesPlugin(),
      webManifestsPlugin(),
      serviceWorkerPlugin(null),
    ],
    html: { cspNonce: nonce },
    server: { port, strictPort: true, host: 'localhost' },
    logLevel: 'warn',
  });
  await vite.listen();
  return vite;
}

/** Shows the app how far the demo data is filled. */
function demoDataPlugin(demoDataProgress: () => DemoDataProgress | null): Plugin {
  return {
    name: 'tasuki-demo-data',
    configureServer: ({ middlewares }) => {
      middlewares.use(DEMO_DATA_PROGRESS_PATH, (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.setHeader('cache-control', 'no-store');
        response.end(JSON.stringify(demoDataProgress()));
      });
    },
  };
}
