import { mdiArrowLeft } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { OnboardingView } from '../features/onboarding/onboarding-view.tsx';
import { Icon } from '../ui/icon.tsx';

/** The onboarding view inside the frame, without its header: so it has a way back of its own. */
export default function TasksPage() {
  const { t } = useTranslation('onboarding');
  const navigate = useNavigate();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: 1, maxWidth: 480 }}>
      <IconButton
        component={Link}
        to={routePath('activities')}
        color="inherit"
        edge="start"
        aria-label={t('common:frame.backTo', { title: t('common:title.activities') })}
        sx={{ alignSelf: 'flex-start' }}
      >
        <Icon path={mdiArrowLeft} />
      </IconButton>
      <OnboardingView
        onStarted={() => {
          void navigate(routePath('activities'));
        }}
      />
    </Box>
  );
}
