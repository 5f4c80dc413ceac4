import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { InboxEntry, InboxRole } from '@tasuki/domain/chat/inbox-entry';
import type { MessageHit } from '@tasuki/domain/chat/search/message-search';
import { formatDay } from '@tasuki/domain/measures/format-date';
import { findEntries, readEntries, type FoundEntries } from '../../data/chat/inbox-search.ts';
import { searchOwnMessages } from '../../data/chat/own-messages.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { useLiveQuery } from '../../platform/live/live-query.ts';
import { useDateLocale } from '../../platform/locale.ts';
import { ReadOn } from '../../ui/read-on.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { MessageHitRow } from './message-hit-row.tsx';
import { TopicRow } from './topic-row.tsx';

interface SearchProps {
  uid: string;
  role: InboxRole;
  term: string;
}

/** The found conversations by their names, then the person's own messages. */
export default function SearchResults({
  selectedId,
  ...search
}: SearchProps & { selectedId: string | null }) {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <FoundTopics {...search} selectedId={selectedId} />
      <FoundMessages {...search} />
    </Box>
  );
}

function FoundTopics({ uid, role, term, selectedId }: SearchProps & { selectedId: string | null }) {
  const { t } = useTranslation('chat');
  const found = useLiveQuery<FoundEntries>({
    key: `search/topics/${role}/${uid}/${term}`,
    load: () => findEntries({ uid, role }, term),
  });
  return (
    <Results title={t('chat:search.topics')}>
      {found.state === 'loading' && <LoadingState shape="rows" />}
      {found.state === 'failed' && (
        <FailedState failureCode={found.failureCode} onRetry={found.retry} />
      )}
      {found.state === 'ready' && (
        <>
          {found.data.entries.length === 0 && <Nothing words={t('chat:search.noTopics')} />}
          <Rows>
            {found.data.entries.map((entry) => (
              <TopicRow
                key={entry.id}
                uid={uid}
                entry={entry}
                isSelected={entry.id === selectedId}
              />
            ))}
          </Rows>
          {found.data.isCut && <Nothing words={t('chat:search.newestOnly')} />}
        </>
      )}
    </Results>
  );
}

/** A message with the conversation that it stands in. */
interface ListedHit {
  hit: MessageHit;
  entry: InboxEntry;
}

interface HitPage {
  hits: ListedHit[];
  readUntil: number | null;
}

async function readHits({ uid, role, term }: SearchProps, before: number | null): Promise<HitPage> {
  const { hits, readUntil } = await searchOwnMessages({ term, role, before });
  const topicIds = [...new Set(hits.map(({ topicId }) => topicId))];
  const entries = await readEntries({ uid, role }, topicIds);
  const entryById = new Map(entries.map((entry) => [entry.id, entry]));
  return {
    hits: hits.flatMap((hit) => {
      const entry = entryById.get(hit.topicId);
      return entry ? [{ hit, entry }] : [];
    }),
    readUntil,
  };
}

function FoundMessages(search: SearchProps) {
  const { t } = useTranslation('chat');
  const { uid, role, term } = search;
  const first = useLiveQuery<HitPage>({
    key: `search/messages/${role}/${uid}/${term}`,
    load: () => readHits(search, null),
  });
  return (
    <Results title={t('chat:search.messages')}>
      {first.state === 'loading' && <LoadingState shape="rows" />}
      {first.state === 'failed' && (
        <FailedState failureCode={first.failureCode} onRetry={first.retry} />
      )}
      {first.state === 'ready' && <Hits search={search} first={first.data} />}
    </Results>
  );
}

function Hits({ search, first }: { search: SearchProps; first: HitPage }) {
  const { t } = useTranslation('chat');
  const dates = useDateLocale();
  const [read, setRead] = useState(first);
  const readingOn = useSubmission('search earlier messages', async () => {
    const page = await readHits(search, read.readUntil);
    const known = new Set(read.hits.map(({ hit }) => keyOf(hit)));
    const newHits = page.hits.filter(({ hit }) => !known.has(keyOf(hit)));
    setRead({ hits: [...read.hits, ...newHits], readUntil: page.readUntil });
  });
  const until = read.readUntil === null ? null : formatDay(new Date(read.readUntil), null, dates);
  return (
    <>
      {read.hits.length === 0 && (
        <Nothing
          words={
            until === null
              ? t('chat:search.noMessages')
              : t('chat:search.noMessagesSince', { day: until })
          }
        />
      )}
      <Rows>
        {read.hits.map(({ hit, entry }) => (
          <MessageHitRow key={keyOf(hit)} uid={search.uid} hit={hit} entry={entry} />
        ))}
      </Rows>
      {until !== null && (
        <ReadOn
          words={t('chat:search.earlier', { day: until })}
          isReading={readingOn.isBusy}
          failureCode={readingOn.failureCode}
          isAutomatic={false}
          onRead={() => void readingOn.submit()}
        />
      )}
    </>
  );
}

function keyOf({ topicId, messageId }: MessageHit): string {
  return `${topicId}/${messageId}`;
}

function Results({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography
        id={titleId}
        component="h2"
        variant="subtitle2"
        color="textSecondary"
        sx={{ pb: 1 }}
      >
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function Rows({ children }: { children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <Box component="ol" sx={{ m: 0, p: 0 }}>
      {children.map((row, at) => (
        <Box
          key={at}
          component="li"
          sx={{ listStyle: 'none', borderTop: 1, borderColor: 'divider' }}
        >
          {row}
        </Box>
      ))}
    </Box>
  );
}

function Nothing({ words }: { words: string }) {
  return (
    <Typography role="status" variant="body2" color="textSecondary" sx={{ py: 1 }}>
      {words}
    </Typography>
  );
}
