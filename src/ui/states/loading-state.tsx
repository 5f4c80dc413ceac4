import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Placeholder } from './placeholder.tsx';

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
      <Placeholder width="30%" fontSize="0.8125rem" />
      <Placeholder width="55%" fontSize="1.375rem" />
      <Placeholder width="85%" fontSize="0.9375rem" />
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
          <Placeholder width="40%" fontSize="2rem" />
          <Placeholder width="70%" fontSize="1.0625rem" />
          <Placeholder height={120} my={2} />
          <Placeholder height={220} />
        </>
      )}
      {shape === 'words' &&
        WORDS_WIDTHS.map((width) => <Placeholder key={width} width={width} fontSize="1.0625rem" />)}
      {shape === 'form' && (
        <>
          <Placeholder width="50%" fontSize="1.375rem" mb={3} />
          {Array.from({ length: FIELD_COUNT }, (_, index) => (
            <Placeholder key={index} height={56} mb={2} />
          ))}
        </>
      )}
    </Box>
  );
}
