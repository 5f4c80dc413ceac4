import { describe, expect, test } from 'vitest';
import { answerQuestion } from '@tasuki/domain/coaching/answers/answer-question';
import type { ConversationTurn } from '@tasuki/domain/coaching/facts/conversation';
import { factReferences } from '@tasuki/domain/coaching/feedback/render-feedback';
import { clausesOf } from '@tasuki/domain/coaching/questions/whole/question-clauses';
import { withoutDismissed } from '@tasuki/domain/coaching/questions/whole/dismissed-words';
import { completedQuestion } from '@tasuki/domain/coaching/questions/whole/follow-up';
import type { Language } from '@tasuki/domain/language';
import { buildActivity } from '../../builders/recording-builder.ts';
import {
  asking,
  easyRun,
  intervalRun,
  RICH_HISTORY,
  topicOf,
} from '../answers/conversation-samples.ts';

const TODAY = 20_000;
const RUN = topicOf(easyRun(), { history: RICH_HISTORY });
const INTERVALS = topicOf(intervalRun(), { history: RICH_HISTORY });

/** The figures of the answer to the last of some questions, each answered before the next. */
function figuresOf(language: Language, ...questions: readonly string[]): readonly string[] {
  return factReferences(answerTo(language, ...questions));
}

function answerTo(language: Language, ...questions: readonly string[]): string {
  let earlier: ConversationTurn[] = [];
  let answer = '';
  for (const text of questions) {
    answer = answerQuestion(asking(text, { ...RUN, language, earlier })).sentences.join(' ');
    earlier = [...earlier, { author: 'runner', text }, { author: 'coach', text: answer }];
  }
  return answer;
}

describe('a question that goes on from the one before', () => {
  test.each([
    ['en', 'what was my heart rate', 'and at its highest?'],
    ['en', 'what was my heart rate', 'and the maximum?'],
    ['ja', '心拍いくつだった？', '最高は？'],
    ['zh', '这次心率多少', '那最高呢'],
    ['zh-tw', '這次心率多少', '那最高的呢'],
    ['vi', 'nhịp tim bao nhiêu', 'còn cao nhất?'],
  ] as const)('has its figure from there, in %s: %s %s', (language, before, text) => {
    expect(figuresOf(language, before, text)).toContain('heartRate.maximum');
  });

  test.each([
    ['en', 'how far did I run this week?', 'and the week before?'],
    ['en', 'how far did I run this week?', 'what about last week?'],
    ['ja', '今週は何キロ走った？', '先週は？'],
    ['zh', '这周跑了多少公里', '那上周呢?'],
    ['zh-tw', '這週跑了多少公里', '那上週呢?'],
    ['vi', 'tuần này chạy bao nhiêu km', 'còn tuần trước?'],
    ['vi', 'tuần này chạy bao nhiêu km', 'còn tuần trước thì sao?'],
  ] as const)('has another week, in %s: %s %s', (language, before, text) => {
    const facts = figuresOf(language, before, text);
    expect(facts).toContain('runner.lastWeek.distance');
    expect(facts).not.toContain('distance.total');
  });

  test('has its race from there', () => {
    const facts = figuresOf('en', 'what could I run for a half?', 'and a 5k?');
    expect(facts).toContain('runner.predicted.5000.duration');
  });

  test.each([
    ['en', 'how fast was rep 2?', 'and 4?', 'interval.work.4.pace'],
    ['en', 'how fast was my third rep', 'and the 5th?', 'interval.work.5.pace'],
    ['ja', '2本目はどうだった？', 'じゃあ4は？', 'interval.work.4.pace'],
    ['zh', '第2组配速多少', '那4呢', 'interval.work.4.pace'],
    ['vi', 'rep 2 pace bao nhiêu', 'còn 4?', 'interval.work.4.pace'],
  ] as const)('has another part by its number, in %s: %s %s', (language, before, text, fact) => {
    const ofIntervals = { ...INTERVALS, language };
    const said = answerQuestion(asking(before, ofIntervals)).sentences.join(' ');
    const earlier: ConversationTurn[] = [
      { author: 'runner', text: before },
      { author: 'coach', text: said },
    ];
    const { sentences } = answerQuestion(asking(text, { ...ofIntervals, earlier }));
    expect(factReferences(sentences.join(' '))).toContain(fact);
  });

  test('may go on from one that itself went on', () => {
    const facts = figuresOf('en', 'what was my heart rate', 'and the max?', 'and the average?');
    expect(facts).toContain('heartRate.average');
  });

  test('that says all of it itself is left as it is', () => {
    const facts = figuresOf('en', 'what was my heart rate', 'and how far did I run?');
    expect(facts).toContain('distance.total');
    expect(facts).not.toContain('heartRate.maximum');
  });
});

describe('a message that only begins like one that goes on', () => {
  test.each([
    ['what was my heart rate?', 'the max was 190, is that dangerous?'],
    ['what was my heart rate?', 'but the max was 190, is that dangerous?'],
    ['心拍いくつだった？', 'じゃあ最高が190って危険ですか？'],
    ['这次心率多少', '那最高190是不是很危险'],
    ['nhịp tim bao nhiêu', 'vậy cao nhất 190 có nguy hiểm không?'],
    ['nhip tim bao nhieu', 'the max was 190 and it felt rather easy'],
    ['how far did I run this week?', 'but I ran a lot last month, am I overtraining?'],
    ['how far did I run this week?', 'and last week, was that fine?'],
    ['今週は何キロ走った？', 'でも先週は走りすぎ？'],
    ['这周跑了多少公里', '那上周应该休息吗'],
    ['tuần này chạy bao nhiêu km', 'còn tuần trước, mình nên nghỉ?'],
    ['how far did I run this week?', 'or last week I simply had no time at all to run'],
  ])('has nothing added, after %s: %s', (before, text) => {
    expect(completedQuestion(text, before, TODAY)).toBe(text);
  });

  test.each([
    ['what was my heart rate?', 'ok, and the max?'],
    ['how far did I run this week?', 'and on the whole last week?'],
    ['nhịp tim bao nhiêu', 'thế cao nhất là bao nhiêu vậy?'],
    ['nhịp tim bao nhiêu', 'vậy cao nhất thì sao?'],
    ['这周跑了多少公里', '那上周怎么样'],
  ])('has what it leaves out where it goes on, after %s: %s', (before, text) => {
    expect(completedQuestion(text, before, TODAY)).not.toBe(text);
  });
});

describe('"why?" alone', () => {
  test.each([
    ['en', 'was that too fast for an easy run?', 'why?'],
    ['ja', 'ジョグにしては速すぎた？', 'なんで？'],
    ['zh', '轻松跑是不是跑太快了', '为什么呢'],
    ['vi', 'chạy nhẹ vậy có nhanh quá không', 'sao vậy?'],
  ] as const)('asks for the reason of the answer, in %s: %s %s', (language, before, text) => {
    const { readings } = answerQuestion(
      asking(text, {
        ...RUN,
        language,
        earlier: [
          { author: 'runner', text: before },
          { author: 'coach', text: answerTo(language, before) },
        ],
      }),
    );
    expect(readings).toBeUndefined();
    expect(answerTo(language, before, text)).not.toBe(answerTo(language, before));
  });
});

describe('a message that asks two things', () => {
  test.each([
    ['en', 'how far did I run this week, and what was my average pace today?'],
    ['ja', '今週何キロ走った？あと今日の平均ペースは？'],
    ['zh', '这周跑了多少公里？今天平均配速多少？'],
    ['zh-tw', '這週跑了多少公里？今天平均配速多少？'],
    ['vi', 'tuần này chạy bao nhiêu km? pace trung bình hôm nay bao nhiêu?'],
  ] as const)('has both answered, in %s', (language, text) => {
    const facts = figuresOf(language, text);
    expect(facts).toContain('runner.week.distance');
    expect(facts).toContain('pace.average');
  });

  test('asks nothing back below its answers', () => {
    const text = 'how far did I run this week, and should I rest tomorrow?';
    const answer = answerQuestion(asking(text, RUN));
    expect(factReferences(answer.sentences.join(' '))).toContain('runner.week.distance');
    expect(answer.readings).toBeUndefined();
  });

  test('with a pain in it is answered with the pain alone', () => {
    const text = 'what was my pace? and my knee hurts, can I run tomorrow?';
    expect(figuresOf('en', text)).not.toContain('pace.average');
  });

  test.each([
    'it rained all day, what should I run tomorrow?',
    '明日、何キロ走ればいい？',
    'my pace was fine, but why was my heart rate so high?',
  ])('is a single question where only one clause asks: %s', (text) => {
    expect(clausesOf(text)).toEqual([text]);
  });
});

const FEELINGS = [
  ['en', 'Not feeling well, what should I do tomorrow?'],
  ['en', 'not feeling good, my pace was slow. What should I run tomorrow?'],
  ['en', 'not well since my run, what should I do tomorrow? I feel sick'],
  ['en', 'forget the knee pain, what should I run tomorrow?'],
  ['en', "I don't mean my knee pain, what should I run tomorrow?"],
  ['ja', '体調が良くないです、明日は何を走ればいい？'],
  ['ja', '膝の痛みじゃなくて、明日は何を走ればいい？'],
  ['ja', '体調がよくなくて、明日は何を走ればいい？'],
  ['zh', '不太舒服，明天该怎么办？'],
  ['zh', '不是问膝盖疼，是问明天跑什么'],
  ['zh-tw', '不太舒服，明天該怎麼辦？'],
  ['zh-tw', '不是問膝蓋痛，是問明天跑什麼'],
  ['vi', 'không khỏe, mai chạy gì?'],
  ['vi', 'không phải đau gối, mình hỏi mai chạy gì?'],
  ['vi', 'mình không thấy khỏe, mai nên chạy gì?'],
] as const;

describe('what a runner says they do not mean', () => {
  test.each([
    ['en', 'not the heart rate, i mean how far i ran', 'distance.total', 'heartRate.average'],
    ['ja', '心拍じゃなくて、何キロ走ったか教えて', 'distance.total', 'heartRate.average'],
    ['zh', '不是问心率，是问跑了多少公里', 'distance.total', 'heartRate.average'],
    ['zh-tw', '不是問心率，是問跑了多少公里', 'distance.total', 'heartRate.average'],
    [
      'vi',
      'không phải nhịp tim, mình hỏi chạy bao nhiêu km',
      'distance.total',
      'heartRate.average',
    ],
  ] as const)('is not answered, in %s: %s', (language, text, meant, dismissed) => {
    const facts = figuresOf(language, text);
    expect(facts).toContain(meant);
    expect(facts).not.toContain(dismissed);
  });

  test.each([
    ['en', 'not this week, how far did I run last week?', 'runner.lastWeek.distance'],
    ['ja', '今週は心拍じゃなくて、何キロ走ったか教えて', 'runner.week.distance'],
    ['ja', '心拍ではなく距離を教えて', 'distance.total'],
    ['ja', '心拍を聞いてるんじゃなくて、距離を教えて', 'distance.total'],
    ['vi', 'không hỏi nhịp tim, mà hỏi chạy bao nhiêu km', 'distance.total'],
  ] as const)('leaves what is meant, in %s: %s', (language, text, meant) => {
    const facts = figuresOf(language, text);
    expect(facts).toContain(meant);
    expect(facts).not.toContain('heartRate.average');
  });

  test.each([
    '今週は走りすぎじゃないですか？',
    '心拍が高すぎるんじゃないか、なぜ？',
    '明日は休んだほうがいいんじゃないですか',
    '心拍が高すぎじゃないかな、明日は休むべき？',
    'ペースが速すぎじゃない？どう思う？',
    '心拍が高いんじゃなくて？どう思う？',
    '心拍だけじゃなくて、ペースも教えて',
    '心拍じゃなくてですか？',
    '不是跑太多了吗，我是不是该休息',
    '不是说心率太高不好吗，我想问明天跑什么',
    'không phải chạy quá nhiều sao, mình nên nghỉ?',
    'không phải nhịp tim cao quá à, mình hỏi thật?',
    'khong phai nhip tim cao qua sao, minh hoi that?',
    "isn't it too fast, what do you think?",
    'is it not too fast a pace, what do you think?',
    'not only the pace, what about the heart rate?',
    'did I forget my pace, what was it?',
    'not quite the pace, what should I change?',
    'not the pace I wanted, what should I change?',
  ])('leaves a question that expects a yes, or a mere denial: %s', (text) => {
    expect(withoutDismissed(text)).toBe(text);
  });

  test('leaves whether a week was too much', () => {
    const plain = figuresOf('ja', '今週は走りすぎですか？');
    expect(figuresOf('ja', '今週は走りすぎじゃないですか？')).toEqual(plain);
    expect(plain).toContain('runner.sevenDays.distance');
  });

  test.each(FEELINGS)('leaves how the runner feels, in %s: %s', (_, text) => {
    expect(withoutDismissed(text)).toBe(text);
  });

  test.each(FEELINGS)('is no reason for a long run, in %s: %s', (language, text) => {
    expect(figuresOf(language, text)).not.toContain('runner.next.longRun.distance');
  });

  test.each(['not sure, should I rest?', 'I am not tired, what next?', '不是很累，明天跑什么'])(
    'leaves a plain denial alone: %s',
    (text) => {
      expect(withoutDismissed(text)).toBe(text);
    },
  );
});

describe('the time for which a runner stood still', () => {
  const stopped = topicOf(
    buildActivity(
      [
        { seconds: 1200, speedMetersPerSecond: 2.9, heartRate: 138 },
        { seconds: 240, speedMetersPerSecond: 0, heartRate: 100 },
        { seconds: 1200, speedMetersPerSecond: 2.9, heartRate: 140 },
      ],
      { seed: 5 },
    ),
    { history: RICH_HISTORY },
  );
  const QUESTIONS = [
    ['en', 'how long was I stopped?'],
    ['ja', 'どのくらい止まってた？'],
    ['zh', '我停了多久'],
    ['zh-tw', '我停了多久'],
    ['vi', 'mình dừng bao lâu'],
  ] as const;

  test.each(QUESTIONS)('is seen beside the time of moving, in %s', (language, text) => {
    const { sentences } = answerQuestion(asking(text, { ...stopped, language }));
    const facts = factReferences(sentences.join(' '));
    expect(facts).toEqual(expect.arrayContaining(['duration.moving', 'duration.elapsed']));
  });

  test.each(QUESTIONS)('is no figure where there hardly were stops, in %s', (language, text) => {
    expect(figuresOf(language, text)).toEqual(['duration.moving']);
  });
});
