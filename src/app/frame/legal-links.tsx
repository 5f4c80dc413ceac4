import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { LEGAL_ROUTES, OPEN_SOURCE_NOTICES_PATH } from '@tasuki/domain/navigation/legal-routes';
import { ROUTE_TABLE, routePath } from '@tasuki/domain/navigation/route-table';
import { environment } from '../../platform/environment.ts';
import { touchTarget } from '../../ui/theme/touch-target.ts';

/** The operator's blog and pages in social networks, as far as there are any. */
const OPERATORS_PAGES = [environment.blogUrl, ...environment.socialUrls].filter(
  (address) => address !== null,
);

/** What the product is, and what the law and fairness want to be found from anywhere; `children` are further links. */
export function LegalLinks({ children }: { children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: 2.5 }}>
      <Link component={RouterLink} to={routePath('product')} variant="body2" sx={touchTarget}>
        {t('common:frame.about')}
      </Link>
      <Link component={RouterLink} to={routePath('forCoaches')} variant="body2" sx={touchTarget}>
        {t('common:title.forCoaches')}
      </Link>
      {LEGAL_ROUTES.map((name) => (
        <Link
          key={name}
          component={RouterLink}
          to={routePath(name)}
          variant="body2"
          sx={touchTarget}
        >
          {t(ROUTE_TABLE[name].titleKey)}
        </Link>
      ))}
      <Link href={OPEN_SOURCE_NOTICES_PATH} variant="body2" sx={touchTarget}>
        {t('common:frame.openSource')}
      </Link>
      {OPERATORS_PAGES.map((address) => (
        <Link
          key={address}
          href={address}
          target="_blank"
          rel="noopener"
          variant="body2"
          sx={touchTarget}
        >
          {new URL(address).hostname.replace(/^www\./, '')}
        </Link>
      ))}
      {children}
    </Box>
  );
}
