import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ConsentPurpose } from '@tasuki/domain/consent/external-receivers';
import { CONSENT_VERSION } from '@tasuki/domain/consent/consent-choice';
import {
  decideOnConsent,
  useConsentStore,
} from '../../platform/external-services/consent-store.ts';
import { offeredPurposes } from '../../platform/external-services/receiver-settings.ts';
import { SegmentedChoice } from '../../ui/segmented-choice.tsx';

type Answer = 'yes' | 'no' | 'none';

/** Yes or no to each purpose, both as easy to press, neither chosen beforehand. */
export function ConsentQuestions() {
  const { t } = useTranslation('consent');
  const isPrivacyControlOn = useConsentStore((consent) => consent.isPrivacyControlOn);
  if (isPrivacyControlOn) {
    return <Typography variant="body2">{t('consent:question.privacyControl')}</Typography>;
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, width: '100%' }}>
      {offeredPurposes.map((purpose) => (
        <Question key={purpose} purpose={purpose} />
      ))}
    </Box>
  );
}

function Question({ purpose }: { purpose: ConsentPurpose }) {
  const { t } = useTranslation('consent');
  const answer = useConsentStore(({ choice }): Answer => {
    const given = choice?.version === CONSENT_VERSION ? choice.answers[purpose] : undefined;
    return given === undefined ? 'none' : given ? 'yes' : 'no';
  });
  const name = t(`consent:purpose.${purpose}.name`);
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
      <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
      <Typography variant="body2" color="textSecondary">
        {t(`consent:purpose.${purpose}.text`)}
      </Typography>
      <SegmentedChoice<Answer>
        label={name}
        value={answer}
        options={[
          { value: 'no', words: t('consent:question.no') },
          { value: 'yes', words: t('consent:question.yes') },
        ]}
        onChange={(chosen) => {
          decideOnConsent({ [purpose]: chosen === 'yes' });
        }}
      />
    </Box>
  );
}
