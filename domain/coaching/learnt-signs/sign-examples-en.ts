import type { SignExamples } from './sign-examples.ts';

/** English messages, one a line. Written by what they describe: a part, a feeling, a circumstance and a time. */
export const SIGN_EXAMPLES_EN: SignExamples = {
  signs: `
got a squeezing feeling behind my breastbone on the climb, went away when i stopped
every time I pick up the pace there's this heaviness across my chest and into my shoulder
left arm feels like lead on fast reps, jaw gets sore too. dodgy pillow?
pressure in the middle of my chest halfway round, thought it was heartburn, can I still do the tempo
had to stop at 3k because my chest was burning and I came out in a cold sweat
been getting an ache between the shoulder blades whenever I run hard, eases when I walk
something sits on my chest when i run uphill lately, only takes a minute to go
felt like a band being pulled tight round my ribs in the last interval, a bit sick as well
throat and jaw go tight when I sprint, gone after a rest. worth changing my warm up?
indigestion kind of pain in the chest each time I run, tums do nothing
I blacked out for a few seconds after the finish, someone caught me
woke up on the pavement with people round me, no idea how I got there. splits look fine though
vision went dark and I was on my knees by the kerb, got up and jogged home
legs gave way and the next thing I know I'm in the medical tent
collapsed just before the line, they say I was out for about a minute
went all grey and wobbly mid run and had to lie down or I'd have gone
third time this month I nearly keeled over after a hard rep
lost a chunk of the race, don't remember anything from 35 to the end
I came round on the grass with a marshal shaking me, is it ok to run tomorrow
stood up from the bench after training and hit the deck, out cold apparently
my heart goes bonkers while I'm just sitting at my desk, 170 on the watch
heart skips, then thuds, then skips again, all evening since the run
woke at 3am with my pulse galloping and felt faint
it's like a bird flapping about in my chest, comes and goes, even lying down
pulse all over the place after the run and still not settled two hours later
my heartbeat keeps stopping for a second and then doing one massive thump
heart suddenly took off at an easy jog, hit 210, felt light headed, then dropped like a switch
can't get my breath walking up the stairs any more, a month ago I was doing 10 milers
gasping after one lap at a pace I used to chat at
I have to sleep propped up because I can't breathe flat, still running though
winded just tying my laces this week, any breathing drills?
wheezing so badly I couldn't finish a sentence and the pump did nothing
chest whistling all night, inhaler every hour, race is on sunday
lips went a blue colour and I couldn't get air in on the cold run
breathing hurts on one side since yesterday, sharp when I take a deep one
suddenly short of breath on the sofa and my calf has been sore for days
half my face felt numb and droopy for ten minutes, then fine
couldn't get words out properly on the run, came out as gibberish
my right hand stopped working and I dropped my bottle, came back after a bit
lost the sight in one eye for a few minutes like a blind coming down
leg on one side went weak and dragged, then normal. overtraining?
worst headache of my life came on in the last sprint, like being hit with a bat
saw double for half the session and one eyelid is drooping
tingling all down one side of my body and my speech was slurred, wife was worried
had some kind of fit after the run, was twitching on the floor they told me
both feet numb and I've started wetting myself since the back pain
can't feel anything when I wipe and my legs are weak, back's been bad all week
stopped sweating in that heat, got goosebumps and started talking rubbish
I was staggering and couldn't tell them my own name, 34 degrees out there
running in the midday sun I got confused and took off my shirt and lay down, skin red hot and dry
mates said I was wandering in circles shouting, I just remember feeling cold in the heat
threw up twice and shivered in the heat, head pounding, still finished
couldn't walk straight after the hot race, temperature was 40.5 in the tent
drank about five litres of plain water in the race and now I'm puffy, sick and muddled
my fingers swelled like bananas, banging headache and I keep being sick, I drank loads
kept drinking at each stop, now I feel drunk and my head is splitting
legs are rock hard and swollen after the squats and my wee is the colour of coffee
can barely bend my arms after that session and what comes out is brown
peeing something like black tea since the ultra, muscles are agony
there was blood in the toilet after my long run, bright red water
wee came out like cranberry juice after the race, one off I hope
stool has been black and sticky for three days, I take ibuprofen for the knee
brought up something like coffee grounds after the marathon
coughing up pink froth since the cold swim and run
spat blood after the track session, tasted like metal
blood on the paper and cramps after every long run lately
one tiny spot on my shin that hurts to press, worse each run, now sore in bed
can't hop on my right foot, pain right in one bone on top
heel bone kills when I squeeze it from the sides and it throbs at night
my foot hurts in one exact place, limping after 2k, swollen a bit too
shin pain wakes me up at night, can I cross it out and do the long run
deep groin pain that gets worse each kilometre, I limp home
my hip aches deep inside, can't stand on that leg to put on socks
pain in the front of the hip at night and with each step, planning a marathon in 3 weeks
sharp pain in the groin when I land, feels like inside the joint
one calf is swollen, hot and tender since the long flight
my left leg is twice the size of the right below the knee, shiny and sore
calf feels like a cramp that won't go for four days and the skin is warm and red
came off crutches and the calf blew up, now I also get out of breath
tongue swelled and I got hives after a gel, carried on running
got stung, now my face is puffy and my throat feels tight
itchy all over with welts and felt dizzy five minutes into the run after eating prawns
eyelids swollen shut and wheezy after the new bar, took an antihistamine and ran
cracked my head on the tarmac, been sick since and the light hurts
took a knock to the head in a fall, can't concentrate, headache for two days
fell on the ice, banged the back of my head, now very sleepy. easy run ok?
knocked out for a bit when I tripped on the trail, feel foggy
I keep forgetting what I'm doing since I hit my head on Friday
sugar was 2.6 after the run, shaking and couldn't think
took my insulin, forgot to eat, ended up sitting on the kerb sweating and not knowing where I was
husband couldn't wake me after the evening run, I'm type 1
breath smells of nail varnish, so thirsty, peeing all the time and lost 5 kilos
meter says HI, feel sick, breathing fast, still going to the track
I'm 30 weeks and there was some bleeding after my jog
pregnant, tummy keeps going tight every few minutes since the run
22 weeks along and leaking fluid when I run
haven't felt baby move since this morning's run
expecting in may and got a bad headache with spots in front of my eyes after jogging
no period for eight months, third stress fracture, coach says I look fit
my cycle stopped when I dropped the weight, feels like a win
living on apples and coffee to make race weight
I make myself sick after dinner so I stay light
if I eat a biscuit I have to run until it's burned, every single time
taking laxatives before weigh in, faster already
eating 600 calories a day and running 80k, why am I so cold and tired
I feel fat even at 42 kilos, running twice a day and skipping meals
don't see the point of being here, running is the only thing left
I've been thinking of stepping in front of a train on my run
everyone would cope better if I was gone
I want to go to sleep and not wake up
wrote goodbye letters, just want to finish the race first
been cutting my legs to calm down, shorts are out for the race
I stop on the bridge every night and think about jumping
tired of living, what's the use of a plan
won't need a plan after sunday, giving my watch away
took twelve ibuprofen today for the shin, stomach on fire
popped a whole strip of paracetamol since lunch to get through the race
swallowed all the pills I had last night and then felt scared
doubling my painkillers every few hours so I can run, ears are ringing
temperature of 39 and shivering, still going to do the long run
fever and aching all over but it's only an easy 5 so I went
bad chest cold, coughing green stuff with a temperature, race tomorrow
red line creeping up my leg from a blister and I feel shivery
heart feels odd since I had the virus, tight chest on every jog
dark patch and pus on the cut, chills all night, can I do intervals
he hits me when I come home late from running
my coach touches me after training and says to tell nobody
he locked the door and took my shoes so I can't go out
she throws things at me if I go for a run, got a black eye
scared to go home tonight, can we talk about the plan while I hide at the track
thunder right above me and I'm on the ridge, keep going?
lightning just struck near, I'm in an open field with 4k to go
lost on the mountain, phone at 5 percent, it's dark and I'm freezing
water is rising over the path and I'm stuck between two streams
had a funny turn on the run, everything sounded far away and I had to hold on to a fence
not right since sunday: dizzy each time I stand, heart thumping, pale
something popped in my chest feeling wise and now I can't lie on my left
room spins whenever I get up, ran anyway, fell into a hedge
passed blood twice today, a bit dizzy, am I ok for the tempo
my belly is rock hard and the pain is unbearable since the run
testicle pain came on suddenly in the run, swollen and awful
neck so stiff I can't bend it, fever and the light hurts my eyes
my dad died of his heart at 40 and now I get the same tightness when I run
I know you'll say rest, but the tight chest only lasts a minute
doctor said stop, but I feel a bit of pressure only on hills so I'm still racing
he passed me fit in may but the chest pain is back since this week
one moment I was rounding the bend, the next a stranger was holding my legs up and asking my name
apparently I went down like a sack in the last bend, I only know because of the bruises. easy week?
marshals say I was out for thirty seconds, felt great otherwise, can I race next week
lights went off at the water stop, came back sitting against a bin
ears rang, sounds got distant, everything turned white and I had to squat
nearly blacked out on the third hill rep, had tunnel vision, walked it off
my granddad says i dropped like a stone in his kitchen after my run. feel fine now
if a truck hit me on my run I'd not mind at all to be honest
I look at the train tracks on every run and think how quick it would be
thanks for all the help coach, I won't be needing sessions any more, nobody will miss me
what's the use, I lie awake planning how to do it, running doesn't help any more
I've sorted my stuff and given the cat to my sister. one last long run
I'm a burden to everyone, they'd be happier without me
can't stop crying and I keep wishing I was dead, still did my 10k
I scratch my thighs with a blade when a race goes badly
since I got injured there is nothing left to live for
living on chewing gum and diet coke till the weigh in on friday
eat, run to the loo, get rid of it, then run. been months
my weight is all I think about, down to one yoghurt a day and 90k a week
I feel guilty about every bite so I add 10k for each meal
periods disappeared when I started marathon training, that's normal right
haven't bled in half a year, down another few kilos and flying
necked a whole pack of painkillers on the start line because of the knee
had about ten codeine since breakfast, feeling floaty, off for a jog
took way more than the box says because my back hurts, stomach is killing me
hubby took my car keys and phone, says I run to meet men, my arms are black and blue
trainer slaps the girls when we are slow and shuts us in the changing room
my coach says the massage is part of training but his hands go where they should not
my dad will beat me if I come last on saturday
a bloke has been following me on my runs and grabbed me yesterday
the boyfriend checks my watch and if I'm late he shoves me about
can't go home, he's been drinking and I'm scared. running laps till he sleeps
twisted my knee down a gully, nobody around, getting dark and no signal
fog came in, no idea where the path is, hands too cold to use the phone
ankle is gone, I'm in a tunnel on the line and can't climb out
sky went black and my hair is standing up, still 3 miles from the car
big flash and bang at the same time, I'm under the only tree
my heart stops for a moment when I sit reading then kicks like a horse
watch showed 165 while I was doing the washing up, ten minutes of it
resting pulse shot up to 150 watching telly, felt shaky
heart doing a drum solo in the bath, then I saw stars getting out
can't make the bed without stopping for air
used to chat at 9 minute miles, now I'm puffing at 12s, it's been two weeks
had to stop three times on the way up to the flat to get some air, was running fine in spring
used my reliever six times and still couldn't say my own name at the finish
couldn't finish the word bottle, my tongue wouldn't do what I wanted, ten minutes maybe
my mouth went crooked in the mirror after the run, it's straight again
left hand went to sleep and I kept dropping the gel, then my leg joined in
a grey shade slid across one eye at mile 2, cleared by mile 3
stopped sweating at 20k, they say I asked what race I was in five times
friends had to steer me, I was zig zagging and talking about a dog that wasn't there, it was boiling
skin like a stove, no sweat, can't recall the last hour in that sun
ring won't come off, face round like a balloon, brain like porridge, I drank at each table
one calf an inch bigger than the other after the coach trip, it's shiny
back of the knee swollen and hot, foam roller made it worse, getting breathless too
I can't put weight on my hip, groin screams when I turn in bed
tender spot on the shin, size of a coin, hurts walking to the shop now
a bone in my foot screams when I push the clutch, pain at rest as well
arms so swollen from pull ups I can't reach my face, wee like stout
toilet looked like red wine after the marathon
blood in my hanky after the intervals, a teaspoon maybe
poo like tar and I'm light headed, been on naproxen for weeks
38.5 this morning, still want my 300 km for the month
burning up and shivering under two blankets, but long run day is long run day
I get this fist under my ribs on every climb, off as soon as I walk. stretches?
ache runs from elbow to little finger on the left on tempo days only
tooth ache only when I run fast, dentist found nothing
my back between the blades burns uphill and I go clammy
there's a weight on my chest from km 2, sits there till I stop, getting earlier each week
bumped my head on a beam, been throwing up, sleepy, but legs are good
since I came off the bike helmet first I can't follow a conversation
my son went white and dropped in training, came round in seconds. what should his pace be
my wife is slurring and can't lift her arm, we just finished our run
I'm type one and woke up on the floor with juice all over me
thirst like mad, up to pee all night, down 6 kg without trying
34 weeks, gush of water on my walk run
some spotting after the jog, 12 weeks gone
lips tingling and fat after the trail mix, hard to swallow
face like a balloon after a wasp on the towpath, bit wheezy
been on naproxen three times a day for a month for my shin, hardly pee and my ankles are puffy
it felt as if someone tightened a belt round my ribs on the steep bit, better at the top
a strap of pressure across the front of me whenever I surge, two minutes and it's gone
cramp like grip under the breastbone each time I pick it up
ate a peanut bar, now my lips tingle and my tongue feels fat
itchy bumps all over since that almond gel and my voice sounds odd
hours after the run my heart still flutters like a moth, I had to hold on to the wall
washing up ten minutes and the watch says 168, it won’t come down
28 weeks along and there was fresh red on the paper after my walk
no period since summer but I have never been this light or this fast
I press a hot spoon on my leg when I miss my target, shorts show it
I stop on the bridge each night, look down and think how quiet it would be
the letter to my family is written, just this race left
whenever I am alone again I wish I would not wake up
stool like tar since the ultra and I go woozy when I stand
next thing I knew somebody was patting my cheeks next to the treadmill
one leg thick and hot since the long flight
fever, stiff neck and light hurts my eyes
shivering and confused after the swim, can’t work the zip
took a whole strip of painkillers this morning so I could start
`,
  harmless: `
my resting hr has stayed up all week and my sleep is poor, do I rest
woke with a raised pulse after another bad night, easy run or none
morning pulse eight beats higher since sunday, sleeping badly, take it easy?
resting heart rate a few beats up and poor sleep this week, too much training?
garmin won't sync, it just keeps spinning
my watch drops the bluetooth every time I open the app
upload stuck at half, app freezes
do I have to drink at every aid station or only some
water stops are every few k, sips or a whole cup
what do I eat on race morning, my gut is always nervous
I need the loo as soon as I start, what breakfast is safest
air quality is in the red, still go out
smog alert today, run inside or skip
if I go off too fast will I blow up
I always die in the last third because I start too hard
I'm heavy, will running wreck my joints
just joined and the app can't find my runs
thirty degrees and humid, do I run or not
really muggy out, still go for the tempo
any tips for steep hills, they slow me right down
how do you get up a steep climb without losing it all
side stitch near the end again, any way to prevent it
first marathon next spring, never raced before, realistic or not
had a stitch and slowed to a walk, gone after a minute
slept two hours, should I skip the intervals
barely slept, is a workout a good idea today
stitch under my ribs every time I run after lunch
hardly trained and the race is next month, what's realistic
haven't run since summer, want to ease back in next week
been busy with work for a month and lost my fitness, starting over
two months off the road with the new baby, what's a sensible first run
can't find the energy to lace up after a long break
can't be bothered anymore, it's dark and cold out and I hate running in winter
fed up with running, same loop every day, zero motivation
I just want to give up on this plan, it's boring
race in four days and I'm so nervous I want to go and test a long run
hate mornings, hate this training block, whatever
feel lazy and guilty about skipping three weeks
not in the mood for any of it, might quit the club
I can't get myself off the sofa after work
that hill is a killer, loved it
my heart wasn't in it today, bored of the loop
heart broken, missed my sub 20 by a second
legs died at 30k, hit the wall big time
dying for a beer after that one
this heat is murder on my splits, any tips for summer paces
my lungs were on fire in the final 400 but that's racing
breathing hard on the reps of course, recovered in a minute
nothing left in the tank, collapsed on the sofa with pizza
I nearly died laughing at the photo
so sick of the treadmill
sick pace today, best ever
my watch died at 10k
strap was dead so the heart rate is nonsense
the watch says 220 but the strap was loose, real one was 150
pulse jumped to 200 for a second, sensor glitch surely
quads so sore I walk like a cowboy
calves tight after the hills, foam rolled and fine
a blister on my heel popped, taped it
stitch in my side at 5k, went when I slowed down
chafed nipples, lesson learned
toenail went black again, classic
a bit stiff this morning, loosened up after a mile
knackered but happy
legs like jelly after the squats, in a good way
my head was all over the place with work, run cleared it
feeling faint hope of a pb
I passed out flyers at the expo
passed out on the bed at 9, slept ten hours, feel great
butterflies before the race, heart pounding at the start line as ever
goosebumps when the crowd cheered
blood sweat and tears but I got the medal
bloody hell that was windy
I'm bleeding money on shoes
got cold feet about the marathon, should I drop to the half
my pacing is a bit bipolar, how do I run even splits
suicide sprints at football tonight, does that count as intervals
killed the tempo, smashed it
feel like death warmed up before coffee, fine now
my plan gives me a headache, too many numbers
race fever has got me, signing up for three
the price of those shoes gave me a heart attack
hot shower and I felt reborn
dropped dead last but who cares
what should you do if a runner next to you collapses
how do I spot heat stroke in my group
writing a talk on cardiac arrest in sport, any data on marathons
what is rhabdo
can a stress fracture happen from running on concrete
is it dangerous to run with a cold
what heart rate is too high for a 50 year old
how would I know if I drink too much in a race
does running cause heart problems
what are the signs of overtraining
my dad had a stroke last year and now walks with us every week
my wife fainted at her race once, she is fine, how do I pace her
a man collapsed in front of us at parkrun and they used the defibrillator
my friend has chest pain when he runs and his doctor is on it
the runner beside me was coughing blood, awful, what a race though
grandma died, so I missed the week
my dog limped so we cut it short
our son has asthma and plays football, how far can a ten year old run
no chest pain, no dizziness, just slow
didn't faint, just sat down to tie my laces
never had any trouble breathing, I just get bored
nothing hurts, nothing swollen, ready for the next block
no fever any more, slept well, back to normal
not dizzy, not sick, only hungry
wasn't confused or anything, took a wrong turn because I was chatting
had palpitations years ago, fully checked, all clear and told to run
the cardiologist did every test and signed me off, so what's the plan
doctor says my knee is fine, scan was clean
physio cleared me after the stress fracture in 2019, no problems since
had a concussion two years ago, long healed, just mentioning it
had anorexia as a teen, recovered for ten years, eat plenty now
my period is regular and I eat well
blood test came back normal, iron is fine
they checked the leg for a clot and there was none, I can run
wee was pale and clear all day, hydration on point
beetroot juice turned my pee pink, funny
squash stained my lips blue
the red on my sock is dye
ketchup all over my shirt, looked like a crime scene
laughed so hard I couldn't breathe
the view took my breath away
breathless from the beauty of the sunrise
jaw dropping finish
my jaw dropped at the price
chest press and squats at the gym, chest muscles sore when I push them
ribs sore from laughing
arm sore where I got the flu jab
wrist hurts from typing
slept on my arm and it was numb for a minute this morning
pins and needles in my toes from tight laces, fine once loosened
fingers numb from cold, gloves next time
eyes watering from the wind
dizzy with joy
head spinning from all the training advice
I get so nervous I feel sick before races
ate too much pasta, felt heavy
gels make my stomach gurgle
needed the loo at 8k, no more curry
dead legs on monday, should I do the easy run anyway
is it normal to be tired after 30k
how many rest days do I need
my resting heart rate is 48, is that good
how do I lose 2 kg before spring in a healthy way
should I eat before a morning run
what pace should my easy runs be
how far should I run this week
felt strong, heart rate steady, breathing calm
weather was awful, thunder forecast for tomorrow, I'll go inside
lightning fast finish from me
got lost in town, found a nice cafe though
stuck at 25 minutes for 5k, how do I break the plateau
I could run forever
life is good, running is life
can't live without my morning run
end of my season, time to rest
last run ever in these shoes, rest in peace
said goodbye to my old plan, give me a new one
my boss is killing me with overtime
he beat me by two seconds
she beat me again at parkrun, grr
coach pushed me hard today and it worked
got hit by the wind on the bridge
the bridge climb is brutal, how do I train for it
jumped in the lake afterwards, bliss
ten pills of salt a day, said nobody ever
took one paracetamol for a headache yesterday and skipped the run, fine today
vitamin d and iron, anything else worth taking
do I need electrolytes for a 90 minute run
cut my hair, feel faster
cut my long run to 20k
bruised my ego more than my knee
fell over a root, scraped my palms, all fine
banged my elbow on the door
slow because of the snow, cold but lovely
burning question: do strides help
my shoes are dead, 900 km
breaking in new shoes, slight rub
I have a race in three weeks, how do I taper
hr drifted ten beats over the hour, is that ok
stopped at lights a lot so ignore the pace
I was out of breath after the sprint for the bus, age eh
burned out from work, want easy weeks
feeling low energy, maybe skip today
cramp in my calf at night, gone with a stretch
the second half was a slog but I dug in and my last km was the quickest, what should I do next week
what a day, the crowd carried me, legs went at 35 but I shuffled home with a grin
route goes straight through the heart of town, flat and shady, good for a tempo?
slipped and grazed my knee, didn't hit my head, no headache, scab is healing, can I run later
my son had asthma as a toddler, the specialist discharged him, we want to do a kids 3k
after the last 400 I was puffing like a dog for a minute, then fine, want to go two seconds quicker
clock said 3:59:58 and my heart stopped, screamed across the line
arms got tired from carrying the bottle
dropped my gel and had to go back for it
forgot my bib half an hour before the start and my head went blank, mum brought it
slept like the dead and woke up starving
left calf a touch tight after hills, foam roller?
legs went to jelly at the tape and I was still laughing
took a paracetamol last night for a headache, all good today, easy run fine?
had a navicular stress fracture two years ago, healed, running seven months without pain, can I go to 40 a week
peanut butter gel tastes great
new shoes are a bit stiff, rub the heel slightly, plaster did it
no fever, no cough, 36.7, just short of sleep
grandpa had a heart attack in 2005, since then we all go walking
my MRI is in: no stress fracture, doctor lets me jog again from this week
the sauna made me dizzy with happiness, see you on the track
my chest strap leaves a red mark, how tight should it be
what's the best way to breathe when sprinting
is it true that heart rate drops with training
my heart rate is lower than last month at the same pace, am I fitter
stomach was fine, legs were fine, just the mind gave up at 30
ran past the hospital where I was born, nice loop
first run after the vaccine, arm a bit sore, otherwise good
I never get injured, touch wood, what's your secret for the next block
my knee is a bit grumpy after hills but fine when warm
sat next to a guy who fainted at the ceremony, long speech in the sun
the film about the runner who lost his leg made me cry
stopped for a swim because it was so hot, then jogged home slowly
I had a fever two weeks ago, been fine for ten days and jogged twice
had covid in january, doctor checked my heart, all fine, ready to train
coach yelled at us to push the last one, we all laughed after
my mate always collapses dramatically at the line, drama queen
smashed my toe on the sofa, black nail, no big deal
nose bled a bit in the dry air, stopped at once, hotel heating
cut my finger on a tin, does that matter for sunday
ate like a pig all week, feel heavy, race in two days
down three kilos since new year by eating better, feeling strong
skipped breakfast and bonked at 18k, ate a banana and was fine
period started today so I took it easy
seven months after the baby, midwife says go, how do I begin
mosquito bites itch like mad
sunburnt shoulders, wear a shirt next time
legs heavy from work, standing all day, is an easy jog ok
lost my way in the forest for ten minutes but had the map, extra 2k
thunderstorm cancelled the track session, swap it with thursday?
bridge closed, had to go round, so 3k more than planned
life got in the way, two weeks off, where do I start
my late dad loved running, I run this one for him
I want to finish before they close the course, 6 hours, what pace
watch said 190 but it always reads high in the cold
my max is 205 and I hit 198 in the sprint, normal for me
resting pulse 52 to 55 this week, does it matter
breathing was easy at 5:40, could talk in sentences
felt a bit flat, nothing hurts, maybe need a down week
calf cramp in bed, stretched, gone, more salt?
hip flexors stiff from sitting in the office, any drills
shin splints as a teenager, none since, do new shoes help
pins and needles from crossing my legs at lunch, funny jog at first
the dog was dizzy from chasing his tail on the trail
left my inhaler at home and didn't need it once, asthma is well controlled
blood donation tomorrow, how long until I can run hard
physical went well, ECG and blood fine, the doctor is a runner too
our cat has been sick all night, vet says she'll be fine, can I move the tempo
my dog can't breathe well and is on a drip at the vet, I only run alone this week
the puppy has blood in his stool, I was up all night, shorter run ok?
our girl broke her arm on the trampoline, hospital sorted it, I need a shorter session
our lad hit his head at football, doctors checked him, he's resting, I slept three hours
my garmin had a stroke and lost half the route
the treadmill died of a heart attack, machine only
laptop fainted, lost my log
I look like I'm dying in race photos, how do I relax my face
in the photo I look like a zombie having a fit, form tips?
stitch under the right ribs after a big lunch, walked a minute and it was gone
side stitch again after pasta, deep breaths fixed it
heat stroke in 2018, hospital for a day, doctor cleared me ages ago, no trouble since
lost my period in college, ate properly again, regular for two years, doctor is happy
clot in 2016, off the thinners for years, consultant says run freely
ablation five years ago, yearly check was clean, no limits
fractured my foot in 2020, scan shows it's solid, hopping is no problem
flatmate got rhabdo from squats, she's in hospital, my legs are fine
mum has palpitations and her doctor is changing the pills, I need lunch runs
training partner tore his calf, surgery on friday, who paces me now
grandpa had a stroke so I'm staying with him, only flat lanes there
club mate collapsed at the finish last week and is home again, I'm fine
I missed sub 4 by 8 seconds, my heart bleeds
is 180 bpm too high for the last rep, max is 195, felt grand
what was my heart rate and the highest
how fast was the second rep and the fourth one
makes sense, thanks
bye for now, off I go
no pain at all, can I go again tomorrow
nasty side stitch at 4k, walked it off, how do I stop getting them
first marathon in five months, is it doable
feel a bit rubbish after a late night, lace up or not
did I slow down in kilometre six
tell me something funny
and the highest one
and the fourth one
exhausted today, what do I run tomorrow
knackered after this week, what's next
so drained, rest or run tomorrow
worn out but motivated, what should I do next
why am I so slow lately
why was that so slow, felt like I was walking
my pace feels like a stroll, what's going on
running like a snail today, why
what's tmrw and what's it for
what's tomorrow's session and why
get a stitch every time i eat before running
side stitch again at 3k, how do I stop it
stitches on every downhill lately
is a marathon in five months realistic
do I have enough time to get ready for a half in spring
can I go again tomorrow? so excited i want to run every day
first run done and I'm buzzing, when is the next one
had a hot flush in the second mile and stood in the shade for a minute, lovely run otherwise
heart rate never goes above 120 since I take beta blockers, are the zones any use to me
put on weight since the menopause although I run more
my zones make no sense on blood pressure tablets, the doctor knows about them
and 4?
and number 3?
and the 6th?
slept badly all night, is the tempo still on?
my race is in five weeks and I've hardly run, be honest
couldn't sleep last night, still do the intervals?
no sleep at all, do I still do the tempo tomorrow
my plan just stops after race day, nothing comes next
the schedule is empty from the 20th on, what now
nothing left on my plan, so what do I do then
there’s nothing in the calendar after the marathon
I can’t be happy for my friend’s PB and I hate that I’m jealous
everyone in the club is quicker than me now and it bugs me
not proud of it, but I envy her new time
been lazy for three weeks, not one run
slept through the alarm and feel guilty about the missed run
awake at four and couldn’t drop off again, evening intervals to blame?
I lie awake after late track sessions
my sleep is rubbish when I train at nine at night
new job, new shifts, home at ten, when do I fit my runs in
we’re moving house, the boxes are everywhere, no time for the long run
the same run shows up twice, I want to get rid of one
my mate says I walked that bit but I know I ran it
colleague swears I went under four minutes for the last k, was I?
GPS had a stroke in the tunnel and gave me a zigzag
my watch died at 30k, heart attack when I saw the screen go black lol
this plan is going to kill me, three sessions a week, have mercy
my mum nearly fainted when she heard I signed up for an ultra
my husband will murder me if I enter another race
I blew up so badly in the relay the team wants my head
died at 35k, back from the dead now, what went wrong
the climb nearly finished me off but what a view
she said yes at the top of the hill, we’re engaged
it’s my birthday so I ran my age
saw a deer with two fawns and stopped to take pictures
my toes tingle a bit when the laces are too tight, fine once I loosen them
glasses steam up and my nose runs in the cold
bum aches from sitting at a desk all day, running is fine
a sniffle for two days, no fever, just the nose
second day of my period and the tempo always goes badly
wind and rain from the storm tomorrow, short run by the river?
it has rained for a week, what can I do in the gym instead
girlfriend says I run too much, how do I make it up to her
dinner eight days before the race with old friends, spicy food okay?
how long may I stop at each aid station and still go under five hours
arm is a bit sore from the flu jab this morning
put on two kilos while carb loading, is that normal
what’s the price for a year and can I pay by bank transfer
if I quit, what happens to my data
is a real person reading this
who do you cheer for in the relay on TV
nobody told me hills were this hard, ha
scared to run alone before sunrise on empty streets
what should my wife and I wear, she gets cold, I get hot
help my son with his homework about two trains
which air conditioner do I need for a small room
flights and hotel for the race, any idea what it costs
I wake in the middle of the night and stay awake until morning after hard evenings
sessions at nine in the evening, then wide awake until two
two or three bad nights a week, mostly after intervals
`,
};
