import { describe, expect, it } from 'vitest';
import { answerQuestion } from '@tasuki/domain/coaching/answers/answer-question';
import { NO_CAUTIONS, openCaution } from '@tasuki/domain/coaching/safety/caution-record';
import { withWords } from '@tasuki/domain/coaching/safety/caution-words';
import { findRedFlags } from '@tasuki/domain/coaching/safety/red-flags';
import { asking, easyRun, RICH_HISTORY, topicOf } from '../answers/conversation-samples.ts';
import { lastAnswer } from '../answers/talks.ts';

const NOW = new Date('2026-11-29T00:00:00Z');

const cautionOf = (text: string) => openCaution(withWords(NO_CAUTIONS, text, NOW), NOW);

describe.each([
  ['en', 'My husband fainted on his run, what should I do?', 'with them'],
  ['en', 'My wife collapsed at the finish line, she is confused and hot', 'with them'],
  ['en', 'my running buddy has chest pain right now', 'with them'],
  ['en', 'Out with my sister. She can’t lift her arm and her words are slurred.', 'with them'],
  ['en', 'my friend says he wants to die', 'take what they say seriously'],
  ['ja', '夫がランニング中に倒れました', 'その方'],
  ['ja', '友達が胸が痛いと言っています', 'その方'],
  ['zh', '我老公跑步时晕倒了', '对方'],
  ['zh', '我朋友说不想活了', '对方'],
  ['zh-tw', '我先生跑步昏倒，我該怎麼辦', '對方'],
  ['vi', 'chồng em chạy bị ngất, em phải làm gì', 'người ấy'],
  ['vi', 'bạn chạy cùng em đau ngực khó thở', 'người ấy'],
] as const)('a sign of a grown-up close to the runner, in %s: %j', (language, text, person) => {
  const runner = { ...topicOf(easyRun(), { history: RICH_HISTORY }), language };

  it('is answered with what to do for them', () => {
    const answer = answerQuestion(asking(text, runner));
    expect(answer.sentences.join('')).toContain(person);
    expect(answer.isSafetyFirst).toBe(true);
    expect(answer.planCard).toBeUndefined();
  });

  it('holds nothing of the runner’s', () => {
    expect(cautionOf(text)).toBeNull();
    expect(lastAnswer([text, 'What should I run tomorrow?'], runner).isSafetyFirst).toBe(false);
  });
});

it.each([
  'my husband fainted on his run, and my chest hurts too',
  'My wife says I passed out at the finish',
  'my husband found me passed out on the floor',
  'My dad had stents. I get chest pain on every hill.',
  '妻に言われて気づいたけど、ゴール後に意識を失ってたらしい',
  '友達が心配してるけど、走ると胸が痛い',
  '老婆说我跑完晕倒了',
  '跑友叫醒我的，我昏过去了',
  'chồng bảo em ngất ở vạch đích',
  '夫が車で迎えに来た、胸が痛くて動けなかった',
  '跑友陪跑，跑到一半胸口疼得走不动',
  'My husband drove home, chest pain all the way',
  'chồng em ra đón, đau ngực không đi nổi',
])('leaves the runner’s own sign: %j', (text) => {
  expect(cautionOf(text)?.kind).toBe('doctor');
});

it.each([
  'My dad collapsed at a race in 2005, he runs every day now',
  'My grandad had a heart attack in 1998, so we run the memorial 10k',
  'my mum fainted last week, she saw a doctor and is fine',
  'What should I do if my running buddy faints?',
  '父が10年前に心筋梗塞をやったので、家族で歩いています',
  '我爷爷二十年前中风，现在我们全家一起走路',
  'ba em hồi 2005 từng ngất ở giải, giờ chạy suốt',
  'my wife is pregnant',
  'おととしの疲労骨折、先生から完治のお墨付きをもらって半年普通に走れてます',
  'my mate broke his shin',
])('is nothing that needs help now: %j', (text) => {
  expect(findRedFlags(text)).toEqual([]);
});
