import { useTranslation } from 'react-i18next';
import { ModerationQueue } from '../../features/moderation/moderation-queue.tsx';
import { SecondFactorGate } from '../../features/second-factor/second-factor-gate.tsx';
import { preloadDateLocale } from '../../platform/locale.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';

preloadDateLocale();

/** Flagged and reported messages, for admins. Functions read them, and nothing else of a conversation. */
export default function AdminModerationPage() {
  const { t } = useTranslation('people');
  const isAdmin = useSessionStore((session) => session.claims.isAdmin === true);
  const uid = useSessionStore((session) => session.userCredential?.uid ?? '');
  if (!isAdmin) return <EmptyState sentence={t('people:onlyAdmins')} />;
  return (
    <SecondFactorGate uid={uid}>
      <ModerationQueue />
    </SecondFactorGate>
  );
}
