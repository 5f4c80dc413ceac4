import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { newMessageId } from '../../platform/new-message-id.ts';
import { useSnackbar } from '../../ui/snackbar/snackbar.tsx';
import { CoachPlanForm } from './coach-plan-form.tsx';

/** Makes a plan with a price. */
export function NewCoachPlan() {
  const { t } = useTranslation(['common', 'products']);
  const navigate = useNavigate();
  const announce = useSnackbar();
  const [planId] = useState(newMessageId);
  return (
    <Box sx={{ maxWidth: 640, pt: 1, pb: 3 }}>
      <CoachPlanForm
        planId={planId}
        plan={null}
        label={t('common:title.newCoachPlan')}
        onSaved={() => {
          announce(t('products:done.saved'));
          void navigate(routePath('ownCoachPlans'));
        }}
      />
    </Box>
  );
}
