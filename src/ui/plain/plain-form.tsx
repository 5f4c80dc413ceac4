import type { ReactNode, SyntheticEvent } from 'react';
import './plain.css';

interface PlainFormStackProps {
  /** Names the form for a screen reader. */
  label: string;
  handlers: {
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
    onInput: (event: SyntheticEvent<HTMLFormElement>) => void;
    /** The first touch of any field. */
    onFocus: () => void;
  };
  children: ReactNode;
}

/** A form's fields under each other; its rules are the schema's, not the browser's. */
export function PlainFormStack({ label, handlers, children }: PlainFormStackProps) {
  return (
    <form className="plain-form" noValidate aria-label={label} {...handlers}>
      {children}
    </form>
  );
}
