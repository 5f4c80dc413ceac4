import type { Wordings } from '../../../feedback/word-book.ts';
import type { PastCode } from './past-codes.ts';

/** Answers in English to what is asked of more runs than the recent weeks hold. */
export const PAST_ANSWERS_EN: Readonly<Record<PastCode, Wordings>> = {
  'past.best': [
    'Your fastest [wish] [period] was {{answer.asked.[n].best.[i].duration}}, in your run on {{answer.asked.[n].best.[i].date}}.',
  ],
  'past.bestEach': [
    'Fastest [wish]: {{answer.asked.[n].best.[i].duration}}, on {{answer.asked.[n].best.[i].date}}.',
  ],
  'past.bestBasis': [
    'I go by the fastest stretch of that length within any run, stops included, so an official race time can differ.',
  ],
  'past.bestNone': ['I don’t have a run [period] that covers one of the usual race distances.'],
  'past.bestMissing': [
    'I don’t have a [wish] time for you [period]: none of the runs I have covers the distance.',
  ],
  'past.bestUnsure': [
    'I can’t name your fastest [wish] [period]: the runs it would come from are gone, in doubt or not mine to read.',
  ],
  'past.bestOther': [
    'I don’t keep best times over that distance, only over the usual race distances.',
  ],
  'past.faster': ['So yes, you’ve gone under {{answer.asked.[n].wished.duration}}.'],
  'past.notFaster': [
    'So in these runs you haven’t gone under {{answer.asked.[n].wished.duration}} yet.',
  ],
  'past.longest': [
    'Your longest run [period] was {{answer.asked.[n].longest.distance}}, on {{answer.asked.[n].longest.date}}.',
  ],
  'past.sumDistance': [
    'You ran {{answer.asked.[n].sum.distance}} [period], in {{answer.asked.[n].sum.runs}} runs.',
  ],
  'past.sumRuns': [
    'You did {{answer.asked.[n].sum.runs}} runs [period], {{answer.asked.[n].sum.distance}} in all.',
  ],
  'past.sumSingle': [
    'I only have one run of yours [period]: {{answer.asked.[n].sum.distance}} in {{answer.asked.[n].sum.duration}}.',
  ],
  'past.topWeek': [
    'Your biggest week [period] was the one from {{answer.asked.[n].top.date}}: {{answer.asked.[n].top.distance}} in {{answer.asked.[n].top.runs}} runs.',
  ],
  'past.topWeekSingle': [
    'Your biggest week [period] was the one from {{answer.asked.[n].top.date}}: {{answer.asked.[n].top.distance}} in a single run.',
  ],
  'past.topMonth': [
    'Your biggest month [period] was [wish]: {{answer.asked.[n].top.distance}} in {{answer.asked.[n].top.runs}} runs.',
  ],
  'past.topMonthSingle': [
    'Your biggest month [period] was [wish]: {{answer.asked.[n].top.distance}} in a single run.',
  ],
  'past.months': ['Month by month: [wish].'],
  'past.besideYear': [
    'This year you’ve run {{answer.asked.[n].now.distance}} so far; by the same date last year it was {{answer.asked.[n].before.distance}}.',
  ],
  'past.yearMore': ['So you’re {{answer.asked.[n].difference.distance}} ahead of last year.'],
  'past.yearLess': ['So you’re {{answer.asked.[n].difference.distance}} behind last year.'],
  'past.yearAlike': ['So you’re about level with last year.'],
  'past.yearNow': [
    'This year you’ve run {{answer.asked.[n].now.distance}} so far, in {{answer.asked.[n].now.runs}} runs.',
  ],
  'past.besideNone': [
    'I can’t set that beside last year: the first run I have is from {{answer.asked.[n].start.date}}.',
  ],
  'past.besidePartial': [
    'That isn’t a fair comparison, though: the first run I have is from {{answer.asked.[n].start.date}}, so the start of last year is missing.',
  ],
  'past.leastOne': ['I count one [runs] [period].'],
  'past.last': [
    'The latest was on {{answer.asked.[n].last.date}}: {{answer.asked.[n].last.distance}} in {{answer.asked.[n].last.duration}}.',
  ],
  'past.lastOf': [
    'Your last [runs] was on {{answer.asked.[n].last.date}}: {{answer.asked.[n].last.distance}} in {{answer.asked.[n].last.duration}}.',
  ],
  'past.notYet': ['I don’t have your earlier runs added up yet. Ask me again in a few minutes.'],
  'past.reach': ['I have your runs from {{answer.asked.[n].start.date}} on.'],
  'past.partial': [
    'The first run I have is from {{answer.asked.[n].start.date}}, so anything before that is missing. Older runs count once you upload or import them.',
  ],
  'past.cut': ['I looked back as far as {{answer.asked.[n].start.date}}.'],
  'past.rough': [
    'One of those weeks is only kept roughly, so the real figure can be slightly different.',
  ],
  'past.omitted': [
    'Runs I only have from Strava aren’t in it, because its terms don’t let me read them.',
  ],
  'past.missing': ['Runs that you’ve hidden, or that only just came in, aren’t counted.'],
};
