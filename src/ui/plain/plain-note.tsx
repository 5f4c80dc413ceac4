import { mdiAlertCircleOutline, mdiCheckCircleOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { PlainIcon } from './plain-icon.tsx';
import './plain.css';

const KINDS = {
  failure: { role: 'alert', path: mdiAlertCircleOutline },
  done: { role: 'status', path: mdiCheckCircleOutline },
} as const;

interface PlainNoteProps {
  kind: keyof typeof KINDS;
  children: ReactNode;
}

/** A notice in a frame that shows its kind. */
export function PlainNote({ kind, children }: PlainNoteProps) {
  const { role, path } = KINDS[kind];
  return (
    <div className="plain-note" data-kind={kind} role={role}>
      <PlainIcon path={path} />
      {children}
    </div>
  );
}
