import { writeFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';

/** A manifest line may be 72 bytes long; longer ones go on behind a space. */
const MANIFEST_LINE_BYTES = 70;

/**
 * Writes a jar that holds only META-INF/MANIFEST.MF.
 *
 * @example writeManifestOnlyJar('x.jar', { 'Main-Class': 'a.B', 'Class-Path': 'file:/c.jar' })
 */
export function writeManifestOnlyJar(path: string, attributes: Record<string, string>): void {
  const lines = ['Manifest-Version: 1.0'];
  for (const [name, value] of Object.entries(attributes)) lines.push(`${name}: ${value}`);
  const manifest = lines.flatMap(foldLine).join('\r\n') + '\r\n\r\n';
  writeFileSync(path, zipSync({ 'META-INF/MANIFEST.MF': strToU8(manifest) }));
}

function foldLine(line: string): string[] {
  const folded: string[] = [];
  let rest = line;
  while (rest.length > MANIFEST_LINE_BYTES) {
    folded.push(rest.slice(0, MANIFEST_LINE_BYTES));
    rest = ` ${rest.slice(MANIFEST_LINE_BYTES)}`;
  }
  return [...folded, rest];
}
