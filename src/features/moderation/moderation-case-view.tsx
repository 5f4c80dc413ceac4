import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ModerationAct } from '@tasuki/domain/chat/moderation/moderation-acts';
import type { ModerationRow } from '@tasuki/domain/chat/moderation/moderation-calls';
import { formatDay } from '@tasuki/domain/measures/format-date';
import { asRecentAdmin, doAdminAct } from '../../data/accounts/admin-acts.ts';
import { decideModeration } from '../../data/chat/moderation.ts';
import { failureCodeOf } from '../../platform/failure-code-of.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { useDateLocale } from '../../platform/locale.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { useSnackbar } from '../../ui/snackbar/snackbar.tsx';
import { TOUCH_TARGET_PIXELS } from '../../ui/theme/touch-target.ts';

/** An admin's actions here; the last acts on the account, by an act of its own. */
type Act = ModerationAct | 'disable-account';
const ASKED_FIRST = ['hide-message', 'warn-author', 'disable-account'] as const;

interface ModerationCaseViewProps {
  row: ModerationRow;
  authorName: string;
  /** Called when the case waits no more. */
  onSettled: () => void;
  /** Called when the case is another one than the admin has read. */
  onReadAnew: () => void;
}

/** One message that was flagged or reported: why, its words with a few before it, and what can be done. */
export function ModerationCaseView(props: ModerationCaseViewProps) {
  const { row, authorName, onSettled, onReadAnew } = props;
  const { t } = useTranslation(['people', 'chat']);
  const dates = useDateLocale();
  const announce = useSnackbar();
  const { pathname, search } = useLocation();
  const titleId = useId();
  const [asked, setAsked] = useState<Act | null>(null);
  const deciding = useSubmission('decide moderation', async (act: Act) => {
    try {
      if (act === 'disable-account') {
        const details = { applicationUpdatedAt: null, reason: '' };
        return await doAdminAct(act, row.authorUid, details, pathname + search);
      }
      return await asRecentAdmin(async () => decideModeration(row, act), pathname + search);
    } catch (cause) {
      if (failureCodeOf(cause) === 'moderation/case-changed') {
        announce(t('people:moderation.changed'));
        setAsked(null);
        onReadAnew();
        return false;
      }
      throw cause;
    }
  });
  const decide = async (act: Act) => {
    if (!(await deciding.submit(act))) return;
    announce(t(`people:moderation.act.${act}.done`, { name: authorName }));
    setAsked(null);
    if (act === 'dismiss-report' || act === 'hide-message') onSettled();
    else if (act === 'warn-author') onReadAnew();
  };
  return (
    <Box
      component="article"
      aria-labelledby={titleId}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1.5, p: 2, display: 'grid', gap: 1.5 }}
    >
      <Box>
        <Typography
          id={titleId}
          component="h2"
          variant="subtitle1"
          sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}
        >
          {authorName}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="p">
          {formatDay(new Date(row.openedAt), null, dates)}
          {row.correctionBy !== null && ` · ${t('people:moderation.correction')}`}
          {row.isEdited && ` · ${t('people:moderation.edited')}`}
          {row.warnedAt !== null && ` · ${t('people:moderation.warned')}`}
        </Typography>
      </Box>
      <Why row={row} />
      <Words row={row} />
      {row.reports.some(({ text }) => text !== '') && <ReportedWords row={row} />}
      {asked === null && <FailureAlert failureCode={deciding.failureCode} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          color="secondary"
          loading={deciding.isBusy && asked === null}
          sx={{ minHeight: TOUCH_TARGET_PIXELS }}
          onClick={() => void decide('dismiss-report')}
        >
          {t('people:moderation.act.dismiss-report.action')}
        </Button>
        {ASKED_FIRST.filter(
          (act) =>
            (act !== 'warn-author' || row.warnedAt === null) &&
            (act !== 'hide-message' || row.text !== null),
        ).map((act) => (
          <Button
            key={act}
            color="error"
            disabled={deciding.isBusy}
            sx={{ minHeight: TOUCH_TARGET_PIXELS }}
            onClick={() => {
              setAsked(act);
            }}
          >
            {t(`people:moderation.act.${act}.action`)}
          </Button>
        ))}
      </Box>
      {asked !== null && asked !== 'dismiss-report' && (
        <ConfirmDialog
          title={t(`people:moderation.act.${asked}.question`, { name: authorName })}
          words={t(`people:moderation.act.${asked}.action`)}
          isBusy={deciding.isBusy}
          failureCode={deciding.failureCode}
          onClose={() => {
            setAsked(null);
          }}
          onConfirm={() => void decide(asked)}
        >
          <Typography variant="body2">{t(`people:moderation.act.${asked}.text`)}</Typography>
        </ConfirmDialog>
      )}
    </Box>
  );
}

function Why({ row }: { row: ModerationRow }) {
  const { t } = useTranslation(['people', 'chat']);
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0 }}>
      {row.flags.map((flag) => (
        <Box key={flag} component="li" sx={{ listStyle: 'none' }}>
          <Chip
            size="small"
            variant="outlined"
            label={t('people:moderation.flag', { reason: t(`chat:report.reason.${flag}`) })}
          />
        </Box>
      ))}
      {row.reasons.map((reason) => (
        <Box key={reason} component="li" sx={{ listStyle: 'none' }}>
          <Chip size="small" label={t(`chat:report.reason.${reason}`)} />
        </Box>
      ))}
      {row.reportCount > 0 && (
        <Typography component="li" variant="body2" sx={{ listStyle: 'none', alignSelf: 'center' }}>
          {t('people:moderation.reports', { count: row.reportCount })}
        </Typography>
      )}
    </Box>
  );
}

function Words({ row }: { row: ModerationRow }) {
  const { t } = useTranslation('people');
  return (
    <Box sx={{ display: 'grid', gap: 0.75 }}>
      {row.context.map(({ from, text }, index) => (
        <Typography
          key={index}
          variant="body2"
          color="textSecondary"
          dir="auto"
          sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {t(`people:moderation.from.${from}`)}: {text}
        </Typography>
      ))}
      <Box sx={{ borderLeft: 4, borderColor: 'warning.main', pl: 1.5 }}>
        {row.text === null ? (
          <Typography color="textSecondary">{t('people:moderation.gone')}</Typography>
        ) : (
          <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {row.text}
          </Typography>
        )}
        {row.earlierText !== null && (
          <Typography
            variant="body2"
            color="textSecondary"
            dir="auto"
            sx={{ mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          >
            {t('people:moderation.earlierWords')}: {row.earlierText}
          </Typography>
        )}
        {(row.shownTitle ?? null) !== null && (
          <Typography
            variant="body2"
            color="textSecondary"
            dir="auto"
            sx={{ mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
          >
            {t('people:moderation.shownTitle')}: {row.shownTitle}
          </Typography>
        )}
        {row.fileCount > 0 && (
          <Typography variant="caption" color="textSecondary" component="p">
            {t('people:moderation.files', { count: row.fileCount })}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

function ReportedWords({ row }: { row: ModerationRow }) {
  const { t } = useTranslation('people');
  return (
    <Box component="section" aria-label={t('people:moderation.reportedWords')}>
      <Typography variant="caption" color="textSecondary" component="h3">
        {t('people:moderation.reportedWords')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0 }}>
        {row.reports
          .filter(({ text }) => text !== '')
          .map(({ text }, index) => (
            <Typography
              key={index}
              component="li"
              variant="body2"
              dir="auto"
              sx={{ listStyle: 'none', overflowWrap: 'anywhere' }}
            >
              {text}
            </Typography>
          ))}
      </Box>
    </Box>
  );
}
