import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CLOSED_AFTER_END_DAYS } from '@tasuki/domain/coaches/coach';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { endCoachingOf } from '../../data/coaches/coach-sharing.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useSnackbar } from '../../ui/snackbar/snackbar.tsx';
import { TOUCH_TARGET_PIXELS } from '../../ui/theme/touch-target.ts';

interface EndCoachingProps {
  runnerUid: string;
  /** Name of the runner. */
  name: string;
}

/** A coach stops coaching a runner, after reading what comes of it. */
export function EndCoaching({ runnerUid, name }: EndCoachingProps) {
  const { t } = useTranslation(['roster', 'coaches']);
  const announce = useSnackbar();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const ending = useSubmission('end coaching', endCoachingOf);
  return (
    <Box sx={{ py: 2.5 }}>
      <Button
        color="secondary"
        sx={{ minHeight: TOUCH_TARGET_PIXELS, ml: -1 }}
        onClick={() => {
          setIsAsking(true);
        }}
      >
        {t('coaches:sharing.end.button')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('roster:end.title', { name })}
          words={t('coaches:sharing.end.confirm')}
          isBusy={ending.isBusy}
          failureCode={ending.failureCode}
          onClose={() => {
            setIsAsking(false);
          }}
          onConfirm={() => {
            void ending.submit({ runnerUid }).then((isDone) => {
              if (!isDone) return;
              announce(t('roster:end.done', { name }));
              void navigate(routePath('coachHome'), { replace: true });
            });
          }}
        >
          <Typography variant="body2">
            {t('roster:end.text', { name, days: CLOSED_AFTER_END_DAYS })}
          </Typography>
        </ConfirmDialog>
      )}
    </Box>
  );
}
