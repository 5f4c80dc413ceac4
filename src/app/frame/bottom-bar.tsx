import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import {
  APPLICATION_PLACES,
  type Application,
  type Place,
} from '@tasuki/domain/navigation/application';
import { BOTTOM_BAR_HEIGHT } from '../../ui/theme/theme.ts';
import { ChatButton } from './chat-button.tsx';
import { PlaceLink } from './place-link.tsx';

// Loaded where there are more places than fit: runners have none.
const MorePlaces = lazy(() => import('./more-places.tsx'));

/** Each has room for its name on a narrow phone, in every language. */
const BUTTONS_MAXIMUM = 5;

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
  const all: readonly Place[] = APPLICATION_PLACES[application];
  const places = all.length > BUTTONS_MAXIMUM ? all.slice(0, BUTTONS_MAXIMUM - 1) : all;
  const further = all.slice(places.length);
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
      {further.length > 0 && (
        <Suspense fallback={<Box sx={{ minWidth: 44 }} />}>
          <MorePlaces places={further} current={place} />
        </Suspense>
      )}
    </Box>
  );
}
