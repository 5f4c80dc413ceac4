// The first thing every command runs: needs nothing but some Node (18 or newer). It finds or
// installs Node 24 and the locked dependencies, then runs the command's own script.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_MAJOR = 24;
const OLDEST_NODE_MAJOR = 18;
const PROGRESS_MILLISECONDS = 15_000;
const LOCK_POLL_MILLISECONDS = 500;
/** A lock file without its writer's number is one that is being written. */
const LOCK_WRITING_MILLISECONDS = 5_000;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stateFolder = join(root, '.tasuki');
const isWindows = process.platform === 'win32';

/** Sub-command → the script it runs under Node 24. */
const scripts = /** @type {Record<string, string>} */ ({
  start: 'scripts/start.ts',
  test: 'scripts/test.ts',
  check: 'scripts/check.ts',
  build: 'scripts/build.ts',
  deploy: 'scripts/deploy.ts',
  alerts: 'scripts/alerts/set-alerts.ts',
  announce: 'scripts/announce.ts',
  restore: 'scripts/restore/restore.ts',
  'record-contract': 'scripts/deployment/contract/record-contract.ts',
  audit: 'scripts/audit/audit.ts',
  'test-changed': 'scripts/test-changed.ts',
  'docs-dependencies': 'scripts/dependencies/write-dependencies.ts',
  'page-pictures': 'scripts/page-pictures.ts',
  'draw-open-graph-image': 'scripts/draw-open-graph-image.ts',
  'draw-icons': 'scripts/home-screen/draw-icons.ts',
  'take-screenshots': 'scripts/home-screen/take-screenshots.ts',
  bench: 'scripts/bench.ts',
  soak: 'scripts/soak.ts',
  'eval-coach': 'tests/evaluation/eval-coach.ts',
  'eval-plan': 'tests/evaluation/plans/eval-plan.ts',
  'seed-built-in-coach': 'scripts/seed-built-in-coach.ts',
  'make-first-admin': 'scripts/make-first-admin.ts',
  'return-account': 'scripts/return-account.ts',
  'allow-mail': 'scripts/allow-mail.ts',
  'password-policy': 'scripts/password-policy.ts',
  'fill-inboxes': 'scripts/data-updates/fill-inboxes-command.ts',
  'fill-rosters': 'scripts/data-updates/fill-rosters-command.ts',
  'fill-trends': 'scripts/data-updates/fill-trends-command.ts',
  'fill-topic-runners': 'scripts/data-updates/fill-topic-runners-command.ts',
  'hide-main-activities': 'scripts/data-updates/hide-main-activities-command.ts',
  'probe-sign-in': 'scripts/probe-sign-in.ts',
  'strava-subscription': 'scripts/strava-subscription.ts',
});

const startedAt = Date.now();
const [command = '', ...commandArguments] = process.argv.slice(2);

async function main() {
  if (command !== 'run' && !Object.keys(scripts).includes(command)) {
    throw new Error(
      `Unknown command "${command}". Known: ${Object.keys(scripts).join(', ')}, run.`,
    );
  }
  if (majorOf(process.version) < OLDEST_NODE_MAJOR) {
    throw new Error(
      `This Node is ${process.version}; ${OLDEST_NODE_MAJOR} or newer is needed to begin: ${nodeAdvice()}`,
    );
  }
  mkdirSync(stateFolder, { recursive: true });
  const node = await withLock(async () => {
    const found = findNode() ?? (await installNode());
    if (!areDependenciesInstalled()) await installDependencies(found);
    return found;
  });
  await runCommandScript(node);
}

/** Node of the wanted version: this process, or the one installed here before. */
function findNode() {
  if (majorOf(process.version) >= NODE_MAJOR) return process.execPath;
  const installed = installedNodePath();
  if (!existsSync(installed)) return null;
  const { status, stdout } = spawnSync(installed, ['--version'], { encoding: 'utf8' });
  return status === 0 && majorOf(stdout) >= NODE_MAJOR ? installed : null;
}

/** @param {string} version e.g. v24.21.0 */
function majorOf(version) {
  return Number(/^v?(\d+)/.exec(version.trim())?.[1] ?? 0);
}

/** The npm registry carries Node's binaries, one package for each system. */
function nodePackage() {
  const system = isWindows ? 'win' : process.platform;
  return `node-${system}-${process.arch}`;
}

function installedNodePath() {
  const folder = join(stateFolder, 'node', 'node_modules', nodePackage(), 'bin');
  return join(folder, isWindows ? 'node.exe' : 'node');
}

async function installNode() {
  const prefix = join(stateFolder, 'node');
  mkdirSync(prefix, { recursive: true });
  writeFileSync(join(prefix, 'package.json'), '{ "private": true }\n');
  const wanted = `${nodePackage()}@${NODE_MAJOR}`;
  const isInstalled = await runNpm(
    `Node ${NODE_MAJOR} is needed and this is ${process.version}: installing ${wanted} into .tasuki/node`,
    process.execPath,
    ['install', '--prefix', prefix, '--no-save', '--ignore-scripts', wanted],
    prefix,
  );
  const node = findNode();
  if (!isInstalled || !node) {
    throw new Error(
      `Node ${NODE_MAJOR} could not be installed from the npm registry for ${process.platform} on ${process.arch}: ${nodeAdvice()}`,
    );
  }
  return node;
}

/** Says what to install by hand on this system, and where from. */
function nodeAdvice() {
  if (process.platform === 'darwin') {
    return `install it with "brew install node@${NODE_MAJOR}" or from nodejs.org, then run the command again.`;
  }
  if (isWindows) {
    return `install it with "winget install OpenJS.NodeJS.LTS" or from nodejs.org, then run the command again.`;
  }
  return `install Node ${NODE_MAJOR} from nodejs.org (or "nvm install ${NODE_MAJOR}"), then run the command again.`;
}

const stampFile = join(root, 'node_modules', '.tasuki-installed');

function wantedStamp() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

/** Whether node_modules is what the lockfile says, by our stamp or by npm's own note. */
function areDependenciesInstalled() {
  const wanted = wantedStamp();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return true;
  if (!isInstalledByNpm()) return false;
  writeFileSync(stampFile, wanted);
  return true;
}

/** Somebody may have run `npm ci` or `npm install` by hand: npm writes down what it put there. */
function isInstalledByNpm() {
  const note = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(note)) return false;
  const installed = packagesOf(note);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(([path, wanted]) => {
    const found = installed[path];
    // A package that only another system needs is not installed on this one.
    if (!found) return path === '' || wanted.optional === true || wanted.devOptional === true;
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/**
 * @param {string} lockfile
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }>}
 */
function packagesOf(lockfile) {
  try {
    const note = /** @type {{ packages?: ReturnType<typeof packagesOf> }} */ (readJson(lockfile));
    return note.packages ?? {};
  } catch {
    return {};
  }
}

/**
 * @param {string} path
 * @returns {unknown}
 */
function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** @param {string} node */
async function installDependencies(node) {
  // No package needs its install script: what they build is there ready-made.
  const isInstalled = await runNpm(
    'Installing the locked dependencies (about a minute)',
    node,
    ['ci', '--ignore-scripts'],
    root,
  );
  if (!isInstalled) {
    throw new Error(
      'The dependencies could not be installed ("npm ci" failed, see above): is the npm registry in reach?',
    );
  }
  writeFileSync(stampFile, wantedStamp());
}

/**
 * Runs npm under the given Node, so that what it installs fits that version; says
 * now and then that it still goes on.
 *
 * @param {string} what
 * @param {string} node
 * @param {string[]} npmArguments
 * @param {string} cwd
 */
async function runNpm(what, node, npmArguments, cwd) {
  const npm = findNpmCli();
  if (!npm) {
    const advice = existsSync('/etc/debian_version')
      ? 'install it with "sudo apt-get install npm", then run the command again.'
      : nodeAdvice();
    throw new Error(`npm was not found, which comes with Node: ${advice}`);
  }
  const beganAt = Date.now();
  const seconds = () => Math.round((Date.now() - beganAt) / 1000);
  say(`${what} …`);
  const progress = setInterval(() => say(`  … ${seconds()} s`), PROGRESS_MILLISECONDS);
  const child = spawn(
    node,
    [npm, ...npmArguments, '--no-audit', '--no-fund', '--loglevel=error', '--no-update-notifier'],
    { cwd, env: environmentWith(node), stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const status = await exitCodeOf(child);
  clearInterval(progress);
  if (status === 0) say(`  done in ${seconds()} s`);
  return status === 0;
}

/** npm's own script: of the npm that runs us, beside this Node, or behind the `npm` on the PATH. */
function findNpmCli() {
  const beside = dirname(process.execPath);
  const cli = join('node_modules', 'npm', 'bin', 'npm-cli.js');
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .flatMap((folder) => [join(folder, cli), ...resolved(join(folder, 'npm'))]);
  return [process.env.npm_execpath ?? '', join(beside, cli), join(beside, '..', 'lib', cli)]
    .concat(onPath)
    .find((path) => path.endsWith('npm-cli.js') && existsSync(path));
}

/** @param {string} path */
function resolved(path) {
  return existsSync(path) ? [realpathSync(path)] : [];
}

/** @param {string} node */
function environmentWith(node) {
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(
    delimiter,
  );
  // So that a command can say how long all of it took, installing included.
  return { ...process.env, PATH: path, TASUKI_STARTED_AT: String(startedAt) };
}

/**
 * Two commands started together install once: the second waits for the first.
 *
 * @template Result
 * @param {() => Promise<Result>} work
 */
async function withLock(work) {
  const lockFile = join(stateFolder, 'installing');
  let isWaiting = false;
  while (!tryLock(lockFile)) {
    if (!isWaiting) say('Another command is installing; waiting for it …');
    isWaiting = true;
    await new Promise((resolve) => setTimeout(resolve, LOCK_POLL_MILLISECONDS));
  }
  try {
    return await work();
  } finally {
    rmSync(lockFile, { force: true });
  }
}

/** @param {string} lockFile */
function tryLock(lockFile) {
  try {
    const descriptor = openSync(lockFile, 'wx');
    writeFileSync(descriptor, String(process.pid));
    closeSync(descriptor);
    return true;
  } catch {
    removeAbandoned(lockFile);
    return false;
  }
}

/**
 * Removes the lock of a command that was killed. By a rename, which only one can do; who
 * finds a living command's lock in hand (another was faster) puts it back.
 *
 * @param {string} lockFile
 */
function removeAbandoned(lockFile) {
  if (!isAbandoned(lockFile)) return;
  const aside = `${lockFile}.${process.pid}`;
  try {
    renameSync(lockFile, aside);
    if (isAbandoned(aside)) rmSync(aside, { force: true });
    else renameSync(aside, lockFile);
  } catch {
    // Another one took it away first.
  }
}

/** @param {string} lockFile */
function isAbandoned(lockFile) {
  try {
    const holder = Number(readFileSync(lockFile, 'utf8'));
    if (!holder) return Date.now() - statSync(lockFile).mtimeMs > LOCK_WRITING_MILLISECONDS;
    process.kill(holder, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

/** @param {string} node */
async function runCommandScript(node) {
  const script = scripts[command];
  const handed = script ? [join(root, script), ...commandArguments] : runnable(commandArguments);
  const child = spawn(node, handed, {
    cwd: root,
    env: environmentWith(node),
    // The channel notifies our scripts when we are gone, however we went.
    stdio: script ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
  });
  // A terminal's Ctrl-C reaches the child by itself; what only reaches us is passed on.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (!process.stdin.isTTY || signal !== 'SIGINT') child.kill(signal);
    });
  }
  process.exitCode = await exitCodeOf(child);
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
function exitCodeOf(child) {
  return new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/**
 * A tool of node_modules by its name, run by our Node whatever its first line says.
 *
 * @param {string[]} toolAndArguments
 */
function runnable([tool = '', ...toolArguments]) {
  const manifestPath = join(root, 'node_modules', tool, 'package.json');
  if (tool === '' || !existsSync(manifestPath)) {
    throw new Error(`There is no tool "${tool}" among the dependencies.`);
  }
  const { bin } = /** @type {{ bin?: string | Record<string, string> }} */ (readJson(manifestPath));
  const entry = typeof bin === 'string' ? bin : bin?.[tool];
  if (!entry) throw new Error(`${tool} is no tool that can be run.`);
  return [join(root, 'node_modules', tool, entry), ...toolArguments];
}

/** @param {string} text */
function say(text) {
  process.stdout.write(`${text}\n`);
}

main().catch((error) => {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
