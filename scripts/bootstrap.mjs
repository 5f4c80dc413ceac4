// The first thing every command runs: needs nothing but some Node (18 or newer). It finds or
// installs Node 24 and the locked dependencies, then hands over to the command's own script.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  closeSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NODE_MAJOR = 24;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stateFolder = join(root, '.tasuki');
const isWindows = process.platform === 'win32';

/**
 * Sub-command → the script it runs under Node 24.
 * @type {Record<string, string>}
 */
const scripts = {
  start: 'scripts/start.ts',
  test: 'scripts/test.ts',
  check: 'scripts/check.ts',
  build: 'scripts/build.ts',
  bench: 'scripts/bench.ts',
  soak: 'scripts/soak.ts',
  'seed-built-in-coach': 'scripts/seed-built-in-coach.ts',
};

const [command = '', ...commandArguments] = process.argv.slice(2);

main().catch((error) => {
  process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

async function main() {
  if (command !== 'run' && !Object.hasOwn(scripts, command)) {
    throw new Error(
      `Unknown command "${command}". Known: ${Object.keys(scripts).join(', ')}, run.`,
    );
  }
  mkdirSync(stateFolder, { recursive: true });
  const node = await withLock(() => {
    const found = findNode() ?? installNode();
    installDependencies(found);
    return found;
  });
  await handOver(node);
}

/** Node of the wanted version: this process, or the one installed here before. */
function findNode() {
  if (majorOf(process.version) >= NODE_MAJOR) return process.execPath;
  const installed = installedNodePath();
  if (!existsSync(installed)) return null;
  const { status, stdout } = spawnSync(installed, ['--version'], { encoding: 'utf8' });
  return status === 0 && majorOf(stdout) >= NODE_MAJOR ? installed : null;
}

/** @param {string} version */
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

function installNode() {
  say(
    `Node ${NODE_MAJOR} is needed, this is ${process.version}: installing ${nodePackage()}@${NODE_MAJOR} …`,
  );
  const prefix = join(stateFolder, 'node');
  mkdirSync(prefix, { recursive: true });
  writeFileSync(join(prefix, 'package.json'), '{ "private": true }\n');
  const status = runNpm(
    process.execPath,
    [
      'install',
      '--prefix',
      prefix,
      '--no-save',
      '--no-audit',
      '--no-fund',
      `${nodePackage()}@${NODE_MAJOR}`,
    ],
    prefix,
  );
  const node = findNode();
  if (status !== 0 || !node) {
    throw new Error(
      `Node ${NODE_MAJOR} could not be installed from the npm registry for ${process.platform}/${process.arch}. ` +
        `Install Node ${NODE_MAJOR} from nodejs.org (or with nvm: "nvm install ${NODE_MAJOR}") and run the command again.`,
    );
  }
  return node;
}

/**
 * `npm ci`, when what is installed is not what the lockfile says.
 * @param {string} node
 */
function installDependencies(node) {
  const lockfile = readFileSync(join(root, 'package-lock.json'));
  const wanted = createHash('sha256').update(lockfile).update(String(NODE_MAJOR)).digest('hex');
  const stampFile = join(root, 'node_modules', '.tasuki-installed');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  say('Installing the locked dependencies (about a minute) …');
  const started = Date.now();
  const status = runNpm(node, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], root);
  if (status !== 0) {
    throw new Error(
      'The dependencies could not be installed: "npm ci" failed. Is the npm registry in reach?',
    );
  }
  writeFileSync(stampFile, wanted);
  say(`Dependencies installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/**
 * Runs npm under the given Node, so that what it installs fits that version.
 * @param {string} node
 * @param {string[]} npmArguments
 * @param {string} cwd
 */
function runNpm(node, npmArguments, cwd) {
  const npmCli = findNpmCli();
  const environment = environmentWith(node);
  const result = npmCli
    ? spawnSync(node, [npmCli, ...npmArguments], {
        cwd,
        env: environment,
        stdio: ['ignore', 'inherit', 'inherit'],
      })
    : spawnSync(isWindows ? 'npm.cmd' : 'npm', npmArguments, {
        cwd,
        env: environment,
        stdio: ['ignore', 'inherit', 'inherit'],
        shell: isWindows,
      });
  return result.status ?? 1;
}

function findNpmCli() {
  const besides = dirname(process.execPath);
  const candidates = [
    process.env.npm_execpath,
    join(besides, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(besides, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ];
  return candidates.find((path) => path && path.endsWith('npm-cli.js') && existsSync(path));
}

/** @param {string} node */
function environmentWith(node) {
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(
    delimiter,
  );
  return { ...process.env, PATH: path };
}

/**
 * Two commands started together install once: the second waits for the first.
 * @param {() => string} work
 */
async function withLock(work) {
  const lockFile = join(stateFolder, 'installing');
  const giveUpAt = Date.now() + 10 * 60_000;
  while (!tryLock(lockFile)) {
    if (Date.now() > giveUpAt)
      throw new Error(
        `Another command has been installing for long; remove ${lockFile} if none runs.`,
      );
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  try {
    return work();
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
    if (isAbandoned(lockFile)) rmSync(lockFile, { force: true });
    return false;
  }
}

/**
 * Left behind by a killed command: its process is gone.
 * @param {string} lockFile
 */
function isAbandoned(lockFile) {
  try {
    const holder = Number(readFileSync(lockFile, 'utf8'));
    if (!holder) return Date.now() - statSync(lockFile).mtimeMs > 5_000;
    process.kill(holder, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

/** @param {string} node */
async function handOver(node) {
  const handed =
    command === 'run'
      ? runnable(commandArguments)
      : [join(root, scripts[command] ?? ''), ...commandArguments];
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...handed], {
    cwd: root,
    env: environmentWith(node),
    stdio: 'inherit',
  });
  // A terminal's Ctrl-C reaches the child by itself; what only reaches us is passed on.
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (!process.stdin.isTTY || signal !== 'SIGINT') child.kill(signal);
    });
  }
  process.exitCode = await /** @type {Promise<number>} */ (
    new Promise((resolve) => {
      child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
    })
  );
}

/**
 * A tool of node_modules by its name, run by our Node whatever its first line says.
 * @param {string[]} words
 */
function runnable([tool = '', ...toolArguments]) {
  const manifestPath = join(root, 'node_modules', tool, 'package.json');
  if (!existsSync(manifestPath))
    throw new Error(`There is no tool "${tool}" among the dependencies.`);
  /** @type {unknown} */
  const parsed = JSON.parse(readFileSync(manifestPath, 'utf8'));
  const { bin } = /** @type {{ bin: string | Record<string, string> }} */ (parsed);
  const entry = typeof bin === 'string' ? bin : bin[tool];
  return [join(root, 'node_modules', tool, entry ?? tool), ...toolArguments];
}

/** @param {string} text */
function say(text) {
  process.stdout.write(`${text}\n`);
}
