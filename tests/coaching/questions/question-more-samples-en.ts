import type { QuestionSamples } from './question-samples.ts';

/** Written after the first phrases; what they missed has mended them since. */
export const MORE_SAMPLES_EN: QuestionSamples = {
  nextSession: `
workout idea please
any session ideas
got any workout in mind for tomorrow evening?
I have 45 minutes tonight, what would you do
what's a sensible distance for Sunday's long one
Which session fits best after this?
i've recovered, what comes next
whats on for tmr coach`,
  whyPace: `
I don't get why I must jog at 6:30
seems crazy slow, explain the easy range to me
how do you know my threshold
where's this number for my heart rate coming from?
why not run everything at 5:00
what is the point of running so slow`,
  improving: `
have I made any gains this autumn
any sign that my fitness is going up?
Be honest, am I better than in September
feel like I am stuck at the same level
did my engine get bigger
Is my aerobic base developing`,
  racePrediction: `
half marathon estimate
what would my marathon look like if I raced it now
could I go under 20 minutes for 5k
guess my half time
10 miles race in 3 weeks, what finishing time should I expect?
is sub 1:30 in the half out of reach
what am i capable of over 10k`,
  week: `
did I do enough running these last 7 days
give me a recap of the week
how does my week compare to normal
my week in short?
total distance so far this wk
Did I overdo it last week`,
  restOrRun: `
woke up exhausted, bin the run?
would you take a day off if you were me
legs heavy as lead after yesterday
is running tomorrow a bad idea
do i need more recovery after that race
5 days straight, too much?`,
  pain: `
my left shin is killing me when I land, it hurts
came down with the flu-like thing, sniffles and cough
there's a niggle near my achilles
woke up with a sore throat, still run?
pulled a hamstring I think
outer knee pain after 8 km, what should I do next`,
  warmUp: `
is ten minutes of jogging enough to warm up
what's the deal with strides
do you recommend dynamic stretching
how should I cool down after a tempo
which drills before track
warmup for a 10k race?`,
  heat: `
35C forecast for sunday, should I move my run
my pulse was 10 beats higher in this humidity
how do you train in the sun
any tips for running in snow
it was windy as hell today
sweating buckets, is that bad`,
  hills: `
that climb wrecked me
any technique for steep descents?
do hills count as speed work
rolling course, how do I judge the effort
my route has 300 m of elevation gain
how to get better at running uphill`,
  figure: `
do you know my average heart rate
total distance over the past 30 days?
cadence?
how much time in zone 2
tell me my elevation gain
what's my longest run this month
How high did my heart rate go
highest pulse on that run?
what did my heart rate average
how many steps per minute was I doing
total time please
how many metres of climbing was that
What speed did I average
km this month so far?
what's the furthest I've run recently
show me the zone breakdown
power numbers?
is there a load figure for this session
how many kcal was that`,
  abilities: `
so what are you able to tell me
what kind of questions can you answer
are you human or a machine
what do you do exactly
how do i talk to you
what topics do you cover`,
  thisRun: `
thoughts on this one?
decent run?
rate my run
was that a good session
did that go well?
give me your verdict on this one
sorry, can you rephrase that
not sure I follow, what do you mean
so overall, good or bad?
was my run alright`,
  splits: `
were the breaks too short
how long were my rests
how did the reps go one by one
did my pace drop in the last 3 km
which lap was worst
tell me about kilometre 7
was the first half faster than the second
how steady was I`,
  pacing: `
should i run the reps faster next time
how quick should the first rep be
I always blow up at 30k, how do I prevent that
what heart rate for the long run
should I hold back in the opening km
give me a pacing plan for the half
what speed is right for my tempo`,
  thanks: `
many thanks
nice, thank you
ok will try that
great stuff
that helps, thanks
got you`,
  greeting: `
hi coach!
hello there
good afternoon
hey hey
hey coach, you there?
evening!`,
  goodbye: `
see you tomorrow then
bye for now
alright, good night
talk to you later
i'm off, bye
cya coach`,
  unknown: `
how tall is the Eiffel tower
my boss is annoying
best pizza in town?
can you sing
qwertyuiop
what is your favourite colour`,
};
