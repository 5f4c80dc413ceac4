import { phrase, type IntentPhrases } from './question-phrases.ts';

const LEVEL =
  '(?:max(?:imum|imal)?|highest|peak|top|average|avg\\.?|mean|overall|total|full|resting|moving|elapsed|training|running|run)';
/** Hardly anything but a figure is meant by them. */
const FIGURE =
  '(?:heart ?rates?|hr|bpm|pulse|cadence|step (?:rate|count)|spm|stride (?:length|rate)|ground contact(?: time)?|hrv|power|watts|wattage|elevation(?: gain)?|ascent|climb(?:ing)?|vertical gain|vert|training load|load|vo2 ?-?max|vdot|calories|cals|kcal|energy)';
/** Those that are as often set as read. */
const EVERYDAY = '(?:pace|speed|distance|duration|time)';
const ANY = `(?:${LEVEL} ){0,2}(?:${FIGURE}|${EVERYDAY})`;
const LEVELED = `(?:${FIGURE}|${LEVEL} (?:${LEVEL} )?(?:${FIGURE}|${EVERYDAY})|distance|duration)`;
const NOT_TO_COME =
  '(?! ?(?:zones?\\b|range|ceiling|limit|should|would|could|can|will|shall|must|is|to|means?\\b|for (?:easy|my|the (?:next|long|half|first)|an?)\\b))';
const ABOUT_IT =
  "(?: (?:please|pls|numbers?|figures?|data|values?|stats?|readings?|reading|covered|plz|today|yesterday|then|though|there|like|again|now|currently|at the moment|(?:on|of|for|in|during) (?:this|that|the|my|today's|yesterday's)(?: (?:last|whole|latest|morning|recent))?(?: (?:run|one|session|workout|outing|training))?))*";

/** Questions in English for a single figure. */
export const FIGURE_PHRASES_EN: IntentPhrases = [
  phrase(
    'figure',
    6,
    new RegExp(
      `\\bwhat(?:'s|s| is| was| were| are|'re)? (?:my|the|that|its|today's|yesterday's|this run's) (?:\\w+ )?${ANY}\\b${NOT_TO_COME}`,
    ),
  ),
  phrase(
    'figure',
    6,
    new RegExp(`\\b(?:what|which) ${ANY} (?:did|was|were|have|had|has|do i have)\\b`),
  ),
  phrase(
    'figure',
    6,
    /\bhow (?:far|long|fast) (?:did i (?:run|go|get|take|move|jog)|was i(?! (?:sick|ill|away|off|injured))|have i (?:run|gone|been)|was (?:it|that|this|my (?:last )?(?:run|one)|the (?:run|session)|today's run|yesterday's run)(?! (?:rest|break|km))|did (?:it|that|this|the run|my run) take)\b(?!.*\bweek\b(?!end))/,
  ),
  phrase(
    'figure',
    6,
    /\bhow high (?:did|was|has|have|is|does) (?:my )?(?:heart|pulse|hr|bpm|it)\b/,
  ),
  phrase(
    'figure',
    9,
    /\bhow (?:much|many) (?:\w+ ){0,2}?(?:climb\w*|elevation|ascent|vert|calories|kcal|cals|energy|watts|power|steps|load)\b/,
  ),
  phrase(
    'figure',
    6,
    /\bhow much (?:did|have) i (?:climb|burn|ascend)\w*\b|\bburn\w* .{0,15}(?:calories|kcal|cals)\b/,
  ),
  phrase(
    'figure',
    6,
    /\bhow many (?:k|kms?|kilomet\w+|miles|minutes|hours|met(?:er|re)s|runs) (?:did|have|was) (?:i|it)\b(?!.*\bweek\b(?!end))/,
  ),
  phrase(
    'figure',
    6,
    new RegExp(
      `\\bhow(?:'s|s| is| was| has| were) (?:my|the) (?:\\w+ )?(?:${LEVEL} ){0,2}(?:${FIGURE}|${LEVEL} ${EVERYDAY})\\b(?! (?:zones?|range))`,
    ),
  ),
  phrase(
    'figure',
    6,
    new RegExp(
      `^(?:(?:and|so|ok|okay|hey|hi|coach|my|the|what about|how about|about|show|me|tell|give|please|for) ?,? )*(?:${LEVELED}|pace|speed|longest (?:run|distance))(?:(?: and|,| \\+| &| or) (?:my |the )?${ANY})*${ABOUT_IT}\\W*$`,
    ),
  ),
  phrase(
    'figure',
    6,
    new RegExp(
      `\\b(?:tell|show|give|remind) me (?:what )?(?:my|the) (?:${LEVELED}|longest run)\\b|\\b(?:know|see|have|check|tell)(?: me)? (?:what )?(?:my|the|a) (?:\\w+ )?${LEVELED}\\b${NOT_TO_COME}`,
    ),
  ),
  phrase(
    'figure',
    6,
    /\b(?:longest|furthest|farthest) (?:run|distance|one|outing|single|i(?:'ve)?|i've|distances?|lately|recently|so far|ever|this|in)\b|\b(?:ran|run|went|gone) (?:the )?(?:longest|furthest|farthest)\b/,
  ),
  phrase(
    'figure',
    6,
    /\b(?:how (?:many|much|far|long|often)|totals?|sum|add\w* up|distance|kms?|kilomet\w+|miles|mileage|volume|number of runs)\b.{0,45}\b(?:this|last|past|the|a|per|current|previous) (?:month|30 days|thirty days|28 days|four weeks|4 weeks)\b/,
  ),
  phrase(
    'figure',
    6,
    /\b(?:this|last|past|the) month(?:'?s)?(?: so far)?,? (?:\w+ )?(?:totals?|distance|mileage|kms?|volume|kilomet\w+|how (?:many|far|much))\b|\bmonthly (?:mileage|total|distance|volume|kms?|kilomet\w+)\b/,
  ),
  phrase(
    'figure',
    6,
    /\b(?:which|what) (?:heart ?rate |hr )?zones? (?:was|were|did|have|had|am|do) |\btime (?:spent )?in (?:\w+ )?zones?\b|\bzones? (?:distribution|breakdown|time|shares?)\b|\bhow (?:long|much)\b.{0,30}\bin (?:the )?(?:\w+ )?zones?\b|\b(?:was|were) (?:i|it|that|my \w+)\b.{0,20}\bin zone\b/,
  ),
  phrase(
    'figure',
    -30,
    /\b(?:should|shall|must|would|next|tomorrow|tmrw|why|how come|reason|target|goal|ideal|optimal|recommended|predict\w*|compare\w*|versus|improv\w*|fitter|first|second (?:half|km|rep)|last (?:\d+|km|k|mile|rep|lap|half|interval|part|bit|kilomet\w+)|each|every|per (?:km|kilomet\w+|mile)|fastest|slowest|slow(?:ed|ing)? down|(?:easy|threshold|tempo|interval|marathon|race|right) pace|sleep|slept|asleep|shoes?|ready|going to be|how much (?:faster|slower|better|longer)|formula|should(?:n't)?)\b|\b(?:km|rep|lap|mile|interval|split|kilomet\w+) ?(?:number )?#?\d|\b\d+(?:st|nd|rd|th)\b/,
  ),
  phrase(
    'figure',
    6,
    new RegExp(
      `\\bwhat (?:did|does|has|do) (?:my|the) (?:${LEVEL} )?(?:${FIGURE}|${EVERYDAY}) |\\b(?:is there|are there|any|got|do i have|did i have) (?:an? |any |some )?(?:${LEVEL} )?${FIGURE} ?(?:figures?|values?|numbers?|data|readings?|stats?|\\W*$)`,
    ),
  ),
];
