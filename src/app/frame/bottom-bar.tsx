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
  /** The page has a way of its own into a conversation. */
  isChatButtonQuiet: boolean;
}

/** An application's places, under the thumb, with the main chat button among them: it covers nothing. */
export function BottomBar({
  application,
  place,
  isChatButtonHidden = false,
  isChatButtonQuiet,
}: BottomBarProps) {
  const { t } = useTranslation();
  const places = APPLICATION_PLACES[application];
  const middle = Math.ceil(places.length / 2);
  const placeLink = (name: Place) => (
    <PlaceLink key={name} place={name} isCurrent={name === place} />
  );
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
        px: 0.5,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {places.slice(0, middle).map(placeLink)}
      {!isChatButtonHidden && <ChatButton isQuiet={isChatButtonQuiet} />}
      {places.slice(middle).map(placeLink)}
    </Box>
  );
}
