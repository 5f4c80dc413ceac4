import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailureCode } from '@tasuki/domain/failure-codes';

/**
 * How many pages are read without a press; then the parts below the list, such as the legal links,
 * can be reached.
 */
const PAGES_UNASKED_MAXIMUM = 3;

interface ReadOnProps {
  /** The words of the button that reads on. */
  words: string;
  isReading: boolean;
  failureCode: FailureCode | null;
  /** Reads a few pages by itself as it comes into view, and as many again once pressed; otherwise one at a press. */
  isAutomatic: boolean;
  /** Nothing stands below the list, so it reads on by itself to the end. */
  isEndless?: boolean;
  onRead: () => void;
}

function WhyNotRead({ failureCode }: { failureCode: FailureCode }) {
  const { t } = useTranslation(['common', 'failures']);
  return (
    <Typography role="alert" variant="body2" color="error" sx={{ mb: 1 }}>
      {t([`failures:${failureCode}`, 'common:state.notFetched'])}
    </Typography>
  );
}

/** The end of what was read of a long list: reads on as it comes near, and can be pressed too. */
export function ReadOn({
  words,
  isReading,
  failureCode,
  isAutomatic,
  isEndless = false,
  onRead,
}: ReadOnProps) {
  const { t } = useTranslation();
  const [unaskedCount, setUnaskedCount] = useState(0);
  const mark = useRef<HTMLDivElement>(null);
  const isUnasked = isEndless || unaskedCount < PAGES_UNASKED_MAXIMUM;
  const isWatching = isAutomatic && isUnasked && !isReading && failureCode === null;
  useEffect(() => {
    const element = mark.current;
    if (!element || !isWatching) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setUnaskedCount((count) => count + 1);
        onRead();
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
        <Suspense>
          <WhyNotRead failureCode={failureCode} />
        </Suspense>
      )}
      <Button
        color="secondary"
        size="small"
        loading={isReading}
        onClick={() => {
          setUnaskedCount(0);
          onRead();
        }}
        sx={{ ml: -1.5 }}
      >
        {failureCode ? t('common:action.tryAgain') : words}
      </Button>
    </Box>
  );
}
