import { FINDINGS_EN } from './words-en-findings.ts';
import type { WordBook } from '../word-book.ts';

export const WORDS_EN: WordBook = {
  openings: {
    'intervals.plain': [
      'Intervals, {{interval.work.count}} × {{interval.work.length}}, with small differences.',
    ],
    'recovery.coolDown': [
      'A recovery run to wind down after the hard part.',
      'A recovery run, the cool-down of the day.',
    ],
    'easy.short': ['An easy run, short and undemanding.', 'An easy run, on the short side.'],
    'long.brisk': [
      'A long run at a pace that was no longer easy.',
      'A long run, close to marathon pace.',
    ],
    'steady.unknown': [
      'A steady run; how hard it was for you I cannot tell yet.',
      'A steady run, though I cannot place the effort yet.',
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
      'A recovery run, short and gentle.',
    ],
    'recovery.afterHard': [
      'A recovery run after a hard day, just where it belongs.',
      'A recovery run, the right thing on the day after hard work.',
    ],
    'easy.held': [
      'An easy run at a truly easy effort.',
      'An easy run with plenty in reserve.',
      { text: 'An easy run that stayed easy to the end.', when: ['easyToTheEnd'] },
      { text: 'An easy run, relaxed from start to finish.', when: ['easyToTheEnd'] },
    ],
    'easy.brisk': [
      'An easy run that was run a notch too hard.',
      'An easy run that turned into a moderate one.',
      'An easy run with more effort in it than it needs.',
    ],
    'easy.costly': [
      'An easy run that cost you more than usual.',
      'An easy run on a body that was not quite fresh.',
    ],
    'easy.afterHard': [
      'An easy run on the day after hard work, as it should be.',
      'An easy run to loosen up after the hard day.',
    ],
    'easy.plain': [
      'An easy run that adds to your base.',
      'An easy run for time on your feet.',
      'An easy run, ordinary and useful.',
      { text: 'An easy run to keep the routine going.', when: ['hasRoutine'] },
    ],
    'easy.return': [
      'An easy run to find your way back in.',
      'An easy run, your first after the break.',
    ],
    'easy.first': [
      'An easy run, and the first of yours that I have read.',
      'An easy run to get acquainted by.',
    ],
    'long.plain': ['A long run for endurance.', 'A long run, time on your feet.'],
    'long.even': [
      'A long run at one steady pace.',
      { text: 'A long run held evenly to the end.', when: ['heldToFinish'] },
      { text: 'A long run with the pace still there at the finish.', when: ['heldToFinish'] },
    ],
    'long.build': [
      'A long run that grew faster towards the end.',
      'A long run with something left for the last part.',
    ],
    'long.fade': [
      'A long run that cost you pace towards the end.',
      { text: 'A long run whose last part became heavy going.', when: ['heavyEnd'] },
    ],
    'long.further': [
      'A long run, longer than your recent weeks allow for.',
      'A long run that went too far beyond the last ones.',
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
    'tempo.plain': [
      'A tempo run.',
      { text: 'A tempo run, comfortably hard.', when: ['nearThreshold'] },
      { text: 'A tempo run to push the threshold.', when: ['nearThreshold'] },
    ],
    'tempo.blocks': ['A tempo run in {{interval.work.count}} blocks.'],
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
      'Intervals, {{interval.work.count}} × {{interval.work.length}}, all at nearly one pace.',
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
      'A progression run, faster at the end than at the start.',
      { text: 'A progression run, each part faster than the last.', when: ['eachPartFaster'] },
      { text: 'A progression run, built up step by step.', when: ['eachPartFaster'] },
    ],
    'progression.hard': [
      'A progression run whose heart rate rose with the pace.',
      { text: 'A progression run with a hard finish.', when: ['hardFinish'] },
      { text: 'A progression run whose last part was real work.', when: ['hardFinish'] },
    ],
    'hills.repeats': ['A hill run, {{interval.work.count}} × {{interval.work.length}} uphill.'],
    'hills.plain': ['A hill run, and the climbs set the effort.', 'A hill run for strength.'],
    'hills.even': [
      'A hill run that you paced by effort.',
      { text: 'A hill run at an even effort, up and down.', when: ['climbsBothWays'] },
    ],
    'hills.fade': ['A hill run that cost more in its second half.'],
    'race.plain': [
      'A race, by its distance and effort.',
      { text: 'A race, and raced as one.', when: ['racedHard'] },
      { text: 'A race effort from start to finish.', when: ['racedHard'] },
    ],
    'race.even': ['A race, paced evenly throughout.', 'A race run with a cool head.'],
    'race.build': ['A race with the stronger half last.', 'A race run from behind, and well.'],
    'race.fade': [
      'A race with a slower second half.',
      { text: 'A race that was fastest early on.', when: ['fastestEarly'] },
      { text: 'A race with a quick start and a hard end.', when: ['fastestEarly'] },
    ],
    'stop-and-go.plain': [
      'A stop-and-go run, in pieces but still a run.',
      'A stop-and-go run with many pauses.',
    ],
    'walk.plain': ['A walk, which is training of a quiet sort.', 'A walk to keep moving.'],
    'walk.long': ['A walk, long enough to count as training.'],
    'hike.plain': [
      'A hike, with climbing that counts as training.',
      'A hike with real climbing in it.',
    ],
    'run-walk.plain': [
      'A run-walk, running with walks in between.',
      'A run-walk, running and walking in turns.',
    ],
    'mountain.hard': ['A mountain run at a hard effort.'],
    'mountain.plain': [
      'A mountain run, and the climb set the effort.',
      'A mountain run, where the climb counts more than the pace.',
    ],
    'cross-training.ride': [
      'Cross-training on the bike.',
      'Cross-training: the bike in place of running shoes.',
    ],
    'cross-training.swim': ['Cross-training in the water.'],
    'cross-training.strength': ['Cross-training for strength.'],
    'cross-training.mobility': ['Cross-training for suppleness and calm.'],
    'cross-training.other': ['Cross-training, a change from running.'],
    'cross-training.unnamed': ['Cross-training; the recording does not name the sport.'],
    'unclear.broken': ['An unclear session: part of the file could not be read.'],
    'unclear.short': ['An unclear session, too short to read.'],
    'unclear.noDistance': ['An unclear session, recorded without distance.'],
    'unclear.label': ['An unclear session, at running speed although not called a run.'],
    'unclear.fast': ['An unclear session, faster than nearly anyone runs that far.'],
    'unclear.plain': [
      'An unclear session, not of any one kind.',
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
      'Take the next day off, then run {{next.duration}} at most, [guide]. Keep the next long run to {{next.longRun.distance}}; only when that has gone well is there room for more.',
      'Rest first, then run {{next.duration}} easy, [guide]. Run {{next.longRun.distance}} at most in one go before you think of going further.',
    ],
    raceRecovery: [
      'Nothing fast for {{next.recovery.days}} days now. Begin with rest, then run easy for up to {{next.duration}}, [guide].',
      'Give it {{next.recovery.days}} days of rest and easy running, {{next.duration}} at a time at most, [guide].',
    ],
    afterRace: [
      'The race still needs its quiet days: rest, or run {{next.duration}} at most, [guide].',
      'Stay with rest and easy running until the race is out of your legs, {{next.duration}} at a time at most, [guide].',
    ],
    restTired: [
      'Take a rest day. After it run {{next.duration}} easy, [guide], and nothing hard before the legs feel light.',
      'Rest next, then run {{next.duration}} very gently, [guide].',
    ],
    lightDays: [
      'Take the coming days lightly: rest, or {{next.duration}} easy, [guide], until your weeks are back to their usual length.',
      'Rest next, or run {{next.duration}} at most, [guide]; nothing fast or long before the week has come down again.',
      'Let the week come down before you build on: a day off, or {{next.duration}} easy, [guide].',
    ],
    afterHard: [
      'Follow it with an easy run of {{next.duration}}, [guide], or a day off.',
      'Keep the next run easy, {{next.duration}} at most, [guide].',
      'Before anything fast again comes rest or {{next.duration}} of easy running, [guide].',
    ],
    afterLong: [
      'Rest, or run {{next.duration}} easy, [guide]. The next long run may reach {{next.longRun.distance}}, no more.',
      'Take {{next.duration}} of easy running at most, [guide], or a day off; your next long run has room up to {{next.longRun.distance}}.',
    ],
    afterIntervalsFaded: [
      'Run {{next.duration}} easy next, [guide]. When you repeat these intervals, open at {{interval.work.pace}} and finish with what is left.',
      'Next comes an easy run of {{next.duration}}, [guide]. The next time you do these intervals, run the first one at {{interval.work.pace}}.',
    ],
    afterIntervalsEven: [
      'Run {{next.duration}} easy next, [guide]. The next time you do these intervals, try {{next.repetition.count}} at the same pace.',
      'Next comes an easy run of {{next.duration}}, [guide]. When you repeat these intervals, you can try {{next.repetition.count}}.',
    ],
    easyAgain: [
      'Make the next one easy again, about {{next.duration}}, [guide].',
      'Next comes another easy run of around {{next.duration}}, [guide].',
      'The next run may look just like it, {{next.duration}}, [guide]; regular beats hard.',
    ],
    afterRecovery: [
      'If the legs feel good, go back to a normal easy run, {{next.duration}}, [guide]; if they are heavy, rest.',
      'Rest if you are still tired; otherwise an easy run of {{next.duration}} comes next, [guide].',
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
    afterSevere: [
      'Give your body some days without running, then begin again with {{next.duration}} easy, [guide].',
      'Rest, eat and sleep first; when stairs no longer hurt, run {{next.duration}} easy, [guide].',
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
    talk: 'at a pace you could chat at',
  },
};
