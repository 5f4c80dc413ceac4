import { phrase, type IntentPhrases } from './question-phrases.ts';

const RACE =
  '(marathon|half|5 ?km?|10 ?km?|21 ?km?|42 ?km?|15 ?km?|mile|race|parkrun|full|half-marathon)';
const DAY =
  '(today|tomorrow|tonight|now|next|this weekend|on the weekend|(on )?(mon|tues|wednes|thurs|fri|satur|sun)day|in the morning|this evening)';

/** Questions in English, lower case, the commonest slips of the thumb already mended. */
export const QUESTION_PHRASES_EN: IntentPhrases = [
  phrase('nextSession', 3, /\bwhat('?s| is| are| comes| do i do| to do)? (up )?(my |the )?next\b/),
  phrase(
    'nextSession',
    3,
    new RegExp(
      `\\b(what|how far|how long|how much|which|how many) .{0,25}\\b(run|do|train|training|session|workout|go|jog)\\b.{0,20}\\b${DAY}\\b`,
    ),
  ),
  phrase(
    'nextSession',
    2.5,
    /\b(next|upcoming|following|tomorrow'?s) (\w+ ){0,2}(runs?|sessions?|workouts?|training|one|day|jog|days)\b/,
  ),
  phrase('nextSession', 1.5, /\btomorrow\b|\bthis weekend\b/),
  phrase(
    'nextSession',
    2,
    /\b(plan|suggest\w*|recommend\w*|advice|advise|schedule|ideas?|propose)\b.{0,40}\b(run|next|tomorrow|session|workout|training|today|weekend|week)\b/,
  ),
  phrase(
    'nextSession',
    2,
    /\bwhat (kind of |sort of |type of )?(\w+ )?(should|shall|do|can|must) i (be )?(run|do|train|doing)\b/,
  ),
  phrase(
    'nextSession',
    2.5,
    /\bhow (should|shall|do|would|can) i (run|do|approach|tackle) (the |my )?next\b/,
  ),
  phrase(
    'nextSession',
    2,
    /\bhow (far|long|many (km|kilomet\w+|miles|minutes)) (should|can|shall|do|may|must)\b/,
  ),
  phrase(
    'nextSession',
    2,
    /\bwhen (is|should|do|can|shall|will)\b.{0,25}\b(long run|hard|tempo|intervals?|speed|next|workout|quality)\b/,
  ),
  phrase(
    'nextSession',
    2,
    /\bwhat now\b|\bgive me (a|some|my) (run|workout|session|plan|training)\b|\bwhat('?s| is) (on )?(the |my )?(plan|menu|programme|program)\b|\bset me\b/,
  ),
  phrase(
    'nextSession',
    -4,
    /\b(shoes?|breakfast|lunch|dinner|eat|food|recipe|joke|poem|flight|movie|music|song|bitcoin|stock)\b/,
  ),
  phrase(
    'nextSession',
    2,
    /\b(should|shall|can) (it|the next|my next|i do) .{0,15}\b(intervals?|tempo|long run|easy run|speed ?work|another)\b/,
  ),

  phrase('thisRun', 3, /\bhow did (i|it|that|this|today|my (run|race|session|workout|training))\b/),
  phrase(
    'thisRun',
    2.5,
    /\bhow('?s| was| were| is) (it|that|this|my|the|today'?s?|yesterday'?s?|this morning'?s?)( \w+){0,2} ?(run|session|workout|training|race|one|jog|effort)?\W*$/,
  ),
  phrase(
    'thisRun',
    2,
    /\b(explain|repeat|summari[sz]e|summary|say (that|it) again|tell me (more|again)|once more|what do you mean|what does (that|this|it|all that) mean|in other words|elaborate|analy[sz]e|analysis|feedback|review|critique|break (it|this) down)\b|\b(don'?t|didn'?t|do not) (really |quite )?(get|understand|follow)\b/,
  ),
  phrase(
    'thisRun',
    2.5,
    /\b(was|were) (this|that|it|my run|today|today'?s run|yesterday)( \w+){0,2} (a )?(good|ok(ay)?|bad|too (hard|fast|slow|easy|long|much)|right|enough|decent|alright|any good|solid)\b/,
  ),
  phrase(
    'thisRun',
    2.5,
    /\bwhat (do|did|would) you (think|make|say)\b|\bhow'?d (i|it|that)\b|\bthoughts\b|^(any )?thoughts?\W*$|\byour (opinion|verdict|take)\b/,
  ),
  phrase(
    'thisRun',
    2.5,
    /\bdid i (\w+ ){0,3}(too (fast|hard|slow|easy|much)|well|ok(ay)?|right|overdo|enough)\b|\bdid i overdo\b/,
  ),

  phrase(
    'whyPace',
    3.5,
    /\b(why|how come|what for|reason)\b(?! (did|do) (i|we|it|my pace) (slow|fade|fall|drop|die|blow|lose)).{0,60}\b(pace|slow(ly|er)?|easy|easier|zones?|faster|fast|heart ?rate|bpm|speed|limit|ceiling|below|under|so low|hold back|range|threshold)\b/,
  ),
  phrase(
    'whyPace',
    2,
    /^(but |and |so |ok(ay)? |hm+ )*(why|how come|what for|why not|why is that|why that|how so)\W*$/,
  ),
  phrase(
    'whyPace',
    3,
    /\b(what|which|where|explain|how slow|how is)\b.{0,25}\b(zones?( \d)?|threshold|easy( pace)?|aerobic|pace range|heart ?rate (range|zones?)|vdot)\b.{0,25}\b(mean|me|my|is|are|come|from|for)?\b/,
  ),
  phrase(
    'whyPace',
    2.5,
    /\b(how (do|did|does|is|are) (you|it|that|this|the|my) .{0,20}\b(get|calculated?|know|come up|arrive|choose|chosen|pick|set|work(ed)? out|determined?)|where (does|do|did) .{0,30}\bcome from|based on what|what.{0,20} based on)\b/,
  ),
  phrase(
    'whyPace',
    2.5,
    /\b(is|isn'?t|was|seems?|feels?|that'?s) .{0,30}\b(too|way too|so|awfully|really|super) (slow|low|high)\b/,
  ),
  phrase('whyPace', 2, /\bzone ?[1-5]\b/),

  phrase(
    'improving',
    3,
    /\b(improo?v\w*|progress\w*|(getting|got|become|becoming|gotten) (any |much |a bit )?(better|faster|fitter|slower|worse|stronger|quicker)|fitter|better shape|(gain|los|buil)\w* (any )?fitness|plateau\w*|stagnat\w+|trend\w*|stuck)\b/,
  ),
  phrase(
    'improving',
    2.5,
    /\bhow (fit|is my (fitness|form|shape|condition))\b|\b(my|the) (fitness|form|shape)\b|\bin shape\b/,
  ),
  phrase(
    'improving',
    2.5,
    /\b(compared?|comparison|versus|vs) .{0,20}\b(last|before|month|previous|usual|earlier|ago|year|past)\b|\b(faster|better|slower|fitter) than (before|last|(i|it) (was|were|used)|a (month|year)|in|ever|usual)\b/,
  ),
  phrase(
    'improving',
    3,
    /(?<!how )\b(is|are|does|do) (it|this|all this|my training|the training|all the training|my runs|training) (\w+ )?(working|work|paying off|pay off|help(ing)?|worth)\b/,
  ),

  phrase(
    'racePrediction',
    2.5,
    /\b(predict\w*|forecast|projection|projected|finish(ing)? time|race time|goal time|target time|realistic|potential|capable of|what time)\b/,
  ),
  phrase(
    'racePrediction',
    3,
    new RegExp(
      `\\b(what|how fast|how long|how quick\\w*|can i|could i|am i|will i|would i|do you think|is it possible)\\b.{0,45}\\b(run|finish|manage|do|complete|ready|hit|time|break|take|possible|fit)\\b.{0,25}\\b${RACE}\\b`,
    ),
  ),
  phrase(
    'racePrediction',
    2.5,
    new RegExp(
      `\\b${RACE}\\b.{0,30}\\b(time|possible|realistic|prediction|potential|doable|ready|goal|how (fast|long)|under|achievable)\\b`,
    ),
  ),
  phrase(
    'racePrediction',
    3,
    /\bsub[- ]?(\d|one|two|three|four|five|twenty|forty|fifty|ninety)|\b(pb|pr|personal (best|record))\b|\bbreak (\d|twenty|forty|fifty|three|four|two)\b/,
  ),
  phrase('racePrediction', 1, new RegExp(`\\b${RACE}\\b`)),

  phrase(
    'week',
    3,
    /\b(how|what|was|is|tell|show|review|summar\w+|sum up|recap|about|did|evaluate|rate)\b.{0,25}\b(this|my|last|the|past|previous|current) (training |running |whole )?week\b(?!end)/,
  ),
  phrase(
    'week',
    3,
    /\b(weekly (mileage|volume|distance|total|km|summary|load|kilomet\w+|miles|review|recap)|week so far|week'?s (mileage|volume|total|training|running|summary|km)|week (summary|review|recap|total))\b/,
  ),
  phrase(
    'week',
    3,
    /\b(how (many|much|far)|too (much|little|many|few)|enough|total|mileage|volume|kilomet\w+|km|miles)\b.{0,35}\b(this|last|per|a|the|past) week\b(?!end)/,
  ),
  phrase('week', 3.2, /\b(last|this) week\b.{0,20}\b(vs|versus|normal|usual|compared|look\w*)\b/),
  phrase('week', 2, /\b(past|last|these) (seven|7) days\b|\bmileage\b/),
  phrase('week', 1.4, /\b(this|last|my|past) week\b(?!end)/),

  phrase(
    'restOrRun',
    3,
    /(^|[.,!?;:] ?|\b(and|so|but|or|hi|hey|coach|ok|well|then|today|tomorrow) )(should|can|shall|may|could|do|would) i (still |really |even |just |better |go |already |have to |need to |safely )*(run|rest|skip|train|go for|take|jog|recover|sleep)\b/,
  ),
  phrase(
    'restOrRun',
    3,
    /\b(rest|run|day off|recover(y)?|jog|train) or (a |to |just |should i |better |go )*(rest|run|day off|recover(y)?|jog|train|not|sleep|easy)\b/,
  ),
  phrase(
    'restOrRun',
    2.5,
    /\b(rest(ing)? (day|today|tomorrow|first|more|now)|days? off|off day|rest days|more rest|enough rest|need (a )?(rest|break)|take a (rest|break|day)|skip (it|today|the|my|tomorrow))\b/,
  ),
  phrase(
    'restOrRun',
    2.3,
    /\b(tired|exhausted|fatigued?|knackered|wiped|shattered|heavy legs|legs? (are|feel|is|feels) (\w+ )?(heavy|dead|tired|like lead)|dead legs|no energy|drained|overtrain\w*|burn(t|ed)? ?out|slept (\w+ )?(badly|poorly|terribl\w+|little|bad)|bad sleep|no sleep|barely slept|hungover|hangover|worn out|sluggish)\b/,
  ),
  phrase(
    'restOrRun',
    3,
    /\b(too soon|too early|ready) (to|for|after)\b.{0,20}\b(run|hard|go|again|next|another|train|workout)\b|\b(is it|would it be) (ok(ay)?|fine|safe|alright|wise|bad|smart) (to|if i) .{0,12}\b(run|train|rest|skip|go)\b/,
  ),
  phrase(
    'restOrRun',
    2.5,
    /\b(days? in a row|back[- ]to[- ]back|every (single )?day|consecutive|daily|two days running|twice in a day)\b|\bhow (many|long) .{0,15}\b(rest|recover\w*)\b/,
  ),
  phrase('restOrRun', 1.6, /\brest\b|\brecover(y|ed)?\b/),

  phrase(
    'warmUp',
    3,
    /\b(warm(ing|ed)?[- ]?ups?|warm myself up|strides?|striders|stretch(es|ing|ed)?|cool(ing)?[- ]?downs?|drills?|activation|loosen up|limber up|get (loose|warm))\b/,
  ),
  phrase(
    'warmUp',
    2,
    /\b(prepare|do|what)\b.{0,15}\b(right |just |shortly )?before (the |a |my |an )?(intervals?|race|fast|speed|hard|tempo|workout)\b/,
  ),
  phrase('warmUp', 3.2, /\b(right|just|shortly) before (the |a |my )/),

  phrase(
    'heat',
    3.3,
    /\b(heat(wave)?|hot(ter)?|humid\w*|warm (weather|day|out|conditions)|summer|sun(ny)?|degrees|temperatures?|celsius|fahrenheit|muggy|sweltering|boiling|scorching|sweat\w*|\d+ ?°)/,
  ),
  phrase(
    'heat',
    3.2,
    /\b(cold(er)? (weather|out|outside|mornings?|days?|air|conditions|temps?|rain|wind)|so cold|too cold|freezing|in the cold|winter|snow\w*|ice|icy|rain\w*|wind(y)?|headwind|storm\w*|frost\w*|weather|typhoon)\b/,
  ),
  phrase(
    'hills',
    3.6,
    /\b(hills?|hilly|uphills?|downhills?|climb(s|ing|ed)?|slopes?|inclines?|elevation|gradients?|steep|mountain\w*|trails?|ascents?|descents?|stairs|undulating)\b/,
  ),

  phrase(
    'splits',
    3,
    /\b(splits?|laps?|reps?|repetitions|repeats|(each|every|per|which|what|by|single) (km|kilomet\w+|mile|interval|rep|lap)|(first|second|last|final|third|opening|middle) (half|km|kilomet\w+|k|mile|rep|interval|lap|quarter|third|part|bit)|fad(e|ed|ing)|slow(ed|ing)? down|bl[eo]w up|fastest|slowest|evenly|even pace|consisten\w+|drift(ed)?)\b/,
  ),
  phrase(
    'splits',
    3.2,
    /\b(km|kilomet(er|re)|mile|rep|lap|interval|repeat) (number |no\.? ?|#)?\d+\b|\b\d+(st|nd|rd|th) (km|kilomet\w+|mile|rep|lap|interval|repeat)\b/,
  ),
  phrase(
    'splits',
    3,
    /\b(how|were|was|did|show|details?|detailed|look|about)\b.{0,25}\b(intervals)\b/,
  ),

  phrase('pacing', 2.6, /\bpac(ing|ed)\b|\bhow (do|should|can|to|shall) i? ?pace\b|\bto pace\b/),
  phrase(
    'pacing',
    3.2,
    /\bhow (fast|slow|slowly|hard|quick\w*|easy) (should|shall|do|must|to|ought|do i have)\b/,
  ),
  phrase(
    'pacing',
    3.2,
    /\b(what|which) (pace|speed|effort|heart ?rate|bpm|tempo|intensity) (should|shall|do|to|for|would|must|can|is (right|best|good)|next|at)\b|\bat (what|which) (pace|speed|effort|heart ?rate)\b/,
  ),
  phrase(
    'pacing',
    3.2,
    /\b(start|starting|begin|open|opening|go out|going out|set off|take it out)\b.{0,25}\b(slow(er|ly)?|fast(er)?|easy|easier|conservative\w*|pace|next time|too (fast|hard)|quick\w*)\b/,
  ),
  phrase(
    'pacing',
    3.2,
    /\b(race (strategy|plan|tactics?)|strategy|game plan|negative split (next|a|the|my)|avoid (\w+ )?(fading|slowing|starting|bonking|blowing|dying|hitting)|(not|without) (fade|fading|blow|blowing|die|dying|slow down|slowing))\b/,
  ),
  phrase(
    'pacing',
    2,
    /\btarget (pace|heart ?rate)\b|\bpace (for|on) (my|the|a) (next|race|long|intervals?|tempo|easy)\b/,
  ),

  phrase(
    'abilities',
    3,
    /\b(what|which)( else| things| all)? (can|could|do|are|will) you\b.{0,25}\b(do|help|answer|know|tell|able|offer|good|for|capable|see)\b/,
  ),
  phrase(
    'abilities',
    3,
    /\b(who|what) are you\b|\bare you (a |an )?(real |actual )?(bot|ai|human|robot|person|machine|computer|chatgpt|coach)\b|\bhow do you work\b|\bwhat (can|could|should|may) i ask\b|\bhow (does|do) (this|it|i use)( \w+)?( work)?\b\W*$|\bwhat is this( app| chat| thing)?\W*$|\byour (features|functions|abilities|capabilities|skills)\b|\bintroduce yourself\b/,
  ),
  phrase(
    'abilities',
    2,
    /^(please )?help( me)?( please)?\W*$|\bcan you help( me)?\W*$|^(menu|commands|options|instructions)\W*$/,
  ),

  phrase(
    'goodbye',
    2.6,
    /\b(good ?bye|bye+|see (you|ya|u)|good ?night|cya|farewell|take care|ciao|gotta go|got to go|talk (to you )?(soon|later)|ttyl|catch you|until (next|tomorrow)|signing off|that'?s (all|it)( for (now|today))?)\b/,
  ),
  phrase('thanks', 1.8, /\b(thanks?|thank you|thankyou|cheers|appreciate|much obliged|grateful)\b/),
  phrase(
    'thanks',
    1.6,
    /^(ok(ay)?|okey|k|got it|gotcha|perfect|great|awesome|nice( one)?|cool|understood|will do|sounds good|makes sense|alright|all right|right|fair enough|good(?! (morning|evening|afternoon|night|day|bye))|sure|yes|yep|yeah|lovely|brilliant|roger|noted)\b[\w ,]{0,25}\W*$/,
  ),
  phrase(
    'greeting',
    1.7,
    /^(hi+|hello+|hey+|yo|good (morning|evening|afternoon|day)|hiya|howdy|sup|greetings|morning|evening|what'?s up)\b/,
  ),
];
