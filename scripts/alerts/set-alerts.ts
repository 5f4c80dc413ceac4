// Sets the alerts and the dashboard of a project as this commit has them:
//   gcloud auth login
//   npm run alerts -- <project id> <notification channel>[,…] [--dry-run]
// Doing it again changes nothing. docs/runbooks says what to do when one comes.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { explanationOf } from '../explanation-of.ts';
import { alertPolicyOf, logMetricOf, policyNameOf } from './alert-policies.ts';
import { ALERTS } from './alerts.ts';
import { DASHBOARD_NAME, dashboardOf } from './dashboard.ts';

/** Found on the path of whoever runs this. */
const GCLOUD = 'gcloud';
const RUNBOOKS = 'docs/runbooks';

function gcloud(given: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(GCLOUD, given, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`gcloud ${given.slice(0, 3).join(' ')}: ${stderr}`);
  return stdout;
}

function setAlerts(projectId: string, channels: readonly string[], folder: string): void {
  const project = `--project=${projectId}`;
  const known = gcloud(['logging', 'metrics', 'list', project, '--format=value(name)']).split('\n');
  for (const alert of ALERTS) {
    const file = join(folder, `${alert.id}.json`);
    const metric = logMetricOf(alert);
    if (metric) {
      writeFileSync(file, JSON.stringify(metric));
      const act = known.includes(metric.name) ? 'update' : 'create';
      gcloud(['logging', 'metrics', act, metric.name, `--config-from-file=${file}`, project]);
    }
    writeFileSync(file, JSON.stringify(alertPolicyOf(alert, channels, RUNBOOKS)));
    const filter = `--filter=displayName="${policyNameOf(alert)}"`;
    const list = ['monitoring', 'policies', 'list', filter, '--format=value(name)', project];
    const policy = gcloud(list).trim();
    const change =
      policy === ''
        ? ['monitoring', 'policies', 'create']
        : ['monitoring', 'policies', 'update', policy];
    gcloud([...change, `--policy-from-file=${file}`, project]);
    process.stdout.write(`✓ ${alert.id}\n`);
  }
  setDashboard(project, folder);
}

function setDashboard(project: string, folder: string): void {
  const filter = `--filter=displayName="${DASHBOARD_NAME}"`;
  const dashboards = ['monitoring', 'dashboards'];
  const found = gcloud([...dashboards, 'list', filter, '--format=value(name,etag)', project]);
  const [name = '', etag] = found.trim().split(/\s+/);
  const file = join(folder, 'dashboard.json');
  // The etag says which version is replaced.
  const dashboard = { ...dashboardOf(ALERTS, RUNBOOKS), ...(name !== '' && { etag }) };
  writeFileSync(file, JSON.stringify(dashboard));
  gcloud([
    ...dashboards,
    ...(name === '' ? ['create'] : ['update', name]),
    `--config-from-file=${file}`,
    project,
  ]);
  process.stdout.write(`✓ ${DASHBOARD_NAME}\n`);
}

function main([projectId, channels, option]: readonly string[]): void {
  if (!projectId || !channels || (option !== undefined && option !== '--dry-run')) {
    throw new Error('npm run alerts -- <project id> <notification channel>[,…] [--dry-run]');
  }
  const receivers = channels.split(',');
  if (option === '--dry-run') {
    const all = ALERTS.map((alert) => [
      logMetricOf(alert),
      alertPolicyOf(alert, receivers, RUNBOOKS),
    ]);
    const printed = [...all, dashboardOf(ALERTS, RUNBOOKS)];
    process.stdout.write(`${JSON.stringify(printed, null, 2)}\n`);
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'tasuki-alerts-'));
  try {
    setAlerts(projectId, receivers, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  main(process.argv.slice(2));
} catch (cause) {
  process.stderr.write(`${explanationOf(cause)}\n`);
  process.exitCode = 1;
}
