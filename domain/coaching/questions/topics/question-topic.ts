import type { AskedFigure } from '../question-figures.ts';
import type { QuestionIntent } from '../question-phrases.ts';
import type { QuestionSubject } from '../question-subject.ts';
import type { AppAsk } from '../forms/app-ask.ts';
import { LEARNT_ADVICE, LEARNT_NAMED } from '../learnt-advice/learnt-advice.ts';

/** What is asked of the product, by its topic. */
export const APP_TOPICS = {
  appLanguage: 'language',
  appRecording: 'recording',
  appManual: 'manual',
  appPlan: 'plan',
  appToWatch: 'toWatch',
  appHeartZones: 'heartZones',
  appGoals: 'goals',
  appHumanCoach: 'humanCoach',
  appCancel: 'cancel',
  appDuplicates: 'duplicates',
  appWrongFigures: 'wrongFigures',
  appStrava: 'strava',
  appHistory: 'history',
  appTrends: 'trends',
  appInstall: 'install',
  appMemory: 'memory',
  appMethod: 'method',
  appContact: 'contact',
  appInvite: 'invite',
  appConnect: 'connect',
  appSettings: 'settings',
  appTrouble: 'trouble',
  appOtherWatch: 'otherWatch',
  appWho: 'who',
  appPrivacy: 'privacy',
  appPrice: 'price',
  appEdit: 'edit',
  appProfile: 'profile',
  appKeepData: 'keepData',
  appDataPlace: 'dataPlace',
  appExport: 'export',
  appPlans: 'plans',
} as const satisfies Readonly<Record<string, AppAsk>>;
type AppTopic = keyof typeof APP_TOPICS;

function appTopics(): readonly AppTopic[] {
  return Object.keys(APP_TOPICS).filter((topic): topic is AppTopic => topic in APP_TOPICS);
}

/** Whether a topic is answered with advice that is the same for everybody. */
export function isAdviceTopic(topic: string): topic is (typeof LEARNT_TOPICS)[number] {
  return (LEARNT_TOPICS as readonly string[]).includes(topic);
}

export function isAppTopic(topic: string): topic is AppTopic {
  return topic in APP_TOPICS;
}

/** Advice that is learnt from examples. */
const LEARNT_TOPICS = [...LEARNT_ADVICE, ...LEARNT_NAMED] as const;

/** What is asked of runs, training and the coach. */
export const BASE_TOPICS = [
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

/** What a runner's question may be about, as finely as the answers differ. */
export const QUESTION_TOPICS = [...BASE_TOPICS, ...LEARNT_TOPICS, ...appTopics()] as const;
export type QuestionTopic = (typeof QUESTION_TOPICS)[number];

/** Questions in one language, one a line, by what they ask. */
export type TopicExamples = Readonly<Record<(typeof BASE_TOPICS)[number], string>>;

/** The same for some topics only. */
export type MoreExamples = Readonly<Partial<Record<QuestionTopic, string>>>;

/** What an answer is chosen by. */
export interface TopicMeaning {
  intent: QuestionIntent;
  subject?: Exclude<QuestionSubject, { kind: 'period' }>;
  /** Where the question's own words name none. */
  figure?: AskedFigure;
}

/**
 * How a topic is answered; what ails the runner or makes a plan is never guessed, and so absent. Of a move that
 * is guessed only the rules are said.
 */
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
  move: { intent: 'nextSession', subject: { kind: 'moving' } },
  missed: { intent: 'nextSession', subject: { kind: 'missed' } },
  ...adviceMeanings(),
  ...appMeanings(),
};

function adviceMeanings(): Partial<Record<QuestionTopic, TopicMeaning>> {
  const entries = LEARNT_TOPICS.map(
    (topic) => [topic, { intent: 'abilities', subject: { kind: 'advice', topic } }] as const,
  );
  return Object.fromEntries(entries);
}

function appMeanings(): Partial<Record<QuestionTopic, TopicMeaning>> {
  const entries = appTopics().map(
    (topic) =>
      [topic, { intent: 'abilities', subject: { kind: 'app', ask: APP_TOPICS[topic] } }] as const,
  );
  return Object.fromEntries(entries);
}
