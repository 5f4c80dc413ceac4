import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findJava, javaPlaces, missingJavaAdvice } from './find-java.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'find-java-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function installJava(path: string, version: string): string {
  const home = join(folder, path);
  mkdirSync(join(home, 'bin'), { recursive: true });
  writeFileSync(join(home, 'bin', 'java'), '');
  chmodSync(join(home, 'bin', 'java'), 0o755);
  writeFileSync(join(home, 'release'), `IMPLEMENTOR="X"\nJAVA_VERSION="${version}"\n`);
  return home;
}

describe('finding a Java for the emulator', () => {
  it('takes JAVA_HOME when it is new enough', () => {
    const home = installJava('mine', '21.0.2');
    expect(findJava({ javaHome: home, pathFolders: [], jdkFolders: [] })).toEqual({
      home,
      majorVersion: 21,
    });
  });

  it('passes over an old Java on the PATH for the newest of the system', () => {
    const old = installJava('old', '17.0.15');
    installJava('jvm/jdk-21', '21.0.1');
    const newest = installJava('jvm/jdk-25', '25');
    const found = findJava({
      javaHome: old,
      pathFolders: [join(old, 'bin')],
      jdkFolders: [join(folder, 'jvm'), join(folder, 'nowhere')],
    });
    expect(found).toEqual({ home: newest, majorVersion: 25 });
  });

  it('reads the version of Java 8 as 8, and finds none where only that is', () => {
    installJava('jvm/jdk8', '1.8.0_402');
    expect(
      findJava({ javaHome: undefined, pathFolders: [], jdkFolders: [join(folder, 'jvm')] }),
    ).toBeNull();
  });

  it('looks into the bundle folders of macOS', () => {
    const home = installJava('jvm/temurin-21.jdk/Contents/Home', '21.0.4');
    const found = findJava({
      javaHome: undefined,
      pathFolders: [],
      jdkFolders: [join(folder, 'jvm')],
    });
    expect(found?.home).toBe(home);
  });

  it('asks a Java that has no release file, but nothing that only looks like one', () => {
    const home = installJava('plain', '0');
    rmSync(join(home, 'release'));
    const places = { javaHome: home, pathFolders: [], jdkFolders: [] };
    const ask = () => 'openjdk version "23.0.1" 2024-10-15';
    expect(findJava(places, ask)).toBeNull();
    mkdirSync(join(home, 'lib'));
    writeFileSync(join(home, 'lib', 'modules'), '');
    expect(findJava(places, ask)).toEqual({ home, majorVersion: 23 });
  });

  it('knows where each system keeps its JDKs, and what to install on it', () => {
    for (const platform of ['linux', 'darwin', 'win32', 'freebsd'] as const) {
      expect(javaPlaces({}, platform).jdkFolders.length).toBeGreaterThan(0);
      expect(missingJavaAdvice(platform)).toMatch(/^The Firestore emulator needs Java 21.*\.$/);
    }
  });
});
