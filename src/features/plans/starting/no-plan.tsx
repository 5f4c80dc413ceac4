import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanDeclineReason } from '@tasuki/domain/plans/build-plan';
import type { ProposedPlan } from '@tasuki/domain/plans/proposed-plan';
import type { PlanGoal } from '@tasuki/domain/plans/training-plan';
import { useGoalWords } from '../goal-words.ts';

interface NoPlanProps {
  outcome: Exclude<ProposedPlan, { outcome: 'built' }>;
  /** Words for others than the runner, where they differ; left out = the runner reads it. */
  words?: { refused: string; declined: Partial<Record<PlanDeclineReason, string>> };
  /** One of the nearest goals was chosen instead. */
  onGoal: (goal: PlanGoal) => void;
  /** The way back to the questions. */
  back: ReactNode;
}

/** Why there is no plan, and what is nearest. */
export function NoPlan({ outcome, words, onGoal, back }: NoPlanProps) {
  const { t } = useTranslation('planning');
  const goalWords = useGoalWords();
  const nearest = outcome.outcome === 'declined' ? outcome.nearest : [];
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', maxWidth: 560 }}>
      <Typography role="status">
        {outcome.outcome === 'refused'
          ? (words?.refused ?? t(`planning:refused.${outcome.reason}`))
          : (words?.declined[outcome.reason] ?? t(`planning:declined.${outcome.reason}`))}
      </Typography>
      {nearest.length > 0 && <Typography variant="h3">{t('planning:declined.nearest')}</Typography>}
      {nearest.map((goal) => (
        <Button
          key={JSON.stringify(goal)}
          variant="outlined"
          onClick={() => {
            onGoal(goal);
          }}
        >
          {goalWords(goal)}
        </Button>
      ))}
      {back}
    </Box>
  );
}
