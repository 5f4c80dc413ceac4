import type { AnswerBook } from '../../answer-book.ts';

/** Answers in English to what is asked of the runner's own runs, and of a target. */
export const RUNS_ANSWERS_EN: AnswerBook['runs'] = {
  'runs.count': ['You did {{answer.asked.[n].runs}} [runs] [period].'],
  'runs.countOne': [
    'I count one [period]: {{answer.asked.[n].run.1.distance}} on {{answer.asked.[n].run.1.day}}, at {{answer.asked.[n].run.1.pace}}.',
  ],
  'runs.none': ['I don’t see any [runs] [period].'],
  'runs.newest': [
    'The latest was {{answer.asked.[n].run.1.distance}} on {{answer.asked.[n].run.1.day}}, at {{answer.asked.[n].run.1.pace}}.',
  ],
  'runs.longest': [
    'Your longest was {{answer.asked.[n].longest.distance}}, on {{answer.asked.[n].longest.day}}.',
  ],
  'runs.reach': [
    'I can look back {{runner.history.days}} days. Anything earlier is in your list of activities.',
  ],
  'runs.last': [
    'Your last [runs] was on {{answer.asked.[n].run.1.day}}: {{answer.asked.[n].run.1.distance}} in {{answer.asked.[n].run.1.duration}}, at {{answer.asked.[n].run.1.pace}}.',
  ],
  'runs.pulse': ['Your heart rate averaged {{answer.asked.[n].run.1.heartRate}}.'],
  'runs.listed': [
    '{{answer.asked.[n].run.[i].day}}: {{answer.asked.[n].run.[i].distance}} at {{answer.asked.[n].run.[i].pace}}.',
  ],
  'runs.listedPulse': [
    '{{answer.asked.[n].run.[i].day}}: {{answer.asked.[n].run.[i].distance}} at {{answer.asked.[n].run.[i].pace}}, heart rate {{answer.asked.[n].run.[i].heartRate}}.',
  ],
  'runs.perWeek': [
    'You did {{answer.asked.[n].runs}} runs [period], about {{answer.asked.[n].perWeek}} a week.',
  ],
  'runs.counted': ['You did {{answer.asked.[n].runs}} runs [period].'],
  'runs.streakToday': ['You’ve run {{answer.asked.[n].streakDays}} days in a row, today included.'],
  'runs.streakYesterday': [
    'You ran {{answer.asked.[n].streakDays}} days in a row up to yesterday, and not yet today.',
  ],
  'runs.streakOne': ['Today is day one: you didn’t run yesterday.'],
  'runs.streakEnded': ['You ran yesterday, but not the day before, and not yet today.'],
  'runs.streakNone': ['You’re not on a streak right now.'],
  'runs.weekends': [
    'Weekend runs [period]: {{answer.asked.[n].weekend.runs}}, {{answer.asked.[n].weekend.distance}} each on average. Monday to Friday: {{answer.asked.[n].weekdays.runs}}, {{answer.asked.[n].weekdays.distance}} each.',
  ],
  'runs.weekendsOnly': [
    'You only ran at weekends [period]. Number of runs: {{answer.asked.[n].weekend.runs}}, {{answer.asked.[n].weekend.distance}} each on average.',
  ],
  'runs.weekdaysOnly': [
    'You only ran from Monday to Friday [period]. Number of runs: {{answer.asked.[n].weekdays.runs}}, {{answer.asked.[n].weekdays.distance}} each on average.',
  ],
  'runs.meanPace': ['Your [runs] averaged {{answer.asked.[n].mean.[i].pace}} [period].'],
  'runs.meanHeartRate': [
    'Your heart rate on your [runs] averaged {{answer.asked.[n].mean.[i].heartRate}} [period].',
  ],
  'runs.meanMissing': ['Your [runs] [period] have no number for [figure].'],
  'runs.cadence': [
    'I only have cadence for single runs, so I can’t average it or compare it with earlier months.',
  ],
  'runs.sumDistance': ['You ran {{answer.asked.[n].sum.distance}} [period].'],
  'runs.sumDuration': ['You ran for {{answer.asked.[n].sum.duration}} [period].'],
  'runs.sumAscent': ['You climbed {{answer.asked.[n].sum.ascent}} [period].'],
  'runs.inRuns': ['That was {{answer.asked.[n].sum.runs}} runs.'],
  'runs.noAscent': ['Not all of those runs have a recorded climb, so I can’t add it up.'],
  'runs.week': [
    'Week from {{answer.asked.[n].week.[i].day}}: {{answer.asked.[n].week.[i].distance}}, {{answer.asked.[n].week.[i].runs}} runs, {{answer.asked.[n].week.[i].duration}}.',
  ],
  'runs.weekSingle': [
    'Week from {{answer.asked.[n].week.[i].day}}: a single run, {{answer.asked.[n].week.[i].distance}} in {{answer.asked.[n].week.[i].duration}}.',
  ],
  'runs.weekNow': [
    'This week so far: {{answer.asked.[n].week.[i].distance}}, {{answer.asked.[n].week.[i].runs}} runs, {{answer.asked.[n].week.[i].duration}}.',
  ],
  'runs.weekNowSingle': [
    'This week so far: a single run, {{answer.asked.[n].week.[i].distance}} in {{answer.asked.[n].week.[i].duration}}.',
  ],
  'runs.weekNone': ['Week from {{answer.asked.[n].week.[i].day}}: no runs.'],
  'runs.weekAscents': [
    'You climbed {{answer.asked.[n].week.1.ascent}} this week and {{answer.asked.[n].week.2.ascent}} last week.',
  ],
  'runs.weekMore': ['So it’s [wish] more than last week, and this week isn’t over yet.'],
  'runs.weekLess': ['So it’s [wish] less than last week so far, but this week isn’t over yet.'],
  'runs.weekAlike': ['So both weeks are about the same so far.'],
  'runs.topWeek': [
    'Your biggest week was the one from {{answer.asked.[n].week.1.day}}: {{answer.asked.[n].week.1.distance}} in {{answer.asked.[n].week.1.runs}} runs.',
  ],
  'runs.now': [
    'This run, {{answer.asked.[n].own.day}}: {{answer.asked.[n].own.distance}} at {{answer.asked.[n].own.pace}}.',
  ],
  'runs.nowPulse': [
    'This run, {{answer.asked.[n].own.day}}: {{answer.asked.[n].own.distance}} at {{answer.asked.[n].own.pace}}, heart rate {{answer.asked.[n].own.heartRate}}.',
  ],
  'runs.then': [
    'The one on {{answer.asked.[n].run.1.day}}: {{answer.asked.[n].run.1.distance}} at {{answer.asked.[n].run.1.pace}}.',
  ],
  'runs.thenPulse': [
    'The one on {{answer.asked.[n].run.1.day}}: {{answer.asked.[n].run.1.distance}} at {{answer.asked.[n].run.1.pace}}, heart rate {{answer.asked.[n].run.1.heartRate}}.',
  ],
  'runs.thenNone': ['I don’t have the other run you mean.'],
  'runs.faster': ['That’s {{answer.asked.[n].difference.pace}} faster.'],
  'runs.slower': ['That’s {{answer.asked.[n].difference.pace}} slower.'],
  'runs.samePace': ['The pace was practically the same.'],
  'runs.pulseHigher': ['Your heart rate was {{answer.asked.[n].difference.heartRate}} higher.'],
  'runs.pulseLower': ['Your heart rate was {{answer.asked.[n].difference.heartRate}} lower.'],
  'runs.pulseSame': ['Your heart rate was about the same.'],
  'runs.share': [
    'By time, {{answer.asked.[n].easyShare}} of your running [period] was easy or long runs and {{answer.asked.[n].hardShare}} was hard sessions.',
  ],
  'runs.shareBasis': [
    'I go by what each run was for, not by minutes in each zone. The rest lies in between.',
  ],
  'runs.timeOfDay': [
    'Your morning runs averaged {{answer.asked.[n].morning.pace}}, your runs from the afternoon on {{answer.asked.[n].evening.pace}}.',
  ],
  'runs.timeOfDayBasis': [
    'That’s all your runs of the last {{runner.history.days}} days, so what kind of runs they were counts as much as the hour.',
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
  'runs.noPulse': [
    'I can’t tell which kilometre was the hardest, because this recording has no reliable heart rate for all of them.',
  ],
  'runs.startNotHigh': [
    'So it wasn’t higher at the start than later on. If your watch showed a jump there, it was most likely the sensor, such as a dry strap or a wrist sensor that counted your steps.',
  ],
  'runs.sevenDays': ['Over the past week you ran {{runner.sevenDays.runs}} times.'],
  'runs.lasting': [
    'Your longest by time was {{answer.asked.[n].lasting.duration}}, on {{answer.asked.[n].lasting.day}}.',
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
  'runs.climbUnknown': [
    'This recording has no climb for single kilometres, so I can’t tell which of them were uphill.',
  ],
  'runs.longestOf': [
    'Your longest run [period] was {{answer.asked.[n].longest.distance}}, on {{answer.asked.[n].longest.day}}.',
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
  'target.forecast': ['Your best recent race points to about {{runner.predicted.[d].duration}}.'],
  'target.noForecast': [
    'Whether you can run that, I can’t tell: I don’t have a recent race of yours.',
  ],
  'target.which': ['Tell me the distance and the time you want, and I’ll work out the pace.'],
};
