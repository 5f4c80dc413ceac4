import type { AnswerBook } from '../answer-book.ts';

export const TRAINING_ANSWERS_EN: AnswerBook['training'] = {
  'week.soFar': [
    'You’ve run {{runner.week.distance}} in {{runner.week.runs}} runs so far this week.',
    'So far this week: {{runner.week.distance}} from {{runner.week.runs}} runs.',
  ],
  'week.soFarSingle': [
    'You’ve done a single run so far this week: {{runner.week.distance}}.',
    'So far this week: a single run, {{runner.week.distance}}.',
  ],
  'week.none': ['You haven’t run yet this week.', 'No runs so far this week.'],
  'week.last': [
    'Last week you ran {{runner.lastWeek.distance}} in {{runner.lastWeek.runs}} runs.',
    'Last week came to {{runner.lastWeek.distance}} from {{runner.lastWeek.runs}} runs.',
  ],
  'week.lastSingle': [
    'Last week you did a single run: {{runner.lastWeek.distance}}.',
    'Last week it was a single run of {{runner.lastWeek.distance}}.',
  ],
  'week.lastNone': ['You didn’t run last week.', 'I don’t see any runs last week.'],
  'week.far': [
    'Your past week comes to {{runner.sevenDays.distance}}, far above your usual {{runner.weeks.mean}}. After a jump like that, your body needs some easy days.',
    'At {{runner.sevenDays.distance}}, the past week went well beyond your usual {{runner.weeks.mean}}. That’s how injuries start, so cut back.',
  ],
  'week.up': [
    'Your past week comes to {{runner.sevenDays.distance}}, a little above your usual {{runner.weeks.mean}}. That’s fine if you keep the next few days light.',
    'At {{runner.sevenDays.distance}} for the past week, you’re slightly over your usual {{runner.weeks.mean}}.',
  ],
  'week.steady': [
    'Your past week adds up to {{runner.sevenDays.distance}}, in line with your usual {{runner.weeks.mean}}. Being that regular is what makes you fitter.',
    'You’ve run {{runner.sevenDays.distance}} in the past week and usually run {{runner.weeks.mean}}: steady, just as it should be.',
  ],
  'week.nearTired': [
    'Your past week comes to {{runner.sevenDays.distance}}, close to your usual {{runner.weeks.mean}}, but it was more tiring than the distance shows.',
    'At {{runner.sevenDays.distance}} the distance was about your usual {{runner.weeks.mean}}. The effort wasn’t, so you need more recovery now.',
  ],
  'week.nearLong': [
    'Your past week comes to {{runner.sevenDays.distance}}, close to your usual {{runner.weeks.mean}}, but a single run in it was much longer than you’re used to.',
    'At {{runner.sevenDays.distance}} the distance was about your usual {{runner.weeks.mean}}. Much of it came in a single long run, and that takes time to get over.',
  ],
  'week.nearJump': [
    'Your past week comes to {{runner.sevenDays.distance}}. You’re nearly back at your usual {{runner.weeks.mean}} after running a lot more.',
    'At {{runner.sevenDays.distance}} you’re coming back to your usual {{runner.weeks.mean}} after some days well above it.',
  ],
  'week.down': [
    'Your past week adds up to {{runner.sevenDays.distance}}, below your usual {{runner.weeks.mean}}. That works well as a rest week.',
    'At {{runner.sevenDays.distance}}, the past week was lighter than your usual {{runner.weeks.mean}}.',
  ],
  'week.noUsual': [
    'I can tell you how that compares once I’ve seen more of your weeks.',
    'After a few more weeks I’ll know what’s usual for you.',
  ],
  'week.hardSingle': [
    'Only a single session that week was hard, which is a good balance.',
    'A single run was hard, so you had room to recover.',
  ],
  'week.hardSome': [
    'You had {{runner.sevenDays.hardRuns}} hard sessions in that week, about as much as a week can take.',
    'You’ve had {{runner.sevenDays.hardRuns}} hard sessions in the past week. Keep the days in between easy.',
  ],
  'week.hardMany': [
    'You had {{runner.sevenDays.hardRuns}} hard sessions in that week, more than you can recover from.',
    'With {{runner.sevenDays.hardRuns}} hard runs, you had too little room to recover.',
  ],
  'week.allEasy': [
    'None of these runs was hard, which builds your base.',
    'You kept all of it below hard, and weeks like that build your base.',
  ],
  'rest.rest': ['Rest for now.', 'Rest does more for you than running right now.'],
  'rest.easy': [
    'Rest or a short easy run: both are fine.',
    'You can run if you keep it easy. A day off is just as good.',
  ],
  'rest.run': ['You can run.', 'Your numbers say you’re fine to run.'],
  'rest.unknown': [
    'I don’t know enough about your last few days to decide, so go by how your body feels.',
    'Without your last runs I can’t tell. How you feel is the better guide.',
  ],
  'rest.tiredSaid': [
    'You feel tired, and that counts for more than any number.',
    'If your body says it’s tired, believe it.',
  ],
  'rest.listen': [
    'If you woke up tired or the stairs feel heavy, take the day off. You won’t lose anything by it.',
    'Start gently. If your legs don’t get any lighter after a while, it’s fine to walk home.',
  ],
  'memory.injury': [
    'You told me about an injury before. If you still feel it, keep this one easy and leave out anything fast.',
    'You’ve mentioned an injury. If it’s still there, run easily by feel and stop if it hurts.',
  ],
  'memory.otherDay': [
    'You told me you can’t run on that day, so move the session in your plan to one that suits you.',
    'That’s a day you said you can’t run. Move the session in your plan.',
  ],
  'restWhy.hardToday': [
    'You’ve already done a hard session today.',
    'You’ve already run hard today.',
  ],
  'restWhy.hardYesterday': [
    'Yesterday was hard, and your body is still recovering.',
    'You ran hard yesterday.',
  ],
  'restWhy.hardDays': [
    'Your last hard session was {{runner.daysSinceHard}} days ago.',
    'It’s {{runner.daysSinceHard}} days since your last hard session.',
  ],
  'restWhy.ranToday': ['You’ve already run today.', 'You’ve done your run for today.'],
  'restWhy.daysOff': [
    'Your last run was {{runner.daysSinceRun}} days ago.',
    'It’s {{runner.daysSinceRun}} days since your last run.',
  ],
  'restWhy.tired': [
    'Your fatigue ({{runner.load.fatigue}}) is well above your fitness ({{runner.load.fitness}}).',
    'Your recent load ({{runner.load.fatigue}}) is far above what you’re used to ({{runner.load.fitness}}).',
  ],
  'pain.injury': [
    'Take a break from running until it no longer hurts. If you run through pain, it lasts longer.',
    'Stop running for now, before it becomes something bigger.',
  ],
  'pain.return': [
    'When you can walk and climb stairs without pain, start again with a short easy run.',
    'When it doesn’t hurt in daily life, try a short easy run and stop at the first sign of pain.',
  ],
  'pain.doctor': [
    'See a doctor if it hurts at rest or at night, if it’s in a single spot on a bone, if it makes you limp, or if it doesn’t go away.',
    'If you limp, if it hurts at night or in a single spot, or if it doesn’t go away, see a doctor.',
  ],
  'pain.illness': [
    'Rest while you’re ill. Your body is busy getting better, and training won’t help now.',
    'You won’t gain fitness while you’re ill. Sleep, drink, and skip running for now.',
  ],
  'pain.illnessReturn': [
    'When you feel well again, start with a short easy run and see how you feel the next day.',
    'Come back with a short easy run once you feel well, and leave anything fast for later.',
  ],
  'pain.illnessDoctor': [
    'If you have a fever, a deep cough or a racing heart at rest, ask a doctor first.',
    'If it’s in your chest, comes with a fever or doesn’t get better, see a doctor.',
  ],
  'pain.soreness': [
    'Muscles get sore from work they aren’t used to. It goes away by itself.',
    'Your muscles are repairing themselves after something new. It fades within days.',
  ],
  'pain.sorenessNext': [
    'A walk or a very easy run helps. Leave fast running until stairs feel normal again.',
    'Keep moving gently, and hold off on anything fast until your legs feel fresh.',
  ],
  'pain.sorenessDoctor': [
    'If it’s in a single spot or gets worse from day to day, it isn’t muscle soreness. Stop running then.',
    'If the pain is sharp, on one side only or getting worse, it’s something else. Running has to wait then.',
  ],
  'warmUp.fast': [
    'Before anything fast, run {{runner.warmUp.duration}} easy, then {{runner.strides.count}} strides of {{runner.strides.duration}} with {{runner.strides.rest}} of walking in between.',
    'Start with {{runner.warmUp.duration}} of easy running and {{runner.strides.count}} × {{runner.strides.duration}} strides, {{runner.strides.rest}} apart.',
  ],
  'warmUp.generic': [
    'Before anything fast, run easy until you’re warm, then do some short, relaxed accelerations.',
    'Run easy until you’re warm, and add some strides before you go fast.',
  ],
  'warmUp.strides': [
    'A stride is a short, relaxed acceleration. Run tall and quick, but don’t sprint.',
    'Strides wake up your legs: speed up for a moment, stay loose, then walk.',
  ],
  'warmUp.easy': [
    'You don’t need a warm-up for an easy run. Just start slower than you mean to go on.',
    'On easy runs, the first slow stretch is your warm-up.',
  ],
  'warmUp.after': [
    'Afterwards, run easy until your breathing is calm. That’s enough.',
    'Finish with easy running, getting slower and slower. You don’t need more than that.',
  ],
  'warmUp.stretch': [
    'If you like stretching, do it after the run. Before it, move rather than hold a stretch.',
    'Hold your stretches after the run. Before it, keep moving instead.',
  ],
  'warmUp.next': [
    'Do it before your next fast session, and the start will feel easier.',
    'Try it before your next fast session. You’ll feel the difference from the start.',
  ],
  'heat.effort': [
    'In the heat, run by effort and not by pace. The same effort is slower then, and that’s fine.',
    'Heat slows everybody down, because part of your blood goes to the skin to cool you.',
  ],
  'heat.pulse': [
    'Stay below {{runner.next.heartRate.ceiling}} and don’t worry about pace.',
    'Keep {{runner.next.heartRate.ceiling}} as your limit, however slow that is.',
  ],
  'heat.measured': [
    'It was {{temperature.weather}} with {{humidity.percent}} humidity, so part of your effort went into keeping cool.',
    'At {{temperature.weather}} and {{humidity.percent}} humidity, a slower pace doesn’t mean you’ve lost fitness.',
  ],
  'heat.next': [
    'Do your next run in the shade at a cool time of day, drink when you’re thirsty, and put off anything hard.',
    'Next time run early or late, drink before you get too thirsty, and save hard sessions for cooler days.',
  ],
  'heat.stop': [
    'If you feel dizzy, shiver or stop sweating, stop and cool down at once.',
    'If you feel dizzy, chilled or confused, stop at once and get somewhere cool.',
  ],
  'cold.effort': [
    'In cold, rain or wind, go by effort too: into the wind you’re slower for the same effort.',
    'Wind and cold slow you down, but you haven’t lost fitness. Run by effort.',
  ],
  'cold.next': [
    'Next time warm up for longer, wear layers and head out into the wind so it’s behind you on the way home. Don’t run on ice.',
    'Start the next one slowly, in layers, into the wind on the way out, and stay at home if it’s icy.',
  ],
  'hills.effort': [
    'Uphill, keep the effort even, not the pace: short steps, stay upright, and walk where it gets steep.',
    'On a climb, forget the pace and keep your breathing even. It’s smart to walk the steep parts.',
  ],
  'hills.measured': [
    'With {{altitude.ascent}} of climbing, your {{pace.average}} was worth {{pace.gradeAdjusted}} on the flat.',
    'With {{altitude.ascent}} of climbing, {{pace.average}} is as hard as {{pace.gradeAdjusted}} on the flat.',
  ],
  'hills.pulse': [
    'On easy days, stay below {{runner.next.heartRate.ceiling}} on the climbs as well.',
    'On an easy day, {{runner.next.heartRate.ceiling}} is your limit uphill too.',
  ],
  'hills.down': [
    'Downhill, let yourself roll with quick, light steps. Braking is hard on your quads.',
    'Going down, take short, quick steps and don’t brake.',
  ],
  'hills.next': [
    'To train on hills, run up strongly but under control, jog down, and stop while the last is as good as the first.',
    'Do a hilly run instead of a hard session, not on top of it.',
  ],
  'lastRun.figures': [
    'Your last run was {{recent.[n].distance}} in {{recent.[n].duration}}, at {{recent.[n].pace}} on average.',
    'The latest run I have is {{recent.[n].distance}} at {{recent.[n].pace}}, {{recent.[n].duration}} in all.',
  ],
  'lastRun.heartRate': [
    'Your heart rate averaged {{recent.[n].heartRate}}. In your easy runs it’s usually {{runner.easyHeartRate}}.',
    'You averaged {{recent.[n].heartRate}}, and {{runner.easyHeartRate}} is usual for your easy runs.',
  ],
  'lastRun.open': [
    'Open a run and ask me there, and I can go through its parts.',
    'To look at its parts, ask me from the page of that run.',
  ],
  'splits.range': [
    'Your kilometres were between {{split.fastest.pace}} (number {{split.fastest.number}}) and {{split.slowest.pace}} (number {{split.slowest.number}}).',
    'Your fastest was kilometre {{split.fastest.number}} at {{split.fastest.pace}}, your slowest kilometre {{split.slowest.number}} at {{split.slowest.pace}}.',
  ],
  'splits.halves': [
    'First half {{half.first.pace}}, second half {{half.second.pace}}.',
    'Your halves were {{half.first.pace}} and {{half.second.pace}}.',
  ],
  'splits.repetitions': [
    'You ran {{interval.work.count}} × {{interval.work.length}} at {{interval.work.pace}} on average, the first at {{interval.work.first.pace}}, the last at {{interval.work.last.pace}}.',
    'It was {{interval.work.count}} × {{interval.work.length}}, from {{interval.work.first.pace}} in the first to {{interval.work.last.pace}} in the last, {{interval.work.pace}} on average.',
  ],
  'splits.mixed': [
    'You ran {{interval.work.count}} fast stretches, {{interval.work.duration}} in all, at {{interval.work.pace}} on average.',
    'You ran fast for {{interval.work.duration}} at {{interval.work.pace}}, in {{interval.work.count}} stretches.',
  ],
  'splits.rests': [
    'Your breaks averaged {{interval.rest.duration}}.',
    'You took {{interval.rest.duration}} in between on average.',
  ],
  'splits.kilometer': [
    'That kilometre was at {{split.[n].pace}}, the whole run at {{pace.average}}.',
    'You ran that kilometre at {{split.[n].pace}}. The average of the run was {{pace.average}}.',
  ],
  'splits.repetition': [
    'That one was at {{interval.work.[n].pace}}, and all of them averaged {{interval.work.pace}}.',
    'You ran that one at {{interval.work.[n].pace}}. The average was {{interval.work.pace}}.',
  ],
  'splits.fastestRepetition': [
    'Your fastest was at {{interval.work.fastest.pace}}, your slowest at {{interval.work.slowest.pace}}.',
    'The fastest one was {{interval.work.fastest.pace}}, the slowest {{interval.work.slowest.pace}}.',
  ],
  'splits.noDrift': [
    'I can’t see that in this run: that takes a longer run at an even pace with heart rate.',
    'To see your heart rate drift I need a longer run at an even pace with heart rate.',
  ],
  'splits.noSuch': [
    'The recording doesn’t have a part like that.',
    'I can’t find that part in this recording.',
  ],
  'splits.none': [
    'This recording can’t be split into kilometres, so I can’t go through its parts.',
    'This recording is too short for splits.',
  ],
  'splits.nextEven': ['Run it just like that next time.', 'Keep that pacing for the next one.'],
  'splits.nextSlower': [
    'Next time, start a little slower and the end will be easier.',
    'Hold back a bit at the start of the next one.',
  ],
  'splits.nextFree': [
    'Next time, aim for even parts and make the last the fastest.',
    'On the next one, start calmly and keep the parts even.',
  ],
  'pacing.easyStart': [
    'Start slower than you feel like, and let the pace come by itself.',
    'Take the start calmly: it decides how the rest goes.',
  ],
  'pacing.easy': ['Easy running is [guide].', 'For an easy run, stay [guide] all the way.'],
  'pacing.intervals': [
    'In your next intervals, run the first at {{interval.work.pace}}, your average this time, and only go faster on the last.',
    'Run all of your next intervals at {{interval.work.pace}}, your average here, and speed up at the very end.',
  ],
  'pacing.intervalsRaced': [
    'Run intervals at {{runner.pace.interval}}, and only as many as you can run at the same speed.',
    'Based on your races, run intervals at {{runner.pace.interval}}. Going faster doesn’t help.',
  ],
  'pacing.intervalsFeel': [
    'Run intervals at a pace where you could still do another one at the end.',
    'For intervals, choose a pace you can repeat: the last as fast as the first.',
  ],
  'pacing.tempo': [
    'For a tempo run, go at {{runner.pace.threshold}} and keep it even. It may feel harder towards the end, but don’t slow down.',
    'Your tempo pace is {{runner.pace.threshold}}. Ease into it, then hold it.',
  ],
  'pacing.tempoFeel': [
    'A tempo run is right when you can say a few words at a time and could keep going a little at the end.',
    'For tempo, go comfortably hard: a few words at a time, even breathing, no sprinting.',
  ],
  'pacing.long': [
    'On your long run, stay [guide]. Start slowest, and only speed up in the last part.',
    'Keep your long run [guide], and finish with something left.',
  ],
  'pacing.racePace': [
    'At that distance, an even {{runner.predicted.[d].pace}} fits your best recent race.',
    'Based on your races, {{runner.predicted.[d].pace}} is the pace to settle into.',
  ],
  'pacing.marathon': [
    'In the marathon, start no faster than {{runner.pace.marathon}}, or a little slower. You’ll need what you save at the end.',
    'In a marathon, {{runner.pace.marathon}} is your limit. Stay a little slower early on.',
  ],
  'pacing.race': [
    'In a race, hold back at first, settle in the middle, and use what’s left at the end.',
    'Race with a calm start, an even middle and a strong finish.',
  ],
  'lastRun.before': [
    'The run before was {{recent.[n].distance}} in {{recent.[n].duration}}, at {{recent.[n].pace}} on average.',
    'On the run before that you did {{recent.[n].distance}} at {{recent.[n].pace}}, {{recent.[n].duration}} in all.',
  ],
  'lastRun.beforeHeartRate': [
    'Your heart rate averaged {{recent.[n].heartRate}} on that one.',
    'On that run your heart rate averaged {{recent.[n].heartRate}}.',
  ],
};
