import type { AnswerBook } from '../answer-book.ts';

export const TERM_ANSWERS_EN: AnswerBook['terms'] = {
  'means.easy': [
    'An easy run is one where you could talk in full sentences the whole way. Most of your running should feel like that.',
    'Easy means slow enough to chat. It builds endurance and leaves your legs fresh for the next day.',
  ],
  'means.recovery': [
    'A recovery run is short and slower than your easy runs, the day after something hard. It should feel almost too slow.',
    'Recovery runs only loosen your legs after a hard day. If in doubt, rest instead.',
  ],
  'means.longRun': [
    'The long run, or LSD, is the longest run of your week, at an easy pace. It trains endurance for longer races.',
    'A long run is about time on your feet, not speed: easy, and longer than the rest of your week’s runs.',
  ],
  'means.tempo': [
    'A tempo run is a stretch at a comfortably hard effort: you can say a few words, but not chat, and you stop while you still have some left.',
    'Tempo means steady and fairly hard, between easy running and racing. It teaches you to hold a strong pace for longer.',
  ],
  'means.threshold': [
    'Your threshold is the hardest effort that you can hold for long. Above it you tire quickly, and tempo runs are done close to it.',
    'Threshold pace sits right where running turns from hard but steady to something that wears you out fast.',
  ],
  'means.intervals': [
    'Intervals are fast stretches with easy running or walking in between. The breaks let you fit in more fast running overall.',
    'In an interval session you run hard for a few minutes, recover, and repeat, each as fast as the one before.',
  ],
  'means.fartlek': [
    'Fartlek is Swedish for speed play: faster and slower stretches as you like, without fixed lengths.',
    'In a fartlek you speed up to a tree or a corner, ease off, and do it again by feel.',
  ],
  'means.strides': [
    'Strides are short, relaxed accelerations with a walk in between. They keep your legs quick without tiring you.',
    'Strides are brief fast stretches after an easy run or a warm-up: quick and loose, never a sprint.',
  ],
  'means.hillRepeats': [
    'Hill repeats are strong runs up a slope with an easy jog back down. They build strength without the strain of high speed.',
    'For hill repeats, run up the same slope several times and jog back down. Pace them so that you finish as strong as you start.',
  ],
  'means.progression': [
    'A progression run starts easy and gets faster step by step, with the fastest part at the end.',
    'In a progression run you begin slowly and finish fairly fast, without ever racing.',
  ],
  'means.racePace': [
    'Race pace is the pace that you want to hold in your race. In training you practise it in short parts.',
    'Your race pace is your goal time spread evenly over the distance.',
  ],
  'means.pace': [
    'Pace is how long you take for each kilometre or mile. A smaller number is faster.',
    'Pace is the time each kilometre or mile takes you, so it drops as you speed up.',
  ],
  'means.cadence': [
    'Cadence is how many steps you take a minute. It goes up with pace, so compare only runs at a similar pace.',
    'Cadence means steps a minute. There’s no number that’s right for everybody, and taller runners often have fewer.',
  ],
  'means.zones': [
    'Heart-rate zones divide effort into levels, from very easy to all-out. In the lower ones you can talk, and that’s where easy running belongs.',
    'Zones are ranges of heart rate. The lower ones build endurance, the upper ones are for short, hard work.',
  ],
  'means.maximumHeartRate': [
    'Your maximum heart rate is the highest that your heart can beat. It differs between people and isn’t a sign of fitness.',
    'The maximum heart rate is your personal ceiling. Zones are calculated from it, and formulas by age are only rough.',
  ],
  'means.load': [
    'Training load puts how long and how hard you ran into one number. Fitness is its average over weeks, fatigue over days.',
    'Load adds up effort and time. It shows whether your last days ask more of you than you’re used to.',
  ],
  'means.drift': [
    'Drift means that your heart rate rises although your pace stays the same, from heat, fatigue or too little to drink.',
    'Heart-rate drift, or decoupling, compares both halves of an even run. The less it rises, the better your endurance.',
  ],
  'means.vo2max': [
    'VO₂max is the most oxygen that your body can use when you run all-out. The higher it is, the faster you can run for a few minutes.',
    'VO₂max is the most oxygen your muscles can use. Training raises it slowly, and higher is better.',
  ],
  'means.vdot': [
    'VDOT is a score for how fast you can race now, worked out from a race result. Your training paces come from it, and a higher score means faster.',
    'A VDOT sums up your current race fitness in one number. It’s worked out from a race time and isn’t a measurement of oxygen.',
  ],
  'means.taper': [
    'A taper means running less in the last weeks before a race, so that you start rested. You keep a little speed in it.',
    'Tapering means cutting back before the race, for longer before a marathon than before a half.',
  ],
  'means.negativeSplit': [
    'A negative split means running the second half faster than the first. It’s the safest way to a good time.',
    'With a negative split you hold back early and finish faster than you began.',
  ],
  'means.wall': [
    'Hitting the wall means that your stored energy runs out late in a marathon and your pace collapses. A calm start and eating on the way help.',
    'The wall, or bonk, comes when the body’s stored sugar is used up. Slower starts and long runs push it back.',
  ],
  'means.crossTraining': [
    'Cross-training is any sport besides running, such as cycling, swimming or strength work. It trains you without the impact.',
    'Cross-training keeps you fit with less strain on your legs, on days off or while something heals.',
  ],
  'means.runWalk': [
    'Run-walk means taking planned walking breaks from the start. It lets you go longer, and many finish marathons that way.',
    'With run-walk you alternate a few minutes of running with a short walk, before you get tired.',
  ],
};
