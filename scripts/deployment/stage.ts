import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { repositoryRoot } from '../repository-root.ts';
import { readSettings, type SettingValues } from '../settings/read-settings.ts';

/**
 * The place where a release is tried, and that of runners. Each is a Firebase project of its own.
 */
export const STAGES = ['staging', 'production'] as const;
export type Stage = (typeof STAGES)[number];

/** A stage with its settings, as its two files and the environment give them. */
export interface StageSettings {
  stage: Stage;
  /** Settings of the app and of the build, by name. */
  app: SettingValues;
  /** Settings of the functions, as the Firebase command line reads them. */
  functions: Readonly<Record<string, string | undefined>>;
  projectId: string;
  /** The app's origin, without a slash at its end. */
  origin: string;
}

/** Checks whether a word of the command line names a stage. */
export function isStage(word: string | undefined): word is Stage {
  return STAGES.some((stage) => stage === word);
}

/** The file of a stage's app settings. Vite does not read it by itself, as it would `.env.production`. */
function stageFileName(stage: Stage): string {
  return `.env.deploy.${stage}`;
}

/**
 * Reads what is set for a stage.
 *
 * @throws Error that names the file or the settings which are missing or wrong
 */
export function readStage(stage: Stage): StageSettings {
  const file = stageFileName(stage);
  const app = readSettings(process.env, required(file));
  const projectId = app.get('VITE_FIREBASE_PROJECT_ID');
  const origin = app.get('APP_ORIGIN');
  if (!projectId || !origin) {
    throw new Error(`${file} must name VITE_FIREBASE_PROJECT_ID and APP_ORIGIN; see .env.example.`);
  }
  const functions = parseEnv(required(join('functions', `.env.${projectId}`)));
  return { stage, app, functions, projectId, origin };
}

/** The project of a stage, or null where it is not set up on this machine. */
export function projectOfStage(stage: Stage): string | null {
  const path = join(repositoryRoot, stageFileName(stage));
  if (!existsSync(path)) return null;
  return parseEnv(readFileSync(path, 'utf8'))['VITE_FIREBASE_PROJECT_ID'] ?? null;
}

function required(file: string): string {
  const path = join(repositoryRoot, file);
  if (!existsSync(path)) throw new Error(`${file} is missing; see docs/deployment.md.`);
  return readFileSync(path, 'utf8');
}
