import createCache from '@emotion/cache';
import i18next from 'i18next';
import { StrictMode, type PropsWithChildren } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { Language } from '@tasuki/domain/language';
import { ROUTE_TABLE, routePath } from '@tasuki/domain/navigation/route-table';
import { PUBLIC_PAGES } from '@tasuki/domain/navigation/public-pages';
import type { StaticPage, StaticRoute } from '@tasuki/domain/navigation/static-routes';
import { startTranslationIn } from '../platform/i18n.ts';
import { App } from './app.tsx';
import { pageOf } from './routing/page-registry.ts';

/** Draws a page for a stranger, in one language. Runs at build time alone. */
export async function drawStaticPage(name: StaticRoute, language: Language): Promise<StaticPage> {
  const page = pageOf(name);
  await startTranslationIn(language, page.namespaces);
  await page.makeReady();
  const styleCache = createCache({ key: 'css' });
  // Rules are collected in the cache, instead of standing among the elements.
  styleCache.compat = true;
  const Router = ({ children }: PropsWithChildren) => (
    <StaticRouter location={routePath(name)}>{children}</StaticRouter>
  );
  const { prelude } = await prerender(
    <StrictMode>
      <App styleCache={styleCache} Router={Router} />
    </StrictMode>,
    // Whole, however long: what is put in its place by a script would not be there without one.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
  );
  const rules = Object.values(styleCache.inserted).filter((rule) => typeof rule === 'string');
  return {
    markup: await new Response(prelude).text(),
    styles: rules.join(''),
    description: descriptionOf(name),
    title: i18next.t('common:documentTitle', { title: i18next.t(ROUTE_TABLE[name].titleKey) }),
  };
}

function descriptionOf(name: StaticRoute): string | null {
  const page = PUBLIC_PAGES.find((candidate) => candidate === name);
  return page === undefined ? null : i18next.t(`landing:${page}.description`);
}
