import { lazy, useState, type ComponentProps } from 'react';
import { useMemories } from '../../data/memories/memory-queries.ts';
import { ChatScreen } from '../../features/chat/chat-screen.tsx';
import { loadCatalogues } from '../../platform/i18n.ts';
import { PagePart } from '../../features/chat/parts/page-part.tsx';

/** Loaded by those who press a figure. */
const ProofEvidence = lazy(() => import('../../features/fact-proof/proof-evidence.tsx'));

/** Loaded for messages of which notes were kept. */
const RememberedNotes = lazy(async () => {
  const [notes] = await Promise.all([
    import('../../features/memories/remembered-notes.tsx'),
    loadCatalogues(['athlete']),
  ]);
  return notes;
});

/** Loaded for replies that propose something for the plan. */
const ThreadPlanCard = lazy(() => import('../../features/plans/thread-plan-card.tsx'));

/** Loaded by those who ask for it in the menu. */
const LegalDialog = lazy(() => import('../../features/legal/legal-dialog.tsx'));

function renderLegal(onClose: () => void) {
  return (
    <PagePart>
      <LegalDialog onClose={onClose} />
    </PagePart>
  );
}

/**
 * A conversation with what its figures rest on, what was remembered of its messages, and what its
 * replies propose for the plan.
 */
export function CoachConversation(
  props: Omit<
    ComponentProps<typeof ChatScreen>,
    'renderEvidence' | 'renderLegal' | 'renderPlanCard' | 'renderRemembered'
  >,
) {
  const { uid, renderTools } = props;
  // A coach writes of others: of that nothing is remembered.
  const memories = useMemories(renderTools ? null : uid);
  const notes = memories.state === 'ready' ? memories.data : [];
  const [openedAt] = useState(() => Date.now());
  const [toggledIds, setToggledIds] = useState<ReadonlySet<string>>(new Set());
  return (
    <ChatScreen
      {...props}
      renderLegal={renderLegal}
      renderRemembered={(messageId) => {
        const ofMessage = notes.filter((note) => note.messageId === messageId);
        if (ofMessage.length === 0) return null;
        // A runner who has just written the words reads at once what was noted. Older notes wait,
        // and move no message.
        const isNew = ofMessage.some(({ saidAt }) => saidAt.getTime() >= openedAt);
        return {
          notes:
            isNew === toggledIds.has(messageId) ? null : (
              <PagePart>
                <RememberedNotes uid={uid} memories={ofMessage} />
              </PagePart>
            ),
          onToggle: () => {
            setToggledIds((before) => {
              const after = new Set(before);
              if (!after.delete(messageId)) after.add(messageId);
              return after;
            });
          },
        };
      }}
      renderPlanCard={(card) => (
        <PagePart>
          <ThreadPlanCard uid={uid} card={card} />
        </PagePart>
      )}
      renderEvidence={(fact) => (
        <PagePart>
          <ProofEvidence uid={uid} fact={fact} activityId={fact.activityId} />
        </PagePart>
      )}
    />
  );
}
