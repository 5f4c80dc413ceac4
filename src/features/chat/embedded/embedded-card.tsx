import { mdiChevronRight, mdiEyeOffOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { activityKindKey } from '@tasuki/domain/activities/activity-kind';
import type {
  EmbeddedActivity,
  WithheldReason,
} from '@tasuki/domain/chat/embedded/embedded-activity';
import { formatDayWithWeekday } from '@tasuki/domain/measures/format-date';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { useDateLocale } from '../../../platform/locale.ts';
import { useIsOnline } from '../../../platform/online.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SportIcon } from '../../../ui/sport-icon.tsx';
import { TOUCH_TARGET_PIXELS } from '../../../ui/theme/touch-target.ts';
import { CARD_MARGIN, CARD_PIXELS } from './card-room.tsx';
import { EmbeddedFigures } from './embedded-figures.tsx';
import { askForEmbedded, useEmbeddedAnswer } from './embedded-answers.ts';

interface EmbeddedCardProps {
  /** The reader. */
  uid: string;
  place: { topicId: string; messageId: string };
  /** In a group, members have no page of each other's activities. */
  isGroup: boolean;
}

const CARD = {
  width: 'min(100%, 400px)',
  minWidth: 'min(100%, 260px)',
  my: CARD_MARGIN,
  px: 1.5,
  py: 1.25,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'quiet.line',
  borderRadius: 1,
} as const;

/** The activity that a message shows, as the reader may see it now; or why there is nothing to see. */
export default function EmbeddedCard({ uid, place, isGroup }: EmbeddedCardProps) {
  const { t } = useTranslation(['chat', 'failures']);
  const { topicId, messageId } = place;
  const isOnline = useIsOnline();
  const known = useEmbeddedAnswer(messageId);
  useEffect(() => {
    askForEmbedded(topicId, messageId);
  }, [topicId, messageId, isOnline]);
  const answer = known?.answer ?? null;
  if (answer?.activity) {
    return (
      <Shown
        activity={answer.activity}
        isOwn={answer.activity.runnerUid === uid}
        isGroup={isGroup}
        withheld={answer.withheld}
      />
    );
  }
  if (known?.state === 'failed') {
    return (
      <Box sx={CARD}>
        <Typography role="status" variant="body2">
          {t('chat:embedded.failed')} {t(`failures:${known.failureCode ?? 'common/unknown'}`)}
        </Typography>
        <Button
          size="small"
          color="secondary"
          sx={{ ml: -0.75, minHeight: TOUCH_TARGET_PIXELS }}
          onClick={() => {
            askForEmbedded(topicId, messageId);
          }}
        >
          {t('chat:embedded.retry')}
        </Button>
      </Box>
    );
  }
  if (known?.state !== 'known') {
    return (
      <Box sx={{ ...CARD, minHeight: CARD_PIXELS }}>
        <Typography variant="body2" color="textSecondary">
          {t('chat:embedded.loading')}
        </Typography>
      </Box>
    );
  }
  return (
    <Box sx={CARD}>
      <Why words={t(`chat:embedded.withheld.${answer?.withheld ?? 'gone'}`)} />
    </Box>
  );
}

interface ShownProps {
  activity: EmbeddedActivity;
  isOwn: boolean;
  isGroup: boolean;
  withheld: WithheldReason | null;
}

function Shown({ activity, isOwn, isGroup, withheld }: ShownProps) {
  const { t } = useTranslation(['chat', 'sports']);
  const dates = useDateLocale();
  const { id, runnerUid, startedAt, utcOffsetMinutes } = activity;
  const address = isOwn
    ? routePath('activity', { activityId: id })
    : isGroup
      ? null
      : routePath('coachActivity', { runnerUid, activityId: id });
  const head = (
    <>
      <SportIcon sport={activity.sport} sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography
          component="p"
          variant="subtitle2"
          dir="auto"
          sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}
        >
          {activity.title ?? t(activityKindKey(activity))}
        </Typography>
        <Typography component="p" variant="caption" color="textSecondary">
          {formatDayWithWeekday(new Date(startedAt), utcOffsetMinutes, dates)}
        </Typography>
      </Box>
      {address !== null && <Icon path={mdiChevronRight} color="action" />}
    </>
  );
  const headLook = {
    display: 'flex',
    alignItems: 'center',
    gap: 1.25,
    minHeight: TOUCH_TARGET_PIXELS,
    color: 'inherit',
    textDecoration: 'none',
  } as const;
  return (
    <Box component="section" aria-label={t('chat:embedded.label')} sx={CARD}>
      {address === null ? (
        <Box sx={headLook}>{head}</Box>
      ) : (
        <Box component={Link} to={address} sx={headLook}>
          {head}
        </Box>
      )}
      <EmbeddedFigures activity={activity} />
      {withheld !== null && withheld !== 'gone' && withheld !== 'cameLater' && (
        <Box sx={{ mt: 1 }}>
          <Why words={t(`chat:embedded.onlyYou.${withheld}`)} />
        </Box>
      )}
    </Box>
  );
}

/** Why nobody else sees it, or why the reader does not. */
function Why({ words }: { words: string }) {
  return (
    <Typography
      component="p"
      variant="body2"
      color="textSecondary"
      sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}
    >
      <Icon path={mdiEyeOffOutline} sx={{ fontSize: 20, mt: '0.1em' }} />
      {words}
    </Typography>
  );
}
