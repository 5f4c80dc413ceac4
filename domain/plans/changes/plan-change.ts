import { CALENDAR_DAY_PATTERN } from '../../athletes/athlete-profile.ts';
import { PLAN_LIMITS } from '../plan-limits.ts';
import { linesOfText, textOfLines } from '../plan-lines.ts';
import type { PlanRecord } from '../plan-record.ts';
import { PLAN_GOAL_KINDS } from '../training-plan.ts';

/**
 * What a plan was changed by. The last ones are proposals, which may have been refused too.
 * `coached` are those of a human coach, and a plan that was `begun` was written by one.
 */
export const PLAN_CHANGE_KINDS = [
  'mark',
  'move',
  'pause',
  'undo',
  'return',
  'catch-up',
  'bridge',
  'rebuild',
  'easier',
  'paces',
  'race',
  'coached',
  'begun',
] as const;
export type PlanChangeKind = (typeof PLAN_CHANGE_KINDS)[number];

/** The author of a change: the runner, or the AI or human coach whose proposal the runner accepted. */
export const PLAN_CHANGE_AUTHORS = ['runner', 'coach', 'human'] as const;
export type PlanChangeAuthor = (typeof PLAN_CHANGE_AUTHORS)[number];

export const PLAN_CHANGE_STATES = ['made', 'undone', 'refused'] as const;
export type PlanChangeState = (typeof PLAN_CHANGE_STATES)[number];

/** One entry of a plan's history. */
export interface PlanChange {
  at: Date;
  author: PlanChangeAuthor;
  kind: PlanChangeKind;
  /** The runner's day on which it was decided, or the day of the session it is about. YYYY-MM-DD. */
  day: string;
  state: PlanChangeState;
  /** The proposal of a conversation that it answers, and in which version; absent = it answers none. */
  proposal?: { id: string; version: number };
  /** The human coach whose proposal it answers; absent = it answers none of a human. */
  coachUid?: string;
}

/** What a change may put in place of what was there. */
export type ChangedParts = Partial<
  Pick<
    PlanRecord,
    | 'sessions'
    | 'marks'
    | 'pausedOn'
    | 'pausedUntil'
    | 'startDay'
    | 'endDay'
    | 'vdotTenths'
    | 'vdotUncertaintyTenths'
    | 'goalKind'
    | 'goalMeters'
    | 'goalSeconds'
    | 'goalDay'
  >
>;

/** More changes than anybody makes in a plan; the oldest are dropped. */
const CHANGES_MAXIMUM = 200;
/** What was there before is kept of the newest changes, as far as there is room: of a whole long plan at least. */
const BEFORE_MAX_LENGTH = 42_000;
const NONE = '~';

/**
 * One line: `seconds author kind day state`, perhaps a proposal as `p<id>.<version>` and a human coach as
 * `c<uid, hexadecimal>`, then parts by tabs with what was there before.
 */
interface ChangeLine extends PlanChange {
  before: readonly string[];
}

function lineText(line: ChangeLine): string {
  const { at, author, kind, day, state, before, proposal, coachUid } = line;
  const named = [
    ...(proposal === undefined ? [] : [`p${proposal.id}.${proposal.version}`]),
    ...(coachUid === undefined ? [] : [`c${hexadecimalOf(coachUid)}`]),
  ];
  const head = [Math.round(at.getTime() / 1000), author, kind, day, state, ...named].join(' ');
  return [head, ...before].join('\t');
}

function lineOf(text: string): ChangeLine | null {
  const [head = '', ...before] = text.split('\t');
  const [seconds = '', authorText, kindText, day = '', stateText, ...named] = head.split(' ');
  const author = PLAN_CHANGE_AUTHORS.find((one) => one === authorText);
  const kind = PLAN_CHANGE_KINDS.find((one) => one === kindText);
  const state = PLAN_CHANGE_STATES.find((one) => one === stateText);
  const isTime = /^\d{1,11}$/.test(seconds);
  if (!author || !kind || !state || !isTime || !CALENDAR_DAY_PATTERN.test(day)) return null;
  const [, id, version] = /^p([0-9a-f]+)\.(\d)$/.exec(wordFrom(named, 'p')) ?? [];
  const coachUid = uidOf(wordFrom(named, 'c').slice(1));
  return {
    at: new Date(Number(seconds) * 1000),
    author,
    kind,
    day,
    state,
    before,
    ...(id !== undefined && { proposal: { id, version: Number(version) } }),
    ...(coachUid !== null && { coachUid }),
  };
}

function wordFrom(words: readonly string[], letter: string): string {
  return words.find((word) => word.startsWith(letter)) ?? '';
}

/** Lines hold small letters only, and a uid also capitals. */
function hexadecimalOf(uid: string): string {
  return [...uid].map((letter) => letter.charCodeAt(0).toString(16).padStart(2, '0')).join('');
}

function uidOf(hexadecimal: string): string | null {
  if (!/^([0-9a-f]{2})+$/.test(hexadecimal)) return null;
  const codes = hexadecimal.match(/../g) ?? [];
  return String.fromCharCode(...codes.map((code) => Number.parseInt(code, 16)));
}

function linesOf(changes: string): ChangeLine[] {
  return linesOfText(changes)
    .map(lineOf)
    .filter((line) => line !== null);
}

/** As it is stored: what was there before only as far back as there is room for it. */
function textOf(lines: readonly ChangeLine[]): string {
  let room = BEFORE_MAX_LENGTH;
  const kept = lines.slice(-CHANGES_MAXIMUM).toReversed();
  const texts = kept.map((line) => {
    const length = line.before.join('\t').length;
    // Once there was no room nothing older can be undone, since changes are undone in their order.
    room = length <= room ? room - length : -1;
    return lineText(room >= 0 ? line : { ...line, before: [] });
  });
  return textOfLines(texts.toReversed());
}

/** A plan's history, newest first. Lines that cannot be read are left out. */
export function changesOf({ changes }: Pick<PlanRecord, 'changes'>): PlanChange[] {
  return linesOf(changes)
    .map(({ before: _, ...change }): PlanChange => change)
    .toReversed();
}

/** The record with its parts changed and the change in its history. */
export function withChange(
  record: PlanRecord,
  changed: ChangedParts,
  entry: Omit<PlanChange, 'state'> & { state?: PlanChangeState },
): PlanRecord {
  const after: PlanRecord = { ...record, ...changed };
  const line: ChangeLine = { state: 'made', ...entry, before: beforeOf(record, after) };
  return { ...after, changes: textOf([...linesOf(record.changes), line]) };
}

const TEXT_PARTS = [
  'startDay',
  'endDay',
  'goalKind',
  'goalDay',
  'pausedOn',
  'pausedUntil',
] as const;
const FIGURE_PARTS = ['vdotTenths', 'vdotUncertaintyTenths', 'goalMeters', 'goalSeconds'] as const;

/** Names of parts as lines may hold them: small letters. */
function partName(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function beforeOf(record: PlanRecord, after: PlanRecord): string[] {
  const parts = [...TEXT_PARTS, ...FIGURE_PARTS]
    .filter((field) => record[field] !== after[field])
    .map((field) => `${partName(field)}=${record[field] ?? NONE}`);
  if (record.marks !== after.marks) {
    parts.push(`marks=${linesOfText(record.marks).join(';')}`);
  }
  if (record.sessions === after.sessions) return parts;
  const [weeks, changedWeeks] = [linesOfText(record.sessions), linesOfText(after.sessions)];
  return [
    ...parts,
    `weeks=${weeks.length}`,
    ...weeks.flatMap((line, index) =>
      line === changedWeeks[index] ? [] : [`w${index + 1}=${line}`],
    ),
  ];
}

/** What would be undone next; null = nothing can be. */
export function undoableChange(record: Pick<PlanRecord, 'changes'>): PlanChange | null {
  return linesOf(record.changes).findLast(isUndoable) ?? null;
}

function isUndoable({ state, before }: ChangeLine): boolean {
  return state === 'made' && before.length > 0;
}

/**
 * The record as it was before its newest change, which stays in the history.
 *
 * @param today YYYY-MM-DD, at the runner's place
 * @returns null where nothing can be undone
 */
export function withoutLastChange(record: PlanRecord, at: Date, today: string): PlanRecord | null {
  const lines = linesOf(record.changes);
  const index = lines.findLastIndex(isUndoable);
  const last = lines[index];
  if (!last) return null;
  const undone: ChangeLine = { ...last, state: 'undone', before: [] };
  const entry: ChangeLine = {
    at,
    author: 'runner',
    kind: 'undo',
    day: today,
    state: 'made',
    before: [],
  };
  return {
    ...record,
    ...partsBefore(record, last.before),
    changes: textOf([...lines.with(index, undone), entry]),
  };
}

function partsBefore(record: PlanRecord, before: readonly string[]): ChangedParts {
  const said = new Map(
    before.map((part) => {
      const at = part.indexOf('=');
      return [part.slice(0, at), part.slice(at + 1)] as const;
    }),
  );
  const text = (field: string) => said.get(partName(field));
  const orNull = (value: string) => (value === NONE ? null : value);
  const parts: ChangedParts = {};
  for (const field of ['startDay', 'endDay'] as const) {
    const value = text(field);
    if (value !== undefined) parts[field] = value;
  }
  for (const field of ['goalDay', 'pausedOn', 'pausedUntil'] as const) {
    const value = text(field);
    if (value !== undefined) parts[field] = orNull(value);
  }
  for (const field of FIGURE_PARTS) {
    const value = text(field);
    if (value !== undefined) parts[field] = value === NONE ? null : Number(value);
  }
  const goalKind = PLAN_GOAL_KINDS.find((kind) => kind === text('goalKind'));
  if (goalKind) parts.goalKind = goalKind;
  const marks = said.get('marks');
  if (marks !== undefined) parts.marks = textOfLines(marks === '' ? [] : marks.split(';'));
  const weeks = said.get('weeks');
  if (weeks === undefined) return parts;
  const now = linesOfText(record.sessions);
  // A text may come from anybody.
  const length = Math.min(Number(weeks), PLAN_LIMITS.weeksMaximum);
  const lines = Array.from({ length }, (_, index) => {
    return said.get(`w${index + 1}`) ?? now[index] ?? '';
  });
  return { ...parts, sessions: textOfLines(lines) };
}
