import { DAY_MILLISECONDS } from '../measures/durations.ts';

/** The parts whose failure people notice, in the order in which the page lists them. */
export const SERVICE_PARTS = [
  'recordings',
  'answers',
  'garmin',
  'strava',
  'payments',
  'mail',
  'accounts',
] as const;
export type ServicePart = (typeof SERVICE_PARTS)[number];

/** `slow`: work waits for minutes. `interrupted`: it waits for long, or keeps failing. */
export const PART_STATES = ['working', 'slow', 'interrupted'] as const;
export type PartState = (typeof PART_STATES)[number];

/** How one part is, since when. */
interface PartStatus {
  state: PartState;
  since: Date;
}

/** A time in which a part did not work as it should, and that is over. */
export interface PastIncident {
  part: ServicePart;
  /** The worst state of it. */
  state: Exclude<PartState, 'working'>;
  from: Date;
  to: Date;
}

/** serviceStatus/current: what anybody may know of how the service runs. It counts nobody. */
export interface ServiceStatus {
  checkedAt: Date;
  parts: Readonly<Record<ServicePart, PartStatus>>;
  /** Newest first. */
  past: readonly PastIncident[];
}

export const STATUS_LIMITS = {
  /** Work that waits for so long is late. */
  lateSeconds: 2 * 60,
  /** Work that waits for so long stands still. */
  standingStillSeconds: 15 * 60,
  /** Work that failed so often does not fail by chance. */
  failedTries: 3,
  /**
   * How many people's failures say something about the service; one person's unreadable file does
   * not.
   */
  peopleMinimum: 3,
  checkEveryMinutes: 5,
  /** A check that is older than that did not take place: functions may stand still altogether. */
  checkLateMinutes: 15,
  pastMaximum: 30,
  pastDays: 30,
} as const;

/** The facts on one piece of waiting work. */
export interface WaitingWork {
  part: ServicePart;
  /** The person whose work it is. */
  person: string;
  /** How long it has been due; negative = it is to be tried later. */
  lateSeconds: number;
  /** How often it was tried in vain. */
  failedTries: number;
}

/** The state of each part, as the waiting work shows it. */
export function partStates(work: readonly WaitingWork[]): Record<ServicePart, PartState> {
  const states = SERVICE_PARTS.map((part) => [part, stateOf(work, part)] as const);
  return Object.fromEntries(states) as Record<ServicePart, PartState>;
}

function stateOf(work: readonly WaitingWork[], part: ServicePart): PartState {
  const ofPart = work.filter((one) => one.part === part);
  const areMany = (isSo: (one: WaitingWork) => boolean) =>
    new Set(ofPart.filter(isSo).map(({ person }) => person)).size >= STATUS_LIMITS.peopleMinimum;
  const standsStill = areMany(
    ({ lateSeconds, failedTries }) =>
      lateSeconds >= STATUS_LIMITS.standingStillSeconds || failedTries >= STATUS_LIMITS.failedTries,
  );
  if (standsStill) return 'interrupted';
  return areMany(({ lateSeconds }) => lateSeconds >= STATUS_LIMITS.lateSeconds)
    ? 'slow'
    : 'working';
}

/**
 * The status after a check. A part that works again leaves an incident behind, with its worst state;
 * incidents older than `pastDays` are left out.
 *
 * @param before null = it is checked for the first time
 */
export function nextServiceStatus(
  before: ServiceStatus | null,
  states: Readonly<Record<ServicePart, PartState>>,
  now: Date,
): ServiceStatus {
  const ended: PastIncident[] = [];
  const parts = SERVICE_PARTS.map((part) => {
    const was = before?.parts[part];
    const state = states[part];
    if (was === undefined) return [part, { state, since: now }] as const;
    if (state === 'working' && was.state !== 'working') {
      ended.push({ part, state: was.state, from: was.since, to: now });
      return [part, { state, since: now }] as const;
    }
    if (state === 'working' || was.state === 'working') {
      return [part, { state, since: state === was.state ? was.since : now }] as const;
    }
    // It goes on: the incident keeps its beginning and its worst state.
    return [part, { state: worseOf(state, was.state), since: was.since }] as const;
  });
  const oldest = now.getTime() - STATUS_LIMITS.pastDays * DAY_MILLISECONDS;
  return {
    checkedAt: now,
    parts: Object.fromEntries(parts) as Record<ServicePart, PartStatus>,
    past: [...ended, ...(before?.past ?? [])]
      .filter(({ to }) => to.getTime() >= oldest)
      .slice(0, STATUS_LIMITS.pastMaximum),
  };
}

function worseOf(one: PartState, other: PartState): PartState {
  return PART_STATES.indexOf(one) > PART_STATES.indexOf(other) ? one : other;
}

/** Whether the check itself has not taken place for too long, so that what it said may be outdated. */
export function isCheckLate({ checkedAt }: Pick<ServiceStatus, 'checkedAt'>, now: Date): boolean {
  return now.getTime() - checkedAt.getTime() > STATUS_LIMITS.checkLateMinutes * 60_000;
}
