import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { KeptTexts } from '@tasuki/domain/accounts/kept-texts';
import { TERMS_VERSIONS, type TermsVersion } from '@tasuki/domain/accounts/terms-versions';
import { TERMS_VERSION } from '@tasuki/domain/accounts/user-account';
import { environment } from '../../platform/environment.ts';
import { HomeLink } from '../../ui/home-link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useLegalWords, type LegalTextName } from './legal-words.ts';
import { termsVersionPath } from './terms-version-path.ts';
import { ReplacedNote, VersionLine, VersionList } from './text-versions.tsx';

/** The company that serves the map behind a route; empty = no map is offered. */
const MAP_PROVIDER = import.meta.env.VITE_MAP_STYLE_URL ? import.meta.env.VITE_MAP_PROVIDER : '';

interface LegalArticleProps {
  text: LegalTextName;
  version: TermsVersion;
  /** The texts of an earlier version; null for the one in force. */
  kept: KeptTexts | null;
}

/** A version of the terms or of the privacy policy: plain paragraphs under plain headings. */
export function LegalArticle({ text, version, kept }: LegalArticleProps) {
  const { t } = useTranslation('legal');
  const { intro, sections } = useLegalWords(text, version, kept);
  const isInForce = version === TERMS_VERSION;
  const versions = {
    versions: TERMS_VERSIONS,
    shown: version,
    addressOf: (other: string) => termsVersionPath(text, other),
  };
  return (
    <Box component="article" sx={{ display: 'grid', gap: 3 }}>
      <HomeLink />
      <Box>
        <PageHeading>{t(`common:title.${text}`)}</PageHeading>
        <VersionLine version={version} />
      </Box>
      <ReplacedNote {...versions} />
      <Typography>{intro}</Typography>
      <Typography variant="body2">{t('common:operator', { ...environment.operator })}</Typography>
      {sections.map(({ name, heading, paragraphs }) => (
        <Box component="section" key={name}>
          <Typography variant="h2">{heading}</Typography>
          {paragraphs.map((paragraph) => (
            <Typography key={paragraph} variant="body2" sx={{ mt: 1 }}>
              {paragraph}
            </Typography>
          ))}
        </Box>
      ))}
      {text === 'privacy' && isInForce && MAP_PROVIDER && <MapSection company={MAP_PROVIDER} />}
      <VersionList {...versions} changeOf={(other) => t(`legal:versions.changes.${other}`)} />
    </Box>
  );
}

/** Not among the others, since it is true only of who operates a map. */
function MapSection({ company }: { company: string }) {
  const { t } = useTranslation('consent');
  return (
    <section>
      <Typography variant="h2">{t('consent:mapPrivacy.heading')}</Typography>
      <Typography variant="body2" sx={{ mt: 1 }}>
        {t('consent:mapPrivacy.text', { company })}
      </Typography>
    </section>
  );
}
