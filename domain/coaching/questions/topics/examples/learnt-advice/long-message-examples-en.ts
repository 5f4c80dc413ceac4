import type { MoreExamples } from '../../question-topic.ts';

/** Questions in English in longer messages, one a line, by what they ask. */
export const LONG_MESSAGE_EXAMPLES_EN = {
  missed: `
missed three runs because my daughter was sick, do i squeeze them into the weekend
month is way under last month, should i hurry and catch up
work was crazy so i skipped the tempo, run it tomorrow on top?
lost a week to exams, how do i make that up
only did half my long run, do i run the rest tomorrow
missed my last long run, half in ten days, screwed?
away for work next week, can't run, what about my plan
`,
  move: `
long run to saturday please, i'm at a wedding on sunday
can't do thursday's tempo, friday would be right before the long run, what do i do
travelling on sunday, shift the long run to friday?
office party wednesday, intervals on thursday instead?
swap tomorrow's run with the rest day
i work late on tuesday, when do i do the workout
`,
  heat: `
35 degrees and humid and i was 30 seconds slower than last week, is it the heat or my fitness
ran at noon in 33 degrees, was that still easy pace
is it normal to be slower when it's humid
heart rate won't come down in this heat, am i just weak
`,
  improving: `
compared with last week's intervals, am i getting better
same reps as last time but lower heart rate, progress?
versus the session two weeks ago how was this
did i do better than my last workout like this
last four weeks against the four before, quicker or just more
`,
  splits: `
last 2k i died, went out too fast or just hungry?
why was the third km so slow, no hill there
last rep fell apart, was the target too fast
which km was the worst and why
did my heart rate climb from rep to rep
last km was the fastest, should i have gone harder all the way
slow bit at the end was the bridge, is that ok
`,
  pacing: `
how fast should i run the reps next time
what pace do i open my 10k at
can i add another rep next week
felt easier than expected, bump the pace next time or keep it
finished with loads left, could i have gone quicker
add two reps next time?
`,
  distance: `
how much further was the run before that
what about the one before, how many k
how many more km to reach 200 this month
`,
  race: `
what's my 5k worth now after this session
my reps were good, what could i race
be honest can i break 2 hours next month
want to enter a half in spring, is there still time to train
can i go under 1:45 with my training
`,
  rest: `
legs are killing me after my first run, go again today or not
did i overdo it at the weekend, legs like lead
`,
  motivation: `
give me a pep talk
don't see the point of running any more, nothing improves
i want to quit today, cheer me up
crashed and don't want to train any more, say something nice
`,
  pulse: `
160 on a jog and i'm not even breathing hard, is it the watch
hr spiked for a moment, was that because i was laughing
heart rate higher than usual at the same pace after a party
`,
  week: `
only ran twice this week, is that too little
is this week bigger than last
how much have i done since monday compared with normal
`,
  warmUp: `
calves tight for the first 2k then fine, longer warm up?
do i really have to warm up, i just start
five minutes of stretching before, useful?
`,
  food: `
starving all day after my long run, normal?
is steak ok the night before a race
empty stomach in the morning, will i faint
`,
  taper: `
hard session a week before my half, yes or no
what do i still train in the last week
`,
  next: `
how far should my second run ever be
only have 40 minutes tomorrow, what do i do
when do i run again after my first one
race is in may, what do i run next
have a race far off, what's my next run
`,
  effort: `
was this easy enough or did i get dragged along by the group
`,
  zones: `
how was my time spread over the zones yesterday
what share was in zone 2
zone breakdown please
`,
  pace: `
pace per k?
what did i average per km
`,
} as const satisfies MoreExamples;
