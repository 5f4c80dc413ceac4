import { DESPAIR_EN, DESPAIR_INNOCENT_EN } from './despair-phrases.ts';
import {
  ARM_OR_JAW_SIGN,
  CHEST_SIGN,
  NO_BREATH,
  NOT_THE_HEART,
  SHOULDER_OR_BACK,
  SPREADING_UP,
} from './signs/chest-signs.ts';
import { DESPAIR_NET_EN } from './signs/despair-net.ts';
import {
  BLACKED_OUT,
  BONE_SIGN,
  BREATH_AT_REST,
  BREATHLESS_AT_EASE,
  COLA_URINE,
  DISORDERED_EATING,
  EARLY_LABOUR,
  EATS_FOR_OTHER_REASONS,
  HARD_EFFORT,
  HEAT_STROKE_SIGNS,
  IRREGULAR_BEAT,
  LACKS_BREATH,
  NAMED_ARRHYTHMIA,
  NOT_THE_RHYTHM,
  NOT_WATER,
  PROLAPSE,
  SPINE_SIGNS,
  STROKE_SIGNS,
  TOO_MUCH_WATER,
  UNBORN_STILL,
} from './signs/grave-signs.ts';
import type { RedFlagPhrases, RedFlagRule } from './red-flag.ts';

const PAIN = /\b(pains?|painful|aches?|aching|ached|hurts?|hurting|sore|tender)\b/;
const PREGNANT =
  /\b(pregnan\w+|preg(g(o|ers))?|(first|second|third) trimester|expecting (a baby|a child|twins))\b|\bi'?m expecting(?= *(?:$|, ))|\btwo (?:\w+ )?lines on (?:the|my|a) (?:\w+ )?test\b|\bpositive (?:preg\w*|home) test\b|\bbfp\b/;
const PREGNANT_ANYWHERE = new RegExp(
  `${PREGNANT.source}|妊娠|妊婦|[怀懷]孕|孕期|mang thai|có (?:bầu|thai)|tuần thai`,
);
const BREATHLESS =
  /\b(breathless\w*|winded|short(ness)? of breath|out of breath|(can'?t|cannot|could ?n[o']?t) (breathe|catch my breath)|(struggl|fight)\w+ (to breathe|for (air|breath))|gasping|wheez\w+)/;
const DRANK_MUCH =
  /\b(drank|drunk|drinking|downed)\b.{0,30}\b(a lot|lots|so much|too much|tons|loads|lit(er|re)s?|bottles|gallons?|every (aid )?station)\b/;
const ALCOHOL =
  /\b(beers?|wine|alcohol|party|hang ?over|hungover|whisk(e)?y|sake|cocktails?|pub|last night)\b/;

const one = (category: RedFlagRule['category'], said: RegExp, unless?: RegExp): RedFlagRule => ({
  category,
  every: [said],
  within: 'sentence',
  ...(unless ? { unless } : {}),
});

/** What is read whatever language a runner writes: place and feeling are often of two. */
const inAnyLanguage: readonly RedFlagRule[] = [
  one('cardiac', CHEST_SIGN, NOT_THE_HEART),
  one('cardiac', ARM_OR_JAW_SIGN),
  one('cardiac', SPREADING_UP),
  { category: 'cardiac', every: [SHOULDER_OR_BACK, NO_BREATH], within: 'sentence' },
  one('heat-stroke', HEAT_STROKE_SIGNS),
  one('hyponatremia', TOO_MUCH_WATER, NOT_WATER),
  one('neurological', STROKE_SIGNS),
  one('neurological', SPINE_SIGNS),
  one('syncope', BLACKED_OUT),
  { category: 'pregnancy-warning', every: [PREGNANT_ANYWHERE, UNBORN_STILL], within: 'note' },
  one('pregnancy-warning', EARLY_LABOUR),
  one('warning-sign', PROLAPSE),
  one('palpitations', IRREGULAR_BEAT, NOT_THE_RHYTHM),
  one('palpitations', NAMED_ARRHYTHMIA),
  one('breathlessness', BREATHLESS_AT_EASE, HARD_EFFORT),
  { category: 'breathlessness', every: [LACKS_BREATH, BREATH_AT_REST], within: 'sentence' },
  one('rhabdomyolysis', COLA_URINE),
  one('bone-stress-injury', BONE_SIGN),
  one('eating-disorder', DISORDERED_EATING, EATS_FOR_OTHER_REASONS),
];

const rules: readonly RedFlagRule[] = [
  ...inAnyLanguage,
  one('self-harm', DESPAIR_EN),
  one('self-harm', DESPAIR_NET_EN),
  one(
    'cardiac',
    /\bchest[- ]?pains?\b|\bchest (pressure|tightness|discomfort|heaviness)\b|\btight chest\b|\bchest (is )?(so |really |very |a bit |bit |still )*tight\b|\bchest (feels?|felt|feeling|is|was) (\w+ )?(weird|strange|funny|odd|off|wrong|uncomfortable)\b/,
  ),
  one(
    'cardiac',
    /\b(pains?|pressure|tightness|tight feeling|heaviness|squeezing|crushing|discomfort|stabbing)\b.{0,25}\b(in|on|across|over|around|behind|near|by) (my |the )?(left )?(chest|breastbone|sternum|heart)\b/,
  ),
  one(
    'cardiac',
    /\b(hurts?|hurting|pains?|ach(e[sd]?|ing)|burn(s|ed|ing)?|sore(ness)?)\b.{0,12}\b(in|across|inside|behind) (my |the )?(\w+ (side|part|middle) of (my |the )?)?(left )?chest\b|\b(aching|sore|painful|burning|hurting) chest\b(?! (muscles?|press|day|from|after))|\bchest(( is| was| feels| felt| has been| keeps| kept|'s)( \w+)?)? (burning|burns|burned|killing me|sore|on fire|stabbing)\b(?! (from|after) (the |my |yesterday'?s )?(push|bench|gym|weights|press|swim|lift|strength))/,
  ),
  one(
    'cardiac',
    /\bchest (\w+ )?(hurts?|hurting|ached?|aches|aching|(was|is|felt|feels|got|went|became|feelin[g']?) (\w+ ){0,5}(tight|heavy|painful|squeezed|crushed))\b/,
  ),
  one(
    'cardiac',
    /\b(elephant|weight|brick|vi[cs]e|sitting|sat|standing|pressing|pushing)\b.{0,25}\b(on|around|across) my chest\b|\b(my|the) heart (really |still |sometimes )?(hurts?|ache[sd]?|is (hurting|aching)|was (hurting|aching))\b|\bleft arm\b.{0,12}\b(numb|tingl\w+|heavy)\b|\b(jaw|left arm) (pain|ache[sd]?|hurts?|hurt)\b|\bjaw (is|was) (\w+ )?(aching|hurting)\b|\bpains?\b.{0,25}\b(jaw|left arm)\b|\bpain (down|radiat\w+|spread\w+|shoot\w+|going|into)\b.{0,15}\barms?\b|\bheart attack\b/,
  ),
  one('heat-stroke', /\b(i (have|had|got)|got|possible|signs of|think) (a )?heat ?stroke\b/),
  {
    category: 'heat-stroke',
    every: [
      /\b(confused|confusion|disorient\w+|delirious|incoherent|hallucinat\w+|(stopped|no longer) sweating|collapsed|stagger\w+|slurr\w+|did ?n[o']?t know where i was)\b/,
      /\b(heat|hot|hottest|sun|humid\w*|overheat\w*|burning up|body temperature)\b/,
    ],
    within: 'note',
    unless:
      /\bconfused (about|by|with|at) |\bcollapsed (on|onto|in|into) (the |my )?(sofa|couch|bed|chair)\b/,
  },
  {
    category: 'hyponatremia',
    every: [
      DRANK_MUCH,
      /\b(headaches?|vomit\w*|threw up|throwing up|nause\w+|confus\w+|(swollen|puffy) (hands?|fingers?|feet|face)|(hands?|fingers?|feet|face) (are |were |got )?(swollen|puffy|swelled))\b/,
    ],
    within: 'note',
    unless: ALCOHOL,
  },
  one(
    'neurological',
    /\b(slurred speech|(face|one side|left side|right side|half of my (body|face))\b.{0,20}\b(numb\w*|weak\w*|droop\w*|paraly\w+)|(numb\w*|weakness)\b.{0,20}\b(face|one side|left side|right side)|sudden(ly)?\b.{0,20}\b(numbness|weakness|could ?n[o']?t (see|speak|move)|lost (my )?(vision|sight|speech))|double vision|lost (my )?(vision|sight)|lost control of my (bladder|bowels?))\b/,
  ),
  one(
    'head-injury',
    /\b(hit|banged|bumped|smacked|cracked|landed on) (my )?head\b(?! ?(wind|first|on\b(?! (the|a|my|some)\b)))|\bconcuss\w+|\bhead injury\b|\bknocked (out cold|unconscious)\b/,
  ),
  one(
    'syncope',
    /\b(was|fell|went|became|got|lay|found|been|knocked|lying) (\w+ )?unconscious\b|\b(was|went|out) out cold\b|\bout cold for\b|\bknocked out for\b|\bi (\w+ly |often |always |sometimes |just )?faint\b(?! of)|\bfainted\b|\b(going|about) to (faint|pass out|black out)\b|\b(felt|feeling|feel|nearly|almost) faint(ing|ed)?\b|\bfainting\b|\b(pass(ed|ing)?) out\b(?! (the |some )?(water|gels?|medals?|bottles?|food|flyers))|\bblack(ed|ing) out\b|\b(lost|losing|loss of) consciousness\b|\b(everything|(my )?(vision|sight)) went (black|dark|white)\b|\bnext thing (i knew )?(i was|i'?m) on the (ground|floor)\b|\b(woke up|came to|came round) on the (ground|floor|track|road|grass|pavement|trail|treadmill)\b|\bcollapsed\b(?! (on|onto|in|into) (the |my )?(sofa|couch|bed|chair))|\bdizzy\b.{0,30}\b(had to|needed to) (sit|lie)\b/,
    /\b(screen|watch|phone|display)\b/,
  ),
  {
    category: 'pregnancy-warning',
    every: [
      PREGNANT,
      /\b(bleed\w*|spotting|blood|fluid|leak\w*|waters? broke|contractions?|dizz\w+|light-?headed|headaches?|breathless\w*|short(ness)? of breath|calf|calves|weak\w*|faint\w*)\b/,
    ],
    within: 'note',
  },
  {
    category: 'dvt',
    every: [/\b(calf|calves|lower leg|one leg)\b/, /\b(swollen|swelling|swelled)\b/, BREATHLESS],
    within: 'note',
    action: 'stop-emergency',
  },
  {
    category: 'dvt',
    every: [
      /\b(calf|calves|lower leg|one leg)\b/,
      /\b(swollen|swelling|swelled|hot to (the )?touch|warm to (the )?touch|warm and (painful|tender|sore)|red and (painful|tender|sore))\b/,
    ],
    within: 'sentence',
  },
  one(
    'dvt',
    /\b(?:one|left|right) (?:calf|leg|ankle)\b.{0,16}\b(?:twice the size|(?:much |way )?(?:bigger|fatter|thicker) than the other|ballooned|blown up)\b/,
  ),
  one('dvt', /\b(blood clot|deep vein thrombosis|dvt)\b/),
  one('palpitations', /\bpalpitations?\b/),
  one(
    'palpitations',
    /\b(heart|heart ?beat|heart ?rate|pulse)\b.{0,30}\b(irregular(ly)?|erratic(ally)?|flutter\w*|skip(s|ped|ping)? (a |some )?beats?)\b|\bheart( \w+)? skip(s|ped|ping)\b|\b(irregular|erratic|skipped|skipping|fluttering|missed) (heart ?beats?|heart|pulse|beats)\b/,
    /\b(strap|sensor|monitor|optical|readings?|data|graph|watch|battery)\b/,
  ),
  one(
    'palpitations',
    /\bheart\b.{0,20}\b(rac(?:es|ing)|pound(?:s|ing)|hammer(?:s|ing)|out of my chest)\b.{0,30}\b(at rest|at night|resting|in bed|lying|sitting|for no reason|would ?n[o']?t (slow|calm|settle|stop|come down)|for (an|half an|\d+|several|two|three) hours?|(after|since) i (had )?(stopped|sat|lay))\b/,
  ),
  {
    category: 'breathlessness',
    every: [
      BREATHLESS,
      /\b(easy|slow(ly|est)?|walk\w*|jog\w*|at rest|warm-?up|stairs|unusual\w*|strange\w*|sudden\w*|for no reason|out of nowhere|never before|worse than)\b/,
    ],
    within: 'sentence',
    unless: /\b(interval|repetition|rep|race|sprint|hill|tempo|finish|climb)\w*\b/,
  },
  one(
    'dizziness',
    /\b(dizzy|dizziness|light[- ]?headed\w*|woozy|vertigo)\b|\b(room|everything|head) (was|is|started|kept|keeps) spinning\b/,
  ),
  one(
    'rhabdomyolysis',
    /\b(dark|brown|cola|coke|tea|red|black|bloody)(-| )?(colou?red )?(urine|pee|wee|piss)\b|\b(urine|pee|wee|piss)\b.{0,20}\b(dark(?! yellow)|brown|red|black|cola|coke)\b|\bblood in (my |the )?(urine|pee|wee|piss)\b|\bpee(d|ing)? blood\b|\bblood when i (pee|urinate)\b/,
  ),
  one(
    'bleeding',
    /\b(cough\w*|spit(ting)?|spat|vomit\w*|threw|throw(ing)?|puk\w+|poop\w*|shit\w*)( \w+){0,4} blood\b(?! (?:sugar|pressure|test|donat\w+|work|oxygen))|\bpass(ed|ing)? (?:(?:some|fresh|a bit of|a little|bright|red) )*blood\b(?! (?:sugar|pressure|test|donat\w+|work|oxygen|check))|\bblood\b(?!, sweat).{0,16}\b(stools?|poops?|poo|shit|fa?eces|vomit|sputum|phlegm|spit)\b|\bbloody (diarrh\w+|stools?|poops?|poo|vomit|phlegm|sputum)\b|\brectal bleeding\b/,
  ),
  one(
    'reds',
    /\b(miss(ed|ing)?|lost|skipped|no|not had|have ?n[o']?t (had|got|gotten)|has ?n[o']?t come)\b.{0,20}\b(my|a|menstrual|any|three|four|last) periods?\b|\bno periods?\b.{0,20}\b(for|since|in)\b|\bperiods?\b.{0,20}\b(stopped|absent|disappeared|has ?n[o']?t come)\b|\bamenorrh\w+|\b(low|no|lost my) (libido|sex drive)\b|\bunintentional weight loss\b|\blos(ing|t) weight without (trying|meaning|wanting)\b|\b(another|second|third|fourth|repeated|recurring|keep getting) (stress fractures?|bone injur\w+)\b/,
    /\b(rest|recovery|work|training|warm-?up|base|taper|time) periods?\b/,
  ),
  {
    category: 'bone-stress-injury-high-risk',
    every: [
      /\b(groin|hips?|femoral neck)\b/,
      PAIN,
      /\b(deep|worse|worsen\w*|grow\w*|increas\w+|limp\w*|every run|hop(ping)?|bear weight|at night|night|at rest|woke me|wakes me)\b/,
    ],
    within: 'sentence',
  },
  one(
    'bone-stress-injury',
    /\bstress (fractures?|reaction)\b|\bbone (pain|stress|hurts?|is (sore|tender))\b|\bhurts? (when i|to|if i) hop\b/,
    /\b(old|previous|last year|years? ago|recovered|healed|since my|after my|back from)\b/,
  ),
  {
    category: 'bone-stress-injury',
    every: [
      /\b(shins?|tibia|fibula|foot|feet|metatarsals?|heel|navicular|femur|thigh ?bone|sacrum|pelvis|ankle|knee|bone)\b/,
      PAIN,
      /\b(pin ?point|(one|single|exact|same) spot|to (the )?touch|press(ing)?|hop(ping)?|at night|at rest|wakes me|woke me|limp(ed|ing|s)?|bear weight|even (when )?walking|can'?t walk)\b/,
    ],
    within: 'sentence',
  },
  one(
    'eating-disorder',
    /\b(eating disorder|anorexi\w+|bulimi\w+|starv(e|ing) myself|(make|making|made) myself (sick|vomit|throw up)|(only|just) (eat|ate|eating) (\w+ )?[1-9]\d{2} (k?cal|calories)|skip(ping)? meals to (be|get|stay|become|lose)|purg(e|ing)|(afraid|scared) (to eat|of eating))\b/,
  ),
  one(
    'acute-illness',
    /\b(fever\w*|high temperature|(have|had|got|running|with) a (slight |bit of a )?temperature(?! of)|temp(erature)?( (of|is|was|at|hit|still|up to|around))? (37\.[5-9]|3[89]|4[01])|(have|got) flu(?! (?:jab|shot|vaccin\w*|booster))|flu since|(running|got|have|bit of) a temp\b(?! (?:of (?:[0-9]|[12][0-9])\b|run|job))|influenza|the flu|covid|chest infection|pneumonia|bronchitis)\b/,
    /\bmy (?:\w+ )*(?:son|daughter|kids?|child|children|boy|girl|toddler|baby)\b(?!.*\b(?:i|me|myself)\b)|\b(cabin|race|marathon|hay|running|spring) fever\b|\b(weeks|months|years?) ago\b|\blast (month|year|spring|summer|autumn|fall|winter)\b|\b(flu|covid) (shot|jab|vaccin\w*|booster|test)\b|\b(recover\w*|since|after|over|post|back) ?-?(from )?(my |the |a |having )?(fever|flu|covid|pneumonia|bronchitis|chest infection)\b|đã khỏi|khỏi covid|sau covid|hồi phục|tiêm|vắc/,
  ),
  one('pregnancy-general', PREGNANT),
];

/** Conditions that people ask about beforehand. */
const CONDITION =
  '(?:heart attacks?|strokes?|heat ?strokes?|stress (?:fractures?|reactions?)|dvt|blood clots?|concussions?|rhabdo\\w*|hyponatr\\w+|eating disorders?|pneumonia|suicid\\w+|fainting|palpitations?|pregnancy)';
/** Phrases that only sound like a sign: things, figures of speech, questions ahead, charities and works of art. */
const INNOCENT = [
  DESPAIR_INNOCENT_EN,
  /\bchest[- ](straps?|belts?|rub\w*|chaf\w+|day|press(?:es|ing)?(?! (?:pain|feeling|sensation))|bands?)\b|\bheart[- ]?break\w*|\b(nearly|almost|gave me|give me)( had)? a heart attack\b|\bheart attack hill\b|\bpregnant pause\b|\bfaint of heart\b/
    .source,
  `\\bwhat (?:are|is|were) (?:the )?(?:\\w+ )?(?:signs?|symptoms?|causes?) of (?:an? )?${CONDITION}|\\bhow (?:do|can|should|to) (?:i |we |you |one )?(?:best )?(?:prevent|avoid|spot|recogni[sz]e|treat) (?:an? )?${CONDITION}|\\b(?:prevent(?:ing|ion of)?|avoid(?:ing)?) (?:an? )?${CONDITION}`,
  '\\b(?:lost|losing|lose) (?:\\w+ ){1,4}to suicide\\b|\\bsuicid(?:e|al)[- ](?:prevention|awareness|charit\\w+|squad|bomb\\w*|rates?)\\b|\\b(?:film|movie|documentary|book|novel|show|series|article|podcast|talk|song)s? (?:about|on) (?:an? )?(?:\\w+ ){0,2}suicid\\w+',
  '\\b(?:song|track|album|film|movie|book|novel|band|episode|playlist|show)s?(?: \\w+){0,2} ["“\'][^"”\'\\n]{1,60}["”\']|["“][^"”\\n]{1,60}["”] (?:came on|is (?:a|the|my) (?:\\w+ )?(?:song|track|album|film|movie))',
  '\\bconsciousness of (?:time|space|self)\\b|\\b(?:lost|losing) consciousness of\\b|\\bpass(?:ed|ing)? out (?:when i saw (?:the|my|that|his|her)|at the (?:price|cost|bill)|laughing|from (?:laughing|laughter|boredom)|of boredom|on the (?:sofa|couch|bed))',
  '\\bhead[- ]?(?:torch|lamp|light|band|phones)(?:e?s)?\\b|\\bhearts? skip(?:s|ped)? a beat (?:when (?:she|he|they|you|we|i (?:saw|heard|crossed|read))|at the (?:sight|view))|\\bhit my head[- ]?(?:torch|lamp|light|band|phones)\\b',
  "(?<!\\b(?:i'?m|am|as) an? )\\bpregnant (?:sister|wife|friend|partner|colleague|client|daughter|cousin|wom[ae]n|lad(?:y|ies)|runners?)\\b",
].join('|');

const ADULT =
  '(?:wife|husband|partner|girlfriend|boyfriend|friend|mate|buddy|sister|brother|mother|father|mum|mom|dad|colleague|co-?worker|dog|pacer|guy|man|woman|lady|girl|boy|dude|bloke|fella|runner|athlete|stranger|grand?(?:pa|ma|dad|father|mother)|gran|nan|uncle|aunt|cousin|nephew|niece|boss|neighbou?r|coach|team ?mate|room ?mate|flat ?mate|club ?mate|teacher|volunteer|spectator)';
const SOMEBODY = `(?:(?:my|an?|another|the|our|some|one|this|that) (?:(?:old|best|running|training|other|poor|fellow|young|older|local|famous|elderly|pro|late|few) )*${ADULT}s?|(?:the |my )?(?:kids|children)|(?:grand?(?:pa|ma|dad|mum|mom)|gran|nana?|nan|mum|mom|dad)(?= (?:had|has|was|got|is|passed|collapsed|fainted))|someone|somebody|people|he|she|they)`;
const BESIDE_ME =
  '(?: (?:\\w+ )?(?:(?:next to|in front of|behind|beside|near|ahead of|close to|right by) me|(?:from|in|at|on) (?:my|our) \\w+))?';
const REPORTED =
  '(?:saw|seen|seeing|watch(?:ed|ing)|heard(?: that| how| of| about)?|stor(?:y|ies) (?:about|of)|(?:read|news|film|movie|documentary|podcast) (?:about|of|that|where)|told (?:us|me) (?:that|how|about)|helped)';

export const RED_FLAG_PHRASES_EN: RedFlagPhrases = {
  rules,
  innocent: new RegExp(INNOCENT, 'g'),
  // "No more …" is not a denial: it was there.
  denialBefore:
    /(?:\b(?:no|without|zero|never|free of|denies|nor|neither|not|didnt|dont|havent|hadnt|wasnt|isnt)|(?<!can|could)n't)(?: (?:have|had|having|feel|felt|feeling|get|got|getting|notice|noticed|experience|experienced|been|really|even|any|signs?|of|hint|trace|an?|the|my|further|real|actual))* $/,
  denialAfter:
    /^( \w+){0,2} (was ?n[o']?t|is ?n[o']?t|are ?n[o']?t|were ?n[o']?t) (there|present|an issue|a problem)\b/,
  // A child of the runner's is not somebody else: its sign is answered as one.
  someoneElse: new RegExp(
    `^ ?(?:(?:then|and|because|when|while|today|yesterday|so|but|after|also|poor) )*${SOMEBODY}\\b${BESIDE_ME}(?!.*\\b(?:i|me|myself|my)\\b)|\\b${REPORTED} (?:that )?${SOMEBODY}\\b${BESIDE_ME}(?!.*\\b(?:i|me|myself|my)\\b)(?!.*\\band $)`,
  ),
};
