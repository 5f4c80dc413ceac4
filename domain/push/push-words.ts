import type { Language } from '../language.ts';
import { mailDay } from '../mail/words/mail-day.ts';
import type { PushKind, PushOf } from './push.ts';

/** The text of a notification. Figures of runs, health data and people's words are never in one. */
interface PushText {
  title: string;
  body: string;
}

/** The words of a kind: as anybody may see them, and with what the person lets a locked screen show. */
export type KindWords<Kind extends PushKind> = (
  push: PushOf<Kind>,
  /** Name of the author; '' = not known. */
  fromName: string,
) => { plain: PushText; whole: PushText };

export type PushWords = { readonly [Kind in PushKind]: KindWords<Kind> } & {
  /** On the button that ends all notifications of the device. */
  readonly stop: string;
};

const PRODUCT = 'Tasuki';

/** The same words in both forms, where they say nothing of the person. */
function always(body: string): { plain: PushText; whole: PushText } {
  const text = { title: PRODUCT, body };
  return { plain: text, whole: text };
}

function either(plain: string, whole: string): { plain: PushText; whole: PushText } {
  return { plain: { title: PRODUCT, body: plain }, whole: { title: PRODUCT, body: whole } };
}

/** The words of notifications by language. */
export const PUSH_WORDS: Readonly<Record<Language, PushWords>> = {
  en: {
    stop: 'Turn off',
    'feedback-ready': () => always('New feedback on a run is ready.'),
    'unread-messages': (_push, name) =>
      either('You have a new message.', name ? `${name} wrote to you.` : 'You have a new message.'),
    'plan-waiting': (_push, name) =>
      either(
        'There’s news about your training plan.',
        name
          ? `${name} sent you a training plan or a change to it. Take a look.`
          : 'There’s news about your training plan.',
      ),
    'trial-ending': ({ at }) =>
      either(
        'There’s news about your subscription.',
        `Your free trial ends on ${mailDay(at, 'en')}.`,
      ),
    'payment-failed': () =>
      either(
        'There’s news about your subscription.',
        'A payment for your plan didn’t go through. See what you can do.',
      ),
  },
  ja: {
    stop: '通知をオフにする',
    'feedback-ready': () => always('練習への新しいコメントが届きました。'),
    'unread-messages': (_push, name) =>
      either(
        '新しいメッセージがあります。',
        name ? `${name}さんからメッセージが届きました。` : '新しいメッセージがあります。',
      ),
    'plan-waiting': (_push, name) =>
      either(
        '練習計画についてお知らせがあります。',
        name
          ? `${name}さんから計画の提案が届きました。確認してください。`
          : '練習計画についてお知らせがあります。',
      ),
    'trial-ending': ({ at }) =>
      either(
        'ご契約中のプランについてお知らせがあります。',
        `無料体験は${mailDay(at, 'ja')}に終了します。`,
      ),
    'payment-failed': () =>
      either(
        'ご契約中のプランについてお知らせがあります。',
        'プランのお支払いができていません。ご確認ください。',
      ),
  },
  zh: {
    stop: '关闭通知',
    'feedback-ready': () => always('有新的跑步点评。'),
    'unread-messages': (_push, name) =>
      either('你有一条新消息。', name ? `${name} 给你发来了消息。` : '你有一条新消息。'),
    'plan-waiting': (_push, name) =>
      either(
        '你的训练计划有新消息。',
        name ? `${name} 给你发来了训练计划建议，等你决定。` : '你的训练计划有新消息。',
      ),
    'trial-ending': ({ at }) =>
      either('你的订阅有新通知。', `免费试用将于${mailDay(at, 'zh')}结束。`),
    'payment-failed': () => either('你的订阅有新通知。', '方案付款没有成功，请查看处理方法。'),
  },
  'zh-tw': {
    stop: '關閉通知',
    'feedback-ready': () => always('有新的跑步講評。'),
    'unread-messages': (_push, name) =>
      either('你有一則新訊息。', name ? `${name} 傳了訊息給你。` : '你有一則新訊息。'),
    'plan-waiting': (_push, name) =>
      either(
        '你的訓練計畫有新消息。',
        name ? `${name} 傳來了訓練計畫建議，等你決定。` : '你的訓練計畫有新消息。',
      ),
    'trial-ending': ({ at }) =>
      either('你的訂閱有新通知。', `免費試用將於${mailDay(at, 'zh-tw')}結束。`),
    'payment-failed': () => either('你的訂閱有新通知。', '方案付款沒有成功，請查看處理方式。'),
  },
  vi: {
    stop: 'Tắt thông báo',
    'feedback-ready': () => always('Đã có nhận xét mới về buổi chạy.'),
    'unread-messages': (_push, name) =>
      either('Bạn có tin nhắn mới.', name ? `${name} đã nhắn cho bạn.` : 'Bạn có tin nhắn mới.'),
    'plan-waiting': (_push, name) =>
      either(
        'Kế hoạch tập của bạn có tin mới.',
        name
          ? `${name} đã gửi đề xuất về kế hoạch tập, đang chờ bạn trả lời.`
          : 'Kế hoạch tập của bạn có tin mới.',
      ),
    'trial-ending': ({ at }) =>
      either(
        'Có thông tin mới về gói của bạn.',
        `Thời gian dùng thử miễn phí kết thúc vào ngày ${mailDay(at, 'vi')}.`,
      ),
    'payment-failed': () =>
      either(
        'Có thông tin mới về gói của bạn.',
        'Khoản thanh toán cho gói chưa thành công. Bạn xem cách xử lý nhé.',
      ),
  },
};
