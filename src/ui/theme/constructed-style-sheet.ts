import createCache, { type EmotionCache } from '@emotion/cache';
import { StyleSheet, type Options } from '@emotion/sheet';

/** What Emotion adds to the key of a sheet with rules for the whole page. */
const WHOLE_PAGE_SUFFIX = '-global';

/**
 * A style sheet of Emotion's that the script constructs. Emotion's own writes into `<style>`
 * elements, for which the page's security policy would have to allow every inline style.
 */
class ConstructedStyleSheet extends StyleSheet {
  readonly #sheet = new CSSStyleSheet();

  constructor(options: Options) {
    super(options);
    const adopted = document.adoptedStyleSheets;
    // Rules for the whole page stand before those of components, which overrule them.
    document.adoptedStyleSheets = options.key.endsWith(WHOLE_PAGE_SUFFIX)
      ? [...adopted.slice(0, -1), this.#sheet, ...adopted.slice(-1)]
      : [...adopted, this.#sheet];
  }

  override insert(rule: string): void {
    // Emotion empties a sheet before it changes only where the sheet has elements.
    if (this.tags.length === 0) this.tags = [document.createElement('style')];
    try {
      this.#sheet.insertRule(rule, this.#sheet.cssRules.length);
    } catch {
      // A rule for other browsers is no rule here; Emotion passes over it too.
    }
  }

  override flush(): void {
    this.tags = [];
    this.#sheet.replaceSync('');
  }
}

/** Emotion's cache with style sheets that need no `<style>` element. */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css' });
  cache.sheet = new ConstructedStyleSheet({ key: cache.key, container: cache.sheet.container });
  return cache;
}
