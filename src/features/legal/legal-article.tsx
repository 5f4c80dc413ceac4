import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { enUS } from 'date-fns/locale/en-US';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '@tasuki/domain/measures/format-date';
import {
  CHANGED_TERMS_VERSIONS,
  TERMS_VERSIONS,
  type KeptTexts,
  type TermsVersion,
} from '@tasuki/domain/accounts/terms-versions';
import { TERMS_VERSION } from '@tasuki/domain/accounts/user-account';
import { currentLanguage } from '../../platform/i18n.ts';
import { environment } from '../../platform/environment.ts';
import { HomeLink } from '../../ui/home-link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { touchTarget } from '../../ui/theme/touch-target.ts';
import { useLegalWords, type LegalTextName } from './legal-words.ts';
import { termsVersionPath } from './terms-version-path.ts';

/** Whoever serves the map behind a route; empty = no map is offered. */
const MAP_PROVIDER = import.meta.env.VITE_MAP_STYLE_URL ? import.meta.env.VITE_MAP_PROVIDER : '';

interface LegalArticleProps {
  text: LegalTextName;
  version: TermsVersion;
  /** Of the earlier versions; null for the one in force. */
  kept: KeptTexts | null;
}

/** A version is named after the day from which it is in force. */
function dayOf(version: TermsVersion): string {
  return formatDay(new Date(`${version}T00:00:00Z`), 0, {
    language: currentLanguage(),
    locale: enUS,
  });
}

/** A version of the terms or of the privacy policy: plain paragraphs under plain headings. */
export function LegalArticle({ text, version, kept }: LegalArticleProps) {
  const { t } = useTranslation('legal');
  const { intro, sections } = useLegalWords(text, version, kept);
  const isInForce = version === TERMS_VERSION;
  return (
    <Box component="article" sx={{ display: 'grid', gap: 3 }}>
      <HomeLink />
      <Box>
        <PageHeading>{t(`common:title.${text}`)}</PageHeading>
        <Typography variant="caption" color="textSecondary">
          {t('legal:version', { date: dayOf(version) })}
        </Typography>
      </Box>
      {!isInForce && <ReplacedNote text={text} version={version} />}
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
      <VersionList text={text} shown={version} />
    </Box>
  );
}

/** Says that a version is no longer in force, and leads to the one that is. */
function ReplacedNote({ text, version }: Omit<LegalArticleProps, 'kept'>) {
  const { t } = useTranslation('legal');
  const next = CHANGED_TERMS_VERSIONS.find((other) => other > version) ?? TERMS_VERSION;
  return (
    <Box role="note" sx={{ borderLeft: 4, borderColor: 'warning.main', pl: 2 }}>
      <Typography>{t('legal:versions.replaced', { date: dayOf(next) })}</Typography>
      <Link href={termsVersionPath(text, TERMS_VERSION)} variant="body2" sx={touchTarget}>
        {t('legal:versions.current')}
      </Link>
    </Box>
  );
}

/** Every version that was ever in force, newest first, each with what it changed. */
function VersionList({ text, shown }: { text: LegalTextName; shown: TermsVersion }) {
  const { t } = useTranslation('legal');
  const headingId = useId();
  const [first] = TERMS_VERSIONS;
  return (
    <Box component="section" aria-labelledby={headingId}>
      <Typography id={headingId} variant="h2">
        {t('legal:versions.heading')}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {TERMS_VERSIONS.toReversed().map((version) => (
          <li key={version}>
            <Link
              // A document of its own, which begins at its top.
              href={termsVersionPath(text, version)}
              aria-current={version === shown ? 'page' : undefined}
              variant="body2"
              sx={touchTarget}
            >
              {t('legal:version', { date: dayOf(version) })}
            </Link>
            <Typography variant="body2" color="textSecondary">
              {version === first
                ? t('legal:versions.first')
                : t(`legal:versions.changes.${version}`)}
            </Typography>
          </li>
        ))}
      </Box>
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
