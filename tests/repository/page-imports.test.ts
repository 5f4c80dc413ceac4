import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadPath, staticImports } from './page-imports.ts';

const BUILDER = 'domain/plans/build-plan.ts';
const STORED_PLAN = 'domain/plans/plan-record.ts';
/** What is fetched once the first rows are shown, or for coaches and admins alone. */
const FETCHED_LATER = [
  'src/app/frame/marks/watch-unread.ts',
  'src/app/frame/places/desk-place-icons.ts',
  'src/features/plans/session-details.tsx',
  'src/features/chat/markdown/markdown-parser.ts',
] as const;
const FRAMES = ['src/app/frame/main-layout.tsx', 'src/app/frame/screen-layout.tsx'] as const;

describe('a page', () => {
  const paths = globSync(['{domain,src}/**/*.{ts,tsx}'], {
    exclude: (path) => /(?:^|[\\/])node_modules$/.test(path),
  }).map((path) => path.replaceAll('\\', '/'));
  const imports = staticImports(new Map(paths.map((path) => [path, readFileSync(path, 'utf8')])));
  const pages = paths.filter((path) => /^src\/pages\/.*-page\.tsx$/.test(path));

  it('that shows a plan loads what reads one', () => {
    expect(pages.length).toBeGreaterThan(50);
    for (const page of ['plans/plan-page.tsx', 'calendar/calendar-page.tsx']) {
      expect(loadPath(`src/pages/${page}`, STORED_PLAN, imports), page).not.toBeNull();
    }
  });

  it.each(FETCHED_LATER)('loads nothing before its first rows that follows them: %s', (later) => {
    expect(paths).toContain(later);
    for (const file of [...pages, ...FRAMES]) {
      expect(loadPath(file, later, imports)?.join(' → ') ?? null).toBeNull();
    }
  });

  it.each(pages)('loads no builder of plans before its first rows: %s', (page) => {
    expect(loadPath(page, BUILDER, imports)?.join(' → ') ?? null).toBeNull();
  });
});

describe('what files load before they run', () => {
  const texts = new Map([
    ['a/page.ts', "import { row } from './row.ts';\nimport type { Late } from './late.ts';\n"],
    ['a/row.ts', "export const open = async () => (await import('./late.ts')).open;\n"],
    [
      'a/late.ts',
      "import {\n  build,\n} from './build.ts';\nexport type { Row } from './row.ts';\n",
    ],
    ['a/build.ts', 'export const build = 1;\n'],
  ]);

  it('is neither types nor what they fetch when it is called', () => {
    expect(staticImports(texts)).toEqual([
      { from: 'a/page.ts', to: 'a/row.ts' },
      { from: 'a/late.ts', to: 'a/build.ts' },
    ]);
  });

  it('is found with the files between', () => {
    const imports = [...staticImports(texts), { from: 'a/row.ts', to: 'a/late.ts' }];
    expect(loadPath('a/page.ts', 'a/build.ts', imports)).toEqual([
      'a/page.ts',
      'a/row.ts',
      'a/late.ts',
      'a/build.ts',
    ]);
    expect(loadPath('a/build.ts', 'a/page.ts', imports)).toBeNull();
  });
});
