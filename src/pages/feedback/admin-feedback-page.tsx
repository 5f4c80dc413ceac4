import { useTranslation } from 'react-i18next';
import { GivenFeedback } from '../../features/feedback/given-feedback.tsx';
import { SecondFactorGate } from '../../features/second-factor/second-factor-gate.tsx';
import { preloadDateLocale } from '../../platform/locale.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';

preloadDateLocale();

/** What people say of the product and of answers, for admins. The rules decide what is read. */
export default function AdminFeedbackPage() {
  const { t } = useTranslation('people');
  const isAdmin = useSessionStore((session) => session.claims.isAdmin === true);
  const uid = useSessionStore((session) => session.userCredential?.uid ?? '');
  if (!isAdmin) return <EmptyState sentence={t('people:onlyAdmins')} />;
  return (
    <SecondFactorGate uid={uid}>
      <GivenFeedback />
    </SecondFactorGate>
  );
}
