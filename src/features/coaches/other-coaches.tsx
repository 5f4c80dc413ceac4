import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { BUILT_IN_COACH_ID } from '@tasuki/domain/coaches/coach';
import { htmlLanguage } from '@tasuki/domain/language';
import { usePublicCoaches } from '../../data/coaches/coach-queries.ts';
import { currentLanguage } from '../../platform/i18n.ts';
import { useSessionStore } from '../../platform/session-store.ts';

/**
 * Says, before somebody takes one more coach, that the human coaches whom they have stay, and how one
 * changes coach instead.
 *
 * @param coachId whom they may take
 */
export function OtherCoaches({ coachId }: { coachId: string }) {
  const { t } = useTranslation('coaches');
  const links = useSessionStore((session) => session.coachLinks);
  const otherIds = links
    .map((link) => link.coachId)
    .filter((id) => id !== coachId && id !== BUILT_IN_COACH_ID);
  const others = usePublicCoaches(otherIds);
  if (others.state === 'loading') return null;
  const found = others.state === 'ready' ? others.data : null;
  const names = otherIds.flatMap((id) => {
    const coach = found?.get(id) ?? null;
    if (coach?.kind === 'ai') return [];
    return [coach?.name ?? t('coaches:sharing.unlisted')];
  });
  if (names.length === 0) return null;
  const list = new Intl.ListFormat(htmlLanguage(currentLanguage())).format(names);
  return <Typography variant="body2">{t('coaches:another', { names: list })}</Typography>;
}
