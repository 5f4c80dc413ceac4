import { getFirestore } from 'firebase-admin/firestore';
import type { Browser } from 'playwright-core';
import { INBOX_LIMITS, type InboxEntry } from '@tasuki/domain/chat/inbox-entry';
import { ROSTER_LIMITS, type RosterEntry } from '@tasuki/domain/coaches/roster-entry';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { HOUR_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { routePath } from '@tasuki/domain/navigation/route-table';
import type { Bench, Measurement } from '../../scripts/test-runs/measurement.ts';
import { appOrigin, launchBrowser, newVisitor } from '../journeys/journey-browser.ts';
import { createJourneyRunner } from '../journeys/journey-runner.ts';
import { signIn } from '../journeys/sign-up-journey.ts';
import { wordsOf } from '../journeys/words.ts';
import { watchReads, type Reads } from './watched-reads.ts';

const words = wordsOf('en');

const FEW = 10;
const RUNNERS = 500;
const TOPICS = 1000;
const BATCH_SIZE = 500;

/** Writes documents `1` to `count` of a list, the last one the newest. */
async function writeMany(
  count: number,
  documentOf: (number: number, at: Date) => { path: string; fields: object },
): Promise<void> {
  const firestore = getFirestore();
  const now = Date.now();
  for (let from = 1; from <= count; from += BATCH_SIZE) {
    const batch = firestore.batch();
    for (let number = from; number < from + BATCH_SIZE && number <= count; number += 1) {
      const at = new Date(now - (count - number + 1) * HOUR_MILLISECONDS);
      const { path, fields } = documentOf(number, at);
      batch.set(firestore.doc(path), fields);
    }
    await batch.commit();
  }
}

/** The runners of a coach, each fourth of whom needs them. */
async function writeRoster(coachId: string, count: number): Promise<void> {
  await writeMany(count, (number, at) => {
    const needsCoach = number % 4 === 0;
    const fields: Omit<RosterEntry, 'id'> = {
      name: `Runner ${number}`,
      isSharing: true,
      lastRun: null,
      weekMeters: 0,
      weekMondayDayNumber: 0,
      usualWeekMeters: null,
      plan: null,
      attention: needsCoach ? { reason: 'unanswered', since: at, activityId: null } : null,
      priority: needsCoach ? number : 0,
      activeAt: at,
      lookAgainAt: null,
    };
    return { path: firestorePaths.rosterEntry(coachId, `runner-${number}`), fields };
  });
}

/** Conversations of a runner, of which each tenth has something unread. */
async function writeInbox(uid: string, count: number): Promise<void> {
  await writeMany(count, (number, at) => {
    const topicId = `${uid}-run${number}`;
    const fields: Omit<InboxEntry, 'id'> = {
      kind: 'ai',
      role: 'runner',
      title: `Conversation ${number}`,
      runnerUid: uid,
      activityId: `run${number}`,
      activity: null,
      people: [],
      lastText: 'An easy half hour.',
      lastAuthorUid: null,
      lastMessageAt: at,
      createdAt: at,
      readAt: at,
      unreadCount: number % 10 === 0 ? 1 : 0,
      isMuted: false,
      isArchived: false,
    };
    return { path: firestorePaths.inboxEntry(uid, topicId), fields };
  });
}

interface OpenedList {
  isCoach: boolean;
  write: (uid: string) => Promise<void>;
  address: string;
  /** Of the newest line, which is on the screen when the list is. */
  newest: string;
}

/** What opening a list costs somebody who comes to it first. */
async function readsOf(browser: Browser, list: OpenedList): Promise<Reads> {
  const account = await createJourneyRunner('en', {
    isEmailVerified: true,
    isCoach: list.isCoach,
  });
  await list.write(account.uid);
  const { page, leave } = await newVisitor(browser);
  await signIn(page, words, account);
  await page.waitForURL((url) => url.pathname !== routePath('signIn'));
  await page.goto('about:blank');
  const asked = watchReads(page);
  await page.goto(`${appOrigin()}${list.address}`);
  await page.getByText(list.newest, { exact: true }).first().waitFor();
  const reads = await asked();
  await leave();
  return reads;
}

/** What lists cost at Firestore, however long they are. */
export const bench: Bench = {
  needs: 'app',
  measure: async (): Promise<Measurement[]> => {
    const browser = await launchBrowser();
    const home = async (count: number) =>
      readsOf(browser, {
        isCoach: true,
        write: async (uid) => writeRoster(uid, count),
        address: routePath('coachHome'),
        newest: `Runner ${count}`,
      });
    const topics = async (count: number) =>
      readsOf(browser, {
        isCoach: false,
        write: async (uid) => writeInbox(uid, count),
        address: routePath('topics'),
        newest: `Conversation ${count}`,
      });
    try {
      const [fewRunners, runners] = [await home(FEW), await home(RUNNERS)];
      const [fewTopics, manyTopics] = [await topics(FEW), await topics(TOPICS)];
      const { pageSize, attentionMaximum } = ROSTER_LIMITS;
      // A page is read lightly and then live, with a photo for each row; those who need the coach come live alone.
      const moreRows = pageSize - FEW;
      const homeMaximum = fewRunners.documents + 3 * moreRows + attentionMaximum;
      const topicsMaximum =
        fewTopics.documents + 2 * (INBOX_LIMITS.listPageSize - FEW) + INBOX_LIMITS.unreadMaximum;
      return [
        {
          figure: 'coach’s home with 10 runners: documents read',
          value: fewRunners.documents,
          unit: 'reads',
          budget: null,
        },
        {
          figure:
            'coach’s home with 500 runners: documents read, two pages and photos more at most',
          value: runners.documents,
          unit: 'reads',
          budget: homeMaximum,
        },
        {
          figure:
            'coach’s home with 500 runners: questions more than with 10, a photo for each row more',
          value: Math.abs(runners.questions - fewRunners.questions),
          unit: 'queries',
          budget: moreRows,
        },
        {
          figure: 'list of 10 conversations: documents read',
          value: fewTopics.documents,
          unit: 'reads',
          budget: null,
        },
        {
          figure: 'list of 1,000 conversations: documents read, two pages and unread more at most',
          value: manyTopics.documents,
          unit: 'reads',
          budget: topicsMaximum,
        },
        {
          figure: 'list of 1,000 conversations: questions more than with 10',
          value: Math.abs(manyTopics.questions - fewTopics.questions),
          unit: 'queries',
          budget: 0,
        },
      ];
    } finally {
      await browser.close();
    }
  },
};
