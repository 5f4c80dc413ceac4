import type { StageSettings } from './stage.ts';

/** The secrets of the functions, by the setting that names their source. */
export const SECRETS = {
  MODEL_KEYS: ['OPENAI_KEY', 'GOOGLE_AI_KEY', 'ANTHROPIC_KEY'],
  PROVIDER_SECRETS: [
    'STRAVA_CLIENT_SECRET',
    'STRAVA_VERIFY_TOKEN',
    'GARMIN_CLIENT_SECRET',
    'GOOGLE_CLIENT_SECRET',
    'STRAVA_WEBHOOK_SECRETS',
    'GARMIN_WEBHOOK_SECRETS',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRETS',
    'SMTP_URL',
    'MAIL_WEBHOOK_SECRETS',
    'MAIL_KEY',
    'OPEN_METEO_KEY',
    'WEB_PUSH_PRIVATE_KEY',
  ],
} as const;

/** Runs a program of the cloud's command line. @returns its output, or null where it failed */
export type RunTool = (tool: 'firebase' | 'gcloud', given: readonly string[]) => string | null;

/** The secrets that the functions read from Secret Manager, by their settings. */
export function requiredSecrets(functions: StageSettings['functions']): string[] {
  return Object.entries(SECRETS).flatMap(([source, names]) =>
    (functions[source] || 'secret-manager') === 'secret-manager' ? names : [],
  );
}

/** Names the secrets that the project does not hold. */
export function secretProblems(
  { functions, projectId }: Pick<StageSettings, 'functions' | 'projectId'>,
  run: RunTool,
): string[] {
  const isThere = (name: string) =>
    run('firebase', ['functions:secrets:get', name, '--project', projectId]) !== null;
  const missing = requiredSecrets(functions).filter((name) => !isThere(name));
  return missing.length > 0
    ? [`Secrets that are not stored, or not to be seen with this sign-in: ${missing.join(', ')}.`]
    : [];
}

interface Budget {
  budgetFilter?: { projects?: readonly string[] };
  thresholdRules?: readonly unknown[];
}

/** Says where no budget watches what the project spends. */
export function budgetProblems(
  { projectId }: Pick<StageSettings, 'projectId'>,
  run: RunTool,
): string[] {
  const billing = parsed<{ billingAccountName?: string; billingEnabled?: boolean }>(
    run('gcloud', ['billing', 'projects', 'describe', projectId, '--format=json']),
  );
  const project = parsed<{ projectNumber?: string }>(
    run('gcloud', ['projects', 'describe', projectId, '--format=json']),
  );
  if (!billing?.billingAccountName || !project?.projectNumber) {
    return [`The billing of ${projectId} cannot be seen with this sign-in (gcloud auth login).`];
  }
  const account = billing.billingAccountName.replace('billingAccounts/', '');
  const budgets =
    parsed<readonly Budget[]>(
      run('gcloud', [
        'billing',
        'budgets',
        'list',
        `--billing-account=${account}`,
        '--format=json',
      ]),
    ) ?? [];
  const isWatched = budgets.some(({ budgetFilter, thresholdRules = [] }) => {
    const projects = budgetFilter?.projects ?? [];
    const isOfProject =
      projects.length === 0 || projects.includes(`projects/${project.projectNumber ?? ''}`);
    return isOfProject && thresholdRules.length > 0;
  });
  return isWatched
    ? []
    : [`No budget with thresholds watches ${projectId}; see docs/deployment.md.`];
}

/**
 * Says whether Google refuses the rules of Firestore or Storage. It compiles them and keeps none. Otherwise they would
 * be judged only once the indexes were sent.
 */
export function rulesProblems(
  { projectId }: Pick<StageSettings, 'projectId'>,
  run: RunTool,
): string[] {
  const trial = ['deploy', '--only', 'firestore:rules,storage', '--dry-run'];
  const isTaken = run('firebase', [...trial, '--non-interactive', '--project', projectId]) !== null;
  return isTaken
    ? []
    : [
        `The rules are not taken, or cannot be tried with this sign-in: firebase ${trial.join(' ')}.`,
      ];
}

interface IndexFile {
  indexes: readonly IndexEntry[];
}
interface IndexEntry {
  collectionGroup: string;
  queryScope?: string;
  fields: readonly { fieldPath: string; order?: string; arrayConfig?: string }[];
}

/** Names indexes of the project that this release has no more; a deployment leaves them there. */
export function leftIndexes(
  committed: IndexFile,
  { projectId }: Pick<StageSettings, 'projectId'>,
  run: RunTool,
): string[] {
  const deployed = parsed<IndexFile>(
    run('firebase', ['firestore:indexes', '--project', projectId]),
  );
  const known = new Set(committed.indexes.map(nameOf));
  return (deployed?.indexes ?? []).map(nameOf).filter((name) => !known.has(name));
}

function nameOf({ collectionGroup, fields }: IndexEntry): string {
  const parts = fields
    // Firestore adds it by itself.
    .filter(({ fieldPath }) => fieldPath !== '__name__')
    .map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig ?? ''}`);
  return `${collectionGroup}: ${parts.join(', ')}`;
}

function parsed<Content>(text: string | null): Content | null {
  try {
    return text === null ? null : (JSON.parse(text) as Content);
  } catch {
    return null;
  }
}
