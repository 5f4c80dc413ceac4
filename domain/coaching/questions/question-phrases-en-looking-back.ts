import { phrase, type IntentPhrases } from './question-phrases.ts';

/** Questions in English about what was run, and the courtesies of a talk. */
export const LOOKING_BACK_PHRASES_EN: IntentPhrases = [
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
    'thisRun',
    2.4,
    /\b(did|has) (that|this|it|my run|today) go(ne)? (well|ok(ay)?|right|badly)\b|\b(rephrase|reword|clarify)\b|\b(good or bad|overall)\b/,
  ),
  phrase(
    'splits',
    6,
    /\bwhy\b.{0,30}\b(first|second|third|fourth|fifth|last|\d+(st|nd|rd|th)) (km|kilomet\w+|mile|lap|rep|half)\b|\bwhy\b.{0,30}\b(km|kilomet\w+|mile|lap|rep) ?\d+\b/,
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
  phrase(
    'splits',
    2.8,
    /\b(pace|speed) (drop|dropped|fall|fell|slip|slipped|sag)\b|\blast (\d+|few|couple of|two|three) (km|k|kilomet\w+|miles|reps|laps)\b|\bhow (even|steady|regular)\b/,
  ),
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
  phrase('week', 2.6, /\bmy week\b|\b(last|past|these|previous) ?(last|past)? (seven|7) days\b/),
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
    'improving',
    2.2,
    /\b(gains|developing|bigger engine|engine|aerobic (base|fitness|capacity)|endurance base)\b/,
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
    'abilities',
    3,
    /\b(what|which) (kinds? of |sort of |type of )?(questions?|topics?|things|stuff|subjects?)\b.{0,25}\b(you|i|ask|cover|answer)\b|\bhow (do|can|should) i (talk to|ask|use) (you|this)\b|\bwhat do you (cover|do|offer)\b/,
  ),
  phrase(
    'greeting',
    1.7,
    /^(hi+|hello+|hey+|yo|good (morning|evening|afternoon|day)|hiya|howdy|sup|greetings|morning|evening|what'?s up)\b/,
  ),
  phrase('thanks', 1.8, /\b(thanks?|thank you|thankyou|cheers|appreciate|much obliged|grateful)\b/),
  phrase(
    'thanks',
    1.6,
    /^(ok(ay)?|okey|k|got it|gotcha|perfect|great|awesome|nice( one)?|cool|understood|will do|sounds good|makes sense|alright|all right|right|fair enough|good(?! (morning|evening|afternoon|night|day|bye))|sure|yes|yep|yeah|lovely|brilliant|roger|noted)\b[\w ,]{0,25}\W*$/,
  ),
  phrase('thanks', 1.6, /^(got you|helpful|that helps|very helpful|great stuff)\b[\w ,]{0,20}\W*$/),
  phrase(
    'goodbye',
    2.6,
    /\b(good ?bye|bye+|see (you|ya|u)|good ?night|cya|farewell|take care|ciao|gotta go|got to go|talk (to you )?(soon|later)|ttyl|catch you|until (next|tomorrow)|signing off|that'?s (all|it)( for (now|today))?)\b/,
  ),
  phrase(
    'thisRun',
    2.6,
    /\b(right|good|correct|suitable|appropriate|proper) (pace|speed|effort)\b/,
  ),
  phrase('week', 1.6, /^(and |so |what about |how about |about )*(this|last|my|the past) week\W*$/),
];
