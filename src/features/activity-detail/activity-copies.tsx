import { mdiContentDuplicate } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ActivityRow } from '@tasuki/domain/activities/activity-row';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { saveActivityFields } from '../../data/activities/activities.ts';
import { chooseMainActivity } from '../../data/activities/activity-functions.ts';
import { useActivityCopies, useActivity } from '../../data/activities/activity-queries.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { CheckRow } from '../../ui/check-row.tsx';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { Icon } from '../../ui/icon.tsx';
import { touchTarget } from '../../ui/theme/touch-target.ts';

interface ActivityCopiesProps {
  uid: string;
  row: ActivityRow;
}

/** The other recordings of the same activity: where they are, and which is the main one. */
export function ActivityCopies({ uid, row }: ActivityCopiesProps) {
  return row.duplicateOf === null ? (
    <CopiesOfMain uid={uid} mainId={row.id} />
  ) : (
    <Copy uid={uid} row={row} mainId={row.duplicateOf} />
  );
}

function CopiesOfMain({ uid, mainId }: { uid: string; mainId: string }) {
  const copies = useActivityCopies(uid, mainId);
  // The page is complete without them.
  if (copies.state !== 'ready') return null;
  return (
    <>
      {copies.data.map((copy) => (
        <CopyLink key={copy.id} row={copy} wordsKey="alsoFrom" />
      ))}
    </>
  );
}

interface CopyProps extends ActivityCopiesProps {
  mainId: string;
}

function Copy({ uid, row, mainId }: CopyProps) {
  const { t } = useTranslation('activities');
  const main = useActivity(uid, mainId);
  const choosing = useSubmission('choose main activity', chooseMainActivity);
  // Else the coach would have nothing to say of this run.
  const mayBeMain =
    row.policy.analyse || (main.state === 'ready' && main.data?.policy.analyse === false);
  const [pressed, setPressed] = useState<boolean | null>(null);
  const listing = useSubmission('list duplicate', async (isDuplicateShown: boolean) =>
    saveActivityFields(uid, row.id, { isDuplicateShown }),
  );
  const list = async (isShown: boolean) => {
    setPressed(isShown);
    await listing.submit(isShown);
    setPressed(null);
  };
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', mt: 1 }}>
      <Typography variant="body2" color="textSecondary">
        {t('activities:copy.text')}
      </Typography>
      {main.state === 'ready' && main.data && <CopyLink row={main.data} wordsKey="mainFrom" />}
      {mayBeMain && (
        <Button
          size="small"
          variant="outlined"
          color="secondary"
          loading={choosing.isBusy}
          onClick={() => void choosing.submit(row.id)}
        >
          {t('activities:copy.makeMain')}
        </Button>
      )}
      <CheckRow
        words={t('activities:copy.list')}
        isChecked={pressed ?? row.isDuplicateShown === true}
        onChange={(isShown) => void list(isShown)}
      />
      <FailureAlert failureCode={choosing.failureCode ?? listing.failureCode} />
    </Box>
  );
}

function CopyLink({ row, wordsKey }: { row: ActivityRow; wordsKey: 'alsoFrom' | 'mainFrom' }) {
  const { t } = useTranslation('activities');
  const sources = row.sources.map((source) => t(`activities:source.${source}`));
  return (
    <MuiLink
      component={Link}
      to={routePath('activity', { activityId: row.id })}
      variant="body2"
      sx={{ ...touchTarget, gap: 0.75 }}
    >
      <Icon path={mdiContentDuplicate} sx={{ fontSize: 18 }} />
      {t(`activities:copy.${wordsKey}`, { sources })}
    </MuiLink>
  );
}
