import { FINDINGS_EN } from './words-en-findings.ts';
import type { WordBook } from './word-book.ts';

export const WORDS_EN: WordBook = {
  openings: {
    'intervals.plain': [
      'Intervals, {{interval.work.count}} × {{interval.work.length}}, with small differences.',
    ],
    'recovery.coolDown': [
      'A recovery run to wind down after the hard part.',
      'A recovery run, the cool-down of the day.',
    ],
    'easy.short': ['An easy run, short and without claims.', 'An easy run of the short sort.'],
    'long.brisk': [
      'A long run at a pace that was no longer easy.',
      'A long run with a hard session inside it.',
    ],
    'steady.unknown': [
      'A steady run; how hard it was for you I cannot tell yet.',
      'A steady run, evenly done.',
    ],
    'intervals.settled': [
      'Intervals, {{interval.work.count}} × {{interval.work.length}}, even after the first.',
    ],
    'intervals.kick': [
      'Intervals, {{interval.work.count}} × {{interval.work.length}}, the fastest kept for last.',
    ],
    'recovery.plain': [
      'A recovery run, and rightly nothing more.',
      'A recovery run, kept small on purpose.',
      'A recovery run to get the blood moving.',
    ],
    'recovery.afterHard': [
      'A recovery run after a hard day, just where it belongs.',
      'A recovery run that lets the hard day sink in.',
    ],
    'easy.held': [
      'An easy run that stayed easy to the end.',
      'An easy run, with the effort kept in hand.',
      'An easy run at a truly easy effort.',
      'An easy run, done the way easy runs work.',
    ],
    'easy.brisk': [
      'An easy run that was run a notch too hard.',
      'An easy run that turned into a moderate one.',
      'An easy run with more effort in it than it needs.',
    ],
    'easy.plain': [
      'An easy run to keep the routine going.',
      'An easy run, one more layer of the base.',
      'An easy run for time on your feet.',
      'An easy run of the ordinary, useful kind.',
    ],
    'easy.return': [
      'An easy run to find your way back in.',
      'An easy run, your first after the break.',
    ],
    'easy.first': [
      'An easy run, and the first of yours that I have read.',
      'An easy run to get acquainted by.',
    ],
    'long.plain': [
      'A long run for endurance.',
      'A long run, time on your feet before anything else.',
      'A long run of the patient kind.',
    ],
    'long.even': [
      'A long run held evenly to the end.',
      'A long run with the pace still there at the finish.',
    ],
    'long.build': [
      'A long run that grew faster towards the end.',
      'A long run with something left for the last part.',
    ],
    'long.fade': [
      'A long run that cost you pace towards the end.',
      'A long run whose last part became heavy going.',
    ],
    'long.further': [
      'A long run, a step beyond your recent longest.',
      'A long run that went further than the last ones.',
    ],
    'long.beyond': [
      'A long run, well beyond your recent longest.',
      'A long run that went further than the last month prepared.',
    ],
    'steady.plain': [
      'A steady run, between easy and tempo.',
      'A steady run with some push behind it.',
    ],
    'steady.even': [
      'A steady run, even from start to finish.',
      'A steady run at one settled pace.',
    ],
    'tempo.plain': ['A tempo run, comfortably hard.', 'A tempo run to push the threshold.'],
    'tempo.even': [
      'A tempo run, held steady all the way.',
      'A tempo run with the pace under control.',
    ],
    'tempo.build': ['A tempo run that grew stronger as it went.'],
    'tempo.fade': [
      'A tempo run that began faster than it could last.',
      'A tempo run that lost its pace on the way.',
    ],
    'intervals.even': [
      'Intervals, {{interval.work.count}} × {{interval.work.length}}, evenly done.',
      'Intervals with an even hand: {{interval.work.count}} × {{interval.work.length}}.',
    ],
    'intervals.build': [
      'Intervals, {{interval.work.count}} × {{interval.work.length}}, quicker towards the end.',
    ],
    'intervals.fade': [
      'Intervals, {{interval.work.count}} × {{interval.work.length}}, started too fast.',
      'Intervals, {{interval.work.count}} × {{interval.work.length}}, fading as they went.',
    ],
    'intervals.uneven': [
      'Intervals, {{interval.work.count}} × {{interval.work.length}}, at changing paces.',
    ],
    'intervals.mixed': [
      'Intervals, {{interval.work.count}} fast stretches of mixed length.',
      'Intervals by feel, with {{interval.work.count}} fast stretches.',
    ],
    'progression.plain': [
      'A progression run, each part faster than the last.',
      'A progression run, built up step by step.',
    ],
    'progression.hard': [
      'A progression run that ended in earnest.',
      'A progression run with a hard final part.',
    ],
    'hills.repeats': ['A hill run, {{interval.work.count}} × {{interval.work.length}} uphill.'],
    'hills.plain': ['A hill run, made by the climbs.', 'A hill run for strength.'],
    'hills.even': [
      'A hill run at an even effort, up and down.',
      'A hill run that you paced by effort.',
    ],
    'hills.fade': ['A hill run whose first climbs cost the later ones.'],
    'race.plain': ['A race, and raced as one.', 'A race effort from start to finish.'],
    'race.even': ['A race, paced evenly throughout.', 'A race run with a cool head.'],
    'race.build': ['A race with the stronger half last.', 'A race run from behind, and well.'],
    'race.fade': ['A race that was fastest early on.', 'A race with a quick start and a hard end.'],
    'stop-and-go.plain': [
      'A stop-and-go run, in pieces but still a run.',
      'A stop-and-go run with many pauses.',
    ],
    'walk.plain': ['A walk, which is training of a quiet sort.', 'A walk to keep moving.'],
    'cross-training.ride': [
      'Cross-training on the bike.',
      'Cross-training: the bike in place of running shoes.',
    ],
    'cross-training.swim': ['Cross-training in the water.'],
    'cross-training.strength': ['Cross-training for strength.'],
    'cross-training.mobility': ['Cross-training for suppleness and calm.'],
    'cross-training.other': ['Cross-training, a change from running.'],
    'unclear.broken': ['An unclear session, since the recording broke off.'],
    'unclear.short': ['An unclear session, too short to read.'],
    'unclear.noDistance': ['An unclear session, recorded without distance.'],
    'unclear.plain': [
      'An unclear session, of no one kind.',
      'An unclear session: I cannot tell what it was for.',
    ],
  },
  findings: FINDINGS_EN,
  nextSteps: {
    easyNext: [
      'Make the next run an easy one, {{next.duration}}, [guide].',
      'Let an easy run follow, about {{next.duration}}, [guide].',
    ],
    afterVeryLong: [
      'Rest for some days, then come back with {{next.duration}} easy, [guide]. For training, {{next.longRun.duration}} is as long as a run need be.',
      'Give the legs quiet days and begin again with {{next.duration}}, [guide]; a long run trains most within {{next.longRun.duration}}.',
    ],
    pain: [
      'Do not run while it hurts. Start again when walking and stairs are free of pain, and have it looked at if it stays.',
    ],
    restAfterSpike: [
      'Leave the next day without running, then take {{next.duration}} at most, [guide]. Let the next long run stay at or below {{next.longRun.distance}}.',
      'Rest first, then a short easy run of {{next.duration}}, [guide]; keep the coming long run within {{next.longRun.distance}}.',
    ],
    raceRecovery: [
      'Nothing fast for {{next.recovery.days}} days now. Begin with rest, then run easy for up to {{next.duration}}, [guide].',
      'Give it {{next.recovery.days}} days of rest and easy running, {{next.duration}} at a time at most, [guide].',
    ],
    restTired: [
      'Take a rest day. After it run {{next.duration}} easy, [guide], and nothing hard before the legs feel light.',
      'Rest next, then run easy for {{next.duration}}, [guide].',
    ],
    afterHard: [
      'Follow it with an easy run of {{next.duration}}, [guide], or a day off; that is when the work is built in.',
      'Keep the next run easy, {{next.duration}} at most, [guide].',
      'Before anything fast again comes rest or {{next.duration}} of easy running, [guide].',
    ],
    afterLong: [
      'Rest, or run {{next.duration}} easy, [guide]. The next long run may reach {{next.longRun.distance}}, no more.',
      'Let it settle with {{next.duration}} of easy running at most, [guide]; your next long run has room up to {{next.longRun.distance}}.',
    ],
    afterIntervalsFaded: [
      'Run {{next.duration}} easy next, [guide]. When you repeat these, open at {{interval.work.pace}} and finish with what is left.',
      'Make the next run {{next.duration}} and easy, [guide]; in the next intervals run the first one at {{interval.work.pace}}.',
    ],
    afterIntervalsEven: [
      'Run {{next.duration}} easy next, [guide]. When these come round again, {{next.repetition.count}} at the same pace are within reach.',
      'Make the next run {{next.duration}} and easy, [guide]; after that you may do {{next.repetition.count}} of the same.',
    ],
    easyAgain: [
      'Run easy again for about {{next.duration}}, [guide].',
      'Do the same again soon, around {{next.duration}}, [guide].',
      'Add {{next.duration}} more of this kind, [guide]; regular beats hard.',
    ],
    slowDown: [
      'Run the next {{next.duration}} easier, [guide]; it may feel too slow, and it is right.',
      'Give the next run {{next.duration}}, [guide], and let the watch hold you back.',
    ],
    tempo: [
      'The legs are ready for a tempo run: {{next.tempo.duration}} at {{next.tempo.pace}} between easy running.',
      'A tempo run would fit next, {{next.tempo.duration}} comfortably hard, so that only short sentences are possible.',
    ],
    intervals: [
      'It is time for intervals: {{next.interval.count}} × {{next.interval.duration}} at {{next.interval.pace}} with jogs as long between.',
      'Intervals would fit next, {{next.interval.count}} × {{next.interval.duration}} hard but repeatable, with jogs as long between.',
    ],
    long: [
      'The long run is due; go up to {{next.longRun.distance}}, [guide].',
      'Make the next one long, {{next.longRun.distance}} at the most, [guide].',
    ],
    restart: [
      'Rest a day, then run {{next.duration}} again, [guide]; let the weeks grow before the pace does.',
      'Run {{next.duration}} again after a day off, [guide], until it feels ordinary.',
    ],
    afterWalk: [
      'If the legs feel good, run {{next.duration}} easy, [guide].',
      'You can run tomorrow as planned; for an easy run take {{next.duration}}, [guide].',
    ],
    afterCrossTraining: [
      'An easy run of {{next.duration}}, [guide], keeps the running rhythm.',
      'For your next run take {{next.duration}} easy, [guide].',
    ],
    recordAgain: [
      'Run easy for {{next.duration}} and let the watch record from start to end; then I can say more.',
    ],
  },
  guides: {
    pulse: 'below {{next.heartRate.ceiling}}',
    pace: 'between {{next.pace.slow}} and {{next.pace.fast}}',
    feel: 'slow enough to talk in whole sentences',
  },
};
