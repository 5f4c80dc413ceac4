import { mdiAccountOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AI_COACH_ICON, HUMAN_COACH_ICON } from '../../../ui/author-icons.ts';
import { Icon } from '../../../ui/icon.tsx';
import { TOUCH_TARGET_PIXELS } from '../../../ui/theme/touch-target.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { MentionCandidate, OpenMention } from './use-mentions.ts';

const ICONS = { ai: AI_COACH_ICON, coach: HUMAN_COACH_ICON, runner: mdiAccountOutline } as const;

/** The id of one candidate's row, which the text box names as the active one. */
export function mentionOptionId(listId: string, candidate: MentionCandidate): string {
  return `${listId}-${candidate.key}`;
}

interface MentionListProps {
  id: string;
  mention: OpenMention;
  onChoose: (candidate: MentionCandidate) => void;
}

/** The people whom the typed @ may mean, above the composer. The text box keeps the focus. */
export function MentionList({ id, mention, onChoose }: MentionListProps) {
  const { t } = useTranslation('chat');
  const { candidates, active } = mention;
  return (
    <>
      <Paper
        variant="outlined"
        id={id}
        role="listbox"
        aria-label={t('chat:mention.list')}
        sx={{ mb: 1, py: 0.5, maxHeight: 240, overflowY: 'auto' }}
      >
        {candidates.map((candidate, index) => (
          <Option
            key={candidate.key}
            id={mentionOptionId(id, candidate)}
            candidate={candidate}
            isActive={index === active}
            onChoose={() => {
              onChoose(candidate);
            }}
          />
        ))}
      </Paper>
      <VisuallyHidden>
        <span role="status">{t('chat:mention.found', { count: candidates.length })}</span>
      </VisuallyHidden>
    </>
  );
}

interface OptionProps {
  id: string;
  candidate: MentionCandidate;
  isActive: boolean;
  onChoose: () => void;
}

function Option({ id, candidate: { name, role }, isActive, onChoose }: OptionProps) {
  const { t } = useTranslation('chat');
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <Box
      ref={element}
      id={id}
      role="option"
      aria-selected={isActive}
      // The words keep the focus, and a phone its keyboard.
      onMouseDown={(event) => {
        event.preventDefault();
      }}
      onClick={onChoose}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        minHeight: TOUCH_TARGET_PIXELS,
        cursor: 'pointer',
        bgcolor: isActive ? 'quiet.ground' : undefined,
        '&:hover': { bgcolor: 'quiet.ground' },
      }}
    >
      <Icon path={ICONS[role]} sx={{ fontSize: 20 }} />
      <Typography component="span" sx={{ flex: 1, minWidth: 0 }} noWrap>
        <bdi>{name}</bdi>
      </Typography>
      {role === 'ai' && (
        <Typography component="span" variant="caption" color="textSecondary">
          {t('chat:mention.ai')}
        </Typography>
      )}
    </Box>
  );
}
