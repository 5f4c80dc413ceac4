import type { MoreExamples } from '../../question-topic.ts';

/** Questions in English on beginnings, practice and race days, one a line, by what they ask. */
export const BEGINNER_AND_RACE_EXAMPLES_EN = {
  habit: `
how do i stick with running
i always quit after two weeks, how do i keep going
tips for making running a routine
how do i stay consistent
keep stopping and starting again, any advice
winter kills my motivation to go out, how do i keep the routine
what's the best way to not skip runs
How do I make running a habit?
`,
  shy: `
i'm embarrassed to run where people can see me
scared people will stare at me jogging
feel too fat to run in public
everybody looks at me when i run
I feel self-conscious running in public.
`,
  whenEasier: `
when does running start to feel easier
how long until i see results
how many weeks before i get fitter
does it ever get easier
been running a month and it's still hard
three weeks in and i still gasp, when does this change
how long before a 5k feels normal
how long does it take to be able to run 5k
When will running get easier?
`,
  firstRace: `
want to sign up for my first race, which distance
5k or 10k as a first race
am i ready for a race as a beginner
should i do a half as my first event
thinking about my first parkrun
coworkers want me to join a 10k in spring, i can run 4k now
is it crazy to enter a half after two months of running
Which race should I enter first?
`,
  clothes: `
what do i wear for a run today
shorts or tights at 10 degrees
what clothes do i need for winter running
do i need special running clothes
jacket or no jacket for a run in the rain
is cotton ok to run in
it's 3 degrees and windy, how many layers
do compression tights do anything
what socks stop blisters
What should I wear for running?
`,
  alone: `
is it safe for a woman to run alone
scared to run by myself in the evening
safety tips for solo runs
dogs chase me on my route, what do i do
what should i carry when running alone
How do I stay safe running alone?
`,
  company: `
should i join a running club
is it better to run with a group
my friend wants to run together but is faster
group runs or solo
club runs are always too fast for me
Should I run alone or with others?
`,
  restDays: `
how many rest days a week
do i need a day off between runs
is two days in a row ok for a beginner
what should i do on rest days
can i walk on a rest day
beginner here, do i run tomorrow again or take a day off
is it ok to take two days off in a row
How many rest days do I need?
`,
  paceOrPulse: `
should i train by pace or heart rate
hr says easy but pace feels hard, which do i follow
run by feel or by watch
is heart rate training worth it
pace or effort on hilly runs
my pace is easy but hr says zone 4, which one rules
should i cover my watch and just run by feel
Should I go by pace, heart rate or feel?
`,
  afterMeal: `
how long after dinner can i run
ate an hour ago, ok to run
how long should i wait after a meal
can i run right after lunch
had a burger two hours ago, is a run ok now
how soon after breakfast is ok to run
How long after eating can I run?
`,
  chafing: `
my thighs rub raw on long runs
bleeding nipples after a long run, how to prevent
how do i stop chafing
sports bra rubs me
How do I prevent chafing?
`,
  sun: `
do i need sunscreen for running
which sunscreen doesn't run into my eyes
got sunburnt on my long run, tips
sunglasses or cap for running
How do I protect myself from the sun?
`,
  watchChoice: `
which running watch do you recommend
is a garmin worth it for a beginner
what watch should i get under 200
apple watch or garmin for running
do i need a gps watch
Which watch should I buy?
`,
  trail: `
how do i get into trail running
do i need trail shoes
first trail race, any tips
why am i so much slower on trails
can i run trails with road shoes
how to run downhill on trails
How do I start trail running?
`,
  firstIntervals: `
how do i do my first interval session
when can a beginner start speedwork
what's a simple interval workout
never done intervals, where do i start
should beginners do intervals
how many reps should i start with
How do I start with intervals?
do i have to do intervals
`,
  longRunHow: `
how slow should long runs be
how often should i do a long run
can i stop and walk in the long run
should i do the long run at marathon pace
can i split my long run in two
do i need long runs for a 10k
is 2 hours too long for a long run
long run pace for me, how slow is slow
should i eat during long runs
long run on saturday or sunday, does it matter
How should I do long runs?
`,
  longestBefore: `
how long should my longest run be before a marathon
do i have to run 42k before the race
is 18k enough before a half
how many 30k runs do i need
when should my last long run before the marathon be
never ran more than 15, can i do a half
longest i've done is 25, marathon in five weeks, am i fine
do i need to hit 32 before the marathon
How long must my longest run be before a race?
`,
  weeklyFor: `
how many km a week do i need for a half marathon
is 30k a week enough for a marathon
what mileage for a sub 50 10k
how much should i run a week to finish a marathon
is 3 runs a week enough for a half
what should a week look like for a first half marathon
training 4 days a week for a marathon, enough?
marathon on 3 runs a week with twins at home, ok?
how much mileage do i need to not suffer in a half
How many kilometres a week do I need for a race?
is 40 km a week enough for a half
`,
  cutbackWeek: `
do i need a deload week
how often should i have a cutback week
what is a down week
why does my plan have an easy week
should i drop mileage every fourth week
my plan never has a rest week, why
Do I need easier weeks?
`,
  plateau: `
stuck at the same times for a year, what do i change
i'm not getting any faster despite training
my 10k hasn't improved in ages
hit a plateau
training hard but no progress, why
same pace for months although i run more, what am i missing
two years of running and no new pb
I’ve stopped getting faster. What can I change?
`,
  injuryFree: `
how do i avoid getting injured
how can i prevent shin splints
tips to stay injury free
what should beginners do so they don't get hurt
i get injured every time i increase, how to stop that
had shin pain last year, how do i keep it away this time
what exercises protect my knees
How do I avoid injuries?
`,
  sleepBeforeRace: `
couldn't sleep the night before my marathon, will that ruin it
can't sleep, race tomorrow
always sleep badly before races
how do i sleep before race day
How important is the night before a race?
`,
  racePacking: `
what do i pack for race day
race day checklist
what should i wear for my marathon
what to bring to my first race
do i wear the race shirt
what's the weather gear for standing around before the start
bag drop closes early, what do i keep on me
What do I need on race day?
`,
  startPlace: `
where should i stand at the start
which start corral do i pick
start is so crowded, what do i do
should i start at the back as a beginner
does my time start with the gun
Where do I line up at the start?
`,
  raceWarmUp: `
how do i warm up for a 5k race
do i need a warm up before a half marathon
should i jog before the marathon start
warm up routine for race day
How do I warm up before a race?
`,
  dayBefore: `
should i run the day before a race
rest or shakeout run before the marathon
what do i do the day before my half
is a jog the day before ok
day before the race, legs feel heavy
What should I do the day before a race?
`,
  hardMoment: `
how do i keep going when it gets tough in a race
mental tricks for the last kilometres
i always give up in the second half of races
how do i deal with the pain cave at 35k
how to push through when i want to stop
at km 30 my head says stop, how do i fight that
i panic when it starts to hurt in races
What do I do when it gets hard in a race?
`,
  cutoff: `
scared of being last in my race
what happens if i miss the cut off
worried about the sweep bus
can i walk in a race
is it ok to walk part of the half marathon
What if I’m last or miss the cut-off?
`,
  afterFinish: `
just finished my race, what do i do now
what should i do straight after the marathon
what to eat right after a race
should i stretch right after finishing
What do I do right after the finish?
`,
  twoRaces: `
two races in two weeks, too much?
half marathon this weekend and a 10k next
can i race every weekend
how long between marathons
can i do parkrun flat out the day before a half
Can I run two races close together?
`,
  badRace: `
missed my goal by two minutes, gutted
dnf'd my marathon and feel awful
my race was a disaster
trained for months and blew up in the race
3:31 instead of sub 3:30 and i could cry
dropped out at 25k, was it the right call
My race went badly. What now?
`,
  raceInfo: `
when does registration for berlin open
is the tokyo course hilly
what time does the race start
how much is the entry fee
where do i pick up my bib
which marathon is flat and fast
recommend me a race near me
Where do I find information on a race?
which marathon should i enter
`,
  goodTime: `
what's a good 5k time for a 40 year old woman
is 2 hours a good half marathon time
is 28 minutes for 5k any good for a beginner
average 10k time for my age
55 minutes for 10k at 50, is that decent
what would be a respectable first marathon time
What’s a good time for me?
what's a good 5k time for a woman of 40
`,
  fasting: `
how do i run during ramadan
training while intermittent fasting
i do 16:8, when should i run
can i do hard sessions while fasting
How do I train while fasting?
`,
  littleTime: `
only have 20 minutes a day, is that worth it
can i train for a 10k with two runs a week
busy with work and kids, how do i fit in running
is a 3k run even worth it
is running twice a week enough
new job, new baby, maybe two runs a week, how do i not lose it all
25 minutes at lunch is all i have
I have little time. Are short runs enough?
`,
  fitnessLoss: `
how quickly do i lose fitness
will a week of holiday ruin my training
do i lose everything in ten days off
going on holiday for two weeks without running, how bad is that
ten days with a broken washing machine of a life, no runs, am i back to zero
skip two weeks over christmas, how much will i lose
How fast do I lose fitness?
`,
  treadmillLong: `
long run on the treadmill because of the weather, how long
20 miles on a treadmill is insane, alternatives?
can i replace my long run with the treadmill
how do i survive a long treadmill run
Can I do a long run on the treadmill?
`,
} as const satisfies MoreExamples;
