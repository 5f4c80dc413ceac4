import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import i18next from 'i18next';
import { StrictMode, type PropsWithChildren, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { Language } from '@tasuki/domain/language';
import { ROUTE_TABLE, routePath } from '@tasuki/domain/navigation/route-table';
import { PUBLIC_PAGES } from '@tasuki/domain/navigation/public-pages';
import {
  GUEST_ROUTES,
  type GuestRoute,
  type StaticPage,
  type StaticRoute,
} from '@tasuki/domain/navigation/static-routes';
import { startTranslationIn } from '../platform/i18n.ts';
import { theme } from '../ui/theme/theme.ts';
import { App } from './app.tsx';
import { GuestPage } from './guest/guest-page.tsx';
import { pageOf } from './routing/page-registry.ts';

/** Draws a page for a stranger, in one language. Runs at build time alone. */
export async function drawStaticPage(name: StaticRoute, language: Language): Promise<StaticPage> {
  const page = pageOf(name);
  await startTranslationIn(language, page.namespaces);
  await page.makeReady();
  const { tree, styleCache } = isGuestRoute(name) ? guestTree(name) : appTree(name);
  const markup = await draw(<StrictMode>{tree}</StrictMode>);
  return {
    markup,
    styles: await stylesOf(styleCache),
    description: descriptionOf(name),
    title: i18next.t('common:documentTitle', { title: i18next.t(ROUTE_TABLE[name].titleKey) }),
  };
}

function isGuestRoute(name: StaticRoute): name is GuestRoute {
  return GUEST_ROUTES.some((guest) => guest === name);
}

/** Rules are collected in the cache, instead of standing among the elements. */
function newStyleCache(): EmotionCache {
  const styleCache = createCache({ key: 'css' });
  styleCache.compat = true;
  return styleCache;
}

/** A page of the app, with its theme and its router. */
function appTree(name: StaticRoute) {
  const styleCache = newStyleCache();
  const Router = ({ children }: PropsWithChildren) => (
    <StaticRouter location={routePath(name)}>{children}</StaticRouter>
  );
  return { tree: <App styleCache={styleCache} Router={Router} />, styleCache };
}

/** A guest page brings no theme along: what the theme says of the whole page is drawn beside it. */
function guestTree(name: GuestRoute) {
  return { tree: <GuestPage route={name} />, styleCache: newStyleCache() };
}

/** The rules that were drawn with a cache, those of the whole page among them. */
async function stylesOf(styleCache: EmotionCache): Promise<string> {
  await draw(
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={theme} noSsr>
        <CssBaseline />
      </ThemeProvider>
    </CacheProvider>,
  );
  const rules = Object.values(styleCache.inserted).filter((rule) => typeof rule === 'string');
  return rules.join('');
}

async function draw(tree: ReactNode): Promise<string> {
  const { prelude } = await prerender(
    tree,
    // Whole, however long: what is put in its place by a script would not be there without one.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  return new Response(prelude).text();
}

function descriptionOf(name: StaticRoute): string | null {
  const page = PUBLIC_PAGES.find((candidate) => candidate === name);
  return page === undefined ? null : i18next.t(`landing:${page}.description`);
}
