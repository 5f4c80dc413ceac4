import { mdiCheckCircle, mdiCircleOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

interface TaskCardProps {
  title: string;
  isDone: boolean;
  /** The task and its reason; once it is done, what was found. */
  words: string;
  /** One action. */
  children?: ReactNode;
}

/** One task: what to do, whether it is done, and the way to do it. */
export function TaskCard({ title, isDone, words, children }: TaskCardProps) {
  const { t } = useTranslation('onboarding');
  const titleId = useId();
  return (
    <Box
      component="li"
      aria-labelledby={titleId}
      sx={{
        display: 'flex',
        gap: 1.5,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <Icon
        path={isDone ? mdiCheckCircle : mdiCircleOutline}
        color={isDone ? 'success' : 'disabled'}
        sx={{ mt: 0.25 }}
      />
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', minWidth: 0, flex: 1 }}>
        <Typography id={titleId} variant="h2">
          {title}
          <VisuallyHidden>
            {' '}
            {t(isDone ? 'onboarding:tasks.done' : 'onboarding:tasks.open')}
          </VisuallyHidden>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {words}
        </Typography>
        {children}
      </Box>
    </Box>
  );
}
