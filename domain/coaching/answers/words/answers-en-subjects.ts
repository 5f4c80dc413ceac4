import type { AnswerBook } from '../answer-book.ts';

export const SUBJECT_ANSWERS_EN: AnswerBook['subjects'] = {
  'period.day': [
    'You ran {{recent.[n].distance}} [period], in {{recent.[n].duration}} at {{recent.[n].pace}}.',
    'You covered {{recent.[n].distance}} [period] in {{recent.[n].duration}}, averaging {{recent.[n].pace}}.',
  ],
  'period.dayHeartRate': [
    'Your heart rate averaged {{recent.[n].heartRate}} [period].',
    'You averaged a heart rate of {{recent.[n].heartRate}} [period].',
  ],
  'period.none': ['I don’t have a run from you [period].', 'I don’t see a run from you [period].'],
  'period.older': [
    'The run you’re asking about is further back than I can see from here. Open it and ask me there.',
    'I can’t see that run from here. Ask me on its own page.',
  ],
  'period.month': [
    'In [period] you ran {{runner.calendarMonth.[n].distance}} in {{runner.calendarMonth.[n].runs}} runs, {{runner.calendarMonth.[n].duration}} in all.',
    '[period]: {{runner.calendarMonth.[n].distance}}, {{runner.calendarMonth.[n].runs}} runs, {{runner.calendarMonth.[n].duration}}.',
  ],
  'period.monthSingle': [
    'In [period] you did a single run: {{runner.calendarMonth.[n].distance}} in {{runner.calendarMonth.[n].duration}}.',
    '[period]: a single run, {{runner.calendarMonth.[n].distance}} in {{runner.calendarMonth.[n].duration}}.',
  ],
  'period.tooFar': [
    'I only know your last {{runner.history.days}} days, so I can’t add up anything further back.',
    'That goes back more than {{runner.history.days}} days, and I can’t see that far.',
  ],
  'effort.within': [
    'That was easy: your heart rate averaged {{heartRate.average}}, and easy ends at {{zone.easy.ceiling}} for you.',
    'It stayed easy. Your average of {{heartRate.average}} is below {{zone.easy.ceiling}}, where easy ends.',
  ],
  'effort.above': [
    'For an easy run it was too hard: {{heartRate.average}} on average, and easy ends at {{zone.easy.ceiling}}.',
    'That was harder than easy. Your average was {{heartRate.average}}, above the {{zone.easy.ceiling}} where easy ends.',
  ],
  'effort.pace': [
    'Without heart rate I only have the pace: {{pace.average}}, and your easy runs are usually at {{runner.easyPace}}.',
    'I can only compare the pace: {{pace.average}} here, {{runner.easyPace}} in your usual easy runs.',
  ],
  'effort.unknown': [
    'I can’t judge that: the run has no reliable heart rate, and I don’t know enough of your easy runs.',
    'For that I’d need heart rate, or more easy runs to compare with.',
  ],
  'pulse.compared': [
    'Your heart rate averaged {{heartRate.average}}; in your easy runs it’s usually {{runner.easyHeartRate}}.',
    'It was {{heartRate.average}} on average, and {{runner.easyHeartRate}} is usual in your easy runs.',
  ],
  'pulse.notHigh': [
    'It wasn’t high for you: {{heartRate.average}} on average, and your easy runs are usually at {{runner.easyHeartRate}}.',
    'At {{heartRate.average}} on average it was no higher than in your usual easy runs ({{runner.easyHeartRate}}).',
  ],
  'pulse.reasons': [
    'Heat, hills, poor sleep, stress, coffee or a cold coming on can raise it at the same pace. Does any of that fit?',
    'The usual reasons are heat, climbs, poor sleep, stress or coming down with something. Which of them fits that day?',
  ],
  'taper.volume': [
    'Before the race, run less from week to week: start from your usual {{runner.weeks.mean}} and let the last week be by far the shortest.',
    'Run as often, but less each time: from your usual {{runner.weeks.mean}} a week, go down in steps until the race.',
  ],
  'taper.keep': [
    'Keep a few short stretches at race pace, drop the last long run, and try nothing new.',
    'Keep to your running days, include a little race pace, and sleep well.',
  ],
  'scope.gear': [
    'I don’t know about shoes or gear. A running shop can watch you run and let you try some.',
    'Gear is outside what I know: I read your runs. Ask in a running shop where you can try things on.',
  ],
  'scope.weather': [
    'I don’t have a weather forecast. Tell me what it’ll be like and I’ll say how to run in it.',
    'I can’t see the weather. If you tell me how warm or windy it’ll be, I can help with that.',
  ],
  'scope.record': [
    'Your best times by distance are under Trends, in “Best times”. Here I can tell you what you could run now.',
    'I don’t keep your bests in this chat. You’ll find them under Trends, in “Best times”.',
  ],
  'race.wished': ['So, [wish]?', 'You mean [wish]?'],
  'race.wishYes': [
    'Yes: your best recent race points to {{runner.predicted.[d].duration}}, so there’s room.',
    'Yes, that should work. Based on your races you could run {{runner.predicted.[d].duration}}.',
  ],
  'race.wishClose': [
    'It’s within reach, but only just: your best recent race points to {{runner.predicted.[d].duration}}.',
    'Maybe, on a good day. Based on your races I’d expect {{runner.predicted.[d].duration}}, right around that time.',
  ],
  'race.wishUnlikely': [
    'Unlikely right now: your best recent race points to {{runner.predicted.[d].duration}}. With a few months of training it can come closer.',
    'Not yet. I’d expect {{runner.predicted.[d].duration}} today, and training can close part of that gap.',
  ],
  'race.wishNo': [
    'No, not now: your best recent race points to {{runner.predicted.[d].duration}}, and that’s too far off. Choose a nearer goal first.',
    'No. Based on your races I’d expect {{runner.predicted.[d].duration}}, and starting at that pace would end badly.',
  ],
  'race.wishMarathonYes': [
    'Yes: I’d expect a marathon in {{runner.predicted.marathon.from}} to {{runner.predicted.marathon.to}}, so there’s room.',
    'Yes, that should work. Your races point to {{runner.predicted.marathon.from}} at best and {{runner.predicted.marathon.to}} at worst.',
  ],
  'race.wishMarathonClose': [
    'It’s within reach, but not a sure thing: I’d expect {{runner.predicted.marathon.from}} to {{runner.predicted.marathon.to}}, and your time is in between.',
    'Maybe, if everything goes well. Your races point to a time between {{runner.predicted.marathon.from}} and {{runner.predicted.marathon.to}}, and most runners end up nearer the slower end.',
  ],
  'race.wishMarathonUnlikely': [
    'Unlikely right now: I’d expect {{runner.predicted.marathon.from}} to {{runner.predicted.marathon.to}}. With a few months of training it can come closer.',
    'Not yet. Your races point to {{runner.predicted.marathon.from}} at best, or {{runner.predicted.marathon.to}} if it gets hard.',
  ],
  'race.wishMarathonNo': [
    'No, not now: I’d expect {{runner.predicted.marathon.from}} to {{runner.predicted.marathon.to}}, and that’s too far off. Choose a nearer goal first.',
    'No. Your races point to a time between {{runner.predicted.marathon.from}} and {{runner.predicted.marathon.to}}, and starting at that pace would end badly.',
  ],
  'race.wishPaper': [
    'On paper, yes: your best recent race points to {{runner.predicted.[d].duration}}. But you haven’t trained for that distance yet.',
    'Your speed is enough, since your races point to {{runner.predicted.[d].duration}}. What’s missing is the distance.',
  ],
  'race.wishMarathonPaper': [
    'On paper, yes: your races point to a time between {{runner.predicted.marathon.from}} and {{runner.predicted.marathon.to}}. But you haven’t trained for that distance yet.',
    'Your speed is enough, since I’d expect {{runner.predicted.marathon.from}} to {{runner.predicted.marathon.to}}. What’s missing is the distance.',
  ],
  'race.wishLater': [
    'Today I’d expect {{runner.predicted.[d].duration}}, so that’s a big step. A few per cent in a few months is realistic, so set a goal in between first.',
    'Your races point to {{runner.predicted.[d].duration}} now. Most runners gain a few per cent in a few months, so get there in steps.',
  ],
  'race.wishMarathonLater': [
    'Today I’d expect {{runner.predicted.marathon.from}} to {{runner.predicted.marathon.to}}, so that’s a big step. A few per cent in a few months is realistic, so set a goal in between first.',
    'Your races point to {{runner.predicted.marathon.from}} to {{runner.predicted.marathon.to}} now. Most runners gain a few per cent in a few months, so get there in steps.',
  ],
  'easier.low': [
    'You don’t feel your best, so take it easier today: rest, walk, or do a short easy run.',
    'If you don’t feel right, do less today. Resting or a short easy run is the better choice.',
  ],
  'easier.sleep': [
    'After too little sleep your body recovers less, so rest today, or run short and easy.',
    'Sleep comes before training. Take today off, or keep it short and easy.',
  ],
  'easier.later': [
    'Leave anything long or fast until you feel fresh again. You won’t lose any fitness.',
    'The long or hard session can wait. It’ll do you more good when you feel well.',
  ],
  'day.slower': [
    'That’s slower than your usual easy pace of {{runner.easyPace}}.',
    'Your easy runs are usually at {{runner.easyPace}}, so it was slower than usual.',
  ],
  'day.usual': [
    'That’s about your usual easy pace, {{runner.easyPace}}.',
    'It wasn’t unusual: your easy runs are at {{runner.easyPace}}.',
  ],
  'day.faster': [
    'That’s faster than your usual easy pace of {{runner.easyPace}}.',
    'Your easy runs are usually at {{runner.easyPace}}, so it was faster than usual.',
  ],
  'day.pulseHigher': [
    'Your heart rate was {{recent.[n].heartRate}}, above the {{runner.easyHeartRate}} of your usual easy runs. Heat, hills, poor sleep, stress or a cold coming on could be why.',
    'At {{recent.[n].heartRate}} your heart worked harder than in your usual easy runs ({{runner.easyHeartRate}}). Heat, climbs, poor sleep or stress could be why.',
  ],
  'day.pulseCalm': [
    'Your heart rate was {{recent.[n].heartRate}}, no higher than the {{runner.easyHeartRate}} of your easy runs, so you simply ran easy. That’s nothing to worry about.',
    'With a heart rate of {{recent.[n].heartRate}} (usually {{runner.easyHeartRate}}) you took it easy, and that’s how it should be.',
  ],
  'day.pulseByPace': [
    'With a heart rate of {{recent.[n].heartRate}} instead of {{runner.easyHeartRate}}, it was too fast for an easy run.',
    'Your heart rate was {{recent.[n].heartRate}}, usually {{runner.easyHeartRate}}: too fast for a run that should be easy.',
  ],
  'day.pulseSame': [
    'Your heart rate was as usual, so the same effort gave you less speed. Heat, climbs, wind, tired legs or poor sleep can do that.',
    'At the same heart rate, that’s often heat, hills, soft ground or tiredness. Does any of that fit?',
  ],
  'easier.tomorrow': [
    'Decide tomorrow morning: if you’ve slept well and feel fresh, run what’s planned. If not, rest or run easy.',
    'Wait and see how you wake up tomorrow. Fresh means go; otherwise make it rest or a short easy run.',
  ],
  'app.connect': [
    'Link Garmin under “Linked accounts” on your account page, and new runs will sync automatically.',
    'On your account page, under “Linked accounts”, you can link your watch’s account. Your runs then sync automatically.',
  ],
  'app.upload': [
    'To add a file from your watch, open your activities and choose “Add files”. FIT, TCX and GPX work.',
    'On your activities page, choose “Add files”. FIT, TCX and GPX files from any watch work.',
  ],
  'app.settings': [
    'You’ll find that on your account page: name, units, appearance, notifications, your data and the account itself.',
    'Open your account page. Units, appearance, notifications, payments and your data are all there.',
  ],
  'app.sensor': [
    'Pair the sensor with your watch. The watch records the heart rate, and I read it with the run.',
    'Sensors connect to your watch, not to Tasuki. Once the watch records them, the values arrive with the run.',
  ],
  'pain.stitch': [
    'That sounds like a side stitch. Slow down or walk, breathe out deeply, press a hand on the spot and lean forward a little. It usually passes within minutes.',
    'A side stitch is unpleasant but usually harmless. Ease off or walk, breathe slowly and deeply, and press on the spot until it goes.',
  ],
  'pain.stitchNext': [
    'To avoid it, don’t eat a big meal or drink a lot shortly before a run, and start more slowly.',
    'It comes less often if you start gently, take small sips, and leave time between a meal and the run.',
  ],
  'pain.stitchDoctor': [
    'If it stays after you stop, comes back on every run, or spreads to your chest, shoulder or arm, see a doctor.',
    'See a doctor if it doesn’t go away when you stop, keeps coming back, or moves to your chest, shoulder or arm.',
  ],
  'scope.somebodyElse': [
    'I only know your runs, so I can’t say that for anyone else.',
    'That depends on their own running, and I can only see yours.',
  ],
  'scope.somebodyElseNext': [
    'What suits every beginner: short runs at a pace where you can talk, with a little more from week to week. With an account of their own they can ask me themselves.',
    'For anyone new to running: go short, slow enough to talk, and add a little at a time. If they record runs here themselves, I can be more exact.',
  ],
  'scope.otherSport': [
    'Here I only add up runs. A ride or a swim has its numbers on its own page.',
    'I only count running here. For another sport, open the activity: its numbers are there.',
  ],
  'race.aheadEnough': [
    'Yes, that’s enough time. Your longest run lately is {{runner.longest30}}, and from there the long run can grow step by step, with time to spare.',
    'That works. With {{runner.longest30}} as your longest run lately, you have enough weeks to build up without rushing.',
  ],
  'race.aheadTight': [
    'It’s tight, but possible if nothing gets in the way: your longest run lately is {{runner.longest30}}, and it has to grow almost every week.',
    'Possible, but with little room. From {{runner.longest30}}, your longest run lately, you can’t afford to lose many weeks.',
  ],
  'race.aheadShort': [
    'I’d wait. Your longest run lately is {{runner.longest30}}, and in that time you can’t build up to the distance safely. It would be better to run a shorter race then, and this one later.',
    'That’s too soon, I think: from {{runner.longest30}}, your longest run lately, it takes more weeks than that. Pick a later race or a shorter one.',
  ],
  'race.aheadUnknown': [
    'I can’t tell yet: I don’t have a recent run of yours to start from.',
    'To say whether that’s enough, I need some recent runs of yours.',
  ],
  'race.aheadPlan': [
    'Ask me for a plan with the date of the race, and I’ll lay out the weeks.',
    'Tell me the date and ask for a plan, and you’ll see every week until the race.',
  ],
  'period.which': [
    'I can’t look up that stretch of time. I can tell you about single recent days, this week, last week, and whole months.',
    'I don’t have a total for that. Ask me about a recent day, this or last week, or a month.',
  ],
  'beside.faster': [
    'You ran {{pace.average}} this time and {{recent.[n].pace}} on the run before, so this one was faster.',
    'This run was faster: {{pace.average}}, after {{recent.[n].pace}} on the one before.',
  ],
  'beside.slower': [
    'You ran {{pace.average}} this time and {{recent.[n].pace}} on the run before, so this one was slower.',
    'This run was slower: {{pace.average}}, after {{recent.[n].pace}} on the one before.',
  ],
  'beside.same': [
    'You ran nearly the same pace as on the run before: {{pace.average}} now, {{recent.[n].pace}} then.',
    'The pace hardly changed: {{pace.average}} now and {{recent.[n].pace}} on the run before.',
  ],
  'beside.heartRate': [
    'Your heart rate averaged {{heartRate.average}} now and {{recent.[n].heartRate}} then.',
    'On average your heart rate was {{heartRate.average}}, and {{recent.[n].heartRate}} on the run before.',
  ],
  'beside.otherKind': [
    'They were different kinds of session, so the pace alone doesn’t say which one went better.',
    'You can’t compare them by pace alone: they were different kinds of session.',
  ],
  'beside.none': [
    'I don’t have an earlier run of yours to compare it with.',
    'There’s no run of yours before this one that I could compare it with.',
  ],
  'missed.goOn': [
    'Don’t try to make up for missed runs. Squeezing them in only makes the next days too hard, so just go on from here.',
    'You don’t need to catch up. Packing missed runs into a few days is an easy way to get hurt, so simply carry on.',
  ],
  'increase.how': [
    'Your usual week is {{runner.weeks.mean}}. Add a little to it, by making an easy run longer, and only add more once that feels normal.',
    'From your usual {{runner.weeks.mean}} a week, go up in small steps: a longer easy run, a few weeks like that, then a little more.',
  ],
};
