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
  text: Readonly<Record<Language, string>>;
}

const TITLE: Readonly<Record<Language, string>> = {
  ja: '日曜ロング走の会',
  en: 'Sunday long run',
  zh: '周日长距离',
  'zh-tw': '週日長距離團',
  vi: 'Hội chạy dài Chủ nhật',
};

export const DEMO_GROUP_MESSAGES: readonly GroupMessage[] = [
  {
    daysAgo: 9,
    minutes: 0,
    author: 'coach',
    text: {
      ja: '今度の日曜は朝7時に多摩川の是政橋に集合です。20kmを会話できるペースで走ります。途中で折り返しても大丈夫です。',
      en: 'Sunday at 7 by the Koremasa bridge on the Tama river. 20 km at a pace at which you can talk. Turning back early is fine.',
      zh: '这周日早上7点，在多摩川的是政桥集合。20公里，用能聊天的配速跑，中途折返也没关系。',
      'zh-tw': '這週日早上7點，在多摩川的是政橋集合。20公里，用能聊天的配速跑，中途折返也沒關係。',
      vi: 'Chủ nhật này 7 giờ sáng, tập trung ở cầu Koremasa bên sông Tama. Chạy 20 km, pace vẫn nói chuyện được. Ai quay đầu sớm cũng không sao.',
    },
  },
  {
    daysAgo: 9,
    minutes: 42,
    author: 'runner',
    text: {
      ja: '参加します。16kmで折り返すつもりです。',
      en: 'I’m in. I plan to turn back at 16 km.',
      zh: '我参加，打算跑到16公里。',
      'zh-tw': '我參加，打算跑到16公里就好。',
      vi: 'Mình tham gia nhé. Mình định chạy 16 km thôi.',
    },
  },
  {
    daysAgo: 8,
    minutes: 15,
    author: 'admin',
    text: {
      ja: '私も行きます。給水は各自で大丈夫ですか？',
      en: 'Me too. Does everybody bring their own water?',
      zh: '我也去。水是各自带吗？',
      'zh-tw': '我也去。水是各自帶嗎？',
      vi: 'Mình cũng đi. Nước thì mọi người tự mang à?',
    },
  },
  {
    daysAgo: 8,
    minutes: 31,
    author: 'coach',
    text: {
      ja: '5kmごとに水飲み場があるので、持たなくても走れます。暑くなりそうなら塩分だけ持ってきてください。',
      en: 'There is a tap every 5 km, so you can run without. Bring some salt if it gets hot.',
      zh: '每5公里有一个饮水点，不带也能跑。天热的话带点盐丸。',
      'zh-tw': '每5公里有一個飲水點，不帶也能跑。天氣熱的話帶一點鹽錠。',
      vi: 'Cứ 5 km có một vòi nước nên không mang cũng được. Trời nóng thì mang thêm viên muối.',
    },
  },
  {
    daysAgo: 3,
    minutes: 20,
    author: 'runner',
    text: {
      ja: '楽しかったです。みんなで走ると長い距離もあっという間ですね。',
      en: 'That was fun. Long runs go by so fast together.',
      zh: '跑得真开心。大家一起跑，长距离一下子就跑完了。',
      'zh-tw': '跑得好開心。大家一起跑，長距離一下子就跑完了。',
      vi: 'Vui quá. Chạy cùng nhau thì bài dài cũng trôi qua thật nhanh.',
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
  const owner = accounts.find(({ role }) => role === 'coach');
  if (!owner) throw new Error('There is no demo coach');
  const topicId = groupTopicId(GROUP_KEY);
  const topic = firestore.doc(firestorePaths.topic(topicId));
  if ((await topic.get()).exists) return;
  const since = new Date(now.getTime() - BEGAN_DAYS_AGO * DAY_MILLISECONDS);
  await topic.create({
    kind: 'group',
    title: TITLE[language],
    runnerUid: '',
    ownerUid: owner.uid,
    participantIds: accounts.map(({ uid }) => uid),
    coachIds: [owner.uid],
    people: accounts.map(({ uid, role, firstName, lastName }) => ({
      uid,
      name: language === 'ja' ? `${lastName} ${firstName}` : `${firstName} ${lastName}`,
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
  for (const [index, { daysAgo, minutes, author, text }] of DEMO_GROUP_MESSAGES.entries()) {
    const writer = accounts.find(({ role }) => role === author);
    if (!writer) continue;
    const at = Timestamp.fromMillis(
      now.getTime() - daysAgo * DAY_MILLISECONDS + minutes * MINUTE_MILLISECONDS,
    );
    await firestore.doc(firestorePaths.message(topicId, `demoMessageOfTheGroup${index}`)).create({
      kind: 'participant',
      authorUid: writer.uid,
      text: text[language],
      createdAt: at,
      writtenAt: at,
      isStopRequested: false,
    });
  }
}
