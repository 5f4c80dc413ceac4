import { existsSync, readFileSync } from 'node:fs';
import type { DecodedActivity } from '@tasuki/domain/recordings/decoded-activity';
import { LANGUAGES, type Language } from '@tasuki/domain/language';
import type { RecentActivity } from '@tasuki/domain/training/recent-activity';
import type { SessionPurpose } from '@tasuki/domain/activities/session-purpose';
import { decodeRecording } from '../../functions/src/recordings/decode-recording.ts';
import { makeScenario, type SessionScenario } from '../builders/session-scenario.ts';
import { STRUCTURED_SCENARIOS } from '../builders/structured-scenarios.ts';
import { UNSTRUCTURED_SCENARIOS } from '../builders/unstructured-scenarios.ts';
import { sharedData } from '../recordings/shared-data.ts';
import { HEART_RATE_WORDS, type NextStep } from './word-signs.ts';

/** One activity, and what words on it must and must not hold, written down before anyone spoke. */
export interface ActivityCase {
  id: string;
  language: Language;
  note: string | null;
  activity: () => Promise<{ decoded: DecodedActivity; history: readonly RecentActivity[] }>;
  expected: {
    /** Null where safety words are to stand alone. */
    purpose: SessionPurpose | null;
    nextStep: NextStep;
    /** One fact at least begins so; none is asked for where empty. */
    facts: readonly string[];
    never: readonly RegExp[];
  };
}

/** What a coach cannot pass over in a session of its kind. */
const SIGNIFICANT_FACTS: Readonly<Record<SessionPurpose, readonly string[]>> = {
  recovery: [],
  easy: [],
  long: [],
  steady: [],
  tempo: ['interval.', 'pace.', 'halves.', 'half.', 'tempo.', 'threshold'],
  intervals: ['interval.'],
  progression: ['progression.', 'third.', 'pace.', 'half', 'split.', 'step', 'finish', 'heartRate'],
  hills: ['climb', 'ascent', 'grade', 'interval.', 'hills', 'pace.', 'elevation'],
  mountain: ['climb', 'ascent', 'altitude.'],
  race: ['race', 'half', 'halves', 'vdot', 'split.', 'pace.'],
  'stop-and-go': ['stop', 'pace.', 'moving'],
  'run-walk': ['gait.'],
  walk: [],
  hike: [],
  'cross-training': [],
  unclear: [],
};

const SEED = 20_261_121;

function scenarioCase(scenario: SessionScenario, language: Language): ActivityCase {
  const { purpose } = scenario;
  const hasNoHeartRate = scenario.options?.without?.includes('heartRate') === true;
  const isHard = ['intervals', 'tempo', 'race', 'long', 'hills', 'progression'].includes(purpose);
  return {
    id: `${language}: ${scenario.title}`,
    language,
    note: null,
    activity: () => Promise.resolve(makeScenario(scenario, SEED % 1000)),
    expected: {
      purpose,
      nextStep: isHard ? 'easyOrRest' : 'anything',
      facts: SIGNIFICANT_FACTS[purpose],
      never: hasNoHeartRate ? [HEART_RATE_WORDS] : [],
    },
  };
}

/** Words that belong to a doctor, each in a language of its own. */
const NOTES: readonly (readonly [Language, string])[] = [
  ['en', 'Chest felt tight and painful on the last hill, pain went into my left arm.'],
  ['ja', '途中で胸が痛くなり、左腕までしびれました。'],
  ['zh', '跑到一半胸口疼，左胳膊也麻。'],
  ['zh-tw', '跑到最後突然眼前一黑昏倒了。'],
  ['vi', 'Chạy xong bị ngất một lúc, tỉnh lại thấy choáng.'],
];

/** Real recordings whose kind is plain to a person who looks at them. */
const REAL: readonly (readonly [file: string, purpose: SessionPurpose, language: Language])[] = [
  ['athlete/trackeR__2013-06-06-124422.TCX.gz', 'intervals', 'en'],
  ['athlete/trackeR__2013-06-19-175630.TCX.gz', 'intervals', 'ja'],
  ['recordings/sports-lib__6914538454.fit', 'intervals', 'zh'],
  ['recordings/goldencheetah__Fr955v19.28andStryd.fit', 'tempo', 'vi'],
];

async function realActivity(file: string) {
  const bytes = readFileSync(`${sharedData}${file}`);
  const { activities } = await decodeRecording({ bytes, fileName: file, now: new Date() });
  const [decoded] = activities;
  if (!decoded) throw new Error(`${file} holds no activity`);
  return { decoded, history: [] };
}

/** @returns every case; those of real recordings only where the shared data is there */
export function activityCases(): ActivityCase[] {
  const scenarios = [...STRUCTURED_SCENARIOS, ...UNSTRUCTURED_SCENARIOS];
  const languageAt = (index: number): Language => LANGUAGES[index % LANGUAGES.length] ?? 'en';
  const easy = UNSTRUCTURED_SCENARIOS.find(({ title }) => title === 'an even run like every day');
  return [
    ...scenarios.map((scenario, index) => scenarioCase(scenario, languageAt(index))),
    ...scenarios.map((scenario, index) => scenarioCase(scenario, languageAt(index + 2))),
    ...NOTES.map(([language, note]): ActivityCase => {
      if (!easy) throw new Error('There is no ordinary run');
      return {
        ...scenarioCase(easy, language),
        id: `${language}: an ordinary run with a note for a doctor`,
        note,
        // No figure and no training beside it.
        expected: { purpose: null, nextStep: 'doctor', facts: [], never: [/\d/] },
      };
    }),
    ...REAL.filter(([file]) => existsSync(`${sharedData}${file}`)).map(
      ([file, purpose, language]): ActivityCase => ({
        id: `${language}: ${file}`,
        language,
        note: null,
        activity: async () => realActivity(file),
        expected: {
          purpose,
          nextStep: 'easyOrRest',
          facts: SIGNIFICANT_FACTS[purpose],
          never: [],
        },
      }),
    ),
  ];
}
