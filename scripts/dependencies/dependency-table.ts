import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DEPENDENCY_NOTES, REFUSED_PACKAGES, type DependencyNote } from './dependency-notes.ts';

/** A package that a workspace of ours names itself. */
export interface DirectDependency {
  name: string;
  version: string;
  /** Folders of the workspaces that name it; `.` = the app and its tools. */
  namedBy: readonly string[];
  /** Those among them that need it when the product runs; none = it serves development. */
  neededBy: readonly string[];
}

interface Manifest {
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
}

const WORKSPACES = ['.', 'domain', 'functions', 'sandbox'] as const;
/** Ours, and so no dependency. */
const OWN = '@tasuki/';

/**
 * The direct dependencies of all workspaces, by name.
 *
 * @param manifests what their package.json say, by folder
 */
export function directDependencies(
  manifests: Readonly<Record<string, Manifest>>,
): DirectDependency[] {
  const byName = new Map<string, DirectDependency>();
  for (const [workspace, { dependencies = {}, devDependencies = {} }] of Object.entries(
    manifests,
  )) {
    for (const [isForDevelopment, group] of [
      [false, dependencies],
      [true, devDependencies],
    ] as const) {
      for (const [name, version] of Object.entries(group)) {
        if (name.startsWith(OWN)) continue;
        const known = byName.get(name);
        byName.set(name, {
          name,
          version,
          namedBy: [...(known?.namedBy ?? []), workspace],
          neededBy: [...(known?.neededBy ?? []), ...(isForDevelopment ? [] : [workspace])],
        });
      }
    }
  }
  return [...byName.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Names of dependencies without a note, and of notes without a dependency. */
export function missingNotes(
  dependencies: readonly Pick<DirectDependency, 'name'>[],
  notes: Readonly<Record<string, DependencyNote>>,
): { withoutNote: string[]; withoutDependency: string[] } {
  const names = new Set(dependencies.map(({ name }) => name));
  return {
    withoutNote: [...names].filter((name) => notes[name] === undefined),
    withoutDependency: Object.keys(notes).filter((name) => !names.has(name)),
  };
}

/** package.json of each workspace. */
export function readManifests(repositoryRoot: string): Record<string, Manifest> {
  return Object.fromEntries(
    WORKSPACES.map((folder) => [
      folder,
      JSON.parse(readFileSync(join(repositoryRoot, folder, 'package.json'), 'utf8')) as Manifest,
    ]),
  );
}

/** The folder in which npm has put a package, for one of the workspaces that name it. */
function installedFolder(repositoryRoot: string, { name, namedBy }: DirectDependency): string {
  const candidates = [...namedBy, '.'].map((workspace) =>
    join(repositoryRoot, workspace, 'node_modules', name),
  );
  const folder = candidates.find((path) => statSync(path, { throwIfNoEntry: false }));
  if (folder === undefined) throw new Error(`${name} is not installed; run npm ci.`);
  return folder;
}

/** Licence as the package names it. */
export function licenceOf(manifest: Readonly<Record<string, unknown>>): string {
  const { license } = manifest;
  return typeof license === 'string' ? license : 'see its package';
}

function bytesOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

/** e.g. `412 kB`, `23 MB`: rounded, so that it does not change with every machine. */
export function sizeWords(bytes: number): string {
  if (bytes < 10_000) return '< 10 kB';
  if (bytes < 1_000_000) return `${Math.round(bytes / 10_000) * 10} kB`;
  return bytes < 10_000_000
    ? `${(bytes / 1_000_000).toFixed(1)} MB`
    : `${Math.round(bytes / 1_000_000)} MB`;
}

const PLACES: Readonly<Record<string, string>> = {
  '.': 'app',
  domain: 'domain',
  functions: 'functions',
  sandbox: 'sandbox',
};

function placeOf({ neededBy }: DirectDependency): string {
  if (neededBy.length === 0) return 'development';
  return neededBy.map((workspace) => PLACES[workspace] ?? workspace).join(', ');
}

const HEAD = `# Dependencies

Every package that a \`package.json\` of ours names. \`npm run docs:dependencies\` writes this file: purpose and alternative come from
\`scripts/dependencies/dependency-notes.ts\`, everything else from what is installed. A test fails when a package is missing here.
The weight is what the package itself takes in \`node_modules\`, without what it depends on. What reaches a browser is measured by
\`tests/bench/page-weight.bench.ts\`, since only the used part of a package is bundled.

| package | version | used in | purpose | licence | installed | alternative |
| --- | --- | --- | --- | --- | --- | --- |
`;

const REFUSED_HEAD = `
## Weighed and not taken

| code of ours | package | licence | reason |
| --- | --- | --- | --- |
`;

/** The text of docs/dependencies.md, before it is formatted. */
export function dependencyDocument(repositoryRoot: string): string {
  const rows = directDependencies(readManifests(repositoryRoot)).map((dependency) => {
    const { name, version } = dependency;
    const folder = installedFolder(repositoryRoot, dependency);
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
      string,
      unknown
    >;
    const note = DEPENDENCY_NOTES[name];
    if (!note) throw new Error(`dependency-notes.ts says nothing of ${name}.`);
    const cells = [
      `\`${name}\``,
      version,
      placeOf(dependency),
      note.purpose,
      licenceOf(manifest),
      sizeWords(bytesOf(folder)),
      note.alternative,
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const refused = REFUSED_PACKAGES.map(
    ({ ours, name, licence, reason }) => `| Own: ${ours} | ${name} | ${licence} | ${reason} |`,
  );
  return `${HEAD}${rows.join('\n')}\n${REFUSED_HEAD}${refused.join('\n')}\n`;
}
