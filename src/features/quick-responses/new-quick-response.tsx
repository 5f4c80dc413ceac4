import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import {
  newQuickResponseId,
  QUICK_RESPONSE_LIMITS,
} from '@tasuki/domain/quick-responses/quick-response';
import { useQuickResponses } from '../../data/quick-responses/quick-responses-query.ts';
import { createQuickResponse } from '../../data/quick-responses/quick-responses.ts';
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
  // Kept as long as it may have been made, so that pressing twice makes no second one.
  const id = useRef<string | null>(null);
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
        const taken = current.data.map((response) => response.id);
        id.current ??= newQuickResponseId(taken, Math.random());
        try {
          await createQuickResponse(coachId, id.current, fields);
        } catch (cause) {
          // Refused, as where an archived one has the id: the next try has another.
          id.current = null;
          throw cause;
        }
      }}
      onSaved={() => {
        announce(t('quickResponses:saved'));
        void navigate(routePath('quickResponses'));
      }}
    />
  );
}
