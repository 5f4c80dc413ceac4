import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { EmptyState } from '../states/empty-state.tsx';

interface OfferEditorProps {
  /** The form of what is offered. */
  children: ReactNode;
  /** The effect of a change on those who have it already. */
  note: string;
  /** Words for taking it out of sale: the button, and the question before. */
  archiveWords: { action: string; question: string; text: string };
  isBusy: boolean;
  failureCode: FailureCode | null;
  onArchive: () => void;
}

/** Changes a coach's offer, or takes it out of sale. */
export function OfferEditor(props: OfferEditorProps) {
  const { children, note, archiveWords, isBusy, failureCode, onArchive } = props;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'stretch', maxWidth: 640, pt: 1, pb: 3 }}>
      {children}
      <Typography variant="body2" color="textSecondary">
        {note}
      </Typography>
      <Button
        color="error"
        onClick={() => {
          setIsAsking(true);
        }}
        sx={{ justifySelf: 'start' }}
      >
        {archiveWords.action}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={archiveWords.question}
          words={archiveWords.action}
          isBusy={isBusy}
          failureCode={failureCode}
          onConfirm={onArchive}
          onClose={() => {
            setIsAsking(false);
          }}
        >
          <Typography>{archiveWords.text}</Typography>
        </ConfirmDialog>
      )}
    </Box>
  );
}

interface GoneOfferProps {
  /** Why it cannot be changed. */
  sentence: string;
  /** The page that lists what the coach sells. */
  listPath: string;
  listWords: string;
}

/** In place of the editor, where what was offered is gone or sold no more. */
export function GoneOffer({ sentence, listPath, listWords }: GoneOfferProps) {
  return (
    <EmptyState
      sentence={sentence}
      action={
        <Button component={Link} to={listPath} variant="outlined" color="secondary">
          {listWords}
        </Button>
      }
    />
  );
}
