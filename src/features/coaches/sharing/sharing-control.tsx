import { mdiEyeOffOutline, mdiEyeOutline, mdiMessageTextOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { coachTopicId } from '@tasuki/domain/chat/topic';
import { formatDay } from '@tasuki/domain/measures/format-date';
import type { CoachLink } from '@tasuki/domain/coaches/coach';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { isSharing, sharesMemories } from '@tasuki/domain/coaches/coach-sharing';
import { shareWithCoach, stopSharingWithCoach } from '../../../data/coaches/coach-sharing.ts';
import { loadCatalogues } from '../../../platform/i18n.ts';
import { useDateLocale } from '../../../platform/locale.ts';
import { useSubmission, type Submission } from '../../../platform/forms/use-submission.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useSnackbar } from '../../../ui/snackbar/snackbar.tsx';
import { TOUCH_TARGET_PIXELS } from '../../../ui/theme/touch-target.ts';
import { SharingDialog } from './sharing-dialog.tsx';
import { SharedParts } from './sharing-terms.tsx';

/** Fetched when it is asked: it knows what the runner pays. */
const EndQuestion = lazy(async () => {
  const [question] = await Promise.all([import('./end-question.tsx'), loadCatalogues(['billing'])]);
  return { default: question.EndQuestion };
});

interface SharingControlProps {
  link: CoachLink;
  /** Name of the coach. */
  name: string;
}

type Asked = 'share' | 'end';

/** Whether a human coach reads the runner's data, and how that is changed or ended. */
export function SharingControl({ link, name }: SharingControlProps) {
  const { t } = useTranslation('coaches');
  const [asked, setAsked] = useState<Asked | null>(null);
  const stopping = useSubmission('stop sharing with coach', stopSharingWithCoach);
  const close = () => {
    setAsked(null);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <SharingState link={link} name={name} />
      {isSharing(link) && (
        <Disclosure words={t('coaches:sharing.what', { name })}>
          <SharedParts name={name} without={sharesMemories(link) ? [] : ['memories']} />
          <Typography variant="body2" sx={{ mt: 1 }}>
            {t('coaches:sharing.terms.never', { name })}
          </Typography>
        </Disclosure>
      )}
      {isSharing(link) && !sharesMemories(link) && (
        <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
          <Typography variant="body2" color="textSecondary">
            {t('coaches:sharing.withoutMemories', { name })}
          </Typography>
          <Button
            size="small"
            color="secondary"
            sx={{ minHeight: TOUCH_TARGET_PIXELS }}
            onClick={() => {
              setAsked('share');
            }}
          >
            {t('coaches:sharing.shareMemories')}
          </Button>
        </Box>
      )}
      <FailureAlert failureCode={stopping.failureCode} />
      <SharingActions link={link} name={name} stopping={stopping} onAsk={setAsked} />
      {asked === 'share' && <ShareQuestion link={link} name={name} onClose={close} />}
      {asked === 'end' && (
        <Suspense>
          <EndQuestion link={link} name={name} onClose={close} />
        </Suspense>
      )}
    </Box>
  );
}

function SharingState({ link, name }: SharingControlProps) {
  const { t } = useTranslation('coaches');
  const dates = useDateLocale();
  const isOn = isSharing(link);
  return (
    <Typography variant="body2" sx={{ display: 'flex', gap: 1 }}>
      <Icon path={isOn ? mdiEyeOutline : mdiEyeOffOutline} sx={{ fontSize: 20, mt: 0.25 }} />
      {isOn && link.consentedAt
        ? t('coaches:sharing.on', { name, date: formatDay(link.consentedAt, null, dates) })
        : t('coaches:sharing.off', { name })}
    </Typography>
  );
}

interface SharingActionsProps extends SharingControlProps {
  stopping: Submission<CoachLink>;
  onAsk: (asked: Asked) => void;
}

function SharingActions({ link, name, stopping, onAsk }: SharingActionsProps) {
  const { t } = useTranslation('coaches');
  const announce = useSnackbar();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        component={Link}
        to={routePath('topicChat', { topicId: coachTopicId(link.runnerUid, link.coachId) })}
        size="small"
        variant="contained"
        startIcon={<Icon path={mdiMessageTextOutline} />}
        sx={{ minHeight: TOUCH_TARGET_PIXELS }}
      >
        {t('coaches:write')}
      </Button>
      {isSharing(link) ? (
        <Button
          size="small"
          variant="outlined"
          color="secondary"
          loading={stopping.isBusy}
          sx={{ minHeight: TOUCH_TARGET_PIXELS }}
          onClick={() => {
            void stopping.submit(link).then((isDone) => {
              if (isDone) announce(t('coaches:sharing.stopped', { name }));
            });
          }}
        >
          {t('coaches:sharing.stop')}
        </Button>
      ) : (
        <Button
          size="small"
          variant="outlined"
          color="secondary"
          sx={{ minHeight: TOUCH_TARGET_PIXELS }}
          onClick={() => {
            onAsk('share');
          }}
        >
          {t('coaches:sharing.share')}
        </Button>
      )}
      <Button
        size="small"
        color="secondary"
        sx={{ minHeight: TOUCH_TARGET_PIXELS }}
        onClick={() => {
          onAsk('end');
        }}
      >
        {t('coaches:sharing.end.button')}
      </Button>
    </Box>
  );
}

interface QuestionProps extends SharingControlProps {
  onClose: () => void;
}

function ShareQuestion({ link, name, onClose }: QuestionProps) {
  const { t } = useTranslation('coaches');
  const announce = useSnackbar();
  const sharing = useSubmission('share with coach', shareWithCoach);
  return (
    <SharingDialog
      title={t('coaches:sharing.asking.title', { name })}
      name={name}
      words={t('coaches:sharing.asking.confirm')}
      isBusy={sharing.isBusy}
      failureCode={sharing.failureCode}
      onClose={onClose}
      onConfirm={() => {
        void sharing.submit(link).then((isDone) => {
          if (!isDone) return;
          onClose();
          announce(t('coaches:sharing.shared', { name }));
        });
      }}
    />
  );
}
