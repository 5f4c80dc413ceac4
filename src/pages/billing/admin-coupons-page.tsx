import { useTranslation } from 'react-i18next';
import { CouponDesk } from '../../features/coupons/coupon-desk.tsx';
import { SecondFactorGate } from '../../features/second-factor/second-factor-gate.tsx';
import { preloadDateLocale } from '../../platform/locale.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';

preloadDateLocale();

/** Coupons, for admins. The functions decide who makes them; this only says so plainly. */
export default function AdminCouponsPage() {
  const { t } = useTranslation('people');
  const isAdmin = useSessionStore((session) => session.claims.isAdmin === true);
  const uid = useSessionStore((session) => session.userCredential?.uid ?? '');
  if (!isAdmin) return <EmptyState sentence={t('people:onlyAdmins')} />;
  return (
    <SecondFactorGate uid={uid}>
      <CouponDesk />
    </SecondFactorGate>
  );
}
