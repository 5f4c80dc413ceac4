import type { ButtonHTMLAttributes, ReactNode } from 'react';
import './plain.css';

interface PlainButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look: 'filled' | 'outlined' | 'text';
  /** Before the words. */
  mark?: ReactNode;
  /** The action is under way: the button cannot be pressed again meanwhile. */
  isBusy?: boolean;
}

/** A button. */
export function PlainButton({
  look,
  mark,
  isBusy = false,
  disabled = false,
  type = 'button',
  children,
  ...rest
}: PlainButtonProps) {
  const isWaiting = isBusy || disabled;
  return (
    <button
      className="plain-button"
      data-look={look}
      type={type}
      disabled={isWaiting}
      {...(isWaiting ? { 'data-waiting': '' } : {})}
      {...(isBusy ? { 'aria-busy': true } : {})}
      {...rest}
    >
      {isBusy ? <span className="plain-spinner" aria-hidden /> : mark}
      {children}
    </button>
  );
}
