import createCache, { type EmotionCache } from '@emotion/cache';
import { StyleSheet, type Options } from '@emotion/sheet';

/** The suffix that Emotion adds to the key of a sheet with rules for the whole page. */
const WHOLE_PAGE_SUFFIX = '-global';

/**
 * The text that was written into each sheet. A browser's own text of a rule can be incomplete: it
 * omits a shorthand with a variable if a longhand follows.
 */
const written = new WeakMap<CSSStyleSheet, string[]>();

/** All rules of Emotion's that are in force, in their order, as they were written. */
export function writtenRules(): string[] {
  return document.adoptedStyleSheets.flatMap((sheet) => written.get(sheet) ?? []);
}

/**
 * A style sheet of Emotion's that the script constructs. Emotion's own writes into `<style>`
 * elements, for which the page's security policy would have to allow every inline style.
 */
class ConstructedStyleSheet extends StyleSheet {
  readonly #sheet = new CSSStyleSheet();
  readonly #texts: string[] = [];

  constructor(options: Options) {
    super(options);
    written.set(this.#sheet, this.#texts);
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
      this.#texts.push(rule);
    } catch {
      // A rule for other browsers is no rule here; Emotion passes over it too.
    }
  }

  override flush(): void {
    this.tags = [];
    this.#texts.length = 0;
    this.#sheet.replaceSync('');
  }
}

/** Emotion's cache with style sheets that need no `<style>` element. */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css' });
  cache.sheet = new ConstructedStyleSheet({ key: cache.key, container: cache.sheet.container });
  return cache;
}
