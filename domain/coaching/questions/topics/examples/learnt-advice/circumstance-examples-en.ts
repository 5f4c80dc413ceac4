import type { MoreExamples } from '../../question-topic.ts';

/** Questions in English on sessions, shoes and feelings, one a line, by what they ask. */
export const CIRCUMSTANCE_EXAMPLES_EN = {
  notAlone: `
ran with the dog and stopped loads, does it count
pushed the buggy the whole way, is the pace any use
had my kid along on his bike so we stopped every five minutes
running with a stroller, does that still count as training
the dog kept stopping me, can I trust the pace
stopped at every red light, is the average pace meaningful
does a run with my toddler count
had to dodge people and stop all the time, still a proper run?
had to wait at crossings six times, does the average still tell me anything
my labrador pulled me the whole time so the splits are all over the place
jogging next to my daughter's scooter, is that training
took the baby along in the pram, pace was awful, normal?
ran this with a mate who never shuts up so it was slow, wasted?
stopped twice for the loo, can i trust the average pace
Do runs with a pram, a dog or many stops count?
`,
  sleepless: `
came off a night shift and did intervals anyway, how long until the next hard one
only slept four hours and the reps were slow, is it the sleep
is my bad session because i hardly slept
up all night with the baby and then ran tempo, was that stupid
no sleep and still did my workout, when can I go hard again
heart rate was up after a terrible night, am I getting slower or just tired
work nights, when should I do my hard sessions
how do I train around shift work
newborn keeps me up, should i still do my speed session
two hours of sleep last night and my legs felt dead in the workout
jetlag and no sleep, was that why the tempo was so hard
pulled an all nighter then ran, pulse was ten higher, is my form gone
teething baby, three bad nights, do i cancel tomorrow's intervals
How do I train around night shifts?
`,
  repRest: `
should I walk or jog the recoveries
is it ok to stand still between reps
how long should the rest between intervals be
jog recoveries or walking ones
what do i do in the rest between 400s
is waiting for my heart rate to drop between reps right
can I walk between intervals or is that cheating
is 90 seconds rest enough for 400s
my coach says jog, i stood with hands on knees, bad?
how slow should the float between reps be
rest by time or until my pulse is down
Walk, jog or stand between repetitions, and how long?
`,
  watchSays: `
watch says 72 hours recovery, do i believe it
garmin says unproductive, is that true
my watch says my training status is detraining
body battery is at 10, should i still run
is training readiness worth looking at
my watch says my vo2max dropped, should I worry
recovery time of three days after an easy run, really?
the watch predicts a 3:10 marathon, believe it?
my coros shows load too high, should i rest
garmin tells me to run a base workout today, do i follow it
sleep score 45, skip the session?
watch gave me a performance condition of minus 5
Should I trust what my watch says about recovery?
`,
  zoneTime: `
only two minutes in zone 5, did i not go hard enough
heart rate never got to zone 5 in the intervals
i barely hit zone 4, was it too easy
why didn't my hr reach the max zone in the reps
how many minutes of zone 4 should intervals have
Is so little time in a high zone enough?
`,
  otherGround: `
did the reps on a hilly road, do the paces mean anything
track was packed and i had to weave, are the times worthless
ran it on trails instead of road, how do i compare
intervals on grass are slower, right?
the course had loads of turns, is that why it was slow
windy out and back, can i compare the splits
Do the paces mean anything on another course?
`,
  gutGels: `
gels give me the runs, what else can i take
gels make me feel sick at 30k
my stomach can't handle gels
can i eat bananas or sweets instead of gels
gels are too expensive, what are the alternatives
i threw up my gel last marathon, how do i avoid it
tummy trouble from energy gels
any tips for a nervous stomach with gels in the marathon
real food instead of gels on long runs?
the sweet gels make me gag
which fuel is easy on the gut
Gels upset my stomach. What can I do?
`,
  shoePair: `
novablast or pegasus for long runs
vaporfly or adios pro for my marathon
which of my shoes for the half, the endorphin speed or the ghost
hoka or brooks for everyday
should i race in my daily trainers or the fast ones
kayano or nimbus
got the boston 12 and the evo sl, which one for tempo
trainers or racing flats for a 5k
is the more cushioned one better for my marathon
new balance or saucony for someone heavy
Which of two pairs should I wear?
`,
  firstShoes: `
do I need real running shoes to start
can i run in my old gym trainers
are converse ok for jogging
what do i need to buy to start running
just have some tennis shoes, is that ok for my first runs
do expensive shoes matter for a beginner
can i start in whatever sneakers i have
is it worth spending 150 on shoes for couch to 5k
can i use the same shoes for gym and running
cheap decathlon shoes ok for starting out
Do I need proper running shoes to begin?
`,
  slowIsFine: `
i'm so slow it's embarrassing
people walk faster than me
my friends laugh at how slow i run
is 9 minutes a k too slow for a beginner
everyone at the club is faster than me
i feel stupid running this slowly
am i even a runner at this pace
overtaken by grannies, feeling down
should i delete my run because it was so slow
a pensioner overtook me today lol
my pace is like 8 something and i feel like a fraud
friends post 5 minute kilometres and i do 8
is it even running if i'm this slow
Am I too slow?
`,
  others: `
my mates have all gone past me
trained half a year and still can't beat that old guy in our club
my friend trains less and is faster, unfair
why is everybody improving except me
can't keep up with my running group
my wife beats me every time
my brother started after me and already runs faster
everyone on strava seems to do double what i do
my clubmate runs 100k weeks, should i
why can't i stay with my friends on the hills
Why are others faster than I am?
`,
  beginnerPulse: `
newbie here, my heart rate goes to 180 straight away, normal?
beginner and my pulse is super high even jogging
first runs and hr is 185, should i walk first
just started and can't keep my heart rate down
is a high heart rate normal when you are new to running
third run ever and my hr sits at 175, should i be walking
beginner, can't run in zone 2 at all, any jog takes me to zone 4
I’m new and my heart rate is high. Is that normal?
`,
  badSession: `
bailed halfway through the session, am i done for
couldn't finish the last reps, what does that mean
blew up in the workout and walked home
terrible session today, have i lost it
gave up after rep 3, should i repeat it
that workout was a disaster
legs just weren't there today and i cut it at half, worried
worst tempo in months, what's wrong with me
walked the last two reps, does the session still count
couldn't hit the target on any rep, do i rerun this session
stopped one rep short, should i have done it
had a big lunch before and the session was awful
My session went badly. Is that a problem?
`,
  banter: `
who'd win in a race, you or me
who would win, you or usain bolt
my wife says it's her or the marathon lol
are you faster than kipchoge
can you run too coach?
will i win the lottery entry tomorrow
do you ever get tired coach haha
if i run away from my problems does it count as cardio
the pub after the run is the best part right?
post run beer is basically isotonic, right coach
what's your 5k pb coach
tell me i'm the best runner in the world
running is a cult isn't it
is it legal to marry my running shoes
bet you can't beat me up the hill
rate my excuse for skipping leg day lol
when can i call myself a runner lol
is chocolate milk a personality
Can you joke about running?
`,
  racePlan: `
what pace should i open at for sub 1:50, hilly course and hot
how do i pace a half with a nasty climb at the end
forecast is 25 degrees for the marathon, do i adjust my pace
race tactics for a rolling 10k
how do i run the first km of the race
should i bank time before the hill
how to split my effort on race day
should i go with the 1:45 pacer or start slower
how do i avoid blowing up in the second half
negative split or even for a flat marathon
last time i went out too fast, how do i stop that on sunday
aiming for sub 50, what should the first 5k be
How do I pace a race with hills or heat?
`,
  yasso: `
do yasso 800s really predict a marathon
can you work out my marathon from my intervals
does my long run tell me my race time
is yasso accurate
can i tell my 10k time from these reps
Can training sessions predict my race?
`,
} as const satisfies MoreExamples;
