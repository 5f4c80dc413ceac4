import './plain.css';

/** One icon of the set, as decoration beside words. @param path of @mdi/js */
export function PlainIcon({ path }: { path: string }) {
  return (
    <svg className="plain-icon" viewBox="0 0 24 24" aria-hidden focusable="false">
      <path d={path} />
    </svg>
  );
}
