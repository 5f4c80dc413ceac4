import type { JsonObject } from '../http-messages.ts';
import { ATHLETES, type SandboxAthlete } from '../athletes/sandbox-athletes.ts';
import { GARMIN_PERMISSIONS } from '../garmin/garmin-kinds.ts';
import { TOKEN_FAULTS } from '../google-accounts/id-tokens.ts';
import { STRIPE_RELEASE_ORDERS } from '../stripe/stripe-events.ts';
import { AFTER_RETRIES } from '../stripe/subscriptions/subscriptions.ts';

/** A control of a provider: where it is posted to, and with what. */
export interface ControlStep {
  path: string;
  /** `NOW` stands for the moment of the press, `NEWEST` for the id of the newest activity. */
  body: JsonObject;
}

/** A button; its steps are posted one after the other. */
export interface ControlAction {
  label: string;
  steps: readonly ControlStep[];
  /** The athlete whose newest activity is meant; null = no step asks for one. */
  athlete: string | null;
}

/** Buttons that belong together, and where their provider says how it stands. */
export interface ControlGroup {
  title: string;
  actions: readonly ControlAction[];
}

export interface ControlledProvider {
  name: string;
  /** Answers GET with the provider's state. */
  statePath: string;
  groups: readonly ControlGroup[];
}

/** Put in by the page: the moment of the press. */
export const NOW = '$now';
/** Put in by the page: the athlete's newest activity. */
export const NEWEST = '$newest';

const SLOW_MILLISECONDS = 5_000;
const NEW_NAME = 'A run by another name';

/** Every provider of the sandbox with all that a developer can do to it. */
export const CONTROLLED_PROVIDERS: readonly ControlledProvider[] = [
  {
    name: 'Strava',
    statePath: '/strava/sandbox/state',
    groups: [
      ...ATHLETES.filter(({ stravaId }) => stravaId !== null).map(stravaAthlete),
      {
        title: 'Events',
        actions: [
          action('Hold back', '/strava/sandbox/events/mode', { mode: 'hold' }),
          action('Release in order', '/strava/sandbox/events/release', { order: 'sent' }),
          action('Release out of order', '/strava/sandbox/events/release', { order: 'reversed' }),
          action('Send the newest twice', '/strava/sandbox/events/repeat', { count: 1, times: 2 }),
          action('Lose', '/strava/sandbox/events/mode', { mode: 'drop' }),
          action('Send as usual', '/strava/sandbox/events/mode', { mode: 'send' }),
        ],
      },
      {
        title: 'Troubles',
        actions: [
          ...troubles('/strava/sandbox/troubles'),
          action('Use up the quarter hour', '/strava/sandbox/limits/use-up', {
            window: 'quarterHour',
          }),
          action('Use up the day', '/strava/sandbox/limits/use-up', { window: 'day' }),
          action('Forget everything', '/strava/sandbox/reset', {}),
        ],
      },
    ],
  },
  {
    name: 'Garmin',
    statePath: '/garmin/sandbox/state',
    groups: [
      ...ATHLETES.filter(({ garminUserId }) => garminUserId !== null).map(garminAthlete),
      {
        title: 'Notifications',
        actions: [
          action('Hold back', '/garmin/sandbox/notification-mode', { mode: 'hold' }),
          action('Release in order', '/garmin/sandbox/release', { order: 'sent' }),
          action('Release out of order', '/garmin/sandbox/release', { order: 'reversed' }),
          action('Send the newest twice', '/garmin/sandbox/repeat', { count: 1, times: 2 }),
          action('Lose', '/garmin/sandbox/notification-mode', { mode: 'lose' }),
          action('Send as usual', '/garmin/sandbox/notification-mode', { mode: 'send' }),
        ],
      },
      {
        title: 'Troubles',
        actions: [
          ...troubles('/garmin/sandbox/troubles'),
          action('Hit the rate limit', '/garmin/sandbox/troubles', { isRateLimited: true }),
          action('Lift the rate limit', '/garmin/sandbox/troubles', { isRateLimited: false }),
          action('Break off the next download', '/garmin/sandbox/oddities', {
            breakingDownloads: 1,
          }),
          action('Forget everything', '/garmin/sandbox/reset', {}),
        ],
      },
    ],
  },
  {
    name: 'Google',
    statePath: '/google-accounts/sandbox/state',
    groups: [
      {
        title: 'The next ID token is wrong',
        actions: TOKEN_FAULTS.map((fault) =>
          action(fault, '/google-accounts/sandbox/next-tokens', { faults: [fault] }),
        ),
      },
      {
        title: 'Troubles',
        actions: [
          ...troubles('/google-accounts/sandbox/troubles'),
          action('Hit the rate limit', '/google-accounts/sandbox/troubles', {
            isRateLimited: true,
          }),
          action('Sign with another key', '/google-accounts/sandbox/rotate-key', {}),
          action('Forget faults and troubles', '/google-accounts/sandbox/reset', {}),
        ],
      },
    ],
  },
  {
    name: 'Stripe',
    statePath: '/stripe/sandbox/state',
    groups: [
      {
        title: 'Clock',
        actions: [1, 4, 14, 31, 366].map((days) =>
          action(days === 1 ? 'A day later' : `${days} days later`, '/stripe/sandbox/clock', {
            days,
          }),
        ),
      },
      {
        title: 'Events',
        actions: [
          action('Hold back', '/stripe/sandbox/events/mode', { mode: 'hold' }),
          ...STRIPE_RELEASE_ORDERS.map((order) =>
            action(`Release ${order}`, '/stripe/sandbox/events/release', { order }),
          ),
          action('Send the newest twice', '/stripe/sandbox/events/repeat', { count: 1, times: 2 }),
          action('Lose', '/stripe/sandbox/events/mode', { mode: 'lose' }),
          action('Send as usual', '/stripe/sandbox/events/mode', { mode: 'send' }),
        ],
      },
      {
        title: 'After the last try of a payment',
        actions: AFTER_RETRIES.map((afterRetries) =>
          action(afterRetries, '/stripe/sandbox/after-retries', { afterRetries }),
        ),
      },
      {
        title: 'Troubles',
        actions: [
          ...troubles('/stripe/sandbox/troubles'),
          action('Hit the rate limit', '/stripe/sandbox/troubles', { isRateLimited: true }),
          action('Lift the rate limit', '/stripe/sandbox/troubles', { isRateLimited: false }),
          action('Lose the next answer', '/stripe/sandbox/lose-answers', { count: 1 }),
          action('Forget everything', '/stripe/sandbox/reset', {}),
        ],
      },
    ],
  },
];

/** For athletes whose watch sends the same run to both providers. */
export const EVERYWHERE: readonly ControlAction[] = ATHLETES.filter(
  ({ stravaId, garminUserId }) => stravaId !== null && garminUserId !== null,
).map(({ key, firstName }) => ({
  label: `${firstName} finishes a run that Garmin and Strava both have`,
  athlete: null,
  steps: [
    { path: '/garmin/sandbox/finish-run', body: { athletes: [key], endedAt: NOW } },
    { path: '/strava/sandbox/activities/finish', body: { athlete: key, endedAt: NOW } },
  ],
}));

function action(label: string, path: string, body: JsonObject): ControlAction {
  return { label, steps: [{ path, body }], athlete: null };
}

function troubles(path: string): ControlAction[] {
  return [
    action('Go down', path, { isDown: true }),
    action('Come up again', path, { isDown: false }),
    action('Slow down', path, { delayMilliseconds: SLOW_MILLISECONDS }),
    action('Be quick again', path, { delayMilliseconds: 0 }),
  ];
}

function stravaAthlete({ key, firstName, lastName }: SandboxAthlete): ControlGroup {
  const own = (label: string, name: string, body: JsonObject) => ({
    ...action(label, `/strava/sandbox/${name}`, body),
    athlete: key,
  });
  return {
    title: `${firstName} ${lastName}`,
    actions: [
      own('Finish a run now', 'activities/finish', { athlete: key }),
      own('Rename the newest', 'activities/change', { id: NEWEST, name: NEW_NAME }),
      own('Make the newest private', 'activities/change', { id: NEWEST, isPrivate: true }),
      own('Delete the newest', 'activities/delete', { id: NEWEST }),
      ...(['access', 'refresh'] as const).map((which) =>
        own(`Let ${which} tokens expire`, 'tokens/expire', { athlete: key, which }),
      ),
      own('Revoke tokens in silence', 'tokens/revoke', { athlete: key }),
      own('Take the permission away', 'deauthorize', { athlete: key }),
    ],
  };
}

function garminAthlete({ key, firstName, lastName }: SandboxAthlete): ControlGroup {
  const own = (label: string, name: string, body: JsonObject) =>
    action(label, `/garmin/sandbox/${name}`, body);
  return {
    title: `${firstName} ${lastName}`,
    actions: [
      own('Finish a run now', 'finish-run', { athletes: [key] }),
      own('Finish one as TCX', 'finish-run', { athletes: [key], fileType: 'TCX' }),
      own('Finish one in two parts', 'finish-run', { athletes: [key], comesInTwoParts: true }),
      own('Rename the newest', 'rename-activity', { athlete: key, name: NEW_NAME }),
      own('Allow everything', 'permissions', { athlete: key, permissions: GARMIN_PERMISSIONS }),
      own('Allow activities only', 'permissions', {
        athlete: key,
        permissions: ['ACTIVITY_EXPORT'],
      }),
      own('Allow nothing', 'permissions', { athlete: key, permissions: [] }),
      ...(['access', 'refresh'] as const).map((which) =>
        own(`Let ${which} tokens expire`, 'expire-tokens', { athlete: key, which }),
      ),
      own('Revoke tokens in silence', 'revoke-tokens', { athlete: key }),
      own('Disconnect the application', 'deregister', { athlete: key }),
    ],
  };
}
