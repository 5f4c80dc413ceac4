import type { CoursePoint } from '../recordings/course.ts';
import type { SimulatedRunner } from '../recordings/run-plan.ts';

/** How an athlete trains; all sessions follow from it. */
export interface AthleteTraining {
  /** Another seed is another diary. */
  seed: number;
  runner: SimulatedRunner;
  /** 1 = easy runs of 8 km and long ones of 16 km. */
  volume: number;
  /** On how many days a week, about. */
  daysAWeek: 5 | 7;
  /** In which sessions are called. */
  language: 'en' | 'ja' | 'vi' | 'zh-tw';
  home: CoursePoint;
  timeZone: string;
  /** None of the time zones has a summer time. */
  utcOffsetMinutes: number;
}

/** Somebody with accounts at other companies; null = has none there. */
export interface SandboxAthlete {
  key: string;
  firstName: string;
  lastName: string;
  sex: 'F' | 'M';
  city: string;
  country: string;
  /** The address that Google knows; Strava and Garmin give no address. */
  email: string;
  stravaId: number | null;
  garminUserId: string | null;
  googleSubject: string | null;
  /** The number of sessions in the whole history, which ends yesterday. */
  sessionCount: number;
  training: AthleteTraining;
}

const HARUKA: SandboxAthlete = {
  key: 'haruka',
  firstName: 'Haruka',
  lastName: 'Sato',
  sex: 'F',
  city: 'Kawasaki',
  country: 'Japan',
  email: 'haruka.sato@athletes.example',
  // The same runs at both companies: what a watch uploads and passes on.
  stravaId: 41_200_017,
  garminUserId: '6f1c2a94-0d3e-4b57-9a86-1e5f7c20b3d1',
  googleSubject: '104857201936475820117',
  sessionCount: 160,
  training: {
    seed: 11,
    runner: {
      restingHeartRateBeatsPerMinute: 52,
      maximumHeartRateBeatsPerMinute: 188,
      thresholdSpeedMetersPerSecond: 3.6,
      massKilograms: 54,
    },
    volume: 1,
    daysAWeek: 5,
    language: 'ja',
    home: { latitudeDegrees: 35.5876, longitudeDegrees: 139.6602 },
    timeZone: 'Asia/Tokyo',
    utcOffsetMinutes: 540,
  },
};

const KENJI: SandboxAthlete = {
  key: 'kenji',
  firstName: 'Kenji',
  lastName: 'Mori',
  sex: 'M',
  city: 'Sapporo',
  country: 'Japan',
  email: 'kenji.mori@athletes.example',
  stravaId: 8_300_452,
  garminUserId: null,
  googleSubject: '112094857362019485736',
  sessionCount: 2_000,
  training: {
    seed: 23,
    runner: {
      restingHeartRateBeatsPerMinute: 46,
      maximumHeartRateBeatsPerMinute: 181,
      thresholdSpeedMetersPerSecond: 4.25,
      massKilograms: 63,
    },
    volume: 1.15,
    daysAWeek: 7,
    language: 'en',
    home: { latitudeDegrees: 43.0487, longitudeDegrees: 141.3567 },
    timeZone: 'Asia/Tokyo',
    utcOffsetMinutes: 540,
  },
};

const LINH: SandboxAthlete = {
  key: 'linh',
  firstName: 'Linh',
  lastName: 'Nguyễn',
  sex: 'F',
  city: 'Thành phố Hồ Chí Minh',
  country: 'Vietnam',
  email: 'linh.nguyen@athletes.example',
  stravaId: 97_640_233,
  garminUserId: null,
  googleSubject: '118273645019283746551',
  sessionCount: 130,
  training: {
    seed: 37,
    runner: {
      restingHeartRateBeatsPerMinute: 58,
      maximumHeartRateBeatsPerMinute: 194,
      thresholdSpeedMetersPerSecond: 3.05,
      massKilograms: 50,
    },
    volume: 0.8,
    daysAWeek: 5,
    language: 'vi',
    home: { latitudeDegrees: 10.7871, longitudeDegrees: 106.7053 },
    timeZone: 'Asia/Ho_Chi_Minh',
    utcOffsetMinutes: 420,
  },
};

const WEI: SandboxAthlete = {
  key: 'wei',
  firstName: 'Wei-Ting',
  lastName: 'Chen',
  sex: 'M',
  city: 'Taipei',
  country: 'Taiwan',
  email: 'weiting.chen@athletes.example',
  stravaId: null,
  garminUserId: 'b27d9e05-51ac-4f6b-8c13-90f4d2a7e6c8',
  googleSubject: '109384756201938475602',
  sessionCount: 140,
  training: {
    seed: 53,
    runner: {
      restingHeartRateBeatsPerMinute: 50,
      maximumHeartRateBeatsPerMinute: 190,
      thresholdSpeedMetersPerSecond: 3.85,
      massKilograms: 66,
    },
    volume: 0.95,
    daysAWeek: 5,
    language: 'zh-tw',
    home: { latitudeDegrees: 25.0712, longitudeDegrees: 121.5403 },
    timeZone: 'Asia/Taipei',
    utcOffsetMinutes: 480,
  },
};

/** Everybody who has accounts at the sandbox's companies. */
export const ATHLETES: readonly SandboxAthlete[] = [HARUKA, KENJI, LINH, WEI];

/** The athlete called so. Throws an Error where there is none. */
export function athleteOf(key: string): SandboxAthlete {
  const athlete = ATHLETES.find((candidate) => candidate.key === key);
  if (!athlete) throw new Error(`There is no athlete called ${key}.`);
  return athlete;
}
