import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AuditLogView } from '../../features/audit-log/audit-log-view.tsx';
import { SecondFactorGate } from '../../features/second-factor/second-factor-gate.tsx';
import { preloadDateLocale } from '../../platform/locale.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';

preloadDateLocale();

/** Acts of admins, for admins. The rules decide what is read; this only shows it. */
export default function AdminLogPage() {
  const { t } = useTranslation('people');
  const [search] = useSearchParams();
  const isAdmin = useSessionStore((session) => session.claims.isAdmin === true);
  const uid = useSessionStore((session) => session.userCredential?.uid ?? '');
  if (!isAdmin) return <EmptyState sentence={t('people:onlyAdmins')} />;
  return (
    <SecondFactorGate uid={uid}>
      <AuditLogView personUid={search.get('person')} />
    </SecondFactorGate>
  );
}
