import { escapeHtml, sandboxPage } from '../html.ts';
import {
  CONTROLLED_PROVIDERS,
  EVERYWHERE,
  NEWEST,
  NOW,
  type ControlAction,
  type ControlledProvider,
} from './control-actions.ts';

const STYLE = `<style>
  section { border-block-start: 1px solid color-mix(in srgb, currentColor 30%, transparent); margin-block-start: 2rem; }
  h3 { margin-block-end: .25rem; }
  button { min-height: 44px; padding-inline: 1rem; margin: 0 .25rem .5rem 0; font: inherit; }
  label { display: block; margin-block: 1rem; }
  input { display: block; min-height: 44px; font: inherit; padding-inline: .5rem; }
  output { display: block; position: sticky; inset-block-end: 0; background: Canvas; padding-block: .75rem; overflow-wrap: anywhere; }
  output:empty { display: none; }
  nav a { display: inline-block; line-height: 44px; margin-inline-end: 1rem; }
</style>`;

/** Runs in the page: presses post their steps, and what each provider says of itself is shown below. */
const SCRIPT = `
const output = document.querySelector('output');
const copy = document.querySelector('input[name=copy]');

function newestOf(state, athlete) {
  const found = (state.athletes ?? []).find((one) => one.athlete === athlete);
  if (!found?.newestActivityId) throw new Error(athlete + ' has no activity.');
  return found.newestActivityId;
}

/** Another account of the athlete's, where the field names one. */
function named(key) {
  return copy.value.trim() === '' ? key : key + '~' + copy.value.trim();
}

async function filled(body, statePath, athlete) {
  const whole = { ...body };
  for (const [name, value] of Object.entries(body)) {
    if (value === '${NOW}') whole[name] = new Date().toISOString();
    if (value === '${NEWEST}') whole[name] = newestOf(await stateAt(statePath), named(athlete));
    if (name === 'athlete') whole[name] = named(value);
    if (name === 'athletes') whole[name] = value.map(named);
  }
  return whole;
}

async function stateAt(path) {
  return (await fetch(path)).json();
}

async function press(button) {
  const { steps, statePath, athlete } = JSON.parse(button.dataset.control);
  const said = [];
  for (const { path, body } of steps) {
    const response = await fetch(path, { method: 'POST', body: JSON.stringify(await filled(body, statePath, athlete)) });
    const answer = await response.json();
    said.push(response.ok ? 'done' : answer.error ?? response.status);
  }
  output.textContent = button.textContent + ': ' + said.join(', ');
}

async function showStates() {
  for (const shown of document.querySelectorAll('pre[data-state]')) {
    const state = await stateAt(shown.dataset.state);
    shown.textContent = JSON.stringify({ ...state, requests: state.requests?.slice(0, 20), events: state.events?.slice(0, 20) }, null, 2);
  }
}

document.addEventListener('click', async ({ target }) => {
  if (!(target instanceof HTMLButtonElement)) return;
  target.disabled = true;
  try {
    await press(target);
    await showStates();
  } catch (cause) {
    output.textContent = String(cause);
  } finally {
    target.disabled = false;
  }
});
void showStates();
`;

/** The page on which a developer lets things happen at Strava, Garmin, Google and Stripe. */
export function providersPage(): string {
  return sandboxPage(
    'Strava, Garmin, Google and Stripe',
    `${STYLE}
<p>Lets happen at the providers what happens there in life. Accounts, permissions and runs outlive a stop of <code>npm start</code>; troubles end with it.</p>
<nav>${CONTROLLED_PROVIDERS.map(({ name }) => `<a href="#${name.toLowerCase()}">${escapeHtml(name)}</a>`).join('')}</nav>
<label>Word of another account with the same history; empty for the athlete's first <input name="copy" autocomplete="off"></label>
<p>${EVERYWHERE.map((action) => buttonOf(action, '')).join('')}</p>
${CONTROLLED_PROVIDERS.map(sectionOf).join('\n')}
<output aria-live="polite"></output>
<script type="module">${SCRIPT}</script>`,
  );
}

function sectionOf({ name, statePath, groups }: ControlledProvider): string {
  const parts = groups.map(
    ({ title, actions }) =>
      `<h3>${escapeHtml(title)}</h3>${actions.map((action) => buttonOf(action, statePath)).join('')}`,
  );
  return `<section id="${escapeHtml(name.toLowerCase())}"><h2>${escapeHtml(name)}</h2>${parts.join('\n')}
<details><summary>How it stands</summary><pre data-state="${escapeHtml(statePath)}"></pre></details></section>`;
}

function buttonOf({ label, steps, athlete }: ControlAction, statePath: string): string {
  const control = JSON.stringify({ steps, statePath, athlete });
  return `<button type="button" data-control="${escapeHtml(control)}">${escapeHtml(label)}</button>`;
}
