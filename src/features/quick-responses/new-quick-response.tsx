import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { QUICK_RESPONSE_LIMITS } from '@tasuki/domain/quick-responses/quick-response';
import { useQuickResponses } from '../../data/quick-responses/quick-responses-query.ts';
import { createQuickResponse } from '../../data/quick-responses/quick-responses.ts';
import { newMessageId } from '../../platform/new-message-id.ts';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { useSnackbar } from '../../ui/snackbar/snackbar.tsx';
import { QuickResponseForm } from './quick-response-form.tsx';

/** Makes a quick response, where there is room for one more. */
export function NewQuickResponse({ coachId }: { coachId: string }) {
  const { t } = useTranslation(['common', 'quickResponses']);
  const navigate = useNavigate();
  const announce = useSnackbar();
  const current = useQuickResponses(coachId, 'current');
  // Made once, so that pressing twice makes no second one.
  const [id] = useState(newMessageId);
  const [isSaving, setIsSaving] = useState(false);
  if (current.state === 'loading') return <LoadingState shape="form" />;
  if (current.state === 'failed') {
    return <FailedState failureCode={current.failureCode} onRetry={current.retry} />;
  }
  // The one that is being saved may be the last that there is room for.
  if (current.data.length >= QUICK_RESPONSE_LIMITS.currentMaximum && !isSaving) {
    return (
      <Typography>
        {t('quickResponses:full', { maximum: QUICK_RESPONSE_LIMITS.currentMaximum })}
      </Typography>
    );
  }
  return (
    <QuickResponseForm
      draftName={`quickResponse.new.${coachId}`}
      response={null}
      label={t('common:title.newQuickResponse')}
      save={async (fields) => {
        setIsSaving(true);
        await createQuickResponse(coachId, id, fields);
      }}
      onSaved={() => {
        announce(t('quickResponses:saved'));
        void navigate(routePath('quickResponses'));
      }}
    />
  );
}
