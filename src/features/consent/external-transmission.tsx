import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import {
  isPushReceiver,
  receiverOf,
  type ReceiverName,
} from '@tasuki/domain/consent/external-receivers';
import {
  offeredPurposes,
  receivers,
  receiverSettings,
} from '../../platform/external-services/receiver-settings.ts';
import { BrowserStorageList } from './browser-storage-list.tsx';
import { HomeLink } from '../../ui/home-link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { touchTarget } from '../../ui/theme/touch-target.ts';

const ConsentSection = lazy(() => import('./consent-section.tsx'));

/**
 * The notice that Japan's Telecommunications Business Act (article 27-12) asks for: who receives what,
 * and why. Made of the list that loads the scripts.
 */
export function ExternalTransmission() {
  const { t } = useTranslation('consent');
  return (
    <Box component="article" sx={{ display: 'grid', gap: 3 }}>
      <HomeLink />
      <Box sx={{ display: 'grid', gap: 1 }}>
        <PageHeading>{t('common:title.externalTransmission')}</PageHeading>
        <Typography>
          {t(receivers.length === 0 ? 'consent:notice.nobody' : 'consent:notice.intro')}
        </Typography>
      </Box>
      {receivers.map((name) => (
        <Receiver key={name} name={name} />
      ))}
      <BrowserStorageList />
      {offeredPurposes.length > 0 && (
        <Suspense>
          <ConsentSection />
        </Suspense>
      )}
    </Box>
  );
}

function Receiver({ name }: { name: ReceiverName }) {
  const { t } = useTranslation('consent');
  const { company, service, purpose, policyUrl } = receiverOf(name, receiverSettings);
  const words = isPushReceiver(name) ? 'push' : name;
  const facts = [
    [t('consent:notice.data'), t(`consent:receiver.${words}.data`)],
    [t('consent:notice.why'), t(`consent:receiver.${words}.why`)],
  ] as const;
  return (
    <Box component="section" aria-label={service}>
      <Typography variant="h2">{service}</Typography>
      <Typography variant="body2" color="textSecondary">
        {company} · {t(`consent:purpose.${purpose}.name`)}
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: 1, display: 'grid', gap: 1 }}>
        {facts.map(([term, words]) => (
          <Box key={term}>
            <Typography component="dt" variant="body2" color="textSecondary">
              {term}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0 }}>
              {words}
            </Typography>
          </Box>
        ))}
      </Box>
      <Link href={policyUrl} target="_blank" rel="noopener" variant="body2" sx={touchTarget}>
        {t('consent:notice.policy', { company })}
      </Link>
    </Box>
  );
}
