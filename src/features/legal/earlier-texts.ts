import type { KeptTexts } from '@tasuki/domain/accounts/kept-texts';
import type { Language } from '@tasuki/domain/language';

type KeptFiles = Readonly<Record<string, () => Promise<KeptTexts>>>;

const terms: KeptFiles = import.meta.glob<KeptTexts>('../../../locales/earlier-terms/*.json', {
  import: 'default',
});
const serviceLevels: KeptFiles = import.meta.glob<KeptTexts>(
  '../../../locales/earlier-service-levels/*.json',
  { import: 'default' },
);
const commerceDisclosures: KeptFiles = import.meta.glob<KeptTexts>(
  '../../../locales/earlier-commerce-disclosures/*.json',
  { import: 'default' },
);

async function readOf(files: KeptFiles, folder: string, language: Language): Promise<KeptTexts> {
  const load = files[`../../../locales/${folder}/${language}.json`];
  if (!load) throw new Error(`No ${folder} in ${language}`);
  return load();
}

/** Earlier versions of the terms and the privacy policy, in one language. */
export async function readEarlierTexts(language: Language): Promise<KeptTexts> {
  return readOf(terms, 'earlier-terms', language);
}

/** Earlier versions of the service-level agreement, in one language. */
export async function readEarlierServiceLevels(language: Language): Promise<KeptTexts> {
  return readOf(serviceLevels, 'earlier-service-levels', language);
}

/** Earlier versions of the disclosure under commercial law, in one language. */
export async function readEarlierCommerceDisclosures(language: Language): Promise<KeptTexts> {
  return readOf(commerceDisclosures, 'earlier-commerce-disclosures', language);
}
