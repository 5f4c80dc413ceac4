import type { AnswerBook } from '../answer-book.ts';

export const FIGURE_NAMES_EN: AnswerBook['figureNames'] = {
  distance: 'distance',
  duration: 'time',
  pace: 'pace',
  speed: 'speed',
  heartRate: 'heart rate',
  heartRateMaximum: 'highest heart rate',
  cadence: 'cadence',
  power: 'power',
  ascent: 'climbing',
  load: 'training load',
  zones: 'heart-rate zones',
};

/** Answers in English to a question about a single figure. */
export const FIGURE_ANSWERS_EN: AnswerBook['figures'] = {
  'figure.distance': ['It was {{distance.total}}.', 'You covered {{distance.total}}.'],
  'figure.duration': [
    'You were moving for {{duration.moving}}.',
    'It took {{duration.moving}}, stops left out.',
  ],
  'figure.elapsed': [
    'From start to finish it took {{duration.elapsed}}, stops included.',
    'With the stops it comes to {{duration.elapsed}}.',
  ],
  'figure.hardlyStopped': ['You hardly stopped.', 'There were next to no stops.'],
  'figure.pace': [
    'You averaged {{pace.average}}.',
    'The average pace was {{pace.average}}, stops left out.',
  ],
  'figure.paceUsual': [
    'Your easy runs have been around {{runner.easyPace}} lately.',
    'You usually run easy at {{runner.easyPace}} at the moment.',
  ],
  'figure.speed': [
    'The average speed was {{speed.average}}, a pace of {{pace.average}}.',
    'You averaged {{speed.average}}.',
  ],
  'figure.heartRate': [
    'Your heart rate averaged {{heartRate.average}}.',
    'Your average heart rate was {{heartRate.average}}.',
  ],
  'figure.maximum': [
    'Your heart rate peaked at {{heartRate.maximum}}.',
    'Your highest heart rate was {{heartRate.maximum}}.',
  ],
  'figure.maximumMeaning': [
    'That’s the peak of this recording. Your heart may be able to go higher.',
    'A single peak can also be a sensor error, so it tells you less than the time spent in each zone.',
  ],
  'figure.cadence': [
    'Your cadence averaged {{cadence.average}}.',
    'You ran at {{cadence.average}} on average.',
  ],
  'figure.cadenceMeaning': [
    'Cadence goes up with pace and depends on leg length, so only compare runs at a similar pace.',
    'There’s no cadence that’s right for everybody. It goes up as you speed up.',
  ],
  'figure.power': [
    'Your power averaged {{power.average}}. Power meters differ, so only compare runs with the same one.',
    'You averaged {{power.average}}. You can only compare power from the same device.',
  ],
  'figure.ascent': [
    'You climbed {{altitude.ascent}} and came down {{altitude.descent}}.',
    'You climbed {{altitude.ascent}} in all.',
  ],
  'figure.ascentWorth': [
    'Adjusted for hills, your pace was worth {{pace.gradeAdjusted}}.',
    'On the flat that effort would have given about {{pace.gradeAdjusted}}.',
  ],
  'figure.load': [
    'The training load of this session was {{load.value}}.',
    'It counts as a load of {{load.value}}.',
  ],
  'figure.loadMeaning': [
    'It combines how long and how hard you ran.',
    'Longer and harder running both raise it.',
  ],
  'figure.loadDays': [
    'Today your fitness is {{runner.load.fitness}} and your fatigue {{runner.load.fatigue}}.',
    'Over the past weeks you’ve reached a fitness of {{runner.load.fitness}} and a fatigue of {{runner.load.fatigue}}.',
  ],
  'figure.zones': [
    'You spent {{zone.easy.share}} of the time in your easy range, which ends at {{zone.easy.ceiling}}.',
    'Your easy range ends at {{zone.easy.ceiling}}, and you were below that for {{zone.easy.share}} of the time.',
  ],
  'figure.zoneMost': [
    'You spent most of the time in zone {{zone.most.number}}: {{zone.most.share}} of it.',
    'You were in zone {{zone.most.number}} for longest, {{zone.most.share}} of the time.',
  ],
  'figure.zoneAsked': [
    'You spent {{zone.[n].share}} of the time in that zone.',
    'You were in that zone for {{zone.[n].share}} of the time.',
  ],
  'figure.vdot': [
    'Your VDOT is {{runner.vdot}}, from your best recent race: {{runner.race.distance}} in {{runner.race.duration}}.',
    'Based on your race over {{runner.race.distance}} in {{runner.race.duration}}, it’s a VDOT of {{runner.vdot}}.',
  ],
  'figure.vdotMeaning': [
    'It comes from a race result, so it shows what your oxygen uptake is worth in running. Only a lab can measure the uptake itself.',
    'Think of it as the oxygen uptake your races point to. The uptake itself isn’t measured.',
  ],
  'figure.noVdot': [
    'I only get VDOT from races, and I don’t have a recent one of yours.',
    'Without a recent race I can’t give you a VDOT, and a watch doesn’t measure your oxygen uptake.',
  ],
  'figure.longest': [
    'Your longest recent run is {{runner.longest30}}.',
    'Your longest run lately was {{runner.longest30}}.',
  ],
  'figure.month': [
    'In the last {{runner.month.days}} days you ran {{runner.month.distance}}.',
    'Your last {{runner.month.days}} days add up to {{runner.month.distance}}.',
  ],
  'figure.monthDuration': [
    'In the last {{runner.month.days}} days you ran for {{runner.month.duration}}.',
    'You spent {{runner.month.duration}} running in the last {{runner.month.days}} days.',
  ],
  'figure.monthRuns': [
    'That was {{runner.month.runs}} runs.',
    'Number of runs: {{runner.month.runs}}.',
  ],
  'figure.monthRunsSingle': ['That was a single run.', 'It was a single run.'],
  'figure.monthUsual': [
    'You usually run {{runner.weeks.mean}} a week.',
    'Your usual week is {{runner.weeks.mean}}.',
  ],
  'figure.monthNone': [
    'I don’t have any recent runs of yours.',
    'There are no recent runs of yours to count.',
  ],
  'figure.monthBasis': [
    'I count back from today, not by calendar month.',
    'That’s counted back from today, not by calendar month.',
  ],
  'figure.lastDistance': [
    'Your last run was {{recent.[n].distance}}.',
    'You covered {{recent.[n].distance}} on your last run.',
  ],
  'figure.lastDuration': [
    'Your last run took {{recent.[n].duration}}.',
    'On your last run you were moving for {{recent.[n].duration}}.',
  ],
  'figure.lastPace': [
    'You averaged {{recent.[n].pace}} on your last run.',
    'Your last run was at {{recent.[n].pace}} on average.',
  ],
  'figure.lastHeartRate': [
    'Your heart rate averaged {{recent.[n].heartRate}} on your last run.',
    'On your last run your average heart rate was {{recent.[n].heartRate}}.',
  ],
  'figure.lastMissing': [
    'I don’t have a number for [figure] on your last run.',
    'Your last run has no number for [figure].',
  ],
  'figure.byRun': [
    'I only know that for single runs.',
    'I keep that run by run and don’t add it up.',
  ],
  'figure.openRun': [
    'Open the run you mean and ask me there.',
    'Ask me from the page of the run you mean.',
  ],
  'figure.missing': [
    'This recording has no number for [figure].',
    'There’s no number for [figure] in this recording.',
  ],
  'figure.list': ['Here’s what I know about it: [figures].', 'I can tell you its [figures].'],
  'figure.energy': [
    'I don’t work with calories. If your watch recorded them, you’ll find them among the numbers on the run’s page.',
    'Calories aren’t among my numbers. If your watch recorded them, they’re on the page of the run.',
  ],
  'figure.notKept': [
    'I don’t have that number.',
    'That isn’t among the numbers I read from your recordings.',
  ],
};
