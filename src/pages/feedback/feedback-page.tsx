import { useTranslation } from 'react-i18next';
import { FeedbackForm } from '../../features/feedback/feedback-form.tsx';
import { preloadDateLocale } from '../../platform/locale.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { PageHeading } from '../../ui/page-heading.tsx';

preloadDateLocale();

/** The page on which people give feedback on the product. */
export default function FeedbackPage() {
  const { t } = useTranslation();
  const uid = useSessionStore((session) => session.userCredential?.uid ?? null);
  if (uid === null) return null;
  return (
    <>
      <PageHeading>{t('common:title.feedback')}</PageHeading>
      <FeedbackForm uid={uid} />
    </>
  );
}
