import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { UpdateOffer } from '../features/home-screen/update-offer.tsx';
import { currentLanguage } from '../platform/i18n.ts';
import { keepWordsOf, startAppWorker } from '../platform/service-worker/app-worker.ts';

/** Starts the service worker, keeps the words of the language that is spoken, and offers newer versions. */
export default function KeptApp() {
  const { i18n } = useTranslation();
  useEffect(() => {
    void startAppWorker(currentLanguage());
    const onLanguage = () => void keepWordsOf(currentLanguage());
    i18n.on('languageChanged', onLanguage);
    return () => {
      i18n.off('languageChanged', onLanguage);
    };
  }, [i18n]);
  return <UpdateOffer />;
}
