import { expect, test } from 'vitest';
import { mayDescribeSign } from '@tasuki/domain/coaching/learnt-signs/sign-likelihood';

test.each([
  'Did I run on Monday? Cannot remember whether I saved it',
  'Am I getting faster at all? Four months in and some weeks it feels like nothing happens',
  'What % of my running is easy? I have a feeling I am nowhere near 80/20',
  '土曜日って走りましたっけ、覚えてなくて',
  '八割ジョグにはほど遠い気がする。実際は何パーセント？',
  '周六我跑没跑 记不清了',
  '我是不是真的变快了 感觉没什么变化',
  '星期天我有跑步嗎 記不得了',
  'thứ bảy mình có chạy không ta, không nhớ nữa',
  'mình có tiến bộ thật không, cảm giác chẳng thay đổi gì',
])('is an ordinary question, and nothing of signs is asked first: %s', (text) => {
  expect(mayDescribeSign(text)).toBe(false);
});

test.each([
  'cant remember the last km of my run, woke up on the ground',
  '最後の1キロの記憶がない。気づいたら倒れていた',
  '跑到最后一公里不记得了，醒来躺在地上',
  'không nhớ km cuối, tỉnh lại thì đang nằm dưới đất',
])('stays a sign: %s', (text) => {
  expect(mayDescribeSign(text)).toBe(true);
});
