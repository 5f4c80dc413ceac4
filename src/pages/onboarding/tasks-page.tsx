import { mdiArrowLeft } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { TasksView } from '../../features/onboarding/onboarding-view.tsx';
import { ProviderLinkButton } from '../../features/provider-links/provider-link-button.tsx';
import { useWayBack } from '../../platform/between-pages/way-back.ts';
import { Icon } from '../../ui/icon.tsx';

/** The list of tasks inside the frame, without its header: so it has a way back of its own. */
export default function TasksPage() {
  const { t } = useTranslation('onboarding');
  const { path, titleKey, onClick } = useWayBack({
    path: routePath('activities'),
    titleKey: 'common:title.activities',
  });
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: 1, maxWidth: 480 }}>
      <IconButton
        component={Link}
        to={path}
        onClick={onClick}
        color="inherit"
        edge="start"
        aria-label={t('common:frame.backTo', { title: t(titleKey) })}
        sx={{ alignSelf: 'flex-start' }}
      >
        <Icon path={mdiArrowLeft} />
      </IconButton>
      <TasksView
        goalsPath={routePath('target')}
        renderLinkButton={(provider, isAgain) => (
          <ProviderLinkButton provider={provider} isAgain={isAgain} />
        )}
      />
    </Box>
  );
}
