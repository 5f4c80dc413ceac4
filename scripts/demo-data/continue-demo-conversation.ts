import { createHash } from 'node:crypto';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { AI_MENTION } from '@tasuki/domain/chat/mention';
import { replyIdOf } from '@tasuki/domain/chat/message';
import { coachTopicId } from '@tasuki/domain/chat/topic';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import type { Language } from '@tasuki/domain/language';
import type { LocalClient } from '../local-services/local-client.ts';

type Words = Readonly<Record<Language, string>>;

const FILE_NAME: Words = {
  ja: '週2回のふくらはぎケア.txt',
  en: 'calf-routine.txt',
  zh: '小腿练习.txt',
  'zh-tw': '小腿訓練.txt',
  vi: 'bai-tap-bap-chan.txt',
};

const FILE_TEXT: Words = {
  ja: 'ふくらはぎのケア（週2回、楽に走った日に）\n\n1. かかと上げ 15回×2。ゆっくり下ろす\n2. 段差でのストレッチ 左右30秒ずつ\n3. 足首回し 左右10回ずつ\n\n痛みが出たらやめる。\n',
  en: 'Calf routine (twice a week, after an easy run)\n\n1. Heel raises, 2 x 15. Lower slowly.\n2. Stretch on a step, 30 seconds each side.\n3. Ankle circles, 10 each way.\n\nStop if it hurts.\n',
  zh: '小腿练习（每周两次，轻松跑之后）\n\n1. 提踵 15次×2组，慢慢放下\n2. 台阶拉伸，左右各30秒\n3. 转脚踝，左右各10圈\n\n一疼就停。\n',
  'zh-tw':
    '小腿訓練（每週兩次，輕鬆跑之後）\n\n1. 提踵 15下×2組，慢慢放下\n2. 站在階梯邊伸展，左右各30秒\n3. 轉腳踝，左右各10圈\n\n會痛就停。\n',
  vi: 'Bài tập bắp chân (2 lần mỗi tuần, sau buổi chạy nhẹ)\n\n1. Nhón gót 2 x 15, hạ xuống chậm.\n2. Giãn bắp chân trên bậc thềm, mỗi bên 30 giây.\n3. Xoay cổ chân, mỗi chiều 10 vòng.\n\nThấy đau thì dừng.\n',
};

const WITH_FILE: Words = {
  ja: 'よかったです。ふくらはぎのケアをまとめました。週2回、楽に走った日にやってみてください。',
  en: 'Good to hear. I put your calf routine into a file. Do it twice a week, after an easy run.',
  zh: '那就好。小腿的练习我整理成了一个文件，每周做两次，轻松跑完再做。',
  'zh-tw': '太好了。小腿的訓練我整理成一個檔案，每週做兩次，輕鬆跑完再做。',
  vi: 'Tốt quá. Mình ghi các bài tập bắp chân vào file này. Bạn tập hai lần mỗi tuần, sau buổi chạy nhẹ nhé.',
};

const TO_THE_AI: Words = {
  ja: '今週はどうでしたか？',
  en: 'How was my week?',
  zh: '我这周练得怎么样？',
  'zh-tw': '我這週練得怎麼樣？',
  vi: 'Tuần này của mình thế nào?',
};

const CORRECTION: Words = {
  ja: '補足です。日曜のロング走は、打ち合わせどおり起伏のあるコースでした。ペースではなく心拍で比べてください。',
  en: 'One thing to add: Sunday’s long run was on the hilly loop, as agreed. Compare it by heart rate, not by pace.',
  zh: '补充一点：周日的长距离是按说好的，在有坡的路线上跑的。比心率，别比配速。',
  'zh-tw': '補充一下：週日的長距離是照講好的，跑有起伏的路線。請比心率，不要比配速。',
  vi: 'Bổ sung một chút: buổi chạy dài Chủ nhật là cung đường nhiều dốc như đã hẹn. Hãy so theo nhịp tim, đừng so theo pace.',
};

const TO_THE_COACH: Words = {
  ja: 'ありがとうございます。次はどう走ればいいですか？',
  en: 'Thank you! What should I run next?',
  zh: '谢谢教练！接下来该跑什么？',
  'zh-tw': '謝謝教練！接下來該跑什麼？',
  vi: 'Cảm ơn anh! Buổi tới mình nên chạy gì?',
};

/** All words of the conversation’s last day. */
export const DEMO_WORDS_OF_TODAY: Readonly<Record<string, Words>> = {
  FILE_NAME,
  FILE_TEXT,
  WITH_FILE,
  TO_THE_AI,
  CORRECTION,
  TO_THE_COACH,
};

const FILE_MESSAGE = 'demoMessageWithTheFile';
const FILE = 'demoFileOfTheCoach01';
const QUESTION_TO_AI = 'demoQuestionToTheAiCoach';
const QUESTION_TO_COACH = 'demoQuestionToTheCoach';

/** A reply of the built-in coach, also on a machine that starts everything at once, takes no longer. */
const PATIENCE_MILLISECONDS = 90_000;

interface DemoDay {
  runnerUid: string;
  coachId: string;
  /** The coach, signed in. */
  client: LocalClient;
  language: Language;
  now: () => Date;
}

/**
 * Continues the conversation of the demo runner and the demo coach today. It gets a file, and a question that the
 * AI answers and the coach corrects. A draft waits for another question. The functions answer and draft from the
 * runs that are there. What is there already is left as it is.
 */
export async function continueDemoConversation(day: DemoDay, firestore: Firestore): Promise<void> {
  const { runnerUid, coachId, client, language, now } = day;
  const topicId = coachTopicId(runnerUid, coachId);
  const isThere = async (messageId: string) =>
    (await firestore.doc(firestorePaths.message(topicId, messageId)).get()).exists;
  const ask = async (messageId: string, text: string) => {
    const at = Timestamp.fromDate(now());
    await firestore.doc(firestorePaths.message(topicId, messageId)).create({
      kind: 'participant',
      authorUid: runnerUid,
      text,
      createdAt: at,
      writtenAt: at,
      isStopRequested: false,
    });
  };
  if (!(await isThere(FILE_MESSAGE))) await sendFile(topicId, day);
  if (!(await isThere(QUESTION_TO_AI))) {
    await ask(QUESTION_TO_AI, `${AI_MENTION} ${TO_THE_AI[language]}`);
  }
  const replyId = replyIdOf(QUESTION_TO_AI);
  const isCorrected = await replyIsDone(topicId, replyId, firestore);
  if (!isCorrected) {
    await client.call('correctReply', { topicId, messageId: replyId, text: CORRECTION[language] });
  }
  if (await isThere(QUESTION_TO_COACH)) return;
  // A coach who switched drafts off again keeps that.
  const settings = firestore.doc(firestorePaths.draftSettings(coachId));
  if (!(await settings.get()).exists) await settings.create({ isOn: true, updatedAt: now() });
  await ask(QUESTION_TO_COACH, TO_THE_COACH[language]);
}

async function sendFile(topicId: string, { client, language, now }: DemoDay): Promise<void> {
  const bytes = new TextEncoder().encode(FILE_TEXT[language]);
  const contentHash = createHash('sha256').update(bytes).digest('hex');
  const { targets } = await client.call('requestAttachment', {
    topicId,
    attachmentId: FILE,
    name: FILE_NAME[language],
    parts: [{ contentHash, sizeBytes: bytes.length }],
    poster: null,
  });
  for (const { url, method, headers } of targets) {
    const response = await fetch(url, { method, headers, body: bytes });
    if (!response.ok) throw new Error(`The demo file was refused with ${response.status}`);
  }
  await client.call('completeAttachment', { topicId, attachmentId: FILE });
  await client.call('sendWithAttachments', {
    topicId,
    messageId: FILE_MESSAGE,
    text: WITH_FILE[language],
    quotedMessageId: null,
    attachmentIds: [FILE],
    writtenAt: now().getTime(),
  });
}

/** Waits until the AI has answered. @returns whether somebody has corrected it */
async function replyIsDone(
  topicId: string,
  replyId: string,
  firestore: Firestore,
): Promise<boolean> {
  let stop: () => void = () => undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<boolean>((resolve, reject) => {
      patience = setTimeout(() => {
        reject(new Error('The AI did not answer in the demo conversation'));
      }, PATIENCE_MILLISECONDS);
      stop = firestore.doc(firestorePaths.message(topicId, replyId)).onSnapshot((reply) => {
        if (reply.get('state') === 'done') resolve(reply.get('corrections') !== undefined);
      }, reject);
    });
  } finally {
    stop();
    clearTimeout(patience);
  }
}
