import { mdiPencilOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../data/chat/draft-queries.ts';
import { settleDraft } from '../../data/chat/drafts.ts';
import { Icon } from '../../ui/icon.tsx';
import { DraftCard } from './draft-card.tsx';

interface DraftInChatProps {
  coachId: string;
  topicId: string;
  /** Takes the words into the composer; `send` sends what they have become. */
  onEdit: (text: string, send: (text: string) => Promise<void>) => void;
}

/** The draft that waits in a conversation, above where the coach writes. */
export default function DraftInChat({ coachId, topicId, onEdit }: DraftInChatProps) {
  const { t } = useTranslation('roster');
  const waiting = useDraft(topicId, coachId);
  const draft = waiting.state === 'ready' ? waiting.data : null;
  if (!draft) return null;
  const { runnerUid, draftId } = draft;
  return (
    <Box sx={{ pb: 1.5 }}>
      <DraftCard key={draftId} draft={draft}>
        <Button
          variant="outlined"
          color="secondary"
          size="small"
          startIcon={<Icon path={mdiPencilOutline} />}
          onClick={() => {
            onEdit(draft.text, async (text) =>
              settleDraft({ runnerUid, draftId, action: 'sendEdited', text }),
            );
          }}
        >
          {t('roster:drafts.edit')}
        </Button>
      </DraftCard>
    </Box>
  );
}
