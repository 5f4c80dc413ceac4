import { Suspense, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { EARLIER_TERMS_VERSIONS } from '@tasuki/domain/accounts/terms-versions';
import { TERMS_VERSION } from '@tasuki/domain/accounts/user-account';
import { currentLanguage } from '../../platform/i18n.ts';
import { earlierArticles } from './earlier-article.tsx';
import { readEarlierTexts } from './earlier-texts.ts';
import { LegalArticle } from './legal-article.tsx';
import type { LegalTextName } from './legal-words.ts';
import { VERSION_PARAMETER } from './terms-version-path.ts';

type EarlierProps = Omit<ComponentProps<typeof LegalArticle>, 'kept'>;

const EARLIER_ARTICLES = earlierArticles<EarlierProps>(readEarlierTexts, LegalArticle);

/** Terms or privacy policy: in force, or as it was where the address names an earlier version. */
export function LegalText({ text }: { text: LegalTextName }) {
  // Draws anew in another language.
  useTranslation('legal');
  const [query] = useSearchParams();
  const wanted = query.get(VERSION_PARAMETER);
  const earlier = EARLIER_TERMS_VERSIONS.find((version) => version === wanted);
  if (earlier === undefined) {
    return <LegalArticle text={text} version={TERMS_VERSION} kept={null} />;
  }
  const EarlierArticle = EARLIER_ARTICLES[currentLanguage()];
  return (
    <Suspense>
      <EarlierArticle text={text} version={earlier} />
    </Suspense>
  );
}
