import type { MoreExamples } from '../../question-topic.ts';

/** Questions in English on situations that runners describe, one a line, by what they ask. */
export const SITUATIONS_EXAMPLES_EN = {
  shiftWork: `
my roster changes to early, late and night shifts, can I run at two in the afternoon instead
off work at eleven pm from next month, where do i put the long run
rotating shifts, four on two off, which day for the long one
my hours changed and six in the morning is impossible now, move everything to lunchtime?
new job with irregular hours, how should my sessions be arranged
nurse on rotating rota, how do I keep the plan going
night shifts start next week, when should the intervals be
working weekends now so the long run day has to change, what do you suggest
How do I train with changing work hours?
`,
  splitLong: `
can i split my long run into morning and evening
two hours on the treadmill is torture, could I do one hour twice
is two times 10k the same as a 20k long run
no time for 24k in one go, half before work and half after okay?
does a long run count if I break it up into two runs the same day
long run in two parts because of the heat, still useful?
can I do the 30 as 18 and 12 on the same day
Can I split the long run into two?
`,
  lateTraining: `
i run intervals at nine pm and wake up at three, is it connected
can't sleep after evening sessions
late hard workouts keep me awake, what can I do
training finishes at ten at night and I lie awake for hours
is it bad to do speed work right before bed
sleep badly on the nights after hard runs, why
should I stop running hard in the evening because of my sleep
Does training late ruin my sleep?
`,
  pacingSomeone: `
i'm pacing my wife at her first half, any tips
running as pacemaker for my brother, he wants sub 2, how do I do it
how do i pace my friend without stressing her
my mate asked me to pace him at his 10k, does it count as training for me
pacing a slower runner at a marathon, what should I watch
i am guiding my dad round his first 10k next week, how fast should we start
can I count it as my long run when I run a race with my girlfriend at her pace
How do I pace somebody in a race?
`,
  raceMeal: `
can I have a curry a week before my half
big family dinner eight days before the marathon, ok?
is spicy food a problem the week of a race
wedding buffet the weekend before my 10k, should I hold back
sushi two days before the race, bad idea?
barbecue with friends this saturday and the race is next sunday
what shouldn't I eat in race week
Can I eat out before a race?
`,
  numbToes: `
my toes go numb after half an hour, loosening the laces helps
forefoot goes to sleep on long runs, shoes too tight?
pins and needles in two toes while running, laces or foot
numb foot at 6k every time, gone when I stop
are my laces making my toes tingle
feet go numb in the new shoes, size up?
why does the ball of my foot go numb on runs
Why do my toes go numb when I run?
`,
  hitWall: `
bonked at 35k, was it the pace or the fuel
hit the wall at mile 20 and walked home, why
completely empty after 30k, did I eat too little or start too fast
how do i avoid blowing up in the last 10k of a marathon
died in the second half of the marathon lol, what should I fix
legs were gone at 32k although training went well
ran out of gas ten k before the finish, what to change
Why did I hit the wall?
`,
  chipTime: `
watch says 21.4 but the race was 21.1, which one is my pb
official time is 40:01 and my watch has 39:59, gutted
strava shows a faster half than the chip time
my garmin measured 42.9 for the marathon, what was my real pace
does a 10k pb on the watch count if the race was short
gun time or chip time, which is my time
missed sub 2 by one second because of GPS
Does my watch or the official time count?
`,
  bibSwap: `
my friend is injured and gave me her bib, can I run as her
is it ok to buy a race number from somebody else
can i run the half under my brother's name
someone offers their start place unofficially, should I take it
running with another person's bib, what can happen
the race is sold out, can I use my colleague's number
Can I run with a friend’s race number?
`,
  chooseRace: `
lost the ballot again, which flat marathon in spring should I enter instead
which half would you recommend near me in march
half or full this autumn, which one should i do on 45 km a week
recommend a beginner friendly race
where should I run my first marathon
can you suggest a fast course for a pb
two races on the same day, which one do I pick
Which race should I choose?
`,
  relayLeg: `
got roped into a 4 km relay leg in two weeks, what can I still do
how do i pace my leg so I don't blow up like last time
running third in the club relays, only marathon training so far
relay at work, 5k each, how fast do I go out
I always die in the second half of my relay leg
what should I do in the last fortnight before a short relay
How do I run a relay leg?
`,
  eveningRace: `
race starts at 7pm, what do I eat during the day
how do i prepare for an evening 5000 on the track
night 10k, when should my last meal be
I am used to morning races, this one is at eight in the evening
what do I do in the hours before a race after work
should I nap before an evening race
What do I do before an evening race?
`,
  raceArrival: `
big race with bag drop and toilets, when do I leave the hotel
how early should i be at the start of a marathon with 30,000 people
start is at 7:30, what time do I get up and go
I queued for the loo until the gun last time, how much time should I plan
when do I have to be in my start pen
how long before the race should I arrive
When should I be at the start?
`,
  carbWeight: `
put on two kilos carb loading, normal?
scales went up since i started eating more carbs before the race
does carbo loading make me heavier
I feel bloated and heavier three days before the marathon
should I eat less because I gained weight before the race
why am I heavier in taper week
Is gaining weight while carb-loading normal?
`,
  afterPlan: `
my plan ends with the race, what then
nothing after race day in my plan, is that right
what do I train once the marathon is done and the plan is over
how do i go on when my training plan has finished
last week of the plan is here, what's next after the race
no sessions after the 14th, is something missing
What comes after my plan ends?
`,
  longRunsLeft: `
five weeks to go and no 30k run yet, how many do I need
how many 20 milers before a marathon
when should my last long run be
have I got time for another 30k with four weeks left
longest run is 22k and the marathon is in six weeks, what now
is one 32k enough before the race
How many long runs do I need before the race?
`,
  volumeOrSpeed: `
more mileage or more intensity to get from 2:05 to 1:55
four runs a week, do i add a run or a speed session
what helps more at 50, volume or intervals
stuck at 45 km a week, longer or faster
is it better to run more or to run harder
should I raise my weekly km before adding tempo runs
Should I add distance or speed?
`,
  moreOrLess: `
plan says 24 but my group runs 18, add six alone or leave it
can I do a bit more than the plan, I feel great
is it bad to cut the session short when I'm out of time
felt good and ran 14 instead of 10, problem?
may i add an extra easy run this week
only had time for half the run, does it matter
my club does 16k on sundays and the plan has 20
May I run more or less than planned?
`,
  planTooFast: `
the easy pace in my plan is too hard to talk at
your paces are a bit too quick for me every time
i can't hold the tempo pace you set, can you lower it
easy runs at the prescribed pace leave me gasping
are the target paces wrong for me
plan paces feel ten seconds too fast
The paces in my plan are too fast.
`,
  shoesSlower: `
since i got the new cushioned shoes I'm 15 seconds slower, is it them
are heavy shoes costing me time
could the shoes be the reason my pace dropped
new pair and every run is slower since
how can I test if a shoe makes me faster
did the switch of shoes change my cadence
Do my shoes make me slower or faster?
`,
  headlamp: `
head torch or chest light for an unlit path
what light should i buy for running before dawn
how bright does a running headlamp need to be
no street lamps where I run, which lamp is best
is a waist light better than a head torch
do I need a rear light when I run on the road at night
Which light do I need for running at night?
`,
  carryWater: `
vest or belt for a trail half with stations every 7 km
hand-held bottle or hydration vest for long runs
how much water do I carry for 25 km
best way to take a bottle along without it bouncing
do I need a hydration pack for a 21k trail
where do I put phone, keys and water on a long run
How do I carry water on a run?
`,
  indoorInstead: `
rainy season, only a spin bike and a treadmill nearby, what do I do
how do i replace an interval session on the bike
indoor workouts to keep fit while it snows
can't run outside this week, give me sessions for the gym
which machine in the gym replaces an easy run best
cross trainer instead of running for a week, how long each time
What can I train indoors instead?
`,
  movedToHeat: `
moved to a hot country and I'm a minute slower, have I lost my fitness
pace dropped since summer started and vo2max too
how long until i am used to the heat
everything feels harder since I moved to the tropics
is it normal to run 30 seconds slower in humid weather
came back from a cool place to 34 degrees and can't hold my pace
Why am I slower since it got hot?
`,
  hormones: `
i'm 51 with hot flushes and my easy heart rate is up, hormones or unfit
does menopause make running harder
perimenopause and my pace got slower, normal?
can hormones raise my pulse on easy runs
hot flushes at night and my legs are heavy the next day
started hormone therapy, does that change my zones
Do hormones change my heart rate?
`,
  runnyNose: `
my nose runs like a tap when I run in winter, allergy?
glasses steam up and my nose drips on cold mornings
why does my nose only run outdoors in the cold
is it bad to breathe cold air while running
nose streaming on every winter run
does cold air harm my lungs
Why does my nose run in the cold?
`,
  pulseGap: `
no heart rate in the first ten minutes of the recording, is that normal
the heart rate line is blank at the start
hr missing for half of my run, why
gap in the pulse graph, what happened
my strap only connected after 2 km, are the averages still right
heart rate dropped out in the middle
Why has part of the run no heart rate?
`,
  stopsInPace: `
had to wait at a level crossing, does it go into my average pace
is the traffic light counted in the pace
average pace with or without stops, which one do you show
the dip in the graph is a red light, does it spoil my average
moving time or elapsed time for the pace
forgot to pause the watch at the shop, is my pace wrong now
Do stops count in the average pace?
`,
  shoeWorn: `
780 km in my novablasts and the tread looks fine, replace them?
how do i know when my running shoes are done
shoes feel flat after 600 km, time for new ones
can I keep running in shoes with 900 km on them
the sole still has grip but my shins ache, are the shoes dead
when should i retire my pegasus
are my shoes worn out
how many kms do shoes last
when to replace shoes
how many km do shoes last
how long do shoes last
are my shoes worn out after 800k
Are my shoes worn out?
`,
  envy: `
my friend ran a pb and I can't be happy for her, what's wrong with me
jealous of a guy who started later and is faster
a girl in my club trained half as much and broke 3:30
i hate that I feel bitter when my mates improve
everyone gets faster except me and it hurts
how do I stop being envious of my training partner
I envy other runners.
`,
  goodNews: `
we got engaged on the top of the hill
it's my birthday today and I ran thirty k
my baby was born this morning
saw a family of deer on my run, so beautiful
I ran my first 10k without stopping, I'm so happy
stopped to take pictures of the sunrise, pace ruined but who cares
finally qualified for boston, crying
got the job, celebrated with a run
ran with my dad for the first time, best run ever
I have good news to share.
`,
  praise: `
your prediction for my race was spot on
you guessed my time nearly to the second, impressive
best coach ever
I followed your advice and it worked
you were so right about starting slower
lol you knew I would blow up
You were right, well done.
`,
  coachSelf: `
which team are you backing in the relay
do you run yourself
what's your marathon pb, coach
who's your favourite runner
do you ever get tired of my questions
what do you do on your rest day
Do you have a favourite team, coach?
`,
  blisters: `
get blisters on every long run, what socks should I wear
should i tape my feet before the half to avoid blisters
my sock has a hole and I got a blister, tape it for the race?
which tape or cream stops blisters
how do i stop blisters between my toes
blisters under the ball of the foot after 15k, shoes or socks
How do I avoid blisters?
`,
  plantarHeel: `
plantar fasciitis, can I keep training for my race in two months
heel hurts in the morning but not while running, is it ok to run
first steps out of bed are painful in my arch
how do i train with plantar fascia pain
sole of my foot is stiff and sore every morning, carry on?
exercises for plantar fasciitis for runners
My heel hurts with the first steps in the morning.
`,
  sittingPain: `
pain in the buttock when I sit at my desk, running is fine, shoes?
sciatica-like ache after sitting all day, can I run
my glute aches on long drives but not on runs
piriformis tight from the office, what helps
bum pain down the back of the thigh when sitting
desk job nine hours and my hip hurts, should I run
My buttock hurts from sitting.
`,
  pacer: `
the pacer keeps surging, do I stay with him
is it smart to run with the 4 hour pace group
should i stick to the pacer or run my own race
pace group started too fast, what do I do
how close should I stay to the balloons
pacer was ten seconds too quick each km last time
Should I follow a pacer?
`,
  gearCare: `
can I put my running shoes in the washing machine
how do i dry wet shoes overnight
my shoes stink, how do I clean them
shoes never dry in this rain, any trick
how should I wash running clothes so they don't smell
mud on my trail shoes, hose them down?
How do I wash and dry my shoes?
`,
  rainRun: `
is it ok to run in light rain
it's drizzling, go or stay in
what do i wear for a long run in the rain
will I get ill from running in the rain
how do i keep my feet dry when it pours
race day looks rainy, what changes
Can I run in the rain?
`,
  vegan: `
i'm vegan, how do I get enough protein as a runner
can I train for a marathon on a plant-based diet
vegetarian runner, what about iron
which plant foods are good after a long run
do vegans need supplements for running
stopped eating meat and feel flat on runs
What should vegetarian runners eat?
`,
  boredom: `
long runs are so boring, what do you do for two hours
how do i make the same loop less dull
treadmill bores me to death
what can I listen to or think about on easy runs
easy runs are boring, can I go faster for fun
lost the fun of running, records are all I think of
im bored of easy runs
bored of running, help
Running bores me.
`,
  fewerLonger: `
3k every day or 8k three times a week, which is better for staying consistent
is it better to run short daily or longer every other day
five short runs or three longer ones
twenty minutes daily versus an hour three times
to keep the habit should I run every day a bit
same weekly distance, more runs or longer runs
A little every day or fewer, longer runs?
`,
  appWho: `
are you an actual person or a bot
is there a human behind this chat
am I talking to a machine
my friend says real people write these answers, true?
do humans read and answer my messages
what are you exactly
are you a robot
are you a real person?
are you chatgpt
are you human or a machine
Who are you
are you a bot
who are you lol
Are you a human or an AI?
`,
  appPrivacy: `
can my coach read what I write to you
do other people see my runs
is my location visible to strangers
who reads our chat
can my boss find my runs here
is what I tell you kept private
Who can see my runs and messages?
`,
  appPrice: `
how much is it for a year
what payment methods do you take
can I pay with paypal
is there a free version
is there a discount for students
how much will I be charged next month
What does it cost?
`,
  appEdit: `
how do I delete a run that isn't mine
can I remove yesterday's activity
where can I rename this run
this ride was saved as a run, can I change the sport
how do i hide a run from the list
delete the run from tuesday please
How do I delete or rename a run?
`,
  appProfile: `
I entered the wrong sex, does it change your numbers and where do I fix it
my birth year is wrong, where do I correct it
where do i edit my profile
does my age matter for the figures
I put in the wrong date of birth
how do I change my resting heart rate in the profile
Where do I change my sex, age or weight?
`,
  appKeepData: `
if i cancel do you keep my data and can I export it first
can I download all my runs
what happens to my runs when my subscription ends
how do I get all my data out
are my recordings deleted when I stop paying
do you keep anything after I leave
What happens to my data if I leave?
`,
} as const satisfies MoreExamples;
