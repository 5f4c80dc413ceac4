import { mdiCheckCircle } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BUILT_IN_COACH_ID, type Coach, type CoachPlan } from '@tasuki/domain/coaches/coach';
import { formatYen } from '@tasuki/domain/measures/format-yen';
import { takeFreePlan } from '../../data/coaches/free-plans.ts';
import { environment } from '../../platform/environment.ts';
import { currentLanguage } from '../../platform/i18n.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import { OtherCoaches } from './other-coaches.tsx';
import { PaidPlanAction } from './paid-plan-action.tsx';
import { TakeCoachDialog } from './sharing/take-coach-dialog.tsx';

interface CoachPlansProps {
  coach: Coach;
  plans: readonly CoachPlan[];
  onTaken: () => void;
}

/** A coach's price list. Plans that cost nothing are taken here. */
export function CoachPlans({ coach, plans, onTaken }: CoachPlansProps) {
  const { t } = useTranslation('coaches');
  const link = useSessionStore((session) =>
    session.coachLinks.find(({ coachId }) => coachId === coach.id),
  );
  const isOwn = useSessionStore((session) => session.userCredential?.uid === coach.id);
  const isPlanShown = plans.some(({ id }) => id === link?.planId);
  return (
    <Box component="section">
      <Typography variant="h2">{t('coaches:plans.title')}</Typography>
      {link && !isPlanShown && <TakenMark words={t('coaches:yourCoach')} />}
      {!link && !isOwn && plans.length > 0 && <OtherCoaches coachId={coach.id} />}
      {plans.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('coaches:plans.none')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1, display: 'grid', gap: 1.5 }}>
        {plans.map((plan) => (
          <li key={plan.id}>
            <PlanCard coach={coach} plan={plan} takenPlanId={link?.planId} onTaken={onTaken} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** Marks the plan, or the coach, that the runner has. */
function TakenMark({ words }: { words: string }) {
  return (
    <Typography
      variant="body2"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'success.main' }}
    >
      <Icon path={mdiCheckCircle} sx={{ fontSize: 20 }} />
      {words}
    </Typography>
  );
}

interface PlanCardProps {
  coach: Coach;
  plan: CoachPlan;
  /** The plan by which the runner has this coach; undefined = it is not their coach. */
  takenPlanId: string | undefined;
  onTaken: () => void;
}

function PlanCard({ coach, plan, takenPlanId, onTaken }: PlanCardProps) {
  const { t } = useTranslation(['coaches', 'products']);
  const isOwn = useSessionStore((session) => session.userCredential?.uid === plan.coachId);
  const { submit, isBusy, failureCode } = useSubmission('take free plan', takeFreePlan);
  const [isAsking, setIsAsking] = useState(false);
  const isBuiltIn = plan.coachId === BUILT_IN_COACH_ID;
  const isFree = plan.priceJpy === 0;
  return (
    <Box
      sx={{
        p: 2.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        display: 'grid',
        gap: 1,
      }}
    >
      <Typography variant="h3">{isBuiltIn ? t('coaches:builtIn.planName') : plan.name}</Typography>
      <Typography variant="body2" color="textSecondary">
        {isBuiltIn ? t('coaches:builtIn.planTarget') : plan.target}
      </Typography>
      <Typography variant="figure" component="p" sx={{ fontSize: '1.375rem' }}>
        {isFree
          ? t('coaches:price.free')
          : t(`coaches:price.${plan.interval}`, {
              price: formatYen(plan.priceJpy, currentLanguage()),
            })}
      </Typography>
      {!isFree && (
        <Typography variant="body2" color="textSecondary">
          {t('coaches:price.taxIncluded')}
        </Typography>
      )}
      <FailureAlert failureCode={failureCode} />
      {takenPlanId === plan.id && <TakenMark words={t('coaches:plans.yours')} />}
      {takenPlanId === undefined && !isOwn && isFree && (
        <Button
          variant="contained"
          loading={isBusy}
          onClick={() => {
            // A person asks to read; the built-in coach is the service itself.
            if (coach.kind === 'human') {
              setIsAsking(true);
              return;
            }
            void submit({ coachId: plan.coachId, planId: plan.id }).then((isDone) => {
              if (isDone) onTaken();
            });
          }}
        >
          {t('coaches:plans.take')}
        </Button>
      )}
      {isAsking && (
        <TakeCoachDialog
          plan={plan}
          name={coach.name}
          onTaken={onTaken}
          onClose={() => {
            setIsAsking(false);
          }}
        />
      )}
      {!isFree && environment.sales === null && (
        <Typography variant="body2" color="textSecondary">
          {t('products:notSold')}
        </Typography>
      )}
      {!isFree && !isOwn && environment.sales !== null && <PaidPlanAction plan={plan} />}
    </Box>
  );
}
