import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** The Firestore emulator's class files need this version. */
export const JAVA_MAJOR_MINIMUM = 21;

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

/** Where a Java can be on this system. */
export function javaPlaces(environment: NodeJS.ProcessEnv, platform: NodeJS.Platform): JavaPlaces {
  const home = environment['HOME'] ?? environment['USERPROFILE'] ?? '';
  const jdkFolders: Partial<Record<NodeJS.Platform, string[]>> = {
    linux: ['/usr/lib/jvm', '/usr/java', '/opt/java', join(home, '.sdkman/candidates/java')],
    darwin: [
      '/Library/Java/JavaVirtualMachines',
      '/opt/homebrew/opt',
      '/usr/local/opt',
      join(home, 'Library/Java/JavaVirtualMachines'),
      join(home, '.sdkman/candidates/java'),
    ],
    win32: [
      'C:\\Program Files\\Java',
      'C:\\Program Files\\Eclipse Adoptium',
      'C:\\Program Files\\Microsoft',
    ],
  };
  return {
    javaHome: environment['JAVA_HOME'],
    pathFolders: (environment['PATH'] ?? '').split(delimiter).filter(Boolean),
    jdkFolders: jdkFolders[platform] ?? [],
  };
}

/**
 * The first Java that is new enough: JAVA_HOME, then the PATH, then the newest
 * of the system's folders. Versions are read from the JDK's `release` file.
 */
export function findJava(places: JavaPlaces): FoundJava | null {
  const direct = [places.javaHome, ...places.pathFolders.map(javaHomeOfPathFolder)];
  for (const home of direct) {
    const found = home ? javaAt(home) : null;
    if (found && found.majorVersion >= JAVA_MAJOR_MINIMUM) return found;
  }
  const installed = places.jdkFolders
    .flatMap(listFolder)
    .flatMap((folder) => [
      folder,
      join(folder, 'Contents/Home'),
      join(folder, 'libexec/openjdk.jdk/Contents/Home'),
    ])
    .map(javaAt)
    .filter((found): found is FoundJava => found !== null)
    .filter(({ majorVersion }) => majorVersion >= JAVA_MAJOR_MINIMUM)
    .sort((a, b) => b.majorVersion - a.majorVersion);
  return installed[0] ?? null;
}

/** What to say when there is none. */
export function missingJavaAdvice(platform: NodeJS.Platform): string {
  const need = `The Firestore emulator needs Java ${JAVA_MAJOR_MINIMUM} or newer, and none was found`;
  if (platform === 'darwin')
    return `${need}: install it with "brew install openjdk@${JAVA_MAJOR_MINIMUM}".`;
  if (platform === 'win32') {
    return `${need}: install it with "winget install EclipseAdoptium.Temurin.${JAVA_MAJOR_MINIMUM}.JDK".`;
  }
  if (platform === 'linux') {
    return `${need}: install a JDK, e.g. "sudo apt-get install openjdk-${JAVA_MAJOR_MINIMUM}-jre-headless" or Eclipse Temurin, or set JAVA_HOME.`;
  }
  return `${need}: install a JDK and set JAVA_HOME.`;
}

function javaHomeOfPathFolder(folder: string): string | null {
  for (const name of ['java', 'java.exe']) {
    const program = join(folder, name);
    if (existsSync(program)) return dirname(dirname(realpathSync(program)));
  }
  return null;
}

function javaAt(home: string): FoundJava | null {
  const releaseFile = join(home, 'release');
  if (!existsSync(releaseFile)) return null;
  const hasProgram = ['java', 'java.exe'].some((name) => existsSync(join(home, 'bin', name)));
  const version = /^JAVA_VERSION="(\d+)(?:\.(\d+))?/m.exec(readFileSync(releaseFile, 'utf8'));
  if (!hasProgram || !version) return null;
  // Before Java 9 the version was written 1.8.
  const major = Number(version[1]) === 1 ? Number(version[2]) : Number(version[1]);
  return { home, majorVersion: major };
}

function listFolder(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => join(folder, name));
}
