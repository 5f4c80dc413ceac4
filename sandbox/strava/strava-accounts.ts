import { createHash } from 'node:crypto';
import { historyOf, readAccountKey } from '../athletes/account-key.ts';
import { freshSession, sessionsOf, type AthleteSession } from '../athletes/athlete-sessions.ts';
import { ATHLETES, type SandboxAthlete } from '../athletes/sandbox-athletes.ts';
import type { StravaKeptState } from './strava-kept-state.ts';

/** The fields of an activity that its owner can change. */
export interface ActivityText {
  name: string;
  description: string | null;
  sportType: string;
  isPrivate: boolean;
  isCommute: boolean;
  isTrainer: boolean;
  gearId: string | null;
  isHiddenFromHome: boolean;
}

/** An activity as Strava has it. */
export interface StravaActivity extends ActivityText {
  id: number;
  account: StravaAccount;
  session: AthleteSession;
  externalId: string | null;
}

/** Somebody's account at Strava. */
export interface StravaAccount {
  /** As {@link readAccountKey} reads it. */
  key: string;
  athleteId: number;
  athlete: SandboxAthlete;
  clubIds: Set<number>;
}

/** A run that ended at a moment; null = as long as most. */
interface FinishedRun {
  session: AthleteSession;
  endedAtSeconds: number;
  distanceMeters: number | null;
}

interface Content {
  /** Beyond the athlete's history. */
  finished: FinishedRun[];
  changes: Map<number, Partial<ActivityText>>;
  deleted: Set<number>;
  /** Made of one day's history, until something changes. */
  made: { from: readonly AthleteSession[]; activities: readonly StravaActivity[] } | null;
}

/** Athletes who are at Strava. */
export const STRAVA_ATHLETES: readonly SandboxAthlete[] = ATHLETES.filter(
  ({ stravaId }) => stravaId !== null,
);

const FIRST_COPY_ID = 200_000_000;
/** Sessions' keys are smaller, so that what stands before it distinguishes the accounts. */
const IDS_AN_ACCOUNT = 10_000_000_000;
/** The largest number for which an activity's id stays a safe integer. */
const COPY_NUMBERS = 900_000;

/** All accounts and what is in them; an account comes into being when it is first asked for. */
export class StravaAccounts {
  readonly #now: () => Date;
  readonly #accounts = new Map<string, StravaAccount>();
  readonly #contents = new Map<string, Content>();

  constructor(now: () => Date, kept: StravaKeptState['accounts'] = []) {
    this.#now = now;
    for (const { key, clubIds, finished, changes, deletedIds } of kept) {
      const account = this.find(key);
      // An athlete who is not in the sandbox any more has nothing there.
      if (!account) continue;
      account.clubIds = new Set(clubIds);
      for (const { endedAtSeconds, distanceMeters } of finished) {
        this.#finish(account, endedAtSeconds, distanceMeters);
      }
      const content = this.#content(account);
      content.changes = new Map(changes.map(({ id, text }) => [id, text as Partial<ActivityText>]));
      content.deleted = new Set(deletedIds);
    }
  }

  /** All that does not follow from the athletes. */
  keptState(): StravaKeptState['accounts'] {
    return [...this.#accounts.values()].map((account) => {
      const { finished, changes, deleted } = this.#content(account);
      return {
        key: account.key,
        clubIds: [...account.clubIds],
        finished: finished.map(({ endedAtSeconds, distanceMeters }) => ({
          endedAtSeconds,
          distanceMeters,
        })),
        changes: [...changes].map(([id, text]) => ({ id, text })),
        deletedIds: [...deleted],
      };
    });
  }

  /** @returns null where no athlete has that key */
  find(key: string): StravaAccount | null {
    const known = this.#accounts.get(key);
    if (known) return known;
    const { athleteKey, copy } = readAccountKey(key);
    const athlete = STRAVA_ATHLETES.find((one) => one.key === athleteKey);
    if (!athlete?.stravaId) return null;
    const account: StravaAccount = {
      key,
      athleteId: copy === null ? athlete.stravaId : FIRST_COPY_ID + copyNumber(key),
      athlete,
      clubIds: new Set(),
    };
    this.#accounts.set(key, account);
    this.#contents.set(key, { finished: [], changes: new Map(), deleted: new Set(), made: null });
    return account;
  }

  /** @throws TypeError where no athlete has that key */
  get(key: string): StravaAccount {
    const account = this.find(key);
    if (!account) throw new TypeError(`No athlete at Strava is called ${key}.`);
    return account;
  }

  withId(athleteId: number): StravaAccount | null {
    return this.all().find((account) => account.athleteId === athleteId) ?? null;
  }

  /** Every athlete's, and the further ones that were ever used. */
  all(): readonly StravaAccount[] {
    for (const { key } of STRAVA_ATHLETES) this.find(key);
    return [...this.#accounts.values()];
  }

  clear(): void {
    this.#accounts.clear();
    this.#contents.clear();
  }

  /** Everything in an account, newest first. */
  activities(account: StravaAccount): readonly StravaActivity[] {
    const content = this.#content(account);
    const history = sessionsOf(account.athlete, this.#now());
    if (content.made?.from !== history) {
      const known = historyOf(readAccountKey(account.key), history);
      const activities = [...known, ...content.finished.map(({ session }) => session)]
        .map((session) => activityOf(account, session, content.changes))
        .filter(({ id }) => !content.deleted.has(id))
        .sort((a, b) => b.session.startedAt.getTime() - a.session.startedAt.getTime());
      content.made = { from: history, activities };
    }
    return content.made.activities;
  }

  /** @returns null where nobody (any more) has an activity of that id */
  activity(id: number): StravaActivity | null {
    const account = this.all().find(
      ({ key, athlete }) => accountNumber(key, athlete) === Math.floor(id / IDS_AN_ACCOUNT),
    );
    return (account && this.activities(account).find((one) => one.id === id)) ?? null;
  }

  /**
   * A run is uploaded that ended at a moment, the same one for the same moment; or
   * just now, another each time.
   */
  finish(
    account: StravaAccount,
    run: { endedAt?: Date; distanceMeters?: number; text?: Partial<ActivityText> } = {},
  ): StravaActivity {
    const content = this.#content(account);
    const endedAtSeconds = run.endedAt ? secondsOf(run.endedAt) : this.#freeMoment(content);
    const session = this.#finish(account, endedAtSeconds, run.distanceMeters ?? null);
    const id = activityId(account, session);
    content.deleted.delete(id);
    return this.change(id, run.text ?? {});
  }

  /** @throws TypeError where there is no such activity */
  change(id: number, change: Partial<ActivityText>): StravaActivity {
    const account = this.all().find(
      ({ key, athlete }) => accountNumber(key, athlete) === Math.floor(id / IDS_AN_ACCOUNT),
    );
    if (account) {
      const content = this.#content(account);
      content.changes.set(id, { ...content.changes.get(id), ...change });
      content.made = null;
    }
    const changed = this.activity(id);
    if (!changed) throw new TypeError(`There is no activity ${id}.`);
    return changed;
  }

  delete(activity: StravaActivity): void {
    const content = this.#content(activity.account);
    content.deleted.add(activity.id);
    content.made = null;
  }

  #finish(
    account: StravaAccount,
    endedAtSeconds: number,
    distanceMeters: number | null,
  ): AthleteSession {
    const endedAt = new Date(endedAtSeconds * 1000);
    const session = freshSession(account.athlete, endedAt, distanceMeters ?? undefined);
    const content = this.#content(account);
    const others = content.finished.filter((one) => one.endedAtSeconds !== endedAtSeconds);
    content.finished = [...others, { session, endedAtSeconds, distanceMeters }];
    return session;
  }

  /** The last whole second in which no run ended yet, in seconds since 1970. */
  #freeMoment({ finished }: Content): number {
    let seconds = secondsOf(this.#now());
    while (finished.some(({ endedAtSeconds }) => endedAtSeconds === seconds)) seconds -= 1;
    return seconds;
  }

  #content({ key }: StravaAccount): Content {
    const content = this.#contents.get(key);
    if (!content) throw new Error(`The account ${key} is not known any more`);
    return content;
  }
}

function activityOf(
  account: StravaAccount,
  session: AthleteSession,
  changes: ReadonlyMap<number, Partial<ActivityText>>,
): StravaActivity {
  const id = activityId(account, session);
  const seconds = secondsOf(session.startedAt);
  return {
    id,
    account,
    session,
    // If a watch's maker passes recordings on, its name comes before its own number.
    externalId: session.isManual
      ? null
      : account.athlete.garminUserId === null
        ? `${seconds}.fit`
        : `garmin_push_${seconds}1`,
    name: session.name,
    description: null,
    sportType: session.kind === 'hills' ? 'TrailRun' : session.sport,
    isPrivate: session.isPrivate,
    isCommute: session.kind === 'town',
    isTrainer: session.kind === 'treadmill',
    gearId: null,
    isHiddenFromHome: false,
    ...changes.get(id),
  };
}

function activityId({ key, athlete }: StravaAccount, session: AthleteSession): number {
  return accountNumber(key, athlete) * IDS_AN_ACCOUNT + session.key;
}

function accountNumber(key: string, athlete: SandboxAthlete): number {
  if (key === athlete.key) return 1 + ATHLETES.indexOf(athlete);
  return 1 + ATHLETES.length + (copyNumber(key) % COPY_NUMBERS);
}

/** So large that thousands of accounts have no number in common. */
function copyNumber(key: string): number {
  return createHash('sha256').update(key).digest().readUInt32BE();
}

function secondsOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
