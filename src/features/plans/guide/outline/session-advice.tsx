import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { explainedSessionsOf, warmUpDrillsOf } from '@tasuki/domain/plans/said/outline/plan-checks';
import type { OutlinePartProps } from './outline-part-props.ts';

/** How to run each kind of session that the plan holds. */
export function SessionAdvice({ plan, runner }: OutlinePartProps) {
  const { t } = useTranslation(['planGuide', 'plan']);
  const drills = warmUpDrillsOf(plan, runner);
  return (
    <Box sx={{ display: 'grid', gap: 1, pb: 2 }}>
      {drills && <Typography variant="body2">{t(`planGuide:how.${drills}`)}</Typography>}
      {explainedSessionsOf(plan).map((name) => (
        <Box key={name}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {t(`plan:kind.${name}`)}
          </Typography>
          <Typography variant="body2">{t(`planGuide:how.${name}`)}</Typography>
        </Box>
      ))}
    </Box>
  );
}
