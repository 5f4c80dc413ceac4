import type { TopicExamples } from './question-topic.ts';

/** Questions as runners type them in English, one a line, by what they ask. */
export const TOPIC_EXAMPLES_EN: TopicExamples = {
  next: `
anything planned for tomorrow
workout idea please
any session ideas
got any workout in mind for tomorrow evening?
I have 45 minutes tonight, what would you do
what's a sensible distance for Sunday's long one
Which session fits best after this?
i've recovered, what comes next
whats on for tmr coach
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
ok and after this, what kind of run should I do
what's next
plan for tomorrow?
give me a workout for wednesday
What's on the menu for my next outing?
so what am I doing tomorrow coach
got 45 minutes free this evening, what should I do with it
any suggestions for thursday?
when should my next long run be
long run or tempo next?
what are we doing on sunday
how long should my long run be this weekend
what distance for sunday's long run
what do you suggest for later today
i have an hour tonight, what do i run
what's on the schedule
what's my next workout
which session now
what's the session tomorrow
what have we got next
What should I run next?
wat should i do tmrw
what's next on my plan
how long should sundays long run be
got an hour sunday morning, what do i do with it
what's good for the weekend
any session you'd like me to do
what should i do with 40 minutes
how long should the long run be
how far on sunday
what comes after a rest day
ready to go again, what's the run
which workout fits now
getting back into it after a layoff, how
restart after a month without running
where do i begin again after time off
first run back, how much
wheres my head at for the next run
whats the session tomorrow then
any thoughts on what to run monday
so what now coach
give us something to do tonight
what kinda run should i be doing next
got a free hour after work, easy or hard?
what does the coming week look like for me
set me something for wednesday
how many k should i do tomorrow
what would you have me run this weekend
fancy a run tonight, what do you suggest
do i go long or short tomorrow
whats a good follow up to today
where do we go from here training wise
what run is due
alright whats tomorrow looking like
ok coach, hit me with the next one
what am i meant to be doing this weekend
could do with some inspiration for tonights run
is it intervals next or what
what do you want from me on sunday
so easy tomorrow yeah?
how should i use the next few days
ive 40 min before work tomorrow, what do i run
what should thursday be
whats my next hard session
what would be a smart run for sunday
do i do tempo or easy next
can you pick tomorrows run for me
after a day like today whats sensible tomorrow
next run how long and how hard
im free sat and sun, which one do i run long
bored of the same run, give me something different
so when do we do speed again`,
  why: `
I don't get why I must jog at 6:30
seems crazy slow, explain the easy range to me
how do you know my threshold
where's this number for my heart rate coming from?
why not run everything at 5:00
what is the point of running so slow
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
Why can't I go faster on easy days
why do you keep telling me to run slow
what's my threshold pace
How slow should my easy days be?
whats the point of jogging so slowly
pace at threshold for me?
what counts as easy for me
what is zone 2 and why do i need it
what are the zones
what pulse should i not exceed on easy runs
what's my easy pace
how slow is slow enough
what pace for easy days
keep telling me to slow down, why
which heart rate for jogging
how slow is an easy run
what counts as easy
What’s my easy pace, and why?
what pace should my slow runs be
what hr should i stay under when jogging
why do you keep telling me to go slow
jogging this slow feels like a waste of time
why do you keep telling me to slow down
running slow seems pointless
what does jogging do for me
my threshold pace
what is my lactate threshold
how are my zones set
zone 2 heart rate range for me
what bpm is zone 2
why easy
isn't slow running junk miles
whats the point of all this slow stuff
why so slow though
how come youve got me jogging all the time
why cant i just run faster on easy days
where does that pace come from
how did you come up with my zone ceiling
what makes 6 min pace the right one for me
why is there speedwork this week
why do you want me to hold back
explain the reasoning behind the tempo
seriously why do i gotta go this slow
whats easy running even do for me
why is my easy pace 6:10
whats the logic behind that heart rate cap
why no speed sessions yet
dont get why easy has to be that slow
my mates run way faster on easy days, why dont i
who decided 149 is my limit
whats that pace based on
what good does jogging do me
is there a reason for all the zone 2`,
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
  training: `
Did I overdo it last week
Too much running this week?
am i overdoing it
Am I ramping up too quickly?
too much too soon or am I fine
is my mileage going up too fast
is 5 runs a week too much for me
how fast can i build up my mileage
how much more can i run each week
is adding 10 km a week ok
am i running too hard too often
are most of my runs too fast
is my training too much
do i train enough easy
am i at risk of overtraining
do i always push too much
how much should i add each week
do i run too hard most days
am i doing too much fast stuff vs easy
how quick can i build up the miles
is my volume sensible
am i training enough
too many hard days?
ratio of easy to hard right?
am i ramping up too quick
is my mileage too high
how much more can i add each week
am i doing enough
balance of intensity ok?
can i handle more volume
is 4 runs a week too many
should i run more often
how many days a week should i run
ten percent rule, true for me?
burning myself out?
am i going overboard
is this too much running for me
have i been pushing it
is my training sensible
do i run too many days
is the balance of hard and easy right
am i burning the candle at both ends
is 5 days a week ok for me
how close am i to overtraining
too many hard days lately?
should i be running more
can i add another day
am i doing too much too soon
is my volume ok
am i running too often
how hard have i been training lately
have i been slacking or overdoing it
is 4 runs a week enough
is it too much too fast
am i at risk of overdoing it
is my body coping with the training
do i need more easy runs
how many hard runs is too many
am i training smart
is my mix of easy and hard ok
should i up my mileage
how much more can i run a week`,
  rest: `
woke up exhausted, bin the run?
would you take a day off if you were me
legs heavy as lead after yesterday
is running tomorrow a bad idea
do i need more recovery after that race
5 days straight, too much?
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
easy jog or day off?
legs are toast, still go out?
slept 4 hrs, skip my run?
work was brutal and I barely slept, is a run ok today
Is it bad to run two days in a row?
do I need a day off
hungover, still worth running?
How many rest days a week do I need?
feeling a bit run down, push on or back off?
ran hard yesterday, what about today, off or jog
should i take today off
is it fine to run tomorrow after today's race
i'm wrecked, run or rest
is it ok to run every single day
how many days a week should i run
barely slept, still do intervals?
legs feel heavy, go anyway?
race on saturday and long run on sunday, too much?
two hard days in a row ok?
can i race saturday and go long on sunday
parkrun tomorrow then long run the day after ok?
feeling awful today, run anyway?
not feeling it today, skip?
Should I rest or run today?
is it ok to run again today, legs feel like bricks
couldn't sleep all night, still do the tempo?
should i rest or go
can i do parkrun tomorrow and still long run sunday
is running every day a bad idea
shattered, run or not
only slept five hours, train?
knackered, day off?
legs like concrete should i take it easy
feeling flat, skip today?
hungover, run?
is a rest day ok tomorrow
bit run down, still train
didn't sleep, do i go out
how many rest days do i need
my calves are sore, go anyway?
doms bad, run through it
can i run two days in a row
day off tomorrow?
reckon i need a break?
is it ok to skip today
am i good to go again tomorrow
should i leave it today
push through or take it easy
can i do back to back days
do i need a rest day
is today a no running day
can i get away with a run tonight
run or sofa
need a breather?
how long till i can go hard again
how many days off do i need after that
still wrecked from the weekend, run?
bit leggy, still go?
should i just chill tomorrow
legs are shot, go or no go
is running again tonight dumb
do i take tomorrow off or jog
is it wise to run on tired legs
am i recovered yet
how much rest before i go hard
skip it or do it
do you think i should skip tomorrow
will one more run hurt
would a rest day do me good
run again tmrw or leave it
how long to recover from that
when am i ready for another hard one
is two days in a row ok
legs are heavy, do i still go out
is it better to rest or jog`,
  heat: `
my pulse was 10 beats higher in this humidity
how do you train in the sun
any tips for running in snow
it was windy as hell today
sweating buckets, is that bad
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
boiling out there, still do the tempo?
it's gonna be 32 degrees tomorrow, what do I change
running in heavy wind and rain any tips
heatwave all week, how do I handle my runs
minus 5 and icy tomorrow, tips?
its 30+ and sticky, still run?
it's going to be boiling, still run long?
32 degrees, run or skip
how do i run in this heat
too cold to run?
How do I run in heat or cold?
its gonna be 30 degrees on saturday, should i still do my long one?
its minus 5 out, run or treadmill
35 degrees, should i run
too hot for intervals?
run in this heat or wait
freezing outside, go?
snow on the ground, can i run
how much slower in the heat
humid evening run ok?
icy roads
strong wind tomorrow, adjust pace?
its boiling out, how do i pace it
how do i cope when its muggy
any tips for running when its roasting
do i go slower when its humid
freezing here, anything i should change
its blowing a gale, still run?
how to run in the snow
what about running when its icy
its sweltering, change anything?
any advice for running in the cold
windy as hell, does it matter
how should i run when its 30 degrees
sun is brutal, slow down or go early
do i need to run slower in humidity
is it ok to run in minus 5
running in heavy rain, any tips`,
  hills: `
that climb wrecked me
any technique for steep descents?
do hills count as speed work
rolling course, how do I judge the effort
my route has 300 m of elevation gain
how to get better at running uphill
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
hilly race coming up, how do I train for it
my route has a monster climb, walk or run it?
any advice for running uphill
how do i run up hills better
always lose my breath on climbs
tips for a hilly course
how do i get up hills without dying
hill sprints worth it?
are hill reps good for me
how do i run uphill
how often hills
downhill technique
why run hills
hills how many times
i always walk the climbs, is that ok
whats the trick to going downhill fast
should i do hill sprints
are hills good for me
how do i pace a hilly course
how should i tackle a big climb
do i push or ease off going up
tips for steep descents
how to get better at hills
whats the best way up a steep one
i lose loads of time on climbs, help
should i keep my pace going uphill
any advice for hilly races`,
  warmUp: `
is ten minutes of jogging enough to warm up
what's the deal with strides
do you recommend dynamic stretching
how should I cool down after a tempo
which drills before track
warmup for a 10k race?
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
do i have to cool down after easy runs
do I need to warm up before intervals
what do I do after a hard session, stretch?
whats a decent warmup before a 5k
should I stretch after running
do i need to warm up
should i stretch after
what do i do before a fast session
How should I warm up?
do i need to jog before i go hard
stretching after running
do i need a warm up for easy runs
how long to warm up
drills before intervals
foam roll after?
cool down how long
do i need to warm up for an easy one
what should i do before i start
how do i loosen up
stretch before or after
anything to do after i stop
whats a good warmup for a 5k
cool down needed?
what should my warmup look like
how long should i warm up
is stretching worth it
what do i do straight after finishing
how do i get warm before intervals
is a warm up jog enough
whats the point of cooling down
stretching before running yes or no`,
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
should I hold back in the opening km
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
first 5k of the race how fast
not go off too fast in a race, how
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
  food: `
what should I eat before a long run
who won the boston marathon
what do i eat before a long run
is a banana before running ok
how many gels do i need for the marathon
how much should i drink on a long run
do i need to take a bottle with me
what to have for dinner before race day
electrolytes or plain water
can i run on an empty stomach
how much water for a 90 minute run
coffee before a race yes or no
What should I eat and drink?
what should i eat the night before a marathon
how much water should I carry for 2 hours
gels - how many for a half?
caffeine before a race yes or no
gel every how many km
what to drink during a half
eat before a morning run
coffee before running
carb loading
breakfast on race day
electrolytes needed?
what do i eat beforehand
gels or no gels
do i need water on a long run
what to have after a run
should i carb up
when should i take gels
what about breakfast before a race
how much water do i need
is coffee before a run ok
what do i drink on a long run
do i need to eat before a morning run`,
  gear: `
are my shoes worn out
time for new trainers?
which shoes for a marathon
carbon plates worth it?
how many kms do shoes last
do i need a running vest
what should i wear for 5 degrees
Do I need new shoes?
what shoes would you get for wet trails
when to replace shoes
carbon plates worth it
which watch should i buy
new trainers?
how many km do shoes last
heart rate strap or wrist
what to wear
which shoes should i get
how long do shoes last
do i need a chest strap
what do i wear tomorrow
are my shoes worn out after 800k
what socks for long runs
do i need new trainers
is a chest strap better than wrist
what should i wear when its cold`,
  weather: `
35C forecast for sunday, should I move my run
is it going to rain tomorrow morning
what will the weather do on race day
how warm will it be tonight
rain later?
What will the weather be like?
whats the weather like for my run tonight
will it be dry on sunday
forecast for tomorrow
raining later?
how warm will it get`,
  taper: `
10 miles race in 3 weeks, what finishing time should I expect?
race in 10 days, how much should I still run
marathon is two weeks out, do I cut back now
how many weeks should i taper
am i ready for my race
4 weeks left and i missed loads of training
race is close and training went badly, can i still do it
how do i train in the last two weeks before the marathon
when should i start easing off before my half
how much less should i run in race week
will i be ready in time
my race is in two weeks, what changes
fortnight to go before my marathon
How do I taper for my race?
5 weeks to my race and I've hardly trained. be honest.
When do I cut back before race day?
how much less in race week
what do i run the week before the race
last hard session before the race when
easing off before the big day
volume in the final fortnight
days to go till the half, what now
do i still do intervals in race week
how much do i cut back before the race
two weeks out, what changes
what do i do in race week
when should the taper begin
how do i wind down before the race
what to do the week before my half
race is in ten days, how do i ease off
how much should i run the week of the race`,
  missed: `
i missed my workout yesterday
couldn't do wednesday's session, now what
skipped two runs, should i catch up
didn't manage the long run, do it later?
i was busy and missed a run
I missed a session. What now?
i skipped tuesday's session, do i make it up?
didn't manage my run on thursday
skipped a session, now what
missed two workouts this week
had to bail on intervals
no time for the long run, catch up later?
forgot to run yesterday
i didnt get my run in yesterday
missed a few days, now what
skipped the long run, do i make it up
couldnt train all week, what now`,
  move: `
move my long run to saturday
can we swap tuesday and wednesday
put thursday's session on friday
shift tomorrow's workout by a day
change thursday's workout to friday
swap saturday and sunday
shift my tempo to friday
can i do the long run a day later
put the intervals on another day`,
  newPlan: `
make me a training plan
can you build a plan for a 10k
i want a schedule for my marathon in april
need a programme to go under 2 hours in the half
write me a training plan please
pls make me a plan for a sub 4 marathon
make me a plan for a 10k in spring
i want a training plan
build me a schedule for a half
plan for my first marathon
coach me to sub 50
i need a programme for 10k`,
  pain: `
my left shin is killing me when I land, it hurts
came down with the flu-like thing, sniffles and cough
there's a niggle near my achilles
woke up with a sore throat, still run?
pulled a hamstring I think
outer knee pain after 8 km, what should I do next
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
foot is hurting a bit when I land
quads are super sore from saturday
got a cold, ok to run?
calves are stiff as boards today
sharp pain on the outside of my knee going downstairs
still coughing a bit, can I train
my calf hurts when i run
knee pain after long runs
my achilles is sore
i feel sick, can i run
just had covid, when can i start
felt faint while running
Something hurts. Can I run?
my knee clicks but doesnt hurt
got covid, when can i train
felt dizzy halfway through today
my shin's sore, do I skip?
stuffy nose and a bit of a throat, run?
my knee is sore
something feels off in my calf
hurts when i run
got a niggle in my foot`,
  abilities: `
so what are you able to tell me
what kind of questions can you answer
are you human or a machine
what do you do exactly
how do i talk to you
what topics do you cover
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
how do I use this
how can you help me
are you a real coach
What can you help me with?
who are you lol
what sort of stuff do you know about me
what can i ask
what do you do
what stuff can you tell me
what do you actually know about me
what else can you do`,
  goodbye: `
see you tomorrow then
bye for now
alright, good night
talk to you later
i'm off, bye
cya coach
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
  thanks: `
many thanks
nice, thank you
ok will try that
great stuff
that helps, thanks
got you
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
understood
cheers mate, makes sense
ta, very useful
cheers
ta
thx mate
brilliant, thank you
nice one`,
  greeting: `
hi coach!
hello there
good afternoon
hey hey
hey coach, you there?
evening!
hi
Hello coach
hey there
good morning
yo
hiya
Good evening coach
howdy
morning!
hello again`,
  other: `
how tall is the Eiffel tower
my boss is annoying
best pizza in town?
can you sing
qwertyuiop
what is your favourite colour
could i hit a pb at parkrun on saturday
what's the capital of France
asdfghjk
write me a poem
who won the football
can you book a flight
what should I eat for breakfast
tell me a joke
bitcoin price
lorem ipsum dolor sit amet
do you like music
Who will win the election?
who won the presidential race
What is the capital of France?
whats the highest mountain in the world
Should I buy bitcoin now or wait for next week?
how do i cook rice
How long does it take to boil an egg?
best movie this year?
can you write python code for me
What is the meaning of life?
how do I get a girlfriend
will house prices climb next year
translate good morning into spanish
who is the president of the united states
How do I improve my english?
what time is it in New York
help me with my maths homework
how fast does light travel
is the stock market going to recover
why is the sky blue
how much does a tesla cost
recommend me a book
when is the next train to Osaka
my laptop is running slow, why?
Why did the Roman empire fall?
what should I name my dog
How do I run a business?
did Arsenal win last night?
is god real
asdf
hmm
when was my last rest day
how long since i took a day off
if i run 5:00 per km what's my marathon time
what's my finish time at 6:15 pace
should i lift weights
is strength training good for runners
does cycling count
can i swim instead
is morning or evening better for running
how do i connect my watch
where do i change my password
how can i invite a friend
i get a stitch when i run
why do i get cramps
i'm new to running, any advice
i'm 60 and starting out, tips?
what did i say my goal was
how do i breathe properly
how do i lose weight
my garmin won't sync
how do i link strava
where can i see my runs
can you change my email
does the app work with apple watch
how do i cancel my subscription
is swimming good cross training
when did i last have two days off
how many days in a row have i run
what are good core exercises
squats for runners?
is yoga useful
what weight should i be
what's a good 5k time for a woman of 40
what is the world record marathon
which marathon should i enter
do you like running
how old are you
what's a fartlek
what does tempo mean
which muscles does running use
who's the best runner ever
should i listen to music
how should my foot land
treadmill or outside
do i need a coach
longest i've gone without a break
is 40 km a week enough for a half
what time of day did i run yesterday
when is my next race
how fast is 10 kmh in min per km
what does my 5k say about a marathon
how much should i sleep
do i have to do intervals
can i swap my long run for a bike ride
convert 12 km/h to pace
what date is my marathon
how many days until my race
side stitch every time i run, any tips?
I've got a bike, can that count as training?
what time will I finish if i hold 5:40 for a half
im 58 and just started, what should i watch for
what did we say about my goal
how do i hook up my garmin
when did i last take a day off
is lifting going to hurt my running
whats the best phone
who is the president
recommend a good film
can you order me a pizza
what should i name my dog
tell me about quantum physics
whats the news
help me write an email
how do i fix my bike
who won the match last night
tell me a story
can you do my taxes
whats a good pasta recipe
what is the weather on mars
i need a haircut`,
  return: `
been off for a month, how do i start again
coming back after a break, what now
how do i get back into running
been off 3 weeks with flu, how do I get going again
haven't run in ages, where do I begin
six weeks without a run, what's a safe first week
how do I restart after the holidays
not run since september, how much is ok to start with
first run after two months off, how far
I stopped for a year and want to run again
how quickly can I build back after time off
fell off the wagon for a few weeks, how do I ease back in
lost all my fitness over the break, how to get it back
did nothing all of august, back at it now, how much
how much should i run the first week back
`,
  afterRace: `
ran a marathon on sunday when can i run again
how long to recover from a half
legs destroyed after yesterday's race, what this week
what do I do the week after a marathon
how many days off after a 10k race
finished my first marathon!! what now
is it ok to train hard a week after my half
post marathon recovery, how does it look
when is the next hard session after a race
how soon can I do speedwork after the marathon
`,
  motivation: `
im bored of easy runs
give me some motivation
how do i stay motivated
just not feeling it lately
can't get myself out the door
running feels like a chore these days
no motivation at all
I keep finding excuses not to run
what's the point of running in winter, I'd rather stay in bed
bored of running, help
how do I stay motivated
I always quit after two weeks
lost the joy of it
don't fancy it today
struggling to stick to it
`,
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
  complaint: `
that's not what i asked
you didn't answer my question
that makes no sense
you said something else yesterday
this is useless
wrong, that's not my run
stop giving me generic advice
you contradict yourself
that answer is rubbish
read my question again
you keep repeating yourself
not helpful at all
`,
  access: `
why isn't my run showing
can you see my garmin
do you get my watch data
can you read my strava runs
do you have access to my heart rate data
did my run arrive
have you got yesterday's upload yet
why can't you see my run
do you see what i did on the watch
`,
};
