import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { environment } from '../../platform/environment.ts';
import { HomeLink } from '../../ui/home-link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { touchTarget } from '../../ui/theme/touch-target.ts';

const SECTIONS = ['availability', 'maintenance', 'data', 'support', 'changes'] as const;

/** The service-level agreement: no promise that an operator in early access could not keep. */
export function ServiceLevel() {
  const { t } = useTranslation('serviceLevel');
  const email = environment.sales?.operator.email ?? null;
  return (
    <Box component="article" sx={{ display: 'grid', gap: 3 }}>
      <HomeLink />
      <PageHeading>{t('common:title.serviceLevel')}</PageHeading>
      <Typography>{t('serviceLevel:intro')}</Typography>
      {SECTIONS.map((section) => (
        <Box component="section" key={section}>
          <Typography variant="h2">{t(`serviceLevel:${section}.heading`)}</Typography>
          <Typography variant="body2" sx={{ mt: 1 }}>
            {t(`serviceLevel:${section}.text`)}
          </Typography>
          {section === 'support' && email !== null && (
            <Link href={`mailto:${email}`} variant="body2" sx={touchTarget}>
              {t('serviceLevel:contact', { email })}
            </Link>
          )}
        </Box>
      ))}
    </Box>
  );
}
