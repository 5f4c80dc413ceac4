import { BUILT_IN_COACH_ID } from '@tasuki/domain/coaches/coach';
import { DEMO_ACCOUNTS } from '@tasuki/domain/accounts/demo-accounts';
import { coachTopicId } from '@tasuki/domain/chat/topic';
import { applicationOf, type Application } from '@tasuki/domain/navigation/application';
import { ROUTE_NAMES, ROUTE_TABLE, type RouteName } from '@tasuki/domain/navigation/route-table';
import type { Bench, Measurement } from '../../scripts/test-runs/measurement.ts';
import { forgetSeen, seeOnce } from '../journeys/pages/seen-pages.ts';
import { firstPath, inSignedInBrowser, reportForStranger } from './lighthouse-report.ts';

/** Who looks at a page. A stranger's pages are `public` where anybody may come, `signIn` where one signs in. */
type Kind = 'public' | 'signIn' | Application;

/** Pages that stand for no time, or only after a payment of their own. */
const LEFT_OUT: ReadonlySet<RouteName> = new Set([
  // They go on by themselves.
  'home',
  'signOut',
  'referral',
  'googleCallback',
  'stravaCallback',
  'garminCallback',
  'coachPlanCallback',
  'coachSubscriptionEditCallback',
  'subscriptionCallback',
  'purchaseCallback',
  // The demo runner bought nothing.
  'coachSubscriptionEdit',
  'subscriptionPayment',
  'purchasePayment',
  'purchase',
]);

const LIMITS: Readonly<
  Record<
    Kind,
    { accessibility: number; bestPractices: number | null; searchEngines: number | null }
  >
> = {
  public: { accessibility: 100, bestPractices: 100, searchEngines: 100 },
  signIn: { accessibility: 95, bestPractices: 100, searchEngines: 100 },
  // Search engines see none of these.
  runner: { accessibility: 95, bestPractices: 95, searchEngines: null },
  coach: { accessibility: 95, bestPractices: 95, searchEngines: null },
  admin: { accessibility: 95, bestPractices: 95, searchEngines: null },
};
/**
 * A returning visitor first sees them as they were last seen. A browser that never showed them has a line of its own.
 * So has one that keeps them no longer, as after three days, but still has the app's files.
 */
const BEGIN_AS_SEEN: ReadonlySet<RouteName> = new Set(['activities', 'plan']);

const LAYOUT_SHIFT_MAXIMUM = 0.1;

/** `LIGHTHOUSE_PAGES=terms,coachHome` measures these alone. */
const CHOSEN = process.env['LIGHTHOUSE_PAGES']?.split(',') ?? null;

function kindOf(name: RouteName): Kind {
  const { access } = ROUTE_TABLE[name];
  return access === 'auth' ? (applicationOf(name) ?? 'runner') : access;
}

function namesOf(...kinds: readonly Kind[]): RouteName[] {
  return ROUTE_NAMES.filter(
    (name) =>
      kinds.includes(kindOf(name)) &&
      !LEFT_OUT.has(name) &&
      (CHOSEN === null || CHOSEN.includes(name)),
  );
}

const demoUid = (role: Application) => DEMO_ACCOUNTS.find((one) => one.role === role)?.uid ?? '';

/** The address of a page of the demo data. */
function addressOf(name: RouteName, activityId: string): string {
  const topicId = coachTopicId(demoUid('runner'), demoUid('coach'));
  const values: Readonly<Record<string, string>> = {
    activityId,
    topicId,
    language: 'en',
    coachId: kindOf(name) === 'runner' ? demoUid('coach') : BUILT_IN_COACH_ID,
    runnerUid: demoUid('runner'),
    templateId: 'week-of-the-race',
    productId: 'demo-race-plan',
    planId: 'demo-every-week',
    token: 'no-invitation-has-this-token',
  };
  const path = ROUTE_TABLE[name].path.replace(/:(\w+)/g, (_, parameter: string) => {
    const value = values[parameter];
    if (value === undefined) throw new Error(`The demo data have no ${parameter} for ${name}`);
    return value;
  });
  return `/${path}`;
}

type Report = Awaited<ReturnType<typeof reportForStranger>>;

/** A page's line of the table, with the audits that are not fully kept, and with what moved too far. */
function line(name: string, { score, value, faults, shifts }: Report): string {
  const cells = [
    score('performance').toFixed(0),
    score('accessibility').toFixed(0),
    score('best-practices').toFixed(0),
    score('seo').toFixed(0),
    value('largest-contentful-paint').toFixed(0),
    value('total-blocking-time').toFixed(0),
    value('cumulative-layout-shift').toFixed(3),
  ];
  const left = (['accessibility', 'best-practices', 'seo'] as const).flatMap(faults);
  const figures = cells.map((cell) => cell.padStart(7)).join('');
  const moved =
    value('cumulative-layout-shift') > LAYOUT_SHIFT_MAXIMUM
      ? shifts().map(({ selector, share }) => `\n  moved by ${share.toFixed(3)}: ${selector}`)
      : [];
  return `${name.padEnd(24)}${figures}  ${left.join(' ')}`.trimEnd() + moved.join('');
}

const HEADER = `${'page'.padEnd(24)}${['perf', 'access', 'best', 'seo', 'LCP', 'TBT', 'CLS']
  .map((cell) => cell.padStart(7))
  .join('')}  not fully kept`;

/** Measures pages one after the other; one that gives no report counts as over each limit. */
async function measurePages(
  names: readonly RouteName[],
  report: (name: RouteName) => Promise<Report>,
): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const name of names) {
    const { accessibility, bestPractices, searchEngines } = LIMITS[kindOf(name)];
    const of = (figure: string) => `Lighthouse, ${name}: ${figure}`;
    try {
      const found = await report(name);
      process.stdout.write(`${line(name, found)}\n`);
      const score = (figure: string, value: number, budget: number | null) => ({
        figure: of(figure),
        value,
        unit: '',
        budget,
        isMoreBetter: true,
      });
      measurements.push(
        score('accessibility', found.score('accessibility'), accessibility),
        score('best practices', found.score('best-practices'), bestPractices),
        score('search engines', found.score('seo'), searchEngines),
        {
          figure: of('layout shift'),
          value: found.value('cumulative-layout-shift'),
          unit: '',
          budget: LAYOUT_SHIFT_MAXIMUM,
        },
      );
    } catch (cause) {
      const [why = ''] = (cause instanceof Error ? cause.message : String(cause)).split('\n');
      process.stdout.write(`${name.padEnd(24)} no report: ${why}\n`);
      measurements.push({ figure: of('report'), value: Number.NaN, unit: '', budget: 0 });
    }
  }
  return measurements;
}

async function measureFor(role: Application): Promise<Measurement[]> {
  const names = namesOf(role);
  if (names.length === 0) return [];
  const activityId = await newestActivityId();
  const account = DEMO_ACCOUNTS.find((one) => one.role === role);
  return inSignedInBrowser(account, async ({ page, report, reportWithoutFiles }) => {
    await page.locator('h1').first().waitFor();
    const context = page.context();
    await page.close();
    for (const name of names.filter((one) => BEGIN_AS_SEEN.has(one))) {
      await forgetSeen(context, addressOf(name, activityId));
      const unseen = await reportWithoutFiles(addressOf(name, activityId));
      process.stdout.write(`${line(`${name}, never seen here`, unseen)}\n`);
      await forgetSeen(context, addressOf(name, activityId));
      const forgotten = await report(addressOf(name, activityId));
      process.stdout.write(`${line(`${name}, not kept`, forgotten)}\n`);
      await seeOnce(context, addressOf(name, activityId));
    }
    return measurePages(names, async (name) => report(addressOf(name, activityId)));
  });
}

let newest: Promise<string> | null = null;

/** Of the demo runner, as their list shows it. */
async function newestActivityId(): Promise<string> {
  newest ??= inSignedInBrowser(DEMO_ACCOUNTS[0], async ({ page }) => {
    await page.locator('a[href^="/activities/"]').first().waitFor();
    return (await firstPath(page, 'a[href^="/activities/"]')).split('/').at(-1) ?? '';
  });
  return newest;
}

/**
 * Lighthouse's figures for every page, on its simulated phone: for a stranger, and for the demo runner, coach
 * and admin. One pass each, since scores of what a page is do not change. Times are shown without a limit,
 * since they follow the machine.
 */
export const bench: Bench = {
  needs: 'app',
  measure: async () => {
    process.stdout.write(`${HEADER}\n`);
    const strangers = await measurePages(namesOf('public', 'signIn'), async (name) =>
      reportForStranger(addressOf(name, '')),
    );
    const signedIn: Measurement[] = [];
    for (const role of ['runner', 'coach', 'admin'] as const) {
      signedIn.push(...(await measureFor(role)));
    }
    return [...strangers, ...signedIn];
  },
};
