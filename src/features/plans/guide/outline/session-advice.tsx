import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import {
  decidingOf,
  explainedSessionsOf,
  warmUpDrillsOf,
} from '@tasuki/domain/plans/said/outline/plan-checks';
import { goalRaceOf } from '@tasuki/domain/plans/said/race-food';
import { useMeasureLocale } from '../../../../platform/locale.ts';
import { targetFigures } from '../../session-figures.ts';
import type { OutlinePartProps } from './outline-part-props.ts';

/** How to run each kind of session that the plan holds, with its pace, heart rate or effort. */
export function SessionAdvice({ plan, runner, wish }: OutlinePartProps) {
  const { t } = useTranslation(['planOutline', 'plan']);
  const { t: words } = useTranslation('plan');
  const locale = useMeasureLocale();
  const drills = warmUpDrillsOf(plan, runner);
  const deciding = decidingOf(plan);
  const raceSeconds = goalRaceOf(plan)?.seconds;
  return (
    <Box sx={{ display: 'grid', gap: 1, pb: 2 }}>
      {drills && <Typography variant="body2">{t(`planOutline:how.${drills}`)}</Typography>}
      {deciding && <Typography variant="body2">{t(`planOutline:how.${deciding}`)}</Typography>}
      {explainedSessionsOf(plan, wish).map(({ name, advice, session }) => (
        <Box key={name}>
          <Typography variant="body2">
            <Box component="span" sx={{ fontWeight: 600 }}>
              {t(`plan:kind.${name}`)}
            </Box>
            {' · '}
            {targetFigures(session, locale, words, { age: runner.age, raceSeconds }).join(' · ')}
          </Typography>
          <Typography variant="body2">{t(`planOutline:how.${advice}`)}</Typography>
        </Box>
      ))}
    </Box>
  );
}
