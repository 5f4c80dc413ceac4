import { phrase, type IntentPhrases } from './question-phrases.ts';
import { EVERYDAY_PHRASES_EN } from './question-phrases-en-everyday.ts';
import { FIGURE_PHRASES_EN } from './question-phrases-en-figures.ts';
import { LOOKING_BACK_PHRASES_EN } from './question-phrases-en-looking-back.ts';
import { SHORT_PHRASES_EN } from './question-phrases-en-short.ts';

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
      `\\b(what|how far|how long|how much|which|how many) (?!did i ).{0,25}\\b(run|do|train|training|session|workout|go|jog)\\b.{0,20}\\b${DAY}\\b`,
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
  phrase(
    'nextSession',
    2.2,
    /\b(which|what) (kind of )?(session|workout|run|training|distance) (fits|suits|would|makes|comes|works|is)\b|\bsensible (distance|session)\b|\bwhat would you (do|run|suggest)\b/,
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
    'whyPace',
    3,
    /\bwhy\b.{0,40}\b(must|have to|should|need to|can'?t|not)\b.{0,20}\b(jog|run|running|go)\b/,
  ),
  phrase(
    'whyPace',
    2.6,
    /\bwhere('?s| is| are| does| do| did)? .{0,40}\b(come|comes|coming|came) from\b|\bpoint of (running|going|jogging)\b/,
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
    'pacing',
    2.8,
    /\bhold back\b|\b(prevent|stop|avoid|keep from) .{0,12}(that|this|fading|slowing|blowing)\b|\bhow (do|can|should) i (prevent|avoid|stop)\b/,
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
    'racePrediction',
    2.7,
    /\b(under|below|beat|faster than) (\d+|two|three|four|twenty|forty|fifty|an hour)\b|\bwhat would my\b.{0,30}\blook like\b|\bhow long would\b.{0,20}\b(half|marathon|race)\b/,
  ),
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
    /\b(tired|exhausted|fatigued?|knackered|wiped|shattered|heavy legs|legs? (are|feel|is|feels) (\w+ )?(heavy|dead|tired|like lead)|dead legs|legs? (are|feel) (\w+ )?(toast|shot|cooked|fried|wrecked|trashed|gone)|no energy|drained|overtrain\w*|burn(t|ed)? ?out|slept (\w+ )?(badly|poorly|terribl\w+|little|bad)|bad sleep|no sleep|barely slept|hungover|hangover|worn out|sluggish)\b/,
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
    'restOrRun',
    2.6,
    /\b(bad|good|wise|smart|stupid) idea\b|\b(\d+|three|four|five|six|seven) days (straight|running|on the trot)\b|\blegs? (\w+ )?(heavy|dead|shot|gone|toast|fried)\b/,
  ),
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
    /\b(heat(wave)?|hot(ter)?|humid\w*|warm (weather|day|out|conditions)|summer|the sun|sun is|sun was|sunny|sunshine|degrees|temperatures?|celsius|fahrenheit|muggy|sweltering|boiling|scorching|sweat\w*)\b|\d+ ?°/,
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
  phrase('hills', 2.6, /\b(rolling (course|route|hills?)|undulat\w+|bumpy (course|route))\b/),
  phrase(
    'pacing',
    2.8,
    new RegExp(`\\bpace (for|in|over|of) (my |the |a |an )?(\\w+ )?${RACE}\\b`),
  ),
  phrase(
    'restOrRun',
    2.6,
    /\bwhen (can|may|should|could) i (race|run|train|start|go)( \w+)?( again| hard| back)\b/,
  ),
  phrase(
    'nextSession',
    1.8,
    /\bhow (do|can|could|should|to) (i |)(get|become|run|be) (faster|quicker|fitter|better|stronger)\b/,
  ),
  phrase('whyPace', 1.8, /\bvdot\b/),
  ...LOOKING_BACK_PHRASES_EN,
  phrase('racePrediction', 2.6, /\brac(e|ing) times?\b|\bwithin reach\b/),
  phrase(
    'restOrRun',
    2.6,
    /\b(slept|sleep|no sleep|hours of sleep)\b.{0,30}\b(still|should|can|ok to|okay to) ?(i )?(run|train|go|do)\b/,
  ),
  ...FIGURE_PHRASES_EN,
  ...SHORT_PHRASES_EN,
  ...EVERYDAY_PHRASES_EN,
  phrase(
    'thisRun',
    3.2,
    /\b(thoughts|opinions?|verdict|feedback|your take) on (this|that|it|today|my)\b/,
  ),
  phrase('figure', 5, /\b(highest|max\w*|peak|top)\b.{0,14}\b(heart ?rate|hr|pulse|bpm)\b/),
  phrase(
    'figure',
    5,
    /\b(how (much|long|many)|time|minutes|percent|share)\b.{0,30}\b(zone|z) ?[1-5]\b/,
  ),
];
