import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import type { PaidCoachPlan } from '@tasuki/domain/billing/coach-plan';
import { archiveCoachPlan } from '../../data/coach-plans/coach-plan-functions.ts';
import { useOwnPlan } from '../../data/coach-plans/coach-plans-query.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useSnackbar } from '../../ui/snackbar/snackbar.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { CoachPlanForm } from './coach-plan-form.tsx';

interface CoachPlanEditorProps {
  coachId: string;
  planId: string;
}

/** Changes a plan, or offers it no more. */
export function CoachPlanEditor({ coachId, planId }: CoachPlanEditorProps) {
  const { t } = useTranslation('products');
  const found = useOwnPlan(coachId, planId);
  if (found.state === 'loading') return <LoadingState shape="form" />;
  if (found.state === 'failed') {
    return <FailedState failureCode={found.failureCode} onRetry={found.retry} />;
  }
  const plan = found.data;
  if (plan === null || plan.state === 'archived') {
    return (
      <EmptyState
        sentence={t(plan === null ? 'products:plans.notFound' : 'products:plans.archived')}
        action={
          <Button
            component={Link}
            to={routePath('ownCoachPlans')}
            variant="outlined"
            color="secondary"
          >
            {t('products:plans.action.toList')}
          </Button>
        }
      />
    );
  }
  return <Editor plan={plan} />;
}

function Editor({ plan }: { plan: PaidCoachPlan }) {
  const { t } = useTranslation(['common', 'products']);
  const navigate = useNavigate();
  const announce = useSnackbar();
  const [isAsking, setIsAsking] = useState(false);
  const { submit, isBusy, failureCode } = useSubmission('archive coach plan', archiveCoachPlan);
  const { id: planId } = plan;
  const leave = (words: string) => {
    announce(words);
    void navigate(routePath('ownCoachPlans'));
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'stretch', maxWidth: 640, pt: 1, pb: 3 }}>
      <CoachPlanForm
        planId={planId}
        plan={plan}
        label={t('common:title.editCoachPlan')}
        onSaved={() => {
          leave(t('products:done.saved'));
        }}
      />
      <Typography variant="body2" color="textSecondary">
        {t('products:plans.editText')}
      </Typography>
      <Button
        color="error"
        onClick={() => {
          setIsAsking(true);
        }}
        sx={{ justifySelf: 'start' }}
      >
        {t('products:plans.action.archive')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('products:plans.ask.archive')}
          words={t('products:plans.action.archive')}
          isBusy={isBusy}
          failureCode={failureCode}
          onConfirm={() => {
            void submit({ planId }).then((isDone) => {
              if (isDone) leave(t('products:plans.done.archived'));
            });
          }}
          onClose={() => {
            setIsAsking(false);
          }}
        >
          <Typography>{t('products:plans.ask.archiveText')}</Typography>
        </ConfirmDialog>
      )}
    </Box>
  );
}
