import { mdiArrowLeft } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { ApplyLink } from '../../features/coaches/apply-link.tsx';
import { CoachList } from '../../features/coaches/coach-list.tsx';
import { useSessionStore } from '../../platform/session-store.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

/**
 * The page to which a runner without a coach is sent; a runner who has one may come and go back.
 */
export default function CoachesPage() {
  const { t } = useTranslation('coaches');
  const hasCoach = useSessionStore((session) => session.coachLinks.length > 0);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      {hasCoach && (
        <Button
          component={Link}
          to={routePath('myCoach')}
          color="secondary"
          startIcon={<Icon path={mdiArrowLeft} />}
          sx={{ alignSelf: 'start', ml: -1 }}
        >
          {t('common:title.myCoach')}
        </Button>
      )}
      <PageHeading>{t('common:title.coaches')}</PageHeading>
      <Typography variant="body2" color="textSecondary">
        {t('coaches:choose')}
      </Typography>
      <CoachList />
      <ApplyLink />
    </Box>
  );
}
