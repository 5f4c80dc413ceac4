import type { MoreExamples } from '../../question-topic.ts';

/** Questions in English on the product itself, one a line, by what they ask. */
export const APP_EXAMPLES_EN = {
  appLanguage: `
where do i switch the app to english
how do i change language here
app is in the wrong language
can this app be in vietnamese
set the language to japanese
How do I change the language of the app?
`,
  appRecording: `
where is the start button
how do i record my run here
does the app track my run with gps
can this app track me while i run
how do i start a run in the app
Can I record a run with this app?
`,
  appManual: `
forgot my watch, how do i enter the run
can i log a treadmill run by hand
add a run manually
ran without watch yesterday, how do i put it in
treadmill run has no distance, can i type it in myself
How do I add a run by hand?
`,
  appPlan: `
how do i delete my plan
where do i see my training plan
how do i change the days of my plan
can i pause the plan
how do i mark a session as done
how do i skip a session in the app
how do i swap two days in the plan
the plan still shows yesterday's session
can i get more rest days in my plan
How do I change my training plan in the app?
`,
  appToWatch: `
can i send the workout to my garmin
how do i get the intervals on my watch
sync my plan to google calendar
export plan to my watch
can i print my plan
How do I get the sessions onto my watch or calendar?
`,
  appHeartZones: `
my zones are wrong, how do i change them
how do i set my max heart rate
where do i enter my resting heart rate
how are my zones calculated
how do i find out my max heart rate
app thinks my max is 185 but i've seen 197, how do i fix it
why does zone 2 start so low here
How do I set my maximum heart rate and zones?
`,
  appGoals: `
where do i put in my race date
how do i add a goal
how do i tell the app about my marathon
change my goal time
add my personal bests
Where do I enter my race or goal?
`,
  appHumanCoach: `
can i get a real coach here
how do i share my runs with my coach
how do i find a trainer
can my coach see my data
how do i stop sharing with my coach
How do I find a human coach or share my runs?
`,
  appCancel: `
how do i cancel
stop my subscription
i want to end the free trial
how do i get a refund
change my card
thinking of leaving, how do i cancel
i don't want to pay any more
How do I cancel my subscription?
how do i cancel my subscription
`,
  appDuplicates: `
my run shows up twice
duplicate activity, how do i remove it
same run from garmin and strava counted double?
two copies of yesterday's run
The same run is here twice. What do I do?
`,
  appWrongFigures: `
forgot to stop my watch, the distance is wrong
can i correct the distance of a run
my watch recorded the drive home
app shows the wrong pace, how do i fix it
the run was 10k but it says 9.6
The numbers of my run are wrong. What can I do?
`,
  appStrava: `
how do i connect strava
why can't you read my strava runs
does this work with strava
strava runs have no feedback
can you post to strava
Does it work with Strava?
how do i link strava
`,
  appHistory: `
how do i import my old runs
can i bring my history from another app
upload several years of runs
where are my runs from last year
import takes forever
new here, do you know my runs from before
i've 3 years on my old watch, can you take them
How do I get my old runs in?
`,
  appTrends: `
where can i see my statistics
where's the chart of my weekly mileage
where do i find my runs
how do i see my progress over the year
where is the map of my run
where do i see how many km i ran this year
can i see a graph of my heart rate
Where do I see my charts and progress?
where can i see my runs
`,
  appInstall: `
is there an iphone app
how do i get this on my phone
can't find the app in the app store
does it work offline
is there an android version
How do I install it on my phone?
`,
  appMemory: `
do you remember what i told you
forget that i had a knee injury
what do you know about me
can you remember that i can't run on mondays
delete what you know about me
What do you remember about me?
what did i say my goal was
what did we say about my goal
`,
  appMethod: `
how do you know that
how do you calculate these numbers
can i trust what you say
where does this figure come from
how did you work out my fitness
Where do your numbers come from?
`,
  appContact: `
i found a bug, who do i tell
how do i contact support
where can i send feedback
the app is broken
i have a suggestion for the app
How do I contact support?
`,
  appInvite: `
how do i invite a friend
can my running group use this together
add my friend to the app
start a group chat
How do I invite a friend?
how can i invite a friend
`,
  appConnect: `
how do i connect my watch
how do i hook up my garmin
my garmin account, where do i link it
how do my runs get in here
How do I connect my watch?
`,
  appSettings: `
where do i change my password
can you change my email
how do i change it to kilometres
show miles instead of km
turn off the notifications
dark mode?
Where are the settings?
`,
  appTrouble: `
my garmin won't sync
today's run hasn't arrived
run is missing in the app
my activity didn't upload
My watch doesn’t sync.
`,
  appOtherWatch: `
does the app work with apple watch
how do i get runs from my coros
suunto supported?
huawei watch, how do i connect it
Does it work with another watch?
`,
} as const satisfies MoreExamples;
