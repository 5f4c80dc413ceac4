import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Memory } from '@tasuki/domain/memories/memory';
import { MemoryActions } from './memory-actions.tsx';

/** Notes kept of one message, below it. */
export default function RememberedNotes({
  uid,
  memories,
}: {
  uid: string;
  memories: readonly Memory[];
}) {
  const { t } = useTranslation('athlete');
  return memories.map((memory) => (
    <Box
      key={memory.id}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        maxWidth: 'min(100%, var(--tasuki-line-length))',
        mr: -1,
      }}
    >
      <Typography
        variant="caption"
        color="textSecondary"
        dir="auto"
        sx={{ overflowWrap: 'anywhere' }}
      >
        {t('athlete:memories.remembered', { text: memory.text })}
      </Typography>
      <Box sx={{ display: 'flex' }}>
        <MemoryActions uid={uid} memory={memory} />
      </Box>
    </Box>
  ));
}
