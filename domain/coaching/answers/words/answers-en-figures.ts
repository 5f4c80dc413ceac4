import type { AnswerBook } from '../answer-book.ts';

export const FIGURE_NAMES_EN: AnswerBook['figureNames'] = {
  distance: 'distance',
  duration: 'time',
  pace: 'pace',
  speed: 'speed',
  heartRate: 'heart rate',
  heartRateMaximum: 'maximum heart rate',
  cadence: 'cadence',
  power: 'power',
  ascent: 'climbing',
  load: 'training load',
  zones: 'heart-rate zones',
};

/** Answers in English to who asks for a single figure. */
export const FIGURE_ANSWERS_EN: AnswerBook['figures'] = {
  'figure.distance': ['It was {{distance.total}}.', 'You covered {{distance.total}}.'],
  'figure.duration': [
    'You were moving for {{duration.moving}}.',
    'It took {{duration.moving}} in motion.',
  ],
  'figure.elapsed': [
    'From start to finish it was {{duration.elapsed}}, stops included.',
    'With the stops it comes to {{duration.elapsed}}.',
  ],
  'figure.pace': [
    'You averaged {{pace.average}}.',
    'The average pace was {{pace.average}}, stops left out.',
  ],
  'figure.paceUsual': [
    'Your easy runs lately are around {{runner.easyPace}}.',
    'In easy runs {{runner.easyPace}} is usual for you these weeks.',
  ],
  'figure.speed': [
    'The average speed was {{speed.average}}, a pace of {{pace.average}}.',
    'You averaged {{speed.average}}.',
  ],
  'figure.heartRate': [
    'Heart rate averaged {{heartRate.average}}.',
    'On average your heart beat at {{heartRate.average}}.',
  ],
  'figure.maximum': [
    'Heart rate peaked at {{heartRate.maximum}}.',
    'The highest heart rate was {{heartRate.maximum}}.',
  ],
  'figure.maximumMeaning': [
    'That is the peak of this recording, and it need not be the highest your heart can reach.',
    'A single peak can also be a slip of the sensor, so it says less than the time spent in each zone.',
  ],
  'figure.cadence': [
    'Cadence averaged {{cadence.average}}.',
    'You ran at {{cadence.average}} on average.',
  ],
  'figure.cadenceMeaning': [
    'Cadence rises with pace and differs with leg length, so compare it only with runs at a similar pace.',
    'There is no cadence that is right for everybody; it goes up as you speed up.',
  ],
  'figure.power': [
    'Power averaged {{power.average}}; meters differ, so compare it only with runs on the same one.',
    'You averaged {{power.average}}. Such numbers compare only within the same device.',
  ],
  'figure.ascent': [
    'You climbed {{altitude.ascent}} and came down {{altitude.descent}}.',
    'The climbing adds up to {{altitude.ascent}}.',
  ],
  'figure.ascentWorth': [
    'Without the slopes your pace would count as {{pace.gradeAdjusted}}.',
    'On the flat that effort would have given about {{pace.gradeAdjusted}}.',
  ],
  'figure.load': [
    'The training load of this session is {{load.value}}.',
    'It counts as a load of {{load.value}}.',
  ],
  'figure.loadMeaning': [
    'It takes together how long and how hard you ran.',
    'Longer and harder running both raise it.',
  ],
  'figure.loadDays': [
    'As of today your fitness stands at {{runner.load.fitness}} and your fatigue at {{runner.load.fatigue}}.',
    'Over the past weeks your fitness has come to {{runner.load.fitness}}, your fatigue to {{runner.load.fatigue}}.',
  ],
  'figure.zones': [
    '{{zone.easy.share}} of the time was in your easy range, which ends at {{zone.easy.ceiling}}.',
    'Your easy range ends at {{zone.easy.ceiling}}; {{zone.easy.share}} of the time lay below it.',
  ],
  'figure.zoneMost': [
    'You spent the most time in zone {{zone.most.number}}, {{zone.most.share}} of it.',
    'The largest part was zone {{zone.most.number}}: {{zone.most.share}} of the time.',
  ],
  'figure.zoneAsked': [
    'In that zone you spent {{zone.[n].share}} of the time.',
    '{{zone.[n].share}} of the time was in that zone.',
  ],
  'figure.vdot': [
    'Your VDOT is {{runner.vdot}}, from your best recent race: {{runner.race.distance}} in {{runner.race.duration}}.',
    'By your race over {{runner.race.distance}} in {{runner.race.duration}} it is a VDOT of {{runner.vdot}}.',
  ],
  'figure.vdotMeaning': [
    'It is read off a race result, so it shows what your oxygen uptake is worth in running; only a laboratory measures the uptake itself.',
    'Think of it as the oxygen uptake that your races have shown; the uptake itself is not measured.',
  ],
  'figure.noVdot': [
    'I take VDOT from races alone, and I don’t have one of yours from the last weeks.',
    'Without a recent race I give no VDOT, and your oxygen uptake is not measured by a watch.',
  ],
  'figure.longest': [
    'Your longest run of the last weeks is {{runner.longest30}}.',
    'The longest one lately was {{runner.longest30}}.',
  ],
  'figure.month': [
    'In the last {{runner.month.days}} days you ran {{runner.month.distance}}.',
    'The last {{runner.month.days}} days add up to {{runner.month.distance}}.',
  ],
  'figure.monthDuration': [
    'In the last {{runner.month.days}} days you were running for {{runner.month.duration}}.',
    'Your running of the last {{runner.month.days}} days took {{runner.month.duration}}.',
  ],
  'figure.monthRuns': [
    'Counted in runs, that is {{runner.month.runs}}.',
    'Number of runs: {{runner.month.runs}}.',
  ],
  'figure.monthUsual': [
    'A usual week of yours is {{runner.weeks.mean}}.',
    'By the week you usually run {{runner.weeks.mean}}.',
  ],
  'figure.monthNone': [
    'I don’t have a run of yours from the last weeks.',
    'For the last weeks there is no run of yours to count.',
  ],
  'figure.monthBasis': [
    'I count back from today, not by the calendar.',
    'That is counted back from today; I do not keep calendar months.',
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
    'On your last run heart rate averaged {{recent.[n].heartRate}}.',
    'Your last run took {{recent.[n].heartRate}} on average.',
  ],
  'figure.lastMissing': [
    'For your last run I have no figure for [figure].',
    'Your last run came without a figure for [figure].',
  ],
  'figure.byRun': [
    'I know that only for single runs.',
    'I keep that run by run and do not sum it up.',
  ],
  'figure.openRun': [
    'Open the run you mean and ask me there.',
    'Ask me from the page of the run you mean.',
  ],
  'figure.missing': [
    'This recording holds no figure for [figure].',
    'For [figure] there is no figure in this recording.',
  ],
  'figure.list': ['What I know of it: [figures].', 'I can tell you its [figures].'],
  'figure.energy': [
    'I do not work with calories. If your watch recorded them, you’ll find them among the numbers on the run’s page.',
    'Calories aren’t among my numbers; what the watch recorded of them is on the page of the run.',
  ],
  'figure.notKept': [
    'I do not have that figure.',
    'That isn’t among the numbers I read from your recordings.',
  ],
};
