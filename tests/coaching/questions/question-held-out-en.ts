import type { QuestionSamples } from './question-samples.ts';

/** Written after the phrases and never used to mend them: they measure. */
export const HELD_OUT_EN: QuestionSamples = {
  nextSession: `
what have you got for me tomorrow
how many km on sunday?
easy or hard next time?
so what should the next days look like`,
  whyPace: `
why not faster?
explain why 145 is my limit
what is zone 3
is 7 min per km not too slow for someone like me`,
  improving: `
have i become faster over the summer
any improvement compared to October?
am I making progress at all
is my shape better than last year`,
  racePrediction: `
what can I hope for in my first marathon
could i do 10k in 45 mins
half marathon goal?`,
  week: `
so how did this week go
weekly total?
was that too many km this week
summary of last week`,
  restOrRun: `
should I go out or stay home
I'm beat. Run anyway?
do i need to rest tomorrow
another run today, ok?`,
  pain: `
there's pain under my heel
caught a cold yesterday
calf cramped at km 9
my back is stiff and hurts`,
  warmUp: `
best warm up before a parkrun
how fast are strides supposed to be
do I stretch before or after
proper cool down?`,
  heat: `
ran at noon in 30 degrees, felt awful
should i slow down when it's humid
what about running in the cold
raining all week, any advice`,
  hills: `
how do I pace uphill parts
too many hills on my route
is downhill running bad
climbing killed my average pace`,
  figure: `
max pulse today?
can you tell me my average heart rate
how far have I run this month
distance and time please
did my watch record any cadence
longest distance I covered lately?
how much elevation was in that run
what was the average speed of that run
how many calories was this worth
in which zone did I spend most of the time
how long did that take me
my vo2 max?`,
  abilities: `
what can you tell me
who am I talking to
can you help me with something
what are you able to do`,
  thisRun: `
how was this one
your thoughts on today?
was it any good
please explain in simpler words`,
  splits: `
how did my kilometres look
did I slow down at the end
km 8?`,
  pacing: `
how should I pace my next 10k
what pace for easy runs
start slow or fast?
what heart rate should I stay at`,
  thanks: `
thank you!
ok thanks coach
cool
will do, thanks`,
  greeting: `
hi there
hello!
good evening
hey`,
  goodbye: `
bye then
see you next time
good night coach
that's it, bye`,
  unknown: `
order me a pizza
zzzzz
what's the meaning of life`,
};
