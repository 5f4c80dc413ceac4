import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { object, ValidationError, type InferType } from 'yup';
import { GARMIN_KEPT_STATE } from './garmin/garmin-kept-state.ts';
import { KEPT_KEYS } from './google-accounts/id-tokens.ts';
import { KEY_SERVICE_KEPT_STATE } from './key-service/key-service.ts';
import { STRAVA_KEPT_STATE } from './strava/strava-kept-state.ts';
import { STRIPE_KEPT_STATE } from './stripe/stripe-kept-state.ts';

/**
 * The state that the sandbox's providers keep through a restart, as a real company would. It holds
 * accounts, tokens, what people did there and what has not arrived yet. Codes in the browser's
 * hands and troubles that somebody made are forgotten.
 */
const KEPT_STATE = object({
  strava: STRAVA_KEPT_STATE,
  garmin: GARMIN_KEPT_STATE,
  google: KEPT_KEYS,
  /** Left out by releases that encrypted nothing. */
  keyService: KEY_SERVICE_KEPT_STATE.default(undefined).optional(),
  /** Left out by releases that sold nothing. */
  stripe: STRIPE_KEPT_STATE.default(undefined).optional(),
}).required();
export type KeptState = InferType<typeof KEPT_STATE>;

/**
 * Reads the kept state. An unreadable file is moved away, so that the next one does not replace it.
 *
 * @param putAwayAs the path to which an unreadable file is moved
 * @param say gets the explanation, in one line
 * @returns null where there is no file, or none that can be read
 */
export function readKeptState(
  file: string,
  putAwayAs: string,
  say: (explanation: string) => void,
): KeptState | null {
  if (!existsSync(file)) return null;
  try {
    return parseKeptState(readFileSync(file, 'utf8'));
  } catch (cause) {
    // No message of theirs: those quote what stands in the file.
    const problem =
      cause instanceof ValidationError && cause.path
        ? `${cause.path} is wrong`
        : 'it is something else';
    renameSync(file, putAwayAs);
    say(
      `What the sandbox's providers knew could not be read (${problem}), so accounts linked there must be linked anew. It was put away as ${putAwayAs}`,
    );
    return null;
  }
}

/** Replaces the file in one step; it holds secrets, if only of the sandbox. */
export function writeKeptState(file: string, state: KeptState): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.next`, JSON.stringify(state), { mode: 0o600 });
  renameSync(`${file}.next`, file);
}

/** @throws SyntaxError, ValidationError where the text is something else */
function parseKeptState(text: string): KeptState {
  return KEPT_STATE.validateSync(JSON.parse(text), { strict: true });
}
