import type { Concept } from './concept.ts';
import type { RedFlagAction, RedFlagCategory } from '../red-flag.ts';

/** Two concepts that are said of each other: in one clause, near, with no other part of the body between. */
export type Bound = readonly [Concept, Concept];

/** What threatens a runner from outside, answered in words of its own. */
export type SurroundingMatter = 'abuse' | 'danger' | 'lightning';

/** Concepts that make a sign together. */
export interface SignRule {
  category: RedFlagCategory | SurroundingMatter;
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
  // A likeness of what is in the chest to a thing names no feeling.
  ...sentence('cardiac', [[['chest', 'simile']]], {
    unless: ['gym', 'skin', 'feeling', 'harmlessCause', 'device', 'posture'],
  }),
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
  // A runner who wakes among helpers blames the watch as well.
  ...sentence(
    'syncope',
    [
      ['wake', 'onGround'],
      ['wake', 'helped'],
      ['outage', 'wake'],
      ['outage', 'helped'],
      ['grey', 'wake', 'memoryGap'],
      ['grey', 'helped', 'wake'],
    ],
    { unless: ['laugh'] },
  ),
  ...sentence(
    'syncope',
    [
      ['outage', 'grey'],
      ['grey', 'helped'],
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
      [['limb', 'powerless'], 'speech'],
      [['limb', 'powerless'], 'sight'],
      [['limb', 'numb'], 'speech'],
      ['speech', 'headache'],
    ],
    { unless: ['gym', 'laugh', 'harmlessCause'] },
  ),
  ...sentence('neurological', [[['halfBody', 'powerless']]], {
    unless: ['gym', 'laugh', 'harmlessCause', 'feeling'],
  }),
  ...sentence('neurological', [['speech']], {
    unless: ['laugh', 'feeling', 'effort', 'shortBreath', 'alcohol', 'ease'],
  }),
  ...sentence('neurological', [['sight']], { unless: ['laugh', 'feeling', 'harmlessCause'] }),
  ...sentence('neurological', [['seizure']]),
  ...sentence(
    'neurological',
    [
      [
        ['limb', 'powerless'],
        ['halfBody', 'powerless'],
      ],
      [
        ['limb', 'powerless'],
        ['halfBody', 'numb'],
      ],
    ],
    { unless: ['gym', 'feeling'] },
  ),
  // What comes and goes in one limb is no less a sign.
  ...sentence('neurological', [[['limb', 'powerless'], 'passing']], {
    unless: ['gym', 'feeling', 'laugh', 'harmlessCause', 'posture'],
  }),
  // The nerves of the seat: of the back, where bladder or bowel are concerned.
  ...note('neurological', [
    [['saddle', 'numb'], 'lowBack'],
    [
      ['saddle', 'numb'],
      ['bladder', 'noControl'],
    ],
    ['lowBack', ['bladder', 'noControl']],
    ['lowBack', 'saddle', 'numb', 'noControl'],
  ]),
  ...note(
    'head-injury',
    [
      ['fall', 'head', 'brainSign'],
      ['fall', 'memoryGap'],
    ],
    {
      unless: ['feeling', 'laugh'],
    },
  ),
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
      ['shortBreath', 'rest'],
      ['shortBreath', 'chore'],
    ],
    {
      unless: ['effort', 'feeling', 'laugh'],
    },
  ),
  // How to breathe on a slow run is asked by beginners, who are short of breath by their pace.
  ...sentence('breathlessness', [['shortBreath', 'ease']], {
    unless: ['effort', 'feeling', 'laugh', 'breathAim'],
  }),
  ...sentence(
    'breathlessness',
    [
      ['inhaler', 'shortBreath', 'useless'],
      ['inhaler', 'shortBreath', 'noSpeech'],
      ['inhaler', 'noSpeech'],
      ['shortBreath', 'blueLips'],
      ['noSpeech', 'blueLips'],
      ['shortBreath', 'laboured'],
    ],
    { action: 'stop-emergency' },
  ),
  // A runner who cannot do what was easy lately has made no great effort.
  ...sentence(
    'breathlessness',
    [
      ['shortBreath', 'ease', 'declined'],
      ['shortBreath', 'housework'],
    ],
    { unless: ['laugh', 'feeling'] },
  ),
  ...note(
    'breathlessness',
    [
      ['inhaler', 'noRelief', 'shortBreath'],
      ['inhaler', 'noRelief', 'noSpeech'],
      ['inhaler', 'noRelief', 'laboured'],
      ['inhaler', 'noRelief', 'blueLips'],
    ],
    { action: 'stop-emergency' },
  ),
  // It came lately, and not with an effort.
  ...sentence('breathlessness', [['shortBreath', 'newly', 'declined']], {
    unless: ['effort', 'feeling', 'laugh'],
  }),
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
      ['hives', 'throat', 'simile'],
      ['allergen', 'hives', ['lipsTongue', 'simile']],
      ['allergen', 'hives', 'lipsTongue'],
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
  // What is felt in the chest is no fault of a device.
  ...sentence(
    'palpitations',
    [
      [['heartItself', 'heartFeel']],
      [['heartItself', 'simile'], 'rest', 'heartFeel'],
      [['beat', 'irregular'], 'dizzy'],
      [['beat', 'racing'], 'rest', 'dizzy'],
      ['fastPulse', 'rest', 'dizzy'],
    ],
    { unless: ['feeling', 'laugh'] },
  ),
  ...sentence('palpitations', [['fastPulse', 'dizzy']], {
    unless: ['feeling', 'laugh', 'effort'],
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
  ...sentence('rhabdomyolysis', [[['urine', 'dark']], ['urine', 'drinkColour']], {
    unless: ['harmlessCause'],
  }),
  ...note('hypoglycemia', [
    ['insulin', 'lowSugarSign', 'lowSugarSign'],
    ['insulin', 'lost'],
  ]),
  ...note('hypoglycemia', [['insulin', 'hardToWake']]),
  ...sentence('hypoglycemia', [['lowReading']], { unless: ['harmlessCause'] }),
  ...note('ketoacidosis', [
    ['ketoSign', 'thirstSign'],
    ['ketoSign', 'vomit'],
    ['ketoSign', 'shortBreath'],
    ['ketoSign', 'insulin'],
    ['thirstSign', 'weesOften', 'lostWeight'],
  ]),
  ...note('pregnancy-warning', [
    ['pregnant', ['underwear', 'redThere']],
    ['weeksAlong', ['underwear', 'redThere'], 'bellyTight'],
    ['weeksAlong', 'babyStill'],
    ['weeksAlong', 'bellyTight', 'waters'],
    ['weeksAlong', 'bleeds', 'bellyTight'],
  ]),
  ...sentence('bleeding', [[['stool', 'tar']]], { unless: ['harmlessCause', 'laugh'] }),
  ...note('pregnancy-warning', [
    ['pregnant', 'bleeds'],
    ['pregnant', 'waters'],
    ['pregnant', 'bellyTight'],
    ['pregnant', 'babyStill'],
    ['pregnant', 'faint'],
    ['pregnant', ['chest', 'bad']],
  ]),
  ...sentence('bleeding', [[['blood', 'expelled']]], { unless: ['laugh', 'skin'] }),
  ...sentence('bleeding', [[['coughAct', 'redSeen']], ['coughAct', 'redSeen', 'underwear']], {
    unless: ['laugh', 'skin', 'harmlessCause'],
  }),
  ...sentence('bleeding', [
    ['vomit', 'coffeeGrounds'],
    ['expelled', 'coffeeGrounds'],
    ['pinkFoam'],
  ]),
  ...sentence('dvt', [
    [['calf', 'swollen'], 'warm'],
    [['calf', 'swollen'], 'bad'],
    ['calf', 'swollen', 'warm'],
    ['calf', 'swollen', 'stasis'],
    [['calf', 'bad'], 'warm', 'stasis'],
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
  ...sentence('eating-disorder', [['ateMore', 'burnOff', 'compulsion']], {
    unless: ['laugh', 'harmlessCause'],
  }),
  ...sentence('acute-illness', [['feverNumber']], { unless: ['weather', 'laugh'] }),
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
  ...sentence('self-harm', [['harmTool', 'skinPart', 'punish']], { unless: ['laugh'] }),
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
  ...sentence('overdose', [['repeatDose']], {
    beside: ['painkiller'],
    unless: ['harmlessCause', 'laugh'],
  }),
  ...sentence('self-harm', [['height', 'lingers', 'temptation']], { unless: ['feeling', 'laugh'] }),
  // A place to fall from, and the thought that it would be over.
  ...sentence(
    'self-harm',
    [
      ['height', 'falling', 'ending'],
      ['height', 'lingers', 'release', 'release'],
      ['water', 'falling', 'release'],
    ],
    { unless: ['feeling', 'laugh'] },
  ),
  // A farewell to the plan, beside one to things, people or life.
  ...note(
    'self-harm',
    [
      ['noMorePlan', 'height', 'falling'],
      ['noMorePlan', 'height', 'lingers'],
      ['noMorePlan', 'letter'],
      ['noMorePlan', 'giveAway', 'farewell'],
      ['letter', 'farewell'],
      ['hopeless', 'height', 'falling'],
      ['hopeless', 'height', 'lingers'],
      ['hopeless', 'notAround'],
      ['hopeless', 'letter'],
    ],
    { unless: ['laugh'] },
  ),
];

const FORCE = [
  ...sentence('abuse', [[['doer', 'force']], ['doer', 'coerced']], {
    beside: ['me'],
    unless: ['laugh'],
  }),
];

const MARKS_OF_FORCE = [
  ...note(
    'abuse',
    [
      ['bruise', 'coverStory', 'fearHome'],
      ['bruise', 'coverStory', 'doer'],
      ['bruise', 'fearHome'],
      ['violence', 'fearHome'],
      ['violence', 'bruise', 'coverStory'],
      ['doer', 'violence', 'bruise'],
    ],
    { unless: ['laugh'] },
  ),
  ...sentence('abuse', [[['doer', 'violence']]], { unless: ['laugh', 'feeling'] }),
];

const AROUND = [
  ...note(
    'lightning',
    [
      ['storm', 'stormClose', 'nowOut'],
      ['storm', 'storm', 'nowOut'],
    ],
    { unless: ['feeling'] },
  ),
  ...note(
    'danger',
    [
      ['deadlyPlace', 'stuck', 'nowOut'],
      ['deadlyPlace', 'stuck', 'failing'],
      ['lostWay', 'failing', 'failing'],
    ],
    { unless: ['feeling', 'laugh'] },
  ),
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
  ...MARKS_OF_FORCE,
  ...AROUND,
];
