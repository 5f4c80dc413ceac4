import { lazy, Suspense, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Language } from '@tasuki/domain/language';
import { EARLIER_TERMS_VERSIONS, type TermsVersion } from '@tasuki/domain/accounts/terms-versions';
import { TERMS_VERSION } from '@tasuki/domain/accounts/user-account';
import { currentLanguage } from '../../platform/i18n.ts';
import { readEarlierTexts } from './earlier-texts.ts';
import { LegalArticle } from './legal-article.tsx';
import type { LegalTextName } from './legal-words.ts';
import { VERSION_PARAMETER } from './terms-version-path.ts';

interface EarlierArticleProps {
  text: LegalTextName;
  version: TermsVersion;
}

/** Only who opens an earlier version fetches the words of then. */
function earlierArticle(language: Language): ComponentType<EarlierArticleProps> {
  return lazy(async () => {
    const kept = await readEarlierTexts(language);
    function EarlierArticle(props: EarlierArticleProps) {
      return <LegalArticle {...props} kept={kept} />;
    }
    return { default: EarlierArticle };
  });
}

const EARLIER_ARTICLES: Readonly<Record<Language, ComponentType<EarlierArticleProps>>> = {
  ja: earlierArticle('ja'),
  en: earlierArticle('en'),
  zh: earlierArticle('zh'),
  'zh-tw': earlierArticle('zh-tw'),
  vi: earlierArticle('vi'),
};

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
