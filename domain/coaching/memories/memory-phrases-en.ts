import { AILING_PART_EN } from '../safety/ailing-parts.ts';
import type { MemoryPhrases } from './memory-phrases.ts';

const DAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const DAYS = `(?:${DAY}s|(?:every|each|any) ${DAY}|${DAY} (?:mornings?|afternoons?|evenings?|nights?|lunch\\w*)|weekends?|weekdays?|week ?nights?|workdays?)`;
const SEVERAL_DAYS = `${DAY}s?(?:, | and | or |, and |/| & )${DAY}s?`;
const OFTEN =
  '(?:(?:one|two|three|four|five|six|seven|\\d)(?: or \\w+)?|once|twice)(?: (?:times|days|runs|sessions))? (?:a|per|each|every) week';
const MAY = "(?:can(?:'t|not)?|can only|could only|am able to|only|have time|free|available)";
const RUNS =
  '(?:run|runs|running|train|training|workouts?|sessions?|trails?|roads?|treadmills?|track|intervals?|tempo|hills?|races?|racing|pace|heart rate|by feel|groups?|alone|music|long runs?|mornings?|evenings?|outdoors?|outside|stretching|strength|gym|watch)';

/** English as runners write it. */
export const MEMORY_PHRASES_EN: MemoryPhrases = {
  asks: /\?|^(?:and |so |but |ok |hey )*(?:should|shall|do|does|did|can|could|would|will|is|are|am|was|what|which|when|where|why|who|how)\b(?! (?:not )?(?:run|train)ning)|\b(?:if|unless|in case|suppose|wonder(?:ing)?|worried (?:that|about)|afraid)\b/,
  ofOthers:
    /\b(?:my|our|his|her|their|a|the)(?: \w+)? (?:wife|husband|partner|girlfriend|boyfriend|friends?|mum|mom|mother|dad|father|brother|sister|son|daughter|kids?|child|children|dog|colleague|coworker|boss|coach|trainer|neighbou?r|buddy|mate|teammates?)\b(?<!\bwith (?:\w+ ){1,2}\w+)|^(?:he|she|they|his|her|their|you|your)\b|\b(?:he|she|they) (?:has|have|is|are|was|were|can|can't|cannot|had)\b/,
  past: /\bused to\b|\b(?:years?|months?|long) ago\b|\b(?:as a|when i was a) (?:kid|child|teenager)\b|\bpreviously\b/,
  still: /\bstill\b|\bagain\b|\bever since\b|\bnow it\b|\bkeeps?\b/,
  oneTime:
    /\b(?:this|next|last|coming|tomorrow|today|tonight|yesterday)\b(?! (?:year|season|winter|summer|spring|autumn|fall)\b)|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d|\b\d{1,2}(?:st|nd|rd|th)\b|\b(?:ran|was|were|did|had|went|couldn't|missed|skipped)\b/,
  injury:
    /\bplantar fasc\w+|\b(?:runner|jumper)'?s knee\b|\bshin ?splints?\b|\btend(?:in|on)(?:itis|opathy|osis)\b|\bit ?band syndrome\b|\bitbs\b|\bmeniscus\b|\bbursitis\b|\bsciatica\b|\bhernia\w*|\b(?:osteo)?arthritis\b|\bsprain\w*|\b(?:tore|torn|pulled|strained|injured|twisted|rolled|broke) (?:my|a|the)\b|\b(?:torn|injured) \w+|\b(?:slipped|bulging) dis[ck]\b|\b(?:bad|dodgy|weak|old) (?:left |right |lower )?(?:knees?|ankles?|achilles|hips?|back|hamstrings?|calf)\b|\b(?:knee|achilles|shin|calf|hamstring|hip|ankle|foot|back|groin) (?:injury|pain|trouble|problems?|issues?)\b/,
  ailingPart: new RegExp(AILING_PART_EN.source),
  denied:
    /\b(?:no|not|never|without|don't|doesn't|didn't|isn't|haven't|hasn't|free of|avoid\w*|prevent\w*)\b/,
  schedule: [
    new RegExp(
      `\\b(?:${DAYS}|${SEVERAL_DAYS})\\b.{0,60}\\b(?:i|i'm|i've|my|we|me)\\b|\\b(?:i|i'm|i've|my|we|me)\\b.{0,60}\\b(?:${DAYS}|${SEVERAL_DAYS})\\b|^${DAYS}\\b.{0,30}\\b(?:are|is|don't|never)\\b`,
    ),
    new RegExp(
      `\\bmy (?:\\w+ )?(?:long run|rest day|day off|club|easy day|workout)\\b.{0,24}\\b(?:always|usually|is on|are on)\\b.{0,12}\\b${DAY}`,
    ),
    new RegExp(
      `\\bi(?:'m| am| have| work|'ve)? .{0,24}\\b(?:always|usually|normally|never) .{0,30}\\b${DAY}`,
    ),
    new RegExp(
      `\\bi(?:'m|'ve)? (?:\\w+ )?${MAY} .{0,30}\\b${OFTEN}|\\b${OFTEN} .{0,12}(?:at most|max\\w*)`,
    ),
    new RegExp(
      `\\b(?:club|track|group) (?:\\w+ ){0,2}(?:is |are |meets |trains )?(?:on |every )${DAY}s?\\b|^${DAY}s? (?:is|are|it's) (?:my |our )?(?:club|track night|group)`,
    ),
    /\b(?:i|my)\b.{0,16}\b(?:night|early|late|rotating|evening) shifts?\b|\bi work (?:nights|shifts|weekends)\b|\bi travel .{0,24}\b(?:every|each) (?:week|month)\b/,
    /\bi (?:only )?have (?:only |about |at most |up to )?\d+ ?(?:min\w*|hours?|h)\b.{0,30}\b(?:week|a day|per day|each day|mornings?|lunch)/,
  ],
  walks:
    /\b(?:i|we) (?:(?:also|usually|always|normally|often) )?(?:walk|go (?:out )?for (?:a |long |short )?walks?|take (?:a |long )?walks?)\b.{0,40}\b(?:(?:every|each) (?:\w+ )?(?:day|morning|lunch\w*|afternoon|evening|night)|daily|(?:twice|three times|once) (?:a|per) day)\b|\b(?:every|each) (?:day|morning|lunch\w*|afternoon|evening|night),? (?:i|we) (?:walk|go for (?:a )?walks?)\b|\bi (?:(?:always|usually) )?walk (?:to and from|to|home from) work\b|\bi (?:have|own) a dog\b.{0,30}\bwalk/,
  dogWalk: /\bwalk(?:s|ing)?\b(?: with)? (?:the|my|our|his|her|a) (?:\w+ )?dogs?\b/g,
  preference: [
    new RegExp(
      `\\bi(?:'d| would)? (?:(?:really|much|always|do|don't|do not|never|absolutely|also|just|generally|usually|definitely) ){0,2}(?:prefer|like|love|enjoy|hate|dislike|rather|can't stand|cannot stand)\\b(?! (?:this|that|it|how|your|the (?:run|way|plan|idea|chart))\\b).{0,50}\\b${RUNS}\\b`,
    ),
    new RegExp(`\\bi (?:can't|cannot) stand .{0,30}\\b${RUNS}\\b`),
    /\bi (?:never|always|only|usually) (?:run|train) (?:in the|on the|at|outside|outdoors|inside|indoors|alone|by|without|with|before|after|early|late|on (?:trails?|roads?|grass))\b/,
    /\b(?:keep|make|write|give|want|like|prefer)\b.{0,20}\b(?:answers?|replies|reply|messages?|explanations?)\b.{0,20}\b(?:short|brief|concise|simple|detailed|long)\w*|\b(?:shorter|briefer|simpler|more detailed|longer) (?:answers|replies|explanations)\b/,
    /\b(?:i'm|i am) (?:more )?(?:a|an) (?:morning|evening|trail|road|track|early|solo) (?:runner|person|bird)\b/,
    /\bi (?:train|run) by (?:heart rate|pace|feel|power|effort)\b/,
  ],
};
