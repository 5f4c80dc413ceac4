import { missingForProduction, missingToSell } from '../settings/read-settings.ts';
import type { StageSettings } from './stage.ts';

/** Facts for a decision before anything is built or requested. */
interface Circumstances {
  /** The project of the other stage; null = not set up on this machine. */
  otherProjectId: string | null;
  /** Files that differ from the commit. */
  changedFiles: readonly string[];
  /** Whether what the browser may call, write and read is recorded as it is now. */
  isContractRecorded: boolean;
}

/** Everything that speaks against a deployment, each a sentence; none = go on. */
export function deploymentProblems(
  settings: StageSettings,
  { otherProjectId, changedFiles, isContractRecorded }: Circumstances,
): string[] {
  const { stage, app, functions, projectId, origin } = settings;
  const problems: string[] = [];
  const missing = missingForProduction(app);
  if (missing.length > 0) problems.push(`Settings of the app are missing: ${missing.join(', ')}.`);
  if (app.get('VITE_STRIPE_PUBLISHABLE_KEY')) {
    const unnamed = missingToSell(app);
    if (unnamed.length > 0) problems.push(`Nothing may be sold without ${unnamed.join(', ')}.`);
  }
  if (!origin.startsWith('https://')) problems.push(`APP_ORIGIN must begin with https://.`);
  if (functions['APP_ORIGIN'] !== origin) {
    problems.push(
      `The functions take calls from ${functions['APP_ORIGIN'] ?? 'nowhere'}, and the app is at ${origin}.`,
    );
  }
  if (!functions['BLOB_BUCKET']) problems.push('The functions’ settings do not name BLOB_BUCKET.');
  if (functions['BETA_AUTO_APPROVE'] === 'true') {
    problems.push('BETA_AUTO_APPROVE=true is for local mode alone.');
  }
  if (projectId === otherProjectId) {
    problems.push(`Staging and production are both the project ${projectId}.`);
  }
  if (stage === 'production') problems.push(...ofProduction(settings));
  else if (app.get('VITE_SENTRY_DSN')) {
    problems.push('Errors are reported from production alone; VITE_SENTRY_DSN is set.');
  }
  if (changedFiles.length > 0) {
    problems.push(`What is deployed must be a commit; changed: ${changedFiles.join(', ')}.`);
  }
  if (!isContractRecorded) {
    problems.push(
      'What browsers call, write and read is not recorded as it is: npm run record:contract, then commit.',
    );
  }
  return problems;
}

/** Problems that matter only in production; with testers alone they may stay. */
function ofProduction({ app, functions }: StageSettings): string[] {
  const problems: string[] = [];
  const isTestKey = app.get('VITE_STRIPE_PUBLISHABLE_KEY')?.startsWith('pk_test_') ?? false;
  if (isTestKey) problems.push('VITE_STRIPE_PUBLISHABLE_KEY is one for tests.');
  if (functions['BLOB_STORE'] === 'disk') problems.push('BLOB_STORE=disk is for local mode alone.');
  return problems;
}
