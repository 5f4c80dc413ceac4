import type { QuickResponseFields } from '@tasuki/domain/quick-responses/quick-response';

/** The demo coach's quick responses, by id; they write to runners in two languages. */
export const DEMO_QUICK_RESPONSES: Readonly<Record<string, QuickResponseFields>> = {
  'after-a-long-run': {
    name: 'ロング走のあとに',
    content:
      '{名前}さん、{日付}のロング走おつかれさまでした。{距離}を{ペース}で走れていますね。今日と明日は休むか、軽いジョグだけにしましょう。',
    status: 'published',
    isFavorite: true,
    lastUsedAt: null,
  },
  'week-of-the-race': {
    name: 'レース週の過ごし方',
    content:
      '{名前}さん、{大会名}まであと{残り日数}日ですね。\n・練習はいつもの半分にする\n・睡眠を優先する\n・新しいシューズや補給食は試さない\nここまでの積み重ねを信じて、落ち着いて過ごしましょう。',
    status: 'published',
    isFavorite: false,
    lastUsedAt: null,
  },
  'when-it-hurts': {
    name: '痛みがあるとき',
    content:
      '{名前}さん、連絡ありがとうございます。{痛む場所}の痛みが引くまで、走るのは休みましょう。歩いても痛い、または3日たっても変わらないときは、整形外科を受診してください。',
    status: 'published',
    isFavorite: false,
    lastUsedAt: null,
  },
  'new-year': {
    name: '新年のあいさつ',
    content: '{名前}さん、あけましておめでとうございます。今年は{目標}を一緒に目指しましょう。',
    status: 'archived',
    isFavorite: false,
    lastUsedAt: null,
  },
  'welcome-in-english': {
    name: 'Welcome (English)',
    content:
      'Hi {name}, welcome! To plan your first weeks I need three things: your next race, the days you can run, and any pain or injury. Write to me any time.',
    status: 'draft',
    isFavorite: false,
    lastUsedAt: null,
  },
};
