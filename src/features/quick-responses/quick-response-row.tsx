import { mdiStar, mdiStarOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatDay, formatRecentDay } from '@tasuki/domain/measures/format-date';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { isAllowed } from '@tasuki/domain/quick-responses/quick-response-actions';
import {
  markQuickResponse,
  type ListedQuickResponse,
} from '../../data/quick-responses/quick-responses.ts';
import { failureCodeOf } from '../../platform/failure-code-of.ts';
import { useDateLocale } from '../../platform/locale.ts';
import { Icon } from '../../ui/icon.tsx';
import { useSnackbar } from '../../ui/snackbar/snackbar.tsx';
import { TOUCH_TARGET_PIXELS } from '../../ui/theme/touch-target.ts';
import { ArchiveDialog } from './archive-dialog.tsx';
import { QuickResponseMenu } from './quick-response-menu.tsx';
import { STATUS_ICONS } from './status-icons.ts';
import { useStatusChange } from './use-status-change.ts';

interface QuickResponseRowProps {
  coachId: string;
  response: ListedQuickResponse;
  isFull: boolean;
}

/** One quick response: its mark, its words, how it stands, and what may be done with it. */
export function QuickResponseRow({ coachId, response, isFull }: QuickResponseRowProps) {
  const { t } = useTranslation('quickResponses');
  const [isAsking, setIsAsking] = useState(false);
  const { submit } = useStatusChange(coachId, response.id);
  const { name, content, status } = response;
  const isMarkable = isAllowed('mark', status);
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5, py: 1 }}>
      {isMarkable && <FavoriteButton coachId={coachId} response={response} />}
      <Box sx={{ flex: 1, minWidth: 0, pt: 1 }}>
        <Typography
          component={Link}
          to={routePath('editQuickResponse', { templateId: response.id })}
          sx={{
            display: 'block',
            fontWeight: 600,
            color: 'text.primary',
            textDecoration: 'none',
            overflowWrap: 'anywhere',
            '&:hover': { textDecoration: 'underline' },
          }}
        >
          {name}
        </Typography>
        <Typography
          variant="body2"
          sx={{
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 2,
            overflow: 'hidden',
            overflowWrap: 'anywhere',
          }}
        >
          {content}
        </Typography>
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, mt: 0.5 }}
        >
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
            <Icon path={STATUS_ICONS[status]} sx={{ fontSize: 18 }} />
            {t(`quickResponses:status.${status}`)}
          </Box>
          <LastUse response={response} />
        </Typography>
      </Box>
      <QuickResponseMenu
        response={response}
        isFull={isFull}
        onChoose={(action) => {
          if (action === 'archive') setIsAsking(true);
          else void submit(action);
        }}
      />
      {isAsking && (
        <ArchiveDialog
          coachId={coachId}
          response={response}
          onClose={() => {
            setIsAsking(false);
          }}
        />
      )}
    </Box>
  );
}

function LastUse({ response: { lastUsedAt } }: Pick<QuickResponseRowProps, 'response'>) {
  const { t } = useTranslation('quickResponses');
  const dates = useDateLocale();
  const [now] = useState(() => new Date());
  if (lastUsedAt === null) return <span>{t('quickResponses:neverUsed')}</span>;
  const day =
    formatRecentDay(lastUsedAt, null, now, dates.language) ?? formatDay(lastUsedAt, null, dates);
  return <span>{t('quickResponses:lastUsed', { day })}</span>;
}

function FavoriteButton({ coachId, response }: Omit<QuickResponseRowProps, 'isFull'>) {
  const { t } = useTranslation(['quickResponses', 'failures']);
  const announce = useSnackbar();
  const { id, name, isFavorite } = response;
  return (
    <IconButton
      aria-label={t('quickResponses:favorite', { name })}
      aria-pressed={isFavorite}
      onClick={() => {
        // The list shows it at once, and takes it back where the server refuses it.
        markQuickResponse(coachId, id, !isFavorite).catch((cause: unknown) => {
          announce(t(`failures:${failureCodeOf(cause)}`));
        });
      }}
      sx={{
        width: TOUCH_TARGET_PIXELS,
        height: TOUCH_TARGET_PIXELS,
        ml: -1.5,
        color: isFavorite ? 'warning.main' : 'text.secondary',
      }}
    >
      <Icon path={isFavorite ? mdiStar : mdiStarOutline} />
    </IconButton>
  );
}
