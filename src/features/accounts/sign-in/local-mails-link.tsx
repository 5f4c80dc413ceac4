import { useTranslation } from 'react-i18next';
import { environment } from '../../../platform/environment.ts';
import '../../../ui/plain/plain.css';

/** In local mode no mail leaves the machine: this leads to the page that shows it. */
export function LocalMailsLink() {
  const { t } = useTranslation('account');
  if (!environment.local) return null;
  return (
    <p className="plain-text">
      <a
        className="plain-link"
        data-row=""
        href={`${environment.local.sandboxOrigin}/mails`}
        target="_blank"
        rel="noopener"
      >
        {t('account:local.mails')}
      </a>
    </p>
  );
}
