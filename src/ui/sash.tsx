import './plain/plain.css';

interface SashProps {
  /** Pixels of its square. */
  size?: number;
}

/** The product's sign: one diagonal band. Decoration only. */
export function Sash({ size = 48 }: SashProps) {
  return (
    <svg className="plain-sash" width={size} height={size} viewBox="0 0 100 100" aria-hidden>
      <path d="M62 0H100L38 100H0z" />
    </svg>
  );
}
