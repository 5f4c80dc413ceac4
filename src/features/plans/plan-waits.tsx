import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { touchTarget } from '../../ui/theme/touch-target.ts';

export default function PlanWaits() {
  const { t } = useTranslation();
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
