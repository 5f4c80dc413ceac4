import type { TopicExamples } from '../question-topic.ts';

/** Questions in English on the coach, the product and all else, one a line, by what they ask. */
export const TALK_EXAMPLES_EN = {
  abilities: `
so what are you able to tell me
what kind of questions can you answer
what do you do exactly
how do i talk to you
what topics do you cover
what can you do?
help
what can I ask you
how does this work
What else do you know about me
which things can you help with
what are you good for
can you help me
What do you know
how do I use this
how can you help me
are you a real coach
What can you help me with?
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
what is the date today
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
} satisfies Partial<TopicExamples>;
