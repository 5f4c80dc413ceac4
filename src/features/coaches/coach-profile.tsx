import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Coach } from '@tasuki/domain/coaches/coach';
import { useCoachWithPlans } from '../../data/coaches/coach-queries.ts';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { useOwnPageTitle } from '../../ui/page-title.tsx';
import { CoachMark } from './coach-mark.tsx';
import { CoachPlans } from './coach-plans.tsx';
import { coachWordsOf } from './coach-words.ts';

interface CoachProfileProps {
  coachId: string;
  /** The coach's products. */
  products: ReactNode;
  onTaken: (coach: Coach) => void;
}

/** A coach's words about themselves, in order; an empty one is left out. */
const SECTIONS = ['coachingStyle', 'profile', 'aboutMe'] as const;

/** A coach's person, way of working and offers. */
export function CoachProfile({ coachId, products, onTaken }: CoachProfileProps) {
  const { t } = useTranslation('coaches');
  const found = useCoachWithPlans(coachId);
  const coach = found.state === 'ready' ? (found.data?.coach ?? null) : null;
  const words = coach ? coachWordsOf(coach, t) : null;
  useOwnPageTitle(words?.name ?? null);
  if (found.state === 'loading') return <LoadingState shape="detail" />;
  if (found.state === 'failed') {
    // Rules refuse the profile of a coach who is not published: to a runner there is none.
    const isHidden = found.failureCode === 'common/permission-denied';
    return isHidden ? (
      <FailedState failureCode="coach/not-found" />
    ) : (
      <FailedState failureCode={found.failureCode} onRetry={found.retry} />
    );
  }
  if (!found.data || !words) return <FailedState failureCode="coach/not-found" />;
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 'var(--tasuki-line-length)' }}>
      <Box>
        <CoachMark kind={found.data.coach.kind} />
        <Typography sx={{ mt: 1 }}>{words.description}</Typography>
      </Box>
      {SECTIONS.filter((section) => words[section] !== '').map((section) => (
        <Box component="section" key={section}>
          <Typography variant="h2">{t(`coaches:section.${section}`)}</Typography>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
            {words[section]}
          </Typography>
        </Box>
      ))}
      <CoachPlans
        coach={found.data.coach}
        plans={found.data.plans}
        onTaken={() => {
          if (coach) onTaken(coach);
        }}
      />
      {products}
    </Box>
  );
}
