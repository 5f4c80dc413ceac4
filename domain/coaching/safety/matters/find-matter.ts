import { inWrittenWords } from '../../text/dialects.ts';
import { wordReadings } from '../../text/word-readings.ts';
import { surroundingMatters } from '../grammar/flags-by-grammar.ts';
import {
  ABUSE,
  HOSPITAL_STAY,
  MASKED_FEVER,
  MEDICINE,
  MEDICINE_OF_OTHERS,
  NO_ABUSE,
  NO_HOSPITAL_STAY,
  NO_MASKED_FEVER,
  NO_YOUNG_RUNNER,
  YOUNG_RUNNER,
} from './matter-phrases.ts';
import {
  BITE,
  DENGUE,
  HEART_FINDING,
  NO_BITE,
  NO_DENGUE,
  NO_HEART_FINDING,
  NO_TORN_TENDON,
  TORN_TENDON,
} from './grave-finding-phrases.ts';

/** What comes before training in one answer, but holds nothing afterwards; most urgent first. */
export const MATTERS = [
  /** Somebody hits, touches or threatens the runner. */
  'abuse',
  /** The runner is where they cannot get out by themselves. */
  'danger',
  /** Lightning is close. */
  'lightning',
  /** Dengue fever, whose gravest days begin when the fever falls. */
  'dengue',
  /** The bite of an animal, which a doctor must see the same day. */
  'bite',
  /** A tendon, muscle or ligament that may be torn. */
  'tornTendon',
  /** A test found something of the heart, or somebody close died of it suddenly. */
  'heartFinding',
  /** A return after a stay in hospital or a heat stroke, without a doctor's word. */
  'hospitalStay',
  /** A fever that a medicine has brought down. */
  'maskedFever',
  /** Painkillers for a run, or a prescribed medicine that is left off. */
  'medicine',
  /** A marathon or a full plan for a child under 16. */
  'youngRunner',
] as const;
export type Matter = (typeof MATTERS)[number];

type PhrasedMatter = Exclude<Matter, 'danger' | 'lightning'>;

const PATTERNS: Readonly<Record<PhrasedMatter, { said: RegExp; unless: RegExp }>> = {
  abuse: { said: ABUSE, unless: NO_ABUSE },
  dengue: { said: DENGUE, unless: NO_DENGUE },
  bite: { said: BITE, unless: NO_BITE },
  tornTendon: { said: TORN_TENDON, unless: NO_TORN_TENDON },
  heartFinding: { said: HEART_FINDING, unless: NO_HEART_FINDING },
  hospitalStay: { said: HOSPITAL_STAY, unless: NO_HOSPITAL_STAY },
  maskedFever: { said: MASKED_FEVER, unless: NO_MASKED_FEVER },
  medicine: { said: MEDICINE, unless: MEDICINE_OF_OTHERS },
  youngRunner: { said: YOUNG_RUNNER, unless: NO_YOUNG_RUNNER },
};

/**
 * Looks in a runner's words for what is no sign of illness and yet comes before any training. It is abuse,
 * a thunderstorm, or a place without a way out. It is also a medicine taken to run on or left off, or a marathon
 * for a child. A return from hospital comes before training too, and so does a fever that a medicine hides. So do
 * dengue fever, a bite, a tendon that may be torn, and a finding of the heart. All languages are looked for.
 *
 * Grounds are three statements of the IOC. They are on abuse in sport (Mountjoy 2016), on pain
 * management (Hainline 2017) and on youth athletic development (Bergeron 2015). After a heat stroke a physician
 * clears an athlete (ACSM, Roberts 2021); exercise waits until a fever is over (Scheer 2021). The WHO
 * wrote on dengue (2009) and rabies (2018). The ESC wrote on sport with a disease of the heart (Pelliccia 2020).
 *
 * @returns the most urgent one, or null
 * @example findMatter('my coach hits me when I miss splits') // 'abuse'
 */
export function findMatter(text: string): Matter | null {
  const { words, unbroken } = wordReadings(inWrittenWords(text));
  const readings = [...words, ...unbroken];
  const isPhrased = (matter: PhrasedMatter) => {
    const { said, unless } = PATTERNS[matter];
    return readings.some((reading) => said.test(reading) && !unless.test(reading));
  };
  const around = readings.flatMap((reading) => surroundingMatters(reading.split(/[.!?。;\n]+/)));
  const isSaid = (matter: Matter) =>
    around.some((one) => one === matter) ||
    (matter !== 'danger' && matter !== 'lightning' && isPhrased(matter));
  return MATTERS.find(isSaid) ?? null;
}
