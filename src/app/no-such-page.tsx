import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../ui/states/empty-state.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

/** For an address that the app does not have. */
export function NoSuchPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading>{t('common:title.noSuchPage')}</PageHeading>
      <EmptyState
        sentence={t('common:noSuchPage.sentence')}
        action={
          <Button component={Link} to="/" variant="contained">
            {t('common:noSuchPage.action')}
          </Button>
        }
      />
    </>
  );
}
