import { createHash } from 'node:crypto';
import { historyOf, readAccountKey } from '../athletes/account-key.ts';
import { freshSession, sessionsOf, type AthleteSession } from '../athletes/athlete-sessions.ts';
import { ATHLETES, type SandboxAthlete } from '../athletes/sandbox-athletes.ts';
import type { GarminActivity } from './activity-items.ts';
import type { GarminKeptState } from './garmin-kept-state.ts';
import type { GarminPermission } from './garmin-kinds.ts';
import type { GarminLibraryWorkout } from './training-workout.ts';

/** A run beyond the history. */
export interface FreshRun {
  endedAtSeconds: number;
  /** null = as long as most. */
  distanceMeters: number | null;
  fileType: GarminActivity['fileType'];
}

/** Somebody's account at Garmin. */
export interface GarminAccount {
  /** As {@link readAccountKey} reads it. */
  key: string;
  userId: string;
  athlete: SandboxAthlete;
  /** The application's permissions; null = it has not been registered, or not any more. */
  permissions: ReadonlySet<GarminPermission> | null;
  /** Beyond the athlete's history, in the order in which they came. */
  fresh: { run: FreshRun; activity: GarminActivity }[];
  /** New names of activities, by activity id. */
  names: Map<number, string>;
  /** Windows that a backfill was asked for, in seconds since 1970, `to` not included. */
  backfills: { kind: string; from: number; to: number }[];
  /** Workouts that applications put into the library. */
  workouts: GarminLibraryWorkout[];
}

/** Athletes who have a watch of Garmin's. */
export const GARMIN_ATHLETES: readonly SandboxAthlete[] = ATHLETES.filter(
  ({ garminUserId }) => garminUserId !== null,
);

/** All accounts; an athlete's comes into being when it is first asked for. */
export class GarminAccounts {
  readonly #accounts = new Map<string, GarminAccount>();
  readonly #now: () => Date;

  constructor(now: () => Date, kept: GarminKeptState['accounts'] = []) {
    this.#now = now;
    for (const { key, permissions, finished, names, backfills, workouts } of kept) {
      const account = this.find(key);
      // An athlete who is not in the sandbox any more has nothing there.
      if (!account) continue;
      account.permissions = permissions && new Set(permissions);
      for (const run of finished) this.finish(account, run);
      account.names = new Map(names.map(({ activityId, name }) => [activityId, name]));
      account.backfills = backfills;
      account.workouts = (workouts ?? []) as GarminLibraryWorkout[];
    }
  }

  /** All that does not follow from the athletes. */
  keptState(): GarminKeptState['accounts'] {
    return [...this.#accounts.values()].map(
      ({ key, permissions, fresh, names, backfills, workouts }) => ({
        key,
        permissions: permissions && [...permissions],
        finished: fresh.map(({ run }) => run),
        names: [...names].map(([activityId, name]) => ({ activityId, name })),
        backfills,
        workouts,
      }),
    );
  }

  /** A run comes into an account; the same one for the same moment. */
  finish(account: GarminAccount, run: FreshRun): GarminActivity {
    const endedAt = new Date(run.endedAtSeconds * 1000);
    const session = freshSession(account.athlete, endedAt, run.distanceMeters ?? undefined);
    const activity = { ...activityOf(session), fileType: run.fileType };
    account.fresh.push({ run, activity });
    return activity;
  }

  /** @returns null where no athlete has that key */
  find(key: string): GarminAccount | null {
    const known = this.#accounts.get(key);
    if (known) return known;
    const { athleteKey, copy } = readAccountKey(key);
    const athlete = GARMIN_ATHLETES.find((one) => one.key === athleteKey);
    if (!athlete?.garminUserId) return null;
    const account: GarminAccount = {
      key,
      userId: copy === null ? athlete.garminUserId : copiedUserId(athlete, copy),
      athlete,
      permissions: null,
      fresh: [],
      names: new Map(),
      backfills: [],
      workouts: [],
    };
    this.#accounts.set(key, account);
    return account;
  }

  /** @throws TypeError where no athlete has that key */
  get(key: string): GarminAccount {
    const account = this.find(key);
    if (!account) throw new TypeError(`No athlete at Garmin is called ${key}.`);
    return account;
  }

  /** Every athlete's, and the further ones that were ever used. */
  all(): readonly GarminAccount[] {
    for (const { key } of GARMIN_ATHLETES) this.find(key);
    return [...this.#accounts.values()];
  }

  clear(): void {
    this.#accounts.clear();
  }

  /** @returns null where the account has none of that id (any more) */
  activity(key: string, activityId: number): GarminActivity | null {
    const account = this.find(key);
    const activities = account ? this.activities(account) : [];
    return activities.find((one) => one.activityId === activityId) ?? null;
  }

  /** Everything in an account, oldest first. */
  activities({ key, athlete, fresh, names }: GarminAccount): GarminActivity[] {
    return [
      ...historyOf(readAccountKey(key), sessionsOf(athlete, this.#now())).map(activityOf),
      ...fresh.map(({ activity }) => activity),
    ].map((activity) => ({ ...activity, name: names.get(activity.activityId) ?? activity.name }));
  }
}

/** A session as Garmin has it. */
export function activityOf(session: AthleteSession): GarminActivity {
  return {
    // As many digits as Garmin's; the start distinguishes an athlete's sessions.
    activityId: Math.floor(session.startedAt.getTime() / 1000) * 10 + 1,
    name: session.name,
    fileType: 'FIT',
    session,
  };
}

function copiedUserId({ garminUserId }: SandboxAthlete, copy: string): string {
  const digest = createHash('sha256')
    .update(`${garminUserId ?? ''} ${copy}`)
    .digest('hex');
  return digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
