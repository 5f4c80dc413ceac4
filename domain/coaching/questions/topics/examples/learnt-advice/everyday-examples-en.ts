import type { MoreExamples } from '../../question-topic.ts';

/** Questions in English with much beside what they ask, one a line, by what they ask. */
export const EVERYDAY_EXAMPLES_EN = {
  other: `
which visa do I need for a trip to japan
what does it cost to move house
recommend a restaurant for a date
which air conditioner is right for a small room
help my son with his maths homework
write a book report for school
how do I make a vlookup in a spreadsheet
will gold go up tomorrow
who should I vote for
fix my printer please
translate this into french
how do I get a stain out of a carpet
what phone should I buy
is my car insurance too expensive
cheap flights in summer
what should I name my cat
best film of the year
how do I renew my passport
do I need a visa for vietnam and which documents
passport photo requirements
how expensive is a moving company for a one room flat
movers or a rental van, what is cheaper
nice cheap restaurant near the station
where can I take a girl for dinner
how many kilowatts of air conditioning for a bedroom
which fridge should I get
solve this maths exercise for my daughter
write my essay on climate change
translate this sentence into japanese
excel formula to add up a column
will the gold price rise this week
should I buy shares now
which party should I vote for
my printer has no wifi
hotel in tokyo for three nights, what does it cost
which laptop should I buy for studying
`,
  family: `
my girlfriend says I run more than I see her, how do I make it up to her
my wife found out I entered another race, what do I say
my mum is scared because I signed up for an ultra, how do I reassure her
partner wants to break up because of my training
my husband thinks marathons are dangerous
kids complain I'm always out running
how do I explain to my parents that 50k is fine
argued at home about the entry fee
`,
  missed: `
slept through my alarm and skipped the run, make it up or not
missed this morning's session, do I do it tonight
skipped two runs this week, should I squeeze them in
feel guilty about the run I skipped, do I have to catch up
was too lazy today, do I run double tomorrow
missed my long run because of a party, move it or drop it
`,
  food: `
is a banana before my morning run okay
what do I eat before a run at six
toast or porridge before the long run
snack an hour before running
what's good after a long run
is milk before running bad
coconut water or gel for a long run
`,
  fitnessLoss: `
ten days at my parents without running, how much do I lose
will I get slower after two weeks of holiday
how fast does fitness go when you stop
no runs over the festive week, is my form gone
one week off because of work, do I drop back a lot
can't run for ten days, will it matter for my half
`,
  vaccine: `
had my flu shot this morning, intervals this afternoon or tomorrow
arm is sore after the jab, can I do my tempo
covid booster on friday, long run on saturday?
when can I train hard after a vaccination
tetanus shot today, is an easy run fine
got vaccinated yesterday and feel ok, run?
`,
  carbonShoes: `
a friend jogs in carbon shoes every day and got faster, should I
super shoes for easy runs, good idea
can I wear my plated shoes on all my runs
do carbon shoes hurt my calves if I use them daily
training in race shoes, yes or no
should I copy my mate who does everything in vaporflys
`,
  afterBirth: `
five months after birth and cleared by my doctor, how do I start again
had a baby in spring, how many runs a week now
post partum and breastfeeding, how long should my first runs be
c-section four months ago, what does a restart look like
got the ok from the midwife, walk and run how
baby wakes me all night, can I get back to my old half pace
`,
  watchSays: `
garmin says peaking, does that mean I'm in shape
watch shows maintaining, is that good
my watch thinks I am overreaching
training status says strained, what now
race predictor on my watch says 3:25, real?
watch says I need 60 hours of recovery after an easy jog
`,
  caffeine: `
palpitations from a caffeine gel once, does caffeine-free make a big difference
gels with caffeine only in the second half?
how much does caffeine help in a marathon
can I skip coffee on race day
caffeine or no caffeine gels
coffee makes me jittery before races
`,
  clothes: `
singlet or t-shirt for a marathon at 28 degrees
what do I wear for a race at 13 degrees, I come from the tropics
arm sleeves or a throwaway top at the start
shorts or tights at five degrees
what do you wear in humid heat
cold at the start and hot after 3k, how do I dress
`,
  air: `
AQI is 180, mask outside or gym
is running with a mask in smog okay
haze today, treadmill instead?
pollution level red, skip the intervals
which air quality is still fine for a run
wildfire smoke smell, go out?
`,
  appToWatch: `
can I sync my plan to google calendar
put my sessions into my phone's calendar
export the schedule to outlook
is there a calendar link for the plan
see the plan on my computer's calendar too
send tomorrow's workout to my watch
`,
  appHistory: `
import hundreds of runs from another app
how do I bring my nike run club history over
move three years of runs in here
can I load my old keep runs
upload all my past activities at once
my old app exports a zip, can you read it
`,
  appWrongFigures: `
gps drew me through the river, can you fix the distance
watch lost signal and cut a kilometre off
distance is wrong because of the tunnel
can you correct the pace of this run
forgot to stop the watch and drove home
the track goes through houses
`,
  motivation: `
so lazy, two weeks without a run
running is no fun at the moment and my times are stuck
can't get myself out of the door
I keep finding excuses not to run
lost all interest in running since the race
need a kick up the backside
`,
  alone: `
woman running alone at 4:30 on empty streets, a bit scared
how do other women stay safe before dawn
someone followed me on my run, what should I do next time
is it safe to run by the river at night
the only time I have is before sunrise and it feels creepy
should I carry something to protect myself
`,
  twoRaces: `
asked to run a relay the day before my half, stupid?
10k on saturday and half on sunday, can I
race an easy 5k the day before my goal race
friend needs a substitute the day before my race
two races on one weekend
fun run a week before the marathon
`,
  hardSpacing: `
tuesday and wednesday are both hard in my plan, is that a mistake
two workouts back to back this week
can I do intervals the day after tempo
hard days in a row, swap one?
three interval sessions in a week is too much, cut one
gap between long run and speed work
`,
  race: `
be honest, is sub 3:15 realistic for me at 58
is it worth chasing a faster marathon at my age or should I enjoy it
can I break 1:55 this spring
what could I run for 10k now
`,
  shoePair: `
which of these two carbon shoes suits a 76 kg runner
nimbus or kayano for long runs
pick one for a 4 hour marathon, adios or endorphin
shoe A is lighter and B is softer, which
i weigh 85 kilos, which racing shoe
superblast versus novablast
`,
  heat: `
how many seconds slower at 90 percent humidity
34 degrees tomorrow, do I run
feels like a sauna, how do I train
humid and warm, what pace is right
`,
  trail: `
trail race in two months, how do I get ready for the descents
first 50k trail, is it as scary as it sounds
mountain race, walk the climbs?
need poles for a 30k trail
how do I read a trail course profile
are trail races dangerous for road runners
`,
  slowIsFine: `
is seven minutes a kilometre too slow to call it running
everyone else my age is quicker, am I just slow
my easy pace is embarrassing, does it matter
`,
  gear: `
What shoes are right for me?
do I need different shoes for tempo runs
what should I look for in a running shoe
`,
} as const satisfies MoreExamples;
