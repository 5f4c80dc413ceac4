import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { keyframes } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

interface LoadingStateProps {
  /** The shape of what comes. */
  shape?: 'rows' | 'detail' | 'form' | 'words';
}

const appear = keyframes`to { opacity: 1; }`;

const ROW_COUNT = 6;
const FIELD_COUNT = 4;
const WORDS_WIDTHS = ['96%', '88%', '52%'];

function Row() {
  return (
    <Box sx={{ py: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Skeleton variant="text" width="30%" sx={{ fontSize: '0.8125rem' }} />
      <Skeleton variant="text" width="55%" sx={{ fontSize: '1.375rem' }} />
      <Skeleton variant="text" width="85%" sx={{ fontSize: '0.9375rem' }} />
    </Box>
  );
}

/**
 * A skeleton in the shape of what comes. It shows itself only after 150 ms, so
 * that a quick answer paints nothing twice.
 */
export function LoadingState({ shape = 'rows' }: LoadingStateProps) {
  const { t } = useTranslation();
  return (
    <Box
      role="status"
      aria-busy="true"
      aria-label={t('common:state.loading')}
      sx={{ opacity: 0, animation: `${appear} 1ms linear 150ms forwards`, width: '100%' }}
    >
      {shape === 'rows' && Array.from({ length: ROW_COUNT }, (_, index) => <Row key={index} />)}
      {shape === 'detail' && (
        <>
          <Skeleton variant="text" width="40%" sx={{ fontSize: '2rem' }} />
          <Skeleton variant="text" width="70%" sx={{ fontSize: '1.0625rem' }} />
          <Skeleton variant="rounded" height={120} sx={{ my: 2 }} />
          <Skeleton variant="rounded" height={220} />
        </>
      )}
      {shape === 'words' &&
        WORDS_WIDTHS.map((width) => (
          <Skeleton key={width} variant="text" width={width} sx={{ fontSize: '1.0625rem' }} />
        ))}
      {shape === 'form' && (
        <>
          <Skeleton variant="text" width="50%" sx={{ fontSize: '1.375rem', mb: 3 }} />
          {Array.from({ length: FIELD_COUNT }, (_, index) => (
            <Skeleton key={index} variant="rounded" height={56} sx={{ mb: 2 }} />
          ))}
        </>
      )}
    </Box>
  );
}
