import type { MoreExamples } from '../../question-topic.ts';

/** Common questions in English, one a line, by what they ask. */
export const COMMON_QUESTION_EXAMPLES_EN = {
  raceThenLong: `
can I do a 5k on saturday and my long run on sunday
parkrun one day and long run the day after, too much?
is it ok to race saturday morning and still do the sunday long run
thinking of parkrun the day before my long run
local 5k saturday, 16k long run sunday, stupid idea?
hard parkrun then long run next morning, which one do I ease off
should I skip parkrun if I have a long run the day after
how do I combine parkrun with a long run on the weekend
long run the day after a fast 5k
do the two go together, parkrun on sat and the long one on sun
weekend is parkrun plus long run, how hard can I go on the first day
can i race saturday and go long on sunday
can i do parkrun tomorrow and still long run sunday
race on saturday and long run on sunday, too much?
parkrun tomorrow then long run the day after ok?
Can I race one day and run long the next?
`,
  hardPerWeek: `
how many speed sessions should I do per week
how often do I need intervals
is one hard workout a week enough
two tempo runs a week, too many?
how many quality days a week make sense for me
how often is speedwork useful
are two hard sessions per week too much
once or twice a week fast running?
how often should I run fast
number of hard workouts in a week
How many hard sessions a week?
`,
  timeOrDistance: `
should I go by minutes or by kilometres
run for time or for distance?
minutes or miles, what counts more in training
is an hour of running better than a fixed 10k
do you plan my runs in time or in distance and why
training by duration versus training by distance
should my long run be measured in hours or km
does it matter whether I run 45 minutes or 8 km
Should I run by time or by distance?
`,
  tooFastEasy: `
I can't seem to run slowly, any tricks?
my easy runs always end up too fast
how do I force myself to slow down on easy days
easy pace feels too slow so I speed up without noticing
I keep drifting into tempo on my recovery jogs
how can I hold back on easy runs
every jog turns into a race with myself
tips to keep my zone 2 runs slow
I always run my easy days too hard, how do I stop that
How do I keep my easy runs slow?
`,
  strides: `
are strides after a jog worth it
how many strides at the end of an easy run
when do I do strides, which days
should I put some strides at the end of my easy run
how often strides in a week
what's the point of strides after easy running
do strides on tired legs make sense
strides at the end of a recovery run yes or no
Should I add strides to my easy runs?
`,
  daysPlanned: `
I can only train three times a week, how should it look
what does a week with 3 runs look like
plan for somebody who has three days
I've got time on tue thu and sun only, how do I split it
with four runs a week, what goes where
can I prepare for a half on 3 days a week
only two days free for running, what should they be
could the plan have fewer days per week
how to structure a three day running week
How do I train on only a few days a week?
`,
  earlyRising: `
I can't get out of bed for morning runs
tips for becoming a morning runner
how do I wake up at 5 for my run
the alarm rings and I turn it off instead of running
want to run before work but I'm not a morning person
how do people run at 6 am
mornings are so hard, how do I get myself out for a run
struggle to get up early for training
How do I get up early to run?
`,
  stepUp: `
I've run 10k, how do I move up to the half
how do I go from half marathon to marathon
what do I need to do to get to 21k from 10k
step up from 5k to 10k, how long does it take
how to train for twice the distance I can run now
I can run 10 km, what's the way to a half marathon
going from 10 to 21, what changes in training
ready to move up a distance, how do I do it
How do I move up to a longer distance?
`,
  calmStart: `
how do I not go out too fast
I always start races too quickly, help
keeping the first kilometres calm in a half
how slow should the first 3k of my race be
adrenaline makes me sprint at the start, how do I stop it
how to control the opening 5k of the half marathon
first km always way too fast on race day, what can I do
how do I hold back at the beginning of a race
I blow up because I start too hard, how do I pace the beginning
first 5k of the race how fast
should I hold back in the opening km
not go off too fast in a race, how
How do I keep the start of a race calm?
`,
  raceCountdown: `
how many days until race day
how long do I have left before my half
weeks left till the race?
when is my race again
countdown to my race please
what date is my goal race
how much time is left until the marathon
is my race still far away
how many days until my race
How long until my race?
`,
  planLongest: `
how long will my longest run get before race day
what's the peak long run of my plan
how far does the plan take my long run
when is the longest long run scheduled
biggest long run coming up in the plan?
how many km is the longest one before the half
will I run 20 km before the race in my plan
What’s the longest run in my plan?
`,
  planAhead: `
how many weeks does my plan have left
when does my plan end
give me an overview of the plan
what phase of the plan am I in
how is my training plan built up
when does my taper begin in the plan
which week will be the biggest
how far along the plan am I
What does my whole plan look like?
`,
  nextWeek: `
what should I concentrate on next week
main goal of next week's training
what is next week about
what's planned for next week overall
key session of next week
next week in training, what matters most
is next week an easy week
what does my coming week look like
What does next week look like?
`,
  protein: `
is a protein shake after running useful
do I have to drink whey to recover
how much protein does a runner need
protein bars after training, worth it?
should I take protein supplements as a runner
am I eating enough protein for running
whey or normal food after a long run
Do runners need protein powder?
`,
  dailyWater: `
how many litres should a runner drink daily
how much water do I need in a day when training
am I drinking enough during the day
do I need to drink two litres a day
daily hydration for runners
how do I know if I'm drinking enough
water intake on rest days
How much should I drink in a day?
`,
  lonely: `
I've got nobody to run with and it makes me sad
I feel lonely on my runs
always running by myself, it's getting lonely
none of my friends run, I wish I had company
how do I find people to run with
lonely out there on the long runs
it's sad to train on my own all the time
nobody to share my running with
where can I meet other runners
Running alone feels lonely.
`,
  newBest: `
new pb today!!
just smashed my 10k best
I finally broke 50 minutes
guess what, personal best at the half
beat my old record by a minute!
pb by 30 seconds, so happy
ran my fastest 5k ever today, yes!
set a new personal record this morning
finished my first half marathon, so happy
I did it, marathon under four hours
crossed the finish line of my first marathon!
I ran a new best!
`,
  appDataPlace: `
where are my runs stored
do you send my data to anybody
is my data sold to other companies
which server holds my running data
does my heart rate data go to google or openai
what happens with the data I upload here
are my chats sent to an AI company
in which country is my data kept
do you use my runs to train AI
Where are my data stored and sent?
`,
  daysOff: `
how many rest days did I have last week
count my days without running last week
on how many days did I not run this week
number of days off I had in the last week
did I rest enough last week, how many days
days I didn't run last week?
how many days did I skip running last week
How many days off did I take last week?
`,
  caffeine: `
is a coffee an hour before running a good idea
espresso before my long run, helpful or not
does coffee make you run better
should I have my coffee before or after the run
coffee on an empty stomach then run?
how much coffee is too much before a race
`,
  salt: `
should I drink electrolytes when it's hot out
do electrolyte tabs help on hot long runs
how much salt do I need in summer
electrolytes or plain water for a sweaty run
I sweat a lot, do I need salt tablets
are electrolyte drinks necessary for an hour in the heat
`,
  lateTraining: `
I can't fall asleep after evening runs
running at night keeps me awake
wide awake after my 9pm run, what can I do
is it bad to run right before bed
after a night run my heart keeps pounding in bed and I can't sleep well
`,
  treadmill: `
outside or treadmill, which is better for me
is running outdoors better than indoors
treadmill versus outside, any difference in training effect
can I swap my outdoor run for the treadmill
is the treadmill as good as running outside
`,
  food: `
what's good to eat once I'm back from a run
best recovery meal after training
do I have to eat straight after running
what to eat after a long run to recover
snack after an evening run?
`,
  next: `
what is the plan for this week
what's left of this week's plan
show me this week's sessions
what do I still have to run this week
`,
  training: `
how many days a week should I run
how many runs per week are good for me
is four runs a week too much for me
`,
  newPlan: `
set up a training plan for me please
can you put together a plan for my race
I need a training plan, can you write one
`,
  distance: `
just give me distance plus time of the run
how far and how long was that
`,
  longest: `
what is the longest run I have done so far
how far was my longest run this month
`,
  warmUp: `
how long should I warm up before a race
which drills before intervals
`,
  taper: `
how much do I cut down before the race
training in the last weeks before the race
ten days until the race, what do I do now
`,
  rest: `
should I rest or run today
I'm tired, is it better to take a day off
`,
  pacing: `
how do I pace a half marathon
what pace for my next 10k race
`,
  consecutiveDays: `
is it bad to run on back to back days
can a beginner run two days running
ran yesterday, ok to go again today if it's easy
running on consecutive days, yes or no
should I leave a day between runs
three days in a row too much for a newbie?
Can I run on days in a row?
`,
  shortSession: `
I have 30 minutes before work, what should I run
short on time today, what gives me the most in half an hour
only 25 min for a run, how do I use them
lunch break run, what's a good session
what workout fits into thirty minutes
best thing to do with a half hour slot
What can I do in half an hour?
`,
  treadmillIncline: `
do I need one percent incline on the treadmill
treadmill gradient to match running outdoors
which incline for easy runs on the treadmill
should the treadmill be flat or sloped
is 0 incline cheating
What incline should the treadmill have?
`,
  skipLong: `
I'm away this weekend and can't fit the long run in
wedding on sunday, what about my long run
is it bad to leave out one long run
no time for the long one this weekend, what now
long run clashes with a trip, what do I do instead
will skipping a long run hurt my race
I can’t do my long run this week.
`,
  planTooHard: `
I can't keep up with the plan
the training plan is killing me, it's too much
plan feels way too tough, can it be easier
I'm struggling with the plan every week
these weeks are too much for me
can you tone the plan down a bit
The plan is too hard for me.
`,
  raceWeek: `
what should the last week before the race look like
intervals in race week, yes or no
how do I train in the final week before my half
last hard session before the race, when
do I run at all in the week of the race
speedwork the week of a race?
How do I train in race week?
`,
  fastedRun: `
is fasted running any good
should I run before breakfast without eating
does running on empty burn more fat
will I lose muscle if I run fasted in the morning
fasted long run, good idea?
can I skip breakfast before my morning run to lose weight
Is running before breakfast all right?
`,
  progression: `
what is a progression run and how do I run it
how to build up the pace during a run
start slow finish fast runs, how should they look
progressive run instructions
how much faster should each part of a progression run be
How do I do a progression run?
`,
  groupPace: `
at the club I always end up with runners who are too quick
which pace group should I join at training
I get dropped in every group session, what pace should I pick
how do I choose a group for the track night
I go with the fast group and I'm wrecked, what should I do
Which group fits me at the club?
`,
  hillReps: `
number of hill sprints in one session
how do I do hill repeats and how many
how long should a hill rep be
starting hill sprints, how many to begin with
short steep hills, how often and how many times
How many hill repeats should I do?
`,
  shortPrep: `
10k in a month and I've only run 5k so far, can I do it
my company relay is in three weeks and I only jog, how do I prepare
entered a race that's soon but I'm not fit, help
two weeks to a 5k and I haven't trained, what now
is it mad to race in a few weeks with so little training
how do I get ready for a 10k in three weeks
My race is soon and I’ve hardly trained.
`,
  changeGoal: `
can I change my target time
I'd rather just finish than chase a time now
switch my goal from a marathon to a half
my race got moved to another date, how do I change it
I want a different goal time for my race
lower my target please, sub 4 is too much
I want to change my goal.
`,
  zoneTwoSlow: `
zone 2 is so slow I'm nearly walking, do I have to
to stay in zone 2 I have to walk, is that ok
is zone two training worth it when it's this slow
why bother with slow zone 2 runs
my zone 2 pace is embarrassingly slow, useful or not
Is running that slowly in zone two useful?
`,
  appExport: `
how do I download all my runs
is there an export of my activities
get a copy of my data
can I save my training data to my computer
export runs as files
Can I export my data?
`,
  appPlans: `
what do I get if I pay
is the paid version worth it
what's included in the free plan
free versus premium, what changes
do I need the subscription for training plans
What’s the difference between free and paid?
`,
  appTrouble: `
today's run hasn't shown up in the app
my last activity is missing here
synced my watch but the run doesn't appear
why can't I see this morning's run
`,
  appHumanCoach: `
can I speak to a real coach
I'd like to talk to a human coach
how do I reach a human trainer and what does it cost
connect me with an actual coach
`,
  appInvite: `
how can I invite somebody to the app
`,
  timeOfDay: `
when is the best time of the day for running
morning or evening, which is better for running
`,
  cadenceRule: `
is a cadence of 160 too low, how do I raise it
what is a good cadence for me
should I get to 180 steps
`,
  chooseRace: `
recommend me a marathon at the end of the year
any nice 10k races near me
`,
  toenail: `
my toenail has gone black, should I do anything
black nail after a long run
`,
  restDays: `
can I do anything on a rest day
is a rest day really doing nothing
`,
  age: `
my dad is 60 and wants to start running, what should he watch
`,
  racePlan: `
I always walk after 30k, how do I pace the next one
`,
  effort: `
was today's easy run too fast
`,
} as const satisfies MoreExamples;
