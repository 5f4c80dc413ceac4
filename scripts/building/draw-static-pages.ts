// Prints the pages that are read before any script runs, in every language, as JSON.
// NODE_ENV must be "production": otherwise React and Emotion draw other elements than the app does.
import { createServer } from 'vite';
import { LANGUAGES, type Language } from '@tasuki/domain/language';
import {
  STATIC_ROUTES,
  type StaticPage,
  type StaticRoute,
} from '@tasuki/domain/navigation/static-routes';
import { repositoryRoot } from '../repository-root.ts';

const vite = await createServer({
  root: repositoryRoot,
  mode: 'production',
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const { drawStaticPage } = (await vite.ssrLoadModule('/src/app/static-page.tsx')) as {
  drawStaticPage: (name: StaticRoute, language: Language) => Promise<StaticPage>;
};
const drawn: Record<string, Record<string, StaticPage>> = {};
for (const name of STATIC_ROUTES) {
  const pages: Record<string, StaticPage> = {};
  // One after the other: the words are those of one language at a time.
  for (const language of LANGUAGES) pages[language] = await drawStaticPage(name, language);
  drawn[name] = pages;
}
process.stdout.write(JSON.stringify(drawn));
await vite.close();
