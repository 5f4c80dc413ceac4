import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { formatDay } from '@tasuki/domain/measures/format-date';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { useDateLocale } from '../../platform/locale.ts';
import { useConsentStore } from '../../platform/external-services/consent-store.ts';
import { PageSection } from '../../ui/page-section.tsx';
import { touchTarget } from '../../ui/theme/touch-target.ts';
import { ConsentQuestions } from './consent-questions.tsx';

/** The answer given, and when; it can be changed at any time. */
export default function ConsentSection() {
  const { t } = useTranslation('consent');
  const locale = useDateLocale();
  const decidedAt = useConsentStore((consent) => consent.choice?.decidedAt ?? null);
  return (
    <PageSection title={t('consent:section.title')}>
      <Typography variant="body2" color="textSecondary">
        {t('consent:notice.choiceText')}{' '}
        {decidedAt !== null &&
          t('consent:question.decided', { date: formatDay(new Date(decidedAt), null, locale) })}
      </Typography>
      <ConsentQuestions />
      <Link
        component={RouterLink}
        to={routePath('externalTransmission')}
        variant="body2"
        sx={touchTarget}
      >
        {t('consent:sheet.more')}
      </Link>
    </PageSection>
  );
}
