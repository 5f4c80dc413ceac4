import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

interface DeleteMessageDialogProps {
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before the words of a message go. */
export function DeleteMessageDialog({ onConfirm, onClose }: DeleteMessageDialogProps) {
  const { t } = useTranslation('chat');
  return (
    <ConfirmDialog
      title={t('chat:delete.title')}
      words={t('chat:delete.confirm')}
      isBusy={false}
      failureCode={null}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Typography>{t('chat:delete.explained')}</Typography>
    </ConfirmDialog>
  );
}
