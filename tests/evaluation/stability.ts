import { createHash } from 'node:crypto';
import { viewSession, type SessionView } from '@tasuki/domain/coaching/facts/session-view';
import { FINDING_TESTS } from '@tasuki/domain/coaching/feedback/finding-tests';
import type { FindingCode } from '@tasuki/domain/coaching/feedback/session-reading';
import { readSession } from '@tasuki/domain/coaching/feedback/read-session';
import { coachActivity } from '@tasuki/domain/coaching/feedback/coach-activity';
import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import { UNKNOWN_PHYSIOLOGY } from '@tasuki/domain/athletes/athlete-physiology';
import type { RecentActivity } from '@tasuki/domain/training/recent-activity';
import { seededRandom } from '../builders/seeded-random.ts';
import { DISTURBANCES } from './disturbances.ts';

export interface RecordingToDisturb {
  id: string;
  decoded: DecodedActivity;
  history: readonly RecentActivity[];
  /** All sessions of the same file; none = this is the only one. */
  sessionsOfFile?: readonly DecodedActivity[];
}

/** How often something that was said is still true of the disturbed recording. */
export interface Stability {
  said: number;
  kept: number;
}

export interface StabilityReport {
  purposes: ReadonlyMap<string, Stability>;
  findings: ReadonlyMap<string, Stability>;
  /** By disturbance, purposes alone. */
  disturbances: ReadonlyMap<string, Stability>;
  /** What changed, a line each. */
  flips: readonly string[];
}

const NOW = new Date('2026-12-01T00:00:00Z');

interface Said {
  purpose: string;
  findings: readonly FindingCode[];
  view: SessionView;
}

/** One claim in two wordings: even halves, named apart where they read differently, and no drift. */
const SAME_CLAIM: Partial<Record<FindingCode, FindingCode>> = {
  'halves.equal': 'halves.even',
  'halves.even': 'halves.equal',
  'hills.equalEffort': 'hills.evenEffort',
  'hills.evenEffort': 'hills.equalEffort',
  'drift.low': 'drift.none',
  'drift.none': 'drift.low',
};
/** Names the purpose, so that another purpose makes it another claim. */
const OF_PURPOSE: FindingCode = 'history.first';

/**
 * Whether a finding still holds. One that gave its place to a more important one is not contradicted
 * by that: its own test decides.
 */
function isStillTrue(finding: FindingCode, { findings, view }: Said, isSamePurpose: boolean) {
  if (finding === OF_PURPOSE && !isSamePurpose) return false;
  const same = SAME_CLAIM[finding];
  return [finding, ...(same ? [same] : [])].some(
    (code) => findings.includes(code) || FINDING_TESTS[code](view),
  );
}

function saidOf({ decoded, history }: Omit<RecordingToDisturb, 'id'>): Said | null {
  const analysis = coachActivity({
    decoded,
    athlete: UNKNOWN_PHYSIOLOGY,
    history,
    language: 'en',
    note: null,
    now: NOW,
  });
  if (!analysis.feedback) return null;
  const { findings } = readSession({ source: decoded, analysis, history, note: null });
  return { purpose: analysis.purpose, findings, view: viewSession(decoded, analysis, history) };
}

/**
 * Coaches every recording as it is and disturbed within its sensors' errors.
 *
 * @param seed the same seed gives the same disturbances
 */
export function measureStability(
  recordings: Iterable<RecordingToDisturb>,
  seed: number,
): StabilityReport {
  const purposes = new Map<string, Stability>();
  const findings = new Map<string, Stability>();
  const disturbances = new Map<string, Stability>();
  const flips: string[] = [];
  for (const { id, decoded, history } of recordings) {
    const plain = saidOf({ decoded, history });
    if (!plain) continue;
    for (const [name, disturb] of Object.entries(DISTURBANCES)) {
      const random = seededRandom(seed + seedOf(`${id} ${name}`));
      const disturbed = saidOf({ decoded: disturb(decoded, random), history });
      // Too short to say anything about: silence contradicts nothing.
      if (!disturbed) continue;
      const isSame = disturbed.purpose === plain.purpose;
      count(purposes, plain.purpose, isSame);
      count(disturbances, name, isSame);
      if (!isSame) flips.push(`${id}: ${plain.purpose} → ${disturbed.purpose} (${name})`);
      for (const finding of plain.findings) {
        const isTrue = isStillTrue(finding, disturbed, isSame);
        count(findings, finding, isTrue);
        if (!isTrue && isSame) flips.push(`${id}: ${finding} not any more (${name})`);
      }
    }
  }
  return { purposes, findings, disturbances, flips };
}

/** By name, so that a new recording among the others changes the disturbances of none. */
function seedOf(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE() % 1_000_000;
}

function count(counts: Map<string, Stability>, key: string, isKept: boolean): void {
  const { said, kept } = counts.get(key) ?? { said: 0, kept: 0 };
  counts.set(key, { said: said + 1, kept: kept + (isKept ? 1 : 0) });
}

/** The share that was kept of everything said, 0 to 1; 1 where nothing was. */
export function keptShare(counts: ReadonlyMap<string, Stability>): number {
  const all = [...counts.values()];
  const said = all.reduce((sum, count) => sum + count.said, 0);
  return said > 0 ? all.reduce((sum, count) => sum + count.kept, 0) / said : 1;
}

/** The report as a table, the least stable first. */
export function stabilityLines({
  purposes,
  findings,
  disturbances,
  flips,
}: StabilityReport): string[] {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const table = (title: string, counts: ReadonlyMap<string, Stability>) => [
    `Stability of ${title}: ${percent(keptShare(counts))}`,
    ...[...counts]
      .map(([name, { said, kept }]) => ({ name, said, share: kept / said }))
      .sort((a, b) => a.share - b.share)
      .map(({ name, said, share }) => `  ${percent(share).padStart(7)} of ${said}  ${name}`),
  ];
  return [
    ...table('purposes', purposes),
    ...table('findings', findings),
    ...table('purposes by disturbance', disturbances),
    'What changed:',
    ...flips.map((flip) => `  ${flip}`),
  ];
}
