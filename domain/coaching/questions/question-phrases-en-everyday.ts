import { phrase, type IntentPhrases } from './question-phrases.ts';

/** Beats the words that say that no figure is meant, where one is asked for none the less. */
const FIGURE_FOR_ALL_THAT = 36;

/** Decides only where nothing plainer was said. */
const HINT = 1.7;

/** Questions in English as people speak, beside those that name what they want. */
export const EVERYDAY_PHRASES_EN: IntentPhrases = [
  phrase(
    'thisRun',
    HINT,
    /\b(happy|pleased|proud|impressed|disappointed|satisfied) with (that|this|it|me|my|today)\b|\b(grade|rate|score|judge|rank|assess) (today|it|that|this|me|my)\b|\b(performance|execution)\b|\bhow did (we|things) (do|go)\b|\bwell done\b.{0,4}\?/,
  ),
  phrase(
    'figure',
    FIGURE_FOR_ALL_THAT,
    /\bhow much (up|climb\w*|vert\w*|elevation|gain)\b|\b(how )?(hilly|lumpy) was\b|\bhow (taxing|demanding|stressful|big|heavy)\b.{0,20}\bload\b|\bheart\b.{0,12}\b(peak|top out|max out)\b/,
  ),
  phrase('figure', 8, /\b(my |the )(biggest|longest|largest|furthest) (run|one|outing|effort)\b/),
  phrase(
    'nextSession',
    HINT,
    /\b(what|which|anything|something)\b.{0,24}\b(mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(long run|tempo|intervals|easy run|speed ?work|hills) or (a |an |some )?(long run|tempo|intervals|easy|speed ?work|jog|hills)\b/,
  ),
  phrase(
    'restOrRun',
    2.4,
    /\b(push (on|through|it)|back off|ease off|take it easy|dial it back) or\b|\bor (should i )?(back off|ease off|rest up|leave it|skip)\b|\b(off|rest) or (a |an )?(jog|run|easy)\b|\b(under the weather|run down|worn down|cooked|trashed|wrecked|spent|zonked|beat up)\b/,
  ),
  phrase(
    'improving',
    HINT,
    /\b(training|plan|work|running|all this)\b.{0,12}\b(works|working|paying|pays|effect|results?|difference|showing)\b|\bany (better|fitter|faster) yet\b/,
  ),
  phrase(
    'heat',
    HINT,
    /\b(sticky|roasting|baking|stifling|melting|sauna)\b|\b(3\d|4\d) ?(\+|plus|c\b)|\b(pouring|drizzl\w+|gusty|blowing a gale|icy|slippery)\b/,
  ),
  phrase(
    'thanks',
    HINT,
    /^(ta|nice one|top|legend|super|great|very|so|really)\b[\w ,]{0,12}\b(useful|helpful|help|mate|coach)\W*$/,
  ),
  phrase(
    'pacing',
    HINT,
    /\b(how|what) .{0,20}\b(pace|effort) (plan|strategy)\b|\bhold (my |the )?pace\b.{0,20}\brace\b/,
  ),
  phrase(
    'thisRun',
    3.2,
    /\b(was|is) (that|this|it|today)( \w+){0,2} (rubbish|terrible|awful|great|crap|garbage|poor|weak|pathetic|useless|useful|pointless|worth it|worthwhile|a (disaster|success|waste|win|failure|mess))\b/,
  ),
  phrase(
    'thisRun',
    3.2,
    /\b(did|does|has) (that|this|it|the|my|today'?s)( \w+)? (do|done|serve|serves|served|hit|meet|fulfil\w*|achieve\w*) (what|its|the|my) ?(it|job|purpose|target|mark|goal|point|aim)?\b/,
  ),
  phrase(
    'thisRun',
    3.2,
    /\b(remind|tell|show|give) me (\w+ ){0,3}(last|latest|previous|most recent) (run|session|workout|outing)\b|\bwhat (was|were|did i do (on|in|for)) my (last|latest|previous|most recent) (run|session|workout|outing)\b/,
  ),
  phrase(
    'figure',
    9,
    /\bhow (far|long) (did|have|was|were) i (\w+ ){0,3}(go|going|gone|run|running|ran|cover|covered|out|last|do|manage\w*)\b|\b(total |overall )?time on (my )?feet\b|\btotal time\b/,
  ),
  phrase(
    'splits',
    7,
    /\bdid i (\w+ )?(go out|start|set off|open|begin|take off|head out) (\w+ )?(too |a bit |a little |way )*(quick\w*|fast|hard|hot|slow\w*|aggressive\w*)\b/,
  ),
  phrase(
    'nextSession',
    3,
    /\b(suggestions?|ideas?|recommendations?|plans?|advice|thoughts) (for|on|about) (today|tonight|tomorrow|this (evening|weekend|afternoon)|the weekend|(mon|tues|wednes|thurs|fri|satur|sun)day)\b/,
  ),
  phrase(
    'week',
    3.2,
    /\b(where|how) (am|are|do) (i|we|things) (\w+ )?(at|standing|stand|doing|looking|look|placed|up to|tracking)\b.{0,16}\bweek\b(?!end)/,
  ),
  phrase(
    'improving',
    3.2,
    /\b(quicker|faster|fitter|slower|stronger|better|worse) (now )?than (i was |i used to be |it was )?((\w+ ){1,3}(ago|before|back|earlier)|last (month|year|spring|summer|autumn|fall|winter)|in (january|february|march|april|may|june|july|august|september|october|november|december))\b/,
  ),
  phrase(
    'whyPace',
    3,
    /\b(pace|speed) (at|for|of) (my )?(lactate )?threshold\b|\bthreshold\b.{0,12}\b(for me|right now|currently|these days)\b/,
  ),
  phrase(
    'thisRun',
    3.2,
    /\b(was|is|were) (my|the|that|this|today'?s) (\w+ )?(pace|pacing|effort|speed|intensity|execution|form|run)( \w+)? (ok(ay)?|alright|all right|fine|good|decent|right|any good|about right|too (fast|slow|hard|easy))\b/,
  ),
  phrase(
    'thisRun',
    3.4,
    /\b(anything|something|what|where|how|things?) ?(else )?(that )?(i|we|to|should|could|can|might|would) ?(i )?(should |could |can |might )?(have )?(do|done|change|changed|improve|improved|fix|work on|run)( \w+){0,2} (better|differently|on (this|that)|there)\b/,
  ),
  phrase(
    'thisRun',
    3.4,
    /\bwhat (went|did i do) (well|wrong|right|badly)\b|\b(take ?aways?|learn|lessons?) (from|of) (this|that|it|today)\b|\bhow bad (was|is) (it|that|this)\b|\bdid i (nail|smash|crush|mess|blow|screw) (it|this|that|up)\b/,
  ),
  phrase(
    'thisRun',
    3.2,
    /\b(be honest|honest(ly)?|blunt\w*|brutal\w*)\b.{0,30}\b(did i|was it|was that|today|run|how)\b/,
  ),
  phrase(
    'figure',
    FIGURE_FOR_ALL_THAT + 6,
    /\b(what|how (fast|quick)) (did|was|were|am|have) i (\w+ )?averag\w+\b|\baverag\w+ (per|a) (km|k|kilomet\w+|mile)\b|\b(minutes?|mins?) (per|a) (km|k|kilomet\w+|mile) (on average|overall|did|was)\b/,
  ),
  phrase(
    'figure',
    9,
    /\b(heart ?rate|pulse|bpm|hr)\b.{0,24}\b(sit|sitting|sat|hover\w*|on average|averag\w*|doing|get to|go to|up to|reach)\b|\b(heart ?rate|pulse|bpm|hr)\b.{0,44}\b(max\w*|highest|peak\w*|spik\w+)\b/,
  ),
  phrase(
    'figure',
    FIGURE_FOR_ALL_THAT + 6,
    /\bhow (did|well did|long did|much did|was) (i|my) sle(ep|pt)\b|\bsleep score\b|\bhours of sleep did i\b|\b(body ?battery|readiness( score)?|stress (score|level)|blood pressure|recovery score)\b/,
  ),
  phrase(
    'pacing',
    7.5,
    /\b(split|spread|distribute|divide|portion|manage|ration|judge|balance)\b.{0,16}\b(my |the )?(effort|energy|strength|legs|race)\b|\bhow (hard|fast|quick\w*) (should i |do i |to )?(go out|start|set off|begin)\b/,
  ),
  phrase(
    'restOrRun',
    3.2,
    /\b(is|would|are|could) (a |an |my |the |going for a |going |doing a )?(\w+ )?(run|running|jog|jogging|training|session|workout) (\w+ )?(ok(ay)?|fine|safe|alright|wise|smart|sensible|a (good|bad|terrible) idea|too much)\b|\b(ok(ay)?|fine|safe|alright|wise|smart) (for me )?to (run|train|jog|go|push|do)\b/,
  ),
  phrase(
    'improving',
    3,
    /\b(is|are|has|have) my (\w+ )?(fitness|form|shape|endurance|speed|pace|times?)( \w+)? (going|gone|got|getting|went|coming|come|been)\b|\b(making|made|any|no|see|seeing) (any |some |real )?(gains|headway|progress|difference)\b|\bam i (\w+ )?(regressing|declining|standing still|going backwards|stuck)\b/,
  ),
  phrase(
    'nextSession',
    3,
    /\b(got|have|only|just) (about |around |only )?(\d+|half an|an|one|two|twenty|thirty|forty|sixty|ninety) (minutes?|mins?|hours?)\b.{0,40}\b(what|run|do|how|session|workout|best|use|spend)\b|\bwhat'?s (on )?(the |my )?(menu|cards|agenda|programme|program|schedule)\b/,
  ),
  phrase(
    'week',
    3.2,
    /\b(how (many|much|far)|what|total|km|k|kms|kilomet\w+|miles)\b.{0,30}\b(since monday|in the (last|past) (7|seven) days|the week so far|this week so far)\b/,
  ),
];
