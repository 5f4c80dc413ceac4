import type { Language } from '../../../../language.ts';
import type { PredictedDistance } from '../../../facts/facts-of-prediction.ts';

/** A distance at a pace; `[pace]` stands for the pace. */
export const DISTANCES_AT_PACE: Readonly<
  Record<Language, Readonly<Record<PredictedDistance, string>>>
> = {
  ja: {
    '5000': '5 kmはキロ[pace]',
    '10000': '10 kmはキロ[pace]',
    half: 'ハーフはキロ[pace]',
    marathon: 'フルはキロ[pace]',
  },
  en: {
    '5000': '5 km at [pace]/km',
    '10000': '10 km at [pace]/km',
    half: 'a half marathon at [pace]/km',
    marathon: 'a marathon at [pace]/km',
  },
  zh: {
    '5000': '5公里按 [pace]/公里',
    '10000': '10公里按 [pace]/公里',
    half: '半马按 [pace]/公里',
    marathon: '全马按 [pace]/公里',
  },
  'zh-tw': {
    '5000': '5公里照 [pace]/公里',
    '10000': '10公里照 [pace]/公里',
    half: '半馬照 [pace]/公里',
    marathon: '全馬照 [pace]/公里',
  },
  vi: {
    '5000': '5 km ở pace [pace]',
    '10000': '10 km ở pace [pace]',
    half: 'half marathon ở pace [pace]',
    marathon: 'marathon ở pace [pace]',
  },
};
