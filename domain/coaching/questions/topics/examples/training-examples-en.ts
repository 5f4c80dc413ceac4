import type { TopicExamples } from '../question-topic.ts';

/** Questions in English on training and what a runner needs for it, one a line, by what they ask. */
export const TRAINING_EXAMPLES_EN = {
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
quads sore from the hills, run or rest
two hard days in a row ok?
should i take today off after that long one
worn out after work, still go running?
feeling awful today, run anyway?
not feeling it today, skip?
Should I rest or run today?
is it ok to run again today, legs feel like bricks
couldn't sleep all night, still do the tempo?
should i rest or go
a day off or an easy jog today
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
  food: `
what should I eat before a long run
who won the boston marathon
what do i eat before a long run
is a banana before running ok
how many gels do i need for the marathon
how much should i drink on a long run
do i need to take a bottle with me
what to have for dinner before race day
what to have before an early run
can i run on an empty stomach
how much water for a 90 minute run
do i eat during a two hour run
What should I eat and drink?
what should i eat the night before a marathon
how much water should I carry for 2 hours
gels - how many for a half?
caffeine before a race yes or no
gel every how many km
what to drink during a half
eat before a morning run
toast or porridge before running
carb loading
breakfast on race day
good snacks before training
what do i eat beforehand
gels or no gels
do i need water on a long run
what to have after a run
should i carb up
when should i take gels
what about breakfast before a race
how much water do i need
is it ok to run right after lunch on rice
what do i drink on a long run
do i need to eat before a morning run`,
  gear: `
time for new trainers?
which shoes for a marathon
carbon plates worth it?
do i need a running vest
what should i wear for 5 degrees
Do I need new shoes?
what shoes would you get for wet trails
carbon plates worth it
which watch should i buy
new trainers?
heart rate strap or wrist
what to wear
which shoes should i get
do i need a chest strap
what do i wear tomorrow
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
give me some motivation
how do i stay motivated
just not feeling it lately
can't get myself out the door
running feels like a chore these days
no motivation at all
I keep finding excuses not to run
what's the point of running in winter, I'd rather stay in bed
how do I stay motivated
I always quit after two weeks
lost the joy of it
don't fancy it today
struggling to stick to it
`,
} satisfies Partial<TopicExamples>;
