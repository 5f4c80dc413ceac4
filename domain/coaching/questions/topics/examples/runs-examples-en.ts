import type { TopicExamples } from '../question-topic.ts';

/** Questions in English on runs and their figures, one a line, by what they ask. */
export const RUNS_EXAMPLES_EN = {
  improving: `
have I made any gains this autumn
any sign that my fitness is going up?
Be honest, am I better than in September
feel like I am stuck at the same level
did my engine get bigger
Is my aerobic base developing
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
Is my easy running better than it was in spring
am I actually getting fitter or just tired
any progress over the last couple months?
feels like I am stuck, am I?
is my fitness going up or down
am I any quicker than two months ago
show me whether the training works
how do i get faster
why am i not getting any quicker
what do i need to do to improve
stuck at the same pace for months
am i fitter than before
how does today compare with my earlier runs
better or worse than last time
is my running getting better
feels like i've hit a wall with my fitness
have i stopped improving
Am I improving?
Am I getting any faster or nah
was that run better than the one last week
any better than my last easy one
is all this actually doing anything
am i in better form than a month ago
is my fitness going anywhere
quicker than in summer?
am i getting slower
any sign of progress
how do i compare to my last easy run
better than last time?
has the training paid off
stuck at the same speed, how do i get past it
am i fitter yet
is my running going backwards
getting quicker or kidding myself
any progress to speak of
are the numbers going the right way
is all this training paying off
do i look fitter than a month ago
have i stalled
feel like im going backwards, am i
hows my fitness trending
am i any better than in summer
is there any improvement at all
still stuck at the same level?
whats the trend looking like
fitter or flatter than last month
be real, am i getting anywhere
am i slower than i was
has my fitness gone up or down
can you see any gains
am i just treading water here
is my pace coming down over time
any sign of progress in the last month
how am i doing compared to september
is my easy pace getting faster
am i in better shape than i was
do you reckon im getting fitter
why am i not getting faster
my times arent moving, am i stuck
how much have i improved`,
  race: `
half marathon estimate
what would my marathon look like if I raced it now
could I go under 20 minutes for 5k
guess my half time
is sub 1:30 in the half out of reach
what am i capable of over 10k
what could I run for 10k right now?
Can I break 2 hours in the half?
how fast could i finish a marathon
What's a realistic goal time for my half marathon
sub 4 possible?
predict my 5k
Am I ready for a marathon in spring
What time would I run over 10 km today
do you think a sub-50 10k is doable
marathon time estimate pls
how long would a half take me
Is 1:45 realistic for my next half?
is sub 4 realistic for my marathon
5k time prediction
could I go under 1:50 for a half right now
Realistically, what marathon time am I looking at?
whats my 5k potential
half marathon guess?
what could i run for 10k
marathon time with my current shape
is sub 2 possible
can i go under 45 for 10k
what could i do in a half right now
predict my race
how quick could i run a half these days
what sort of 10k time am i good for
What race times could I run?
can i break 50 for the 10k in spring?
whats a realistic half time for me rn
marathon guess off my current running?
what could i do in a 10k
estimate my half
5k time right now
am i in shape for a marathon
could i run 50 minutes for 10
goal time for the half
is 1:50 on
can i finish a marathon next month
ready for race day?
what finish time should i expect
what could i do for a 10k at the moment
whats my ballpark for a half
roughly what marathon time am i in shape for
give me an honest 5k estimate
where would i finish in a 10k today
what sort of time is on for the half
predict me
am i cut out for a marathon this year
is a marathon on the cards for me
could i even finish a half right now
whats a fair target for sunday's 10k
what time should i be aiming at
what can i realistically aim for in the half
how fast could i do 5k if i went all out
whats my marathon potential
what am i good for over 21k
where do you see me finishing in the 10k
would i survive a marathon right now
what time do you think id run if i raced tomorrow
give me numbers for a 10k
is my half pb in danger
am i fit enough for a half in march
could i run a marathon by spring
whats my 5k worth in marathon terms
if im honest what can i expect on race day
how do i stack up for a 10k`,
  week: `
did I do enough running these last 7 days
give me a recap of the week
how does my week compare to normal
my week in short?
total distance so far this wk
how was my week?
How many km did I run this week
is my weekly mileage ok
sum up last week for me
and how was the week before that
how many kilometres the week before
how am I doing this week so far
weekly summary please
Did I run enough this week
what's my total for the past week
last week vs normal, how did it look
mileage check for the last 7 days
how's the week looking volume wise
Was last week too much?
how's my week looking
am I running more than last week
compare this week with last week
how many k have I done this week
weekly mileage?
What did last week add up to?
where am I at for the week
more or less than last week?
how was last week in total
how much have i run since monday
kilometres this week please
is it more than last week
compare this week with the one before
what was my total last week
how many kms am i on this week
How is my week so far?
this week vs last week mileage
how far have i gone this week so far
weekly tally plz
how many did i get in last week
how's the week looking
km this week
what's my total since monday
did i run more than last week
weekly distance
last week's km
week in numbers
weekly summary
how much have i done since monday
whats the damage this week
km so far this week
tot up my week
hows this week shaping up
am i on track for the week
what did the last seven days look like
did i run enough this week
wk total?
how much have i got in this week
sum up my week for me
hows the mileage this wk
what have i done this week
am i behind on kms this week
what does my week add up to
where am i at for the week
how many runs this week
kms this week so far?
is it a big week for me
have i done more than usual this week
quick recap of the week`,
  thisRun: `
what was this session good for
what was the aim of today's run
thoughts on this one?
decent run?
rate my run
was that a good session
did that go well?
give me your verdict on this one
sorry, can you rephrase that
not sure I follow, what do you mean
so overall, good or bad?
was my run alright
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
can you analyse this run
was that any good or nah
be honest with me, how did I do today
Was my pace ok?
anything I could have done better on this one?
Give it to me straight, was that rubbish?
did that session do what it was meant to
happy with that one coach?
how would you grade today
how was saturday's run
verdict on this morning?
what did you think of yesterday's run
how did my last run go
tell me about my last run
show me my last run
what was my last run like
how did i run last time
how'd saturday look
be honest, was that a decent outing
so what did you make of that one
mark out of ten
how'd i get on
good run or bad run
happy with that coach?
any comment on my run
what went wrong today
was that useful
sum up my run
did i do well
review my session
howd i get on
any good?
verdict on that?
talk to me about todays run
what stood out in this run
was that a solid effort
give it to me straight about that run
what would you say about this one
was that ok for me
did i do that one right
how was i
anything i messed up there
what can i take from this run
was it a decent session
how did that look
was it good bad or ugly
how would you score that
did that go to plan
anything stand out
did i run well
give me your take on that
was that as bad as it felt
did you see my run
anything to improve from that one
so was it any good
how would you describe that run
what went well
what went badly
was that better than it looked
tell me how it went`,
  splits: `
were the breaks too short
how long were my rests
how did the reps go one by one
did my pace drop in the last 3 km
which lap was worst
tell me about kilometre 7
was the first half faster than the second
how steady was I
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
were my reps all the same
which km was my slowest
how fast was km 4
was it a negative split?
were my reps consistent
how quick was the 3rd rep
was my recovery between reps long enough
second half vs first half?
how did the reps go
what did I do rep 2 in
how long were my recoveries
did I go out too quick
what was my third km
did I fade over the intervals
which kilometre was quickest
did I hold the pace on the repeats
which kilometre was fastest
where did i slow down
were my intervals even
did i go off too fast
how steady were the laps
explain heart rate drift
did my heart rate drift
did the session go to plan
second half faster?
what does that drift thing mean
how consistent were my reps
which km was the slowest
did the intervals go ok
where did i lose time
second half slower or nah
give me the reps
recoveries too long?
where did i fade
lap by lap
was i even
slowest km
did i speed up at the end
fastest mile
how were the reps
what pace were the intervals
rep 4
rest between reps how long
was the recovery too short
negative split?
km 6 what happened
first half against second half
did i die off
where did it go wrong
did i set off like an idiot
how were my kms
show the splits
did i keep it even
was i slower in the second half
did i tail off
which was my quickest km
did i finish strong
was i all over the place pace wise
did my reps drop off
how did the intervals stack up
last rep any slower
did i hold it together at the end
how consistent was i
first half vs second
what did i do the final km in
was i steady or all over the shop
how did my pace hold up
where did i slow
did i go off too hot
which bit was fastest
give me my km times
did i negative split it
how did the last couple of reps compare
any drop off in the intervals
talk me through my splits
where did i speed up
did i get slower and slower
was the last km a mess
how big was the gap between halves
when did i start to struggle
was i consistent
did i pick it up at the end
how even were the reps
which rep was slowest
what was km 6`,
  pacing: `
should i run the reps faster next time
how quick should the first rep be
I always blow up at 30k, how do I prevent that
what heart rate for the long run
what pace for the second half of a 10k
give me a pacing plan for the half
what speed is right for my tempo
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
any pacing tips
what pace should i hit for the reps next week
how do I pace a 10k
how should I split my effort in a 10k race
how to pace my half
How should I pace the next one?
how do i not blow up in the second half of a half
how should i pace the half
what pace should i hold for a 10k
pace for a marathon by effort or watch
how quick should my easy runs be
what speed for recovery jogs
how fast the reps next time
slower intervals next week?
target pace for the long run
start conservative or go for it
what heart rate should i aim for
marathon pacing plan
how quick should the reps be
what pace for my tempo
what should i run my long one at
how do i pace a 10k
how fast to start the half
whats the plan for pacing the race
faster or slower next time out
what should i go out at on race day
how do i not blow up in the race
negative split or even in the race
what pace should i go for in the reps
how hard should the tempo be
should i start the 10k slow
how do i split up the effort in a half
what pace for long runs
should next weeks intervals be faster
what do i aim for per km in the intervals
how do i pace it so i dont die
should i go out hard in the 5k
what pace should the first half be
how should the 10k feel
what speed for strides
should my long run be slower than this`,
  effort: `
was that slow enough to count as easy
did I take it easy enough
was that really easy
did i keep it easy today
was my recovery run too hard
did i overcook it
was that jog slow enough
too hard for an easy day?
Was that easy enough?
did my easy run stay easy
did i push too hard for a recovery jog
was my easy day actually easy
should i have gone slower
felt more like tempo than easy
was i too quick for an easy day
did i stay relaxed enough
was that gentle enough
was that properly easy
should i have backed off
was i working too hard for an easy day
does that count as recovery
was i meant to go slower
too hot for an easy run?
was it easy or was it steady
was i going too hard there
is that what easy should look like
did i run it too quick for a recovery
was this still easy or not
am i running my easy runs too hard
how easy was that really
did that count as easy`,
  pulse: `
why was my heart rate so high today
my pulse felt sky high, is that normal for me?
why is my heart rate so high at this pace
pulse was through the roof and i was crawling
hr way up for no reason
heart racing on a slow jog, why
my heart rate was higher than usual
why was my heart pounding on an easy jog
Why was my heart rate so high?
why was my heart going so hard this morning when I was barely moving
is 140 a lot for an easy one
is that heart rate normal for me
hr seems way up for such an easy jog
my heart was racing and i barely moved
why was the pulse so elevated
heart rate higher than usual, anything wrong
150 bpm too high?
is 155 ok for me
hr was sky high even though i took it gently
heart pounding on a slow run, why
heart was going mad for such a slow run
why am i hitting 160 on a jog
is my hr normal
hr way up today, how come
was my pulse higher than normal
heart rate looked weird, should i care
why was my hr so low
hr seemed high no?
why does my heart rate shoot up so much
should my pulse be that high
is it normal that my hr hit 175 on an easy run
my heart rate was through the roof
why so high on the hr
was 165 too high for that pace
hr doesnt match how it felt, why
is it bad that my heart rate was up`,
  distance: `
total distance over the past 30 days?
km this month so far?
How far did I run this month
how far did I run today?
how far was that in total
total mileage for september
miles so far this month
total distance this month so far
How far did I end up going?
How much did I run in October?
last month mileage
how many km in november
total for last month
how many runs did i do in october
compare september and october
what did i run this year
more km this month than last?
total k's for november?
how many hours have i been running this year
how's my oct compared to sept
how many times did I run last month
what did i clock up in october
monthly total as it stands
what was tuesday's distance again
how many km was it
how far did i go
distance covered
what did i run on tuesday
how far yesterday
october total
km this month
last month's distance
how many k today
mileage for september
how far was it
how many kms have i run this month
whats my monthly mileage
total distance?
how much did i run in september
how many miles was that
k count for the month
how far did i get
whats my october total
how many k this month so far
how long was the run in km
whats my distance for november
total for september pls
kms in october?`,
  duration: `
total time please
how long was I out
how long did it take me
How many minutes was I out for?
total time on feet?
What was my total time?
how many mins was i on my feet for
how many minutes did that take
total moving time
how long did i run for
time on my feet today
run time total
was i out for over an hour
how long was i out
time on feet?
how many minutes did i run
what was the total time
how long did that take
how many minutes was that
total running time?
how long was i running`,
  pace: `
What speed did I average
what was my average pace
Average pace and heart rate please
what did I average per km
avg pace pls
what pace did I end up running
what pace did i run lately
average pace of my recent runs
how fast were my last few runs
my pace on the last run
avg pace of my last 3 runs?
what was i clicking off per km
avg pace?
what speed did i run at
minutes per k
how fast was i going
my pace on that run
what did i average
kph?
what was i running per km
how fast was that overall
avg speed per k
what pace did i end up with
my pace?
min per k for this
what pace was i doing
whats my average min per k
how quick was i
what did that average out at
pace for that run pls
how fast did i go`,
  heartRate: `
do you know my average heart rate
what did my heart rate average
avg hr?
Where was my heart rate sitting on average?
mean HR for this run
What was my average heart rate?
whered my heart rate sit on average
average beats per minute
what was my pulse like
mean hr for the run
typical heart rate on that jog
how many beats on average
heart rate overall
bpm avg?
what was my hr
avg bpm?
mean heart rate please
whats my average pulse on this
what was the average hr
where was my heart rate at
hr for this one?
average beats?
what was my heart rate today`,
  maximum: `
How high did my heart rate go
highest pulse on that run?
what was my max heart rate?
whats the highest my heart rate got
did my HR spike at all, whats the max
what did my heart peak at
peak heart rate this run
how high did my hr go
What was my highest heart rate?
how high did the ticker go at its worst
what did my heart top out at
peak bpm
biggest heart rate i saw
how close to max did i get
highest beats in that run
did i hit my max hr
highest bpm?
what did my hr peak at
max pulse
how high did it go heart wise
how high did my hr climb at most
max hr for that?
where did my hr top out
highest heart rate today`,
  cadence: `
cadence?
how many steps per minute was I doing
how's my cadence?
how many steps a minute was I taking
is my cadence too low
are 160 spm ok
should i take shorter quicker steps
my step rate was 158, bad?
how many steps a minute should i have
was my turnover ok
What was my cadence?
is 165 steps a min bad
is my turnover ok
how many steps a minute
step frequency?
am i overstriding, cadence wise
cadence too low?
leg speed
how many steps a min did i do
was my cadence ok
turnover?
is my step rate too low
whats my turnover like
how many spm
do i take too few steps
whats my step rate
is 168 spm alright
steps per minute?`,
  power: `
power numbers?`,
  ascent: `
how much did I climb in all
tell me my elevation gain
how many metres of climbing was that
how much did I climb today
how much up was there
how hilly was that route
How much did I climb?
how much did i climb on that trail run
vert?
elevation total
metres of climb
how hilly was it
how much up did i do
total gain
how much climb
elevation?
how many metres up
was it hilly
how much climbing did i do
total elevation pls
how many metres did i go up
what was the elevation like`,
  load: `
is there a load figure for this session
what's the training load of this run
what load did that give me
how taxing was it, load wise
What was my training load?
how much did that take out of me
how heavy was that session on the body
was that a big load
how much strain did this put on me
training stress of this one
how hard did that hit my legs in numbers
what was the effort score
how taxing was it
was it a demanding one load wise
what load was that
how much stress did that put on me
what did that run cost me
how big was the load
was it a heavy session on the body
what was the training load`,
  zones: `
how much time in zone 2
show me the zone breakdown
which zone was I in
how much time did i spend in z2
how long was I in zone 3
what zone was i in
how long was i in zone 4
time in each zone
how much of it was zone 2
How much time did I spend in each zone?
explain zone 2 like i'm five
what chunk of it was z2
how much of it was easy zone
time in zone 3
split between the zones
was i mostly aerobic
minutes above threshold zone
percent in z1
which zone did i live in
how much in zone 2
what zone was i in mostly
how long did i spend up in the red
how was my time split across zones
was i in zone 3 a lot
what percent was zone 2
was i above zone 2 much`,
  vdot: `
what's my VO2max?
my VDOT?
what is my vo2 max and is it any good
my garmin shows vo2max 45, good or bad
what's my fitness score
how good is my vo2max for my age
What’s my VDOT?
my watch says vo2 max 48. is that good?`,
  longest: `
what's my longest run this month
what's the furthest I've run recently
longest run lately?
whats my longest run recently
furthest I have gone lately?
my biggest run this month?
what's my longest run
the furthest i've been
biggest distance so far
What was my longest run?
biggest run I've ever done?
biggest run i did these past weeks
furthest i've gone lately
longest one this month
my biggest run
what's the most i've run in one go
whats my biggest run
furthest ive gone lately
longest one so far
whats the longest ive run this month
how long is my longest run`,
  notKept: `
how many kcal was that
how many calories did i burn
how many cals did I burn
how did I sleep last night
how was my sleep last night
hrv trend
what's my resting pulse
ground contact balance
stride length?
vertical ratio
my weight
how did i sleep
recovery score this morning
body battery
what did i burn
calories?
whats my hrv
how was my sleep
resting pulse?
how many kcal
what was my stride length
how well did i sleep`,
  record: `
what is my pb
my fastest 5k ever
what's my personal best over 10k
what's my pb
my 10k record?
fastest 5k i have on record
what's my best half so far
quickest mile I've done
best times over every distance
have i ever run a 5k under 25
what are my personal bests
when did I set my 10k best
all time best 10k
`,
  lastLong: `
how long was my last long run
when was my last long run
how far did I go on the previous long one
my most recent long run, how far
last time I ran long, how far was it
what did I do for my last long run
date of my latest long run
`,
} satisfies Partial<TopicExamples>;
