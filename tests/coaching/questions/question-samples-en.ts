import type { QuestionSamples } from './question-samples.ts';

export const SAMPLES_EN: QuestionSamples = {
  nextSession: `
what next?
What should I do tomorrow?
so what's the plan for my next run
how should I run the next one?
tmrw run ideas pls
When's my next long run due?
how far should i go on saturday
Give me a workout for tonight
wat shud i run tomorow
what do you recommend for the next session
Next workout = intervals or tempo?
Can I do another tempo this weekend?
ok and after this, what kind of run should I do`,
  whyPace: `
why so slow??
Why do you want me under that heart rate
how come my easy pace is that slow
why?
Where does that pace range come from
isn't that way too slow for me
What does zone 2 even mean for me
how did you calculate my zones
why should easy runs be easy
based on what did you pick this limit
My easy pace feels awfully slow, is it right?
whats the reason for keeping my heart rate low
Why can't I go faster on easy days`,
  improving: `
am I getting faster?
Any progress lately?
do you see an improvement since last month
am i actually getting fitter or just tired of it
is this training working
Has my fitness gone up?
feels like I've plateaued
How's my form compared to a month ago
Am I slower than before?
is all this running paying off
show me the trend
did i improov
Is my easy running better than it was in spring`,
  racePrediction: `
what could I run for 10k right now?
Can I break 2 hours in the half?
how fast could i finish a marathon
What's a realistic goal time for my half marathon
sub 4 possible?
predict my 5k
Am I ready for a marathon in spring
could i hit a pb at parkrun on saturday
What time would I run over 10 km today
do you think a sub-50 10k is doable
marathon time estimate pls
how long would a half take me
Is 1:45 realistic for my next half?`,
  week: `
how was my week?
How many km did I run this week
is my weekly mileage ok
sum up last week for me
Too much running this week?
how am I doing this week so far
weekly summary please
Did I run enough this week
what's my total for the past week
last week vs normal, how did it look
mileage check for the last 7 days
how's the week looking volume wise
Was last week too much?`,
  restOrRun: `
rest or run today?
Should I take tomorrow off
legs feel dead, still go?
I'm knackered, skip it?
Is it ok to run again today
slept terribly, should I still train
Three days in a row now, should i stop
can i run tomorrow or is it too soon
do I need a rest day
How many rest days do I need after that
feeling pretty tired today
Am I ready for another hard one
easy jog or day off?`,
  pain: `
my knee hurts since yesterday
I've got a cold, can I run?
Achilles is a bit sore in the morning
calf pain on the left side
i feel sick today
Shin splints again, what now
should I run with a sore throat
twinge in my hamstring during the last rep
My hip aches after long runs
got a blister on my heel
legs are super sore from yesterday
Is it ok to train with a runny nose
foot is hurting a bit when I land`,
  warmUp: `
how do I warm up for intervals
What are strides?
do I need a warm up for an easy run
Should I stretch afterwards
how many strides before a race
cool down - how long
any drills you'd suggest
how long should warming up take
is stretching before running any good
what should I do right before the race
strides today, how fast?
Warm-up routine for a 5k please
do i have to cool down after easy runs`,
  heat: `
it's 32 degrees, what do I do
How much slower should I go in the heat
so humid today
running in summer kills me
does the heat explain my heart rate
Too hot to run?
it's freezing outside, anything to watch for
should I run in the rain
sun was brutal today
how do I handle warm weather on race day
I sweat like crazy, normal?
Windy day, does that slow me down
boiling out there, still do the tempo?`,
  hills: `
how do I run hills?
Should I walk the climbs
my pace drops on every uphill
what about downhill technique
is that pace ok given the elevation
Are hill repeats good for me
the route was super hilly today
how to pace a steep climb
trail run tomorrow with 400m of climbing, tips?
does the gradient count in my pace
stairs instead of hills?
My heart rate explodes going uphill
hilly race coming up, how do I train for it`,
  figure: `
what was my max heart rate?
how's my cadence?
How far did I run this month
longest run lately?
how much did I climb today
what was my average pace
avg hr?
how many calories did i burn
what's my VO2max?
which zone was I in
how long was I out
how far did I run today?
Average pace and heart rate please
what's the training load of this run
my VDOT?`,
  abilities: `
what can you do?
Who are you
help
what can I ask you
are you a real person?
how does this work
What else do you know about me
which things can you help with
are you a bot
what are you good for
can you help me
What do you know
how do I use this`,
  thisRun: `
how was it?
How did I do today
Was that a good run?
explain that again please
what did you think of my run
say it in other words
I don't understand the feedback
Was today too hard?
thoughts?
tell me more
did I go too hard on this one
how'd I do
can you analyse this run`,
  splits: `
how were my splits
Which km was the fastest?
did I fade at the end
what was km 5
How even were my intervals
second half was slower, wasn't it
Show me the laps
what about the third rep
was I consistent
pace per km?
how did the last mile go
why did I slow down in the final part
were my reps all the same`,
  pacing: `
how fast should I start next time
What pace for the next intervals?
how do I pace a half marathon
should I go out slower
at what heart rate should I run the long run
how to avoid fading next time
what's a good race strategy for 10k
What effort should I aim for in the tempo
how slow should my easy runs be
Is it better to start slower and finish fast
which pace should i hold on my next long run
how hard should the next one be
any pacing tips`,
  thanks: `
thanks!
thank you so much
thx
ok got it
Great, will do
cheers coach
makes sense
perfect thank you
ty
alright
cool thanks
Appreciate it
understood`,
  greeting: `
hi
Hello coach
hey there
good morning
yo
Hi!
hiya
hello
Good evening coach
hey
howdy
morning!
hello again`,
  goodbye: `
bye
see you
good night
talk later
that's all for today
Goodbye coach
see ya
gotta go
bye bye
Take care
thanks, see you tomorrow
ok that's it for now
catch you later`,
  unknown: `
what's the capital of France
asdfghjk
which shoes should I buy
write me a poem
who won the football
🍕
???
can you book a flight
what should I eat for breakfast
tell me a joke
bitcoin price
lorem ipsum dolor sit amet
do you like music`,
};
