import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { coachTopicId, type Topic } from '@tasuki/domain/chat/topic';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { Language } from '@tasuki/domain/language';

interface DemoMessage {
  /** Days before now, and minutes after that moment. */
  daysAgo: number;
  minutes: number;
  author: 'runner' | 'coach';
  text: Readonly<Record<Language, string>>;
}

export const DEMO_MESSAGES: readonly DemoMessage[] = [
  {
    daysAgo: 12,
    minutes: 0,
    author: 'runner',
    text: {
      ja: 'はじめまして。ハーフで1時間42分を切りたいです。平日は朝しか走れません。',
      en: 'Hello! I want to run a half marathon under 1:42. On weekdays I can only run in the morning.',
      zh: '教练好！我想把半马跑进1小时42分。工作日只有早上能跑。',
      'zh-tw': '教練好！我想把半馬跑進1小時42分。平日只有早上能跑。',
      vi: 'Chào anh! Mình muốn chạy bán marathon dưới 1:42. Ngày thường mình chỉ chạy được buổi sáng.',
    },
  },
  {
    daysAgo: 12,
    minutes: 95,
    author: 'coach',
    text: {
      ja: 'はじめまして、荒井です。記録を見ました。土台はできているので、週1回だけ速く走って、残りは楽に走りましょう。朝は起きてすぐ速く走らず、15分は歩きとジョグで体を起こしてください。',
      en: 'Hello, Kenji here. I have looked at your runs. The base is there: one fast day a week, the rest easy. In the morning, take 15 minutes of walking and jogging before anything fast.',
      zh: '你好，我是荒井。你的记录我看了，底子是有的：每周只安排一次强度课，其余都轻松跑。早上别一起床就跑快，先走走、慢跑15分钟，让身体醒过来。',
      'zh-tw':
        '你好，我是荒井。你的紀錄我看過了，底子是有的：每週只排一次強度課，其他都輕鬆跑。早上不要一起床就跑快，先走一走、慢跑15分鐘，讓身體醒過來。',
      vi: 'Chào bạn, mình là Kenji. Mình đã xem các buổi chạy của bạn. Nền tảng đã có: mỗi tuần chỉ một buổi chạy nhanh, còn lại chạy nhẹ. Buổi sáng hãy đi bộ và chạy thật chậm 15 phút rồi mới tăng tốc.',
    },
  },
  {
    daysAgo: 5,
    minutes: 0,
    author: 'runner',
    text: {
      ja: '昨日の練習の後、右のふくらはぎが少し張っています。今日は休んだほうがいいですか。',
      en: 'My right calf has felt a little tight since yesterday’s session. Should I rest today?',
      zh: '昨天练完以后，右边小腿有点紧。今天该休息吗？',
      'zh-tw': '昨天練完以後，右邊小腿有點緊。今天該休息嗎？',
      vi: 'Từ sau buổi tập hôm qua, bắp chân phải của mình hơi căng. Hôm nay mình có nên nghỉ không?',
    },
  },
  {
    daysAgo: 5,
    minutes: 38,
    author: 'coach',
    text: {
      ja: '今日は休みにしましょう。明日、階段を下りて痛みがなければ30分のジョグを。痛みがあれば走らずに教えてください。',
      en: 'Rest today. If walking downstairs does not hurt tomorrow, jog for 30 minutes. If it does, do not run, and tell me.',
      zh: '今天休息。明天下楼梯不疼的话，慢跑30分钟；疼就别跑，告诉我。',
      'zh-tw': '今天休息。明天下樓梯不痛的話，慢跑30分鐘；會痛就別跑，跟我說。',
      vi: 'Hôm nay bạn nghỉ nhé. Mai xuống cầu thang mà không đau thì chạy nhẹ 30 phút. Còn đau thì đừng chạy, nhắn mình.',
    },
  },
  {
    daysAgo: 4,
    minutes: 10,
    author: 'runner',
    text: {
      ja: '痛みはなく、30分ジョグできました。ありがとうございます。',
      en: 'No pain, and I jogged for 30 minutes. Thank you!',
      zh: '不疼，慢跑了30分钟。谢谢教练！',
      'zh-tw': '不痛，慢跑了30分鐘。謝謝教練！',
      vi: 'Hết đau rồi, mình đã chạy nhẹ được 30 phút. Cảm ơn anh!',
    },
  },
];

/**
 * Lets the demo runner and the demo coach have written to each other for some days. What is there
 * is left as it is. The functions show the messages in the lists of both.
 */
export async function writeDemoConversation(
  { runnerUid, coachId }: { runnerUid: string; coachId: string },
  { language, now }: { language: Language; now: Date },
  firestore: Firestore,
): Promise<void> {
  const topicId = coachTopicId(runnerUid, coachId);
  const topic = firestore.doc(firestorePaths.topic(topicId));
  const beganAt = new Date(now.getTime() - 14 * DAY_MILLISECONDS);
  const isThere = (await topic.get()).exists;
  if (isThere) return;
  await topic.create({
    kind: 'coach',
    title: '',
    runnerUid,
    participantIds: [runnerUid, coachId],
    people: [],
    activityId: null,
    activity: null,
    model: null,
    lastText: '',
    lastAuthorUid: null,
    lastMessageAt: beganAt,
    createdAt: beganAt,
  } satisfies Omit<Topic, 'id'>);
  for (const [index, { daysAgo, minutes, author, text }] of DEMO_MESSAGES.entries()) {
    const at = Timestamp.fromMillis(now.getTime() - daysAgo * DAY_MILLISECONDS + minutes * 60_000);
    await firestore.doc(firestorePaths.message(topicId, messageIdOf(index))).create({
      kind: 'participant',
      authorUid: author === 'runner' ? runnerUid : coachId,
      text: text[language],
      createdAt: at,
      writtenAt: at,
      isStopRequested: false,
    });
  }
}

/**
 * Dates the coaching from the first day of the conversation. What was written before a coaching
 * began waits for no answer, so the coach's home would show nobody.
 */
export async function beginCoachingWithConversation(
  { runnerUid, coachId }: { runnerUid: string; coachId: string },
  firestore: Firestore,
): Promise<void> {
  const topic = await firestore.doc(firestorePaths.topic(coachTopicId(runnerUid, coachId))).get();
  const since: unknown = topic.get('createdAt');
  await firestore.doc(firestorePaths.coachLink(runnerUid, coachId)).update({ since });
}

function messageIdOf(index: number): string {
  return `demoMessageOfTheDemo${index}`;
}

/** The message that asks about a session. */
const ABOUT_SESSION = messageIdOf(2);

/** Shows the session that the demo runner asks about, once it is there. */
export async function showSessionInConversation(
  { runnerUid, coachId }: { runnerUid: string; coachId: string },
  firestore: Firestore,
): Promise<void> {
  const topicId = coachTopicId(runnerUid, coachId);
  const reference = firestore.doc(firestorePaths.message(topicId, ABOUT_SESSION));
  const message = await reference.get();
  const writtenAt: unknown = message.get('createdAt');
  // A message that was deleted shows nothing.
  if (!(writtenAt instanceof Timestamp) || message.get('text') === '') return;
  if (message.get('embeddedActivityId') !== undefined) return;
  const { docs } = await firestore
    .collection(firestorePaths.activities(runnerUid))
    .where('startedAt', '<', writtenAt)
    .orderBy('startedAt', 'desc')
    .limit(1)
    .get();
  const session = docs[0];
  if (session) await reference.update({ embeddedActivityId: session.id });
}
