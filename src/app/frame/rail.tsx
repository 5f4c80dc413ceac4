import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import {
  APPLICATION_PLACES,
  type Application,
  type Place,
} from '@tasuki/domain/navigation/application';
import { Sash } from '../../ui/sash.tsx';
import { ChatButton } from './chat-button.tsx';
import { ApplicationSwitch } from './application-switch.tsx';
import { PlaceLink } from './place-link.tsx';

interface RailProps {
  application: Application;
  place: Place | null;
  isChatButtonHidden: boolean | undefined;
  /** The page has a way of its own into a conversation. */
  isChatButtonQuiet: boolean;
}

/** An application's places at the left of a wide screen. */
export function Rail({
  application,
  place,
  isChatButtonHidden = false,
  isChatButtonQuiet,
}: RailProps) {
  const { t } = useTranslation();
  return (
    <Box
      component="nav"
      aria-label={t('common:frame.places')}
      sx={{
        position: 'sticky',
        top: 0,
        height: '100dvh',
        width: 88,
        flexShrink: 0,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'stretch',
        gap: 1,
        px: 1,
        py: 2,
        borderRight: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: 'grid', placeItems: 'center', pb: 2 }}>
        <Sash size={32} />
      </Box>
      {APPLICATION_PLACES[application].map((name) => (
        <PlaceLink key={name} place={name} isCurrent={name === place} />
      ))}
      <Box sx={{ flex: 1 }} />
      <ApplicationSwitch application={application} isInRail />
      {!isChatButtonHidden && <ChatButton isInRail isQuiet={isChatButtonQuiet} />}
    </Box>
  );
}
