import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { useIsPlanWaiting } from '../../data/coaches/use-is-plan-waiting.ts';
import { touchTarget } from '../../ui/theme/touch-target.ts';

/** That a coach’s plan waits for the runner’s decision, and the way to it; nothing where none waits. */
export function WaitingPlanNotice() {
  const { t } = useTranslation();
  if (!useIsPlanWaiting()) return null;
  return (
    <Alert severity="info" icon={false} sx={{ mb: 2 }}>
      {t('common:frame.planWaits')}
      <Button
        component={Link}
        to={routePath('plan')}
        color="inherit"
        sx={{ ...touchTarget, display: 'flex', width: 'fit-content', px: 1, ml: -1 }}
      >
        {t('common:frame.toPlan')}
      </Button>
    </Alert>
  );
}
