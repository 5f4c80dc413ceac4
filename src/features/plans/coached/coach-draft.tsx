import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MeasuredPlan } from '@tasuki/domain/plans/changes/move-session';
import { planDifference } from '@tasuki/domain/plans/changes/plan-difference';
import { coachLimitsOf } from '@tasuki/domain/plans/coached/coach-limits';
import { COACH_PROPOSAL_LIMITS } from '@tasuki/domain/plans/coached/coach-proposal';
import type { TrainingPlan } from '@tasuki/domain/plans/training-plan';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { CheckRow } from '../../../ui/check-row.tsx';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { FramedSection } from '../../../ui/framed-section.tsx';
import { ShownDifference } from '../proposal-card.tsx';
import { ExceededWords } from './exceeded-words.tsx';

/** Words of what is sent. */
interface DraftWords {
  title: string;
  text: string;
  send: string;
}

interface CoachDraftProps {
  words: DraftWords;
  /** The plan as it is stored, and what it is measured by. */
  measured: MeasuredPlan;
  /** As the coach would have it. */
  after: TrainingPlan;
  /** The runner changed the plan meanwhile. */
  isOutdated: boolean;
  /** It is of use without a change as well. */
  isWhole: boolean;
  isBusy: boolean;
  failureCode: FailureCode | null;
  onSend: (note: string) => void;
  onDiscard: () => void;
}

/**
 * A coach's changes that are not sent yet: the difference, the limits it exceeds, a word to the
 * runner.
 */
export function CoachDraft(props: CoachDraftProps) {
  const { words, measured, after, isOutdated, isWhole, isBusy, failureCode } = props;
  const { onSend, onDiscard } = props;
  const { t } = useTranslation(['roster', 'plan']);
  const titleId = useId();
  const [note, setNote] = useState('');
  const [isAnswered, setIsAnswered] = useState(false);
  const difference = planDifference(measured.plan, after);
  const { exceeded, isUnreadable } = coachLimitsOf(measured, after);
  const isWarned = exceeded.length > 0;
  return (
    <FramedSection titleId={titleId}>
      <Box>
        <Typography id={titleId} component="h3" sx={{ fontWeight: 600 }}>
          {words.title}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {words.text}
        </Typography>
      </Box>
      <ShownDifference difference={difference} />
      {isOutdated && <Alert severity="error">{t('roster:plan.draft.outdated')}</Alert>}
      {isUnreadable && <Alert severity="error">{t('roster:plan.draft.unreadable')}</Alert>}
      {isWarned && (
        <Alert severity="warning" variant="outlined" role="status">
          <Typography variant="body2">{t('roster:plan.draft.exceeds')}</Typography>
          <ExceededWords exceeded={exceeded} />
          <CheckRow
            words={t('roster:plan.draft.answerFor')}
            isChecked={isAnswered}
            onChange={setIsAnswered}
          />
        </Alert>
      )}
      <TextField
        label={t('roster:plan.draft.note')}
        value={note}
        multiline
        minRows={2}
        onChange={(event) => {
          setNote(event.currentTarget.value);
        }}
        slotProps={{ htmlInput: { maxLength: COACH_PROPOSAL_LIMITS.noteMaxLength, dir: 'auto' } }}
      />
      <FailureAlert failureCode={failureCode} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="contained"
          loading={isBusy}
          disabled={
            isOutdated ||
            isUnreadable ||
            (isWarned && !isAnswered) ||
            (!isWhole && difference.sessions.length === 0)
          }
          onClick={() => {
            onSend(note);
          }}
        >
          {words.send}
        </Button>
        <Button color="secondary" disabled={isBusy} onClick={onDiscard}>
          {t('roster:plan.draft.discard')}
        </Button>
      </Box>
    </FramedSection>
  );
}
