import { memo } from 'react';
import Box from '@mui/material/Box';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { EffortChoice } from './effort-choice.tsx';
import { usePressedFields } from './use-pressed-fields.ts';

interface EffortQuestionProps {
  uid: string;
  row: Pick<ActivityRow, 'id' | 'effort'>;
}

/** Asked where the runner has just read the coach's words, while the run is still felt. */
export const EffortQuestion = memo(function EffortQuestion({ uid, row }: EffortQuestionProps) {
  const { pressed, saveAtOnce } = usePressedFields(uid, row.id);
  return (
    <Box sx={{ mt: 3 }}>
      <EffortChoice
        value={pressed.effort === undefined ? row.effort : pressed.effort}
        onChange={(effort) => {
          void saveAtOnce({ effort });
        }}
      />
    </Box>
  );
});
