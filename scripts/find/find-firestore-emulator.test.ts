import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  findFirestoreEmulator,
  firestoreEmulatorPlaces,
  missingEmulatorAdvice,
  runnableEmulatorJar,
} from './find-firestore-emulator.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'find-emulator-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function file(...parts: string[]): string {
  const path = join(folder, ...parts);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '');
  return path;
}

describe('finding the official Firestore emulator', () => {
  it('prefers the jar named outright, and says when there is none at that path', () => {
    const explicitPath = file('named.jar');
    const places = { explicitPath, cacheFolder: folder, cloudSdkFolders: [] };
    expect(findFirestoreEmulator(places)).toEqual({ kind: 'explicit', jarPath: explicitPath });
    expect(() => findFirestoreEmulator({ ...places, explicitPath: join(folder, 'no') })).toThrow(
      /FIRESTORE_EMULATOR_BINARY_PATH/,
    );
  });

  it('takes the newest of what firebase-tools downloaded', () => {
    file('cache', 'cloud-firestore-emulator-v1.9.4.jar');
    const newest = file('cache', 'cloud-firestore-emulator-v1.22.0.jar');
    const places = {
      explicitPath: undefined,
      cacheFolder: join(folder, 'cache'),
      cloudSdkFolders: [],
    };
    expect(findFirestoreEmulator(places)).toEqual({ kind: 'firebase-tools', jarPath: newest });
  });

  it("starts the Cloud SDK's jar through a jar of only a manifest", () => {
    const component = file(
      'a-rather-long-name-of-a-folder-for-the-software-development-kit',
      'platform',
      'cloud-firestore-emulator',
      'cloud-firestore-emulator.jar',
    );
    const found = findFirestoreEmulator({
      explicitPath: undefined,
      cacheFolder: join(folder, 'empty'),
      cloudSdkFolders: [
        join(folder, 'a-rather-long-name-of-a-folder-for-the-software-development-kit'),
      ],
    });
    expect(found).toEqual({ kind: 'cloud-sdk', jarPath: component });
    if (!found) return;
    const jar = unzipSync(readFileSync(runnableEmulatorJar(found, join(folder, 'state'))));
    const manifest = strFromU8(jar['META-INF/MANIFEST.MF'] ?? new Uint8Array());
    expect(manifest.split('\r\n').every((line) => line.length <= 72)).toBe(true);
    const unfolded = manifest.replaceAll('\r\n ', '');
    expect(unfolded).toContain(
      'Main-Class: com.google.cloud.datastore.emulator.firestore.CloudFirestore\r\n',
    );
    expect(unfolded).toContain(`Class-Path: file://${component}\r\n`);
  });

  it('finds nothing where there is nothing', () => {
    const places = { explicitPath: undefined, cacheFolder: folder, cloudSdkFolders: [folder] };
    expect(findFirestoreEmulator(places)).toBeNull();
  });

  it('finds a Cloud SDK beside the gcloud on the PATH', () => {
    file('sdk', 'bin', 'gcloud');
    const component = file(
      'sdk',
      'platform',
      'cloud-firestore-emulator',
      'cloud-firestore-emulator.jar',
    );
    const places = firestoreEmulatorPlaces({
      PATH: join(folder, 'sdk', 'bin'),
      FIREBASE_EMULATORS_PATH: folder,
    });
    expect(findFirestoreEmulator(places)).toEqual({ kind: 'cloud-sdk', jarPath: component });
  });

  it('starts the Cloud SDK jar right even when it is the one named outright', () => {
    const explicitPath = file('cloud-firestore-emulator.jar');
    const places = { explicitPath, cacheFolder: folder, cloudSdkFolders: [] };
    expect(findFirestoreEmulator(places)?.kind).toBe('cloud-sdk');
  });

  it('says on every system what to install', () => {
    expect(missingEmulatorAdvice('linux')).toContain('google-cloud-cli-firestore-emulator');
    expect(missingEmulatorAdvice('darwin')).toContain('gcloud components install');
  });
});
