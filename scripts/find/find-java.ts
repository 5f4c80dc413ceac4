import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** The Firestore emulator's class files need this version. */
const JAVA_MAJOR_MINIMUM = 21;

export interface JavaPlaces {
  javaHome: string | undefined;
  /** Folders of the PATH. */
  pathFolders: readonly string[];
  /** Folders in which a system keeps its JDKs, one folder each. */
  jdkFolders: readonly string[];
}

export interface FoundJava {
  home: string;
  majorVersion: number;
}

/** Paths at which a Java can be on this system. */
export function javaPlaces(environment: NodeJS.ProcessEnv, platform: NodeJS.Platform): JavaPlaces {
  const home = environment['HOME'] ?? environment['USERPROFILE'] ?? '';
  const sdkman = join(home, '.sdkman', 'candidates', 'java');
  const programs = environment['ProgramFiles'] ?? 'C:\\Program Files';
  const jdkFolders: Partial<Record<NodeJS.Platform, string[]>> = {
    linux: ['/usr/lib/jvm', '/usr/java', '/opt/java', '/opt', sdkman, join(home, '.jdks')],
    darwin: [
      '/Library/Java/JavaVirtualMachines',
      join(home, 'Library', 'Java', 'JavaVirtualMachines'),
      '/opt/homebrew/opt',
      '/usr/local/opt',
      sdkman,
    ],
    win32: [
      'Java',
      'Eclipse Adoptium',
      'Microsoft',
      'Amazon Corretto',
      'Zulu',
      'BellSoft',
      'AdoptOpenJDK',
    ]
      .map((vendor) => `${programs}\\${vendor}`)
      .concat(join(home, '.jdks')),
  };
  return {
    javaHome: environment['JAVA_HOME'],
    pathFolders: (environment['PATH'] ?? '').split(delimiter).filter(Boolean),
    jdkFolders: jdkFolders[platform] ?? ['/usr/local'],
  };
}

/**
 * The first Java that is new enough: JAVA_HOME, then the PATH, then the newest
 * of the system's folders.
 *
 * @param askVersion asks a Java without a `release` file for its version
 */
export function findJava(
  places: JavaPlaces,
  askVersion: (program: string) => string = versionByRunning,
): FoundJava | null {
  const direct = [places.javaHome, ...places.pathFolders.map(javaHomeOfPathFolder)];
  for (const home of direct) {
    const found = home ? javaAt(home, askVersion) : null;
    if (found && found.majorVersion >= JAVA_MAJOR_MINIMUM) return found;
  }
  const installed = places.jdkFolders
    .flatMap(listFolder)
    .flatMap((folder) => [
      folder,
      join(folder, 'Contents', 'Home'),
      join(folder, 'libexec', 'openjdk.jdk', 'Contents', 'Home'),
    ])
    .map((home) => javaAt(home, askVersion))
    .filter((found): found is FoundJava => found !== null)
    .filter(({ majorVersion }) => majorVersion >= JAVA_MAJOR_MINIMUM)
    .sort((a, b) => b.majorVersion - a.majorVersion);
  return installed[0] ?? null;
}

/** The advice if no Java was found. */
export function missingJavaAdvice(platform: NodeJS.Platform): string {
  const need = `The Firestore emulator needs Java ${JAVA_MAJOR_MINIMUM} or newer, and none was found`;
  const how: Partial<Record<NodeJS.Platform, string>> = {
    linux: `install one, e.g. "sudo apt-get install openjdk-${JAVA_MAJOR_MINIMUM}-jre-headless" or Eclipse Temurin`,
    darwin: `install it with "brew install openjdk@${JAVA_MAJOR_MINIMUM}"`,
    win32: `install it with "winget install EclipseAdoptium.Temurin.${JAVA_MAJOR_MINIMUM}.JDK"`,
  };
  return `${need}: ${how[platform] ?? 'install a JDK'}, or set JAVA_HOME.`;
}

function javaHomeOfPathFolder(folder: string): string | null {
  const program = javaProgram(folder);
  return program ? dirname(dirname(realpathSync(program))) : null;
}

function javaProgram(folder: string): string | null {
  const names = ['java', 'java.exe'].map((name) => join(folder, name));
  return names.find((path) => existsSync(path)) ?? null;
}

function javaAt(home: string, askVersion: (program: string) => string): FoundJava | null {
  const program = javaProgram(join(home, 'bin'));
  if (!program || !isJavaHome(home)) return null;
  const releaseFile = join(home, 'release');
  const stated = existsSync(releaseFile) ? readFileSync(releaseFile, 'utf8') : askVersion(program);
  const version = /(?:JAVA_VERSION=|version )"(\d+)(?:\.(\d+))?/.exec(stated);
  if (!version) return null;
  // Before Java 9 the version was written 1.8.
  const major = Number(version[1]) === 1 ? Number(version[2]) : Number(version[1]);
  return { home, majorVersion: major };
}

/** A real one, not macOS's /usr/bin/java, which only opens a window that offers to install it. */
function isJavaHome(home: string): boolean {
  return ['release', join('lib', 'modules'), join('lib', 'rt.jar')].some((name) =>
    existsSync(join(home, name)),
  );
}

function versionByRunning(program: string): string {
  const { stderr } = spawnSync(program, ['-version'], { encoding: 'utf8', timeout: 10_000 });
  return stderr;
}

function listFolder(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => join(folder, name));
}
