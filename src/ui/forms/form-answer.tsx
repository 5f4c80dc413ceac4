import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

interface FormAnswerProps {
  /** Words of the button that sends the form. */
  words: string;
  isBusy: boolean;
  /** Left out where there is nothing to go back to. */
  onCancel?: (() => void) | undefined;
}

/** Under a form: send it, or close it as if it had not been opened. */
export function FormAnswer({ words, isBusy, onCancel }: FormAnswerProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button type="submit" variant="contained" loading={isBusy}>
        {words}
      </Button>
      {onCancel && (
        <Button color="secondary" disabled={isBusy} onClick={onCancel}>
          {t('common:action.cancel')}
        </Button>
      )}
    </Box>
  );
}
