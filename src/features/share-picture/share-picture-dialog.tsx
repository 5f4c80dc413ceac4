import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { use, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activityKindKey, activityRate } from '@tasuki/domain/activities/activity-kind';
import { shownDistanceMeters, type ActivityRow } from '@tasuki/domain/activities/activity-row';
import { TasukiFailure } from '@tasuki/domain/failure-codes';
import { calendarDayOf, dayNumber } from '@tasuki/domain/measures/calendar-day';
import { formatDay } from '@tasuki/domain/measures/format-date';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import type { TrackColumns } from '@tasuki/domain/recordings/recording';
import { hiddenShift, type ShiftWaves } from '@tasuki/domain/recordings/route/hidden-shift';
import { routeOf } from '@tasuki/domain/recordings/route/route';
import {
  HIDDEN_METERS,
  shownRouteLines,
  type HiddenMeters,
} from '@tasuki/domain/recordings/route/shown-route';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { useDateLocale, useMeasureLocale } from '../../platform/locale.ts';
import { saveFile } from '../../platform/save-file.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { CheckRow } from '../../ui/check-row.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { SegmentedChoice } from '../../ui/segmented-choice.tsx';
import { drawPicture, PICTURE_HEIGHT, PICTURE_WIDTH, type PictureWords } from './draw-picture.ts';

interface SharePictureDialogProps {
  row: ActivityRow;
  track: TrackColumns | null;
  /** Shifts of the signed-in account. */
  shiftWaves: Promise<ShiftWaves>;
  onClose: () => void;
}

const FIRST_HIDDEN: HiddenMeters = 500;
/** Half a pixel of the picture for a route of some kilometres. */
const TOLERANCE_METERS = 3;

/** The picture as it will be saved, with how much of the route's ends is left out of it. */
export function SharePictureDialog({ row, track, shiftWaves, onClose }: SharePictureDialogProps) {
  const waves = use(shiftWaves);
  const { t } = useTranslation('activities');
  const locale = useMeasureLocale();
  // In state, since a dialog's content comes after the first effects have run.
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const [hiddenMeters, setHiddenMeters] = useState<HiddenMeters>(FIRST_HIDDEN);
  const [isNamed, setIsNamed] = useState(false);
  const displayName = useSessionStore((session) => session.user?.displayName ?? null);
  const words = usePictureWords(row, isNamed ? displayName : null);
  const route = useMemo(() => track && routeOf(track), [track]);
  const lines = useMemo(() => {
    if (!track || !route) return [];
    const shiftAt = (index: number) =>
      hiddenShift(
        {
          latitudeDegrees: track.latitudeDegrees[index] ?? 0,
          longitudeDegrees: track.longitudeDegrees[index] ?? 0,
        },
        waves,
      );
    return shownRouteLines(route, { hiddenMeters, shiftAt }, TOLERANCE_METERS);
  }, [track, route, hiddenMeters, waves]);
  useEffect(() => {
    const context = canvas?.getContext('2d');
    if (!context) return;
    drawPicture(context, words, lines, getComputedStyle(document.body).fontFamily);
  }, [canvas, words, lines]);
  const saving = useSubmission('make picture', async () => {
    const day = calendarDayOf(dayNumber(row.startedAt, row.utcOffsetMinutes));
    saveFile(`tasuki-${day}.png`, await pictureOf(canvas));
    onClose();
  });
  const distance = (meters: number) => formatMeasure(meters, 'repetitionMeters', locale);
  return (
    <ConfirmDialog
      title={t('activities:picture.title')}
      words={t('activities:picture.save')}
      color="primary"
      maxWidth="sm"
      isBusy={saving.isBusy}
      failureCode={saving.failureCode}
      onConfirm={() => {
        void saving.submit();
      }}
      onClose={onClose}
    >
      <Box
        component="canvas"
        ref={setCanvas}
        role="img"
        aria-label={t('activities:picture.label')}
        width={PICTURE_WIDTH}
        height={PICTURE_HEIGHT}
        sx={{
          justifySelf: 'center',
          width: 260,
          maxWidth: '100%',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      />
      {route && (
        <Box>
          <Typography variant="body2" sx={{ mb: 1 }}>
            {t(lines.length > 0 ? 'activities:picture.hidden' : 'activities:picture.noRoute', {
              distance: distance(hiddenMeters),
            })}
          </Typography>
          <SegmentedChoice
            label={t('activities:picture.hide')}
            value={String(hiddenMeters)}
            options={HIDDEN_METERS.map((meters) => ({
              value: String(meters),
              words: distance(meters),
            }))}
            onChange={(value) => {
              setHiddenMeters(
                HIDDEN_METERS.find((meters) => String(meters) === value) ?? FIRST_HIDDEN,
              );
            }}
          />
        </Box>
      )}
      {displayName !== null && displayName !== '' && (
        <CheckRow
          words={t('activities:picture.name', { name: displayName })}
          isChecked={isNamed}
          onChange={setIsNamed}
        />
      )}
      <Typography variant="caption" color="textSecondary">
        {t('activities:picture.made')}
      </Typography>
    </ConfirmDialog>
  );
}

/** The kind and no title: titles name streets and parks. */
function usePictureWords(row: ActivityRow, name: string | null): PictureWords {
  const { t } = useTranslation(['activities', 'sports']);
  const locale = useMeasureLocale();
  const dates = useDateLocale();
  return useMemo(() => {
    const meters = shownDistanceMeters(row);
    const rate = activityRate(row);
    const time = formatMeasure(row.movingSeconds, 'seconds', locale);
    const isSpeed = rate?.unit === 'metersPerSecond';
    const figures = [
      meters !== null && { name: t('activities:figure.moving'), words: time },
      rate !== null && {
        name: t(isSpeed ? 'activities:figure.speed' : 'activities:figure.pace'),
        words: formatMeasure(rate.value, rate.unit, locale),
      },
    ];
    return {
      title: t(activityKindKey(row)),
      day: formatDay(row.startedAt, row.utcOffsetMinutes, dates),
      main: meters === null ? time : formatMeasure(meters, 'meters', locale),
      figures: figures.filter((figure) => figure !== false),
      name,
    };
  }, [row, name, t, locale, dates]);
}

/** The canvas as a file. It holds pixels alone: no place, no time, no account. */
async function pictureOf(canvas: HTMLCanvasElement | null): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => {
    if (canvas) canvas.toBlob(resolve, 'image/png');
    else resolve(null);
  });
  if (!blob) throw new TasukiFailure('common/unknown');
  return blob;
}
