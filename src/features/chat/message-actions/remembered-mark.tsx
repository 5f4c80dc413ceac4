import { mdiNotebookOutline } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icon.tsx';

/** The notes kept of a message. */
export interface Remembered {
  /** Below the message; null = it is folded away. */
  notes: ReactNode;
  onToggle: () => void;
}

/**
 * Says in the line of its author that something was remembered of a message. Notes are known after the messages are
 * drawn, and a line of their own would move those above.
 */
export function RememberedMark({ notes, onToggle }: Remembered) {
  const { t } = useTranslation('chat');
  return (
    <IconButton
      size="small"
      aria-label={t('chat:message.remembered')}
      title={t('chat:message.remembered')}
      aria-expanded={notes !== null}
      onClick={onToggle}
      // As high as a finger, without making the line so.
      sx={{ color: 'text.secondary', my: -1.5 }}
    >
      <Icon path={mdiNotebookOutline} sx={{ fontSize: 18 }} />
    </IconButton>
  );
}
