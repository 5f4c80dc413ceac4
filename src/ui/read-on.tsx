import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailureCode } from '@tasuki/domain/failure-codes';

interface ReadOnProps {
  /** What is read when it is pressed. */
  words: string;
  isReading: boolean;
  failureCode: FailureCode | null;
  /** Reads on by itself when it comes into view; otherwise only when pressed. */
  isAutomatic: boolean;
  onRead: () => void;
}

/** The end of what was read of a long list: reads on as it comes near, and can be pressed too. */
export function ReadOn({ words, isReading, failureCode, isAutomatic, onRead }: ReadOnProps) {
  const { t } = useTranslation(['common', 'failures']);
  const mark = useRef<HTMLDivElement>(null);
  const isWatching = isAutomatic && !isReading && failureCode === null;
  useEffect(() => {
    const element = mark.current;
    if (!element || !isWatching) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onRead();
      },
      { rootMargin: '600px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [isWatching, onRead]);
  return (
    <Box ref={mark} sx={{ py: 2 }}>
      {failureCode && (
        <Typography role="alert" variant="body2" color="error" sx={{ mb: 1 }}>
          {t(`failures:${failureCode}`)}
        </Typography>
      )}
      <Button color="secondary" size="small" loading={isReading} onClick={onRead} sx={{ ml: -1.5 }}>
        {failureCode ? t('common:action.tryAgain') : words}
      </Button>
    </Box>
  );
}
