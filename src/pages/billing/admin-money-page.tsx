import { useTranslation } from 'react-i18next';
import { MoneyDesk } from '../../features/money/money-desk.tsx';
import { SecondFactorGate } from '../../features/second-factor/second-factor-gate.tsx';
import { preloadDateLocale } from '../../platform/locale.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';

preloadDateLocale();

/** Everybody's money, for admins. The functions decide who reads it; this only says so plainly. */
export default function AdminMoneyPage() {
  const { t } = useTranslation('people');
  const isAdmin = useSessionStore((session) => session.claims.isAdmin === true);
  const uid = useSessionStore((session) => session.userCredential?.uid ?? '');
  if (!isAdmin) return <EmptyState sentence={t('people:onlyAdmins')} />;
  return (
    <SecondFactorGate uid={uid}>
      <MoneyDesk />
    </SecondFactorGate>
  );
}
