import type { AnswerBook } from '../answer-book.ts';

export const TRAINING_ANSWERS_EN: AnswerBook['training'] = {
  'week.soFar': [
    'This week you have run {{runner.week.distance}} in {{runner.week.runs}} runs so far.',
    'So far this week: {{runner.week.distance}} from {{runner.week.runs}} runs.',
  ],
  'week.soFarSingle': [
    'A single run so far this week, {{runner.week.distance}}.',
    'So far this week: a single run, {{runner.week.distance}}.',
  ],
  'week.none': ['No run this week yet.', 'This week is still without a run.'],
  'week.last': [
    'Last week it was {{runner.lastWeek.distance}} in {{runner.lastWeek.runs}} runs.',
    'Last week came to {{runner.lastWeek.distance}} from {{runner.lastWeek.runs}} runs.',
  ],
  'week.lastSingle': [
    'Last week held a single run, {{runner.lastWeek.distance}}.',
    'Last week it was a single run of {{runner.lastWeek.distance}}.',
  ],
  'week.lastNone': ['Last week was without a run.', 'I see no run of yours last week.'],
  'week.far': [
    'The past week as a whole comes to {{runner.sevenDays.distance}}, far above your usual {{runner.weeks.mean}}, and after such a jump the body needs quiet days.',
    'At {{runner.sevenDays.distance}} the past days went well beyond your usual {{runner.weeks.mean}}; that is where injuries begin, so take it down.',
  ],
  'week.up': [
    'The past week as a whole is {{runner.sevenDays.distance}}, a little above your usual {{runner.weeks.mean}}; fine, if the next days are light.',
    'With {{runner.sevenDays.distance}} in the past days you are somewhat over your usual {{runner.weeks.mean}}.',
  ],
  'week.steady': [
    'The past days add up to {{runner.sevenDays.distance}}, in line with your usual {{runner.weeks.mean}}, and that regularity carries you.',
    '{{runner.sevenDays.distance}} in the past days against a usual {{runner.weeks.mean}}: steady, just as it should be.',
  ],
  'week.down': [
    'The past days add up to {{runner.sevenDays.distance}}, below your usual {{runner.weeks.mean}}; as a rest week that is well spent.',
    'At {{runner.sevenDays.distance}} the past days were lighter than your usual {{runner.weeks.mean}}.',
  ],
  'week.noUsual': [
    'I can tell how that compares once I know more of your weeks.',
    'After some more weeks I will know what is usual for you.',
  ],
  'week.hardSingle': [
    'There was a single hard session in these days, which is a sound balance.',
    'A single run of these days was hard, so there was room to recover.',
  ],
  'week.hardSome': [
    '{{runner.sevenDays.hardRuns}} runs of these days were hard, about as many as a week can carry.',
    '{{runner.sevenDays.hardRuns}} runs of the past days were hard; leave the days between easy.',
  ],
  'week.hardMany': [
    '{{runner.sevenDays.hardRuns}} runs of these days were hard, more than a week can turn into fitness.',
    'With {{runner.sevenDays.hardRuns}} hard runs there was too little room to recover.',
  ],
  'week.allEasy': [
    'None of these runs was hard, which builds the base.',
    'All of it stayed below hard, and such weeks make the base.',
  ],
  'rest.rest': ['Rest for now.', 'Rest is worth more than running just now.'],
  'rest.easy': [
    'Rest or a short easy run, both are right.',
    'You may run if it stays easy; a day off is just as good.',
  ],
  'rest.run': ['You can run.', "Your numbers say you're fine to run."],
  'rest.unknown': [
    'I know too little of your last days to decide, so let the body do it.',
    'Without your last runs I cannot tell; how you feel is the better guide.',
  ],
  'rest.tiredSaid': [
    'You feel tired, and that counts for more than any figure.',
    'When the body says so, believe it.',
  ],
  'rest.listen': [
    'If you woke up tired or the stairs feel heavy, take the day off; nothing is lost by it.',
    'Start gently, and if the legs are no lighter after a while, walk home without regret.',
  ],
  'restWhy.hardToday': [
    'There was a hard session today already.',
    'You have already run hard today.',
  ],
  'restWhy.hardYesterday': [
    'Yesterday was hard, and that is still being built in.',
    'You ran hard yesterday.',
  ],
  'restWhy.hardDays': [
    'Your last hard session was {{runner.daysSinceHard}} days ago.',
    'Since the last hard session {{runner.daysSinceHard}} days have passed.',
  ],
  'restWhy.ranToday': ['You have already run today.', 'Today already has its run.'],
  'restWhy.daysOff': [
    'Your last run was {{runner.daysSinceRun}} days ago.',
    '{{runner.daysSinceRun}} days have passed since your last run.',
  ],
  'restWhy.tired': [
    'Fatigue ({{runner.load.fatigue}}) stands well above fitness ({{runner.load.fitness}}).',
    'Your load of late, {{runner.load.fatigue}}, is far over what you are used to, {{runner.load.fitness}}.',
  ],
  'pain.injury': [
    'Take a break from running until it no longer hurts; pain that is run on lasts longer.',
    'Stop running for now, so that something small stays small.',
  ],
  'pain.return': [
    'Come back when walking and stairs are free of pain, with a short easy run first.',
    'When daily life is free of pain, try a short easy run and stop at the first sign of it.',
  ],
  'pain.doctor': [
    'See a doctor if it is there at rest or at night, sits on a single spot of the bone, makes you limp or does not fade.',
    'If you limp, if it hurts at night or on a single point, or if it stays, have a doctor look at it.',
  ],
  'pain.illness': [
    'Rest while you are ill; the body has other work to do, and training would not help now.',
    "You won't gain fitness while you're ill. Sleep, drink, and skip running for now.",
  ],
  'pain.illnessReturn': [
    'When you feel well again, begin with a short easy run and see how the next day is.',
    'Come back with a short easy run once you feel well, and leave anything fast for later.',
  ],
  'pain.illnessDoctor': [
    'With fever, a deep cough or a heart that races at rest, ask a doctor first.',
    'If it sits in the chest, comes with fever or does not pass, see a doctor.',
  ],
  'pain.soreness': [
    'Sore muscles are the trace of work they were not used to, and they pass by themselves.',
    'That is the muscles mending after something new, and it fades within days.',
  ],
  'pain.sorenessNext': [
    'A walk or a very easy run helps; leave fast running until stairs feel normal.',
    'Keep moving gently, and hold off on anything fast until the legs feel free.',
  ],
  'pain.sorenessDoctor': [
    'If it sits on a single spot or grows from day to day, it is no soreness: stop then.',
    'Sharp, one-sided or growing pain is something else, and then running has to wait.',
  ],
  'warmUp.fast': [
    'Before anything fast run {{runner.warmUp.duration}} easy, then {{runner.strides.count}} strides of {{runner.strides.duration}} with {{runner.strides.rest}} of walking between.',
    'Fast running begins with {{runner.warmUp.duration}} of easy running and {{runner.strides.count}} × {{runner.strides.duration}} of strides, {{runner.strides.rest}} apart.',
  ],
  'warmUp.generic': [
    'Before anything fast comes easy running until you are warm, then some short relaxed accelerations.',
    'Run easy until you are warm and add some strides before it gets fast.',
  ],
  'warmUp.strides': [
    'A stride is a short, relaxed acceleration, quick and tall, never a sprint.',
    'Strides wake up the legs: faster and faster for a moment, loose, then walk.',
  ],
  'warmUp.easy': [
    'An easy run needs none; begin slower than you mean to go on.',
    'For easy runs the first slow stretch is the warm-up.',
  ],
  'warmUp.after': [
    'Afterwards run easy until the breath is calm, and the day is done.',
    'End with easy running that becomes slower and slower; more is not needed.',
  ],
  'warmUp.stretch': [
    'Long stretching belongs after the run, if you like it; before it, move rather than hold.',
    'Before running, swing and move; holding a stretch can wait until later.',
  ],
  'warmUp.next': [
    'Do it before your next fast session, and the start will no longer be the hardest part.',
    'Put it before the next fast session; you will feel it from the start.',
  ],
  'heat.effort': [
    'In the heat run by effort and not by pace; the same effort is slower then, and that is right.',
    'Heat costs pace, for everybody: part of the blood goes to the skin to cool you.',
  ],
  'heat.pulse': [
    'Stay below {{runner.next.heartRate.ceiling}} and let the pace be what it is.',
    'Let {{runner.next.heartRate.ceiling}} be the limit, however slow that is.',
  ],
  'heat.measured': [
    'Your watch showed {{temperature.average}}, so a good part of the effort went into cooling.',
    'At {{temperature.average}} on the watch a slower pace is no loss of form.',
  ],
  'heat.next': [
    'Move the next run to the cool hours and the shade, drink to thirst, and put off anything hard.',
    'Run early or late next time, drink before you are dry, and keep hard sessions for cooler days.',
  ],
  'heat.stop': [
    'If you feel dizzy, shiver or stop sweating, stop and cool down at once.',
    'Stop at once at dizziness, chills or confusion, and get into the cool.',
  ],
  'cold.effort': [
    'In cold, rain or wind effort counts as well: against the wind you are slower at the same work.',
    'Wind and cold take pace without taking fitness, so run by effort.',
  ],
  'cold.next': [
    'Next time warm up longer, wear layers and head out against the wind, so that it brings you home; do not run on ice.',
    'Begin the next one slowly, in layers, with the wind against you on the way out, and stay home on ice.',
  ],
  'hills.effort': [
    'Uphill keep the effort, not the pace: short steps, upright, and walk where it gets steep.',
    'On a climb let the pace go and keep the breathing level; walking steep parts is good judgement.',
  ],
  'hills.measured': [
    'With {{altitude.ascent}} of climbing your {{pace.average}} was worth {{pace.gradeAdjusted}} on the flat.',
    '{{altitude.ascent}} of climbing make {{pace.average}} as hard as {{pace.gradeAdjusted}} on the flat.',
  ],
  'hills.pulse': [
    'On easy days stay below {{runner.next.heartRate.ceiling}} on the climbs as well.',
    'Let {{runner.next.heartRate.ceiling}} hold uphill too when the day is meant to be easy.',
  ],
  'hills.down': [
    'Downhill let it roll with quick, light steps; braking is what the thighs pay for.',
    'Going down, take short quick steps and do not brake.',
  ],
  'hills.next': [
    'As training, run a hill strongly but controlled, jog down, and stop while the last is as good as the first.',
    'Put a hilly run in place of a hard session, not on top of it.',
  ],
  'lastRun.figures': [
    'Your last run was {{recent.[n].distance}} in {{recent.[n].duration}}, at {{recent.[n].pace}} on average.',
    'The newest run I know: {{recent.[n].distance}} at {{recent.[n].pace}}, {{recent.[n].duration}} in all.',
  ],
  'lastRun.heartRate': [
    'Heart rate was {{recent.[n].heartRate}} on average; in your easy runs it is usually {{runner.easyHeartRate}}.',
    'It took {{recent.[n].heartRate}} on average, where {{runner.easyHeartRate}} is usual for your easy runs.',
  ],
  'lastRun.open': [
    'Open a run and ask there, then I can go through its parts.',
    'For its parts, ask me from the page of that run.',
  ],
  'splits.range': [
    'The kilometres lay between {{split.fastest.pace}} (number {{split.fastest.number}}) and {{split.slowest.pace}} (number {{split.slowest.number}}).',
    'Fastest was kilometre {{split.fastest.number}} at {{split.fastest.pace}}, slowest kilometre {{split.slowest.number}} at {{split.slowest.pace}}.',
  ],
  'splits.halves': [
    'First half {{half.first.pace}}, second half {{half.second.pace}}.',
    'By halves it was {{half.first.pace}} and {{half.second.pace}}.',
  ],
  'splits.repetitions': [
    '{{interval.work.count}} × {{interval.work.length}} at {{interval.work.pace}} on average, the first at {{interval.work.first.pace}}, the last at {{interval.work.last.pace}}.',
    'You ran {{interval.work.count}} × {{interval.work.length}}, from {{interval.work.first.pace}} in the first to {{interval.work.last.pace}} in the last, {{interval.work.pace}} on average.',
  ],
  'splits.mixed': [
    '{{interval.work.count}} fast stretches, {{interval.work.duration}} in all, at {{interval.work.pace}} on average.',
    'In all {{interval.work.duration}} of fast running at {{interval.work.pace}}, in {{interval.work.count}} stretches.',
  ],
  'splits.rests': [
    'The breaks were {{interval.rest.duration}} on average.',
    'Between them you took {{interval.rest.duration}} on average.',
  ],
  'splits.kilometer': [
    'That kilometre was at {{split.[n].pace}}, the whole run at {{pace.average}}.',
    '{{split.[n].pace}} for that kilometre; the average of the run is {{pace.average}}.',
  ],
  'splits.repetition': [
    'That one was at {{interval.work.[n].pace}}; all together they averaged {{interval.work.pace}}.',
    '{{interval.work.[n].pace}} in that one, where the average is {{interval.work.pace}}.',
  ],
  'splits.noSuch': ['The recording has no such part.', 'I find no such part in this recording.'],
  'splits.none': [
    'This recording cannot be divided into kilometres, so I cannot go through its parts.',
    'This recording is too short for splits.',
  ],
  'splits.nextEven': ['Run it just like that next time.', 'Keep that pacing for the next one.'],
  'splits.nextSlower': [
    'Next time begin a little slower, and the end will come easier.',
    'Hold back a touch at the start of the next one.',
  ],
  'splits.nextFree': [
    'Next time aim for even parts and let the last be the quickest.',
    'On the next one start calmly and keep the parts alike.',
  ],
  'pacing.easyStart': [
    'Begin slower than you feel like and let the pace come by itself.',
    'The start is where pacing is decided, so take it calmly.',
  ],
  'pacing.easy': ['Easy running is [guide].', 'For an easy run, stay [guide] all the way.'],
  'pacing.intervals': [
    'In the next intervals run the first at {{interval.work.pace}}, the average of this time, and let only the last be quicker.',
    'Take {{interval.work.pace}}, what you averaged here, for all of the next intervals, and speed up at the very end.',
  ],
  'pacing.intervalsRaced': [
    'For intervals take {{runner.pace.interval}}, and only so many that the last is as fast as the first.',
    'Based on your races, intervals belong at {{runner.pace.interval}}; faster brings nothing more.',
  ],
  'pacing.intervalsFeel': [
    'Run intervals at a pace that would allow another one after the last.',
    'For intervals choose what you can repeat: the last as fast as the first.',
  ],
  'pacing.tempo': [
    'For a tempo run take {{runner.pace.threshold}} and keep it level; towards the end it may feel harder, not slower.',
    'Tempo means {{runner.pace.threshold}} for you, reached calmly and then held.',
  ],
  'pacing.tempoFeel': [
    'A tempo run is right when short sentences are possible and you could go on a little at the end.',
    'For tempo go comfortably hard: short sentences, level breathing, nothing sprinted.',
  ],
  'pacing.long': [
    'On the long run stay [guide], slowest at the start; only the last part may be quicker.',
    'Keep the long run [guide] and finish it with something left.',
  ],
  'pacing.racePace': [
    'Over that distance an even {{runner.predicted.[d].pace}} fits your best recent race.',
    'Based on your races, {{runner.predicted.[d].pace}} is the pace to settle into.',
  ],
  'pacing.marathon': [
    'In the marathon start no faster than {{runner.pace.marathon}}, rather slower; what you save there you need at the end.',
    'Take {{runner.pace.marathon}} as the upper limit in a marathon and stay on the slow side of it early on.',
  ],
  'pacing.race': [
    'In a race hold back at first, settle in the middle, and spend what is left at the end.',
    'Race with a calm start, an even middle and a brave end.',
  ],
};
