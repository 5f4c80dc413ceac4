import type { WordBook } from '../word-book.ts';

export const FINDINGS_EN: WordBook['findings'] = {
  'zones.edge': [
    'At {{heartRate.average}} on average you ran along the upper edge of easy ({{zone.easy.ceiling}}); a few beats fewer train just as well.',
    'Your average of {{heartRate.average}} sits right at the limit of easy ({{zone.easy.ceiling}}), which leaves no room for hills or heat.',
  ],
  'long.pulse': [
    'For {{zone.aboveEasy.share}} of the time heart rate was above {{zone.easy.ceiling}}; a long run builds the same endurance below that, and you are fresh again sooner.',
  ],
  'tempo.calm': [
    'From the first half of the tempo to the second, heart rate only went from {{tempo.first.heartRate}} to {{tempo.second.heartRate}}, so the pace was one you could hold.',
  ],
  'tempo.climb': [
    'Heart rate ran from {{tempo.first.heartRate}} up to {{tempo.second.heartRate}} while the pace stood still; a touch slower would still be threshold work.',
  ],
  'intervals.spread': [
    'They lay between {{interval.work.fastest.pace}} and {{interval.work.slowest.pace}}; to bring those closer is the next thing to practise.',
  ],
  'unclear.swings': [
    'The kilometres went from {{split.fastest.pace}} to {{split.slowest.pace}} without a pattern that would name it.',
    'Between {{split.fastest.pace}} and {{split.slowest.pace}} it changed too often to be one kind of training.',
  ],
  'drift.none': [
    'Heart rate did not climb away from pace in the second half, so this length sits well within your endurance.',
    'Pace and heart rate kept step through both halves, which shows that the endurance is there.',
  ],
  'steady.gray': [
    '{{pace.average}} lies between your easy pace ({{vdot.pace.easyFast}}) and threshold ({{vdot.pace.threshold}}): pleasant, but neither rest nor a hard session.',
    'Based on your races, easy ends at {{vdot.pace.easyFast}} and threshold is {{vdot.pace.threshold}}; {{pace.average}} sits in the middle, and too many runs there make you tired rather than fast.',
  ],
  'steady.pulse': [
    'For {{zone.aboveEasy.share}} of the time heart rate was above {{zone.easy.ceiling}}, so this was no rest day; count it when you plan the week.',
  ],
  'steady.nearThreshold': [
    'At {{pace.average}} you were next to the {{vdot.pace.threshold}} that your races put at threshold, so it weighs as much as a tempo run.',
  ],
  'compare.aboveEasyRange': [
    'Based on your races, the easy range ends at {{vdot.pace.easyFast}}; at {{pace.average}} this was quicker, and slower would have built just as much.',
    '{{pace.average}} is outside the easy range that your races set ({{vdot.pace.easyFast}} and slower).',
  ],
  'long.fast': [
    'At {{pace.average}} it came close to the {{vdot.pace.marathon}} that your races predict for a marathon, so it tires like a hard session.',
    '{{pace.average}} is near your predicted marathon pace ({{vdot.pace.marathon}}): strong training, but the recovery has to be as long.',
  ],
  'context.afterHard': [
    'It came the day after hard work, and you kept it easy: that is the right order.',
    'Easy on the day after a hard one, which is when you recover from it.',
  ],
  'context.hardAgain': [
    'It came right after another hard day; the body builds on the easy days in between.',
    'Hard on hard: without an easy day between, the second one gives less than it takes.',
  ],
  'context.afterRace': [
    'It came on a day that the race before it still needed; fast running brings more once the legs have recovered.',
    'That was fast running before the race was out of your legs, which tires more than it trains.',
  ],
  'habit.regular': [
    'It is run number {{history.monthRuns}} within {{window.month.days}} days, and that rhythm does the real work.',
    '{{history.monthRuns}} runs in {{window.month.days}} days: the regularity carries you more than any single one.',
  ],
  'habit.sparse': [
    'With {{history.monthRuns}} runs in {{window.month.days}} days one more short one each week would help more than going longer today.',
    '{{history.monthRuns}} runs in {{window.month.days}} days leave each of them to start afresh; a little more often makes all of them easier.',
  ],
  'intervals.settled': [
    'The first at {{interval.work.first.pace}} was still finding the pace; the others stayed between {{interval.work.fastest.pace}} and {{interval.work.laterSlowest.pace}}.',
    'After a first at {{interval.work.first.pace}} none of the others left {{interval.work.fastest.pace}} to {{interval.work.laterSlowest.pace}}; a few strides beforehand would bring the first one up.',
  ],
  'intervals.kick': [
    'The last at {{interval.work.last.pace}} broke away from the others, the slowest of which was {{interval.work.slowest.pace}}; that strength could be spread over all of them.',
  ],
  'intervals.dose': [
    'In all you ran fast for {{interval.work.duration}} at {{interval.work.pace}}, and that is the figure to compare next time, not the average of the whole run.',
    'The fast parts add up to {{interval.work.duration}} at {{interval.work.pace}}.',
  ],
  'tempo.blocks': [
    'The {{interval.work.count}} hard blocks add up to {{tempo.duration}} at {{tempo.pace}}, a good dose for the threshold.',
    'In {{interval.work.count}} blocks you ran {{tempo.duration}} at {{tempo.pace}}; broken up like this, quality lasts longer.',
  ],
  'tempo.faster': [
    'You went from {{tempo.first.pace}} to {{tempo.second.pace}} within the fast part, so the threshold was never crossed too early.',
    'Opening at {{tempo.first.pace}} and closing at {{tempo.second.pace}} is the surest way to run a tempo.',
  ],
  'hills.equalEffort': [
    'Without the {{altitude.ascent}} of climbing both halves would have come to {{half.first.gradedPace}}: even effort over uneven ground.',
  ],
  'record.partial': [
    'Part of the file could not be read, so I judge only the {{duration.read}} that it holds.',
    'The file is damaged in places; what I say rests on what I could read.',
  ],
  'record.indoor': [
    'Indoors the distance is the watch’s own estimate, so take the paces as rough.',
    'Indoors the watch guesses the distance; its paces are a guide and no more.',
  ],
  'record.short': ['{{duration.elapsed}} of recording is too little to tell what it was for.'],
  'record.noDistance': [
    'There is no distance in the recording, so pace and splits are out of reach.',
  ],
  'help.heartRate': [
    'With heart rate in the recording I could also tell how hard it was for you.',
    'I cannot see here what it cost you; a heart-rate recording would show it.',
  ],
  'history.first': [
    'I have too few of your runs yet to compare this with; that comes by itself.',
    'Once I know a few more of your runs I can tell what is usual for you.',
  ],
  'return.break': [
    'It came after {{history.daysSinceRun}} days without a run; breath comes back sooner than tendons do.',
    'After {{history.daysSinceRun}} days off, lungs are quickly back and legs take longer, so give them the time.',
  ],
  'zones.easyHeld': [
    'Your heart rate stayed below {{zone.easy.ceiling}} for {{zone.easy.share}} of the time, so it builds endurance without wearing you out.',
    'For {{zone.easy.share}} of the run you were under {{zone.easy.ceiling}}, low enough to need no recovery afterwards.',
    'You spent {{zone.easy.share}} of it below {{zone.easy.ceiling}}, which is why you can do runs like this often.',
  ],
  'zones.easyExceeded': [
    'For {{zone.aboveEasy.share}} of the time heart rate was above {{zone.easy.ceiling}}: too hard to recover by, too soft to train speed.',
    'Heart rate passed {{zone.easy.ceiling}} for {{zone.aboveEasy.share}} of the run, and the next hard session pays for that.',
  ],
  'drift.low': [
    'Heart rate and pace stayed together, with a drift of {{drift.percent}} between the halves, so this length is within your endurance.',
    'A drift of only {{drift.percent}} between the halves: your heart rate hardly rose for the same pace, so you can cope with this length.',
  ],
  'drift.high': [
    'In the second half each heartbeat bought {{drift.percent}} less speed; tired legs, warmth or thirst are the usual reasons.',
    'Heart rate climbed away from pace by {{drift.percent}}, so the later part was harder than it looks.',
  ],
  'drift.warm': [
    'The watch showed {{temperature.average}}; in such warmth a drift of {{drift.percent}} says little about your fitness.',
  ],
  'compare.pulseLower': [
    'At about your usual easy pace the heart beat at {{heartRate.average}}, lately it was {{history.easyHeartRate}}: the same run costs you less.',
    'About the pace of your recent easy runs, but {{heartRate.average}} where {{history.easyHeartRate}} was normal: the same pace now costs you less, so you are fitter.',
  ],
  'compare.pulseHigher': [
    'The pace was your usual one, the heart rate was not: {{heartRate.average}} against {{history.easyHeartRate}} of late. Short sleep, warmth or fatigue show here first.',
    'At your normal easy pace you needed {{heartRate.average}} instead of your recent {{history.easyHeartRate}}, so something was already tired.',
  ],
  'compare.slower': [
    'You took it slower than your recent easy runs at {{history.easyPace}}, and on a day like this nothing is lost by that.',
    'Slower than your usual {{history.easyPace}}: fine, since easy running is measured in time and not in pace.',
  ],
  'compare.faster': [
    'Your easy runs have lately been at {{history.easyPace}}; at {{pace.average}} this one asked for more than it needed to.',
    'At {{pace.average}} you were clearly quicker than your usual {{history.easyPace}}; the gain is small and the legs notice.',
  ],
  'compare.usual': [
    'The pace is where your easy runs have been lately, around {{history.easyPace}}, and running the same way often is what builds the base.',
    'Close to your usual {{history.easyPace}}: nothing to mend here, the value lies in doing it again.',
  ],
  'halves.equal': [
    'Both halves at {{half.first.pace}}: the pace was the right one from the first step.',
    'You ran both halves at {{half.first.pace}}, and pacing like that needs no correcting.',
  ],
  'halves.even': [
    'The halves came out nearly alike, {{half.first.pace}} and {{half.second.pace}}, so you held one pace throughout.',
    'With {{half.first.pace}} and {{half.second.pace}} the halves balance; the pace held from start to finish.',
  ],
  'halves.faster': [
    'You let it come: {{half.first.pace}} in the first half, {{half.second.pace}} in the second, which spares the legs more than the other way round.',
    'From {{half.first.pace}} to {{half.second.pace}} in the second half: you started slower and had more for later.',
  ],
  'halves.slower': [
    'The second half fell from {{half.first.pace}} to {{half.second.pace}}; begin a little slower and the end needs no holding on.',
    'After {{half.first.pace}} at first, {{half.second.pace}} at the end: unless you meant it, the opening was quicker than the day allowed.',
  ],
  'split.fast': [
    'Kilometre {{split.fastest.number}} at {{split.fastest.pace}} stands out; on an easy day that one can stay in the legs.',
    {
      text: 'Only kilometre {{split.fastest.number}} ({{split.fastest.pace}}) broke away; all the others stayed calm.',
      when: ['onlyOneFast'],
    },
  ],
  'finish.strong': [
    'The last quarter was the quickest at {{quarter.last.pace}}, so there was still something in the tank.',
    'You finished at {{quarter.last.pace}} after opening at {{quarter.first.pace}}, so you kept strength for the end.',
  ],
  'finish.fade': [
    'The last quarter took {{quarter.last.pace}} where the first took {{quarter.first.pace}}; a calmer start makes the end easier.',
    {
      text: 'The last quarter took {{quarter.last.pace}} where the first took {{quarter.first.pace}}: either the start was too quick or the fuel ran low.',
      when: ['fuelMatters'],
    },
    {
      text: 'From {{quarter.first.pace}} early on to {{quarter.last.pace}} at the end; a calmer start or something to eat on the way changes that.',
      when: ['fuelMatters'],
    },
  ],
  'distance.beyond': [
    'It went {{distance.beyondLongest}} past your longest run of the month before ({{history.longest30}}); {{history.longRun.limit}} would have been enough of a step.',
    'Your longest lately was {{history.longest30}}, which leaves room up to {{history.longRun.limit}}; {{distance.beyondLongest}} more in one go is where injuries begin to gather.',
  ],
  'distance.farBeyond': [
    'At {{distance.beyondLongest}} beyond your longest of the last month ({{history.longest30}}), this jump is a real injury risk, however good it felt.',
  ],
  'distance.longest': [
    'Your longest in a month, and only {{distance.beyondLongest}} past the last one: a step the body can follow.',
    'A new longest for the month by {{distance.beyondLongest}}, which is growth at the right speed.',
  ],
  'week.up': [
    'It brings the last {{window.week.days}} days to {{history.week.distance}}, where {{history.weeks.mean}} has been usual: a big step at once.',
    'The last {{window.week.days}} days come to {{history.week.distance}} where {{history.weeks.mean}} is usual, more than the legs are ready for.',
  ],
  'week.above': [
    'The last {{window.week.days}} days still stand at {{history.week.distance}}, where {{history.weeks.mean}} is usual.',
    'At {{history.week.distance}} the last {{window.week.days}} days are still above your usual {{history.weeks.mean}}.',
  ],
  'week.steady': [
    'The past week now holds {{history.week.distance}}, in line with your recent {{history.weeks.mean}}; that regularity does more than any single run.',
    'The last {{window.week.days}} days come to {{history.week.distance}}, level with your recent weeks.',
  ],
  'week.down': [
    'The past week is down to {{history.week.distance}} from a usual {{history.weeks.mean}}; if that was planned, it is rest well used.',
    'The last {{window.week.days}} days were lighter, {{history.week.distance}} against a usual {{history.weeks.mean}}.',
  ],
  'week.longShare': [
    'This one run is {{week.runShare}} of your last {{window.week.days}} days; one more short run in between would spread the load.',
  ],
  'load.tired': [
    'Your recent load ({{load.fatigue}}) is well above what you are built up to ({{load.fitness}}); rest now does more than distance.',
    'Fatigue stands at {{load.fatigue}} over a fitness of {{load.fitness}}, so the legs carry more than today.',
  ],
  'intervals.spreadTight': [
    'All of them lay between {{interval.work.fastest.pace}} and {{interval.work.slowest.pace}}; repeating one pace like that is the skill this session trains.',
    'Between {{interval.work.fastest.pace}} and {{interval.work.slowest.pace}} there is hardly a gap, so the pace suited what you can do now.',
  ],
  'intervals.spreadWide': [
    'They ranged from {{interval.work.fastest.pace}} to {{interval.work.slowest.pace}}; one steady pace trains more than a fast one and a slow one.',
  ],
  'intervals.fade': [
    'From {{interval.work.first.pace}} in the first to {{interval.work.last.pace}} in the last: you opened above what you could repeat.',
    'The first went by at {{interval.work.first.pace}}, the last at {{interval.work.last.pace}}; the early ones took what the late ones needed.',
  ],
  'intervals.build': [
    'You went from {{interval.work.first.pace}} to {{interval.work.last.pace}} by the last, so there was strength left for the end.',
    'The last at {{interval.work.last.pace}} after a first at {{interval.work.first.pace}}: you kept something for the end.',
  ],
  'intervals.recovered': [
    'In the breaks heart rate came down to about {{interval.rest.lowestHeartRate}} on average, so the breaks were long enough.',
  ],
  'intervals.unrecovered': [
    'Breaks of {{interval.rest.duration}} only brought heart rate down to {{interval.rest.lowestHeartRate}}; longer ones would keep the pace cleaner.',
  ],
  'intervals.fasterThanNeeded': [
    'Your races point to {{vdot.pace.interval}} for work like this; {{interval.work.pace}} is faster than the training effect needs.',
  ],
  'intervals.onPace': [
    'At {{interval.work.pace}} you hit what your races point to ({{vdot.pace.interval}}).',
  ],
  'intervals.noWarmUp': [
    'The recording opens with the first fast stretch; if there was a warm-up, it is not in here.',
  ],
  'intervals.rests': [
    'The breaks between the fast parts lasted {{interval.rest.duration}} on average.',
    'You took {{interval.rest.duration}} between the fast parts on average.',
  ],
  'tempo.held': [
    'You ran {{tempo.duration}} at {{tempo.pace}}, a mark to compare your next tempo run with.',
    '{{tempo.duration}} at {{tempo.pace}}, as strong at the end as at the start.',
  ],
  'tempo.fell': [
    'The fast part slipped from {{tempo.first.pace}} to {{tempo.second.pace}}; a start a few seconds slower would have carried it through.',
    'Tempo began at {{tempo.first.pace}} and ended at {{tempo.second.pace}}, so it was above threshold for the first part.',
  ],
  'tempo.nearThreshold': [
    '{{tempo.pace}} is close to the {{vdot.pace.threshold}} that your races put at threshold.',
  ],
  'tempo.aboveThreshold': [
    '{{tempo.pace}} is quicker than your threshold from recent races ({{vdot.pace.threshold}}), closer to a race than to a tempo run.',
  ],
  'tempo.belowThreshold': [
    'Based on your races, threshold is {{vdot.pace.threshold}}; {{tempo.pace}} stayed on the comfortable side of it.',
  ],
  'progression.steps': [
    '{{third.first.pace}}, then {{third.second.pace}}, then {{third.last.pace}}: each part quicker than the one before.',
    'You moved from {{third.first.pace}} through {{third.second.pace}} to {{third.last.pace}}, patient first and fast last.',
  ],
  'progression.endPulse': [
    'The last third took {{third.last.heartRate}}, so count this as a hard day even though it began gently.',
    'By the last third heart rate was at {{third.last.heartRate}}, and that counts as a hard session.',
  ],
  'hills.adjusted': [
    'The {{altitude.ascent}} of climbing cost you pace: on the flat it would have been about {{pace.gradeAdjusted}}.',
    'Allowing for {{altitude.ascent}} of climb, the effort was worth {{pace.gradeAdjusted}} on level ground.',
  ],
  'hills.evenEffort': [
    'With the slopes taken out the halves were {{half.first.gradedPace}} and {{half.second.gradedPace}}: the effort was even where the pace could not be.',
    'Corrected for slope, {{half.first.gradedPace}} and {{half.second.gradedPace}} for the halves; you paced the climbs by effort, as one should.',
  ],
  'hills.fadedEffort': [
    'With the slopes taken out you went from {{half.first.gradedPace}} to {{half.second.gradedPace}}; the second half had less left in it.',
  ],
  'hills.climb': [
    'You climbed {{altitude.ascent}} in all; uphill the effort is what counts, not the pace.',
    'The {{altitude.ascent}} of climbing are the real work here, more than any pace on the slope.',
  ],
  'hills.descent': [
    'The {{altitude.descent}} of descent worked your thighs harder than the pace shows; they may be sore the day after tomorrow.',
    'Coming down {{altitude.descent}} is muscle work; expect to feel it later than usual.',
  ],
  'race.even': [
    'Halves of {{half.first.pace}} and {{half.second.pace}}: you knew what you could hold and held it.',
    'With {{half.first.pace}} and {{half.second.pace}} you spent your strength evenly, which is how good times are made.',
  ],
  'race.negative': [
    'You went through the first half at {{half.first.pace}} and came back at {{half.second.pace}}; next time you may start a touch braver.',
    'The second half at {{half.second.pace}} beat the first at {{half.first.pace}}, so there may be a little more in you.',
  ],
  'race.positive': [
    'The halves were {{half.first.pace}} and {{half.second.pace}}; most of what was lost at the end was spent at the start.',
    'From {{half.first.pace}} to {{half.second.pace}} over the halves: opening nearer the average is the cheapest time you can find.',
  ],
  'race.startFast': [
    'The first quarter at {{quarter.first.pace}} was borrowed from the last at {{quarter.last.pace}}.',
  ],
  'race.vdot': [
    'The result is worth a VDOT of {{vdot.value}}, which puts your threshold pace near {{vdot.pace.threshold}}.',
    'It corresponds to a VDOT of {{vdot.value}} and a threshold pace near {{vdot.pace.threshold}}.',
  ],
  'stops.many': [
    'The {{stops.count}} stops, {{stops.duration}} in all, do the training no harm; the body counts the minutes in motion.',
    'You stood for {{stops.duration}} over {{stops.count}} stops, which takes little from a run like this.',
  ],
  'stops.long': [
    'One break of {{stops.longest}} cools the legs, so the first minutes after it deserve to be slow.',
  ],
  'stops.moving': [
    'In motion you averaged {{pace.average}}, and that is the pace to judge it by.',
    'Leaving the stops aside, {{pace.average}} is what you actually ran.',
  ],
  'walk.time': [
    '{{duration.moving}} on your feet loosen the legs and load them hardly at all.',
    'At {{duration.moving}} it adds movement without adding wear.',
  ],
  'cross.long': [
    '{{duration.moving}} is a big day in any sport; your legs will know it at the next run.',
  ],
  'cross.endurance': [
    'For {{duration.moving}} your heart worked at {{heartRate.average}} on average: endurance training without the impact of running.',
  ],
  'runWalk.parts': [
    'You ran for {{gait.running}} and walked for {{gait.walking}}; the walks are part of the session and no failure of it.',
  ],
  'walk.long': [
    '{{duration.moving}} on your feet is training too; count it when you plan the days after.',
  ],
  'demand.climb': [
    '{{altitude.ascent}} of climbing in {{duration.moving}}: legs and heart did more than the distance shows.',
  ],
  'ask.effort': [
    'Your heart rate averaged {{heartRate.average}}, which is hard work for many runners: was it a race or a hard session? With your maximum heart rate in the profile I can tell.',
  ],
  'event.part': [
    'It is one of {{event.parts}} parts of one recording of {{event.duration}}, so I count the day as a whole.',
  ],
  'record.heartRateErratic': [
    'The heart rate jumps as no heart does, or follows your steps, so I draw no conclusion from it.',
  ],
  'cross.easy': [
    'With {{zone.easy.share}} of it under {{zone.easy.ceiling}} it trained the heart gently and spared the legs the impact.',
  ],
  'cross.hard': [
    'For {{zone.aboveEasy.share}} of it heart rate was above {{zone.easy.ceiling}}, so it counts as a hard day although you did not run.',
  ],
  'cross.load': [
    'It adds {{load.value}} to your training load, which the next run will feel.',
    'I count it with a load of {{load.value}} when I weigh your week.',
  ],
  'cross.notJudged': [
    'I don’t judge it by running numbers; it counts as {{duration.moving}} of training.',
  ],
};
