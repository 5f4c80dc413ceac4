import type { KeptTexts } from '@tasuki/domain/accounts/terms-versions';
import type { Language } from '@tasuki/domain/language';

const files = import.meta.glob<KeptTexts>('../../../locales/earlier-terms/*.json', {
  import: 'default',
});

/** What earlier versions of the terms and the privacy policy said, in one language. */
export async function readEarlierTexts(language: Language): Promise<KeptTexts> {
  const load = files[`../../../locales/earlier-terms/${language}.json`];
  if (!load) throw new Error(`No earlier terms in ${language}`);
  return load();
}
