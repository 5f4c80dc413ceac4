import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../repository-root.ts';

const FIGURE = join(repositoryRoot, 'src/features/activity-chart/route-figure.tsx');

/** Our own code of the route's figure, built with this setting; null = it is not given at all. */
async function builtFigure(styleUrl: string | null): Promise<Rolldown.OutputChunk[]> {
  const built = (await build({
    root: repositoryRoot,
    configFile: false,
    logLevel: 'silent',
    ...(styleUrl !== null && {
      define: { 'import.meta.env.VITE_MAP_STYLE_URL': JSON.stringify(styleUrl) },
    }),
    build: {
      write: false,
      lib: { entry: FIGURE, formats: ['es'] },
      rolldownOptions: { external: (id: string) => /^[\w@]/.test(id) && !id.includes('?url') },
    },
  })) as Rolldown.RolldownOutput[];
  return built.flatMap(({ output }) => output.filter((part) => part.type === 'chunk'));
}

it.each(['', null])('builds nothing of the map where the style is %o', async (styleUrl) => {
  const chunks = await builtFigure(styleUrl);
  expect(chunks).toHaveLength(1);
  expect(chunks[0]?.code).toContain('routeLines');
  expect(chunks[0]?.code).not.toMatch(/maplibre|route-map|mapAsks/);
});

it('fetches the library apart, where one is', async () => {
  const chunks = await builtFigure('https://tiles.example/style.json');
  const holders = chunks.filter(({ imports }) => imports.includes('maplibre-gl'));
  expect(holders).toHaveLength(1);
  const [holder] = holders;
  // Only by import(), from the choice of a map and not from the figure.
  for (const { imports, isEntry, dynamicImports } of chunks) {
    expect(imports).not.toContain(holder?.fileName);
    if (isEntry) expect(dynamicImports).not.toContain(holder?.fileName);
  }
});
