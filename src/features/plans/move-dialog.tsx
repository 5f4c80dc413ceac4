import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayNumberOf } from '@tasuki/domain/measures/calendar-day';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { formatDayWithWeekday } from '@tasuki/domain/measures/format-date';
import { isLimit, type PlannedMove } from '@tasuki/domain/plans/changes/move-session';
import { nameOfSession } from '@tasuki/domain/plans/sessions/session-name';
import type { PlanSession } from '@tasuki/domain/plans/training-plan';
import { useDateLocale } from '../../platform/locale.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TOUCH_TARGET_PIXELS } from '../../ui/theme/touch-target.ts';
import { useMoveWords } from './move-words.ts';

interface MoveDialogProps {
  session: PlanSession;
  /** A move to each day there is to choose from. */
  moves: readonly PlannedMove[];
  /** The day on which it was dropped; null = none yet. */
  chosenDay: string | null;
  /** The person who moves it may go beyond a limit, and then reads of it. */
  mayExceed?: boolean;
  onMove: (move: PlannedMove) => void;
  onClose: () => void;
}

/** The days to which a session may go, each with what comes of it, before anything is moved. */
export function MoveDialog(props: MoveDialogProps) {
  const { session, moves, chosenDay, mayExceed = false, onMove, onClose } = props;
  const { t } = useTranslation(['plan', 'planning']);
  const dateLocale = useDateLocale();
  const wordsOf = useMoveWords();
  const name = useId();
  const [day, setDay] = useState(chosenDay);
  const isRefusedMove = ({ refusedFor }: PlannedMove) =>
    refusedFor !== null && !(mayExceed && isLimit(refusedFor));
  const chosen = moves.find((move) => move.toDay === day && !isRefusedMove(move));
  return (
    <ConfirmDialog
      title={t('planning:move.title', { kind: t(`plan:kind.${nameOfSession(session)}`) })}
      words={t('planning:move.confirm')}
      color="primary"
      isBusy={false}
      isDisabled={!chosen}
      failureCode={null}
      onConfirm={() => {
        if (chosen) onMove(chosen);
      }}
      onClose={onClose}
    >
      <Box role="radiogroup" aria-label={t('planning:move.days')}>
        {moves.map((move) => {
          const isRefused = isRefusedMove(move);
          return (
            <Box
              component="label"
              key={move.toDay}
              sx={{
                display: 'flex',
                alignItems: 'flex-start',
                gap: 1.5,
                minHeight: TOUCH_TARGET_PIXELS,
                py: 1,
                borderBottom: 1,
                borderColor: 'divider',
                cursor: isRefused ? 'default' : 'pointer',
              }}
            >
              <Box
                component="input"
                type="radio"
                name={name}
                checked={move.toDay === day && !isRefused}
                disabled={isRefused}
                onChange={() => {
                  setDay(move.toDay);
                }}
                sx={{
                  flex: 'none',
                  width: 20,
                  height: 20,
                  m: 0,
                  mt: 0.25,
                  accentColor: 'var(--tasuki-palette-primary-main)',
                }}
              />
              <Box>
                <Typography color={isRefused ? 'textSecondary' : 'textPrimary'}>
                  {formatDayWithWeekday(
                    new Date(dayNumberOf(move.toDay) * DAY_MILLISECONDS),
                    0,
                    dateLocale,
                  )}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {wordsOf(move)}
                </Typography>
              </Box>
            </Box>
          );
        })}
      </Box>
    </ConfirmDialog>
  );
}
