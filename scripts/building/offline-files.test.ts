import { expect, it } from 'vitest';
import {
  OFFLINE_SOURCES,
  OFFLINE_SOURCES_OF_ROLE,
  offlineFiles,
  type BuildManifest,
} from './offline-files.ts';

const BUILT: BuildManifest = {
  ...Object.fromEntries(
    OFFLINE_SOURCES.map((source, index) => [source, { file: `assets/kept-${index}.js` }]),
  ),
  ...Object.fromEntries(
    Object.values(OFFLINE_SOURCES_OF_ROLE)
      .flat()
      .map((source, index) => [source, { file: `assets/role-${index}.js` }]),
  ),
  'src/app/routing/further-pages.ts': {
    file: 'assets/further.js',
    dynamicImports: ['src/pages/for-coaches-page.tsx'],
  },
  'src/pages/coaches/coach-home-page.tsx': {
    file: 'assets/desk.js',
    imports: ['_start.js', '_people.js', '_words.js'],
  },
  'src/pages/accounts/admin-users-page.tsx': { file: 'assets/users.js', imports: ['_people.js'] },
  '_people.js': { file: 'assets/people.js' },
  '_start.js': {
    file: 'assets/start.js',
    isEntry: true,
    css: ['assets/start.css'],
    dynamicImports: ['src/pages/plans/plan-page.tsx', 'src/pages/for-coaches-page.tsx'],
  },
  'src/pages/plans/plan-page.tsx': {
    file: 'assets/plan.js',
    imports: ['_start.js', '_days.js'],
    dynamicImports: ['src/features/plans/plan-advice.tsx', 'locales/ja/plan.json'],
  },
  'src/features/plans/plan-advice.tsx': { file: 'assets/advice.js', imports: ['_words.js'] },
  '_words.js': { file: 'assets/words.js', dynamicImports: ['_late.js'] },
  '_late.js': { file: 'assets/late.js' },
  '_days.js': { file: 'assets/days.js', imports: ['src/pages/plans/plan-page.tsx'] },
  'src/pages/for-coaches-page.tsx': { file: 'assets/visited.js' },
  'locales/ja/plan.json': { file: 'assets/plan-ja.js' },
  'locales/en/plan.json': { file: 'assets/plan-en.js' },
  'node_modules/date-fns/locale/zh-TW.js': { file: 'assets/zh-TW.js' },
};

it('keeps the start, the runner’s pages and what they need, once each', () => {
  const urls = offlineFiles(BUILT).map(({ url }) => url);
  for (const file of ['start.js', 'start.css', 'further.js', 'plan.js', 'days.js', 'kept-0.js']) {
    expect(urls, file).toContain(`/assets/${file}`);
  }
  expect(urls).not.toContain('/assets/visited.js');
  expect(new Set(urls).size).toBe(urls.length);
});

it('keeps the parts that a kept page fetches later, and the parts of those', () => {
  const urls = offlineFiles(BUILT).map(({ url }) => url);
  for (const file of ['advice.js', 'words.js', 'late.js']) {
    expect(urls, file).toContain(`/assets/${file}`);
  }
});

it('marks what only coaches or admins need', () => {
  const rolesOf = new Map(offlineFiles(BUILT).map(({ url, roles }) => [url, roles]));
  expect(rolesOf.get('/assets/desk.js')).toEqual(['coach']);
  expect(rolesOf.get('/assets/users.js')).toEqual(['admin']);
  expect(rolesOf.get('/assets/people.js')).toEqual(['coach', 'admin']);
  for (const file of ['start.js', 'plan.js', 'words.js']) {
    expect(rolesOf.has(`/assets/${file}`), file).toBe(true);
    expect(rolesOf.get(`/assets/${file}`), file).toBeUndefined();
  }
});

it('marks what one language alone needs', () => {
  const languages = offlineFiles(BUILT).flatMap(({ url, language }) =>
    language ? [[url, language]] : [],
  );
  expect(languages).toEqual([
    ['/assets/plan-ja.js', 'ja'],
    ['/assets/plan-en.js', 'en'],
    ['/assets/zh-TW.js', 'zh-tw'],
  ]);
});

it('stops the build where a page is not there any more', () => {
  const gone = 'src/pages/trends/trends-page.tsx';
  const rest = Object.fromEntries(Object.entries(BUILT).filter(([source]) => source !== gone));
  expect(() => offlineFiles(rest)).toThrow(gone);
  const [ofCoach = ''] = OFFLINE_SOURCES_OF_ROLE.coach;
  const withoutIt = Object.entries(BUILT).filter(([source]) => source !== ofCoach);
  expect(() => offlineFiles(Object.fromEntries(withoutIt))).toThrow(ofCoach);
});
