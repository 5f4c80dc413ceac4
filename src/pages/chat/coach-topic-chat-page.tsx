import { lazy } from 'react';
import type { ComposerTools } from '../../features/chat/composer/composer-panel.tsx';
import type { DraftTools } from '../../features/chat/draft-editing/use-draft-editing.tsx';
import { CoachOnly } from '../coaches/coach-only.tsx';
import TopicChatPage from './topic-chat-page.tsx';
import { PagePart } from '../../features/chat/parts/page-part.tsx';

/** Loaded by coaches alone, and heavier than the conversation. */
const QuickResponsesInChat = lazy(
  () => import('../../features/quick-responses/quick-responses-in-chat.tsx'),
);

const DraftInChat = lazy(() => import('../../features/drafts/draft-in-chat.tsx'));

function renderQuickResponses({ person, ...tools }: ComposerTools, uid: string) {
  return (
    <PagePart>
      <QuickResponsesInChat coachId={uid} runner={person} {...tools} />
    </PagePart>
  );
}

function renderDraft(tools: DraftTools, uid: string) {
  return (
    <PagePart>
      <DraftInChat coachId={uid} {...tools} />
    </PagePart>
  );
}

/** A coach's conversation with a runner. */
export default function CoachTopicChatPage() {
  return (
    <CoachOnly>
      {() => <TopicChatPage renderTools={renderQuickResponses} renderDraft={renderDraft} />}
    </CoachOnly>
  );
}
