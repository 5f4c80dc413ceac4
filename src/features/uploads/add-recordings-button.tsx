import { mdiPlus } from '@mdi/js';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';

interface AddRecordingsButtonProps {
  onFiles: (files: readonly File[]) => void;
  /** The one action of an empty page, or a quiet one beside a list. */
  isMain?: boolean;
  /** Somebody came for this alone, as from the home screen. */
  isAskedFor?: boolean;
}

/** Chooses files to add. It names no formats: phones grey out endings they do not know. */
export function AddRecordingsButton({
  onFiles,
  isMain = false,
  isAskedFor = false,
}: AddRecordingsButtonProps) {
  const { t } = useTranslation('uploads');
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant={isMain ? 'contained' : 'outlined'}
        color={isMain ? 'primary' : 'secondary'}
        size="small"
        autoFocus={isAskedFor}
        startIcon={<Icon path={mdiPlus} />}
        onClick={() => {
          picker.current?.click();
        }}
      >
        {t('uploads:add')}
      </Button>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label={t('uploads:add')}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          // The same file can be chosen again.
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
