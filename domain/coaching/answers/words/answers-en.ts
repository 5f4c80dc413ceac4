import type { AnswerBook } from '../answer-book.ts';
import { ADVICE_ANSWERS_EN } from './advice/answers-en-advice.ts';
import { ASK_ANSWERS_EN } from './answers-en-asks.ts';
import { SUBJECT_ANSWERS_EN } from './answers-en-subjects.ts';
import { FIGURE_ANSWERS_EN, FIGURE_NAMES_EN } from './answers-en-figures.ts';
import { RUNS_ANSWERS_EN } from './runs/answers-en-runs.ts';
import { TERM_ANSWERS_EN } from './answers-en-terms.ts';
import { TRAINING_ANSWERS_EN } from './answers-en-training.ts';

export const ANSWERS_EN: AnswerBook = {
  training: TRAINING_ANSWERS_EN,
  figures: FIGURE_ANSWERS_EN,
  subjects: SUBJECT_ANSWERS_EN,
  asks: ASK_ANSWERS_EN,
  advice: ADVICE_ANSWERS_EN,
  terms: TERM_ANSWERS_EN,
  runs: RUNS_ANSWERS_EN,
  figureNames: FIGURE_NAMES_EN,
  offers: {
    thisRun: 'how this run went',
    splits: 'its splits',
    next: 'what to run next',
    why: 'why your easy pace is what it is',
    week: 'how your week stands',
    improving: 'whether you’re improving',
    race: 'race times within reach',
    rest: 'whether to rest or run',
    pacing: 'how to pace the next one',
    warmUp: 'warm-up and strides',
  },
  talk: {
    'greeting.plain': ['Hi, good to hear from you.', 'Hello. What shall we look at today?'],
    'thanks.plain': [
      'You’re welcome. Ask me again after your next run.',
      'No problem. Your next run will tell us more.',
      'Any time. I’m here when you have another question.',
    ],
    'goodbye.plain': [
      'See you after your next run. Sleep well: you recover while you sleep.',
      'Until next time. Look after your legs.',
    ],
    'abilities.plain': [
      'I read your recordings and answer from the numbers in them: what to run next and why, how a run or a week went, whether you’re improving, and what race times are within reach.',
      'Ask me about your running: how a run went, what to do next, why a pace is right for you, how your week looks, or what you could run in a race.',
    ],
    'abilities.limits': [
      'I can’t diagnose anything, and if something wasn’t recorded I’ll say so.',
      'I’m software, so I go by the numbers alone and leave illness and injury to a doctor.',
    ],
    'unknown.plain': [
      'I can’t answer that from your runs.',
      'Your recordings don’t tell me that.',
      'I’m not sure what you’d like to know about your running.',
    ],
    'unknown.asked': [
      'I’m not sure what you mean. Is it one of these?',
      'Which of these would you like to know? If none, try other words.',
    ],
    'unknown.rest': [
      'I didn’t get the other part of your question. Is it one of these?',
      'I’m not sure what you mean by the rest. Is it one of these?',
    ],
    'unknown.word': [
      'I’m not sure about “[said]”. Is it one of these?',
      'I don’t follow “[said]”. Do you mean one of these?',
    ],
    'unknown.also': [
      'Tap below for the other part of your question.',
      'Press below and I’ll answer the rest.',
    ],
    'unknown.restPlain': [
      'I didn’t get the other part of your question. Please ask it again by itself.',
      'I didn’t understand the rest of your message. Please ask it once more.',
    ],
    'unknown.others': [
      'A human coach who trains you here, or an AI model if you choose one, may know more.',
      'Your own coach, if you have one here, or an AI model of your choice may help with the rest.',
    ],
    'unknown.plan': [
      'A plan needs a few things from you: which race or distance, on which date, and on how many days a week can you run? The button starts it.',
      'For a plan, name your race or distance, its date, and how many days a week you can run. Press the button to begin.',
    ],
    'unknown.empty': ['I can’t find a question in that.', 'I’m not sure what you’re asking.'],
    'offer.list': [
      'Here’s what I can tell you: [offers].',
      'You can ask me about [offers], for example.',
      'Try asking about [offers].',
    ],
    'repeat.lead': ['It’s still as I said.', 'Nothing has changed since.'],
    'safety.lead': ['Let me repeat what matters most.', 'This comes before everything else.'],
    'held.plan': [
      'You told me about something a doctor should see first, so I’m not planning any training now. Tell me when you’ve been cleared.',
      'I won’t suggest a session or a pace until a doctor has cleared you. Let me know what they say.',
    ],
    'held.illness': [
      'You told me you’re ill, so rest comes first and there’s no plan today. Tell me when you’re well, and we’ll start gently.',
      'While you’re ill, rest is the plan. Let me know when you’re well again.',
    ],
    'held.care': [
      'What you told me matters more than training. Please talk to a doctor or someone you trust, and tell me how you are.',
      'I’d rather hear how you are than plan a run. Please stay in touch with a doctor or someone you trust.',
    ],
    'held.later': [
      'The numbers can wait. What you told me comes first. Once a doctor has seen you, we’ll look at your runs.',
      'Let’s look at that when a doctor has cleared you. Until then, nothing in your runs matters as much.',
    ],
    'held.reminder': [
      'Training has to wait until a doctor has cleared you.',
      'We’ll decide what comes next once a doctor has cleared you.',
    ],
    'held.reminderIllness': [
      'Training has to wait until you’re well.',
      'We’ll decide what comes next when you’re well again.',
    ],
    'held.elsewhere': [
      'I’m not giving paces or sessions in this chat right now. Runners can ask me in their own chat with me.',
      'Let’s leave paces and plans out of this chat for now. In their own chat with me, runners can ask anything.',
    ],
    'group.training': [
      'In a group I read nobody’s runs, so I give no paces or sessions here. Ask me in your own chat with me.',
      'Paces and sessions depend on your own runs, and I don’t read those in a group. Ask me in your own chat with me.',
    ],
    'cleared.plain': [
      'I’m glad you’ve had it looked at. We’ll start gently, with a few easy runs before anything fast.',
      'Good to hear. Use your first few runs to get used to it again, with nothing fast in them.',
    ],
    'cleared.well': [
      'Good to hear. Start with a short easy run, and stop at once if it comes back.',
      'Good. Keep your first run short and easy, and see how you feel the day after.',
    ],
    'noHistory.plain': [
      'I haven’t seen a run of yours yet.',
      'None of your runs have reached me so far.',
    ],
    'noHistory.next': [
      'Record one or add a file, and I can answer from it.',
      'Once you’ve recorded your first run, I can say more.',
    ],
    'noHistory.old': [
      'The newest run I have of yours is {{runner.daysSinceRun}} days old, so I can’t say how things stand now.',
      'Your latest run here was {{runner.daysSinceRun}} days ago. I have nothing since then.',
    ],
    'noHistory.arriving': [
      'Your history is still arriving, so I’ll hold off on your weeks until it’s all here.',
      'More of your earlier runs are on their way. I can talk about your weeks once they’re in.',
    ],
    'noHistory.withheld': [
      'Your runs come from Strava, and its terms don’t let me read them.',
      'Your runs are here from Strava, but its terms don’t allow an AI coach to read them.',
    ],
    'noHistory.withheldNext': [
      'Link Garmin or add the file from your watch, and I can read them.',
      'If you link Garmin or add the file from your watch, I can answer from your own runs.',
    ],
    'nextWhy.recover': [
      'You get fitter from what you’ve just done on the easy days that follow.',
      'Your body needs time to recover and adapt after that.',
    ],
    'nextWhy.build': [
      'Easy running is what builds endurance.',
      'Another easy run adds to your base and takes little out of you.',
    ],
    'nextWhy.quality': [
      'You’ve had some easy days, so you’re ready for faster running.',
      'You’re rested, and your week has room for something faster.',
    ],
    'nextWhy.long': [
      'Your last long run was a while ago, and regular long runs keep your endurance up.',
      'A long run is what’s missing from your week.',
    ],
    'nextWhy.restart': [
      'After {{runner.daysSinceRun}} days without a run, starting gently gets you back fastest.',
      'When you come back, your legs need longer than your lungs.',
    ],
    'nextWhy.start': [
      'I don’t have any of your runs yet, so start with something that suits everybody.',
      'I don’t have a recording of yours yet, so I’m starting on the safe side.',
    ],
    'nextWhy.pain': [
      'You told me something hurts, so that comes first.',
      'Pain comes before every plan.',
    ],
    'next.beforeRace': [
      'Before a race, fresh legs count for more than another session. Run short and easy, add a few short strides, and rest or jog the day before.',
      'With a race this close you want to be fresh. Keep your runs short and easy, add a few strides, and do nothing hard or long.',
    ],
    'next.restart': [
      'Run for {{next.duration}} next, [guide], and stay with that until it feels normal.',
      'Make the next one {{next.duration}}, [guide]. Run more often before you run faster.',
    ],
    'next.generic': [
      'Run easy next, slow enough to talk in full sentences.',
      'Make your next run easy, at a pace where you can talk.',
    ],
    'why.pulse': [
      '{{runner.next.heartRate.ceiling}} is the top of your easy range, based on the threshold or maximum heart rate in your profile.',
      'Below {{runner.next.heartRate.ceiling}} you’re in your easy range. I get that limit from the heart rates in your profile.',
    ],
    'why.raced': [
      'Your easy range, {{runner.next.pace.fast}} to {{runner.next.pace.slow}}, is based on your best recent race: {{runner.race.distance}} in {{runner.race.duration}}.',
      'The pace is based on your races: with a VDOT of {{runner.vdot}}, easy running is between {{runner.next.pace.fast}} and {{runner.next.pace.slow}}.',
    ],
    'why.usual': [
      'The pace is where your easy runs have been lately, around {{runner.easyPace}}.',
      'I don’t have a recent race of yours, so I go by your usual easy pace, {{runner.easyPace}}.',
    ],
    'why.feel': [
      'I don’t have a race or a measured heart-rate limit of yours, so go by how you talk: you should be able to speak in full sentences.',
      'Without a race or a measured maximum, I won’t give you a number. Being able to talk is the best guide.',
    ],
    'why.missing': [
      'Enter your threshold or maximum heart rate in the profile, or record a race, and I can give you a range.',
      'A recorded race or a measured maximum heart rate would turn that into numbers.',
    ],
    'why.estimate': [
      'Your zones are based on an estimated maximum, so they’re only approximate.',
      'The maximum behind your zones is an estimate. Measure yours and the zones will fit you.',
    ],
    'why.purpose': [
      'At that effort you build endurance while your legs stay fresh. Faster takes longer to recover from and adds little.',
      'The gentler effort trains your heart and muscles nearly as well, and you can do it again the next day.',
    ],
    'why.tempo': [
      '{{runner.pace.threshold}} is about the fastest you can go while the effort stays level, based on your best recent race.',
      'Based on your races, your threshold is {{runner.pace.threshold}}: slower trains it less, and you can’t hold anything faster.',
    ],
    'why.intervals': [
      'Intervals at {{runner.pace.interval}} bring your breathing near its limit. Going faster only means you can’t keep it up as long.',
      'Based on your races, {{runner.pace.interval}} is fast enough for intervals, because the last has to be as good as the first.',
    ],
    'why.talk': [
      'On your next run, if you can talk in full sentences you’ve got it right, whatever your watch says.',
      'Try it on your next run: stay there to the end and see how fresh you feel the day after.',
    ],
    'improving.fitter': [
      'You’re getting faster for the same effort. In the last {{runner.trend.days}} days your easy runs were at {{runner.trend.recent.pace}} with {{runner.trend.recent.heartRate}}; before that {{runner.trend.before.pace}} with {{runner.trend.before.heartRate}}.',
      'You’re improving: your easy runs went from {{runner.trend.before.pace}} at {{runner.trend.before.heartRate}} to {{runner.trend.recent.pace}} at {{runner.trend.recent.heartRate}}, so you’re getting more speed from each heartbeat.',
    ],
    'improving.same': [
      'About level: {{runner.trend.recent.pace}} at {{runner.trend.recent.heartRate}} in your easy runs lately, {{runner.trend.before.pace}} at {{runner.trend.before.heartRate}} before.',
      'Your easy running is holding its level: {{runner.trend.before.pace}} at {{runner.trend.before.heartRate}} before and {{runner.trend.recent.pace}} at {{runner.trend.recent.heartRate}} now.',
    ],
    'improving.harder': [
      'Your easy runs are a little slower for the effort: {{runner.trend.recent.pace}} at {{runner.trend.recent.heartRate}} lately, {{runner.trend.before.pace}} at {{runner.trend.before.heartRate}} before. Heat, poor sleep or tiredness can cause that just as easily as lost fitness.',
      'Easy running is harder for you at the moment: {{runner.trend.recent.pace}} at {{runner.trend.recent.heartRate}}, compared with {{runner.trend.before.pace}} at {{runner.trend.before.heartRate}}. It’s often tiredness rather than lost fitness.',
    ],
    'improving.pace': [
      'Your easy pace went from {{runner.trend.before.pace}} to {{runner.trend.recent.pace}}. Without heart rate I can’t tell whether that’s fitness or effort.',
      'Your easy runs were at {{runner.trend.before.pace}} and are now at {{runner.trend.recent.pace}}. Without heart rate I can’t see how hard that is for you.',
    ],
    'improving.paceSame': [
      'Your easy pace has stayed around {{runner.trend.recent.pace}}. Without heart rate I can’t see whether it’s getting easier.',
      'Your easy runs are still at {{runner.trend.recent.pace}}. Heart rate would show whether they’re getting easier.',
    ],
    'improving.volume': [
      'Your average week went from {{runner.trend.before.week}} to {{runner.trend.recent.week}}.',
      'You now run {{runner.trend.recent.week}} a week. Before, it was {{runner.trend.before.week}}.',
    ],
    'improving.unknown': [
      'I don’t have enough of your easy runs, recent and earlier, for an honest comparison.',
      'For a fair comparison I need several easy runs from recent weeks and from the weeks before.',
    ],
    'improving.test': [
      'The clearest test is the same course at the same heart rate every few weeks.',
      'Keep your easy runs easy and regular. The same loop at the same heart rate, or a race, will show you more.',
    ],
    'improving.ease': [
      'Take a few easier days with good sleep, then we’ll look again.',
      'Go easy for a few days and compare again. Form often comes back by itself.',
    ],
    'race.all': [
      'Your best recent race points to {{runner.predicted.5000.duration}} for {{runner.predicted.5000.distance}}, {{runner.predicted.10000.duration}} for {{runner.predicted.10000.distance}} and {{runner.predicted.half.duration}} for the half marathon. For the marathon, expect {{runner.predicted.marathon.from}} to {{runner.predicted.marathon.to}}.',
      'Within reach, based on your races: {{runner.predicted.5000.distance}} in {{runner.predicted.5000.duration}}, {{runner.predicted.10000.distance}} in {{runner.predicted.10000.duration}}, a half marathon in {{runner.predicted.half.duration}}. In the marathon it would be somewhere from {{runner.predicted.marathon.from}} to {{runner.predicted.marathon.to}}.',
    ],
    'race.track': [
      'Your best recent race points to {{runner.predicted.[d].distance}} in about {{runner.predicted.[d].duration}}, at an even {{runner.predicted.[d].pace}}.',
      'I’d expect {{runner.predicted.[d].duration}} for {{runner.predicted.[d].distance}}, at {{runner.predicted.[d].pace}} throughout.',
    ],
    'race.half': [
      'Your best recent race points to a half marathon in about {{runner.predicted.half.duration}}, at an even {{runner.predicted.half.pace}}.',
      'For the half marathon I’d expect {{runner.predicted.half.duration}}, at {{runner.predicted.half.pace}} throughout.',
    ],
    'race.marathon': [
      'For the marathon, expect {{runner.predicted.marathon.from}} to {{runner.predicted.marathon.to}}. Formulas are optimistic at that distance, so plan for the slower end.',
      'For a marathon I’d expect {{runner.predicted.marathon.from}} to {{runner.predicted.marathon.to}}, and the slower time is the safer plan.',
    ],
    'race.basis': [
      'That’s based on {{runner.race.distance}} in {{runner.race.duration}}, a VDOT of {{runner.vdot}}.',
      'I’m basing this on your race over {{runner.race.distance}} in {{runner.race.duration}}.',
    ],
    'race.endurance': [
      'Your longest run lately is {{runner.longest30}}, and over that race distance endurance matters more than speed.',
      'With {{runner.longest30}} as your longest run lately, endurance is what you’re still missing.',
    ],
    'race.trained': [
      'That assumes a flat course, a cool day and training for the distance.',
      'You’d need a flat course, cool weather and the training for that distance.',
    ],
    'race.next': [
      'To get closer, do your long run regularly and put a tempo run between easy days.',
      'A regular long run and tempo running on rested legs will get you there.',
    ],
    'race.unknown': [
      'I don’t have a recent race of yours, and from training runs I’d only be guessing.',
      'Without a recent race I won’t name a time. Training runs say too little about racing.',
    ],
    'race.howTo': [
      'Record a race, or a short time trial as fast as you can hold, and then I can give you times.',
      'A recorded race over any common distance is enough for me to work with.',
    ],
  },
};
