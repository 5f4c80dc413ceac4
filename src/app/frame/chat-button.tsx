import { mdiMessageTextOutline } from '@mdi/js';
import Fab from '@mui/material/Fab';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { Icon } from '../../ui/icon.tsx';
import { BOTTOM_BAR_HEIGHT } from '../../ui/theme/theme.ts';

/** The main chat button: above the bottom bar, or at the foot of the rail. */
export function ChatButton({ isInRail = false }: { isInRail?: boolean }) {
  const { t } = useTranslation();
  return (
    <Fab
      component={Link}
      to={routePath('topics')}
      color="primary"
      aria-label={t('common:frame.chat')}
      sx={
        isInRail
          ? { alignSelf: 'center', boxShadow: 'none' }
          : {
              position: 'fixed',
              right: 20,
              bottom: `calc(${BOTTOM_BAR_HEIGHT + 16}px + env(safe-area-inset-bottom))`,
              boxShadow: 2,
            }
      }
    >
      <Icon path={mdiMessageTextOutline} />
    </Fab>
  );
}
