import { formatYen } from '../../measures/format-yen.ts';
import { PROVIDER_NAMES } from './provider-names.ts';
import { mailDay } from './mail-day.ts';
import type { MailWords } from './mail-words-shape.ts';
import { namedPlan } from './named-plan.ts';

const PLAN_NAMES = {
  any: 'ご契約中のプラン',
  own: 'Tasukiプラン',
  ofCoach: (plan: string, coach: string) =>
    coach === '' ? `「${plan}」` : `「${plan}」（${coach}さん）`,
};

/** Japanese. */
export const MAIL_WORDS_JA: MailWords = {
  texts: {
    'unread-messages': ({ fromName, count }) => ({
      subject: fromName
        ? `${fromName}さんから新しいメッセージが${count}件あります`
        : `新しいメッセージが${count}件あります`,
      paragraphs: [
        `Tasukiに未読のメッセージが${count}件あります。`,
        'プライバシー保護のため、このメールには本文を載せていません。',
      ],
      action: 'メッセージを開く',
    }),
    'beta-approved': () => ({
      subject: 'Tasukiをご利用いただけるようになりました',
      paragraphs: [
        'アカウントが承認され、Tasukiのすべての機能をお使いいただけます。',
        '時計と連携するか記録を追加すると、練習にコーチのコメントが付きます。',
      ],
      action: 'Tasukiを開く',
    }),
    'coach-appointed': () => ({
      subject: 'Tasukiのコーチとして登録されました',
      paragraphs: [
        '応募が承認され、コーチのプロフィールが公開されました。',
        'コーチの画面で、担当ランナー、定型文、プランを確認できます。',
      ],
      action: 'コーチの画面を開く',
    }),
    'group-invitation': ({ fromName }) => ({
      subject: fromName
        ? `${fromName}さんからグループへの招待が届きました`
        : 'グループへの招待が届きました',
      paragraphs: [
        fromName
          ? `${fromName}さんから、Tasukiのグループへの招待が届いています。`
          : 'Tasukiのグループに招待されています。',
        '参加する前に、メンバーに見える内容を確認できます。リンクには有効期限があります。',
      ],
      action: '招待を確認する',
    }),
    'plan-waiting': ({ fromName }) => ({
      subject: fromName
        ? `${fromName}さんから練習計画の提案が届きました`
        : 'コーチから練習計画の提案が届きました',
      paragraphs: [
        'Tasukiで内容を確認し、取り入れるかどうかを選んでください。それまで計画は変わりません。',
      ],
      action: '提案を見る',
    }),
    'charge-reminder': ({ about, at, amountYen, needsMethod = false, planName, coachName }) => {
      const what = namedPlan({ planName, coachName }, PLAN_NAMES);
      const day = mailDay(at, 'ja');
      const isTrial = about === 'trialEnds';
      return {
        subject: isTrial
          ? `${what}の無料体験は${day}に終了します`
          : `${what}の料金が${day}から変わります`,
        paragraphs: [
          isTrial
            ? `${what}の無料体験は${day}に終了します。`
            : `${what}の料金が${day}から変わります。`,
          ...(needsMethod
            ? [
                ...(amountYen === null
                  ? []
                  : [`この日に${formatYen(amountYen, 'ja')}（税込）のお支払いが必要です。`]),
                'お支払い方法がまだ登録されていません。継続する場合は、その前に「契約中のプラン」で登録してください。',
              ]
            : [
                amountYen === null
                  ? 'この日に請求はありません。その後については「契約中のプラン」でご確認ください。'
                  : `この日に${formatYen(amountYen, 'ja')}（税込）を請求します。`,
              ]),
          '継続しない場合は、その前に「契約中のプラン」から解約してください。',
        ],
        action: '契約中のプランを見る',
      };
    },
    'payment-failed': ({ planName, coachName, amountYen, needsAuthentication }) => {
      const what = namedPlan({ planName, coachName }, PLAN_NAMES);
      const amount = formatYen(amountYen, 'ja');
      return {
        subject: needsAuthentication
          ? `${what}のお支払いに本人確認が必要です`
          : `${what}のお支払いができませんでした`,
        paragraphs: [
          needsAuthentication
            ? `${what}の${amount}のお支払いに、カード会社での本人確認が必要です。`
            : `${what}の${amount}のお支払いができませんでした。`,
          needsAuthentication
            ? 'プランを続けるには、「契約中のプラン」で本人確認を済ませるか、別のカードに変えてください。'
            : 'プランを続けるには、「契約中のプラン」で別のカードに変えるか、もう一度お支払いください。',
          '継続しない場合は、同じ画面でプランを終了できます。その場合、この金額は請求されません。',
        ],
        action: '契約中のプランを見る',
      };
    },
    'product-sold': ({ productName, runnerName, amountYen }) => ({
      subject: `「${productName}」が購入されました`,
      paragraphs: [
        `${runnerName ? `${runnerName}さん` : 'ランナー'}が「${productName}」を${formatYen(amountYen, 'ja')}（税込）で購入しました。`,
        '購入の内容は、コーチの画面の「商品」で確認できます。',
      ],
      action: '商品を見る',
    }),
    'payment-reversed': ({ reversal, name, purchaseId, charged = null }) => {
      const isRefunded = reversal === 'refunded';
      const what = name === '' ? 'Tasukiプラン' : `「${name}」`;
      const paid = charged
        ? `（${mailDay(charged.at, 'ja')}、${formatYen(charged.amountYen, 'ja')}）`
        : '';
      return {
        subject: isRefunded
          ? `${what}のお支払いを返金しました`
          : `${what}のお支払いがカード会社によって取り消されました`,
        paragraphs: [
          (isRefunded
            ? `${what}のお支払い${paid}を全額返金したため、`
            : `${what}のお支払い${paid}がカード会社によって取り消されたため、`) +
            (purchaseId === null ? 'ご契約は終了しました。' : '現在ご利用いただけません。'),
          'この件で今後の請求はありません。これまでの記録や計画はすべて残っています。',
          isRefunded
            ? '返金は、お支払いに使われた方法で行います。明細に反映されるまで数日かかることがあります。お心当たりのない場合は、お問い合わせページからご連絡ください。'
            : 'お心当たりのない場合は、カード会社に理由をお確かめのうえ、お問い合わせページからご連絡ください。',
        ],
        action: purchaseId === null ? '契約中のプランを見る' : '購入内容を見る',
      };
    },
    'coach-plan-ended': ({ planName, coachName, paidBackYen }) => {
      const what = planName === '' ? 'コーチのプラン' : `「${planName}」`;
      return {
        subject: `${what}のご契約が終了しました`,
        paragraphs: [
          `${coachName ? `${coachName}さん` : 'コーチ'}によるコーチングが終了したため、${what}のご契約も終了しました。今後の請求はありません。`,
          paidBackYen > 0
            ? `残りの日数分の${formatYen(paidBackYen, 'ja')}を、お支払いに使われた方法で返金します。明細に反映されるまで数日かかることがあります。`
            : '返金の対象となるお支払いはありません。',
          'これまでの記録、計画、会話はすべて残っています。',
        ],
        action: '契約中のプランを見る',
      };
    },
    'email-changed': () => ({
      subject: 'Tasukiアカウントで別のメールアドレスが確認されました',
      paragraphs: [
        'Tasukiアカウントにログインしている方が、別のメールアドレスを確認しました。アカウントのメールアドレスはこのあと変更され、以後は新しいアドレスでログインします。',
        'ご本人による操作でしたら、何もする必要はありません。',
        '心当たりがない場合は、すぐに新しいパスワードを設定してください。すべての端末からログアウトされ、変更は取り消されます。すでに変更されている場合は、先に変更のお知らせメールにあるリンクから元のアドレスに戻してください。',
      ],
      action: '新しいパスワードを設定',
    }),
    'sign-in-method-added': ({ method }) =>
      method === 'password'
        ? {
            subject: 'Tasukiアカウントにパスワードが追加されました',
            paragraphs: [
              'Tasukiアカウントにログインしている方が、パスワードを設定しました。以後、このパスワードでもログインできます。',
              'ご本人による操作でしたら、何もする必要はありません。',
              '心当たりがない場合は、すぐに新しいパスワードを設定してください。このパスワードは無効になり、すべての端末からログアウトされます。そのあと、マイページの「連携アカウント」も確認してください。パスワードを変えても連携は解除されません。',
            ],
            action: '新しいパスワードを設定',
          }
        : {
            subject: `Tasukiアカウントが${PROVIDER_NAMES[method]}と連携されました`,
            paragraphs: [
              `Tasukiアカウントにログインしている方が、${PROVIDER_NAMES[method]}アカウントと連携しました。以後、${PROVIDER_NAMES[method]}でもログインできます。`,
              'ご本人による操作でしたら、何もする必要はありません。',
              `心当たりがない場合は、マイページで${PROVIDER_NAMES[method]}の連携を解除してから、新しいパスワードを設定してください。新しいパスワードを設定するとすべての端末からログアウトされますが、${PROVIDER_NAMES[method]}の連携は解除されません。`,
            ],
            action: '連携アカウントを確認',
          },
    'sign-in-methods-kept': ({ methods }) => ({
      subject: '新しいパスワードが設定されました。連携アカウントをご確認ください',
      paragraphs: [
        'Tasukiアカウントに新しいパスワードが設定され、それまでログインしていたすべての端末からログアウトされました。',
        `過去30日間に連携された次の方法では、引き続きログインできます：${methods.map((method) => PROVIDER_NAMES[method]).join('、')}`,
        '心当たりのないものがあれば、マイページで連携を解除してください。パスワードを変えても連携は解除されません。',
      ],
      action: '連携アカウントを確認',
    }),
  },
  kindNames: {
    'unread-messages': '未読メッセージ',
    'beta-approved': 'アカウントの承認',
    'coach-appointed': 'コーチとしての活動',
    'group-invitation': 'グループへの招待',
    'plan-waiting': '練習計画の提案',
    'payment-failed': 'お支払いの失敗',
    'product-sold': '商品の購入',
  },
  unsubscribe: 'この種類のメールの配信を停止する',
  alwaysSent:
    'お支払いに関する大切なお知らせのため、メール通知の設定にかかわらずお送りしています。',
  alwaysSentForSafety:
    'アカウントの安全に関する大切なお知らせのため、メール通知の設定にかかわらずお送りしています。',
  settings: '受け取るメールを選ぶ',
  page: {
    title: 'Tasukiからのメール',
    question: (kindName) => `「${kindName}」のメールの配信を停止しますか？`,
    confirm: '配信を停止する',
    done: (kindName) =>
      `「${kindName}」のメールの配信を停止しました。マイページでいつでも再開できます。`,
    invalid: 'このリンクは無効です。メールの設定はマイページで変更できます。',
  },
};
