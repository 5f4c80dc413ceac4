import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UNKNOWN_PHYSIOLOGY } from '@tasuki/domain/athletes/athlete-physiology';
import { coachActivity } from '@tasuki/domain/coaching/feedback/coach-activity';
import { readSession } from '@tasuki/domain/coaching/feedback/read-session';
import { repositoryRoot } from '../../scripts/repository-root.ts';
import type { RecordingToDisturb } from './stability.ts';

/** What each recording was read as when that was last accepted. */
const READINGS_FILE = join(repositoryRoot, 'tests', 'evaluation', 'accepted-readings.json');

const NOW = new Date('2026-12-01T00:00:00Z');

/** Recording → what it was for, how it is opened, what is found and what comes next. */
type Readings = Readonly<Record<string, string>>;

/** What is said of each recording, without words and figures. */
export function readingsOf(recordings: readonly RecordingToDisturb[]): Readings {
  return Object.fromEntries(
    recordings.map(({ id, decoded, history, sessionsOfFile = [] }) => {
      const analysis = coachActivity({
        decoded,
        athlete: UNKNOWN_PHYSIOLOGY,
        history,
        language: 'en',
        note: null,
        now: NOW,
        sessionsOfFile,
      });
      if (!analysis.feedback) return [id, `${analysis.purpose}: silent`];
      const { opening, findings, nextStep } = readSession({
        source: decoded,
        analysis,
        history,
        note: null,
      });
      const said = [opening, ...findings].join(', ');
      return [id, `${analysis.purpose}: ${said}; then ${nextStep.code}`];
    }),
  );
}

/** What was accepted last; nothing where there is no such file. */
export function acceptedReadings(): Readings {
  return existsSync(READINGS_FILE)
    ? (JSON.parse(readFileSync(READINGS_FILE, 'utf8')) as Readings)
    : {};
}

export function acceptReadings(readings: Readings): void {
  writeFileSync(READINGS_FILE, `${JSON.stringify(readings, null, 2)}\n`);
}

/** Every recording that is read differently than it was, in both ways; new ones are only counted. */
export function changedReadings(before: Readings, now: Readings): string[] {
  const changed = Object.entries(now).filter(
    ([id, reading]) => id in before && before[id] !== reading,
  );
  const added = Object.keys(now).filter((id) => !(id in before)).length;
  const gone = Object.keys(before).filter((id) => !(id in now)).length;
  return [
    `Recordings that are read differently: ${changed.length}; new: ${added}; not read any more: ${gone}`,
    ...changed.flatMap(([id, reading]) => [`  ${id}`, `    − ${before[id]}`, `    + ${reading}`]),
  ];
}
