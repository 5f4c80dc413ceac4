import { htmlLanguage, type Language } from '../language.ts';
import {
  RECORDING_CONTENT_TYPES,
  SHARE_PATH,
  SHARED_FILES_FIELD,
  SHARED_FILES_PARAMETER,
} from '../uploads/shared-file.ts';
import { routePath } from './route-table.ts';

/** The path of a language's manifest, by which browsers put the app on the home screen. */
export function webManifestPath(language: Language): string {
  return `/manifest/${language}.webmanifest`;
}

/** Drawn by scripts/home-screen/draw-icons.ts; a maskable one may be cut to any shape. */
export const ICONS = [
  { path: '/icons/icon-192.png', size: 192, purpose: 'any' },
  { path: '/icons/icon-512.png', size: 512, purpose: 'any' },
  { path: '/icons/maskable-192.png', size: 192, purpose: 'maskable' },
  { path: '/icons/maskable-512.png', size: 512, purpose: 'maskable' },
] as const;

/** Taken by scripts/home-screen/take-screenshots.ts, in each language. */
export const SCREENSHOTS = [
  { name: 'narrow', width: 390, height: 844 },
  { name: 'wide', width: 1280, height: 800 },
] as const;

/** The path of a screenshot of a language. */
export function screenshotPath(
  language: Language,
  name: (typeof SCREENSHOTS)[number]['name'],
): string {
  return `/screenshots/${language}-${name}.png`;
}

/** The light ground; pages name the colour of both themes themselves (index.html). */
const GROUND_COLOR = '#FBFAF7';

/** The parameter that says to the list of activities that somebody came to add files. */
export const ADD_FILES_PARAMETER = 'add';

/** The words of a manifest, by key and in one language. */
export type ManifestWords = (key: `${string}:${string}`) => string;

/**
 * The data that a browser needs to put the app on the home screen, as a web app manifest of the
 * W3C.
 *
 * @param t gives the words in this language
 */
export function webManifest(language: Language, t: ManifestWords) {
  return {
    // The same in all languages: another language is no other app.
    id: '/',
    start_url: '/',
    scope: '/',
    name: t('common:productName'),
    short_name: t('common:productName'),
    description: t('homeScreen:description'),
    lang: htmlLanguage(language),
    dir: 'ltr',
    display: 'standalone',
    background_color: GROUND_COLOR,
    theme_color: GROUND_COLOR,
    categories: ['fitness', 'health', 'sports'],
    icons: ICONS.map(({ path, size, purpose }) => ({
      src: path,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
    shortcuts: [
      shortcut(t('homeScreen:shortcut.addFile'), 'activities', `?${ADD_FILES_PARAMETER}`),
      shortcut(t('homeScreen:shortcut.today'), 'plan'),
      shortcut(t('homeScreen:shortcut.chat'), 'topics'),
    ],
    share_target: {
      action: SHARE_PATH,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        files: [
          {
            name: SHARED_FILES_FIELD,
            accept: [
              ...Object.entries(RECORDING_CONTENT_TYPES).flat(2),
              // As most apps of watches call what they share.
              'application/octet-stream',
            ],
          },
        ],
      },
    },
    file_handlers: [
      {
        action: `${routePath('activities')}?${SHARED_FILES_PARAMETER}=0`,
        accept: RECORDING_CONTENT_TYPES,
      },
    ],
    screenshots: SCREENSHOTS.map(({ name, width, height }) => ({
      src: screenshotPath(language, name),
      sizes: `${width}x${height}`,
      type: 'image/png',
      form_factor: name,
      label: t('homeScreen:screenshot'),
    })),
  };
}

function shortcut(name: string, route: 'activities' | 'plan' | 'topics', query = '') {
  const { path, size } = ICONS[0];
  return {
    name,
    url: `${routePath(route)}${query}`,
    icons: [{ src: path, sizes: `${size}x${size}`, type: 'image/png' }],
  };
}
