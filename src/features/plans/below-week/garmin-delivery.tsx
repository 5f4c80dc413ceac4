import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMonthDay } from '@tasuki/domain/measures/format-date';
import {
  PLAN_DELIVERY_PROBLEMS,
  type PlanDelivery,
} from '@tasuki/domain/plans/export/plan-delivery';
import { usePlanDelivery } from '../../../data/plans/plan-delivery-query.ts';
import { sendPlanToGarmin } from '../../../data/plans/plan-delivery.ts';
import { useProviderLinks } from '../../../data/provider-links/provider-links-query.ts';
import { environment } from '../../../platform/environment.ts';
import { useSubmission } from '../../../platform/forms/use-submission.ts';
import { useDateLocale } from '../../../platform/locale.ts';
import { CheckRow } from '../../../ui/check-row.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { FailureAlert } from '../../../ui/failure-alert.tsx';

/** Whether the plan's sessions are sent to the runner's Garmin; nothing where they have none linked. */
export function GarminDelivery({ uid }: { uid: string }) {
  return environment.isGarminTrainingOffered ? <OfLinked uid={uid} /> : null;
}

function OfLinked({ uid }: { uid: string }) {
  const { t } = useTranslation('planning');
  const links = useProviderLinks(uid);
  if (links.state !== 'ready' || !links.data.garmin) return null;
  return (
    <Box>
      <Disclosure words={t('planning:garmin.title')}>
        <Box sx={{ display: 'grid', gap: 1, maxWidth: 560, pb: 1 }}>
          <Choice uid={uid} />
        </Box>
      </Disclosure>
    </Box>
  );
}

function Choice({ uid }: { uid: string }) {
  const { t } = useTranslation('planning');
  const stored = usePlanDelivery(uid);
  const [pressed, setPressed] = useState<boolean | null>(null);
  const { submit, failureCode } = useSubmission('send plan to Garmin', sendPlanToGarmin);
  if (stored.state === 'loading') return null;
  if (stored.state === 'failed') return <FailureAlert failureCode={stored.failureCode} />;
  const delivery = stored.data;
  const choose = async (isWanted: boolean) => {
    setPressed(isWanted);
    await submit(isWanted);
    setPressed(null);
  };
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {t('planning:garmin.text')}
      </Typography>
      <CheckRow
        words={t('planning:garmin.send')}
        isChecked={pressed ?? delivery?.isOn === true}
        onChange={(isWanted) => void choose(isWanted)}
      />
      {delivery && <DeliveryState delivery={delivery} />}
      <FailureAlert failureCode={failureCode} />
    </>
  );
}

/** The delivered sessions, or the obstacle to their delivery. */
function DeliveryState({ delivery }: { delivery: PlanDelivery }) {
  const words = useDeliveryWords(delivery);
  return (
    <Typography role="status" variant="body2">
      {words}
    </Typography>
  );
}

function useDeliveryWords({ isOn, state, problem, sentUntil }: PlanDelivery): string {
  const { t } = useTranslation('planning');
  const dates = useDateLocale();
  // A later release may know other problems.
  const known = PLAN_DELIVERY_PROBLEMS.find((one) => one === problem);
  if (isOn && known) return t(`planning:garmin.problem.${known}`);
  if (state === 'sending')
    return t(isOn ? 'planning:garmin.sending' : 'planning:garmin.takingBack');
  if (!isOn || sentUntil === null) return '';
  const day = formatMonthDay(new Date(`${sentUntil}T00:00:00Z`), 0, dates);
  return t('planning:garmin.sent', { day });
}
