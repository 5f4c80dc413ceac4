import type { Fact } from '../../../domain/coaching/facts/fact.ts';
import type { MeasureUnit } from '../../../domain/measures/units.ts';
import type { Language } from '../../../domain/language.ts';
import type { AdversarialReply } from './adversarial-reply.ts';
import { ADVERSARIAL_EN } from './adversarial-replies-en.ts';
import { ADVERSARIAL_JA } from './adversarial-replies-ja.ts';
import { ADVERSARIAL_VI } from './adversarial-replies-vi.ts';
import { ADVERSARIAL_ZH_TW } from './adversarial-replies-zh-tw.ts';
import { ADVERSARIAL_ZH } from './adversarial-replies-zh.ts';

/** None of these may be shown as it is. */
export const ADVERSARIAL_REPLIES: Readonly<Record<Language, readonly AdversarialReply[]>> = {
  ja: ADVERSARIAL_JA,
  en: ADVERSARIAL_EN,
  zh: ADVERSARIAL_ZH,
  'zh-tw': ADVERSARIAL_ZH_TW,
  vi: ADVERSARIAL_VI,
};

/** What the runner wrote; its figures are the runner's own. */
export const RUNNER_TEXTS: readonly string[] = [
  'My goal is a marathon in 3:45, and I slept 6 hours. I can run twice a week.',
  '目標は15kmを75分切りです。昨日は六分四十秒/kmで走りました。',
  '我的目标是半马跑进2小时，每周能跑三次。',
  'Tôi muốn chạy 21 km trong 2 giờ.',
];

const VALUES: readonly (readonly [id: string, value: number, unit: MeasureUnit])[] = [
  ['distance.total', 10_020, 'meters'],
  ['duration.moving', 3130, 'seconds'],
  ['pace.average', 312.4, 'secondsPerKilometer'],
  ['speed.average', 3.2, 'metersPerSecond'],
  ['heartRate.average', 148, 'beatsPerMinute'],
  ['heartRate.maximum', 171, 'beatsPerMinute'],
  ['cadence.average', 176, 'perMinute'],
  ['power.average', 240, 'watts'],
  ['altitude.ascent', 85, 'metersOfAltitude'],
  ['temperature.average', 18, 'celsius'],
  ['load.value', 74, 'load'],
  ['vdot.value', 45.2, 'vdot'],
  ['drift.percent', 4, 'percent'],
  ['zone.easy.share', 62, 'percent'],
  ['zone.easy.ceiling', 145, 'beatsPerMinute'],
  ['half.first.pace', 318, 'secondsPerKilometer'],
  ['half.second.pace', 306, 'secondsPerKilometer'],
  ...Array.from({ length: 10 }, (_, index) => {
    return [`split.${index + 1}.pace`, 300 + index, 'secondsPerKilometer'] as const;
  }),
  ['split.fastest.number', 9, 'count'],
  ['split.fastest.pace', 296, 'secondsPerKilometer'],
  ['split.slowest.number', 2, 'count'],
  ['split.slowest.pace', 331, 'secondsPerKilometer'],
  ['interval.work.count', 6, 'count'],
  ['interval.work.length', 1000, 'repetitionMeters'],
  ...Array.from({ length: 6 }, (_, index) => {
    return [`interval.work.${index + 1}.pace`, 250 + index, 'secondsPerKilometer'] as const;
  }),
  ['history.week.distance', 42_000, 'meters'],
  ['history.weeks.mean', 38_000, 'meters'],
  ['history.monthRuns', 14, 'count'],
  ['window.month.days', 30, 'count'],
  ['next.duration', 40, 'minutes'],
  ['next.recovery.days', 5, 'count'],
  ['stops.count', 3, 'count'],
];

/** What is known about the run that the replies speak of. */
export const KNOWN_FACTS: readonly Fact[] = VALUES.map(([id, value, unit]) => ({
  id,
  value,
  unit,
  method: 'recorded',
  proof: { kind: 'model' },
}));
