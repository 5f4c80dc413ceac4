import type { AnswerBook } from '../answer-book.ts';
import { SUBJECT_ANSWERS_EN } from './answers-en-subjects.ts';
import { FIGURE_ANSWERS_EN, FIGURE_NAMES_EN } from './answers-en-figures.ts';
import { TRAINING_ANSWERS_EN } from './answers-en-training.ts';

export const ANSWERS_EN: AnswerBook = {
  training: TRAINING_ANSWERS_EN,
  figures: FIGURE_ANSWERS_EN,
  subjects: SUBJECT_ANSWERS_EN,
  figureNames: FIGURE_NAMES_EN,
  offers: {
    thisRun: 'how this run went',
    splits: 'its splits',
    next: 'what to run next',
    why: 'why your easy pace is what it is',
    week: 'how your week stands',
    improving: 'whether you are improving',
    race: 'race times within reach',
    rest: 'whether to rest or run',
    pacing: 'how to pace the next one',
    warmUp: 'warm-up and strides',
  },
  talk: {
    'greeting.plain': ['Hello, good to hear from you.', 'Hello. What shall we look at?'],
    'thanks.plain': [
      'Gladly. Ask again after the next run.',
      'You are welcome. The next run will tell us more.',
      'Good. I am here when the next question comes.',
    ],
    'goodbye.plain': [
      'See you after the next run. Sleep well, that is training too.',
      'Until next time. Give the legs what they need in between.',
    ],
    'abilities.plain': [
      'I read your recordings and answer from their numbers: what to run next and why, how a run or a week went, whether you are improving, which race times are within reach.',
      'Ask me about your running: how a run went, what should follow it, why a pace is as it is, how the week stands, what a race might bring.',
    ],
    'abilities.limits': [
      'I make no diagnosis, and I leave open what was not recorded.',
      'I am software, so I judge by numbers alone and leave illness and injury to a doctor.',
    ],
    'unknown.plain': [
      'I cannot answer that from your runs.',
      'Your recordings hold no answer to that.',
      'I did not catch what you would like to know about your running.',
    ],
    'unknown.empty': [
      'I cannot find a question in that.',
      'There is nothing in that which I could answer.',
    ],
    'offer.list': [
      'What I can tell you: [offers].',
      'Ask me, for instance, about [offers].',
      'You could ask about [offers].',
    ],
    'repeat.lead': ['It stands as I said.', 'Nothing has changed since.'],
    'safety.lead': ['I stay with what matters most.', 'This comes before everything else.'],
    'held.plan': [
      'You told me of something that a doctor should see first, so I plan no training now. Tell me when you have been cleared.',
      'Until a doctor has cleared you I set no session and no pace. Let me know what they say.',
    ],
    'held.illness': [
      'You told me that you are ill, so there is no plan today: rest comes first. Tell me when you are well, and we begin gently.',
      'While you are ill, rest is the plan. Let me know when you are well again.',
    ],
    'held.care': [
      'What you told me matters more than training. Please talk to a doctor or to someone you trust, and tell me how you are.',
      'I would rather hear how you are than plan a run. Please stay close to a doctor or someone you trust.',
    ],
    'held.later': [
      'The numbers can wait, what you told me of comes first. Once a doctor has seen you, we look at your runs.',
      'Let us look at that when a doctor has cleared you. Until then nothing in your runs matters as much.',
    ],
    'held.reminder': [
      'Training itself waits until a doctor has cleared you.',
      'We decide what comes next once a doctor has cleared you.',
    ],
    'held.reminderIllness': [
      'Training itself waits until you are well.',
      'We decide what comes next when you are well again.',
    ],
    'cleared.plain': [
      'Good that it has been looked at. We begin gently, and some easy runs come before anything fast.',
      'Good to hear. The first runs back are for getting used to it again, with nothing fast in them.',
    ],
    'cleared.well': [
      'Good to hear. Begin with a short easy run, and stop at once should it come back.',
      'Good. Let the first run be short and easy, and see how you are the day after.',
    ],
    'noHistory.plain': [
      'I have not seen a run of yours yet.',
      'None of your runs has reached me so far.',
    ],
    'noHistory.next': [
      'Record one or bring in a file, and I can answer from it.',
      'After the first recorded run I can say more.',
    ],
    'noHistory.withheld': [
      'Your runs come from Strava, and its terms do not let me read them.',
      'Your runs are here from Strava, but its terms keep an AI coach out of them.',
    ],
    'noHistory.withheldNext': [
      'Link Garmin, or add the file from your watch, and I can read them.',
      'With Garmin linked, or with the file from your watch, I can answer from your own runs.',
    ],
    'nextWhy.recover': [
      'What you have just done is turned into fitness on the quiet days.',
      'After this the body needs time to build in what you did.',
    ],
    'nextWhy.build': [
      'Easy running is what endurance grows on.',
      'Another easy one adds to the base and takes little out of you.',
    ],
    'nextWhy.quality': [
      'There are easy days behind you, so faster running can do its work.',
      'You are rested, and your weeks have room for something faster.',
    ],
    'nextWhy.long': [
      'Your last long run lies some days back, and endurance lives on it.',
      'A long run is what your week still lacks.',
    ],
    'nextWhy.restart': [
      'After {{runner.daysSinceRun}} days without a run, patience brings you back fastest.',
      'Coming back, the legs need longer than the lungs.',
    ],
    'nextWhy.start': [
      'I don’t have any of your runs yet, so begin with what suits everybody.',
      'Without a recording of yours I start on the safe side.',
    ],
    'nextWhy.pain': [
      'You told me that something hurts, and that decides.',
      'Pain comes before every plan.',
    ],
    'next.beforeRace': [
      'Before a race fresh legs count for more than another session: run short and easy, add a few short strides, and rest or jog the day before.',
      'A race so close asks for freshness: keep the runs short and easy, add a few strides, and do nothing hard or long any more.',
    ],
    'next.generic': [
      'Run easy next, slow enough to talk in whole sentences.',
      'Let an easy run follow, at a pace at which you can talk.',
    ],
    'why.pulse': [
      '{{runner.next.heartRate.ceiling}} is the upper edge of your easy range, taken from the threshold or maximum heart rate in your profile.',
      'Below {{runner.next.heartRate.ceiling}} you are in your easy range; the limit follows from the heart rates in your profile.',
    ],
    'why.raced': [
      'Your easy range, {{runner.next.pace.slow}} to {{runner.next.pace.fast}}, follows from your best recent race: {{runner.race.distance}} in {{runner.race.duration}}.',
      'I take the pace from your races: a VDOT of {{runner.vdot}} puts easy running between {{runner.next.pace.slow}} and {{runner.next.pace.fast}}.',
    ],
    'why.usual': [
      'The pace is where your easy runs have been lately, around {{runner.easyPace}}.',
      'I don’t have a recent race of yours, so I go by your usual easy pace, {{runner.easyPace}}.',
    ],
    'why.feel': [
      'I know neither a race nor a measured heart-rate limit of yours, so talking is the measure: whole sentences must be possible.',
      'Without a race or a measured maximum I set no figure; being able to talk is the best guide then.',
    ],
    'why.missing': [
      'Enter your threshold or maximum heart rate in the profile, or record a race, and I can give you a range.',
      'A recorded race or a measured maximum heart rate would turn that into numbers.',
    ],
    'why.estimate': [
      'Your zones rest on an estimated maximum, so take them as rough.',
      'The maximum behind your zones is an estimate; a measured one would make them yours.',
    ],
    'why.purpose': [
      'At that effort endurance grows while the legs stay fresh; faster costs recovery and adds little.',
      'The calmer effort trains heart and muscles nearly as well and can be repeated the next day.',
    ],
    'why.tempo': [
      'Tempo at {{runner.pace.threshold}} is the edge at which effort still stays level; it follows from your best recent race.',
      'Based on your races, the threshold lies at {{runner.pace.threshold}}: slower trains it less, faster cannot be held.',
    ],
    'why.intervals': [
      'Intervals at {{runner.pace.interval}} bring breathing near its limit; faster only makes them shorter.',
      'Based on your races, {{runner.pace.interval}} is enough for intervals, since the last has to be as good as the first.',
    ],
    'why.talk': [
      'On the next run, if you can talk in whole sentences you are right, whatever the watch says.',
      'Try it on the next run: stay there to the end and see how fresh you are the day after.',
    ],
    'improving.fitter': [
      'Yes. In the last {{runner.trend.days}} days your easy runs were at {{runner.trend.recent.pace}} with {{runner.trend.recent.heartRate}}; before that {{runner.trend.before.pace}} with {{runner.trend.before.heartRate}}.',
      'You are: easy running went from {{runner.trend.before.pace}} at {{runner.trend.before.heartRate}} to {{runner.trend.recent.pace}} at {{runner.trend.recent.heartRate}}, so each heartbeat carries you further.',
    ],
    'improving.same': [
      'About level: {{runner.trend.recent.pace}} at {{runner.trend.recent.heartRate}} in your easy runs lately, {{runner.trend.before.pace}} at {{runner.trend.before.heartRate}} before.',
      'Your easy running keeps its level, {{runner.trend.before.pace}} at {{runner.trend.before.heartRate}} then and {{runner.trend.recent.pace}} at {{runner.trend.recent.heartRate}} now.',
    ],
    'improving.harder': [
      'Not by your easy runs just now: {{runner.trend.recent.pace}} at {{runner.trend.recent.heartRate}} lately, {{runner.trend.before.pace}} at {{runner.trend.before.heartRate}} before. Warm days, short sleep or fatigue do that as readily as lost fitness.',
      'Easy running costs you more at the moment, {{runner.trend.recent.pace}} at {{runner.trend.recent.heartRate}} against {{runner.trend.before.pace}} at {{runner.trend.before.heartRate}}; that is often tiredness and not lost form.',
    ],
    'improving.pace': [
      'Your easy pace went from {{runner.trend.before.pace}} to {{runner.trend.recent.pace}}; without heart rate I cannot tell whether that is fitness or effort.',
      'Easy runs were at {{runner.trend.before.pace}} and are now at {{runner.trend.recent.pace}}. Without heart rate I cannot see what it costs you.',
    ],
    'improving.paceSame': [
      'Your easy pace has stayed around {{runner.trend.recent.pace}}; without heart rate I cannot see whether it costs you less.',
      'At {{runner.trend.recent.pace}} your easy runs keep their pace. Heart rate would show whether they come easier.',
    ],
    'improving.volume': [
      'Your average week went from {{runner.trend.before.week}} to {{runner.trend.recent.week}}.',
      'You run {{runner.trend.recent.week}} a week now, {{runner.trend.before.week}} before.',
    ],
    'improving.unknown': [
      'I do not know enough easy runs of yours, lately and before, to compare them honestly.',
      'For a fair comparison I need several easy runs from these weeks and from the weeks before.',
    ],
    'improving.test': [
      'The clearest test is the same course at the same heart rate every few weeks.',
      'Keep the easy runs easy and regular; the same loop at the same heart rate, or a race, will show the rest.',
    ],
    'improving.ease': [
      'Take some easier days with good sleep, then look again.',
      'Go easy for some days and compare again; form often comes back by itself.',
    ],
    'race.all': [
      'Your best recent race points to {{runner.predicted.5000.duration}} over {{runner.predicted.5000.distance}}, {{runner.predicted.10000.duration}} over {{runner.predicted.10000.distance}} and {{runner.predicted.half.duration}} in the half marathon; for the marathon count on {{runner.predicted.marathon.from}} to {{runner.predicted.marathon.to}}.',
      'Within reach, based on your races: {{runner.predicted.5000.distance}} in {{runner.predicted.5000.duration}}, {{runner.predicted.10000.distance}} in {{runner.predicted.10000.duration}}, a half marathon in {{runner.predicted.half.duration}}. In the marathon it would be somewhere from {{runner.predicted.marathon.from}} to {{runner.predicted.marathon.to}}.',
    ],
    'race.track': [
      '{{runner.predicted.[d].distance}} in about {{runner.predicted.[d].duration}} is what your best recent race points to, an even {{runner.predicted.[d].pace}}.',
      'I would count on {{runner.predicted.[d].duration}} over {{runner.predicted.[d].distance}}, at {{runner.predicted.[d].pace}} throughout.',
    ],
    'race.half': [
      'A half marathon in about {{runner.predicted.half.duration}} is what your best recent race points to, an even {{runner.predicted.half.pace}}.',
      'For the half marathon I would count on {{runner.predicted.half.duration}}, at {{runner.predicted.half.pace}} throughout.',
    ],
    'race.marathon': [
      'For the marathon count on {{runner.predicted.marathon.from}} to {{runner.predicted.marathon.to}}; formulas flatter over that distance, so plan towards the slower end.',
      'A marathon would take you {{runner.predicted.marathon.from}} to {{runner.predicted.marathon.to}}, and the slower figure is the safer plan.',
    ],
    'race.basis': [
      'It rests on {{runner.race.distance}} in {{runner.race.duration}}, a VDOT of {{runner.vdot}}.',
      'Behind it stands your race over {{runner.race.distance}} in {{runner.race.duration}}.',
    ],
    'race.endurance': [
      'Your longest run of the last weeks is {{runner.longest30}}, and over that distance endurance decides before speed does.',
      'With {{runner.longest30}} as your longest run lately, it is endurance that would still be missing.',
    ],
    'race.trained': [
      'It takes a flat course, a cool day and training for the distance.',
      'That holds on a flat course in cool weather, with the distance trained.',
    ],
    'race.next': [
      'To come closer, keep the long run regular and put a tempo run between easy days.',
      'What brings you there is a regular long run, and tempo running on rested legs.',
    ],
    'race.unknown': [
      'I don’t have a race of yours from the last weeks, and from training runs I would only be guessing.',
      'Without a recent race I don’t name a time; training runs say too little about racing.',
    ],
    'race.howTo': [
      'Run a race, or a short test as fast as you can hold it, with the watch on; then I can tell you times.',
      'A recorded race over any common distance is enough for me to work with.',
    ],
  },
};
