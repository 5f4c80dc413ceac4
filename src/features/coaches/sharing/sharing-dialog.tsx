import type { ReactNode } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '../../../ui/confirm-dialog.tsx';
import { SharingTerms } from './sharing-terms.tsx';

interface SharingDialogProps extends Omit<
  ConfirmDialogProps,
  'children' | 'color' | 'maxWidth' | 'isReadFirst'
> {
  /** Name of the coach. */
  name: string;
  /** The choices below the text. */
  children?: ReactNode;
}

/** Says what a coach will read, before the runner decides. */
export function SharingDialog({ name, children, ...dialog }: SharingDialogProps) {
  return (
    <ConfirmDialog {...dialog} color="primary" maxWidth="sm" isReadFirst>
      <SharingTerms name={name} />
      {children}
    </ConfirmDialog>
  );
}
