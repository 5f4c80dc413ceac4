import Box from '@mui/material/Box';
import type { FilledPart } from '@tasuki/domain/quick-responses/fill-in';

/** A text with what was filled in standing out, and what is still empty underlined. */
export function FilledText({ parts }: { parts: readonly FilledPart[] }) {
  return (
    <Box dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {parts.map(({ kind, text }, index) =>
        kind === 'text' ? (
          text
        ) : (
          <Box
            component={kind === 'blank' ? 'u' : 'span'}
            key={index}
            sx={
              kind === 'blank'
                ? {
                    color: 'warning.main',
                    textDecorationStyle: 'dashed',
                    textUnderlineOffset: '3px',
                  }
                : { fontWeight: 600 }
            }
          >
            {text}
          </Box>
        ),
      )}
    </Box>
  );
}
