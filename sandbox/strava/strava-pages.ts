import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml, sandboxPage } from '../html.ts';
import { readForm, redirect, sendHtml } from '../http-messages.ts';
import { accountKeyIn, FURTHER_ACCOUNT_FIELD } from '../oauth/consent-page.ts';
import { CLUB_NAME } from './athlete-shapes.ts';
import { STRAVA_ATHLETES, type StravaAccounts } from './strava-accounts.ts';

/** The pages that the application leads to: a club one can join, and an activity. */
export class StravaPages {
  readonly #accounts: StravaAccounts;

  constructor(accounts: StravaAccounts) {
    this.#accounts = accounts;
  }

  /** GET shows who is in; POST lets `athlete`, or the further account named, join or leave, as `decision` says. */
  async club(request: IncomingMessage, response: ServerResponse, clubId: number): Promise<void> {
    if (request.method !== 'POST') {
      sendHtml(response, 200, this.#clubPage(clubId));
      return;
    }
    const form = await readForm(request);
    const account = this.#accounts.find(accountKeyIn(form));
    if (!account) {
      sendHtml(response, 400, sandboxPage('Strava', '<p>Go back and pick somebody.</p>'));
      return;
    }
    if (form.get('decision') === 'leave') account.clubIds.delete(clubId);
    else account.clubIds.add(clubId);
    redirect(response, request.url ?? '');
  }

  activity(response: ServerResponse, activityId: number): void {
    const activity = this.#accounts.activity(activityId);
    if (!activity) {
      sendHtml(response, 404, sandboxPage('Strava', '<p>There is no such activity.</p>'));
      return;
    }
    const { name, description, session, account } = activity;
    const { firstName, lastName } = account.athlete;
    const kilometers = (session.summary.distanceMeters / 1000).toFixed(2);
    sendHtml(
      response,
      200,
      sandboxPage(
        name,
        `<p>${escapeHtml(`${firstName} ${lastName}, ${session.startedAt.toISOString().slice(0, 10)}, ${kilometers} km`)}</p><pre>${escapeHtml(description ?? '')}</pre>`,
      ),
    );
  }

  #clubPage(clubId: number): string {
    const members = this.#accounts
      .all()
      .filter(({ clubIds }) => clubIds.has(clubId))
      .map(({ athlete, key }) => `${athlete.firstName} ${athlete.lastName} (${key})`);
    const people = STRAVA_ATHLETES.map(
      ({ key, firstName, lastName }, index) =>
        `<p><label><input type="radio" name="athlete" value="${escapeHtml(key)}"${index === 0 ? ' checked' : ''}> ${escapeHtml(`${firstName} ${lastName}`)}</label>`,
    );
    return sandboxPage(
      CLUB_NAME,
      `<p>${members.length === 0 ? 'Nobody of the sandbox is in it yet.' : `In it: ${escapeHtml(members.join(', '))}`}</p>
<form method="post">${people.join('')}${FURTHER_ACCOUNT_FIELD}
<p><button name="decision" value="join">Join club</button> <button name="decision" value="leave">Leave</button>
</form>`,
    );
  }
}
