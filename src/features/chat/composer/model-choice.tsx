import { mdiChevronDown } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAnswererKey, type AnswererKey } from '@tasuki/domain/chat/chosen-model';
import { resolveModel } from '@tasuki/domain/chat/model-registry';
import type { Topic } from '@tasuki/domain/chat/topic';
import { useSessionStore } from '../../../platform/session-store.ts';
import { Icon } from '../../../ui/icon.tsx';
import { todayUtc } from './today-utc.ts';
import { PagePart } from '../parts/page-part.tsx';

const loadDialog = async () => ({ default: (await import('./model-dialog.tsx')).ModelDialog });
const ModelDialog = lazy(loadDialog);

/** The stored answerer, if this version of the app knows it. */
function knownKey(key: AnswererKey | null | undefined): AnswererKey | null {
  return isAnswererKey(key) ? key : null;
}

/** The answerer of this topic, and the way to choose another. */
export function ModelChoice({ topic }: { topic: Pick<Topic, 'id' | 'model' | 'keepsModel'> }) {
  const { t } = useTranslation('chat');
  const accountModel = useSessionStore((session) => knownKey(session.user?.defaultModel));
  const [isOpen, setIsOpen] = useState(false);
  const topicModel = knownKey(topic.model);
  const chosen = topicModel ?? (topic.keepsModel === true ? null : accountModel);
  const asked = () => {
    if (chosen === 'embedded') return t('chat:model.asksEmbedded');
    const model =
      chosen === null
        ? t('chat:model.inherited.account')
        : resolveModel(chosen, todayUtc()).model.label;
    return t('chat:model.asks', { model });
  };
  return (
    <Box sx={{ ml: -1.75, minWidth: 0 }}>
      <Button
        size="small"
        color="inherit"
        aria-haspopup="dialog"
        endIcon={<Icon path={mdiChevronDown} />}
        sx={{ color: 'text.secondary', fontWeight: 500 }}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        {asked()}
      </Button>
      {isOpen && (
        <PagePart>
          <ModelDialog
            topicId={topic.id}
            topicModel={topicModel}
            accountModel={accountModel}
            onClose={() => {
              setIsOpen(false);
            }}
          />
        </PagePart>
      )}
    </Box>
  );
}
