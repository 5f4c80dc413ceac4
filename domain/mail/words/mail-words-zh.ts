import { formatYen } from '../../measures/format-yen.ts';
import { PROVIDER_NAMES } from './provider-names.ts';
import { mailDay } from './mail-day.ts';
import type { MailWords } from './mail-words-shape.ts';
import { namedPlan } from './named-plan.ts';

const PLAN_NAMES = {
  any: '你的订阅',
  own: 'Tasuki 方案',
  ofCoach: (plan: string, coach: string) =>
    coach === '' ? `“${plan}”` : `“${plan}”（教练 ${coach}）`,
};

/** Simplified Chinese. */
export const MAIL_WORDS_ZH: MailWords = {
  texts: {
    'unread-messages': ({ fromName, count }) => ({
      subject: fromName ? `${fromName} 发来 ${count} 条新消息` : `你有 ${count} 条新消息`,
      paragraphs: [
        `你在 Tasuki 有 ${count} 条消息还没有读。`,
        '为了保护你的隐私，邮件里不显示消息内容。',
      ],
      action: '查看消息',
    }),
    'beta-approved': () => ({
      subject: '你的 Tasuki 账号已通过审核',
      paragraphs: [
        '账号已通过审核，现在可以使用 Tasuki 的全部功能。',
        '绑定手表或添加一条记录，教练就会点评你的跑步。',
      ],
      action: '打开 Tasuki',
    }),
    'coach-appointed': () => ({
      subject: '你已成为 Tasuki 教练',
      paragraphs: ['申请已通过，你的教练主页已公开。', '在教练首页可以查看跑者、快捷回复和方案。'],
      action: '打开教练首页',
    }),
    'group-invitation': ({ fromName }) => ({
      subject: fromName ? `${fromName} 邀请你加入群组` : '你收到了群组邀请',
      paragraphs: [
        fromName
          ? `${fromName} 邀请你加入 Tasuki 上的一个群组。`
          : '有人邀请你加入 Tasuki 上的一个群组。',
        '加入前，你可以先了解成员能看到你的哪些内容。链接只在一定时间内有效。',
      ],
      action: '查看邀请',
    }),
    'plan-waiting': ({ fromName }) => ({
      subject: fromName ? `${fromName} 给你发来了训练计划建议` : '教练给你发来了训练计划建议',
      paragraphs: ['请在 Tasuki 查看，再决定是否采用。在此之前，计划不会改变。'],
      action: '查看建议',
    }),
    'charge-reminder': ({ about, at, amountYen, needsMethod = false, planName, coachName }) => {
      const what = namedPlan({ planName, coachName }, PLAN_NAMES);
      const day = mailDay(at, 'zh');
      const isTrial = about === 'trialEnds';
      return {
        subject: isTrial ? `${what}的免费试用将于${day}结束` : `${what}的价格将于${day}变更`,
        paragraphs: [
          isTrial ? `${what}的免费试用将于${day}结束。` : `${what}的价格将于${day}变更。`,
          ...(needsMethod
            ? [
                ...(amountYen === null
                  ? []
                  : [`当天需支付 ${formatYen(amountYen, 'zh')}（含税）。`]),
                '你还没有设置付款方式。如果想继续，请在此之前到“我的订阅”中添加。',
              ]
            : [
                amountYen === null
                  ? '当天不会扣款。之后的情况请在“我的订阅”中查看。'
                  : `当天将扣款 ${formatYen(amountYen, 'zh')}（含税）。`,
              ]),
          '如果不想继续，请在此之前到“我的订阅”中取消。',
        ],
        action: '查看我的订阅',
      };
    },
    'payment-failed': ({ planName, coachName, amountYen, needsAuthentication }) => {
      const what = namedPlan({ planName, coachName }, PLAN_NAMES);
      const amount = formatYen(amountYen, 'zh');
      return {
        subject: needsAuthentication ? `${what}的付款需要你确认` : `${what}的付款失败`,
        paragraphs: [
          needsAuthentication
            ? `${what}的 ${amount} 付款需要你在银行确认。`
            : `${what}的 ${amount} 付款失败。`,
          needsAuthentication
            ? '想继续使用方案，请到“我的订阅”确认付款，或更换银行卡。'
            : '想继续使用方案，请到“我的订阅”更换银行卡或重新付款。',
          '如果不想继续，也可以在那里结束方案，这笔款项就不会再扣。',
        ],
        action: '查看我的订阅',
      };
    },
    'product-sold': ({ productName, runnerName, amountYen }) => ({
      subject: `“${productName}”已售出`,
      paragraphs: [
        `${runnerName ? `${runnerName} ` : '一位跑者'}购买了“${productName}”，${formatYen(amountYen, 'zh')}（含税）。`,
        '可在教练页面的“商品”中查看。',
      ],
      action: '查看我的商品',
    }),
    'payment-reversed': ({ reversal, name, purchaseId, charged = null }) => {
      const isRefunded = reversal === 'refunded';
      const what = name === '' ? ' Tasuki 方案' : `“${name}”`;
      const paid = charged
        ? `（${mailDay(charged.at, 'zh')}支付，${formatYen(charged.amountYen, 'zh')}）`
        : '';
      return {
        subject: isRefunded ? `${what}的款项已退回` : `银行撤销了${what}的付款`,
        paragraphs: [
          (isRefunded
            ? `你为${what}支付的款项${paid}已全额退回，`
            : `你的银行撤销了${what}的一笔付款${paid}，`) +
            (purchaseId === null ? '你的订阅已结束。' : '这项内容目前不能再使用。'),
          '不会再为此扣款。你的跑步记录和训练计划都还在。',
          isRefunded
            ? '款项会按原支付方式退回，可能要过几天才会出现在账单上。如果你不清楚为什么退款，请通过联系页面告诉我们。'
            : '如果不是你向银行提出的，请先问问银行原因，再通过联系页面告诉我们。',
        ],
        action: purchaseId === null ? '查看我的订阅' : '查看购买详情',
      };
    },
    'coach-plan-ended': ({ planName, coachName, paidBackYen }) => {
      const what = planName === '' ? '教练方案' : `“${planName}”`;
      return {
        subject: `你订阅的${what}已结束`,
        paragraphs: [
          `${coachName ? `${coachName} ` : '教练'}不再指导你，因此你订阅的${what}已结束，不会再扣款。`,
          paidBackYen > 0
            ? `未使用天数的款项 ${formatYen(paidBackYen, 'zh')} 会按原支付方式退回，可能要过几天才会出现在账单上。`
            : '没有需要退回的款项。',
          '你的跑步记录、训练计划和对话都还在。',
        ],
        action: '查看我的订阅',
      };
    },
    'email-changed': () => ({
      subject: '你的 Tasuki 账号验证了另一个邮箱地址',
      paragraphs: [
        '有人登录你的 Tasuki 账号后，验证了另一个邮箱地址。账号接下来会改用新地址，之后要用新地址登录。',
        '如果是你本人操作，无需处理。',
        '如果不是你本人，请立即设置新密码。这样所有设备都会退出登录，更改也会取消。如果地址已经更改，请先通过更改通知邮件里的链接改回来。',
      ],
      action: '设置新密码',
    }),
    'sign-in-method-added': ({ method }) =>
      method === 'password'
        ? {
            subject: '你的 Tasuki 账号添加了密码',
            paragraphs: [
              '有人登录你的 Tasuki 账号后设置了密码。从现在起，也可以用这个密码登录。',
              '如果是你本人操作，无需处理。',
              '如果不是你本人，请立即设置新密码。这样现在的密码会失效，所有设备都会退出登录。然后请在账号页面检查“账号绑定”：设置新密码不会解除绑定。',
            ],
            action: '设置新密码',
          }
        : {
            subject: `你的 Tasuki 账号绑定了 ${PROVIDER_NAMES[method]}`,
            paragraphs: [
              `有人登录你的 Tasuki 账号后绑定了一个 ${PROVIDER_NAMES[method]} 账号。从现在起，也可以用它登录。`,
              '如果是你本人操作，无需处理。',
              `如果不是你本人，请在账号页面解绑 ${PROVIDER_NAMES[method]}，然后设置新密码。设置新密码会让所有设备退出登录，但不会解绑 ${PROVIDER_NAMES[method]}。`,
            ],
            action: '检查绑定的账号',
          },
    'sign-in-methods-kept': ({ methods }) => ({
      subject: '已设置新密码，请检查绑定的账号',
      paragraphs: [
        '你的 Tasuki 账号设置了新密码，之前登录的所有设备都已退出登录。',
        `最近 30 天内绑定的以下账号仍然可以用来登录：${methods.map((method) => PROVIDER_NAMES[method]).join('、')}。`,
        '如果其中有你不认识的，请在账号页面解绑。设置新密码不会解除绑定。',
      ],
      action: '检查绑定的账号',
    }),
  },
  kindNames: {
    'unread-messages': '未读消息',
    'beta-approved': '账号审核',
    'coach-appointed': '教练工作',
    'group-invitation': '群组邀请',
    'plan-waiting': '训练计划建议',
    'payment-failed': '付款失败',
    'product-sold': '商品售出',
  },
  unsubscribe: '不再接收此类邮件',
  alwaysSent: '这封邮件关系到你的付款，因此无论邮件设置如何都会发送。',
  alwaysSentForSafety: '这封邮件关系到你的账号安全，因此无论邮件设置如何都会发送。',
  settings: '选择接收哪些邮件',
  page: {
    title: 'Tasuki 的邮件',
    question: (kindName) => `不再接收“${kindName}”邮件？`,
    confirm: '停止接收',
    done: (kindName) => `以后不会再给你发“${kindName}”邮件。可以随时在账号页面重新开启。`,
    invalid: '此链接已失效。可以在账号页面关闭邮件。',
  },
};
