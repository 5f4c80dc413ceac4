import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityAnalysis } from '@tasuki/domain/coaching/activity-analysis';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import type { Fact } from '@tasuki/domain/coaching/facts/fact';
import { ReadingSign } from '../../ui/states/reading-sign.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { CoachAuthor, CoachWords } from './coach-words.tsx';

interface CoachFeedbackSectionProps {
  row: Pick<ActivityRow, 'feedbackState' | 'policy'>;
  /** Null while it is read or not yet computed. */
  analysis: Pick<ActivityAnalysis, 'feedback' | 'facts'> | null;
  onShowFact: (fact: Fact | null) => void;
  /** Renders the evidence of a figure. */
  renderEvidence: (fact: Fact) => ReactNode;
}

/** About as high as the words are, so that little moves when they arrive. */
const WORDS_MIN_HEIGHT = { xs: '16rem', sm: '9.5rem' };

/** The coach's part: the words, that they are being written, or why there are none. They arrive by themselves. */
export const CoachFeedbackSection = memo(function CoachFeedbackSection({
  row,
  analysis,
  onShowFact,
  renderEvidence,
}: CoachFeedbackSectionProps) {
  const { t } = useTranslation('activities');
  const feedback = analysis?.feedback ?? null;
  return (
    <Box
      component="section"
      aria-label={t('activities:coach.title')}
      aria-live="polite"
      sx={{
        mt: 2.5,
        mx: { xs: -1, sm: 0 },
        p: { xs: 2, sm: 2.5 },
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
      }}
    >
      <CoachAuthor />
      {feedback && analysis ? (
        <CoachWords
          feedback={feedback}
          facts={analysis.facts}
          onShowFact={onShowFact}
          renderEvidence={renderEvidence}
        />
      ) : row.feedbackState === 'withheld' ? (
        <Withheld isSourceRefusing={!row.policy.analyse} />
      ) : row.feedbackState === 'ready' ? (
        <Box sx={{ minHeight: WORDS_MIN_HEIGHT }}>
          <LoadingState shape="words" />
        </Box>
      ) : (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <ReadingSign />
          <Typography color="textSecondary">{t('activities:row.reading')}</Typography>
        </Box>
      )}
    </Box>
  );
});

function Withheld({ isSourceRefusing }: { isSourceRefusing: boolean }) {
  const { t } = useTranslation('activities');
  return (
    <>
      <Typography sx={{ fontWeight: 550 }}>
        {isSourceRefusing
          ? t('activities:withheld.sourceReason')
          : t('activities:withheld.littleReason')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {isSourceRefusing
          ? t('activities:withheld.sourceHelp')
          : t('activities:withheld.littleHelp')}
      </Typography>
    </>
  );
}
