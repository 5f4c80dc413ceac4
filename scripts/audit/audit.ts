// Looks at what is shipped: known advisories, licences and a software bill of materials.
//   npm run audit
// It ends with 0 where nothing was found. It ends with 1 where an advisory is high or critical or a
// licence is not allowed. It ends with 2 where the registry returned no advisories, so that nothing
// is known of them.
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { explanationOf } from '../explanation-of.ts';
import { repositoryRoot, stateFolder } from '../repository-root.ts';
import { readAdvisories, type Advisories } from './advisories.ts';
import { forbiddenLicences } from './licences.ts';
import { packageNameOf, shippedPart, type BillOfMaterials } from './shipped-components.ts';

const BILL_FILE = join(stateFolder, 'audit', 'bill-of-materials.cdx.json');
const OUTPUT_MAX_BYTES = 64 * 1024 * 1024;
const TIMEOUT_MILLISECONDS = 120_000;

export interface AuditResult {
  forbidden: readonly string[];
  advisories: Advisories;
}

/** The exit code of the command; see the top of the file. */
export function exitCodeOf({ forbidden, advisories }: AuditResult): 0 | 1 | 2 {
  const isSerious = advisories.kind === 'known' && advisories.serious.length > 0;
  if (forbidden.length > 0 || isSerious) return 1;
  return advisories.kind === 'unknown' ? 2 : 0;
}

/** The findings in words, one a line. */
export function describeAudit(result: AuditResult, shippedCount: number, at: Date): string {
  const { forbidden, advisories } = result;
  const lines = [`${shippedCount} packages are shipped.`];
  if (forbidden.length === 0) lines.push('Licences: all are allowed.');
  else lines.push('Licences that are not allowed:', ...forbidden.map((line) => `  ${line}`));
  if (advisories.kind === 'unknown') {
    lines.push(
      `Advisories: NOT KNOWN. The registry gave no report (${advisories.reason}). Run this again where it answers.`,
    );
    return lines.join('\n');
  }
  lines.push(`Advisories as the registry knew them at ${at.toISOString()}:`);
  lines.push(...advisories.serious.map((line) => `  ${line}`));
  lines.push(
    `  ${advisories.serious.length} high or critical in what is shipped, ${advisories.others} others.`,
  );
  return lines.join('\n');
}

/** Runs npm and returns what it prints, whatever it ends with. */
async function npm(...words: string[]): Promise<string> {
  const cli = process.env['npm_execpath'];
  const [program, before] = cli ? [process.execPath, [cli]] : ['npm', []];
  try {
    const { stdout } = await promisify(execFile)(program, [...before, ...words], {
      cwd: repositoryRoot,
      maxBuffer: OUTPUT_MAX_BYTES,
      timeout: TIMEOUT_MILLISECONDS,
    });
    return stdout;
  } catch (cause) {
    const { stdout } = cause as { stdout?: unknown };
    if (typeof stdout === 'string' && stdout !== '') return stdout;
    throw cause;
  }
}

function dependenciesOf(...path: readonly string[]): string[] {
  const text = readFileSync(join(repositoryRoot, ...path, 'package.json'), 'utf8');
  return Object.keys((JSON.parse(text) as { dependencies: Record<string, string> }).dependencies);
}

async function main(): Promise<number> {
  const bill = JSON.parse(
    await npm('sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'),
  ) as BillOfMaterials;
  const shipped = shippedPart(bill, [
    { workspace: null, names: dependenciesOf() },
    { workspace: '@tasuki/functions', names: dependenciesOf('functions') },
  ]);
  mkdirSync(dirname(BILL_FILE), { recursive: true });
  writeFileSync(BILL_FILE, `${JSON.stringify(shipped, null, 2)}\n`);
  const names = new Set(shipped.components.map((one) => packageNameOf(one['bom-ref'])));
  const printed = await npm('audit', '--json', '--package-lock-only');
  const result: AuditResult = {
    forbidden: forbiddenLicences(shipped.components),
    advisories: readAdvisories(printed, (name) => names.has(name)),
  };
  process.stdout.write(`${describeAudit(result, shipped.components.length, new Date())}\n`);
  process.stdout.write(
    `Bill of materials (CycloneDX): ${relative(repositoryRoot, BILL_FILE).replaceAll('\\', '/')}\n`,
  );
  return exitCodeOf(result);
}

if (import.meta.main) {
  try {
    process.exitCode = await main();
  } catch (cause) {
    process.stderr.write(`${explanationOf(cause)}\n`);
    process.exitCode = 1;
  }
}
