import { phrase, type UnsafePhrase } from './unsafe-phrases.ts';

/** Harsh only where it is thrown at the reader: runners call themselves and hills the same. */
const INSULT =
  '(?:bitch|cunt|whore|slut|piece of shit|scum|retard|fag(?:got)?|loser|pig|cow|moron|idiot|freak|trash|garbage|asshole|arsehole)';
/** A mild insult is a joke among friends; with one of these it is none. */
const SHARPENED =
  '(?:worthless|pathetic|disgusting|fucking|filthy|ugly|fat|stupid|dumb|retarded|useless|dirty|goddamn)';
const STRONG = '(?:cunt|whore|slut|piece of shit|fag(?:got)?|retard)';
const YOU = "\\b(?:you|u|ya|ur)(?:'?re| are| r)?";

/** Words for a child. */
export const CHILD_EN =
  "(?:underage|under-age|school ?girls?|school ?boys?|preteens?|lolitas?|\\b(?:[4-9]|1[0-5])(?:[ -]?(?:years?[ -]olds?|y\\/?o|yrs? old))|(?:you(?:'re| are)|are you|u r) (?:only |just |still )?(?:[4-9]|1[0-5])(?=$|,| and\\b| right\\b)|^(?:only |just )?(?:[6-9]|1[0-5])$)";
const EXPLICIT =
  '(?:(?:naked|nude|topless) (?:pics?|pictures?|photos?|selfies?|videos?|body)|nudes|sexy for (?:a|an|your)\\b|(?:have|having|had) sex|sex (?:with|videos?|tapes?|chat)|(?:want|wanna) (?:to )?(?:kiss|fuck) (?:me|you)|undress for me|porn\\w*|horny|tits|pussy)';

export const UNSAFE_PHRASES_EN: readonly UnsafePhrase[] = [
  phrase('harassment', [
    `${YOU} (?:\\w+ ){0,2}?(?:a |an |such an? )?(?:${SHARPENED},? ){1,3}${INSULT}\\b`,
    `${YOU} (?:just |really |nothing but |such )?(?:a |an )?(?:\\w+ )?${STRONG}\\b`,
    `^(?:what )?(?:a |an )?(?:${SHARPENED},? ){1,3}${STRONG}(?: you are)?$`,
    `\\b(?:a |an )?(?:${SHARPENED} )${STRONG} (?:you are|u are)\\b`,
    `\\b(?:shut up|get lost|fuck off|fuck you)\\b.{0,12}\\b(?:${SHARPENED} )?(?:${INSULT})\\b`,
    '\\b(?:go )?fuck (?:yourself|urself)\\b|\\bfuck you\\b(?!,? (?:hill|legs?|knee|wind|body|rain|garmin|strava|weather|stairs|heat|winter|alarm))',
    "\\b(?:i'?ll|i will|i'?m going to|i'?m gonna|gonna) (?:find you and|hunt you down(?! (?:in|on|at|by|before|over) (?:the|a|km|mile))|stab you|strangle you|rape you|slit your|break your (?:legs?|neck|arms?|face|jaw)|beat the (?:shit|crap) out of you|make you (?:pay|suffer|bleed)|smash your (?:face|head|skull))\\b",
    '\\b(?:people|women|men|girls|guys|runners|bitches) like you (?:should|deserve to|ought to) (?:be (?:shot|killed|gassed|raped|beaten)|die)\\b',
    "\\bi know where (?:you|u) live(?=$| and (?:i|you|we)\\b| bitch|,? (?:watch|be careful|sleep))|\\b(?:you(?:'d)? )?better watch your back\\b|\\bwatch your back (?:on the|at the|when|tonight|tomorrow|from now|bitch)\\b|🔪.{0,3}(?:you|u|your|ur)\\b|\\byou(?:'re| are) next\\b.{0,4}🔪",
    "\\bi(?:'?ll| will|'?m going to| am going to|'?m gonna) (?:\\w+ )?(?:hurt|stab|shoot|rape|strangle|burn) (?:you|u)\\b(?! (?:in|on|at|over|with|to) (?:the|a|this|my|your)\\b)",
    '\\bgo back to (?:your|ur) (?:own )?(?:shithole )?country\\b|^(?:you |u )?(?:stupid|dumb|fat|ugly|crazy|psycho|filthy) (?:bitch|cunt|whore|slut|pig|cow)$',
    "\\b(?:you(?:'re| are)|ur|u r) (?:way |just |far )?too (?:fat|ugly|gross|disgusting) to (?:run|race|be|wear|show|breathe)\\b|\\b(?:nobody|no ?one) wants to see (?:your|ur) (?:fat|ugly|flabby|gross|disgusting)\\b|\\b(?:lose weight|stop eating|quit running),? (?:you )?(?:fat|ugly|disgusting) \\w+",
    '(?:お前|てめえ|おまえ|[你妳]|mày)[^a-z]{0,6}\\b(?:fuck|bitch|cunt|whore|slut)\\b',
    `\\b(?:everyone|everybody)(?: here| in this group)? hates you(?=$|,)`,
  ]),
  phrase('minors', [
    `\\b(?:naked|nude)s? ${CHILD_EN}|\\b(?:cp|c\\.p\\.) (?:for )?(?:trade|sale|swap|links?|collection)\\b|\\b(?:trade|trading|selling|swap|buy) cp\\b`,
    `${CHILD_EN}.{0,60}${EXPLICIT}|${EXPLICIT}.{0,40}${CHILD_EN}`,
    "\\b(?:don'?t|do not|never) tell (?:your|ur) (?:parents|mum|mom|mother|dad|father)\\b.{0,30}\\b(?:us|photos?|pics?|pictures?|videos?|secret|meet)\\b",
    '\\b(?:secret|hide it|hide this) from (?:your|ur) (?:parents|mum|mom|mother|dad|father)\\b',
  ]),
  phrase(
    'self-harm',
    [
      "(?:^|[,;:] |\\b(?:just|go|please|should(?: just)?|why do ?n[o']?t you(?: just)?|hope you) (?:go )?)(?:kill|hang|shoot|drown) (?:yourself|urself)(?=$|,| (?:already|now|honestly|please|pls|plz|asap|tonight|bitch|loser|you)\\b)",
      '\\bgo (?:and )?(?:kill|hang|shoot|drown) yourself (?:from|off|on|in|with) (?:a|the|your) (?:tree|rope|roof|bridge|balcony|ceiling|bathroom|garage|garden|head|face|river|lake|sea|gun|belt)\\b',
      "\\b(?:a favou?r and|go|just|you should(?: just)?|u should(?: just)?|why do ?n[o']?t you(?: just)?|please|pls) (?:go )?jump (?:off (?:a|the|that)|in front of a) (?:\\w+ )?(?:bridge|cliff|roof|building|train|car|bus)\\b|\\b(?:you|u) should (?:just |really )?(?:end it(?: all)?|end yourself|off yourself|unalive yourself|disappear forever)(?=$|,| already| now| tonight)|^(?:go |just |please )*drink bleach\\b|\\b(?:go|should|just) drink (?:some )?bleach\\b|\\b(?:go |just )(?:neck|rope) (?:yourself|urself)\\b|\\b(?:go |just |should )?slit (?:your|ur) (?:own )?wrists\\b",
      '\\bkys\\b|\\bgo (?:and )?die(?=$|,| in| already)|\\b(?:hope|wish) you (?:die|were dead|get killed)\\b',
      "\\b(?:world|everyone|everybody|we|group|team)(?: (?:would|will|'d|is|are))?(?: all)? (?:be )?better off without you\\b",
      '\\b(?:nobody|no ?one) (?:would|will) (?:even )?(?:miss you|care) if you (?:were dead|was dead|died|were gone|killed|were not alive)\\b',
      '\\b(?:do (?:us|me|everyone|everybody|the world|yourself) (?:all )?a favou?r and|just|go|should) (?:end your (?:own )?life|die)(?=$|,| already)',
      '\\b(?:make yourself (?:throw up|vomit|sick|puke)|throw up|purge|vomit) after (?:every|each|your|all) meals?\\b',
    ],
    /\b(?:(?<!why )do ?n[o']?t|do not|never|stop|without|or you'?ll|you'?ll|you will) (?:\w+ ){0,2}(?:kill|hang|shoot|make|throw|purge|vomit)|\bi (?:\w+ )?(?:throw|threw|purge|vomit)/,
  ),
  phrase('sexual', [
    '\\bnice (?:tits|boobs|rack)\\b|\\bnice ass (?:babe|girl|baby|sexy|in those)\\b|\\b(?:wanna|want to|wants to) see my (?:dick|cock|penis|balls)\\b|🍆 ?💦|\\b(?:pics?|pictures?|photos?|videos?|selfies?)(?: of (?:you|u|yourself))? (?:without|with no|wearing no) (?:any |your |ur )?(?:clothes|clothing|underwear|bra|shirt on)\\b',
    '\\b(?:send|show|give|text|dm) (?:me |us )?(?:\\w+ ){0,3}?(?:nudes?|naked (?:pics?|pictures?|photos?|selfies?)|nude (?:pics?|pictures?|photos?))\\b',
    '\\b(?:naked|nude|topless) (?:pics?|pictures?|photos?|selfies?|videos?) of (?:you|u|yourself|me)\\b',
    '\\b(?:want|wanna|going|gonna|love|like|let me|dream of) (?:to )?(?:fuck|fucking|screw|lick|bang) (?:you|u|your)\\b',
    '\\b(?:show|see|touch|grab|lick|suck|squeeze) (?:me )?(?:your|ur) (?:\\w+ )?(?:tits|boobs|pussy|dick|cock|penis|vagina)\\b|\\b(?:grab|lick|spank|squeeze) (?:your|ur) (?:\\w+ )?ass\\b|\\bsuck my (?:dick|cock|balls)\\b',
    '\\b(?:pics?|pictures?|photos?|videos?) of my (?:dick|cock|penis)\\b|\\bdick ?pics?\\b',
    '\\b(?:have|having|had) sex with (?:you|me)\\b|\\b(?:come|you to|please|wanna|want to) sleep with me(?=$|,| tonight)|\\bsit on my face\\b|\\bblow ?job\\b',
    '\\bi (?:get|got|am|was) (?:so )?(?:hard|horny|wet) (?:when|looking|thinking|for you|because of)\\b.{0,30}\\byou|\\b(?:jerk|jerked|jerking|wank\\w*) off (?:to|over) you',
  ]),
];
