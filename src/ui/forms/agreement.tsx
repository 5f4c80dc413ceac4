import { useTranslation } from 'react-i18next';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { MarkedWords } from '../marked-words.tsx';
import '../plain/plain.css';

interface AgreementProps {
  /** The key of words in which `<terms>` and `<privacy>` mark what is agreed to. */
  words: string;
}

const BESIDE = { className: 'plain-link', target: '_blank', rel: 'noopener' } as const;

/** Words of an agreement, with what is agreed to behind links that leave the form as it is. */
export function Agreement({ words }: AgreementProps) {
  const { t } = useTranslation();
  return (
    <MarkedWords
      words={t(words)}
      marks={{
        terms: <a href={routePath('terms')} {...BESIDE} />,
        privacy: <a href={routePath('privacy')} {...BESIDE} />,
      }}
    />
  );
}
