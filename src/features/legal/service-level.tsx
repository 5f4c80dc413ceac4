import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { textOfVersion, type KeptTexts } from '@tasuki/domain/accounts/kept-texts';
import { routePath } from '@tasuki/domain/navigation/route-table';
import {
  EARLIER_SERVICE_LEVEL_VERSIONS,
  SERVICE_LEVEL_VERSION,
  SERVICE_LEVEL_VERSIONS,
  type ServiceLevelVersion,
} from '@tasuki/domain/service-status/service-level-versions';
import { environment } from '../../platform/environment.ts';
import { currentLanguage } from '../../platform/i18n.ts';
import { HomeLink } from '../../ui/home-link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { touchTarget } from '../../ui/theme/touch-target.ts';
import { earlierArticles } from './earlier-article.tsx';
import { readEarlierServiceLevels } from './earlier-texts.ts';
import { VERSION_PARAMETER } from './terms-version-path.ts';
import { ReplacedNote, VersionLine, VersionList } from './text-versions.tsx';

const SECTIONS = ['availability', 'maintenance', 'data', 'support', 'changes'] as const;

function addressOf(version: string): string {
  const path = routePath('serviceLevel');
  return version === SERVICE_LEVEL_VERSION ? path : `${path}?${VERSION_PARAMETER}=${version}`;
}

interface ServiceLevelArticleProps {
  version: ServiceLevelVersion;
  /** The texts of an earlier version; null for the one in force. */
  kept: KeptTexts | null;
}

function ServiceLevelArticle({ version, kept }: ServiceLevelArticleProps) {
  const { t } = useTranslation('serviceLevel');
  const email = environment.sales?.operator.email ?? null;
  const earlierVersions = EARLIER_SERVICE_LEVEL_VERSIONS;
  const keptWords = (...path: readonly string[]) =>
    kept && textOfVersion(kept, { version, earlierVersions }, path);
  const intro = keptWords('intro') ?? t('serviceLevel:intro');
  const sections = SECTIONS.map((section) => ({
    section,
    heading: keptWords(section, 'heading') ?? t(`serviceLevel:${section}.heading`),
    text: keptWords(section, 'text') ?? t(`serviceLevel:${section}.text`),
  }));
  const versions = { versions: SERVICE_LEVEL_VERSIONS, shown: version, addressOf };
  return (
    <Box component="article" sx={{ display: 'grid', gap: 3 }}>
      <HomeLink />
      <Box>
        <PageHeading>{t('common:title.serviceLevel')}</PageHeading>
        <VersionLine version={version} />
      </Box>
      <ReplacedNote {...versions} />
      <Typography>{intro}</Typography>
      {sections.map(({ section, heading, text }) => (
        <Box component="section" key={section}>
          <Typography variant="h2">{heading}</Typography>
          <Typography variant="body2" sx={{ mt: 1 }}>
            {text}
          </Typography>
          {section === 'support' && email !== null && (
            <Link href={`mailto:${email}`} variant="body2" sx={touchTarget}>
              {t('serviceLevel:contact', { email })}
            </Link>
          )}
        </Box>
      ))}
      <VersionList {...versions} changeOf={(other) => t(`serviceLevel:versions.${other}`)} />
    </Box>
  );
}

const EARLIER_ARTICLES = earlierArticles<Omit<ServiceLevelArticleProps, 'kept'>>(
  readEarlierServiceLevels,
  ServiceLevelArticle,
);

/**
 * The service-level agreement, in force or as it was where the address names an earlier version. It promises
 * nothing that an operator in early access could not keep.
 */
export function ServiceLevel() {
  // Draws anew in another language.
  useTranslation('serviceLevel');
  const [query] = useSearchParams();
  const wanted = query.get(VERSION_PARAMETER);
  const earlier = EARLIER_SERVICE_LEVEL_VERSIONS.find((version) => version === wanted);
  if (earlier === undefined) {
    return <ServiceLevelArticle version={SERVICE_LEVEL_VERSION} kept={null} />;
  }
  const EarlierArticle = EARLIER_ARTICLES[currentLanguage()];
  return (
    <Suspense>
      <EarlierArticle version={earlier} />
    </Suspense>
  );
}
