import type { SandboxAthlete } from '../athletes/sandbox-athletes.ts';
import { escapeHtml, sandboxPage } from '../html.ts';

/** One of several things to pick or to allow. */
export interface ConsentChoice {
  /** As the form sends it. */
  value: string;
  label: string;
  /** Said below the label. */
  explanation?: string;
  isChecked: boolean;
}

export interface ConsentPage {
  title: string;
  /** Choices for the form's fields: the person, and the permissions. */
  people: readonly ConsentChoice[];
  permissions: readonly ConsentChoice[];
  /** More fields, as HTML. */
  furtherFields?: string;
}

/** A field for another account with the history of the athlete picked. */
export const FURTHER_ACCOUNT_FIELD = `<label class="field">Word of another account with the same history; <code>word~5</code> has its newest five activities alone; empty for the first <input name="account" autocomplete="off"></label>`;

/** The key of the account that a consent form names: an athlete's, or `<key>~<word>`. */
export function accountKeyIn(form: URLSearchParams): string {
  const word = form.get('account')?.trim() ?? '';
  const athlete = form.get('athlete') ?? '';
  return word === '' ? athlete : `${athlete}~${word}`;
}

const STYLE = `<style>
  fieldset { border: 1px solid color-mix(in srgb, currentColor 30%, transparent); border-radius: 8px; margin-block: 1rem; }
  label.choice { display: flex; gap: .75rem; align-items: start; min-height: 44px; padding-block: .5rem; }
  label.choice input { inline-size: 20px; block-size: 20px; flex: none; }
  label.field { display: block; margin-block: .5rem; }
  label.field input { display: block; inline-size: 100%; box-sizing: border-box; min-height: 44px; font: inherit; padding-inline: .5rem; }
  small { display: block; opacity: .75; }
  button { min-height: 44px; padding-inline: 1.5rem; font: inherit; margin-inline-end: .5rem; }
</style>`;

/**
 * The page on which a person says who they are and what they allow. Its form
 * posts to its own address: `athlete`, each `permission` allowed, and `decision`
 * allow or refuse.
 */
export function consentPage({ title, people, permissions, furtherFields }: ConsentPage): string {
  return sandboxPage(
    title,
    `${STYLE}
<p>Tasuki asks for this. Nobody but the sandbox on this machine is behind this page.</p>
<form method="post">
<fieldset><legend>Who are you?</legend>${choices('radio', 'athlete', people)}${furtherFields ?? ''}</fieldset>
${permissions.length > 0 ? `<fieldset><legend>What may Tasuki do?</legend>${choices('checkbox', 'permission', permissions)}</fieldset>` : ''}
<button name="decision" value="allow">Allow</button><button name="decision" value="refuse">Refuse</button>
</form>`,
  );
}

/** The same, for picking one of the athletes or another account with the history of one. */
export function athleteConsentPage({
  title,
  athletes,
  permissions,
}: {
  title: string;
  athletes: readonly SandboxAthlete[];
  permissions: readonly ConsentChoice[];
}): string {
  return consentPage({
    title,
    people: athletes.map(({ key, firstName, lastName, sessionCount }, index) => ({
      value: key,
      label: `${firstName} ${lastName}`,
      explanation: `${sessionCount} activities`,
      isChecked: index === 0,
    })),
    permissions,
    furtherFields: FURTHER_ACCOUNT_FIELD,
  });
}

function choices(
  type: 'radio' | 'checkbox',
  name: string,
  offered: readonly ConsentChoice[],
): string {
  return offered
    .map(
      ({ value, label, explanation, isChecked }) =>
        `<label class="choice"><input type="${type}" name="${name}" value="${escapeHtml(value)}"${isChecked ? ' checked' : ''}><span>${escapeHtml(label)}${explanation === undefined ? '' : `<small>${escapeHtml(explanation)}</small>`}</span></label>`,
    )
    .join('');
}
