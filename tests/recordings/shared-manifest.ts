import { existsSync, readFileSync } from 'node:fs';
import { sharedData } from './shared-data.ts';

/** The ground truth of one file; null where the manifest is silent. */
export interface ManifestRow {
  file: string;
  folder: 'recordings' | 'athlete';
  format: 'FIT' | 'TCX' | 'GPX';
  status: string;
  startedAt: Date | null;
  distanceMeters: number | null;
  elapsedSeconds: number | null;
  movingSeconds: number | null;
  averageHeartRate: number | null;
  maximumHeartRate: number | null;
  ascentMeters: number | null;
  calories: number | null;
  records: number;
  laps: number;
  sessions: number;
  positions: number;
  heartRates: number;
  recordedMeters: number | null;
  recordedSeconds: number | null;
  recordedAverageHeartRate: number | null;
  recordedMaximumHeartRate: number | null;
  timerStops: number | null;
  /** Readings that repeat the time of another. */
  duplicates: number;
  perSession: readonly SessionTruth[];
}

/** What the manifest says of one session of several. */
export interface SessionTruth {
  sport: string;
  start: string;
  dist: number;
  elapsed: number;
  timer: number;
  avg_hr: number;
  max_hr: number;
  ascent: number | null;
}

/** The manifest's rows; null where the folder is absent. */
export function readManifest(): ManifestRow[] | null {
  const path = `${sharedData}manifest.csv`;
  if (!existsSync(path)) return null;
  const [header = [], ...lines] = csvLines(readFileSync(path, 'utf8'));
  return lines.map((line) =>
    manifestRow(new Map(header.map((name, index) => [name, line[index] ?? '']))),
  );
}

function manifestRow(fields: ReadonlyMap<string, string>): ManifestRow {
  const text = (name: string) => fields.get(name) ?? '';
  const figure = (name: string) => (text(name) === '' ? null : Number(text(name)));
  const perSession = text('per_session');
  return {
    file: text('file'),
    folder: text('dir') === 'athlete' ? 'athlete' : 'recordings',
    format: text('format') as ManifestRow['format'],
    status: text('status'),
    startedAt: text('start_time') === '' ? null : new Date(text('start_time')),
    distanceMeters: figure('distance_m'),
    elapsedSeconds: figure('elapsed_s'),
    movingSeconds: figure('moving_s'),
    averageHeartRate: figure('avg_hr'),
    maximumHeartRate: figure('max_hr'),
    ascentMeters: figure('ascent_m'),
    calories: figure('calories'),
    records: figure('records') ?? 0,
    laps: figure('laps') ?? 0,
    sessions: figure('sessions') ?? 0,
    positions: figure('gps_points') ?? 0,
    heartRates: figure('hr_points') ?? 0,
    recordedMeters: figure('rec_distance_m'),
    recordedSeconds: figure('rec_span_s'),
    recordedAverageHeartRate: figure('rec_avg_hr'),
    recordedMaximumHeartRate: figure('rec_max_hr'),
    timerStops: figure('timer_stops'),
    duplicates: Number(/(\d+) duplicate timestamps/.exec(text('notes'))?.[1] ?? 0),
    perSession: perSession === '' ? [] : (JSON.parse(perSession) as SessionTruth[]),
  };
}

/** Comma-separated lines, fields perhaps in quotes. */
function csvLines(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) =>
      [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
        .map(([, field = '']) =>
          field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field.trim(),
        )
        .slice(0, -1),
    );
}
