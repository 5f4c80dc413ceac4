import type { ReactNode } from 'react';
import { Sash } from '../sash.tsx';
import { StateFrame } from './state-frame.tsx';

interface EmptyStateProps {
  /** One sentence. */
  sentence: string;
  /** One action. */
  action?: ReactNode;
}

/** Nothing there yet: one sentence and one action. */
export function EmptyState({ sentence, action }: EmptyStateProps) {
  return <StateFrame mark={<Sash />} title={sentence} action={action} />;
}
