import type { Concept } from './concept.ts';
import type { RedFlagAction, RedFlagCategory } from '../red-flag.ts';

/** Two concepts that are said of each other: in one clause, near, with no other part of the body between. */
export type Bound = readonly [Concept, Concept];

/** Concepts that make a sign together. */
export interface SignRule {
  category: RedFlagCategory | 'abuse';
  /** Each must be said and not denied; no two of them by the same words. */
  every: readonly (Concept | Bound)[];
  within: 'sentence' | 'note';
  /** Said in the same sentence, by whatever words. */
  beside?: readonly Concept[];
  /** In the same sentence these make it harmless. */
  unless?: readonly Concept[];
  /** Stricter than the category's own. */
  action?: RedFlagAction;
}

type Parts = SignRule['every'];

const sentence = (
  category: SignRule['category'],
  ways: readonly Parts[],
  more: Pick<SignRule, 'unless' | 'beside' | 'action'> = {},
): SignRule[] => ways.map((every) => ({ category, every, within: 'sentence', ...more }));

const note = (
  category: SignRule['category'],
  ways: readonly Parts[],
  more: Pick<SignRule, 'unless' | 'beside' | 'action'> = {},
): SignRule[] => ways.map((every) => ({ category, every, within: 'note', ...more }));

const CARDIAC = [
  ...sentence(
    'cardiac',
    [
      [['chest', 'bad']],
      [['chest', 'crush']],
      [['heart', 'crush']],
      ['chest', 'coldSweat'],
      ['chest', 'spreads', ['radiation', 'bad']],
    ],
    { unless: ['gym', 'skin', 'feeling', 'harmlessCause'] },
  ),
  ...sentence(
    'cardiac',
    [
      [['radiation', 'bad'], 'coldSweat'],
      [['radiation', 'bad'], 'shortBreath'],
      [['radiation', 'bad'], 'uphill'],
      [['radiation', 'numb'], 'coldSweat'],
      [['radiation', 'numb'], 'uphill'],
      ['radiation', 'radiation', 'bad'],
      ['bad', 'spreads', 'radiation'],
      [['upperBody', 'bad'], 'coldSweat'],
    ],
    { unless: ['gym', 'harmlessCause', 'skin'] },
  ),
];

const CONSCIOUSNESS = [
  ...sentence(
    'syncope',
    [
      ['wake', 'onGround'],
      ['wake', 'helped'],
      ['outage', 'wake'],
      ['outage', 'grey'],
      ['outage', 'helped'],
      ['grey', 'memoryGap'],
      ['dizzy', 'legsFold', 'memoryGap'],
      ['dizzy', 'legsFold', 'helped'],
      ['grey', 'legsFold'],
      ['grey', 'coldSweat'],
      ['grey', 'onGround'],
      ['legsFold', 'memoryGap'],
      ['dizzy', 'legsFold', 'wake'],
    ],
    { unless: ['laugh', 'device'] },
  ),
  ...sentence(
    'neurological',
    [
      [['halfBody', 'numb']],
      [['halfBody', 'powerless']],
      [['limb', 'powerless'], 'speech'],
      [['limb', 'powerless'], 'sight'],
      [['limb', 'numb'], 'speech'],
      ['speech', 'headache'],
    ],
    { unless: ['gym', 'laugh', 'harmlessCause'] },
  ),
  ...sentence('neurological', [['speech']], {
    unless: ['laugh', 'feeling', 'effort', 'shortBreath', 'alcohol', 'ease'],
  }),
  ...sentence('neurological', [['sight']], { unless: ['laugh', 'feeling', 'harmlessCause'] }),
  ...sentence('neurological', [['seizure']]),
  ...sentence('head-injury', [[['head', 'hit']]], { unless: ['laugh', 'feeling', 'device'] }),
];

const HEAT = [
  ...note('heat-stroke', [
    ['heat', 'noSweat'],
    ['noSweat', 'chill'],
    ['noSweat', 'lost'],
    ['noSweat', 'dizzy'],
    ['heat', 'lost'],
    ['heat', 'seizure'],
  ]),
  ...sentence(
    'heat-stroke',
    [
      ['heat', 'chill', 'dizzy'],
      ['heat', 'chill', 'vomit'],
      ['heat', 'chill', 'headache'],
      ['heat', 'vomit', 'headache'],
      ['heat', 'vomit', 'dizzy'],
      ['heat', 'vomit', 'legsFold'],
    ],
    { unless: ['harmlessCause'] },
  ),
  ...note(
    'hyponatremia',
    [
      ['muchWater', 'headache'],
      ['muchWater', 'vomit'],
      ['muchWater', 'swollen'],
      ['muchWater', 'lost'],
      ['muchWater', 'seizure'],
    ],
    { unless: ['alcohol'] },
  ),
];

const BREATH = [
  ...sentence(
    'breathlessness',
    [
      ['shortBreath', 'ease'],
      ['shortBreath', 'rest'],
      ['shortBreath', 'chore'],
    ],
    {
      unless: ['effort', 'feeling', 'laugh'],
    },
  ),
  ...sentence(
    'breathlessness',
    [
      ['inhaler', 'shortBreath', 'useless'],
      ['inhaler', 'shortBreath', 'noSpeech'],
      ['shortBreath', 'blueLips'],
    ],
    { action: 'stop-emergency' },
  ),
  ...sentence('breathlessness', [['shortBreath', 'noSpeech']], {
    unless: ['effort', 'feeling', 'laugh'],
  }),
  ...sentence('breathlessness', [['inhaler', 'shortBreath']], { unless: ['feeling'] }),
  ...sentence(
    'allergic-reaction',
    [
      [['lipsTongue', 'swollen'], 'allergen'],
      [['lipsTongue', 'swollen'], 'hives'],
      [['lipsTongue', 'swollen'], 'shortBreath'],
      [['lipsTongue', 'swollen'], 'closing'],
      ['closing', 'allergen'],
      ['closing', 'hives'],
      ['closing', 'shortBreath'],
      ['hives', 'shortBreath'],
      ['hives', 'dizzy'],
      ['hives', 'faint'],
      ['hives', 'vomit'],
      [['eyes', 'swollen'], 'allergen', 'hives'],
      ['allergen', 'shortBreath', 'hives'],
    ],
    { unless: ['harmlessCause'] },
  ),
];

const HEART_BEAT = [
  ...sentence('palpitations', [[['beat', 'irregular']]], {
    unless: ['device', 'feeling', 'laugh'],
  }),
  ...sentence(
    'palpitations',
    [
      [['beat', 'racing'], 'rest'],
      [['beat', 'racing'], 'chore'],
      ['fastPulse', 'rest'],
      ['fastPulse', 'chore'],
    ],
    {
      unless: ['fault', 'feeling', 'laugh', 'effort'],
    },
  ),
];

const OTHER_SIGNS = [
  ...sentence('rhabdomyolysis', [[['urine', 'dark']]], { unless: ['harmlessCause'] }),
  ...note('pregnancy-warning', [
    ['pregnant', 'bleeds'],
    ['pregnant', 'waters'],
    ['pregnant', 'bellyTight'],
    ['pregnant', 'babyStill'],
    ['pregnant', 'faint'],
    ['pregnant', ['chest', 'bad']],
  ]),
  ...sentence('bleeding', [[['blood', 'expelled']]], { unless: ['laugh', 'skin'] }),
  ...sentence('dvt', [
    [['calf', 'swollen'], 'warm'],
    [['calf', 'swollen'], 'bad'],
  ]),
  ...sentence('reds', [[['period', 'absent']]]),
  ...sentence(
    'eating-disorder',
    [
      ['purge'],
      ['starve'],
      ['lowFood', 'onlyWord', 'daysSpan', 'weightGoal'],
      ['eat', 'bringUp', 'secret'],
    ],
    {
      unless: ['laugh', 'alcohol', 'harmlessCause'],
    },
  ),
  ...sentence('bone-stress-injury-high-risk', [[['hip', 'bad'], 'pinpoint']], {
    unless: ['laugh'],
  }),
  ...sentence(
    'bone-stress-injury',
    [
      [['boneSpot', 'bad'], 'pinpoint'],
      ['boneSpot', 'bad', 'point'],
    ],
    { unless: ['laugh', 'skin'] },
  ),
];

const DESPAIR = [
  ...sentence(
    'self-harm',
    [
      [['living', 'noMeaning']],
      [['life', 'noMeaning']],
      [['living', 'tired']],
      [['wish', 'gone']],
      [['withoutMe', 'relief']],
    ],
    { unless: ['laugh', 'effort'] },
  ),
  ...sentence('self-harm', [['cutAct', 'skinPart', 'soothe']], {
    unless: ['laugh', 'skin'],
  }),
  ...sentence('self-harm', [['deathEvent', 'welcome'], ['selfInjury']], {
    unless: ['laugh', 'effort'],
  }),
  ...sentence('overdose', [['manyPills']], {
    beside: ['swallowed'],
    unless: ['harmlessCause', 'laugh'],
  }),
];

const FORCE = [
  ...sentence('abuse', [[['doer', 'force']], ['doer', 'coerced']], {
    beside: ['me'],
    unless: ['laugh'],
  }),
];

/** The same for all languages. Grounds as for `findRedFlags`. */
export const SIGN_RULES: readonly SignRule[] = [
  ...CARDIAC,
  ...CONSCIOUSNESS,
  ...HEAT,
  ...BREATH,
  ...HEART_BEAT,
  ...OTHER_SIGNS,
  ...DESPAIR,
  ...FORCE,
];
