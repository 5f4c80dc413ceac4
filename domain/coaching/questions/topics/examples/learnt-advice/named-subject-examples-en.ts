import type { MoreExamples } from '../../question-topic.ts';

/** Questions in English on what is mostly named, one a line, by what they ask. */
export const NAMED_SUBJECT_EXAMPLES_EN = {
  treadmill: `
is the treadmill as good as outside
does treadmill running count
what incline on the treadmill
treadmill or rain
Is the treadmill as good as running outside?
treadmill or outside
`,
  strength: `
should i do strength training
gym before or after my run
leg day the day after intervals
how often should i lift
can i do squats on hard days
Should I do strength training?
should i lift weights
is strength training good for runners
squats for runners?
is lifting going to hurt my running
`,
  otherSport: `
can i cycle instead of running
does swimming help my running
football on thursdays, how do i fit it in
hiking all day tomorrow, does that count as training
Does other sport count as training?
does cycling count
can i swim instead
is swimming good cross training
is yoga useful
can i swap my long run for a bike ride
I've got a bike, can that count as training?
`,
  breathing: `
breathe through nose or mouth
is there a breathing rhythm for running
in for three out for two, is that right
how do i breathe while running
How should I breathe when running?
how do i breathe properly
`,
  form: `
how do i hold my arms
should i land on my forefoot
i run like a duck, does it matter
how do i fix overstriding
Is my running form right?
how should my foot land
`,
  altitude: `
going to 2000 metres next week, how do i run there
why is running in denver so hard
How do I run at altitude?
`,
  air: `
aqi is 180, should i run outside
smoke from the fires, is it safe to run
run with a mask in smog
Can I run in bad air?
`,
  sleepNeed: `
how much sleep does a runner need
is six hours of sleep enough for training
How much sleep do I need?
`,
  weight: `
will running help me lose weight
want to lose 10 kilos in three months
how much should i run to lose weight
eat or not after an evening run if i want to lose weight
not losing weight despite running
Can I lose weight by running?
how do i lose weight
`,
  timeOfDay: `
is it better to run in the morning or at night
what time of day is best to run
too cold in the mornings, is running in the evening just as good
Is morning or evening better?
is morning or evening better for running
`,
  music: `
is it ok to run with headphones
can i listen to music in a race
best beats per minute for running music
Can I listen to music?
should i listen to music
`,
  nerves: `
so nervous about my race
how do i calm down before the start
scared i will fail on sunday
I’m nervous before my race.
`,
  toilet: `
i always need to poop on long runs
how do i avoid toilet stops in a race
runner's trots
I need the toilet during runs.
`,
  baths: `
do ice baths help recovery
sauna after a run ok?
foam roll before or after
is a massage gun worth it
foam rolling, waste of time or not
Do ice baths, sauna or massage help?
`,
  supplements: `
should i take magnesium
is creatine good for runners
vitamin d pills in winter, useful?
Do I need supplements?
`,
  formula: `
is the maffetone method worth it
220 minus age says my max is 180, true?
maf or lactate threshold, which should i trust
Are formulas like 180 minus age right?
`,
  accuracy: `
is wrist heart rate accurate
my watch and my friend's show different distances
gps said 10.3 for a 10k race
is the heart rate from a loose watch wrong
garmin says 14km and strava 13.6, which one counts
phone and watch disagree on the distance
How exact is my watch?
`,
  everyDay: `
is it ok to run every day
run streak, good idea?
can a beginner run daily
Can I run every day?
`,
  doubles: `
should i run twice a day
morning and evening run on the same day ok?
Is running twice a day useful?
`,
  age: `
i'm 60, can i still get faster
too old to start running at 55
slower every year, is it my age
Am I too old to start or improve?
i'm 60 and starting out, tips?
im 58 and just started, what should i watch for
`,
  period: `
can i run on my period
i always feel slow in the week before my period
Can I run during my period?
`,
  darkness: `
what do i need for running in the dark
is running at night safe
head torch or reflective vest
How do I run in the dark?
`,
  travel: `
business trip all week, how do i train
jet lagged, can i run
How do I train while travelling?
`,
  alcohol: `
had eight beers last night, long run or sleep
hungover, should i run
is a beer after the race ok
drinks the night before my long run
Can I run after drinking?
`,
  caffeine: `
coffee before a race, yes or no
how long before running should i drink coffee
Is coffee before running good?
`,
  treats: `
bubble tea after a run ok?
can i eat pizza after my long run
ice cream as recovery food
Can I have sweets after a run?
`,
  salt: `
do i need salt tablets
electrolytes for a half in the heat?
Do I need salt or electrolytes?
`,
  water: `
how much water for a 15k
should i carry a bottle
do i drink during a 10k
How much should I drink?
`,
  gels: `
how many gels for a marathon
when do i take my first gel
do i need gels for a half
how much carb per hour
How many gels do I need, and when?
`,
  carbonShoes: `
are carbon plates worth it for my speed
how long to break in super shoes before a race
are super shoes cheating
Are carbon shoes worth it?
`,
  donation: `
gave blood yesterday, can i run
Can I run after giving blood?
`,
  vaccine: `
had my flu jab today, can i run tomorrow
Can I run after a vaccination?
`,
  getFaster: `
how do i get faster at 5k
what training makes me quicker
how can i improve my marathon time
How do I get faster?
`,
  runLonger: `
out of breath after one kilometre, is that normal
first run yesterday and i had to walk after a minute
can't talk while running, i'm dying
how do i run 5k without stopping
why can everyone chat while running and i can't
How do I run longer without stopping?
`,
  walkBreaks: `
is run walk ok or do i have to run all the way
do walk breaks count as running
May I walk in between?
`,
  kneeWear: `
does running ruin your knees
my mum says running wears out the knees
worried about my knees at 85 kilos
Is running bad for my knees?
`,
  raceMorning: `
what should i eat on race morning
how early should i get there on race day
What do I do on race morning?
`,
  highPulse: `
is 195 bpm dangerous
my max was 203, should i worry
Is such a high heart rate dangerous?
`,
  carbLoading: `
how do i carb load for a marathon
when do i start carb loading
How do I carb-load?
`,
  toenail: `
toenail went black after my long run
My toenail is black.
`,
  beginning: `
never ran before, where do i start
couch to 5k plan, any good?
how many days a week should a beginner run
42, overweight, how often should i run to begin with
first week of running, what do i do
How do I start running?
i'm new to running, any advice
`,
  calves: `
will running make my calves big
Will running make my legs thick?
`,
  family: `
my wife complains that i run too much
partner is annoyed by my training
my husband says i'm never home because of running
wife is fed up with my long runs
my boyfriend complains about my early alarms
My family is unhappy about my running.
`,
  core: `
best core exercises for runners
Which core exercises are good?
what are good core exercises
`,
  hardSpacing: `
how many days between hard workouts
intervals tuesday and tempo thursday ok?
How many days between hard sessions?
`,
  aidStations: `
should i stop at every water station
What do I do at aid stations?
`,
  wind: `
gusts of 60 today, run or not
How do I run in strong wind?
`,
  wetGrip: `
my shoes slip in the rain
How do I run on wet ground?
`,
  cadenceRule: `
is 165 cadence too low for my height
everyone says 180 steps, must i
Do I need a cadence of 180?
`,
  easyAll: `
why only easy runs in my plan
Why is everything so easy?
`,
  afterBirth: `
four months postpartum, can i start running
leaking when i run after having a baby
When can I run after giving birth?
`,
} as const satisfies MoreExamples;
