import { formatYen } from '../../measures/format-yen.ts';
import { PROVIDER_NAMES } from './provider-names.ts';
import { mailDay } from './mail-day.ts';
import type { MailWords } from './mail-words-shape.ts';
import { namedPlan } from './named-plan.ts';

const PLAN_NAMES = {
  any: '你的訂閱',
  own: 'Tasuki 方案',
  ofCoach: (plan: string, coach: string) =>
    coach === '' ? `「${plan}」` : `「${plan}」（教練 ${coach}）`,
};

/** Traditional Chinese as written in Taiwan. */
export const MAIL_WORDS_ZH_TW: MailWords = {
  texts: {
    'unread-messages': ({ fromName, count }) => ({
      subject: fromName ? `${fromName} 傳來 ${count} 則新訊息` : `你有 ${count} 則新訊息`,
      paragraphs: [
        `你在 Tasuki 有 ${count} 則訊息還沒讀。`,
        '為了保護你的隱私，信中不會顯示訊息內容。',
      ],
      action: '查看訊息',
    }),
    'beta-approved': () => ({
      subject: '你的 Tasuki 帳號已通過審核',
      paragraphs: [
        '帳號已通過審核，現在可以使用 Tasuki 的所有功能。',
        '連結手錶或加入一筆紀錄，教練就會講評你的跑步。',
      ],
      action: '開啟 Tasuki',
    }),
    'coach-appointed': () => ({
      subject: '你已成為 Tasuki 教練',
      paragraphs: ['申請已通過，你的教練資料已公開。', '在教練首頁可以查看跑者、快速回覆和方案。'],
      action: '開啟教練首頁',
    }),
    'group-invitation': ({ fromName }) => ({
      subject: fromName ? `${fromName} 邀請你加入群組` : '你收到了群組邀請',
      paragraphs: [
        fromName
          ? `${fromName} 邀請你加入 Tasuki 上的一個群組。`
          : '有人邀請你加入 Tasuki 上的一個群組。',
        '加入前，你可以先了解成員看得到你的哪些內容。連結有使用期限。',
      ],
      action: '查看邀請',
    }),
    'plan-waiting': ({ fromName }) => ({
      subject: fromName ? `${fromName} 傳來了訓練計畫建議` : '教練傳來了訓練計畫建議',
      paragraphs: ['請在 Tasuki 查看，再決定是否採用。在這之前，計畫不會改變。'],
      action: '查看建議',
    }),
    'charge-reminder': ({ about, at, amountYen, needsMethod = false, planName, coachName }) => {
      const what = namedPlan({ planName, coachName }, PLAN_NAMES);
      const day = mailDay(at, 'zh-tw');
      const isTrial = about === 'trialEnds';
      return {
        subject: isTrial ? `${what}的免費試用將於${day}結束` : `${what}的價格將於${day}變更`,
        paragraphs: [
          isTrial ? `${what}的免費試用將於${day}結束。` : `${what}的價格將於${day}變更。`,
          ...(needsMethod
            ? [
                ...(amountYen === null
                  ? []
                  : [`當天須支付 ${formatYen(amountYen, 'zh-tw')}（含稅）。`]),
                '你還沒有設定付款方式。如果想繼續，請在那之前到「我的訂閱」新增。',
              ]
            : [
                amountYen === null
                  ? '當天不會扣款。後續情況請到「我的訂閱」查看。'
                  : `當天會扣款 ${formatYen(amountYen, 'zh-tw')}（含稅）。`,
              ]),
          '如果不想繼續，請在那之前到「我的訂閱」取消。',
        ],
        action: '查看我的訂閱',
      };
    },
    'payment-failed': ({ planName, coachName, amountYen, needsAuthentication }) => {
      const what = namedPlan({ planName, coachName }, PLAN_NAMES);
      const amount = formatYen(amountYen, 'zh-tw');
      return {
        subject: needsAuthentication ? `${what}的付款需要你確認` : `${what}的付款失敗`,
        paragraphs: [
          needsAuthentication
            ? `${what}的 ${amount} 付款需要你向發卡銀行確認。`
            : `${what}的 ${amount} 付款失敗。`,
          needsAuthentication
            ? '想繼續使用方案，請到「我的訂閱」確認付款，或更換卡片。'
            : '想繼續使用方案，請到「我的訂閱」更換卡片或重新付款。',
          '如果不想繼續，也可以在那裡結束方案，這筆款項就不會再扣。',
        ],
        action: '查看我的訂閱',
      };
    },
    'product-sold': ({ productName, runnerName, amountYen }) => ({
      subject: `「${productName}」已售出`,
      paragraphs: [
        `${runnerName ? `${runnerName} ` : '一位跑者'}購買了「${productName}」，${formatYen(amountYen, 'zh-tw')}（含稅）。`,
        '可在教練頁面的「商品」查看。',
      ],
      action: '查看我的商品',
    }),
    'payment-reversed': ({ reversal, name, purchaseId, charged = null }) => {
      const isRefunded = reversal === 'refunded';
      const what = name === '' ? ' Tasuki 方案' : `「${name}」`;
      const paid = charged
        ? `（${mailDay(charged.at, 'zh-tw')}付款，${formatYen(charged.amountYen, 'zh-tw')}）`
        : '';
      return {
        subject: isRefunded ? `${what}的款項已退回` : `發卡銀行撤銷了${what}的付款`,
        paragraphs: [
          (isRefunded
            ? `你為${what}支付的款項${paid}已全額退回，`
            : `你的發卡銀行撤銷了${what}的一筆付款${paid}，`) +
            (purchaseId === null ? '你的訂閱已經結束。' : '這項內容目前無法使用。'),
          '不會再為此扣款。你的跑步紀錄和訓練計畫都還在。',
          isRefunded
            ? '款項會依原付款方式退回，可能要過幾天才會出現在帳單上。如果不清楚為什麼退款，請從聯絡頁面告訴我們。'
            : '如果不是你向銀行提出的，請先向發卡銀行問清楚原因，再從聯絡頁面告訴我們。',
        ],
        action: purchaseId === null ? '查看我的訂閱' : '查看購買內容',
      };
    },
    'coach-plan-ended': ({ planName, coachName, paidBackYen }) => {
      const what = planName === '' ? '教練方案' : `「${planName}」`;
      return {
        subject: `你訂閱的${what}已經結束`,
        paragraphs: [
          `${coachName ? `${coachName} ` : '教練'}不再指導你，因此你訂閱的${what}已經結束，不會再扣款。`,
          paidBackYen > 0
            ? `未使用天數的款項 ${formatYen(paidBackYen, 'zh-tw')} 會依原付款方式退回，可能要過幾天才會出現在帳單上。`
            : '沒有需要退回的款項。',
          '你的跑步紀錄、訓練計畫和對話都還在。',
        ],
        action: '查看我的訂閱',
      };
    },
    'email-changed': () => ({
      subject: '你的 Tasuki 帳號驗證了另一個電子郵件地址',
      paragraphs: [
        '有人登入你的 Tasuki 帳號後，驗證了另一個電子郵件地址。帳號接下來會改用新地址，之後要用新地址登入。',
        '如果是你本人操作，不需要做任何事。',
        '如果不是你本人，請立刻設定新密碼。這樣所有裝置都會登出，變更也會取消。如果地址已經變更，請先用變更通知信裡的連結改回來。',
      ],
      action: '設定新密碼',
    }),
    'sign-in-method-added': ({ method }) =>
      method === 'password'
        ? {
            subject: '你的 Tasuki 帳號新增了密碼',
            paragraphs: [
              '有人登入你的 Tasuki 帳號後設定了密碼。從現在起，也可以用這組密碼登入。',
              '如果是你本人操作，不需要做任何事。',
              '如果不是你本人，請立刻設定新密碼。這樣現在的密碼會失效，所有裝置都會登出。接著請到帳號頁面檢查「連結的帳號」：設定新密碼不會取消連結。',
            ],
            action: '設定新密碼',
          }
        : {
            subject: `你的 Tasuki 帳號連結了 ${PROVIDER_NAMES[method]}`,
            paragraphs: [
              `有人登入你的 Tasuki 帳號後連結了一個 ${PROVIDER_NAMES[method]} 帳號。從現在起，也可以用它登入。`,
              '如果是你本人操作，不需要做任何事。',
              `如果不是你本人，請到帳號頁面取消連結 ${PROVIDER_NAMES[method]}，再設定新密碼。設定新密碼會讓所有裝置登出，但不會取消連結 ${PROVIDER_NAMES[method]}。`,
            ],
            action: '檢查連結的帳號',
          },
    'sign-in-methods-kept': ({ methods }) => ({
      subject: '已設定新密碼，請檢查連結的帳號',
      paragraphs: [
        '你的 Tasuki 帳號設定了新密碼，先前登入的所有裝置都已登出。',
        `最近 30 天內連結的以下帳號仍然可以用來登入：${methods.map((method) => PROVIDER_NAMES[method]).join('、')}。`,
        '如果其中有你不認識的，請到帳號頁面取消連結。設定新密碼不會取消連結。',
      ],
      action: '檢查連結的帳號',
    }),
  },
  kindNames: {
    'unread-messages': '未讀訊息',
    'beta-approved': '帳號審核',
    'coach-appointed': '教練相關通知',
    'group-invitation': '群組邀請',
    'plan-waiting': '訓練計畫建議',
    'payment-failed': '付款失敗',
    'product-sold': '商品售出',
  },
  unsubscribe: '取消訂閱這類信件',
  alwaysSent: '這封信與你的付款有關，因此不論信件設定如何都會寄送。',
  alwaysSentForSafety: '這封信與你的帳號安全有關，因此不論信件設定如何都會寄送。',
  settings: '選擇要收哪些信件',
  page: {
    title: 'Tasuki 的信件',
    question: (kindName) => `不再收到「${kindName}」的信件？`,
    confirm: '取消訂閱',
    done: (kindName) => `之後不會再寄「${kindName}」的信件給你。隨時可以在帳號頁面重新開啟。`,
    invalid: '這個連結已失效。你可以在帳號頁面關閉信件。',
  },
};
