import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES, type Language } from '@tasuki/domain/language';
import {
  webManifest,
  webManifestPath,
  type ManifestWords,
} from '@tasuki/domain/navigation/web-manifest';
import { repositoryRoot } from '../repository-root.ts';

/** The words of `locales/`, by keys such as `common:productName`. */
function wordsIn(language: Language): ManifestWords {
  return (key) => {
    const [namespace = '', path = ''] = key.split(':');
    const file = join(repositoryRoot, 'locales', language, `${namespace}.json`);
    let words = JSON.parse(readFileSync(file, 'utf8')) as unknown;
    for (const part of path.split('.')) words = (words as Record<string, unknown>)[part];
    if (typeof words !== 'string') throw new Error(`${file} has no ${path}.`);
    return words;
  };
}

/** The manifest of a language as it is served. */
export function webManifestText(language: Language): string {
  return JSON.stringify(webManifest(language, wordsIn(language)));
}

/** Puts the manifests beside the app, each fetched only by a browser that speaks its language. */
export function webManifestsPlugin(): Plugin {
  return {
    name: 'tasuki-web-manifests',
    generateBundle() {
      for (const language of LANGUAGES) {
        const fileName = webManifestPath(language).slice(1);
        this.emitFile({ type: 'asset', fileName, source: webManifestText(language) });
      }
    },
    configureServer: ({ middlewares }) => {
      for (const language of LANGUAGES) {
        middlewares.use(webManifestPath(language), (_request, response) => {
          response.setHeader('content-type', 'application/manifest+json');
          response.end(webManifestText(language));
        });
      }
    },
  };
}
