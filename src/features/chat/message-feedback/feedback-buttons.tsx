import { mdiThumbDown, mdiThumbDownOutline, mdiThumbUp, mdiThumbUpOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  FEEDBACK_RATINGS,
  type FeedbackRating,
  type MessageFeedback,
} from '@tasuki/domain/feedback/feedback';
import { Icon } from '../../../ui/icon.tsx';
import type { FeedbackPlace } from './feedback-dialog.tsx';
import { PagePart } from '../parts/page-part.tsx';

const FeedbackDialog = lazy(async () => ({
  default: (await import('./feedback-dialog.tsx')).FeedbackDialog,
}));

const ICONS = {
  like: { rest: mdiThumbUpOutline, given: mdiThumbUp },
  dislike: { rest: mdiThumbDownOutline, given: mdiThumbDown },
} as const;

interface FeedbackButtonsProps {
  place: FeedbackPlace;
  /** The reader's earlier feedback; null = none. */
  given: MessageFeedback | null;
}

/** Like and dislike of one answer; what was given stays marked and can be changed. */
export function FeedbackButtons({ place, given }: FeedbackButtonsProps) {
  const { t } = useTranslation('chat');
  const [rating, setRating] = useState<FeedbackRating | null>(null);
  return (
    <Box role="group" aria-label={t('chat:feedback.label')} sx={{ display: 'flex', ml: -1.5 }}>
      {FEEDBACK_RATINGS.map((one) => {
        const isGiven = given?.rating === one;
        return (
          <IconButton
            key={one}
            aria-label={t(`chat:feedback.${one}`)}
            aria-pressed={isGiven}
            aria-haspopup="dialog"
            onClick={() => {
              setRating(one);
            }}
            sx={{ color: isGiven ? 'secondary.main' : 'text.secondary' }}
          >
            <Icon path={isGiven ? ICONS[one].given : ICONS[one].rest} sx={{ fontSize: 18 }} />
          </IconButton>
        );
      })}
      {rating && (
        <PagePart>
          <FeedbackDialog
            place={place}
            given={given}
            rating={rating}
            onClose={() => {
              setRating(null);
            }}
          />
        </PagePart>
      )}
    </Box>
  );
}
