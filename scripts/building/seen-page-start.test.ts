import { describe, expect, test } from 'vitest';
import { withoutSeenPageStart, withSeenPageStart } from './seen-page-start.ts';

const HTML =
  '<html><head><link rel="stylesheet" href="/assets/a.css">' +
  '<script type="module" crossorigin src="/assets/start.js"></script>' +
  '<link rel="modulepreload" crossorigin href="/assets/base.js"></head>' +
  '<body><div id="root"></div></body></html>';

const HINTS = '<link rel="modulepreload" href="/assets/list.js">';

function releaseOf(html: string): string | undefined {
  return /<meta name="app-release" content="([^"]*)" \/>/.exec(html)?.[1];
}

describe('the document that begins with the page as it was last seen', () => {
  test('fetches no script by itself, and its style sheet after its own script, which would wait for it', () => {
    const head = /<head>(.*)<\/head>/.exec(withSeenPageStart(HTML, 'draw()', HINTS))?.[1];
    expect(head).toMatch(/^<meta name="app-release" content="\w+" \/>$/);
  });

  test('has what the app starts with at hand, before its own script', () => {
    expect(withSeenPageStart(HTML, 'draw()', HINTS)).toMatch(
      /<template id="start"><script [^>]*start\.js"><\/script><link [^>]*base\.js"><\/template><template id="first-page"><link [^>]*list\.js"><\/template><script>draw\(\)<\/script><link rel="stylesheet" href="\/assets\/a\.css"><\/body>/,
    );
  });

  test('names another release once anything of the app has changed', () => {
    const release = releaseOf(withSeenPageStart(HTML, 'draw()', HINTS));
    const other = releaseOf(
      withSeenPageStart(HTML.replace('base.js', 'base2.js'), 'draw()', HINTS),
    );
    expect(release).toMatch(/^\w+$/);
    expect(other).not.toBe(release);
  });

  test('can be had as it was, for pages that are drawn at build time', () => {
    const plain = withoutSeenPageStart(withSeenPageStart(HTML, 'draw()', HINTS));
    expect(plain).not.toContain('template');
    expect(plain).not.toContain('draw()');
    expect(plain).toMatch(/start\.js.*base\.js.*<\/head>/);
    // The app that follows there keeps pages too.
    expect(releaseOf(plain)).toBe(releaseOf(withSeenPageStart(HTML, 'draw()', HINTS)));
  });
});
