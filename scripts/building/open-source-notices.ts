import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { OPEN_SOURCE_NOTICES_PATH } from '@tasuki/domain/navigation/legal-routes';
import { repositoryRoot } from '../repository-root.ts';

/** One package as the lockfile has it. */
interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  /** Needed by tools, and by the product only where the system wants it. */
  devOptional?: boolean;
  /** A workspace, which is the product itself. */
  link?: boolean;
  /** Named where a package is a program for some processors alone; such are tools. */
  cpu?: readonly string[];
}

const LICENCE_FILE = /^(?:licen[cs]e|copying)(?:[.-].*)?$/i;
const PACKAGE_FOLDER = 'node_modules/';

/**
 * Names every package that the product runs with, each with its licence. Packages with the same text
 * stand together above it.
 *
 * @param lockfile the text of package-lock.json
 * @param licenceTextOf the text that comes with a package, by its folder; null = there is none
 */
export function openSourceNotices(
  lockfile: string,
  licenceTextOf: (folder: string) => string | null,
): string {
  const { packages } = JSON.parse(lockfile) as { packages: Record<string, LockedPackage> };
  const namesByText = new Map<string, Set<string>>();
  for (const [folder, locked] of Object.entries(packages)) {
    if (!folder.includes(PACKAGE_FOLDER) || isTool(locked) || locked.link) continue;
    const name = folder.slice(folder.lastIndexOf(PACKAGE_FOLDER) + PACKAGE_FOLDER.length);
    const text = licenceTextOf(folder) ?? 'The package holds no text of its licence.';
    const names = namesByText.get(text) ?? new Set();
    names.add(`${name} ${locked.version ?? ''} (${locked.license ?? 'see below'})`);
    namesByText.set(text, names);
  }
  const parts = [...namesByText].map(([text, names]) => `${[...names].join('\n')}\n\n${text}`);
  const intro = 'Tasuki is made with the following packages.';
  return `${[intro, ...parts].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}

function isTool({ dev, devOptional, cpu }: LockedPackage): boolean {
  return dev === true || devOptional === true || cpu !== undefined;
}

/** The notices of what is installed here. */
export function installedNotices(): string {
  const lockfile = readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8');
  return openSourceNotices(lockfile, installedLicenceText);
}

function installedLicenceText(folder: string): string | null {
  const path = join(repositoryRoot, folder);
  const name = existsSync(path) && readdirSync(path).find((file) => LICENCE_FILE.test(file));
  if (!name) return null;
  return readFileSync(join(path, name), 'utf8').replaceAll('\r\n', '\n').trim();
}

/** Puts the notices beside the app, to be read only by who opens them. */
export function openSourceNoticesPlugin(): Plugin {
  return {
    name: 'tasuki-open-source-notices',
    generateBundle() {
      const fileName = OPEN_SOURCE_NOTICES_PATH.slice(1);
      this.emitFile({ type: 'asset', fileName, source: installedNotices() });
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(OPEN_SOURCE_NOTICES_PATH, (_request, response) => {
        response.setHeader('content-type', 'text/plain; charset=utf-8');
        response.end(installedNotices());
      });
    },
  };
}
