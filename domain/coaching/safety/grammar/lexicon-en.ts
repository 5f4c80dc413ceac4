import type { Lexicon } from './concept.ts';

const BODY_OTHER =
  'knees?|shins?|calf|calves|foot|feet|ankles?|hamstrings?|quads?|achilles|toes?|thighs?|legs?|glutes?|stomach|belly|tummy|gut|lower back|nipples?|blisters?|hips?|groin|heels?';
const MANY =
  '(?:[89]|[1-9]\\d\\d?|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?(?: or so| odd| something)?';
const PILL =
  '(?:pills?|tablets?|tabs|capsules?|caplets?|ibuprofens?|advils?|nurofens?|paracetamols?|tylenols?|aspirins?|naproxens?|aleves?|pain ?killers?|co-?codamols?|sleeping pills?|anti-?inflammator(?:y|ies)|diclofenacs?|panadols?|meds)';
const NUMBER_OF_DAYS = '(?:\\d+|two|three|four|five|several|a few|a couple of)';

/** English; bounded by `\b` on both sides. */
export const LEXICON_EN: Lexicon = {
  chest:
    'chest|breast ?bone|sternum|rib ?cage|behind (?:my |the )?ribs|thorax|pecs? area|left boob|left breast',
  heart: 'my heart|the heart|ticker|heart area|heart region',
  radiation:
    'left (?:arm|shoulder|hand|elbow|wrist)s?|both arms|jaws?|jawline|(?:lower|back|bottom) teeth|teeth|molars?|between (?:my |the )?shoulder ?blades?',
  head: '(?<!arrow)head|skull|noggin|temples?|forehead|back of (?:my|the) head|face first|headfirst|bonce',
  boneSpot:
    'shins?|shin ?bones?|tibias?|fibulas?|top of (?:my |the )?(?:foot|feet)|metatarsals?|heel ?bones?|heels?|navicular|femurs?|thigh ?bones?|sacrum|pelvis|pelvic bone|midfoot|mid foot|instep|bones?|second toe|ball of (?:my |the )?foot|foot|ankle ?bone',
  hip: 'groins?|hips?|hip joint|hip crease|front of (?:my |the )?hip|femoral neck',
  calf: 'calf|calves|lower leg|one leg|left leg|right leg',
  urine: 'urine|pee|peed|peeing|wee|weed|piss|pissed|pissing|widdle|water i passed|toilet bowl',
  otherPart: BODY_OTHER,
  bad: 'pains?|painful|hurt|hurts|hurting|aches?|ached|aching|achy|achey|tight\\w*|pressure|pressing|discomfort|uncomfortable|heavy|heaviness|burn|burns|burned|burning|stab|stabs|stabbing|stabbed|sharp|sore|cramp\\w*|twinges?|niggles?|tender|throb\\w*|constricted|clamped|clamp|clamping|spasm\\w*|agony|killing me|ouch|owie|dull|scream\\w*|screams|excruciating|wringing|wrung',
  crush:
    'squeez\\w+|crush\\w*|clench\\w*|gripp?ed|gripping|grips|grabb?ed|grabbing|constrict\\w*|strangl\\w+|clamp\\w*|elephant|anvil|truck|lorry|brick|bricks|weight|vice|vise|concrete|boulder|rock|belt|band|strap(?:ped)? (?:round|around)|fist|(?:some(?:one|body|thing)(?:.s| is| was)?|like a \\w+) (?:is |was )?(?:parked|sat|sitting|standing|stood|kneeling|pressing|pushing|squeezing|tightening|stepping|stamping)|parked|kneeling|squashed|squished|wring\\w*|wrung|tourniquet|corset|cling ?film|screw(?:ed|ing)? tight|caught in (?:a|the)|trapped|pinched|jammed|slammed|nutcracker|press(?:ed)? flat',
  numb: 'numb|numbness|tingl\\w+|pins and needles|dead feeling|went dead|gone dead|fuzzy',
  powerless:
    'weak|weakness|limp|paraly[sz]ed|droop\\w*|dropp(?:ed|ing)|sagg\\w*|sags|(?:can.?t|couldn.?t|can not|cannot|could not|unable to|won.?t|wouldn.?t|not able to) (?:\\w+ )?(?:lift|raise|move|grip|hold|feel|use)|no strength|lopsided|crooked|went (?:slack|floppy)|floppy',
  swollen:
    'swoll?en|swells?|swelled|swelling|puff(?:y|ed|ing|s)?(?: up)?|ballooned|ballooning|blown up|blew up|twice (?:the|its|their) (?:usual |normal )?size|bigger than the other|like (?:a )?sausages?|fat(?:ter)?|(?:rings?|watch|wedding ring) (?:do ?n.?t|does ?n.?t|won.?t|wouldn.?t|would not|no longer|is stuck|are stuck|got stuck)(?: \\w+){0,2}|(?:feels?|felt|got|gone|going|getting|is|too) (?:too |really |so |all )?(?:big|thick|huge|enormous|fat)|like (?:balloons?|sausages?|golf balls?)|(?:size of a \\w+ ball)',
  warm: 'warm|hot|red|reddened|heat(?:ed)?',
  hit: 'hit(?! (?:my|the|a|our) (?:goal|target|pace|time|split|wall|nail|pb|road|shower|shops?|gym))|hits|hitting|bang(?:ed|ing)?|bump(?:ed)?|smack(?:ed|ing)?|crack(?:ed|ing)?|whack(?:ed)?|knock(?:ed)?|slam(?:med)?|bash(?:ed)?|landed|bounced|clonk(?:ed)?|clobber\\w*|thump(?:ed)?|struck|kerb|curb|bashed|conked|met (?:the|a) (?:kerb|curb|ground|pavement|floor|wall|tree|post|branch|rock|tarmac)|into (?:the|a) (?:kerb|curb|lamp ?post|tree|wall|branch|post|door|pole)|against (?:the|a) \\w+|off (?:the|a) (?:kerb|curb|pavement|ground|floor|wall|rock)',
  spreads:
    'radiat\\w+|spread\\w*|shoot\\w*|shot|travel\\w*|creep\\w*|crept|goes (?:up|down|into|to|through)|going (?:up|down|into|to|through)|went (?:up|down|into|to|through)|runs? (?:up|down|into)|into|down to|up to|all the way|right through',
  coldSweat:
    'cold sweat\\w*|sweating cold|clammy|sweat(?:ing|ed|y) (?:like mad )?(?:at rest|for no reason)|breaking out in (?:a )?sweat|ashen|gr[ea]y in the face|went (?:white|pale|gr[ea]y) as',
  dark: '(?:like|colou?r of|looks?|looked|was|is|went|turned|basically|literally|as) (?:\\w+ ){0,4}?(?:cola|coke|coca-?cola|pepsi|coffee|tea|rust|guinness|stout|dark|maroon|port|iodine|wine|blood|bloody|brown|red|black|pink|treacle|molasses|soy sauce|mahogany)|(?:cola|coke|coffee|tea|rust|guinness|wine|brown|red|dark|black|bloody|pink|mahogany|rooibos)(?:ish)?[- ]?(?:colou?red)?|rusty|brownish|dark brown',
  pinpoint:
    'one (?:single |exact |specific |particular |tiny |little |small |sore )?(?:spot|point|place)|single (?:spot|point)|(?:same|exact|specific|particular|tiny|certain|precise) (?:spot|point)|(?:coin|thumb|penny|dime|finger|quarter|fingertip)[- ]?(?:sized?|wide|print)?|pinpoint|to (?:the )?touch|when i (?:press|touch|poke|prod|push|tap)|(?:press|poke|prod|tap|push|touch)(?:ing|es|ed)? (?:on |at )?(?:it|that|the|there|here|with)|hop|hopping|hopped|at night|overnight|in bed|wakes? me|woke me|keeps me (?:up|awake)|at rest|(?:even )?when i.?m (?:resting|sitting|lying)|when (?:resting|sitting|lying)|limp|limping|limped|hobbl\\w+|(?:can.?t|cannot|couldn.?t|can not|unable to) (?:\\w+ )?(?:walk|put (?:any )?weight|bear weight|stand|load)|weight on (?:it|that)|bear weight|lie (?:down|in bed)|lying (?:down|in bed|still)|even walking|every step',
  faint:
    'faint|fainted|fainting|faints|pass(?:ed|ing|es)? (?:right |clean |straight )?out|black(?:ed|ing|s)? (?:right )?out|(?:lost|lose|losing|loss of) consciousness|unconscious|keel(?:ed|ing|s)? over|out cold|lights (?:went )?out|spark(?:ed)? out|conked out cold|swoon\\w*|unresponsive|went down like (?:a|an) \\w+|dropped like (?:a|an) \\w+',
  wake: 'next thing (?:i|that i) (?:remember|knew|know|saw|recall)|next i knew|came (?:to|round|around)|(?:woke|woken|wake|waking) (?:back )?up|opened my eyes|regained consciousness|found myself (?:lying|sprawled|flat|face ?down|on the)|coming (?:to|round)|all i (?:can )?remember (?:is|was)|one (?:second|minute|moment)\\b[^.]{0,60}\\bthe next|the next (?:second|moment|minute|thing)',
  onGround:
    '(?:on|against|in) (?:the |a |some )?(?:pavement|ground|floor|road|roadside|grass|sidewalk|tarmac|treadmill|ditch|gutter|verge|stretcher|asphalt|concrete|dirt|ambulance|medical tent|first aid tent|bushes|hedge|er|a ?& ?e)|on my back|flat on|strangers|paramedics?|medics?|ambulance|people (?:around|over|above|standing|looking|staring)|faces (?:over|above|looking)|someone (?:shaking|slapping|calling|fanning)|looking down at me|staring up',
  grey: '(?:everything|vision|sight|eyesight|world|it all|all|things|view|eyes) (?:just |suddenly |slowly |sort of |kind of |all |was |started |began )*(?:went|going|goes|turned|turning|turn|faded|fading|fade|to go|narrow(?:ed|ing)?|closed in|closing in|tunnel\\w*)(?: \\w+)?(?: to)? ?(?:gr[ea]y|white|dark|black|dim|blank|fuzzy|in|tunnel)?|tunnel vision|seeing stars|saw stars|stars in (?:front|my)|black spots|curtain came down|grey(?:ed|ing) out|gray(?:ed|ing) out|(?:nearly|almost|about to) (?:pass|black) out|sight went',
  legsFold:
    '(?:legs?|knees?) (?:just |suddenly |both |completely )*(?:folded|buckled|buckling|gave (?:way|out|in)|giving way|went (?:from under|out from|limp)|crumpled|collapsed|turned to (?:jelly|rubber))|i (?:went|dropped|sank|slid|fell|toppled|tipped|crumpled|collapsed) ?(?:down|over|to (?:the|my)|forward|sideways)?|hit the (?:deck|floor|ground)|had to (?:sit|lie) down|on the (?:ground|floor)|fell over|went down|dropped|collapsed|collapsing|crumpled|hold on to|(?:on|to|onto) my (?:knees|hands and knees|backside)|ended up on',
  memoryGap:
    '(?:no|zero|lost (?:my )?|no real) (?:memory|recollection)|(?:do|did|can|could)(?: not|n.?t|nt) (?:\\w+ )?(?:remember|recall)|blank|missing (?:minutes|time|a chunk)|memory (?:is|was|goes) (?:gone|blank)',
  lost: '(?:did|could|do|can)(?: not|n.?t|nt) (?:even |really )?(?:know|tell|remember|say|work out|recognise|recognize|figure out)(?: \\w+){0,3} (?:where|who|what (?:street|day|year|city|road|month|was going on)|my (?:own )?(?:name|address|way|wife|husband|kids?|phone|street|pin|house)|which)|confus\\w+|disorient\\w+|delirious|incoherent|hallucinat\\w+|seeing things|(?:talk|talked|talking|speak|mumbl|mutter|babbl)\\w* (?:nonsense|gibberish|rubbish|garbage|weird|funny)|made no sense|(?:wasn.?t|not|stopped) making (?:any )?sense|no idea (?:where|who|what day|how i got)|stagger\\w*|wobbl\\w+ (?:all over|like)|zigzag\\w*|weav(?:ing|ed) (?:all over|across|like)|like (?:a )?drunk|acting (?:weird|strange|odd|drunk)|out of it|blurry memory|slurr\\w+|(?:running|going|walking|ran|went) in circles|round in circles|talk\\w* (?:rubbish|nonsense|gibberish|rot|tosh|crap)|not myself|couldn.?t answer',
  speech:
    'slurr\\w+|(?:words?|speech|sentences?|talking) (?:\\w+ ){0,3}(?:wrong|slurred|jumbled|garbled|funny|mush|scrambled|gibberish|backwards|jumbly|mumbled|muddled)|(?:can.?t|couldn.?t|cannot|could not|unable to|not) (?:\\w+ )?(?:speak (?:properly|clearly)|get (?:my |the |any )?words out|find (?:the |my )?words|form (?:words|sentences)|string)|lost my speech|tongue (?:felt|feels|was) (?:thick|heavy|like)',
  sight:
    '(?:lost|lose|losing|loss of) (?:my |the )?(?:vision|sight|eyesight)|double vision|seeing double|(?:can.?t|couldn.?t|could not|cannot) see out of|blind in|went blind|(?:half|part) (?:of )?(?:my )?(?:vision|sight|view)|curtain (?:over|across|came)|worst headache (?:of|in|i)|thunderclap',
  dizzy:
    'dizzy|dizziness|light ?-?headed\\w*|woozy|vertigo|head (?:is |was )?spinning|spinning|faint|wobbly',
  seizure: 'seizures?|convuls\\w+|shaking uncontrollably|shook all over|jerking all over',
  shortBreath:
    '(?:can.?t|cannot|could ?n.?t|can not|could not|cant|couldnt|unable to|not able to|barely|hardly|struggl\\w+ to|fight\\w* to|hard to|difficult to|trouble|difficulty|never) (?:\\w+ ){0,2}?(?:breathe?|breathing|catch(?:ing)? (?:my |a )?breath|get(?:ting)? (?:my breath|(?:enough |any |a |some )?(?:air|breath|oxygen))|inhale|draw breath)|breathless\\w*|out of (?:breath|puff|air)|short(?:ness)? of breath|gasp(?:s|ed|ing)?|wheez\\w*|(?:puff|pant|huff)(?:ed|ing|s)?(?: and \\w+)?|winded|suffocat\\w*|air hunger|breath(?:ing)? (?:is |was |gets |got |so |really |very )*(?:hard|shallow|short|laboured|labored|difficult|heavy|tight|noisy|raspy|whistl\\w+)|whistl(?:e|es|ing) when i breathe|drowning (?:on|in) (?:dry|air)|breathing through a straw|no (?:air|breath)|lungs? (?:won.?t|wouldn.?t|not|feel|felt) (?:fill|expand|full|like)|chok(?:e|ing)|(?:get|catch|find|got) my (?:wind|breath|puff)(?: back)?|puffed(?: out)?|blowing (?:hard|like \\w+ \\w+)|gulping (?:for )?air|stop(?:ping|ped)? (?:to|for) (?:breathe|breath|air)|air (?:just )?(?:won.?t|wouldn.?t|isn.?t|not) (?:go|going|coming) in|(?:stop|sit|rest|pause|lean)(?: \\w+){0,8}? (?:to breathe|for breath|for air)',
  noSpeech:
    '(?:two|three|one|single|couple of|a few|2|3) words? (?:at a time|at once|between|per|before)|(?:only|just) (?:\\w+ ){0,3}(?:words|one word)|(?:can.?t|cannot|could ?n.?t|unable to|too (?:\\w+ )?to|barely|hardly) (?:\\w+ )?(?:speak|talk|say|finish|get (?:out )?(?:a|two|my)|hold a conversation)(?: \\w+){0,3}|full sentences?|whole sentences?',
  inhaler:
    'inhaler|puffer|ventolin|salbutamol|reliever|blue pump|albuterol|nebuli[sz]er|asthma(?: attack)?|asthmatic|peak flow|epipen',
  blueLips: 'lips? (?:\\w+ ){0,3}(?:blue|purple|gr[ea]y|bluish)|(?:blue|purple) lips',
  ease: '(?:easy|slow\\w*|gentle|light) (?:pace|jog\\w*|run\\w*|runs?|shuffle|walk\\w*|\\w+)|walk\\w*|stroll\\w*|stairs?|staircase|steps|floor|flight of|to the (?:kitchen|bathroom|toilet|loo|car|door|mailbox|shop)|making (?:the )?bed|brushing|dress(?:ed|ing)|tying|tie my|shower\\w*|talking|on the phone|hoover\\w*|laundry|warm ?-?up|jogg?(?:ing|ed)?|easy|out of nowhere|suddenly|all of a sudden|for no reason|never (?:been|had|before)|recovery|half my (?:usual )?pace|minimal|nothing (?:much|at all)|climb(?:ing)? (?:the |up )?(?:stairs|floor)|bending|never used to|did.?n.?t use to',
  rest: 'at rest|resting|rest|in bed|at night|asleep|in my sleep|while sleeping|lying|laying|lie down|sitting|sat (?:down|on|at|watching)|sofa|couch|bed|desk|watching|tv|telly|netflix|reading|movie|middle of the night|woke|wakes? me|doing nothing|not (?:even )?(?:doing|moving|running)|out of nowhere|for no reason|standing (?:still|in)|hours? (?:after|later)|half an hour|(?:two|three|\\d+) hours|won.?t (?:come|go|slow|settle|calm|drop)|wouldn.?t (?:come|go|slow|settle|calm|drop)|hasn.?t (?:come|gone|slowed|settled)',
  beat: 'hearts?|heart ?beats?|pulse|ticker|heart ?rate',
  irregular:
    'skip\\w*|flutter\\w*|flip\\w*|flop\\w*|somersault\\w*|stutter\\w*|irregular\\w*|erratic\\w*|uneven\\w*|miss(?:es|ed|ing)?(?: an?| some| every)?(?: \\w+)? beats?|missing beats|dropp(?:ed|ing) beats?|extra beats?|double beats?|pauses?|paused|pausing|stops? for|stopped for|all over the place|out of (?:rhythm|sync|time)|chaotic\\w*|jumpy|jumping (?:around|about|beans?)|gallop\\w*|quiver\\w*|like a (?:fish|bird|drum solo|washing machine|bag of worms)|a-?fib|arrhythmi\\w+|hiccup\\w*|off beat|weird rhythm|no rhythm|thump\\w* (?:and|then|hard|weird)\\w*|thud\\w*|back ?flips?|cartwheels?|tap ?danc\\w+|doing (?:flips|laps|the \\w+)|weird beats?|stopping and starting|stops and starts|butterfl\\w+ in my chest|dances?',
  racing:
    'rac(?:e|es|ed|ing)|pound(?:s|ed|ing)?|hammer(?:s|ed|ing)?|bang(?:s|ed|ing)|going (?:mad|crazy|nuts|mental|wild|bonkers|a million|like the clappers|bananas)|through the roof|out of my chest|thump(?:s|ed|ing)|shot up|jump(?:s|ed|ing)|spik(?:e|es|ed|ing)|sky.?high|gallop\\w*|flying',
  fastPulse:
    '(?:hr|heart ?rate|heart|pulse|bpm|ticker)\\b(?: \\w+){0,6}? (?:1[3-9]\\d|2[0-3]\\d)|(?:1[3-9]\\d|2[0-3]\\d) ?(?:bpm|beats)|(?:watch|strap|garmin|fitbit|monitor|reading)\\b(?: \\w+){0,4} (?:1[3-9]\\d|2[0-3]\\d)',
  uphill:
    'whenever i (?:climb|push|run|speed|go|start|pick|try)|every time i (?:climb|push|run|speed|go|start|pick|try)|when(?: i)? (?:running|run|climb\\w*|push\\w*|speed\\w*|going (?:up|hard|fast))|up ?hill|climbs?|hills?|exert\\w*|effort|while running|during (?:the |my )?(?:run|race|tempo|intervals?)|on (?:the |my )?run|mid ?-?run|after (?:the |my )?(?:run|race|tempo)',
  heat: 'heat|heat ?wave|hot|hottest|scorch\\w*|boiling|roasting|baking|sweltering|sun|sunny|humid\\w*|muggy|sauna|oven|overheat\\w*|burning up|(?:2[89]|3\\d|4\\d)(?:\\.\\d)? ?(?:degrees?|°c?|c|celsius)|(?:8[5-9]|9\\d|10\\d|11\\d) ?(?:degrees?|°f?|f|fahrenheit)|body temp\\w*|noon|midday',
  noSweat:
    '(?:stopp?ed|no longer|quit|wasn.?t|isn.?t|not|n.?t|ceased) (?:even )?(?:sweat\\w*|perspir\\w+)|no sweat(?= (?:at all|any|left|on))|skin (?:\\w+ ){0,3}(?:bone )?dry|dry skin|sweat (?:just )?(?:stopped|dried up|was gone)|dry as (?:a )?bone|did(?: not|n.?t) sweat|skin (?:\\w+ ){0,4}(?:hot and dry|dry and hot|hot but dry|dry)|hot(?:,| and| but)? dry',
  chill:
    'shiver\\w*|goose ?-?(?:bumps|flesh|pimples)|chills?|freezing|cold all|felt cold|feeling cold|shak(?:ing|y|es)|trembl\\w*|teeth (?:were )?chatter\\w*|cold and',
  muchWater:
    '(?:drank|drunk|drink|drinking|downed|chugg?ed|necked|gulped|sank|put away|glugged)(?: \\w+){0,4}? (?:(?:[4-9]|1\\d|four|five|six|seven|eight|nine|ten)(?:\\.\\d)? ?(?:or (?:so|more) )?(?:l|lit(?:er|re)s?|bottles|quarts|pints)|gallons?|loads|tons|so much|too much|heaps|bucketloads|a (?:lot|ton) of|lots of|litres|liters|(?:at )?every (?:single )?(?:aid |water |drink )?(?:station|stop|table))|water (?:at )?every (?:single )?(?:aid |water )?(?:station|stop|mile|km|table)|over ?-?(?:drank|drink\\w*|hydrat\\w+)|(?:[5-9]|1\\d|five|six|seven|eight|nine|ten)(?: \\w+)? (?:lit(?:er|re)s|bottles) of (?:plain )?water|weigh(?:ed)? more (?:after|than)|gained (?:\\w+ ){1,2}(?:kg|kilos|pounds|lbs?)',
  headache:
    'headaches?|head (?:is |was |feels? |still )*(?:pound\\w*|split\\w*|throb\\w*|killing|hurt\\w*|explod\\w*|banging)|migraine',
  vomit:
    'vomit\\w*|threw up|throw(?:ing|s)? up|puk\\w+|barf\\w*|being sick|been sick|was sick|chucked up|chundered|spewed|spewing|nause\\w+|queasy|retch\\w*|heav(?:ed|ing) up|can.?t keep (?:anything|water|food) down',
  allergen:
    'bees?|wasps?|hornets?|stung|sting|stings|bug bite|insect bite|bitten|ants?|peanuts?|nuts?|almonds?|cashews?|walnuts?|shellfish|shrimps?|prawns?|sesame|allerg\\w+|anaphyla\\w+|new (?:gel|bar|med\\w*)|antibiotics?|penicillin|kiwi|eggs?|latex|ibuprofen|aspirin|protein bar|ate|eaten',
  hives:
    'hives|welts|wheals|rash|itch\\w*|blotch\\w*|red bumps|nettle rash|urticaria|lumps|lumpy|bumps|coming (?:out|up) in|came (?:out|up) in|blotches|red patches|spots all over|red all over',
  closing:
    '(?:throat|windpipe|airway|neck)(?: \\w+){0,3} (?:tight\\w*|clos\\w+|swell\\w*|swollen|narrow\\w*|shut\\w*|lump|constrict\\w*|blocked)|(?:tight|closing|swollen|lump in|narrow) (?:my |the )?throat|can.?t swallow|hard to swallow|trouble swallowing',
  pregnant:
    'pregnan\\w+|preggo|preggers|expecting (?:a|our|my|twins|in|again)|(?:\\d{1,2}|[a-z]+(?:teen|ty)(?:[- ]\\w+)?|six|seven|eight|nine|ten|eleven|twelve) ?(?:weeks|wks|months) (?:along|gone|pregnant|preg)|(?:first|second|third|1st|2nd|3rd) trimester|up the duff|mum-to-be|mom-to-be|baby bump|my bump|the bump',
  bleeds:
    'bleed\\w*|spotting|spots? of blood|blood\\w*|brown discharge|pink discharge|(?:pink|red|brown)(?:ish)? (?:stain|smear|discharge|when i wiped|on the (?:paper|pad|tissue))|haemorrhag\\w*|hemorrhag\\w*|clots?',
  waters: 'waters? (?:broke|broken|gone|went)|leak\\w*|fluid|gush|trickle|wet patch|soaked',
  bellyTight:
    'contractions?|cramp\\w*|(?:belly|bump|tummy|stomach|uterus|womb)(?: \\w+){0,3} (?:hard|tight\\w*|cramp\\w*|rock)|tightenings?|labou?r|dizz\\w*|light ?-?headed\\w*|faint\\w*|headaches?|blurr\\w*|(?:stomach|belly|tummy|pelvic|abdominal) pains?|swollen (?:calf|leg|face|hands)|swelling|calf',
  babyStill:
    '(?:baby|bump|bub|little one|kicks?|movements?)(?: \\w+){0,4} (?:not mov\\w*|less|stopped|quiet|still|no kicks|fewer|hasn.?t (?:moved|kicked)|isn.?t (?:moving|kicking)|n.?t (?:moved|kicked|moving|kicking))|(?:no|less|fewer|can.?t feel|haven.?t felt|hasn.?t)(?: \\w+){0,4} (?:kicks?|movements?|baby|kicked|moved)',
  blood: 'blood|bloody',
  expelled:
    'cough\\w*|spit\\w*|spat|vomit\\w*|threw up|throw up|throwing up|puk\\w+|stools?|poops?|pooped|poo|shit|crap|toilet|loo|diarrh\\w+|phlegm|sputum|bowel\\w*|number two|wiped|when i (?:pee|wee|poo)|bowl',
  period:
    '(?<!(?:rest|recovery|work|training|warm-?up|base|taper|time|cooldown|off|trial|build|adaptation|long|short|this|that|that same) )periods?|menstrua\\w*|menses|time of the month|my cycle|aunt flo|monthlies',
  absent:
    '(?:have|has|had)(?: not|n.?t|nt) (?:had|come|gotten|got|seen|shown|started|been)|(?:not|never) (?:had|come|came)|did(?: not|n.?t) (?:come|show|start)|stopp?ed|stays? away|stayed away|missed|missing|disappeared|gone|vanished|skipp(?:ed|ing)|(?:no|zero)|lost|absent|irregular|awol|ghosted me',
  purge:
    '(?:make|making|made|makes) (?:myself|me) (?:sick|vomit|throw up|puke|barf)|(?:fingers?|toothbrush|spoon) (?:\\w+ )?down (?:my|the) throat|purg(?:e|ed|ing)|laxatives?|diuretics?|water pills|diet pills|(?:throw|threw|throwing|bring|brought|bringing) (?:it |them |food |everything |my food |dinner |my dinner |lunch |all )*(?:back )?up (?:after (?:eating|dinner|lunch|every|each|meals?|i eat|food)|so (?:i|that)|on purpose|to (?:stay|be|get|keep|lose))|on purpose after (?:eating|dinner|lunch|meals?)|chew(?:ed|ing)? and spit\\w*|get(?:ting)? rid of (?:the |my )?(?:food|dinner|meals?|calories|what i (?:ate|eat))|binge (?:and|then|eat\\w*)|bulimi\\w*|anorexi\\w*|eating disorder',
  starve: `starv(?:e|ed|ing) (?:myself|for|to|so)|(?:have|has|had)(?: not|n.?t|nt) (?:really )?eat(?:en)?(?: \\w+){0,3} (?:in|for|since) (?:${NUMBER_OF_DAYS} days?|days|monday|tuesday|wednesday|thursday|friday|saturday|sunday|yesterday morning)|(?:only|just|nothing but|no more than|max|under|limit\\w* to|stick\\w* to|live on|living on|survive on|surviving on)(?: \\w+){0,4} (?:[1-9]\\d\\d ?(?:k?cals?|calories)|coffee and \\w+|black coffee|rice cakes?|celery|lettuce|(?:an?|one|half an?) (?:apple|egg|banana|yogh?urt|cracker)|gum|cucumbers?|diet coke)|(?:[1-9]\\d\\d) ?(?:k?cals?|calories) (?:a|per|each) day|(?:scared|afraid|terrified|frightened) (?:to eat|of (?:eating|food|carbs|gaining|calories|the scale|getting fat))|(?:don.?t|won.?t|can.?t|not) (?:let|allow)(?:ed)? (?:myself )?(?:to )?eat|(?:earn|deserve) (?:my |any )?(?:food|dinner|meals?|calories|breakfast|lunch)|skip(?:ped|ping)? (?:every |all )?(?:meals?|dinner|lunch|breakfast)(?: \\w+){0,3} (?:to (?:be|get|stay|lose|hit)|so (?:i|that)|because i.?m (?:fat|too))|(?:feel|felt|feeling) (?:so )?(?:guilty|disgusting|gross|fat)(?: \\w+){0,3} (?:eat|ate|eating|meal|food|dinner)`,
  living:
    'living(?! (?:in|on|by|near|at|out of|proof|rooms?|with|close|far|up|off|abroad|here|there|next|alone|room))|being (?:here|alive|around)|be alive|be here (?:any ?more|any longer|at all)|exist|existing|existence|life|to live|alive|being me|be me',
  wish: 'want|wanted|wanna|wish|hope|hoping|rather|wouldn.?t mind|pray|prayed|praying|would be nice|easier|feel like|ready to|tempted|urge|fantasi[sz]\\w+|keep (?:thinking|imagining|picturing)|imagin\\w+|thoughts? of|think(?:ing)? (?:about|of)|thought (?:about|of)|ok with|peaceful',
  gone: '(?:to )?(?:not|never) (?:exist|wake up|be here|be around|be alive|wake|waking up|waking|woken up|existing|being here|having been born)|(?:wouldn.?t|didn.?t|don.?t|won.?t|doesn.?t) (?:have to )?(?:wake|waking|woken) up|stop existing|end (?:it all|my life|myself)|ending (?:it all|my life|myself)|kill(?:ing)? myself|sleep forever|be dead(?! (?:last|on|set|certain|sure|level|cent\\w+|tired|easy))|being dead|be gone (?:for good|forever)|disappear(?:ing)? (?:forever|for good|completely|from (?:this|the) world)|vanish (?:forever|for good)|step(?:ping)? (?:in front|out in front)|walk(?:ing)? into (?:traffic|the sea)|drive into|off myself|hang myself|leave this world|cease to exist|it (?:all )?(?:to be|being) over|everything (?:to )?(?:stop|be over)',
  withoutMe:
    'without me|if i (?:was|were|am)(?:n.?t| not)? (?:here|around|gone|dead|alive|out of the picture|no longer here)|if i (?:just |ever |suddenly )?(?:died|disappeared|vanished|never existed|stopped existing|didn.?t exist|weren.?t born|never came back)|when i.?m (?:gone|dead|not here)|once i.?m gone|me gone|me out of the (?:way|picture)',
  relief:
    'better off|be better|happier|easier|relieved|relief|lighter|notice|noticed|miss me|care|cry|burden|bother|be fine|be sad',
  selfInjury:
    '(?:hurt|hurting|harm|harming) (?:myself) (?:on purpose|to (?:feel|cope|calm|numb|let|release))|(?:cut|cutting|burn|burning|scratch|scratching) (?:myself|my (?:own )?(?:arms?|wrists?|thighs?|legs?|skin))(?: \\w+){0,2} (?:on purpose|again|to (?:feel|cope|calm|stop|numb|let|release)|because|at night|whenever|until|after|instead|with a)|self ?-?harm\\w*|razor\\w*(?: \\w+){0,4} (?:arms?|wrists?|thighs?|skin)|(?:cuts?|scars?) (?:on|all over) my (?:arms?|wrists?|thighs?)(?: \\w+){0,3} (?:myself|again|fresh|hide)|blade(?: \\w+){0,4} (?:arms?|wrists?|skin|thighs?)',
  manyPills: `(?:${MANY}|a (?:whole|full|entire) (?:pack|packet|box|bottle|strip|blister|sheet|tub)(?: of)?|(?:the|an?|my) (?:whole|full|entire) (?:pack|packet|box|bottle|strip|blister|sheet|tub)(?: of)?|(?:a |the )?handfuls?(?: of)?|a bunch of|double figures of|way too many|too many|fistful of)(?: (?:more|of|my|the|those|them|strong|extra|strength|sleeping|pain|\\d+ ?mg))* ${PILL}|(?:[5-9]|[1-9]\\d)(?:\\.\\d)? ?(?:g|grams?|,?000 ?mg)(?: of)? (?:${PILL})|(?:${PILL}) ?[x×] ?${MANY}|overdos(?:e|ed|ing)(?! (?:on|of) (?:gels?|caffeine|sugar|coffee|carbs|salt|electrolytes|miles|running))`,
  swallowed:
    'swallow\\w*|took|taken|taking|take|popp?ed|popping|necked|downed|had|ate|eaten|gobbled|washed down|double ?dos\\w+|overdos\\w+|gulped|used|been on|i.?ve had|inhaled',
  doer: 'coach|coaches|trainer|teacher|physio|manager|husband|wife|boyfriend|girlfriend|partner|ex|dad|father|step ?-?dad|mum|mom|mother|captain|teammates?|team ?mate|boss|uncle|brother|he|she|they|bf|gf|hubby|older (?:guys?|runners?|athletes?)|instructor|director',
  force:
    '(?:slap(?:s|ped|ping)?|punch(?:es|ed|ing)?|chok(?:es|ed|ing)|strangl(?:es|ed|ing)|grop(?:es|ed|ing)|fondl(?:es|ed|ing)|molest(?:s|ed|ing)?|rap(?:es|ed|ing)|whip(?:s|ped|ping)|can(?:es|ed|ing)|smack(?:s|ed|ing)?|humiliat(?:es|ed|ing)|spit(?:s|ting)? (?:on|at)|spat (?:on|at)|blackmail(?:s|ed|ing)?|stalk(?:s|ed|ing)?|kick(?:s|ed|ing)?|hit(?:s|ting)?|kiss(?:es|ed|ing)?|shov(?:es|ed|ing)|drag(?:s|ged) me by|starv(?:es|ed|ing)|threaten(?:s|ed|ing)?|bruis(?:es|ed|ing)|burn(?:s|ed|t)|bites?|bit|twist(?:s|ed|ing)?|grab(?:s|bed|bing)?|seiz(?:es|ed|ing)|yank(?:s|ed|ing)?|touch(?:es|ed|ing)?|body ?-?sham(?:es|ed|ing)) (?:me|my (?:hair|arm|wrist|throat|neck|face|thighs?|bum|butt|ass|breasts?|boobs?|chest|crotch|ponytail|waist))(?! (?:up|with (?:a |the )?(?:workout|session|hill|plan|pace|speed|question|news|intervals?|reps?)|on the back|a high five|the (?:ball|baton|finger)|into (?:gear|shape)|to it|emotionally|in the feels|off|out of bed))|lock(?:s|ed|ing)? me (?:in|inside|out|up)|(?:throw|throws|threw|throwing)(?: \\w+){0,3} at me|pull(?:s|ed|ing)? my (?:hair|ponytail)|pinn?(?:s|ed|ing)? me (?:down|against)|scream(?:s|ed|ing)? (?:in my face|that i.?m)|call(?:s|ed|ing)? me (?:a )?(?:fat|pig|whale|worthless|slut|cow|disgusting|useless|lazy cow)|beats? me (?:up|when|if|after|with|every)|(?:tells?|told|telling|says|said) (?:me )?(?:\\w+ )?(?:i.?m|im|i am) (?:a |such a |too )?(?:\\w+ )?(?:pig|whale|cow|slut|worthless|disgusting|fat|useless|waste)|(?:grabs?|grabbed|yanks?|yanked|pulls?|pulled|drags?|dragged)(?: \\w+){0,3} (?:by the|hair|ear|throat|neck)|feels? me up|hands all over me|handsy|puts? (?:his|her) hands on',
  effort:
    'intervals?|reps?|sprint\\w*|race|races|racing|tempo|hills?|climb(?!\\w* (?:the |up )?(?:stairs|a floor))\\w*|finish\\w*|pb|pr|400s?|800s?|workout|session|vo2|threshold|pace|fast|km \\d+|max|zone|lthr|hard run|hard effort|flat out|all out|training',
  gym: 'push-?ups?|bench|gym|weights|dumbbells?|lifted|lifting|press-?ups?|pull-?ups?|doms|upper body|planks?|swim\\w*|rowing|climbing wall|muscles?|muscular',
  skin: 'bra|nipples?|chaf\\w+|rubb\\w+|strap|straps|sunburn\\w*|tattoo|bib|pins?|hair|wax\\w*|belt|vest|t-?shirt|shirt|rash guard|blisters?|bunions?|corns?|toenails?|callus\\w*|strap|chest strap|laces?',
  device:
    'strap|sensor|monitor|optical|battery|watch|garmin|coros|polar|app|strava|graph|data|readings?|display|screen|glitch\\w*|cadence lock|bluetooth|firmware',
  feeling:
    'forecast|crush(?:ed)? it|when (?:she|he|they|you)|love|movie|film|song|music|view|scenery|news|excit\\w+|nervous|nerves|start line|jitters|butterflies|proud|joy|happy|pride|sad|heartbreak|breakup|emotional|crowd|cheer\\w*|anthem',
  alcohol:
    'beers?|wine|alcohol|party|hang ?over|hungover|whisk(?:e)?y|sake|cocktails?|pub|vodka|gin|pints? of (?:lager|beer|cider)|drunk last|shots',
  upperBody: 'arms?|shoulders?|neck|back|shoulder ?blades?',
  lipsTongue: 'lips?|tongue|throat|face|mouth|gums',
  eyes: 'eyes?|eyelids?',
  halfBody:
    'half (?:of )?my (?:face|body)|(?:one|left|right|whole (?:left|right)) (?:side|half)(?: of (?:my |the )?(?:face|body))?|my face|corner of (?:my |the )?mouth|side of my (?:face|mouth|body)|my smile',
  limb: '(?:left|right|one|my|an) (?:arm|leg|hand|foot)',
  useless:
    'empty|ran out|run out|(?:do|did|does|is|was)(?: not|n.?t|nt) (?:\\w+ )?(?:help\\w*|work\\w*|doing)|no (?:relief|help|effect)|left (?:it|my)|forgot|without (?:my|it)|lost my|used it|no longer|already used|puffs? (?:and|but)|out of',
  noMeaning:
    '(?:no|any|the|much|what.?s the|little|zero|see a) (?:point|reason|sense|use|purpose|meaning(?! of life))|pointless|meaningless|worthless|not worth|isn.?t worth|no future|nothing left|give up on|giving up on|over it|end',
  tired:
    '(?:so |just |really )?(?:tired|sick|done|exhausted|fed up|finished) (?:of|with)|(?:do|did)(?: not|n.?t|nt) (?:really |even )?(?:want|wanna|care)(?: to| about)?|(?:can|could)(?: not|n.?t|nt)(?: \\w+)? (?:do|take|stand|face|bear|handle|cope with)|hate|rather not|had enough of|can.?t be bothered',
  coerced:
    '(?:makes?|made|making|forc(?:es|ed|ing)) me (?:\\w+ ){0,3}?(?:run until i (?:puke|vomit|faint|pass|throw|collapse)|until i (?:puke|vomit|faint|pass out|throw up|collapse)|undress|strip|naked|train (?:on|with|through) (?:a |my )?(?:stress|broken|injur\\w+|fever|fracture)|starve|kiss|take (?:off|my (?:top|clothes|shirt) off|pills|injections)|get on the scales?|sleep with)|(?:won.?t|doesn.?t|didn.?t|not|refus\\w+ to|never) (?:let|allow)s? me (?:to )?(?:eat|drink|leave|go home|see a doctor|use the (?:toilet|bathroom)|have (?:water|food|dinner|lunch)|call)|(?:hands?|fingers?) (?:\\w+ ){0,2}(?:up|down|in|inside|under|between|on) my (?:\\w+ )?(?:shorts|shirt|bra|top|pants|tights|underwear|legs?|thighs?|breasts?|boobs?|bum|butt|ass|crotch|waist)|(?:send|sends|sent|asks?|asked|wants?)(?: me)?(?: \\w+){0,3} (?:nudes?|naked|underwear|topless|sexy? (?:pics?|photos?)|dick pics?)|watch(?:es|ed|ing)? (?:me|us) (?:shower|change|undress)|our (?:little )?secret|(?:don.?t|not to) tell (?:anyone|anybody|my (?:parents|mum|mom|dad))',
  laugh: 'laugh\\w*|lmao|lol|haha\\w*|rofl|hilarious|funny|joke|joking|jk|😂|🤣|drunk|drinks',
  harmlessCause:
    'beets?|beetroot|vitamins?|dragon ?fruit|salt|electrolytes?|ice bath|air ?con\\w*|cold water|swim\\w*|blackberr\\w+|ramadan|colonoscopy|stomach bug|food poisoning|norovirus|dentist|fog|rain|cold weather|freezing weather|winter',
  me: 'me|my|us',
  outage:
    'keel(?:ed|ing|s)? over|lights (?:went )?out|spark(?:ed)? out|swoon\\w*|unresponsive|(?:went|gone) (?:down|out|over) like (?:a|an) \\w+|dropped like (?:a|an) \\w+|(?:just |literally )?dropped (?:mid ?-?\\w+|on the spot|where i stood)|switched off|blank(?:ed)? out|out cold|flaked out|went off like a light|gone for a (?:minute|few|moment|second)',
  helped:
    '(?:lady|ladies|woman|women|man|men|guy|bloke|strangers?|someone|somebody|people|volunteers?|marshals?|runners?|medics?|nurses?|friends?|kid|couple|passer-?by|paramedics?|steward)(?: \\w+){0,3} (?:fanning|shaking|holding|slapping|asking|calling|shouting|kneeling|standing|leaning|staring|pouring|waving|over me|around me|looking)|(?:fanning|shaking|slapping|holding) (?:me|my \\w+)|on a drip|oxygen mask|in (?:the|a) (?:hedge|ditch|gutter|bush|recovery position)|(?:sat|sitting|lying|laid|slumped) (?:in|on|against) (?:the|a) (?:hedge|ditch|verge|kerb|curb|wall|bench|floor|ground|pavement|road|grass|gutter)|(?:buddy|mate|partner|coach|colleague|wife|husband)(?: \\w+){0,3} (?:fanning|shaking|holding|slapping|calling|kneeling|leaning|pouring)',
  chore:
    'bed|blanket|duvet|dishes|washing up|sink|hoover\\w*|vacuum\\w*|shoes|socks|bins?|shopping|letterbox|mailbox|driveway|fridge|kettle|garden|pram|laundry|toilet|bathroom|loo|kitchen|dressed|shower\\w*|queue|cooking|brush\\w*|teeth|tidy\\w*|ironing|on the phone|upstairs|phone call|desk|groceries|the car',
  fault:
    'glitch\\w*|cadence lock|loose|battery|bug|wrong reading|faulty|firmware|strap slipped|sensor',
  point:
    '(?:one|single|same|exact|specific|particular|tiny|certain|precise) (?:\\w+ )?(?:spot|point|place)|spot(?: \\w+){0,4} (?:size|big)|(?:coin|thumb|penny|dime|finger|quarter|fingertip|5p|10p|pea|pound)[- ]?(?:sized?|wide|print)?|size of a|pinpoint|(?:press|poke|prod|tap|push|touch|jab)(?:es|ed|ing)?|a spot on',
  lowFood:
    'gum|monster(?: zero)?|(?:coke|pepsi|diet|cola) (?:zero|max|coke)|zero (?:coke|sugar)|black coffee|coffee|celery|cucumbers?|lettuce|ice cubes?|rice cakes?|water|broth|an apple|apples?|egg whites?|salad|jelly|energy drinks?|cigarettes|vapes?',
  onlyWord:
    'only|just|nothing but|living on|surviving on|lived on|survived on|nothing except|(?:no|without|n.?t had|not had|n.?t eaten|not eaten)(?: \\w+){0,2} (?:food|meal|carbs)',
  daysSpan:
    'since (?:mon|tues|wednes|thurs|fri|satur|sun)day|since last (?:week|\\w+day)|for (?:\\d+|two|three|four|five|six|a few|several|a couple of) (?:days|weeks)|all week|every ?day|(?:two|three|four|five|\\d) days|(?:second|third|fourth|fifth|\\d(?:nd|rd|th)) day|a day',
  weightGoal:
    '\\d{2}(?:\\.\\d)? ?(?:kg|kilos?|lbs?|stone)|race weight|lighter|skinny|skinnier|thin|thinner|lean|leaner|weigh-?in|drop(?:ping)? (?:weight|kilos|\\w+ kg)|weight|fat|calories|carbs',
  eat: 'eat|eats|ate|eaten|eating|pasta|carbs|dinner|lunch|breakfast|tea|meals?|food|pizza|cake|chocolate|bread|supper|dessert',
  bringUp:
    '(?:get|gets|getting|bring|brings|bringing|brought|got|make|chuck|throw|throwing|threw|sick|puke|cough|force|push)(?: it| them| that| everything| the lot| my \\w+| all)+ (?:back )?(?:up|out)|get(?:ting)? rid of (?:it|them|everything|the food)|vomit\\w*|puk\\w+|heave|throw(?:ing)? up|make myself|purge',
  secret:
    'secretly|sneak\\w*|before it counts|so (?:it|they) (?:do ?n.?t|does ?n.?t|won.?t) (?:count|stick|show)|nobody (?:knows|notices|hears)|no one (?:knows|notices|hears)|when (?:nobody|no one|everyone)|run the (?:tap|shower)|guilt\\w*|fat|weight|lighter|calories|scale|skinny|thin|heavy',
  deathEvent:
    'if (?:a|the|some|that) (?:bus|car|truck|lorry|train|van|taxi) (?:\\w+ )?(?:took|hits?|ran|runs|killed|kills|takes|flattened|got|mowed)|if i (?:got|get|was|were) (?:hit|run over|killed|knocked down|flattened)(?: by)?|(?:hope|wish|wishing|hoping) (?:a|the|some) (?:bus|car|truck|lorry|train|van)|if i (?:dropped dead|never made it home|didn.?t make it (?:home|back)|had an accident)|if my heart (?:just )?(?:stopped|gave out)',
  welcome:
    'relieved|relief|would ?n.?t mind|would ?n.?t (?:be )?(?:bothered|care|fight)|not mind|fine|ok|okay|glad|good|great|nice|peace\\w*|easier|easy way out|happy|be over|thankful',
  cutAct:
    'cut|cuts|cutting|slash\\w*|slic\\w+|scratch\\w*|scrap\\w+|burn|burns|burning|carv\\w+|dig\\w*|pick\\w*',
  skinPart: 'arms?|forearms?|wrists?|thighs?|skin|legs?|hands?',
  soothe:
    'till (?:they|it|i) bleeds?|until (?:they|it|i) bleeds?|calm\\w*|feel (?:better|something|anything|alive|normal)|only thing (?:that )?helps|it helps|punish\\w*|deserve it|on purpose|relief|razor|blade|when(?:ever)? (?:training|a run|runs|i (?:miss|fail|run)|things)|hid(?:e|ing) (?:it|the|them)|long sleeves',
};
