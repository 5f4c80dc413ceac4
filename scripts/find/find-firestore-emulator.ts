import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, realpathSync, renameSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeManifestOnlyJar } from './manifest-only-jar.ts';

const CLOUD_SDK_JAR = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');
const EMULATOR_MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

export interface FirestoreEmulatorPlaces {
  /** FIRESTORE_EMULATOR_BINARY_PATH */
  explicitPath: string | undefined;
  /** The folder in which firebase-tools keeps its downloads. */
  cacheFolder: string;
  /** Roots of installed Google Cloud SDKs. */
  cloudSdkFolders: readonly string[];
}

export type FoundFirestoreEmulator =
  | { kind: 'explicit' | 'firebase-tools'; jarPath: string }
  /** Its jar names no main class: it is started through a manifest-only jar. */
  | { kind: 'cloud-sdk'; jarPath: string };

/** Paths at which the official emulator can be on this system. */
export function firestoreEmulatorPlaces(environment: NodeJS.ProcessEnv): FirestoreEmulatorPlaces {
  const home = homedir();
  const besideGcloud = (environment['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, process.platform === 'win32' ? 'gcloud.cmd' : 'gcloud'))
    .filter((program) => existsSync(program))
    .map((program) => dirname(dirname(realpathSync(program))));
  return {
    explicitPath: environment['FIRESTORE_EMULATOR_BINARY_PATH'],
    cacheFolder:
      environment['FIREBASE_EMULATORS_PATH'] ?? join(home, '.cache', 'firebase', 'emulators'),
    cloudSdkFolders: [
      ...besideGcloud,
      ...['LOCALAPPDATA', 'ProgramFiles', 'ProgramFiles(x86)'].flatMap((name) => {
        const folder = environment[name];
        return folder ? [join(folder, 'Google', 'Cloud SDK', 'google-cloud-sdk')] : [];
      }),
      '/usr/lib/google-cloud-sdk',
      '/usr/share/google-cloud-sdk',
      '/opt/google-cloud-sdk',
      '/opt/homebrew/share/google-cloud-sdk',
      '/usr/local/share/google-cloud-sdk',
      join(home, 'google-cloud-sdk'),
    ],
  };
}

/**
 * The official Firestore emulator: named outright, else what firebase-tools
 * downloaded before, else the component of an installed Google Cloud SDK.
 *
 * @throws Error when the explicit path does not exist
 */
export function findFirestoreEmulator(
  places: FirestoreEmulatorPlaces,
): FoundFirestoreEmulator | null {
  if (places.explicitPath) {
    if (!existsSync(places.explicitPath)) {
      throw new Error(`FIRESTORE_EMULATOR_BINARY_PATH names no file: ${places.explicitPath}`);
    }
    // Someone may name the Cloud SDK's own jar, which cannot be started as it is.
    const kind = places.explicitPath.endsWith('cloud-firestore-emulator.jar')
      ? 'cloud-sdk'
      : 'explicit';
    return { kind, jarPath: places.explicitPath };
  }
  const downloaded = existsSync(places.cacheFolder)
    ? readdirSync(places.cacheFolder)
        .filter((name) => /^cloud-firestore-emulator-v[\d.]+\.jar$/.test(name))
        .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    : [];
  if (downloaded[0]) {
    return { kind: 'firebase-tools', jarPath: join(places.cacheFolder, downloaded[0]) };
  }
  const component = places.cloudSdkFolders
    .map((folder) => join(folder, CLOUD_SDK_JAR))
    .find((path) => existsSync(path));
  return component ? { kind: 'cloud-sdk', jarPath: component } : null;
}

/** Lets firebase-tools download the emulator; false when it could not. */
export function downloadFirestoreEmulator(firebaseCli: string): boolean {
  process.stdout.write('  No Firestore emulator found: downloading it (about 130 MB) …\n');
  const { status } = spawnSync(process.execPath, [firebaseCli, 'setup:emulators:firestore'], {
    stdio: 'ignore',
    timeout: 180_000,
  });
  return status === 0;
}

/**
 * A jar for `java -jar`: the found jar itself, or for the Cloud SDK's a generated jar of nothing
 * but a manifest that points to it.
 *
 * @param stateFolder the folder in which the generated jar is kept
 */
export function runnableEmulatorJar(found: FoundFirestoreEmulator, stateFolder: string): string {
  if (found.kind !== 'cloud-sdk') return found.jarPath;
  mkdirSync(stateFolder, { recursive: true });
  const jarPath = join(stateFolder, 'firestore-emulator.jar');
  // Another command may be starting the emulator from it right now.
  const writtenPath = `${jarPath}.${process.pid}`;
  writeManifestOnlyJar(writtenPath, {
    'Main-Class': EMULATOR_MAIN_CLASS,
    'Class-Path': pathToFileURL(found.jarPath).href,
  });
  renameSync(writtenPath, jarPath);
  return jarPath;
}

/** The advice if no emulator was found and none could be downloaded. */
export function missingEmulatorAdvice(platform: NodeJS.Platform): string {
  const need = 'The official Firestore emulator was not found and could not be downloaded';
  const component = '"gcloud components install cloud-firestore-emulator"';
  const how =
    platform === 'linux'
      ? `install it with "sudo apt-get install google-cloud-cli-firestore-emulator" (Debian and Ubuntu, from Google's package source) or ${component}`
      : `install it with ${component} (Google Cloud SDK)`;
  return `${need}: ${how}, or set FIRESTORE_EMULATOR_BINARY_PATH to its jar.`;
}
