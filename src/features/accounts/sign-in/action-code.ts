import {
  checkResetCode,
  confirmEmailChange,
  recoverEmail,
  verifyEmail,
} from '../../../data/sign-in/authentication.ts';

/** The actions that a mail's link can ask for. */
export const ACTION_MODES = [
  'resetPassword',
  'verifyEmail',
  'verifyAndChangeEmail',
  'recoverEmail',
] as const;
export type ActionMode = (typeof ACTION_MODES)[number];

/** The email it was done for, where the code says it. */
export type ActionResult = string | null;

/**
 * A code works once, and a page can be drawn twice: the first use's answer is
 * everyone's answer.
 */
const answers = new Map<string, Promise<ActionResult>>();

async function perform(mode: ActionMode, code: string): Promise<ActionResult> {
  switch (mode) {
    case 'resetPassword':
      return checkResetCode(code);
    case 'verifyEmail':
      await verifyEmail(code);
      return null;
    case 'verifyAndChangeEmail':
      return confirmEmailChange(code);
    case 'recoverEmail':
      return recoverEmail(code);
  }
}

export function performAction(mode: ActionMode, code: string): Promise<ActionResult> {
  const key = `${mode}/${code}`;
  const known = answers.get(key);
  if (known) return known;
  const answer = perform(mode, code);
  answers.set(key, answer);
  // A lost connection may be tried again; a code that was refused stays refused anyway.
  answer.catch(() => answers.delete(key));
  return answer;
}

export function actionModeOf(value: string | null): ActionMode | null {
  return ACTION_MODES.find((mode) => mode === value) ?? null;
}
