import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { planSetbacksOf } from '@tasuki/domain/plans/said/outline/plan-setbacks';
import { OutlineLines } from './outline-lines.tsx';
import type { OutlinePartProps } from './outline-part-props.ts';

/** Advice after an illness, after lost days and in heat. */
export function PlanSetbacks({ plan, runner, wish }: OutlinePartProps) {
  const { t } = useTranslation('planOutline');
  return (
    <Box sx={{ pb: 2 }}>
      <OutlineLines
        lines={planSetbacksOf(plan, runner, wish).map((setback) => ({
          id: setback,
          words: t(`planOutline:setbacks.${setback}`),
        }))}
      />
    </Box>
  );
}
