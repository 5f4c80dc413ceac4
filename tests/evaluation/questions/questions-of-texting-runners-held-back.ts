import type { AskedQuestion } from './asked-question.ts';

/**
 * As those of texting runners, written before any failure was read. No phrase, pattern or wording is ever
 * changed because of one of these.
 */
export const QUESTIONS_OF_TEXTING_RUNNERS_HELD_BACK: readonly AskedQuestion[] = [
  ['en', 'run', ['run-pace', 'run-ascent'], 'whats my avg pace and how much climbing was it'],
  ['en', 'general', 'rest-or-next', 'ran 4 days straight, off day tmrw or nah?'],
  ['en', 'general', 'months', 'was october bigger than september for me'],
  ['en', 'run', 'run-split', 'how did i do on km 6'],
  ['en', 'general', 'race-far', 'got a marathon in april, is that enough time from where im at'],
  ['en', 'general', 'easier', 'feeling meh today, motivations zero. skip it?'],
  ['ja', 'run', 'run-splits', '後半タレてた？'],
  ['ja', 'general', ['week', 'improving'], '今週何キロ走った？あと最近速くなってる？'],
  ['ja', 'general', 'day', '木曜どんな感じだったっけ'],
  ['ja', 'run', 'run-maximum', '最大は？', '今日の平均心拍は？'],
  ['ja', 'general', 'prediction-5', '5キロなら何分くらい？'],
  ['ja', 'general', 'sore', 'ふくらはぎ張ってるけどジョグくらいならいい？'],
  ['zh', 'run', 'run-easy-check', '这配速算有氧吗还是跑快了'],
  ['zh', 'general', 'longest', '最近最长跑过多远啊'],
  ['zh', 'general', 'week-compared', '这周比上周多跑了没'],
  ['zh', 'general', 'red-flag', '跑着跑着眼前发黑差点晕倒 明天还能跑吗'],
  ['zh', 'run', 'run-load', '今天这趟负荷多大'],
  ['zh', 'general', 'means-vo2max', '最大摄氧量是啥意思'],
  ['zh-tw', 'general', 'last-run', '我上次跑得如何'],
  ['zh-tw', 'run', 'next', '那我下一次要練什麼'],
  ['zh-tw', 'general', 'heat', '夏天中午跑步可以嗎 好熱'],
  ['zh-tw', 'run', 'run-duration', '扣掉等紅燈我實際跑多久'],
  ['zh-tw', 'general', 'threshold', '我的乳酸閾值配速大概多少'],
  ['zh-tw', 'intervals', 'run-repetition', '那第5趟呢', '第2趟跑多快'],
  ['vi', 'general', 'day', 'thứ tư mình chạy bao nhiêu nhỉ'],
  ['vi', 'run', 'run-heart-check', 'tim 136 vậy có cao quá ko'],
  ['vi', 'general', 'warm-up', 'trước khi chạy nên khởi động gì'],
  ['vi', 'general', 'verdict-10', '10k sub 50 có nổi ko'],
  ['vi', 'general', 'app-use', 'làm sao nối đồng hồ coros vào đây'],
  ['vi', 'run', ['run-cadence', 'run-pace'], 'cadence với pace hôm nay bn'],
];
