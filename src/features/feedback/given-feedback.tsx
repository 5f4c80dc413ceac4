import { mdiThumbDownOutline, mdiThumbUpOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isModelKey, modelOf } from '@tasuki/domain/chat/model-registry';
import type { MessageFeedback, ProductFeedback } from '@tasuki/domain/feedback/feedback';
import { formatDay } from '@tasuki/domain/measures/format-date';
import { usePersonNames } from '../../data/accounts/use-person-names.ts';
import { watchMessageFeedback, watchProductFeedback } from '../../data/feedback/feedback.ts';
import { keepOneFeed, useFeedSnapshot, type LiveFeed } from '../../platform/live/live-feed.ts';
import { useDateLocale } from '../../platform/locale.ts';
import { Icon } from '../../ui/icon.tsx';
import { ReadOn } from '../../ui/read-on.tsx';
import { SegmentedChoice } from '../../ui/segmented-choice.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';

interface Dated {
  id: string;
  uid: string;
  updatedAt: Date;
}

function compareNewestFirst(a: Dated, b: Dated): number {
  return b.updatedAt.getTime() - a.updatedAt.getTime() || (a.id < b.id ? 1 : -1);
}

const productFeed = keepOneFeed<ProductFeedback & { createdAt: Date }>(() => ({
  what: 'product feedback',
  watch: watchProductFeedback,
  compareNewestFirst,
}));
const messageFeed = keepOneFeed<MessageFeedback>(() => ({
  what: 'message feedback',
  watch: watchMessageFeedback,
  compareNewestFirst,
}));

const ALL = '';
const SUBJECTS = ['product', 'messages'] as const;
type Subject = (typeof SUBJECTS)[number];

/** Feedback on the product and on the AI's answers, the newest first. For admins. */
export function GivenFeedback() {
  const { t } = useTranslation('feedback');
  const [subject, setSubject] = useState<Subject>('product');
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1, justifyItems: 'start' }}>
      <SegmentedChoice
        label={t('feedback:given.subject')}
        value={subject}
        options={SUBJECTS.map((value) => ({ value, words: t(`feedback:given.${value}`) }))}
        onChange={setSubject}
      />
      {subject === 'product' ? (
        <FeedRows feed={productFeed(ALL)} renderRow={({ text }) => <Words>{text}</Words>} />
      ) : (
        <FeedRows feed={messageFeed(ALL)} renderRow={(given) => <OnMessage given={given} />} />
      )}
    </Box>
  );
}

interface FeedRowsProps<Row extends Dated> {
  feed: LiveFeed<Row>;
  renderRow: (row: Row) => ReactNode;
}

function FeedRows<Row extends Dated & { createdAt: Date | null }>({
  feed,
  renderRow,
}: FeedRowsProps<Row>) {
  const { t } = useTranslation('feedback');
  const dates = useDateLocale();
  const snapshot = useFeedSnapshot(feed);
  const nameOf = usePersonNames(snapshot.rows.map(({ uid }) => uid));
  if (snapshot.state === 'loading') return <LoadingState shape="rows" />;
  if (snapshot.state === 'failed') {
    return (
      <FailedState failureCode={snapshot.failureCode ?? 'common/unknown'} onRetry={feed.retry} />
    );
  }
  return (
    <Box sx={{ width: '100%', maxWidth: 720 }}>
      {snapshot.rows.length === 0 && (
        <Typography role="status" color="textSecondary" sx={{ py: 3 }}>
          {t('feedback:given.empty')}
        </Typography>
      )}
      <Box component="ul" aria-label={t('common:title.adminFeedback')} sx={{ m: 0, p: 0 }}>
        {snapshot.rows.map((row) => (
          <Box
            key={row.id}
            component="li"
            sx={{ listStyle: 'none', borderTop: 1, borderColor: 'divider', py: 1.5 }}
          >
            <Typography component="p" variant="caption" color="textSecondary">
              {nameOf(row.uid)} · {formatDay(row.updatedAt, null, dates)}
            </Typography>
            {renderRow(row)}
          </Box>
        ))}
      </Box>
      {!snapshot.isEverythingRead && (
        <ReadOn
          words={t('feedback:given.older')}
          isReading={snapshot.isReadingOlder}
          failureCode={snapshot.olderFailureCode}
          isAutomatic={false}
          onRead={feed.readOlder}
        />
      )}
    </Box>
  );
}

function Words({ children }: { children: string }) {
  return (
    <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  );
}

/** Feedback on an answer; the conversation itself stays private. */
function OnMessage({ given }: { given: MessageFeedback }) {
  const { t } = useTranslation(['feedback', 'chat']);
  const { rating, reasons, text, answeredBy } = given;
  const answerer = isModelKey(answeredBy)
    ? modelOf(answeredBy).label
    : t('chat:model.embedded.name');
  return (
    <>
      <Typography component="p" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Icon
          path={rating === 'like' ? mdiThumbUpOutline : mdiThumbDownOutline}
          sx={{ fontSize: 20 }}
        />
        {[t(`feedback:given.rating.${rating}`), answerer].join(' · ')}
      </Typography>
      {reasons.length > 0 && (
        <Typography component="p" variant="body2" color="textSecondary">
          {reasons.map((reason) => t(`chat:feedback.reason.${reason}`)).join(' · ')}
        </Typography>
      )}
      {text !== '' && <Words>{text}</Words>}
    </>
  );
}
