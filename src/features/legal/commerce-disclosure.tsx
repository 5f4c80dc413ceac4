import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { textOfVersion, type KeptTexts } from '@tasuki/domain/accounts/kept-texts';
import {
  COMMERCE_DISCLOSURE_VERSION,
  COMMERCE_DISCLOSURE_VERSIONS,
  EARLIER_COMMERCE_DISCLOSURE_VERSIONS,
  type CommerceDisclosureVersion,
} from '@tasuki/domain/accounts/commerce-disclosure-versions';
import { OWN_PLAN } from '@tasuki/domain/billing/own-plan';
import { formatYen } from '@tasuki/domain/measures/format-yen';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { environment } from '../../platform/environment.ts';
import { currentLanguage } from '../../platform/i18n.ts';
import { FactList } from '../../ui/facts/fact-list.tsx';
import { HomeLink } from '../../ui/home-link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { earlierArticles } from './earlier-article.tsx';
import { readEarlierCommerceDisclosures } from './earlier-texts.ts';
import { VERSION_PARAMETER } from './terms-version-path.ts';
import { ReplacedNote, VersionLine, VersionList } from './text-versions.tsx';

/** Facts on the seller, in the order in which the law names them. */
const OPERATOR_FACTS = ['representative', 'address', 'phone', 'email'] as const;
/** Facts on the sale. */
const SALE_FACTS = [
  'prices',
  'costs',
  'payment',
  'when',
  'delivery',
  'cancel',
  'refunds',
  'needs',
] as const;

function addressOf(version: string): string {
  const path = routePath('commerceDisclosure');
  return version === COMMERCE_DISCLOSURE_VERSION ? path : `${path}?${VERSION_PARAMETER}=${version}`;
}

interface DisclosureArticleProps {
  version: CommerceDisclosureVersion;
  /** The texts of an earlier version; null for the one in force. */
  kept: KeptTexts | null;
}

function DisclosureArticle({ version, kept }: DisclosureArticleProps) {
  const { t } = useTranslation('billing');
  const { sales } = environment;
  const { monthly, yearly } = OWN_PLAN.prices;
  const values = {
    monthly: formatYen(monthly.priceYen, currentLanguage()),
    yearly: formatYen(yearly.priceYen, currentLanguage()),
    days: OWN_PLAN.trialDays,
  };
  const earlierVersions = EARLIER_COMMERCE_DISCLOSURE_VERSIONS;
  const keptWords = (name: string) =>
    kept && textOfVersion(kept, { version, earlierVersions }, [name]);
  const intro = keptWords('intro') ?? t('billing:disclosure.intro');
  const versions = { versions: COMMERCE_DISCLOSURE_VERSIONS, shown: version, addressOf };
  if (sales === null) {
    return (
      <Box component="article" sx={{ display: 'grid', gap: 3 }}>
        <HomeLink />
        <Box>
          <PageHeading>{t('common:title.commerceDisclosure')}</PageHeading>
          <Typography variant="body2" color="textSecondary">
            {t('billing:disclosure.notSold')}
          </Typography>
        </Box>
      </Box>
    );
  }
  // The seller is a setting, and earlier ones are not kept: only the version in force names them.
  const seller = [
    { name: t('billing:disclosure.seller'), value: sales.operator.name },
    ...OPERATOR_FACTS.map((name) => ({
      name: t(`billing:disclosure.${name}`),
      value: sales.operator[name],
    })),
  ];
  const sale = SALE_FACTS.map((name) => ({
    name: keptWords(name) ?? t(`billing:disclosure.${name}`),
    value: keptWords(`${name}Text`) ?? t(`billing:disclosure.${name}Text`, values),
  }));
  return (
    <Box component="article" sx={{ display: 'grid', gap: 3 }}>
      <HomeLink />
      <Box>
        <PageHeading>{t('common:title.commerceDisclosure')}</PageHeading>
        <Typography variant="body2" color="textSecondary">
          {intro}
        </Typography>
        <VersionLine version={version} />
      </Box>
      <ReplacedNote {...versions} />
      <FactList facts={kept === null ? [...seller, ...sale] : sale} />
      <VersionList {...versions} changeOf={(other) => t(`billing:disclosure.versions.${other}`)} />
    </Box>
  );
}

const EARLIER_ARTICLES = earlierArticles<Omit<DisclosureArticleProps, 'kept'>>(
  readEarlierCommerceDisclosures,
  DisclosureArticle,
);

/**
 * The disclosure under the Act on Specified Commercial Transactions (article 11), in force or as it was where the
 * address names an earlier version.
 */
export function CommerceDisclosure() {
  // Draws anew in another language.
  useTranslation('billing');
  const [query] = useSearchParams();
  const wanted = query.get(VERSION_PARAMETER);
  const earlier = EARLIER_COMMERCE_DISCLOSURE_VERSIONS.find((version) => version === wanted);
  if (earlier === undefined) {
    return <DisclosureArticle version={COMMERCE_DISCLOSURE_VERSION} kept={null} />;
  }
  const EarlierArticle = EARLIER_ARTICLES[currentLanguage()];
  return (
    <Suspense>
      <EarlierArticle version={earlier} />
    </Suspense>
  );
}
