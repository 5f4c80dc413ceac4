import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { environment } from '../../platform/environment.ts';
import { touchTarget } from '../../ui/theme/touch-target.ts';

/** Everything is done: where to read on in the meantime, as far as the operator has such places. */
export function AllDone() {
  const { t } = useTranslation('onboarding');
  const { blogUrl, socialUrls } = environment;
  const places = [
    ...(blogUrl === null ? [] : [{ address: blogUrl, words: t('onboarding:done.blog') }]),
    ...socialUrls.map((address) => ({
      address,
      words: new URL(address).hostname.replace(/^www\./, ''),
    })),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography>{t('onboarding:done.text')}</Typography>
      {places.length > 0 && (
        <>
          <Typography variant="body2" color="textSecondary">
            {t('onboarding:done.meanwhile')}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {places.map(({ address, words }) => (
              <li key={address}>
                <Link href={address} target="_blank" rel="noopener" sx={touchTarget}>
                  {words}
                </Link>
              </li>
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}
