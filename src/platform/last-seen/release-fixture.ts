/**
 * Names the release in the document as Hosting does; null = as in development. The head itself stays, since
 * later files of the same process have their styles there.
 */
export function nameRelease(release: string | null): void {
  document.head.querySelector('meta[name="app-release"]')?.remove();
  if (release === null) return;
  const meta = document.createElement('meta');
  meta.name = 'app-release';
  meta.content = release;
  document.head.append(meta);
}
