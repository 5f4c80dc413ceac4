import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '../../ui/snackbar/snackbar.tsx';
import { QuickResponsePicker } from './quick-response-picker.tsx';

/** Outside of a conversation nothing is known of whom the coach writes to. */
const NOBODY_KNOWN = { name: null, lastRun: null };

/** Fills in a quick response for use elsewhere: to try it, or to send it in another app. */
export function CopyQuickResponse({ coachId }: { coachId: string }) {
  const { t } = useTranslation('quickResponses');
  const announce = useSnackbar();
  const [text, setText] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <QuickResponsePicker
        coachId={coachId}
        recipient={NOBODY_KNOWN}
        words={t('quickResponses:copy.open')}
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        onInsert={setText}
      />
      {text !== null && (
        <Box
          role="status"
          sx={{
            flexBasis: '100%',
            display: 'grid',
            gap: 1,
            justifyItems: 'start',
            p: 2,
            borderRadius: 2,
            bgcolor: 'quiet.ground',
          }}
        >
          <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Box>
          <Button
            variant="outlined"
            color="secondary"
            onClick={() => {
              globalThis.navigator.clipboard.writeText(text).then(
                () => {
                  announce(t('quickResponses:copy.done'));
                },
                () => {
                  announce(t('quickResponses:copy.failed'));
                },
              );
            }}
          >
            {t('quickResponses:copy.button')}
          </Button>
        </Box>
      )}
    </>
  );
}
