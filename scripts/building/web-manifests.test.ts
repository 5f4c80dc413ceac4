import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@tasuki/domain/language';
import type { webManifest } from '@tasuki/domain/navigation/web-manifest';
import { repositoryRoot } from '../repository-root.ts';
import { webManifestText } from './web-manifests.ts';

type Manifest = ReturnType<typeof webManifest>;
const manifests = LANGUAGES.map((language) => ({
  language,
  manifest: JSON.parse(webManifestText(language)) as Manifest,
}));

/** The facts that the file states of itself. */
function readPng(path: string) {
  const image = readFileSync(join(repositoryRoot, 'public', path));
  expect(image.subarray(1, 4).toString('latin1'), path).toBe('PNG');
  return { sizes: `${image.readUInt32BE(16)}x${image.readUInt32BE(20)}`, bytes: image.length };
}

describe.each(manifests)('the manifest in $language', ({ language, manifest }) => {
  it('has what browsers ask of an app that can be installed', () => {
    expect(manifest).toMatchObject({ id: '/', start_url: '/', scope: '/', display: 'standalone' });
    const sizes = (purpose: string) =>
      manifest.icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
    expect(sizes('any')).toEqual(['192x192', '512x512']);
    expect(sizes('maskable')).toEqual(['192x192', '512x512']);
  });

  it('names pictures that are there, of the size that it says', () => {
    for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
      expect(readPng(src).sizes, src).toBe(sizes);
      expect(readPng(src).bytes, src).toBeLessThan(150_000);
    }
  });

  it('takes recordings and zips that other apps share or the system opens', () => {
    const { share_target: target, file_handlers: handlers } = manifest;
    expect(target).toMatchObject({ action: '/share-files', method: 'POST' });
    for (const ending of ['.fit', '.gpx', '.tcx', '.zip']) {
      expect(target.params.files[0]?.accept, ending).toContain(ending);
      expect(Object.values(handlers[0]?.accept ?? {}).flat(), ending).toContain(ending);
    }
    // Most apps of watches give this type, which names no kind; a file that is opened should name
    // its kind.
    expect(target.params.files[0]?.accept).toContain('application/octet-stream');
    expect(handlers[0]?.accept).not.toHaveProperty('application/octet-stream');
  });

  it('says in its own words what the shortcuts do', () => {
    const names = manifest.shortcuts.map(({ name }) => name);
    expect(new Set(names).size).toBe(3);
    const english = manifests.find((other) => other.language === 'en');
    if (language !== 'en') {
      expect(names).not.toEqual(english?.manifest.shortcuts.map(({ name }) => name));
      expect(manifest.description).not.toBe(english?.manifest.description);
    }
  });

  it('begins on the ground that the page has', () => {
    const html = readFileSync(join(repositoryRoot, 'index.html'), 'utf8');
    expect(html).toContain(`content="${manifest.theme_color}"`);
    expect(html.toLowerCase()).toContain(
      `--start-ground: ${manifest.background_color.toLowerCase()}`,
    );
  });
});

it('is linked by the page, whose icons are there', () => {
  const html = readFileSync(join(repositoryRoot, 'index.html'), 'utf8');
  expect(html).toContain('<link rel="manifest" href="/manifest/ja.webmanifest" />');
  for (const [, path = ''] of html.matchAll(/rel="(?:apple-touch-)?icon"[^>]*href="([^"]+)"/g)) {
    expect(existsSync(join(repositoryRoot, 'public', path)), path).toBe(true);
  }
});
