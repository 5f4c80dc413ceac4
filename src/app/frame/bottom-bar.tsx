import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import {
  APPLICATION_PLACES,
  type Application,
  type Place,
} from '@tasuki/domain/navigation/application';
import { BOTTOM_BAR_HEIGHT } from '../../ui/theme/theme.ts';
import { ChatButton } from './chat-button.tsx';
import { PlaceLink } from './place-link.tsx';

interface BottomBarProps {
  application: Application;
  place: Place | null;
  isChatButtonHidden: boolean | undefined;
}

/** An application's places, under the thumb, and the main chat button above them. */
export function BottomBar({ application, place, isChatButtonHidden = false }: BottomBarProps) {
  const { t } = useTranslation();
  return (
    <Box
      component="nav"
      aria-label={t('common:frame.places')}
      sx={{
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        height: `calc(${BOTTOM_BAR_HEIGHT}px + env(safe-area-inset-bottom))`,
        pb: 'env(safe-area-inset-bottom)',
        px: 1,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {!isChatButtonHidden && <ChatButton />}
      {APPLICATION_PLACES[application].map((name) => (
        <PlaceLink key={name} place={name} isCurrent={name === place} />
      ))}
    </Box>
  );
}
