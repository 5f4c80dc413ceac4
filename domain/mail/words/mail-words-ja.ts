import type { MailWords } from './mail-words-shape.ts';

/** Japanese. */
export const MAIL_WORDS_JA: MailWords = {
  texts: {
    'unread-messages': ({ fromName, count }) => ({
      subject: fromName
        ? `${fromName}さんから新しいメッセージが${count}件あります`
        : `新しいメッセージが${count}件あります`,
      paragraphs: [
        `Tasukiに、まだ読んでいないメッセージが${count}件あります。`,
        'プライバシー保護のため、このメールには本文を載せていません。',
      ],
      action: 'メッセージを開く',
    }),
    'beta-approved': () => ({
      subject: 'Tasukiをご利用いただけるようになりました',
      paragraphs: [
        'アカウントが承認され、Tasukiのすべての機能をお使いいただけます。',
        'ウォッチを連携するか記録を追加すると、練習にコーチのコメントが届きます。',
      ],
      action: 'Tasukiを開く',
    }),
    'coach-appointed': () => ({
      subject: 'Tasukiのコーチとして登録されました',
      paragraphs: [
        '申請が承認され、コーチのプロフィールが公開されました。',
        'コーチのホームで、担当ランナー、定型文、プランを確認できます。',
      ],
      action: 'コーチのホームを開く',
    }),
  },
  kindNames: {
    'unread-messages': '未読メッセージ',
    'beta-approved': 'アカウントの承認',
    'coach-appointed': 'コーチとしての活動',
  },
  unsubscribe: 'この種類のメールの配信を停止する',
  settings: '受け取るメールを選ぶ',
  page: {
    title: 'Tasukiからのメール',
    question: (kindName) => `「${kindName}」のメールの配信を停止しますか？`,
    confirm: '配信を停止する',
    done: (kindName) =>
      `「${kindName}」のメールの配信を停止しました。アカウント画面でいつでも再開できます。`,
    invalid: 'このリンクは無効です。メールの設定はアカウント画面で変更できます。',
  },
};
