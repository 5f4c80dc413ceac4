import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModerationRow } from '@tasuki/domain/chat/moderation/moderation-calls';
import { usePersonNames } from '../../data/accounts/use-person-names.ts';
import { readModerationCases } from '../../data/chat/moderation.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import { ReadOn } from '../../ui/read-on.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { ModerationCaseView } from './moderation-case-view.tsx';

interface CasePage {
  cases: ModerationRow[];
  isLast: boolean;
}

/** Flagged and reported messages that wait for an admin, the newest first. */
export function ModerationQueue() {
  const [version, setVersion] = useState(0);
  const first = useLiveQuery<CasePage>({
    key: `moderation/${version}`,
    load: () => readModerationCases(null),
  });
  if (first.state === 'loading') return <LoadingState shape="rows" />;
  if (first.state === 'failed') {
    return <FailedState failureCode={first.failureCode} onRetry={first.retry} />;
  }
  return (
    <Cases
      key={version}
      first={first.data}
      onReadAnew={() => {
        setVersion(version + 1);
      }}
    />
  );
}

/** @param first the newest page */
function Cases({ first, onReadAnew }: { first: CasePage; onReadAnew: () => void }) {
  const { t } = useTranslation('people');
  const [older, setOlder] = useState<CasePage | null>(null);
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const read = [...first.cases, ...(older?.cases ?? [])];
  const rows = read.filter(({ id }) => !decided.has(id));
  const nameOf = usePersonNames(rows.map(({ authorUid }) => authorUid));
  const readingOn = useSubmission('read moderation', async () => {
    const page = await readModerationCases(read.at(-1) ?? null);
    setOlder({ cases: [...(older?.cases ?? []), ...page.cases], isLast: page.isLast });
  });
  const isLast = older?.isLast ?? first.isLast;
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1, maxWidth: 760 }}>
      <Typography variant="body2" color="textSecondary">
        {t('people:moderation.intro')}
      </Typography>
      {rows.length === 0 && isLast && (
        <Typography role="status">{t('people:moderation.empty')}</Typography>
      )}
      {rows.map((row) => (
        <ModerationCaseView
          key={row.id}
          row={row}
          authorName={nameOf(row.authorUid)}
          onSettled={() => {
            setDecided((before) => new Set(before).add(row.id));
          }}
          onReadAnew={onReadAnew}
        />
      ))}
      {!isLast && (
        <ReadOn
          words={t('people:moderation.more')}
          isReading={readingOn.isBusy}
          failureCode={readingOn.failureCode}
          isAutomatic={false}
          onRead={() => void readingOn.submit()}
        />
      )}
    </Box>
  );
}
