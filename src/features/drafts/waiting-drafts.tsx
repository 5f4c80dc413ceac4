import { mdiMessageTextOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { WaitingDraft } from '@tasuki/domain/chat/drafts/coach-draft';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { useDraft, useDraftSettings, useWaitingDrafts } from '../../data/chat/draft-queries.ts';
import { saveDraftSettings } from '../../data/chat/drafts.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { CheckRow } from '../../ui/check-row.tsx';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { DraftCard } from './draft-card.tsx';

/** A coach's home: the switch for drafts, and those that wait, each with its keys. */
export function WaitingDrafts({ uid }: { uid: string }) {
  const { t } = useTranslation('roster');
  const titleId = useId();
  const waiting = useWaitingDrafts(uid);
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h2" sx={{ mb: 1 }}>
        {t('roster:drafts.list.title')}
      </Typography>
      <DraftSwitch uid={uid} />
      {waiting.state === 'failed' && (
        <FailedState failureCode={waiting.failureCode} onRetry={waiting.retry} />
      )}
      {waiting.state === 'ready' && waiting.data.length > 0 && (
        <Box
          component="ol"
          aria-labelledby={titleId}
          sx={{ display: 'grid', gap: 1.5, m: 0, mt: 1.5, p: 0, listStyle: 'none' }}
        >
          {waiting.data.map((entry) => (
            <WaitingDraftRow key={entry.id} entry={entry} uid={uid} />
          ))}
        </Box>
      )}
    </Box>
  );
}

/** The words come by the link with the runner; where that has ended there is no row. */
function WaitingDraftRow({ entry, uid }: { entry: WaitingDraft; uid: string }) {
  const { t } = useTranslation('roster');
  const { topicId, runnerName } = entry;
  const draft = useDraft(topicId, uid);
  if (draft.state !== 'ready' || draft.data === null) return null;
  return (
    <Box component="li">
      <DraftCard key={draft.data.draftId} draft={draft.data} runnerName={runnerName}>
        <Button
          component={Link}
          to={routePath('coachTopicChat', { topicId })}
          variant="outlined"
          color="secondary"
          size="small"
          startIcon={<Icon path={mdiMessageTextOutline} />}
        >
          {t('roster:drafts.open')}
        </Button>
      </DraftCard>
    </Box>
  );
}

function DraftSwitch({ uid }: { uid: string }) {
  const { t } = useTranslation('roster');
  const stored = useDraftSettings(uid);
  const [pressed, setPressed] = useState<boolean | null>(null);
  const { submit, failureCode } = useSubmission('save draft settings', async (isOn: boolean) =>
    saveDraftSettings(uid, isOn),
  );
  const isOn = pressed ?? (stored.state === 'ready' ? stored.data : null);
  const choose = async (isWanted: boolean) => {
    setPressed(isWanted);
    await submit(isWanted);
    setPressed(null);
  };
  return (
    <>
      {/* It keeps its place until it is known. */}
      <Box sx={{ visibility: isOn === null ? 'hidden' : 'visible' }}>
        <CheckRow
          words={t('roster:drafts.switch.words')}
          isChecked={isOn === true}
          onChange={(isChecked) => void choose(isChecked)}
        />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {t('roster:drafts.switch.explained')}
      </Typography>
      <FailureAlert
        failureCode={failureCode ?? (stored.state === 'failed' ? stored.failureCode : null)}
      />
    </>
  );
}
