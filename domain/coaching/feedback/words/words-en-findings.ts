import type { WordBook } from '../word-book.ts';

export const FINDINGS_EN: WordBook['findings'] = {
  'zones.edge': [
    'Your heart rate averaged {{heartRate.average}}, right at the top of your easy range ({{zone.easy.ceiling}}). A few beats lower trains you just as well.',
    'An average of {{heartRate.average}} is right at the limit of easy ({{zone.easy.ceiling}}), which leaves no room for hills or heat.',
  ],
  'long.pulse': [
    'Your heart rate was above {{zone.easy.ceiling}} for {{zone.aboveEasy.share}} of the time. A long run builds the same endurance below that, and you recover sooner.',
  ],
  'tempo.calm': [
    'Your heart rate was {{tempo.second.heartRate}} in the second half of the tempo, hardly any higher than in the first, so you could hold this pace.',
  ],
  'tempo.climb': [
    'Your heart rate climbed from {{tempo.first.heartRate}} to {{tempo.second.heartRate}} at the same pace. A touch slower would still be threshold work.',
  ],
  'intervals.spread': [
    'They were between {{interval.work.fastest.pace}} and {{interval.work.slowest.pace}}. Next, try to bring those closer together.',
  ],
  'unclear.swings': [
    'Your kilometres ranged from {{split.fastest.pace}} to {{split.slowest.pace}}, without a clear pattern.',
    'From kilometre to kilometre your pace kept changing, between {{split.fastest.pace}} and {{split.slowest.pace}}.',
  ],
  'drift.none': [
    'Your heart rate didn’t climb for the same pace in the second half, so this distance is well within your endurance.',
    'Pace and heart rate stayed together through both halves, which shows that the endurance is there.',
  ],
  'steady.gray': [
    '{{pace.average}} is between your easy pace ({{vdot.pace.easyFast}}) and threshold ({{vdot.pace.threshold}}): pleasant, but neither rest nor a hard session.',
    'Based on your races, easy ends at {{vdot.pace.easyFast}} and threshold is {{vdot.pace.threshold}}. You ran {{pace.average}}, in between, and too many runs there make you tired rather than fast.',
  ],
  'steady.pulse': [
    'Your heart rate was above {{zone.easy.ceiling}} for {{zone.aboveEasy.share}} of the time, so this wasn’t a rest day. Count it when you plan your week.',
  ],
  'steady.nearThreshold': [
    '{{pace.average}} is very close to your threshold pace of {{vdot.pace.threshold}}, based on your races, so it’s as demanding as a tempo run.',
  ],
  'compare.aboveEasyRange': [
    'Based on your races, your easy range ends at {{vdot.pace.easyFast}}. You ran {{pace.average}}, and slower would have built just as much.',
    '{{pace.average}} is faster than your easy range, which is {{vdot.pace.easyFast}} and slower based on your races.',
  ],
  'long.fast': [
    '{{pace.average}} is close to the marathon pace your races predict ({{vdot.pace.marathon}}), so it tires you like a hard session.',
    '{{pace.average}} is near your predicted marathon pace ({{vdot.pace.marathon}}). It’s good training, but it takes longer to recover from.',
  ],
  'context.afterHard': [
    'You kept it easy the day after hard work, which is the right order.',
    'Going easy the day after a hard one is how you recover from it.',
  ],
  'context.hardAgain': [
    'It came right after another hard day. You get fitter on the easy days in between.',
    'That’s another hard day in a row. Without an easy day in between, it tires you more than it trains you.',
  ],
  'context.afterRace': [
    'You still needed this day to recover from the race. Hard running does more for you once your legs have recovered.',
    'That was hard running before the race was out of your legs, which tires you more than it trains you.',
  ],
  'habit.regular': [
    'That’s run number {{history.monthRuns}} in {{window.month.days}} days. Running this regularly is what makes you fitter.',
    '{{history.monthRuns}} runs in {{window.month.days}} days: running regularly does more for you than any single run.',
  ],
  'habit.sparse': [
    'You’ve run {{history.monthRuns}} times in {{window.month.days}} days. Another short run each week would help more than longer ones.',
    'With {{history.monthRuns}} runs in {{window.month.days}} days, each one feels like starting again. Run a little more often and they all get easier.',
  ],
  'intervals.settled': [
    'You were still finding the pace in the first, at {{interval.work.first.pace}}. The others stayed between {{interval.work.fastest.pace}} and {{interval.work.laterSlowest.pace}}.',
    'The first was {{interval.work.first.pace}} and the others {{interval.work.fastest.pace}} to {{interval.work.laterSlowest.pace}}. A few strides beforehand would get you up to pace from the start.',
  ],
  'intervals.kick': [
    'The last was {{interval.work.last.pace}}, the slowest {{interval.work.slowest.pace}}. You could spread that strength over all of them.',
  ],
  'intervals.dose': [
    'In all you ran fast for {{interval.work.duration}} at {{interval.work.pace}}. Compare that next time, not the average of the whole run.',
    'The fast parts add up to {{interval.work.duration}} at {{interval.work.pace}}.',
  ],
  'tempo.blocks': [
    'Your {{interval.work.count}} blocks add up to {{tempo.duration}} at {{tempo.pace}}, a good amount of threshold work.',
    'You ran {{tempo.duration}} at {{tempo.pace}} in all. With breaks in between you can hold the pace for longer.',
  ],
  'tempo.faster': [
    'You sped up from {{tempo.first.pace}} to {{tempo.second.pace}} within the fast part, which is a good way to run a tempo.',
    'You started at {{tempo.first.pace}} and finished at {{tempo.second.pace}}, which is the safest way to run a tempo.',
  ],
  'hills.equalEffort': [
    'Allowing for the {{altitude.ascent}} of climbing, both halves were worth {{half.first.gradedPace}}: evenly paced.',
  ],
  'record.partial': [
    'Part of the file couldn’t be read, so I’m going by the {{duration.read}} I have.',
    'The file is damaged in places, so I’m going by the parts I could read.',
  ],
  'record.indoor': [
    'Indoors the distance is the watch’s own estimate, so take the paces as approximate.',
    'Indoors the watch estimates the distance, so its paces are only a rough guide.',
  ],
  'record.impossible': [
    'That part looks like a ride or a lost GPS signal, so I’m leaving the pace out. If you rode part of the way, stop the watch for that next time.',
  ],
  'record.short': ['{{duration.elapsed}} of recording is too little to go on.'],
  'record.noDistance': ['The recording has no distance, so I can’t see pace or splits.'],
  'help.heartRate': [
    'If you record your heart rate, I can also tell you how hard it was.',
    'A heart-rate recording would show me how hard it was for you.',
  ],
  'history.first': [
    'Use this as a benchmark: {{distance.total}} at {{pace.average}}. Try a similar run in a few weeks and see whether it feels easier.',
    'You covered {{distance.total}} at {{pace.average}}. If a similar run feels easier in a few weeks, your training is working.',
  ],
  'history.arriving': [
    'Your history is still arriving, so I’ll compare this run with your usual weeks once it’s here.',
    'More of your earlier runs are on their way. When they’re in, I’ll say what this one means for your training.',
  ],
  'return.break': [
    'It came after {{history.daysSinceRun}} days without a run. Your breathing comes back sooner than your tendons do.',
    'After {{history.daysSinceRun}} days off, your lungs come back quickly and your legs take longer, so give them time.',
  ],
  'zones.easyHeld': [
    'Your heart rate stayed mostly below {{zone.easy.ceiling}}, which builds endurance without wearing you out.',
    {
      text: 'You were under {{zone.easy.ceiling}} nearly all the way, low enough not to tire you.',
      when: ['nearlyAllEasy'],
    },
    {
      text: 'You were under {{zone.easy.ceiling}} for {{zone.easy.share}} of the run, low enough not to tire you.',
      when: ['mostlyEasy'],
    },
    {
      text: 'You spent {{zone.easy.share}} of it below {{zone.easy.ceiling}}, which is why you can do runs like this often.',
      when: ['mostlyEasy'],
    },
  ],
  'zones.easyExceeded': [
    'Your heart rate was above {{zone.easy.ceiling}} for {{zone.aboveEasy.share}} of the time: too hard for recovery, too easy to train speed.',
    'You were above {{zone.easy.ceiling}} for {{zone.aboveEasy.share}} of the run, so you may be tired for your next hard session.',
  ],
  'drift.low': [
    'Heart rate and pace stayed together, with a drift of {{drift.percent}} between the halves, so this distance is within your endurance.',
    'Your heart rate rose only {{drift.percent}} for the same pace in the second half, so you can handle this distance.',
  ],
  'drift.high': [
    'In the second half you were {{drift.percent}} slower at the same heart rate. Tired legs, heat or thirst are the usual reasons.',
    'Your heart rate rose {{drift.percent}} for the same pace, so the later part was harder than it looks.',
  ],
  'drift.warm': [
    'It was {{temperature.weather}} with {{humidity.percent}} humidity. In that heat, a {{drift.percent}} rise in heart rate for the same pace says little about your fitness.',
  ],
  'compare.pulseLower': [
    'At about your usual easy pace your heart rate was {{heartRate.average}}, down from {{history.easyHeartRate}}, so the same run costs you less.',
    'This is about the pace of your recent easy runs, but at {{heartRate.average}} instead of {{history.easyHeartRate}}. You’re getting fitter.',
  ],
  'compare.pulseHigher': [
    'Your heart rate was {{heartRate.average}} instead of your usual {{history.easyHeartRate}}, though you ran no faster. Poor sleep, heat or fatigue often shows up here first.',
    'You ran no faster than usual, yet your heart rate was {{heartRate.average}}, up from {{history.easyHeartRate}}, so you may have been tired before you started.',
  ],
  'compare.slower': [
    'You took it slower than your recent easy runs ({{history.easyPace}}), and on a day like this that’s fine.',
    'It was slower than your usual {{history.easyPace}}, and that’s fine: on easy runs, time matters more than pace.',
  ],
  'compare.faster': [
    'Your easy runs have been at {{history.easyPace}} lately. At {{pace.average}} this one took more out of you than it needed to.',
    'At {{pace.average}} you were clearly faster than your usual {{history.easyPace}}. You gain little by that, and it tires your legs.',
  ],
  'compare.usual': [
    'The pace is where your easy runs have been lately, around {{history.easyPace}}. Running like this often is what builds your base.',
    'That’s close to your usual {{history.easyPace}}. There’s nothing to change: just keep doing it.',
  ],
  'halves.equal': [
    'You ran both halves at {{half.first.pace}}, so you had the right pace from the start.',
    'Both halves were {{half.first.pace}}. Your pacing was spot on.',
  ],
  'halves.even': [
    'Your halves were nearly the same, {{half.first.pace}} and {{half.second.pace}}, so you held your pace throughout.',
    'You ran the halves at {{half.first.pace}} and {{half.second.pace}}: well balanced.',
  ],
  'halves.faster': [
    'You ran the second half faster, {{half.second.pace}} after {{half.first.pace}}. Starting gently and finishing quicker is a good way to run.',
    'You ran {{half.first.pace}} in the first half and {{half.second.pace}} in the second. A gentle start like that makes a run easier to finish.',
  ],
  'halves.slower': [
    'You slowed from {{half.first.pace}} to {{half.second.pace}} in the second half. If that wasn’t your plan, start the next one a little slower.',
    'You ran {{half.first.pace}} in the first half and {{half.second.pace}} in the second. If you didn’t ease off on purpose, start the next one a little slower.',
  ],
  'split.fast': [
    'Kilometre {{split.fastest.number}} stands out at {{split.fastest.pace}}. On an easy day, save that speed for another session.',
    {
      text: 'Only kilometre {{split.fastest.number}} ({{split.fastest.pace}}) was fast; all the others stayed calm.',
      when: ['onlyOneFast'],
    },
  ],
  'strides.after': [
    'You finished with strides: short and fast, with time to recover in between. They keep your legs quick.',
    'The run itself, and then strides as well: they keep your legs quick.',
  ],
  'finish.strong': [
    'Your last quarter was the fastest at {{quarter.last.pace}}, so you still had something in the tank.',
    'You started at {{quarter.first.pace}} and finished at {{quarter.last.pace}}, so you kept strength for the end.',
  ],
  'finish.fade': [
    'You ran your first quarter at {{quarter.first.pace}} and your last at {{quarter.last.pace}}. A calmer start makes the end easier.',
    {
      text: 'Your first quarter was {{quarter.first.pace}}, your last {{quarter.last.pace}}. The usual reasons are a fast start or too little fuel.',
      when: ['fuelMatters'],
    },
    {
      text: 'You went from {{quarter.first.pace}} early on to {{quarter.last.pace}} at the end. A calmer start or something to eat on the way would help.',
      when: ['fuelMatters'],
    },
  ],
  'distance.beyond': [
    'It was {{distance.beyondLongest}} longer than your longest run of the month before ({{history.longest30}}). Going up to {{history.longRun.limit}} would have been enough.',
    'Your longest lately was {{history.longest30}}, so there was room up to {{history.longRun.limit}}. Adding {{distance.beyondLongest}} in one go raises your risk of injury.',
  ],
  'distance.farBeyond': [
    'That’s {{distance.beyondLongest}} beyond your longest of the last month ({{history.longest30}}), a real injury risk, however good it felt.',
  ],
  'distance.longest': [
    'It’s your longest in a month, and only by {{distance.beyondLongest}}: a step your body can handle.',
    'It’s your longest of the month by {{distance.beyondLongest}}, a sensible step up.',
  ],
  'week.up': [
    'It brings your last {{window.week.days}} days to {{history.week.distance}}, compared with your usual {{history.weeks.mean}} a week. That’s a big step all at once.',
    'Your last {{window.week.days}} days come to {{history.week.distance}}, well above your usual {{history.weeks.mean}} and more than your legs are ready for.',
  ],
  'week.above': [
    'Your last {{window.week.days}} days still come to {{history.week.distance}}, more than your usual {{history.weeks.mean}}.',
    'At {{history.week.distance}}, your last {{window.week.days}} days are still above your usual {{history.weeks.mean}}.',
  ],
  'week.steady': [
    'Your past week comes to {{history.week.distance}}, in line with your usual {{history.weeks.mean}}. Keeping that up does more than any single run.',
    'Your last {{window.week.days}} days come to {{history.week.distance}}, about the same as your recent weeks.',
  ],
  'week.down': [
    'Your past week is down to {{history.week.distance}} from your usual {{history.weeks.mean}}. If you planned that, it’s a good rest.',
    'Your last {{window.week.days}} days were lighter: {{history.week.distance}} instead of your usual {{history.weeks.mean}}.',
  ],
  'week.longShare': [
    'This run alone is {{week.runShare}} of your distance in the last {{window.week.days}} days. Another short run in between would spread the load.',
  ],
  'load.tired': [
    'Your recent load ({{load.fatigue}}) is well above what you’re used to ({{load.fitness}}). Rest does more for you now than distance.',
    'Your fatigue is {{load.fatigue}} and your fitness {{load.fitness}}, so your legs are tired from more than this session.',
  ],
  'intervals.spreadTight': [
    'All of them were between {{interval.work.fastest.pace}} and {{interval.work.slowest.pace}}. Repeating one pace like that is what this session trains.',
    'The fastest was {{interval.work.fastest.pace}} and the slowest {{interval.work.slowest.pace}}, hardly a gap, so the pace was right for you.',
  ],
  'intervals.spreadWide': [
    'They ranged from {{interval.work.fastest.pace}} to {{interval.work.slowest.pace}}. An even pace trains you better than a mix of fast and slow.',
  ],
  'intervals.fade': [
    'You slowed from {{interval.work.first.pace}} in the first to {{interval.work.last.pace}} in the last: you started faster than you could keep up.',
    'The first was {{interval.work.first.pace}}, the last {{interval.work.last.pace}}. You used up too much in the early ones.',
  ],
  'intervals.build': [
    'You sped up from {{interval.work.first.pace}} in the first to {{interval.work.last.pace}} in the last, with strength left for the end.',
    'The first was {{interval.work.first.pace}} and the last {{interval.work.last.pace}}: you kept something for the end.',
  ],
  'intervals.recovered': [
    'Your heart rate came down to about {{interval.rest.lowestHeartRate}} in the recoveries, so they were long enough.',
  ],
  'intervals.unrecovered': [
    'Recoveries of {{interval.rest.duration}} only brought your heart rate down to {{interval.rest.lowestHeartRate}}. Longer ones would help you hold the pace.',
  ],
  'intervals.fasterThanNeeded': [
    'Based on your races, {{vdot.pace.interval}} is enough for intervals. You ran {{interval.work.pace}}, faster than you need to.',
  ],
  'intervals.onPace': [
    '{{interval.work.pace}} is right at your interval pace, based on your races ({{vdot.pace.interval}}).',
  ],
  'intervals.noWarmUp': [
    'The recording starts with the first fast stretch. If you warmed up, it isn’t in here.',
  ],
  'intervals.rests': [
    'Your recoveries between the fast parts averaged {{interval.rest.duration}}.',
    'You took {{interval.rest.duration}} of recovery between the fast parts, on average.',
  ],
  'tempo.held': [
    'You ran {{tempo.duration}} at {{tempo.pace}}: something to compare your next tempo run with.',
    'You held {{tempo.pace}} for {{tempo.duration}}, as strong at the end as at the start.',
  ],
  'tempo.fell': [
    'You slowed from {{tempo.first.pace}} to {{tempo.second.pace}} in the fast part. Starting a few seconds slower makes it easier to hold.',
    'You began the tempo at {{tempo.first.pace}} and ended it at {{tempo.second.pace}}. If you didn’t ease off on purpose, begin the next one a little slower.',
  ],
  'tempo.nearThreshold': [
    '{{tempo.pace}} is close to your threshold pace of {{vdot.pace.threshold}}, based on your races.',
  ],
  'tempo.aboveThreshold': [
    '{{tempo.pace}} is faster than your threshold pace from recent races ({{vdot.pace.threshold}}), closer to a race than to a tempo run.',
  ],
  'tempo.belowThreshold': [
    'Based on your races, your threshold is {{vdot.pace.threshold}}, so {{tempo.pace}} was on the comfortable side.',
  ],
  'progression.steps': [
    'You ran the thirds at {{third.first.pace}}, {{third.second.pace}} and {{third.last.pace}}, each faster than the one before.',
    'You went from {{third.first.pace}} to {{third.second.pace}} to {{third.last.pace}}, and finished fastest.',
  ],
  'progression.endPulse': [
    'Your heart rate was {{third.last.heartRate}} in the last third, so count this as a hard day even though it began gently.',
    'By the last third your heart rate was {{third.last.heartRate}}, so it counts as a hard session.',
  ],
  'hills.adjusted': [
    'The {{altitude.ascent}} of climbing slowed you down: on the flat it would have been about {{pace.gradeAdjusted}}.',
    'You climbed {{altitude.ascent}}. The same effort is worth about {{pace.gradeAdjusted}} on the flat.',
  ],
  'hills.evenEffort': [
    'Adjusted for hills, your halves were {{half.first.gradedPace}} and {{half.second.gradedPace}}: evenly paced, although the ground wasn’t flat.',
    {
      text: 'Your hill-adjusted halves were {{half.first.gradedPace}} and {{half.second.gradedPace}}, and your heart rate stayed level. You judged the climbs well.',
      when: ['steadyPulse'],
    },
  ],
  'hills.fadedEffort': [
    'Even adjusted for hills, your second half was slower: {{half.second.gradedPace}} after {{half.first.gradedPace}}. If your legs felt heavy, start the next hilly run more gently. On a rough path, the difference means little.',
  ],
  'hills.climb': [
    'You climbed {{altitude.ascent}} in all. Uphill, effort counts, not pace.',
    'The {{altitude.ascent}} of climbing is the real work here, whatever your pace on the slopes.',
  ],
  'hills.descent': [
    'The {{altitude.descent}} of descent worked your quads harder than the pace shows. They may be sore in a day or two.',
    'Going down {{altitude.descent}} is hard on the muscles, and you may only feel it later.',
  ],
  'race.even': [
    'Your halves were {{half.first.pace}} and {{half.second.pace}}: you knew what you could hold, and you held it.',
    'You ran the halves at {{half.first.pace}} and {{half.second.pace}}. Pacing that evenly is how you run your best times.',
  ],
  'race.negative': [
    'You ran the first half at {{half.first.pace}} and the second at {{half.second.pace}}. Next time you could start a touch faster.',
    'Your second half ({{half.second.pace}}) was faster than your first ({{half.first.pace}}), so there may be a little more in you.',
  ],
  'race.positive': [
    'Your halves were {{half.first.pace}} and {{half.second.pace}}. A calmer first half leaves you more for the second.',
    'You went from {{half.first.pace}} to {{half.second.pace}} in the second half. Starting nearer your average pace is an easy way to gain time.',
  ],
  'race.startFast': [
    'You ran your first quarter at {{quarter.first.pace}} and your last at {{quarter.last.pace}}. A slower start would have saved something for the end.',
  ],
  'race.vdot': [
    'Your result is worth a VDOT of {{vdot.value}}, which puts your threshold pace near {{vdot.pace.threshold}}.',
    'That’s a VDOT of {{vdot.value}} and a threshold pace of around {{vdot.pace.threshold}}.',
  ],
  'stops.many': [
    'You stopped {{stops.count}} times. That does no harm: the time you were moving is what counts.',
    {
      text: 'Your {{stops.count}} stops, {{stops.duration}} in all, do no harm: the time you were moving is what counts.',
      when: ['stopsMeasured'],
    },
    {
      text: 'You stopped {{stops.count}} times for {{stops.duration}} in all, which takes little away from a run like this.',
      when: ['stopsMeasured', 'stopsBrief'],
    },
  ],
  'stops.long': [
    'Your legs cool down in a break of {{stops.longest}}, so take the first few minutes after it slowly.',
  ],
  'stops.moving': [
    'You averaged {{pace.average}} while moving, and that’s the pace to judge it by.',
    'Leaving out the stops, you averaged {{pace.average}}.',
  ],
  'walk.time': [
    'Walking for {{duration.moving}} loosens your legs and hardly strains them at all.',
    'Your {{duration.moving}} of walking keeps you moving without wearing you out.',
  ],
  'cross.long': [
    '{{duration.moving}} is a big day in any sport, and your legs may still feel it on your next run.',
  ],
  'cross.endurance': [
    'You averaged {{heartRate.average}} for {{duration.moving}}: endurance training without the impact of running.',
  ],
  'runWalk.parts': ['You ran for {{gait.running}} and walked for {{gait.walking}}.'],
  'runWalk.breaks': [
    'You ran for {{gait.running}} and walked for {{gait.walking}}. The first of your {{gait.breakCount}} walking breaks came {{gait.firstBreak}} in.',
  ],
  'walk.long': ['You walked for {{duration.moving}}, so count it when you plan the next few days.'],
  'demand.climb': [
    'You climbed {{altitude.ascent}} in {{duration.moving}}, which is more work than the distance shows.',
  ],
  'ask.effort': [
    'Your heart rate averaged {{heartRate.average}}, which is hard work for many runners. How hard did it feel? Rate it below, and I’ll go by your answer for this run and similar ones.',
  ],
  'effort.hard': [
    'How it felt says more than any sensor, so recover from it as you would from a hard session.',
  ],
  'effort.moderate': ['It felt moderate to you, so I count it as neither easy nor hard.'],
  'effort.easy': [
    'It felt easy although your heart rate averaged {{heartRate.average}}: some hearts simply beat faster. With your maximum heart rate in your profile I can judge it better.',
  ],
  'effort.rememberedHard': [
    'A similar run felt hard to you not long ago, so I count this one as hard, too. If it felt different, rate it below.',
  ],
  'effort.rememberedEasy': [
    'A similar run felt easy to you not long ago, so I take this one as easy as well. If it felt different, rate it below.',
  ],
  'event.part': [
    'This is one of {{event.parts}} parts of a recording that lasted {{event.duration}}, so I’m counting the load of all of them.',
  ],
  'record.heartRateErratic': [
    'The heart-rate readings jump about or follow your steps, so I’m not using them here.',
  ],
  'cross.easy': [
    'You were under {{zone.easy.ceiling}} for {{zone.easy.share}} of it: gentle training for the heart, without the impact on your legs.',
  ],
  'cross.hard': [
    'Your heart rate was above {{zone.easy.ceiling}} for {{zone.aboveEasy.share}} of it, so it counts as a hard day even though you didn’t run.',
  ],
  'cross.load': [
    'It adds {{load.value}} to your training load, and you may feel that on your next run.',
    'I count it as a load of {{load.value}} in your week.',
  ],
  'cross.notJudged': [
    'I don’t judge this as a run, but it counts as {{duration.moving}} of training.',
  ],
  'cross.strenuous': [
    'You averaged {{heartRate.average}} for {{duration.moving}}, which is hard work for many people. Recover from it as you would from a hard run.',
  ],
  'cross.gentle': [
    'At {{heartRate.average}} on average it hardly strained your heart, so it takes nothing away from your next run.',
  ],
  'cross.brief': ['{{duration.moving}} is too short to tire you, so it won’t affect your running.'],
  'cross.swim': [
    'You swam {{distance.total}}. Swimming trains your breathing and your arms while your legs get a break from the impact.',
  ],
  'cross.ride': [
    'You rode {{distance.total}}. Cycling builds endurance, but only running prepares your legs for the impact, so it adds to your runs and doesn’t replace them.',
  ],
  'cross.strength': [
    'After strength work your muscles can be sore for a while. Leave fast running until that has passed.',
  ],
  'cross.mobility': ['Mobility work doesn’t tire your legs, so it goes with any run of your week.'],
  'cross.other': [
    'This sport works muscles that running hardly uses, so you may be sore in unusual places.',
  ],
  'cross.unnamed': [
    'I count {{duration.moving}}. If it was a run, record it as one next time and I can read the pace, too.',
  ],
  'ask.feel': [
    'How hard did it feel? Rate it below, and I’ll go by your answer for this run.',
    'Rate below how hard it felt, and I’ll judge this run by that.',
    'How did it feel to you? Your rating below lets me judge this run better.',
  ],
  'ask.sport': [
    'What was it? If it was a ride, write that in your notes. If you did run it, write what kind of run it was.',
  ],
  'ask.purpose': [
    'Was it easy, long, a tempo, intervals or a race? Write it in your notes, and I’ll go by that for this run and similar ones.',
  ],
  'said.remembered': [
    'You called a similar run that not long ago. If this one was something else, write it in your notes.',
  ],
};
