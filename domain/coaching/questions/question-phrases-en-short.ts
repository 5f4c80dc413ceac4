import { phrase, type IntentPhrases } from './question-phrases.ts';

/** Questions in English as short as they are typed after a run. */
export const SHORT_PHRASES_EN: IntentPhrases = [
  phrase(
    'thisRun',
    3.2,
    /^(was (it|this|that) )?(an? )?(decent|good|solid|nice|ok(ay)?|bad|poor) (run|session|one|effort|workout)\W*$/,
  ),
  phrase(
    'thisRun',
    3.4,
    /\b(rate|judge|grade|score) (my|this|that|the|today'?s) (\w+ )?(run|session|workout|effort|one)\b/,
  ),
  // The slips that are mended make another word of it.
  phrase('thisRun', 3.2, /\b(thoughts?|throughts|though) on (this|that|it)( one| run)?\W*$/),
  phrase('thisRun', 3, /^how was (it|that|this)\W*$/),
  phrase('figure', 6, /\bhow many k'?s? (was|were|is) (this|that|it)\b/),
  phrase('figure', 6, /^steps (per|a) min(ute)?\W*$/),
  phrase('figure', 6, /^(my |the )?vertical oscillation\W*$|\bhow (big|high) was the load\b/),
  phrase(
    'splits',
    3.4,
    /\b(were|was|are) (the |my )?(breaks?|rests?|recover(y|ies)) (between .{0,14})?(too |long |short )/,
  ),
  phrase('splits', 3.4, /\bhow long (were|was) (my|the) (breaks?|rests?|recover(y|ies))\b/),
  phrase(
    'pacing',
    8,
    /\b(reps?|repeats|intervals)\b.{0,20}\b(faster|slower|quicker) next time\b|\btarget (pace|speed)\b.{0,20}\b(reps?|repeats|intervals)\b/,
  ),
  phrase(
    'nextSession',
    2.4,
    /\b(workout|session|training) ideas?\b|\bideas? for (a |my )?(workout|session|run)\b/,
  ),
  phrase('racePrediction', 2.2, /\b(estimates?|guess|calculate)\b/),
  phrase('whyPace', 2.6, /^(my |the )?(lactate )?threshold( pace)?\W*$/),
];
