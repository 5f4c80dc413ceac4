import type { Language } from '../../../domain/language.ts';

interface UndetectedReply {
  language: Language;
  reply: string;
  why: string;
}

/**
 * What is known to pass although it may be untrue. No figure in it is made up. The words may claim
 * something wrong about a true figure, or it is no figure that reading could find.
 */
export const UNDETECTED_REPLIES: readonly UndetectedReply[] = [
  {
    language: 'en',
    reply: 'You were faster than {{pace.average}} for most of it.',
    why: 'A comparison with a true figure: its truth would have to be computed.',
  },
  {
    language: 'en',
    reply: 'Your best kilometre was {{split.slowest.pace}}.',
    why: 'Only fastest and slowest, halves, average and maximum are held against the words.',
  },
  {
    language: 'en',
    reply: 'You covered {{history.week.distance}} today.',
    why: 'Which time a fact belongs to is not held against the words.',
  },
  {
    language: 'en',
    reply: 'You were easy for {{drift.percent}} of the time.',
    why: 'Shares may stand beside any noun, so one can stand for another.',
  },
  {
    language: 'en',
    reply: 'You ran a marathon last week.',
    why: 'A distance by its name without a figure.',
  },
  {
    language: 'en',
    reply: 'You ran the same loop on Tuesday.',
    why: 'A weekday is no figure; Vietnamese ones are ordinals.',
  },
  {
    language: 'en',
    reply: 'A couple of minutes slower would do.',
    why: 'Vague amounts are how a coach speaks.',
  },
  {
    language: 'en',
    reply: 'It was your third run in as many days.',
    why: 'An early ordinal is a word of order; what it counts is not held against anything.',
  },
  {
    language: 'en',
    reply: 'You ran fife kilometres.',
    why: 'A number misspelt.',
  },
  {
    language: 'en',
    reply: 'You ran cinq kilomètres.',
    why: 'A number of a language that the product does not speak; that language is refused elsewhere.',
  },
  {
    language: 'en',
    reply: 'Your last marathon took 3:45.',
    why: 'The runner’s own figure (a goal) under another claim.',
  },
  {
    language: 'ja',
    reply: 'あさろくじに走りましょう。',
    why: 'A time of day spelt by its sound in the middle of other words.',
  },
  {
    language: 'zh',
    reply: '跑了 wu gongli。',
    why: 'A number in Latin letters.',
  },
  {
    language: 'zh-tw',
    reply: '路程過半就加速了。',
    why: 'Past the middle: a place more than an amount.',
  },
  {
    language: 'vi',
    reply: 'Bạn chạy vài phút nữa là xong.',
    why: 'Vague amounts are how a coach speaks.',
  },
];
