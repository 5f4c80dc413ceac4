import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LEGAL_ROUTES, OPEN_SOURCE_NOTICES_PATH } from '@tasuki/domain/navigation/legal-routes';
import { ROUTE_TABLE, routePath } from '@tasuki/domain/navigation/route-table';
import { environment } from '../../platform/environment.ts';
import { PlainLink } from '../../ui/plain/page-link.tsx';

/** The operator's blog and pages in social networks, as far as there are any. */
const OPERATORS_PAGES = [environment.blogUrl, ...environment.socialUrls].filter(
  (address) => address !== null,
);

/** Outside of the app's pages. */
const OUTSIDE = { className: 'plain-link', 'data-row': '' } as const;

/**
 * Links to what the product is and to what law and fairness require on any page; `children` are
 * further links.
 */
export function LegalLinks({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="plain-links">
      <PlainLink isRow to={routePath('product')}>
        {t('common:frame.about')}
      </PlainLink>
      <PlainLink isRow to={routePath('forCoaches')}>
        {t('common:title.forCoaches')}
      </PlainLink>
      {LEGAL_ROUTES.map((name) => (
        <PlainLink key={name} isRow to={routePath(name)}>
          {t(ROUTE_TABLE[name].titleKey)}
        </PlainLink>
      ))}
      <a href={OPEN_SOURCE_NOTICES_PATH} {...OUTSIDE}>
        {t('common:frame.openSource')}
      </a>
      {OPERATORS_PAGES.map((address) => (
        <a key={address} href={address} target="_blank" rel="noopener" {...OUTSIDE}>
          {new URL(address).hostname.replace(/^www\./, '')}
        </a>
      ))}
      {children}
    </div>
  );
}
