import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openCaution } from '@tasuki/domain/coaching/safety/caution-record';
import { useCautions } from '../../data/plans/caution-query.ts';

/** The proposal, unless the runner wrote of what comes before training, or nobody knows whether they did. */
export default function NextStepWords({ uid, nextStep }: { uid: string; nextStep: string }) {
  const { t } = useTranslation('activities');
  const [now] = useState(() => new Date());
  const cautions = useCautions(uid);
  if (cautions.state === 'loading') return null;
  if (cautions.state === 'failed') return <Typography>{t('activities:nextStep.open')}</Typography>;
  const isHeld = openCaution(cautions.data, now) !== null;
  return (
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      {isHeld ? t('activities:nextStep.held') : nextStep}
    </Typography>
  );
}
