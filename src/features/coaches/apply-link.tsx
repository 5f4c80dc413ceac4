import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { useSessionStore } from '../../platform/session-store.ts';
import { TOUCH_TARGET_PIXELS } from '../../ui/theme/touch-target.ts';

/** The way for those who would coach themselves. */
export function ApplyLink() {
  const { t } = useTranslation('coaches');
  const isCoach = useSessionStore((session) => session.claims.isCoach === true);
  if (isCoach) return null;
  return (
    <Button
      component={Link}
      to={routePath('coachApplication')}
      color="secondary"
      sx={{ alignSelf: 'start', minHeight: TOUCH_TARGET_PIXELS }}
    >
      {t('coaches:apply.invitation')}
    </Button>
  );
}
