import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { PaidCoachPlan } from '@tasuki/domain/billing/coach-plan';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { archiveCoachPlan } from '../../data/coach-plans/coach-plan-functions.ts';
import { useOwnPlan } from '../../data/coach-plans/coach-plans-query.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { GoneOffer, OfferEditor } from '../../ui/forms/offer-editor.tsx';
import { useSnackbar } from '../../ui/snackbar/snackbar.tsx';
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
      <GoneOffer
        sentence={t(plan === null ? 'products:plans.notFound' : 'products:plans.archived')}
        listPath={routePath('ownCoachPlans')}
        listWords={t('products:plans.action.toList')}
      />
    );
  }
  return <Editor plan={plan} />;
}

function Editor({ plan }: { plan: PaidCoachPlan }) {
  const { t } = useTranslation(['common', 'products']);
  const navigate = useNavigate();
  const announce = useSnackbar();
  const { submit, isBusy, failureCode } = useSubmission('archive coach plan', archiveCoachPlan);
  const { id: planId } = plan;
  const leave = (words: string) => {
    announce(words);
    void navigate(routePath('ownCoachPlans'));
  };
  return (
    <OfferEditor
      note={t('products:plans.editText')}
      archiveWords={{
        action: t('products:plans.action.archive'),
        question: t('products:plans.ask.archive'),
        text: t('products:plans.ask.archiveText'),
      }}
      isBusy={isBusy}
      failureCode={failureCode}
      onArchive={() => {
        void submit({ planId }).then((isDone) => {
          if (isDone) leave(t('products:plans.done.archived'));
        });
      }}
    >
      <CoachPlanForm
        planId={planId}
        plan={plan}
        label={t('common:title.editCoachPlan')}
        onSaved={() => {
          leave(t('products:done.saved'));
        }}
      />
    </OfferEditor>
  );
}
