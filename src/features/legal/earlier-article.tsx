import { lazy, type ComponentType } from 'react';
import type { KeptTexts } from '@tasuki/domain/accounts/kept-texts';
import type { Language } from '@tasuki/domain/language';

/**
 * A text as earlier versions had it, in each language. Only who opens one fetches the words of then.
 *
 * @param readTexts what was replaced, in one language
 */
export function earlierArticles<Props extends object>(
  readTexts: (language: Language) => Promise<KeptTexts>,
  Article: ComponentType<Props & { kept: KeptTexts }>,
) {
  const inLanguage = (language: Language) =>
    lazy(async () => {
      const kept = await readTexts(language);
      function EarlierArticle(props: Props) {
        return <Article {...props} kept={kept} />;
      }
      return { default: EarlierArticle };
    });
  return {
    ja: inLanguage('ja'),
    en: inLanguage('en'),
    zh: inLanguage('zh'),
    'zh-tw': inLanguage('zh-tw'),
    vi: inLanguage('vi'),
  };
}
