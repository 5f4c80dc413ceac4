import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link, matchRoutes, useLocation } from 'react-router-dom';
import { ROUTE_NAMES, ROUTE_TABLE, routePath } from '@tasuki/domain/navigation/route-table';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

/** Stands in for every page that comes later. */
export default function NotYetHerePage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const matched = matchRoutes(
    ROUTE_NAMES.map((name) => ({ id: name, path: ROUTE_TABLE[name].path })),
    pathname,
  )?.at(-1);
  const route = matched ? ROUTE_TABLE[matched.route.id] : null;
  return (
    <>
      {route?.layout === 'bare' && !route.hasBackButton && (
        <PageHeading>{t(route.titleKey)}</PageHeading>
      )}
      <EmptyState
        sentence={t('common:notYetHere.sentence')}
        action={
          <Button component={Link} to={routePath('activities')} variant="outlined">
            {t('common:notYetHere.action')}
          </Button>
        }
      />
    </>
  );
}
