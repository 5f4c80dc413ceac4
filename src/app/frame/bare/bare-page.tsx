import type { ReactNode } from 'react';
import { NEVER_RECORDED } from '../../../ui/never-recorded.ts';
import { BareFooter } from './bare-footer.tsx';
import { SkipLink } from '../skip-link.tsx';
import '../../../ui/plain/plain.css';

interface BarePageProps {
  /** Whether strangers see it too; else no recording of a visit has it. */
  isPublic: boolean;
  /** Whether a header stands at its top. */
  isHeaded?: boolean;
  /** Whether it comes after the first drawing: then the foot stays below the screen, so that nothing pushes it away. */
  isLoadedLater?: boolean;
  children: ReactNode;
}

/** A page alone: one column, no bars; language, terms and a way out at its foot. */
export function BarePage({
  isPublic,
  isHeaded = false,
  isLoadedLater = false,
  children,
}: BarePageProps) {
  return (
    <div className="plain-page">
      <SkipLink />
      <main
        id="main"
        tabIndex={-1}
        {...(isPublic ? {} : { className: NEVER_RECORDED })}
        {...(isHeaded ? { 'data-headed': '' } : {})}
        {...(isLoadedLater ? { 'data-screen-high': '' } : {})}
      >
        {children}
      </main>
      <BareFooter />
    </div>
  );
}
