import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ApplyLink } from '../features/coaches/apply-link.tsx';
import { CoachList } from '../features/coaches/coach-list.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

/** Where a runner without a coach is sent. */
export default function CoachesPage() {
  const { t } = useTranslation('coaches');
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <PageHeading>{t('common:title.coaches')}</PageHeading>
      <Typography variant="body2" color="textSecondary">
        {t('coaches:choose')}
      </Typography>
      <CoachList />
      <ApplyLink />
    </Box>
  );
}
