import { useTranslation } from 'react-i18next';
import { SecondFactorGate } from '../../features/second-factor/second-factor-gate.tsx';
import { OpenRevisions } from '../../features/people/open-revisions.tsx';
import { PeopleList } from '../../features/people/people-list.tsx';
import { useSessionStore } from '../../platform/session-store.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';

/** All people, for admins. The rules decide what is read; this only says so plainly. */
export default function AdminUsersPage() {
  const { t } = useTranslation('people');
  const isAdmin = useSessionStore((session) => session.claims.isAdmin === true);
  const uid = useSessionStore((session) => session.userCredential?.uid ?? '');
  if (!isAdmin) return <EmptyState sentence={t('people:onlyAdmins')} />;
  return (
    <SecondFactorGate uid={uid}>
      <OpenRevisions />
      <PeopleList />
    </SecondFactorGate>
  );
}
