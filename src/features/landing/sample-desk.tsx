import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PersonFace } from '../../ui/faces/person-face.tsx';
import { DrawnCard } from './drawn-card.tsx';

/** In the order in which a coach's home page has these reasons. */
const ROWS = ['unanswered', 'pain', 'bigWeek'] as const;

/** The head of a coach's home page: who needs them first, and why. */
export function SampleDesk() {
  const { t } = useTranslation('landing');
  return (
    <DrawnCard>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {ROWS.map((row) => {
          const name = t(`landing:forCoaches.example.${row}.name`);
          return (
            <Box component="li" key={row} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
              <PersonFace name={name} photo={null} pixels={32} />
              <Box>
                <Typography component="p" variant="subtitle1" sx={{ fontWeight: 650 }}>
                  {name}
                </Typography>
                <Typography component="p" variant="body2">
                  {t(`landing:forCoaches.example.${row}.reason`)}
                </Typography>
              </Box>
            </Box>
          );
        })}
      </Box>
      <Typography component="figcaption" variant="caption" color="textSecondary">
        {t('landing:forCoaches.example.madeUp')}
      </Typography>
    </DrawnCard>
  );
}
