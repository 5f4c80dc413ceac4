import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { FailureAlert } from '../failure-alert.tsx';

/** `waiting`: kept in this browser and sent when there is a connection again. */
export type SavingState = 'clean' | 'unsaved' | 'saved' | 'waiting';

interface FormFootProps {
  state: SavingState;
  isBusy: boolean;
  failureCode: FailureCode | null;
  /** Back to what is stored. */
  discard: () => void;
}

/** Under a form: save, what became of it, and the way back from what was typed. */
export function FormFoot({ state, isBusy, failureCode, discard }: FormFootProps) {
  const { t } = useTranslation();
  return (
    <>
      <FailureAlert failureCode={failureCode} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        {/* Loud only where there is something to save: several forms may stand on one page. */}
        <Button
          type="submit"
          variant={state === 'unsaved' ? 'contained' : 'outlined'}
          color={state === 'unsaved' ? 'primary' : 'secondary'}
          loading={isBusy}
        >
          {t('common:form.save')}
        </Button>
        {state === 'unsaved' && (
          <Button color="secondary" disabled={isBusy} onClick={discard}>
            {t('common:form.discard')}
          </Button>
        )}
        <Typography
          variant="body2"
          role="status"
          sx={{ color: state === 'saved' ? 'success.main' : 'text.secondary' }}
        >
          {state !== 'clean' && t(`common:form.${state}`)}
        </Typography>
      </Box>
    </>
  );
}
