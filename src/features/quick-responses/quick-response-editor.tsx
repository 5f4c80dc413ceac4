import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { QUICK_RESPONSE_LIMITS } from '@tasuki/domain/quick-responses/quick-response';
import { isAllowed } from '@tasuki/domain/quick-responses/quick-response-actions';
import {
  useQuickResponse,
  useQuickResponses,
} from '../../data/quick-responses/quick-responses-query.ts';
import {
  saveQuickResponse,
  type ListedQuickResponse,
} from '../../data/quick-responses/quick-responses.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { ArchiveDialog } from './archive-dialog.tsx';
import { QuickResponseForm } from './quick-response-form.tsx';
import { useStatusChange } from './use-status-change.ts';

interface QuickResponseEditorProps {
  coachId: string;
  id: string;
}

/** One quick response: its form, or where it is archived its text and the way back. */
export function QuickResponseEditor({ coachId, id }: QuickResponseEditorProps) {
  const { t } = useTranslation('quickResponses');
  const found = useQuickResponse(coachId, id);
  if (found.state === 'loading') return <LoadingState shape="form" />;
  if (found.state === 'failed') {
    return <FailedState failureCode={found.failureCode} onRetry={found.retry} />;
  }
  const response = found.data;
  if (response === null) {
    return (
      <EmptyState
        sentence={t('quickResponses:notFound')}
        action={
          <Button
            component={Link}
            to={routePath('quickResponses')}
            variant="outlined"
            color="secondary"
          >
            {t('quickResponses:toList')}
          </Button>
        }
      />
    );
  }
  return isAllowed('edit', response.status) ? (
    <EditForm coachId={coachId} response={response} />
  ) : (
    <Archived coachId={coachId} response={response} />
  );
}

interface ResponseProps {
  coachId: string;
  response: ListedQuickResponse;
}

function EditForm({ coachId, response }: ResponseProps) {
  const { t } = useTranslation(['common', 'quickResponses']);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', pt: 1 }}>
      <QuickResponseForm
        draftName={`quickResponse.${response.id}.${coachId}`}
        response={response}
        label={t('common:title.editQuickResponse')}
        save={(fields) => saveQuickResponse(coachId, response.id, fields)}
      />
      <Button
        color="secondary"
        onClick={() => {
          setIsAsking(true);
        }}
        sx={{ ml: -1 }}
      >
        {t('quickResponses:action.archive')}
      </Button>
      {isAsking && (
        <ArchiveDialog
          coachId={coachId}
          response={response}
          onClose={() => {
            setIsAsking(false);
          }}
        />
      )}
    </Box>
  );
}

function Archived({ coachId, response }: ResponseProps) {
  const { t } = useTranslation('quickResponses');
  const { submit, isBusy } = useStatusChange(coachId, response.id);
  const current = useQuickResponses(coachId, 'current');
  const isFull =
    current.state === 'ready' && current.data.length >= QUICK_RESPONSE_LIMITS.currentMaximum;
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', pt: 1 }}>
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {response.name}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {response.content}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {isFull
          ? t('quickResponses:full', { maximum: QUICK_RESPONSE_LIMITS.currentMaximum })
          : t('quickResponses:archivedText')}
      </Typography>
      <Button
        variant="contained"
        loading={isBusy}
        disabled={isFull}
        onClick={() => {
          void submit('restore');
        }}
      >
        {t('quickResponses:action.restore')}
      </Button>
    </Box>
  );
}
