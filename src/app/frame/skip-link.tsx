import { useTranslation } from 'react-i18next';
import '../../ui/plain/plain.css';

/** The first stop of the keyboard: past the frame, into the page. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a
      className="plain-skip"
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        globalThis.document.getElementById('main')?.focus();
      }}
    >
      {t('common:frame.skipToContent')}
    </a>
  );
}
