import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ListedQuickResponse } from '../../data/quick-responses/quick-responses.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useStatusChange } from './use-status-change.ts';

interface ArchiveDialogProps {
  coachId: string;
  response: ListedQuickResponse;
  onClose: () => void;
}

/** Asks once more before a quick response is put away. */
export function ArchiveDialog({ coachId, response, onClose }: ArchiveDialogProps) {
  const { t } = useTranslation('quickResponses');
  const { submit, isBusy, failureCode } = useStatusChange(coachId, response.id);
  return (
    <ConfirmDialog
      title={t('quickResponses:archive.title', { name: response.name })}
      words={t('quickResponses:action.archive')}
      color="primary"
      isBusy={isBusy}
      failureCode={failureCode}
      onConfirm={() => {
        void submit('archive').then((isDone) => {
          if (isDone) onClose();
        });
      }}
      onClose={onClose}
    >
      <Typography variant="body2">{t('quickResponses:archive.text')}</Typography>
    </ConfirmDialog>
  );
}
