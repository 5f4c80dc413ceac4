import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { decideOnConsent } from '../../platform/external-services/consent-store.ts';
import { offeredPurposes } from '../../platform/external-services/receiver-settings.ts';
import { BOTTOM_BAR_HEIGHT } from '../../ui/theme/theme.ts';
import { touchTarget, TOUCH_TARGET_PIXELS } from '../../ui/theme/touch-target.ts';
import { ConsentQuestions } from './consent-questions.tsx';

const EQUAL_BUTTON = { flex: 1, minHeight: TOUCH_TARGET_PIXELS } as const;

function answerAll(isYes: boolean): void {
  decideOnConsent(Object.fromEntries(offeredPurposes.map((purpose) => [purpose, isYes])));
}

interface ConsentSheetProps {
  /** On a phone it keeps clear of it. */
  isBottomBarShown: boolean;
}

/** Asks once, beside what one does: the page can be used before it is answered. */
export function ConsentSheet({ isBottomBarShown }: ConsentSheetProps) {
  const { t } = useTranslation('consent');
  const titleId = useId();
  const [isOneByOne, setIsOneByOne] = useState(false);
  return (
    <Paper
      component="aside"
      role="region"
      aria-labelledby={titleId}
      elevation={4}
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        insetInline: { xs: 8, sm: 'auto 16px' },
        bottom: {
          xs: `calc(${isBottomBarShown ? BOTTOM_BAR_HEIGHT + 8 : 8}px + env(safe-area-inset-bottom))`,
          lg: 16,
        },
        width: { sm: 400 },
        maxHeight: '70dvh',
        overflowY: 'auto',
        p: 2,
        borderRadius: 2,
        display: 'grid',
        gap: 1,
      }}
    >
      <Typography id={titleId} variant="h2">
        {t('consent:sheet.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('consent:sheet.text')}
      </Typography>
      {isOneByOne ? (
        <ConsentQuestions />
      ) : (
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button
            variant="outlined"
            color="secondary"
            sx={EQUAL_BUTTON}
            onClick={() => {
              answerAll(false);
            }}
          >
            {t('consent:sheet.noToAll')}
          </Button>
          <Button
            variant="outlined"
            color="secondary"
            sx={EQUAL_BUTTON}
            onClick={() => {
              answerAll(true);
            }}
          >
            {t('consent:sheet.yesToAll')}
          </Button>
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, alignItems: 'center' }}>
        {!isOneByOne && (
          <Button
            color="secondary"
            size="small"
            sx={{ ml: -0.5, minHeight: TOUCH_TARGET_PIXELS }}
            onClick={() => {
              setIsOneByOne(true);
            }}
          >
            {t('consent:sheet.choose')}
          </Button>
        )}
        <Link
          component={RouterLink}
          to={routePath('externalTransmission')}
          variant="body2"
          sx={touchTarget}
        >
          {t('consent:sheet.more')}
        </Link>
      </Box>
    </Paper>
  );
}
