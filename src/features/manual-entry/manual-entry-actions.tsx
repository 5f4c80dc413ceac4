import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { deleteManualActivity } from '../../data/activities/manual-activities.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

const ManualEntryDialog = lazy(() => import('./manual-entry-dialog.tsx'));

const ACTIONS = ['edit', 'delete'] as const;

/** Actions that only an entry by hand allows: to correct it, and to delete it. */
export function ManualEntryActions({ row }: { row: ActivityRow }) {
  const { t } = useTranslation('activities');
  const navigate = useNavigate();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const { submit, isBusy, failureCode } = useSubmission(
    'delete manual activity',
    deleteManualActivity,
  );
  const close = () => {
    setOpen(null);
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, mt: 3 }}>
      {ACTIONS.map((action) => (
        <Button
          key={action}
          size="small"
          variant="outlined"
          color="secondary"
          onClick={() => {
            setOpen(action);
          }}
        >
          {t(`activities:manual.${action}`)}
        </Button>
      ))}
      {open === 'edit' && (
        <Suspense>
          <ManualEntryDialog row={row} onClose={close} onSaved={close} />
        </Suspense>
      )}
      {open === 'delete' && (
        <ConfirmDialog
          title={t('activities:manual.deleteTitle')}
          words={t('activities:manual.delete')}
          isBusy={isBusy}
          failureCode={failureCode}
          onClose={close}
          onConfirm={() => {
            void submit(row.id).then((isDone) => {
              if (isDone) void navigate(routePath('activities'), { replace: true });
            });
          }}
        >
          {t('activities:manual.deleteText')}
        </ConfirmDialog>
      )}
    </Box>
  );
}
