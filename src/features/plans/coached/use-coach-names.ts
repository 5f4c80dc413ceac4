import { useTranslation } from 'react-i18next';
import { usePublicCoaches } from '../../../data/coaches/coach-queries.ts';

/** The names of human coaches by their uids; one whose profile is not public is only called a coach. */
export function useCoachNames(coachUids: readonly string[]): (coachUid: string) => string {
  const { t } = useTranslation('planning');
  const coaches = usePublicCoaches(coachUids);
  const known = coaches.state === 'ready' ? coaches.data : null;
  return (coachUid) => known?.get(coachUid)?.name || t('planning:history.author.human');
}
