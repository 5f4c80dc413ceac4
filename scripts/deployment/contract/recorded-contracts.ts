import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Contract, RecordedContract } from './shape.ts';

const FILE = join(import.meta.dirname, 'recorded-contracts.json');
/** Browsers that were opened before the last two releases are asked to reload. */
const RELEASES_KEPT = 2;

/** The contracts of the last releases, oldest first. */
export function readRecordedContracts(): RecordedContract[] {
  return JSON.parse(readFileSync(FILE, 'utf8')) as RecordedContract[];
}

/** Checks whether the newest recorded contract is the one of this code. */
export function isRecorded(recorded: readonly RecordedContract[], now: Contract): boolean {
  const { callables, documents } = recorded.at(-1) ?? {};
  return isDeepStrictEqual({ callables, documents }, structuredClone(now));
}

/**
 * The recorded contracts with that of a new release. The one of before last goes.
 *
 * @param day yyyy-mm-dd
 */
export function withContract(
  recorded: readonly RecordedContract[],
  now: Contract,
  day: string,
): readonly RecordedContract[] {
  if (isRecorded(recorded, now)) return recorded;
  const version = (recorded.at(-1)?.version ?? 0) + 1;
  return [...recorded, { version, recordedOn: day, ...now }].slice(-RELEASES_KEPT);
}

/** Writes what {@link readRecordedContracts} reads. */
export function writeRecordedContracts(recorded: readonly RecordedContract[]): void {
  writeFileSync(FILE, `${JSON.stringify(recorded, null, 1)}\n`);
}
