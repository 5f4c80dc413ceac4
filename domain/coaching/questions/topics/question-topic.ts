import type { AskedFigure } from '../question-figures.ts';
import type { QuestionIntent } from '../question-phrases.ts';
import type { QuestionSubject } from '../question-subject.ts';

/** What a runner's question may be about, as finely as the answers differ. */
export const QUESTION_TOPICS = [
  'next',
  'why',
  'improving',
  'race',
  'week',
  'training',
  'rest',
  'heat',
  'hills',
  'warmUp',
  'thisRun',
  'splits',
  'pacing',
  'effort',
  'pulse',
  'distance',
  'duration',
  'pace',
  'heartRate',
  'maximum',
  'cadence',
  'power',
  'ascent',
  'load',
  'zones',
  'vdot',
  'longest',
  'notKept',
  'food',
  'gear',
  'weather',
  'taper',
  'missed',
  'move',
  'newPlan',
  'pain',
  'return',
  'afterRace',
  'motivation',
  'record',
  'lastLong',
  'complaint',
  'access',
  'abilities',
  'goodbye',
  'thanks',
  'greeting',
  'other',
] as const;
export type QuestionTopic = (typeof QUESTION_TOPICS)[number];

/** Questions in one language, one a line, by what they ask. */
export type TopicExamples = Readonly<Record<QuestionTopic, string>>;

/** What an answer is chosen by. */
export interface TopicMeaning {
  intent: QuestionIntent;
  subject?: Exclude<QuestionSubject, { kind: 'period' }>;
  /** Where the question's own words name none. */
  figure?: AskedFigure;
}

/** How a topic is answered; what ails the runner or changes a plan is never guessed, and so absent. */
export const TOPIC_MEANINGS: Readonly<Partial<Record<QuestionTopic, TopicMeaning>>> = {
  next: { intent: 'nextSession' },
  why: { intent: 'whyPace' },
  improving: { intent: 'improving' },
  race: { intent: 'racePrediction' },
  week: { intent: 'week' },
  training: { intent: 'restOrRun', subject: { kind: 'loadCheck' } },
  rest: { intent: 'restOrRun' },
  heat: { intent: 'heat' },
  hills: { intent: 'hills' },
  warmUp: { intent: 'warmUp' },
  thisRun: { intent: 'thisRun' },
  splits: { intent: 'splits' },
  pacing: { intent: 'pacing' },
  effort: { intent: 'thisRun', subject: { kind: 'effortCheck' } },
  pulse: { intent: 'thisRun', subject: { kind: 'pulseCheck' } },
  distance: { intent: 'figure', figure: 'distance' },
  duration: { intent: 'figure', figure: 'duration' },
  pace: { intent: 'figure', figure: 'pace' },
  heartRate: { intent: 'figure', figure: 'heartRate' },
  maximum: { intent: 'figure', figure: 'heartRateMaximum' },
  cadence: { intent: 'figure', figure: 'cadence' },
  power: { intent: 'figure', figure: 'power' },
  ascent: { intent: 'figure', figure: 'ascent' },
  load: { intent: 'figure', figure: 'load' },
  zones: { intent: 'figure', figure: 'zones' },
  vdot: { intent: 'figure', figure: 'vdot' },
  longest: { intent: 'figure', figure: 'longest' },
  notKept: { intent: 'figure', figure: 'other' },
  food: { intent: 'abilities', subject: { kind: 'food' } },
  gear: { intent: 'abilities', subject: { kind: 'gear' } },
  weather: { intent: 'abilities', subject: { kind: 'weather' } },
  taper: { intent: 'nextSession', subject: { kind: 'taper' } },
  return: { intent: 'nextSession', subject: { kind: 'return' } },
  afterRace: { intent: 'restOrRun', subject: { kind: 'afterRace' } },
  motivation: { intent: 'abilities', subject: { kind: 'motivation' } },
  record: { intent: 'abilities', subject: { kind: 'record' } },
  lastLong: { intent: 'figure', subject: { kind: 'lastLongRun' } },
  complaint: { intent: 'abilities', subject: { kind: 'complaint' } },
  access: { intent: 'abilities', subject: { kind: 'app', ask: 'access' } },
  abilities: { intent: 'abilities' },
  goodbye: { intent: 'goodbye' },
  thanks: { intent: 'thanks' },
  greeting: { intent: 'greeting' },
};
