import type { AnswerBook } from '../../answer-book.ts';
import { PAST_ANSWERS_EN } from './past-answers-en.ts';

/** Answers in English to what is asked of the runner's own runs, and of a target; the fullest first. */
export const RUNS_ANSWERS_EN: AnswerBook['runs'] = {
  ...PAST_ANSWERS_EN,
  'runs.count': ['You did {{answer.asked.[n].runs}} [runs] [period].'],
  'runs.countOne': [
    'I count one [period]: {{answer.asked.[n].run.1.distance}} on {{answer.asked.[n].run.1.day}}, at {{answer.asked.[n].run.1.pace}}.',
    'I count one [period]: {{answer.asked.[n].run.1.distance}} on {{answer.asked.[n].run.1.day}}.',
    'I count one [period], on {{answer.asked.[n].run.1.day}}. It took {{answer.asked.[n].run.1.duration}}.',
  ],
  'runs.none': ['I don’t see any [runs] [period].'],
  'runs.newest': [
    'The latest was {{answer.asked.[n].run.1.distance}} on {{answer.asked.[n].run.1.day}}, at {{answer.asked.[n].run.1.pace}}.',
    'The latest was {{answer.asked.[n].run.1.distance}} on {{answer.asked.[n].run.1.day}}.',
    'The latest was on {{answer.asked.[n].run.1.day}} and took {{answer.asked.[n].run.1.duration}}.',
  ],
  'runs.longest': [
    'Your longest run in that time was {{answer.asked.[n].longest.distance}}, on {{answer.asked.[n].longest.day}}.',
  ],
  'runs.lasting': [
    'Your longest run in that time took {{answer.asked.[n].lasting.duration}}, on {{answer.asked.[n].lasting.day}}.',
  ],
  'runs.reach': [
    'I can only see your last {{runner.history.days}} days. Anything before that is in your list of activities.',
  ],
  'runs.earlier': ['Anything before that is in your list of activities.'],
  'runs.last': [
    'Your last [runs] was on {{answer.asked.[n].run.1.day}}: {{answer.asked.[n].run.1.distance}} in {{answer.asked.[n].run.1.duration}}, at {{answer.asked.[n].run.1.pace}}.',
    'Your last [runs] was on {{answer.asked.[n].run.1.day}}: {{answer.asked.[n].run.1.distance}} in {{answer.asked.[n].run.1.duration}}.',
    'Your last [runs] was on {{answer.asked.[n].run.1.day}} and took {{answer.asked.[n].run.1.duration}}.',
  ],
  'runs.pulse': ['Your heart rate averaged {{answer.asked.[n].run.1.heartRate}}.'],
  'runs.listed': [
    '{{answer.asked.[n].run.[i].day}}: {{answer.asked.[n].run.[i].distance}} at {{answer.asked.[n].run.[i].pace}}.',
    '{{answer.asked.[n].run.[i].day}}: {{answer.asked.[n].run.[i].distance}} in {{answer.asked.[n].run.[i].duration}}.',
    '{{answer.asked.[n].run.[i].day}}: {{answer.asked.[n].run.[i].duration}}.',
  ],
  'runs.listedPulse': [
    '{{answer.asked.[n].run.[i].day}}: {{answer.asked.[n].run.[i].distance}} at {{answer.asked.[n].run.[i].pace}}, heart rate {{answer.asked.[n].run.[i].heartRate}}.',
    '{{answer.asked.[n].run.[i].day}}: {{answer.asked.[n].run.[i].distance}} in {{answer.asked.[n].run.[i].duration}}, heart rate {{answer.asked.[n].run.[i].heartRate}}.',
    '{{answer.asked.[n].run.[i].day}}: {{answer.asked.[n].run.[i].duration}}, heart rate {{answer.asked.[n].run.[i].heartRate}}.',
  ],
  'runs.perWeek': [
    'You did {{answer.asked.[n].runs}} runs [period], about {{answer.asked.[n].perWeek}} a week.',
  ],
  'runs.counted': ['You did {{answer.asked.[n].runs}} runs [period].'],
  'runs.countedOne': ['You did just one run [period].'],
  'runs.streakToday': ['You’ve run {{answer.asked.[n].streakDays}} days in a row, today included.'],
  'runs.streakYesterday': [
    'You ran {{answer.asked.[n].streakDays}} days in a row up to yesterday, and you haven’t run yet today.',
  ],
  'runs.streakOne': ['Today is day one: you didn’t run yesterday.'],
  'runs.streakEnded': [
    'There’s no streak right now: you ran yesterday, but not the day before, and you haven’t run yet today.',
  ],
  'runs.streakNone': [
    'There’s no streak right now: you didn’t run yesterday and haven’t run yet today.',
  ],
  'runs.sevenDays': ['You’ve done {{runner.sevenDays.runs}} runs in the past week.'],
  'runs.sevenDaysOne': ['That was your only run in the past week.'],
  'runs.weekends': [
    'Weekend runs [period]: {{answer.asked.[n].weekend.runs}}, averaging {{answer.asked.[n].weekend.distance}}. Monday to Friday: {{answer.asked.[n].weekdays.runs}}, averaging {{answer.asked.[n].weekdays.distance}}.',
  ],
  'runs.weekendsOnly': [
    'You only ran at weekends [period]: {{answer.asked.[n].weekend.runs}} runs, averaging {{answer.asked.[n].weekend.distance}}.',
  ],
  'runs.weekendsOne': [
    'You only ran once [period], at a weekend: {{answer.asked.[n].weekend.distance}}.',
  ],
  'runs.weekdaysOnly': [
    'You only ran from Monday to Friday [period]: {{answer.asked.[n].weekdays.runs}} runs, averaging {{answer.asked.[n].weekdays.distance}}.',
  ],
  'runs.weekdaysOne': [
    'You only ran once [period], on a weekday: {{answer.asked.[n].weekdays.distance}}.',
  ],
  'runs.meanPace': ['Your [runs] averaged {{answer.asked.[n].mean.[i].pace}} [period].'],
  'runs.meanHeartRate': [
    'Your heart rate on your [runs] averaged {{answer.asked.[n].mean.[i].heartRate}} [period].',
  ],
  'runs.alsoPace': ['The pace averaged {{answer.asked.[n].mean.[i].pace}}.'],
  'runs.alsoHeartRate': ['The heart rate averaged {{answer.asked.[n].mean.[i].heartRate}}.'],
  'runs.meanMissing': ['I don’t have [figure] data for your [runs] [period].'],
  'runs.cadence': [
    'I only have cadence for single runs, so I can’t average it or compare it with earlier months.',
  ],
  'runs.sumDistance': ['You ran {{answer.asked.[n].sum.distance}} [period].'],
  'runs.sumDuration': ['You ran for {{answer.asked.[n].sum.duration}} [period].'],
  'runs.sumAscent': ['You climbed {{answer.asked.[n].sum.ascent}} [period].'],
  'runs.alsoRuns': ['That was {{answer.asked.[n].sum.runs}} runs.'],
  'runs.alsoDistance': ['The distance came to {{answer.asked.[n].sum.distance}}.'],
  'runs.alsoDuration': ['The time came to {{answer.asked.[n].sum.duration}}.'],
  'runs.alsoAscent': ['The elevation gain came to {{answer.asked.[n].sum.ascent}}.'],
  'runs.noAscent': ['At least one run has no elevation gain recorded, so I can’t add it up.'],
  'runs.week': [
    'Week of {{answer.asked.[n].week.[i].day}}: {{answer.asked.[n].week.[i].distance}}, {{answer.asked.[n].week.[i].runs}} runs, {{answer.asked.[n].week.[i].duration}}.',
  ],
  'runs.weekSingle': [
    'Week of {{answer.asked.[n].week.[i].day}}: one run, {{answer.asked.[n].week.[i].distance}} in {{answer.asked.[n].week.[i].duration}}.',
  ],
  'runs.weekNone': ['Week of {{answer.asked.[n].week.[i].day}}: no runs.'],
  'runs.weekLast': [
    'Last week: {{answer.asked.[n].week.[i].distance}}, {{answer.asked.[n].week.[i].runs}} runs, {{answer.asked.[n].week.[i].duration}}.',
  ],
  'runs.weekLastSingle': [
    'Last week: one run, {{answer.asked.[n].week.[i].distance}} in {{answer.asked.[n].week.[i].duration}}.',
  ],
  'runs.weekLastNone': ['Last week: no runs.'],
  'runs.weekNow': [
    'This week so far: {{answer.asked.[n].week.[i].distance}}, {{answer.asked.[n].week.[i].runs}} runs, {{answer.asked.[n].week.[i].duration}}.',
  ],
  'runs.weekNowSingle': [
    'This week so far: one run, {{answer.asked.[n].week.[i].distance}} in {{answer.asked.[n].week.[i].duration}}.',
  ],
  'runs.weekNowNone': ['This week so far: no runs yet.'],
  'runs.weekAscents': [
    'You climbed {{answer.asked.[n].week.1.ascent}} this week and {{answer.asked.[n].week.2.ascent}} last week.',
  ],
  'runs.weekMore': ['So it’s [wish] more than last week, and this week isn’t over yet.'],
  'runs.weekLess': ['So it’s [wish] less than last week so far, but this week isn’t over yet.'],
  'runs.weekAlike': ['So both weeks are about the same so far.'],
  'runs.lastWeekMore': ['So last week was [wish] more than the week before.'],
  'runs.lastWeekLess': ['So last week was [wish] less than the week before.'],
  'runs.lastWeekAlike': ['So both weeks were about the same.'],
  'runs.topWeek': [
    'Your biggest week was the week of {{answer.asked.[n].week.1.day}}: {{answer.asked.[n].week.1.distance}} in {{answer.asked.[n].week.1.runs}} runs.',
  ],
  'runs.topWeekSingle': [
    'Your biggest week was the week of {{answer.asked.[n].week.1.day}}: {{answer.asked.[n].week.1.distance}} in a single run.',
  ],
  'runs.now': [
    'This run ({{answer.asked.[n].own.day}}): {{answer.asked.[n].own.distance}} at {{answer.asked.[n].own.pace}}.',
    'This run ({{answer.asked.[n].own.day}}): {{answer.asked.[n].own.distance}} in {{answer.asked.[n].own.duration}}.',
    'This run ({{answer.asked.[n].own.day}}): {{answer.asked.[n].own.duration}}.',
  ],
  'runs.nowPulse': [
    'This run ({{answer.asked.[n].own.day}}): {{answer.asked.[n].own.distance}} at {{answer.asked.[n].own.pace}}, heart rate {{answer.asked.[n].own.heartRate}}.',
    'This run ({{answer.asked.[n].own.day}}): {{answer.asked.[n].own.distance}} in {{answer.asked.[n].own.duration}}, heart rate {{answer.asked.[n].own.heartRate}}.',
    'This run ({{answer.asked.[n].own.day}}): {{answer.asked.[n].own.duration}}, heart rate {{answer.asked.[n].own.heartRate}}.',
  ],
  'runs.then': [
    'The one on {{answer.asked.[n].run.1.day}}: {{answer.asked.[n].run.1.distance}} at {{answer.asked.[n].run.1.pace}}.',
    'The one on {{answer.asked.[n].run.1.day}}: {{answer.asked.[n].run.1.distance}} in {{answer.asked.[n].run.1.duration}}.',
    'The one on {{answer.asked.[n].run.1.day}}: {{answer.asked.[n].run.1.duration}}.',
  ],
  'runs.thenPulse': [
    'The one on {{answer.asked.[n].run.1.day}}: {{answer.asked.[n].run.1.distance}} at {{answer.asked.[n].run.1.pace}}, heart rate {{answer.asked.[n].run.1.heartRate}}.',
    'The one on {{answer.asked.[n].run.1.day}}: {{answer.asked.[n].run.1.distance}} in {{answer.asked.[n].run.1.duration}}, heart rate {{answer.asked.[n].run.1.heartRate}}.',
    'The one on {{answer.asked.[n].run.1.day}}: {{answer.asked.[n].run.1.duration}}, heart rate {{answer.asked.[n].run.1.heartRate}}.',
  ],
  'runs.thenNone': ['I don’t have the other run you mean.'],
  'runs.notToday': ['I don’t have a run from today, so I’m taking your latest one.'],
  'runs.nothingNewer': ['I don’t have a newer run to compare with it.'],
  'runs.faster': ['This run was {{answer.asked.[n].difference.pace}} faster.'],
  'runs.slower': ['This run was {{answer.asked.[n].difference.pace}} slower.'],
  'runs.samePace': ['The pace was practically the same.'],
  'runs.pulseHigher': [
    'Your heart rate was {{answer.asked.[n].difference.heartRate}} higher this time.',
  ],
  'runs.pulseLower': [
    'Your heart rate was {{answer.asked.[n].difference.heartRate}} lower this time.',
  ],
  'runs.pulseSame': ['Your heart rate was about the same.'],
  'runs.share': [
    'By time, {{answer.asked.[n].easyShare}} of your running [period] was easy or long runs and {{answer.asked.[n].hardShare}} was hard sessions.',
  ],
  'runs.shareBasis': ['I go by what each run was for, not by minutes in each zone.'],
  'runs.shareRest': ['The rest is somewhere in between.'],
  'runs.timeOfDay': [
    'Your morning runs averaged {{answer.asked.[n].morning.pace}}, your afternoon and evening runs {{answer.asked.[n].evening.pace}}.',
  ],
  'runs.timeOfDayBasis': [
    'That covers all your runs in the last {{runner.history.days}} days, so the kind of run matters as much as the time of day.',
  ],
  'runs.timeOfDayNone': [
    'I can’t compare the two, because I don’t have runs from both the morning and the evening.',
  ],
  'runs.hardest': [
    'By heart rate it was kilometre {{answer.asked.[n].km.number}}: {{answer.asked.[n].km.heartRate}} on average, at {{answer.asked.[n].km.pace}}.',
  ],
  'runs.lastKilometer': ['Your last full kilometre was at {{answer.asked.[n].km.pace}}.'],
  'runs.kilometer': [
    'Kilometre {{answer.asked.[n].km.number}} was at {{answer.asked.[n].km.pace}}.',
  ],
  'runs.kilometerPulse': [
    'In kilometre {{answer.asked.[n].km.number}} your heart rate averaged {{answer.asked.[n].km.heartRate}}, at {{answer.asked.[n].km.pace}}.',
  ],
  'runs.otherKilometers': ['The other kilometres averaged {{answer.asked.[n].km.rest.pace}}.'],
  'runs.otherKilometersPulse': [
    'The other kilometres averaged {{answer.asked.[n].km.rest.pace}} at {{answer.asked.[n].km.rest.heartRate}}.',
  ],
  'runs.kilometerClimb': ['It climbed {{answer.asked.[n].km.ascent}}, so the hill was part of it.'],
  'runs.kilometerFlat': ['It climbed only {{answer.asked.[n].km.ascent}}, so it wasn’t the hill.'],
  'runs.kilometerLevel': ['It didn’t climb at all, so it wasn’t a hill.'],
  'runs.noPulse': [
    'I can’t tell which kilometre was the hardest, because this recording has no reliable heart rate for all of them.',
  ],
  'runs.startNotHigh': [
    'So it wasn’t higher at the start than later on. If your watch showed a jump there, it was most likely the sensor, such as a dry strap or a wrist sensor that counted your steps.',
  ],
  'runs.slowest': [
    'By average pace, your slowest was {{answer.asked.[n].run.1.distance}} at {{answer.asked.[n].run.1.pace}} on {{answer.asked.[n].run.1.day}}.',
  ],
  'runs.habit': [
    'How your other runs ended is on their own pages. From here I only see their averages, so I can’t tell whether you always do that.',
  ],
  'runs.endFaster': ['So you clearly sped up at the end.'],
  'runs.endSlower': ['So you slowed down at the end.'],
  'runs.endSame': ['So you kept your pace to the end.'],
  'runs.noHill': [
    'No kilometre of this run climbed more than {{answer.asked.[n].km.ascent}}, so I see no real hill in it.',
  ],
  'runs.noClimb': ['This recording shows no climb in any kilometre, so I see no hill in it.'],
  'runs.climbUnknown': [
    'This recording has no climb for single kilometres, so I can’t tell which of them were uphill.',
  ],
  'runs.longestOf': [
    'Your longest run [period] was {{answer.asked.[n].longest.distance}}, on {{answer.asked.[n].longest.day}}.',
  ],
  'runs.lastingOf': [
    'Your longest run [period] took {{answer.asked.[n].lasting.duration}} ({{answer.asked.[n].lasting.distance}}), on {{answer.asked.[n].lasting.day}}.',
    'Your longest run [period] took {{answer.asked.[n].lasting.duration}}, on {{answer.asked.[n].lasting.day}}.',
  ],
  'runs.nearest': [
    'The closest one in length was {{answer.asked.[n].nearest.distance}} at {{answer.asked.[n].nearest.pace}}, on {{answer.asked.[n].nearest.day}}.',
    'The closest one in length was {{answer.asked.[n].nearest.distance}}, on {{answer.asked.[n].nearest.day}}.',
  ],
  'runs.steepest': [
    'The one with the most climbing was {{answer.asked.[n].steepest.distance}} with {{answer.asked.[n].steepest.ascent}} of elevation gain, on {{answer.asked.[n].steepest.day}}.',
  ],
  'runs.climbed': ['You climbed {{answer.asked.[n].run.1.ascent}} on it.'],
  'runs.hardPulse': ['That was a hard session, so it belongs above your easy runs.'],
  'runs.temperature': ['It was {{temperature.weather}} where you ran, by the weather service.'],
  'runs.noTemperature': [
    'I don’t have the temperature of that run, so I can’t say how much it slowed you.',
  ],
  'runs.noSky': [
    'I don’t get rain or wind with your runs, so I can’t tell what the weather was like.',
  ],
  'runs.farKnown': [
    'No: your longest lately was {{answer.asked.[n].longest.distance}} on {{answer.asked.[n].longest.day}}, so {{answer.asked.[n].least}} is nothing new for you. Run it easy.',
  ],
  'runs.farStep': [
    'Your longest lately was {{answer.asked.[n].longest.distance}} on {{answer.asked.[n].longest.day}}, so {{answer.asked.[n].least}} is a small step up. That’s fine if you run it slowly, your legs are fresh and the next day is easy.',
  ],
  'runs.farJump': [
    'That’s a big jump: your longest lately was {{answer.asked.[n].longest.distance}} on {{answer.asked.[n].longest.day}}. Make the long run a little longer each week until {{answer.asked.[n].least}} is the next small step.',
  ],
  'runs.zoneOf': ['For you, [said] bpm is in zone {{answer.asked.[n].zone}}.'],
  'runs.zoneBelow': ['For you, [said] bpm is below your lowest zone.'],
  'runs.zoneEasy': ['That’s within your easy range, which ends at {{zone.easy.ceiling}}.'],
  'runs.zoneAtLimit': [
    'Your easy range ends at {{zone.easy.ceiling}}, so that’s right at the limit. If you can still talk in whole sentences, it’s fine.',
  ],
  'runs.zoneAbove': [
    'Your easy range ends at {{zone.easy.ceiling}}, so that’s no longer easy. It’s normal in a race or a hard session, but slow down if you meant to run easy.',
  ],
  'runs.zoneUsual': ['On your easy runs it’s usually {{runner.easyHeartRate}}.'],
  'runs.zoneUnknown': [
    'I can’t place [said] bpm, because I don’t know your heart rate zones. Add your maximum or threshold heart rate to your profile, and I can.',
  ],
  'runs.partFirst': [
    'Your first {{answer.asked.[n].part.distance}} averaged {{answer.asked.[n].part.pace}}.',
  ],
  'runs.partLast': [
    'Your last {{answer.asked.[n].part.distance}} averaged {{answer.asked.[n].part.pace}}.',
  ],
  'runs.partFaster': ['That’s faster than the rest, {{answer.asked.[n].part.rest.pace}}.'],
  'runs.partSlower': ['That’s slower than the rest, {{answer.asked.[n].part.rest.pace}}.'],
  'runs.partSame': ['That’s about the same as the rest, {{answer.asked.[n].part.rest.pace}}.'],
  'runs.partPulse': [
    'Your heart rate averaged {{answer.asked.[n].part.heartRate}} there and {{answer.asked.[n].part.rest.heartRate}} in the rest.',
  ],
  'runs.splitLine': ['Km {{answer.asked.[n].split.[i].number}}: {{split.[i].pace}}.'],
  'runs.repetitionLine': [
    'Rep {{answer.asked.[n].repetition.[i].number}}: {{interval.work.[i].pace}}.',
  ],
  'runs.startedAt': ['You started at [said] on {{answer.asked.[n].run.[i].day}}.'],
  'runs.startNone': ['I don’t see a run on that day.'],
  'target.pace': ['For [wish] you need {{answer.asked.[n].pace}} all the way.'],
  'target.split': [
    'At {{answer.asked.[n].split.[i].distance}}: {{answer.asked.[n].split.[i].duration}}.',
  ],
  'target.forecast': [
    'Going by your best recent race, I’d expect about {{runner.predicted.[d].duration}}.',
  ],
  'target.noForecast': [
    'I can’t say whether that’s within reach, because I don’t have a recent race of yours.',
  ],
  'target.which': ['Tell me the distance and the time you want, and I’ll work out the pace.'],
};
