import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswererKey } from '@tasuki/domain/chat/chosen-model';
import { chooseTopicModel } from '../../../data/chat/chat-functions.ts';
import { saveUserAccount } from '../../../data/sign-in/session-account.ts';
import { useSubmission } from '../../../platform/forms/use-submission.ts';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SegmentedChoice } from '../../../ui/segmented-choice.tsx';
import { DESKTOP_MINIMUM_WIDTH } from '../../../ui/theme/theme.ts';
import { ModelList } from './model-list.tsx';

const SCOPES = ['topic', 'account'] as const;
type Scope = (typeof SCOPES)[number];

interface ModelDialogProps {
  topicId: string;
  topicModel: AnswererKey | null;
  accountModel: AnswererKey | null;
  onClose: () => void;
}

interface Choice {
  scope: Scope;
  topicId: string;
  model: AnswererKey | null;
}

async function save({ scope, topicId, model }: Choice): Promise<void> {
  if (scope === 'topic') await chooseTopicModel(topicId, model);
  else await saveUserAccount({ defaultModel: model });
}

/** Chooses the answerer: in this conversation, or wherever none was chosen. */
export function ModelDialog({ topicId, topicModel, accountModel, onClose }: ModelDialogProps) {
  const { t } = useTranslation('chat');
  const titleId = useId();
  const isPhone = useMediaQuery(`(max-width:${DESKTOP_MINIMUM_WIDTH - 1}px)`, { noSsr: true });
  const [scope, setScope] = useState<Scope>('topic');
  const { submit, failureCode } = useSubmission('choose model', save);
  // Shown as pressed until the topic or the account says so itself.
  const [pressed, setPressed] = useState<Choice | null>(null);
  const stored = scope === 'topic' ? topicModel : accountModel;
  const chosen = pressed?.scope === scope ? pressed.model : stored;
  const choose = async (model: AnswererKey | null) => {
    const choice = { scope, topicId, model };
    setPressed(choice);
    if (!(await submit(choice))) setPressed(null);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      // On the page's own ground, without the veil that distinguishes one height from another.
      slotProps={{ paper: { sx: { bgcolor: 'background.default', backgroundImage: 'none' } } }}
    >
      <DialogTitle
        id={titleId}
        variant="h2"
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', pr: 1 }}
      >
        {t('chat:model.title')}
        <IconButton aria-label={t('chat:model.close')} onClick={onClose}>
          <Icon path={mdiClose} />
        </IconButton>
      </DialogTitle>
      <DialogContent>
        <SegmentedChoice
          label={t('chat:model.scope.label')}
          value={scope}
          options={SCOPES.map((value) => ({ value, words: t(`chat:model.scope.${value}`) }))}
          onChange={setScope}
        />
        <Typography variant="body2" color="textSecondary" sx={{ my: 1.5 }}>
          {t(`chat:model.explained.${scope}`)}
        </Typography>
        <Box sx={{ mb: 1 }}>
          <FailureAlert failureCode={failureCode} />
        </Box>
        <ModelList
          key={scope}
          chosen={chosen}
          inherited={scope === 'topic' ? accountModel : null}
          inheritedWords={t(`chat:model.inherited.${scope}`)}
          onChoose={(model) => void choose(model)}
        />
      </DialogContent>
    </Dialog>
  );
}
