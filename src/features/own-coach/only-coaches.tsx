import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { EmptyState } from '../../ui/states/empty-state.tsx';

/** The page for coaches, as anybody else sees it. */
export function OnlyCoaches() {
  const { t } = useTranslation('coaches');
  return (
    <EmptyState
      sentence={t('coaches:own.onlyCoaches')}
      action={
        <Button
          component={Link}
          to={routePath('coachApplication')}
          variant="outlined"
          color="secondary"
        >
          {t('coaches:apply.invitation')}
        </Button>
      }
    />
  );
}
