import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { DemoAccount } from '@tasuki/domain/accounts/demo-accounts';
import { groupTopicId } from '@tasuki/domain/chat/groups/group';
import type { Topic } from '@tasuki/domain/chat/topic';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { Language } from '@tasuki/domain/language';
import { DAY_MILLISECONDS, MINUTE_MILLISECONDS } from '@tasuki/domain/measures/durations';

/** Twenty letters, as a browser draws them. */
const GROUP_KEY = 'demoGroupOfSundayRun';
const BEGAN_DAYS_AGO = 20;

interface GroupMessage {
  daysAgo: number;
  minutes: number;
  author: DemoAccount['role'];
  text: Readonly<Record<'ja' | 'en', string>>;
}

const TITLE = { ja: '日曜ロング走の会', en: 'Sunday long run' } as const;

const MESSAGES: readonly GroupMessage[] = [
  {
    daysAgo: 9,
    minutes: 0,
    author: 'coach',
    text: {
      ja: '今度の日曜は朝7時に多摩川の是政橋に集合です。20kmを会話できるペースで走ります。途中で折り返しても大丈夫です。',
      en: 'Sunday at 7 by the Koremasa bridge on the Tama river. 20 km at a pace at which you can talk. Turning back early is fine.',
    },
  },
  {
    daysAgo: 9,
    minutes: 42,
    author: 'runner',
    text: {
      ja: '参加します。16kmで折り返すつもりです。',
      en: 'I’m in. I plan to turn back at 16 km.',
    },
  },
  {
    daysAgo: 8,
    minutes: 15,
    author: 'admin',
    text: {
      ja: '私も行きます。給水は各自で大丈夫ですか？',
      en: 'Me too. Does everybody bring their own water?',
    },
  },
  {
    daysAgo: 8,
    minutes: 31,
    author: 'coach',
    text: {
      ja: '5kmごとに水飲み場があるので、持たなくても走れます。暑くなりそうなら塩分だけ持ってきてください。',
      en: 'There is a tap every 5 km, so you can run without. Bring some salt if it gets hot.',
    },
  },
  {
    daysAgo: 3,
    minutes: 20,
    author: 'runner',
    text: {
      ja: '楽しかったです。みんなで走ると長い距離もあっという間ですね。',
      en: 'That was fun. Long runs go by so fast together.',
    },
  },
];

/**
 * Lets the demo people run together on Sundays: a group of the coach's, with some days of messages.
 * What is there is left as it is. The functions show the messages in everybody's list.
 */
export async function writeDemoGroup(
  accounts: readonly DemoAccount[],
  { language, now }: { language: Language; now: Date },
  firestore: Firestore,
): Promise<void> {
  const words = language === 'ja' ? 'ja' : 'en';
  const owner = accounts.find(({ role }) => role === 'coach');
  if (!owner) throw new Error('There is no demo coach');
  const topicId = groupTopicId(GROUP_KEY);
  const topic = firestore.doc(firestorePaths.topic(topicId));
  if ((await topic.get()).exists) return;
  const since = new Date(now.getTime() - BEGAN_DAYS_AGO * DAY_MILLISECONDS);
  await topic.create({
    kind: 'group',
    title: TITLE[words],
    runnerUid: '',
    ownerUid: owner.uid,
    participantIds: accounts.map(({ uid }) => uid),
    coachIds: [owner.uid],
    people: accounts.map(({ uid, role, firstName, lastName }) => ({
      uid,
      name: words === 'ja' ? `${lastName} ${firstName}` : `${firstName} ${lastName}`,
      role: role === 'coach' ? ('coach' as const) : ('runner' as const),
      since,
    })),
    memberSince: Object.fromEntries(accounts.map(({ uid }) => [uid, since])),
    isHistoryShared: false,
    activityId: null,
    activity: null,
    model: null,
    lastText: '',
    lastAuthorUid: null,
    lastMessageAt: since,
    createdAt: since,
  } satisfies Omit<Topic, 'id'>);
  for (const [index, { daysAgo, minutes, author, text }] of MESSAGES.entries()) {
    const writer = accounts.find(({ role }) => role === author);
    if (!writer) continue;
    const at = Timestamp.fromMillis(
      now.getTime() - daysAgo * DAY_MILLISECONDS + minutes * MINUTE_MILLISECONDS,
    );
    await firestore.doc(firestorePaths.message(topicId, `demoMessageOfTheGroup${index}`)).create({
      kind: 'participant',
      authorUid: writer.uid,
      text: text[words],
      createdAt: at,
      writtenAt: at,
      isStopRequested: false,
    });
  }
}
