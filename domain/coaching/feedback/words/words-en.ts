import { FINDINGS_EN } from './words-en-findings.ts';
import type { WordBook } from '../word-book.ts';

export const WORDS_EN: WordBook = {
  openings: {
    'intervals.plain': ['Intervals, {{interval.work.count}} × {{interval.work.length}}.'],
    'recovery.coolDown': [
      'A recovery run to wind down after the hard part.',
      'A short recovery run to cool down.',
    ],
    'easy.short': ['A short easy run.', 'An easy run, on the short side.'],
    'long.brisk': ['A long run, faster than easy pace.', 'A long run, close to marathon pace.'],
    'easy.feltHard': ['An easy run going by the pace, though it felt hard to you.'],
    'steady.feltHard': ['A steady run that felt hard to you.'],
    'steady.feltEasy': ['A steady run that felt easy to you.'],
    'unclear.feltHard': ['I can’t tell what it was for, but it felt hard to you.'],
    'unclear.feltEasy': ['I can’t tell what it was for, but it felt easy to you.'],
    'steady.unknown': [
      'A steady run. I can’t tell yet how hard it was for you.',
      'A steady run, though I can’t judge your effort yet.',
    ],
    'intervals.settled': [
      'Intervals, {{interval.work.count}} × {{interval.work.length}}, even after the first.',
    ],
    'intervals.kick': [
      'Intervals, {{interval.work.count}} × {{interval.work.length}}, with the fastest one last.',
    ],
    'recovery.plain': [
      'A short, gentle recovery run.',
      'A recovery run that stayed gentle.',
      'A recovery run that asked little of you.',
    ],
    'recovery.afterHard': [
      'A recovery run, just right after a hard day.',
      'A recovery run the day after hard work: well timed.',
    ],
    'easy.held': [
      'An easy run that really was easy.',
      'An easy run with plenty in reserve.',
      { text: 'An easy run that stayed easy to the end.', when: ['easyToTheEnd'] },
      {
        text: 'You stayed relaxed from start to finish on this easy run.',
        when: ['easyToTheEnd'],
      },
    ],
    'easy.brisk': [
      'This easy run was a bit too hard.',
      'This easy run turned into a moderate one.',
      'You put more effort into this easy run than it needs.',
    ],
    'easy.costly': [
      'This easy run cost you more than usual.',
      'An easy run at a higher heart rate than usual.',
    ],
    'easy.afterHard': [
      'An easy run the day after hard work, as it should be.',
      'An easy run to loosen up after the hard day.',
    ],
    'easy.plain': [
      'An easy run that adds to your base.',
      'An easy run for time on your feet.',
      'A normal, useful easy run.',
      { text: 'An easy run that keeps your routine going.', when: ['hasRoutine'] },
    ],
    'easy.return': [
      'An easy run to get you back into it.',
      'An easy run, your first after the break.',
    ],
    'easy.first': [
      'An easy run, and the first of yours I’ve read.',
      'An easy run, and a first look at how you run.',
    ],
    'long.plain': ['A long run for endurance.', 'A long run with plenty of time on your feet.'],
    'long.even': [
      'A long run at one steady pace.',
      { text: 'A long run, held evenly to the end.', when: ['heldToFinish'] },
      { text: 'A long run with the pace still there at the finish.', when: ['heldToFinish'] },
    ],
    'long.build': [
      'A long run that got faster towards the end.',
      'A long run with something left for the last part.',
    ],
    'long.fade': [
      'A long run in which you slowed towards the end.',
      { text: 'A long run that got tough towards the end.', when: ['heavyEnd'] },
    ],
    'long.further': [
      'A long run, longer than your recent weeks have prepared you for.',
      'A long run, and too big a step up from the last ones.',
    ],
    'long.beyond': [
      'A long run, well beyond your recent longest.',
      'A long run, further than your last month prepared you for.',
    ],
    'steady.plain': ['A steady run, between easy and tempo.', 'A steady run, a notch above easy.'],
    'steady.even': [
      'A steady run, even from start to finish.',
      'A steady run at one settled pace.',
    ],
    'tempo.plain': [
      'A tempo run.',
      { text: 'A tempo run at a comfortably hard effort.', when: ['nearThreshold'] },
      { text: 'A tempo run to raise your threshold.', when: ['nearThreshold'] },
    ],
    'tempo.blocks': ['A tempo run in {{interval.work.count}} blocks.'],
    'tempo.even': [
      'A tempo run, held steady all the way.',
      'A tempo run with the pace under control.',
    ],
    'tempo.build': ['A tempo run that got stronger as it went on.'],
    'tempo.fade': ['A tempo run that slowed as it went on.'],
    'intervals.even': [
      'Intervals, {{interval.work.count}} × {{interval.work.length}}, evenly run.',
      'Intervals, {{interval.work.count}} × {{interval.work.length}}, all at nearly the same pace.',
    ],
    'intervals.build': [
      'Intervals, {{interval.work.count}} × {{interval.work.length}}, faster towards the end.',
    ],
    'intervals.fade': [
      'Intervals, {{interval.work.count}} × {{interval.work.length}}, started too fast.',
      'Intervals, {{interval.work.count}} × {{interval.work.length}}, slowing as they went on.',
    ],
    'intervals.uneven': [
      'Intervals, {{interval.work.count}} × {{interval.work.length}}, with the pace up and down.',
    ],
    'intervals.mixed': [
      'Intervals, {{interval.work.count}} fast stretches of different lengths.',
      'Intervals by feel, with {{interval.work.count}} fast stretches.',
    ],
    'progression.plain': [
      'A progression run, faster at the end than at the start.',
      { text: 'A progression run, each part faster than the last.', when: ['eachPartFaster'] },
      { text: 'A progression run, built up step by step.', when: ['eachPartFaster'] },
    ],
    'progression.hard': [
      'A progression run in which your heart rate rose with the pace.',
      { text: 'A progression run with a hard finish.', when: ['hardFinish'] },
      { text: 'A progression run, with real work in the last part.', when: ['hardFinish'] },
    ],
    'hills.repeats': ['A hill run, {{interval.work.count}} × {{interval.work.length}} uphill.'],
    'hills.plain': [
      'A hill run over rolling ground.',
      { text: 'A hill run in which the climbs set the effort.', when: ['climbsMatter'] },
      { text: 'A hill run, which builds strength.', when: ['climbsMatter'] },
    ],
    'hills.even': [
      'A hill run, evenly paced once you allow for the hills.',
      { text: 'A hill run you paced by effort.', when: ['steadyPulse'] },
      {
        text: 'A hill run at an even effort, up and down.',
        when: ['steadyPulse', 'climbsBothWays'],
      },
    ],
    'hills.fade': ['A hill run with a slower second half.'],
    'race.plain': [
      'A race, going by its distance and effort.',
      { text: 'A race, and you ran it hard.', when: ['racedHard'] },
      { text: 'A race effort from start to finish.', when: ['racedHard'] },
    ],
    'race.even': ['A race, paced evenly throughout.', 'A race run with a cool head.'],
    'race.build': [
      'A race with a stronger second half.',
      'A race you finished faster than you began.',
    ],
    'race.fade': [
      'A race with a slower second half.',
      { text: 'A race that was fastest early on.', when: ['fastestEarly'] },
      { text: 'A race with a quick start and a tough finish.', when: ['fastestEarly'] },
    ],
    'stop-and-go.plain': [
      'A stop-and-go run that still counts as training.',
      'A stop-and-go run, with pauses along the way.',
    ],
    'walk.plain': ['A walk that keeps you moving.', 'A gentle walk.'],
    'walk.long': ['A walk long enough to count as training.'],
    'hike.plain': [
      'A hike with enough climbing to count as training.',
      'A hike with real climbing in it.',
    ],
    'run-walk.plain': [
      'A run-walk: you ran part of it and walked part of it.',
      { text: 'A run-walk, with walking breaks between the running.', when: ['walksBetween'] },
      { text: 'A run-walk, running and walking in turns.', when: ['walksBetween'] },
    ],
    'mountain.race': ['A mountain run that was a race, going by how hard you ran.'],
    'mountain.hard': ['A mountain run at a hard effort.'],
    'mountain.plain': [
      'A mountain run, where the ground counts more than pace.',
      { text: 'A mountain run where the climbing set the effort.', when: ['notDownhill'] },
      { text: 'A mountain run, where climbing counts more than pace.', when: ['notDownhill'] },
    ],
    'cross-training.ride': ['Cross-training on the bike.', 'Cross-training: a bike ride.'],
    'cross-training.swim': ['Cross-training in the water.'],
    'cross-training.strength': ['Cross-training for strength.'],
    'cross-training.mobility': ['Cross-training for mobility and calm.'],
    'cross-training.other': ['Cross-training, a change from running.'],
    'cross-training.unnamed': ['Cross-training; the recording doesn’t name the sport.'],
    'unclear.saidEasy': ['You call it an easy run; I can’t tell from the recording.'],
    'unclear.saidLong': ['You call it a long run; I can’t tell from the recording.'],
    'unclear.saidTempo': ['You call it a tempo run; I can’t tell from the recording.'],
    'unclear.saidIntervals': ['You call it intervals; I can’t tell from the recording.'],
    'unclear.saidRace': ['You call it a race; I can’t tell from the recording.'],
    'unclear.broken': ['I can’t tell from this recording what kind of session it was.'],
    'unclear.short': ['It was too short, so I can’t tell what kind of session it was.'],
    'unclear.noDistance': ['Without a distance I can’t tell what kind of session it was.'],
    'unclear.label': ['It looks like a run but isn’t saved as one, so I can’t tell.'],
    'unclear.fast': ['Hardly anyone runs that far that fast. I can’t tell what it was.'],
    'unclear.impossible': ['Part of it was faster than anyone can run, so I can’t place it.'],
    'unclear.ride': ['This looks like a bike ride, so I can’t place it as a run.'],
    'unclear.partRide': ['Part of it looks ridden or driven, so I can’t tell what it was.'],
    'unclear.saidRide': ['You call it a ride, so I’m not treating it as a run.'],
    'unclear.plain': [
      'I can’t tell what kind of session this was.',
      'It doesn’t fit any one kind, so I can’t tell what it was for.',
    ],
  },
  findings: FINDINGS_EN,
  nextSteps: {
    easyNext: [
      'Make your next run easy: {{next.duration}}, [guide].',
      'Follow it with an easy run of about {{next.duration}}, [guide].',
    ],
    afterVeryLong: [
      'Rest for a few days, then come back with {{next.duration}} easy, [guide]. No training run needs to be longer than {{next.longRun.duration}}.',
      'Take a few days off, then start again with {{next.duration}}, [guide]. A long run gives you most of its benefit within {{next.longRun.duration}}.',
    ],
    pain: [
      'Don’t run while it hurts. Start again when walking and stairs are free of pain, and have it looked at if it doesn’t go away.',
    ],
    restAfterSpike: [
      'Take the next day off, then run {{next.duration}} at most, [guide]. Keep your next long run to {{next.longRun.distance}}, and go further only when that has gone well.',
      'Rest first, then run {{next.duration}} easy, [guide]. Do a long run of {{next.longRun.distance}} at most before you think of going further.',
    ],
    raceRecovery: [
      'Nothing fast for the next {{next.recovery.days}} days. Rest first, then run easy for up to {{next.duration}}, [guide].',
      'Take {{next.recovery.days}} days of rest and easy running, {{next.duration}} at most each time, [guide].',
    ],
    afterRace: [
      'You’re still recovering from the race: rest, or run {{next.duration}} at most, [guide].',
      'Stick to rest and easy running until the race is out of your legs, {{next.duration}} at most each time, [guide].',
    ],
    restTired: [
      'Take a rest day. After that, run {{next.duration}} easy, [guide], and nothing hard until your legs feel light.',
      'Rest first, then run {{next.duration}} very gently, [guide].',
    ],
    lightDays: [
      'Keep the next few days light: rest, or {{next.duration}} easy, [guide], until your week is back to its usual distance.',
      'Rest, or run {{next.duration}} at most, [guide]. Nothing fast or long until your weekly distance has come down.',
      'Let your weekly distance come down before you build again: a day off, or {{next.duration}} easy, [guide].',
    ],
    afterHard: [
      'Follow it with an easy run of {{next.duration}}, [guide], or a day off.',
      'Keep your next run easy, {{next.duration}} at most, [guide].',
      'Rest, or run {{next.duration}} easy, [guide], before you do anything fast again.',
    ],
    afterLong: [
      'Rest, or run {{next.duration}} easy, [guide]. Your next long run can go up to {{next.longRun.distance}}.',
      'Take a day off, or run {{next.duration}} easy at most, [guide]. There’s room for up to {{next.longRun.distance}} in your next long run.',
    ],
    afterIntervalsFaded: [
      'Run {{next.duration}} easy next, [guide]. When you repeat these intervals, start at {{interval.work.pace}} and keep something for the end.',
      'An easy run of {{next.duration}} comes next, [guide]. When you do these intervals again, run the first one at {{interval.work.pace}}.',
    ],
    afterIntervalsEven: [
      'Run {{next.duration}} easy next, [guide]. When you repeat these intervals, try {{next.repetition.count}} reps at the same pace.',
      'An easy run of {{next.duration}} comes next, [guide]. The next time you do these intervals, you can try {{next.repetition.count}} reps.',
    ],
    easyAgain: [
      'Make your next run easy again, about {{next.duration}}, [guide].',
      'Do another easy run of around {{next.duration}}, [guide].',
      'Keep it going with {{next.duration}}, [guide]. Running regularly matters more than running hard.',
    ],
    afterRecovery: [
      'If your legs feel good, go back to a normal easy run, {{next.duration}}, [guide]. If they’re heavy, rest.',
      'Rest if you’re still tired. Otherwise run {{next.duration}} easy, [guide].',
    ],
    slowDown: [
      'Run the next {{next.duration}} easier, [guide]. It may feel too slow, but it’s right.',
      'Make the next run {{next.duration}}, [guide], and let your watch hold you back.',
    ],
    tempo: [
      'You’re ready for a tempo run: {{next.tempo.duration}} at {{next.tempo.pace}}, with easy running before and after.',
      'A tempo run would fit next: {{next.tempo.duration}} comfortably hard, a few words at a time.',
    ],
    intervals: [
      'It’s time for intervals: {{next.interval.count}} × {{next.interval.duration}} at {{next.interval.pace}}, with jogs of the same length in between.',
      'Intervals would fit next: {{next.interval.count}} × {{next.interval.duration}}, hard but repeatable, with jogs of the same length in between.',
    ],
    long: [
      'It’s time for a long run: up to {{next.longRun.distance}}, [guide].',
      'Make your next run a long one, {{next.longRun.distance}} at most, [guide].',
    ],
    restart: [
      'Take a day off, then run again for {{next.duration}}, [guide]. Run more often before you run faster.',
      'After a day off, run again for {{next.duration}}, [guide], until it feels normal.',
    ],
    afterWalk: [
      'If your legs feel good, run {{next.duration}} easy, [guide].',
      'You can run as planned. If it’s an easy run, make it {{next.duration}}, [guide].',
    ],
    afterSevere: [
      'Give your body a few days without running, then start again with {{next.duration}} easy, [guide].',
      'Rest, eat and sleep first. When stairs no longer hurt, run {{next.duration}} easy, [guide].',
    ],
    afterCrossTraining: [
      'Keep your running rhythm with an easy run of {{next.duration}}, [guide].',
      'Make your next run {{next.duration}} easy, [guide].',
    ],
    firstRuns: [
      'Take a day off, then run again for {{next.duration}}, [guide]. A few short runs a week do more for you than one long one.',
      'Run again for {{next.duration}} in a couple of days, [guide], before you go longer or faster.',
    ],
    runWalkAgain: [
      'Run and walk again after a day off, {{next.duration}} in all, [guide]. When that feels easy, make the running parts a little longer.',
      'Do the same again in a couple of days, {{next.duration}} of running and walking, [guide]. The walks will get shorter on their own.',
    ],
    askSport: ['Once I know what it was, I can say what should come next.'],
    recordAgain: [
      'Record an easy run of {{next.duration}} from start to finish, and I can tell you more.',
    ],
  },
  guides: {
    pulse: 'below {{next.heartRate.ceiling}}',
    pace: 'between {{next.pace.fast}} and {{next.pace.slow}}',
    feel: 'slow enough to talk in full sentences',
    talk: 'at a pace you could chat at',
  },
};
