import { mdiArrowUp, mdiCheck, mdiStop } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';

interface SendOrStopProps {
  canSend: boolean;
  /** The label of the button that sends; left out = the usual. */
  label?: string | undefined;
  onStop: (() => void) | null;
}

/** Sends what is written; while a reply is being written, ends it. */
export function SendOrStop({ canSend, label, onStop }: SendOrStopProps) {
  const { t } = useTranslation('chat');
  const look = {
    color: 'primary.contrastText',
    bgcolor: 'primary.main',
    '&:hover': { bgcolor: 'primary.dark' },
    '&.Mui-disabled': { bgcolor: 'quiet.ground', color: 'text.secondary' },
  } as const;
  // The words keep the focus, and a phone its keyboard.
  const keepFocus = (event: { preventDefault: () => void }) => {
    event.preventDefault();
  };
  if (onStop) {
    return (
      <IconButton
        key="stop"
        aria-label={t('chat:composer.stop')}
        onMouseDown={keepFocus}
        onClick={onStop}
        sx={look}
      >
        <Icon path={mdiStop} />
      </IconButton>
    );
  }
  return (
    <IconButton
      key="send"
      type="submit"
      aria-label={label ?? t('chat:composer.send')}
      disabled={!canSend}
      onMouseDown={keepFocus}
      sx={look}
    >
      <Icon path={label === undefined ? mdiArrowUp : mdiCheck} />
    </IconButton>
  );
}
