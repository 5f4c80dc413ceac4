import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import {
  activityKindKey,
  activityRate,
  activityTitle,
} from '@tasuki/domain/activities/activity-kind';
import { shownDistanceMeters, type ActivityRow } from '@tasuki/domain/activities/activity-row';
import { whyWithheld } from '@tasuki/domain/chat/embedded/embedded-activity';
import { formatDayWithWeekday } from '@tasuki/domain/measures/format-date';
import { formatMeasure } from '@tasuki/domain/measures/format-measure';
import { useFeedSnapshot } from '../../../platform/live/live-feed.ts';
import { useDateLocale, useMeasureLocale } from '../../../platform/locale.ts';
import { ReadOn } from '../../../ui/read-on.tsx';
import { SportIcon } from '../../../ui/sport-icon.tsx';
import { FailedState } from '../../../ui/states/failed-state.tsx';
import { LoadingState } from '../../../ui/states/loading-state.tsx';
import { activitiesToShow } from './activities-to-show.ts';

interface ActivityChoicesProps {
  uid: string;
  runnerUid: string;
  /** Other people will see it; then only what they may see can be chosen. */
  isForOthers: boolean;
  onChoose: (row: ActivityRow) => void;
}

/** Activities, newest first, each a button. */
export function ActivityChoices(props: ActivityChoicesProps) {
  const { uid, runnerUid, isForOthers, onChoose } = props;
  const { t } = useTranslation('chat');
  const feed = activitiesToShow(uid, runnerUid);
  const snapshot = useFeedSnapshot(feed);
  const rows = snapshot.rows.filter(
    ({ isTransition, isPurged, duplicateOf }) =>
      !isTransition && isPurged !== true && duplicateOf === null,
  );
  if (snapshot.state === 'loading') return <LoadingState shape="rows" />;
  if (snapshot.state === 'failed') {
    return snapshot.failureCode === 'common/permission-denied' ? (
      <Typography role="status">{t('chat:embedded.pick.notShared')}</Typography>
    ) : (
      <FailedState failureCode={snapshot.failureCode ?? 'common/unknown'} onRetry={feed.retry} />
    );
  }
  return (
    <>
      {rows.length === 0 && snapshot.isEverythingRead && (
        <Typography role="status">{t('chat:embedded.pick.none')}</Typography>
      )}
      <Box component="ol" aria-label={t('chat:embedded.pick.title')} sx={{ m: 0, p: 0 }}>
        {rows.map((row) => (
          <Box
            key={row.id}
            component="li"
            sx={{
              listStyle: 'none',
              '& + &': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            <Choice row={row} isForOthers={isForOthers} onChoose={onChoose} />
          </Box>
        ))}
      </Box>
      {!snapshot.isEverythingRead && (
        <ReadOn
          words={t('chat:embedded.pick.older')}
          isReading={snapshot.isReadingOlder}
          failureCode={snapshot.olderFailureCode}
          isAutomatic={false}
          onRead={feed.readOlder}
        />
      )}
    </>
  );
}

interface ChoiceProps extends Pick<ActivityChoicesProps, 'isForOthers' | 'onChoose'> {
  row: ActivityRow;
}

function Choice({ row, isForOthers, onChoose }: ChoiceProps) {
  const { t } = useTranslation(['chat', 'sports']);
  const measures = useMeasureLocale();
  const dates = useDateLocale();
  const withheld = isForOthers ? whyWithheld(row, { isShared: true }) : null;
  const distanceMeters = shownDistanceMeters(row);
  const rate = activityRate(row);
  return (
    <ButtonBase
      disabled={withheld !== null}
      onClick={() => {
        onChoose(row);
      }}
      sx={{
        display: 'flex',
        justifyContent: 'flex-start',
        gap: 1.5,
        width: '100%',
        minHeight: 60,
        px: 1,
        py: 1,
        borderRadius: 1,
        textAlign: 'start',
        '&:hover, &:focus-visible': { bgcolor: 'quiet.ground' },
        '&:focus-visible': { outline: '2px solid', outlineColor: 'secondary.main' },
      }}
    >
      <SportIcon sport={row.sport} sx={{ color: 'text.secondary' }} />
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          component="span"
          variant="subtitle2"
          dir="auto"
          color={withheld === null ? 'textPrimary' : 'textSecondary'}
          sx={{ display: 'block', fontWeight: 650, overflowWrap: 'anywhere' }}
        >
          {activityTitle(row) ?? t(activityKindKey(row))}
        </Typography>
        <Typography component="span" variant="caption" color="textSecondary">
          {formatDayWithWeekday(row.startedAt, row.utcOffsetMinutes, dates)}
          {(withheld === 'source' || withheld === 'hidden') &&
            ` · ${t(`chat:embedded.pick.withheld.${withheld}`)}`}
        </Typography>
      </Box>
      <Box component="span" sx={{ textAlign: 'end', whiteSpace: 'nowrap' }}>
        <Typography component="span" variant="subtitle2" sx={{ display: 'block' }}>
          {distanceMeters !== null
            ? formatMeasure(distanceMeters, 'meters', measures)
            : formatMeasure(row.movingSeconds, 'seconds', measures)}
        </Typography>
        {rate && (
          <Typography component="span" variant="caption" color="textSecondary">
            {formatMeasure(rate.value, rate.unit, measures)}
          </Typography>
        )}
      </Box>
    </ButtonBase>
  );
}
