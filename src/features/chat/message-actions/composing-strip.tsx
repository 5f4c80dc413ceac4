import { mdiClose, mdiFormatQuoteClose, mdiPencilOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Composing } from './composing.ts';
import { QuoteOf } from './quoted-message.tsx';
import type { ThreadReaders } from './use-quoted-words.ts';

interface ComposingStripProps extends ThreadReaders {
  composing: Composing;
  onCancel: () => void;
}

/** Above the composer: what is quoted, or that a message is being changed; and the way back. */
export function ComposingStrip({ composing, onCancel, ...readers }: ComposingStripProps) {
  const { t } = useTranslation('chat');
  const isEdit = composing.kind === 'edit';
  return (
    <Box sx={{ pb: 1, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <Icon
          path={isEdit ? mdiPencilOutline : mdiFormatQuoteClose}
          sx={{ fontSize: 20, color: 'text.secondary' }}
        />
        <Box role="status" sx={{ flex: 1, minWidth: 0 }}>
          {isEdit ? (
            <Typography component="p" variant="body2">
              {t('chat:edit.strip')}
            </Typography>
          ) : (
            <QuoteOf message={composing.message} {...readers} />
          )}
        </Box>
        <IconButton
          aria-label={t(isEdit ? 'chat:edit.cancel' : 'chat:quote.cancel')}
          onClick={onCancel}
        >
          <Icon path={mdiClose} sx={{ fontSize: 20 }} />
        </IconButton>
      </Box>
      {isEdit && <FailureAlert failureCode={composing.failureCode} />}
    </Box>
  );
}
