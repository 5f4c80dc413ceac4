import type { AnswerBook } from '../../answer-book.ts';
import type { CommonQuestionCode } from './common-question-codes.ts';

/** Answers in English to what many ask of training, plans, races, food and company. */
export const COMMON_QUESTION_ANSWERS_EN: Pick<AnswerBook['advice'], CommonQuestionCode> = {
  'advice.raceThenLong': [
    'Yes, but don’t run both hard. If you race first, run the long run on the day after slowly and cut it by a good part. If the long run matters more, jog the short one. Ran it all out and your legs are heavy? Then move the long run or leave it out.',
  ],
  'advice.hardPerWeek': [
    'One hard session a week is enough for most runners; add another only if you recover well. Put at least {{answer.hard.days}} easy or rest days between them, and count a race or a fast long run as one of them. If your easy days don’t feel easy any more, drop one.',
  ],
  'advice.timeOrDistance': [
    'For easy runs go by time, for race preparation keep an eye on the distance of the long run. Your body feels minutes and effort rather than kilometres, so on hills, in heat or when you’re tired time keeps an easy run easy. Plans name kilometres so that the weeks can be compared; a little more or less doesn’t matter.',
  ],
  'advice.tooFastEasy': [
    'Slow down until you can talk in full sentences, even if it feels silly at first. Leave the watch on heart rate or hide the pace, run the first minutes on purpose slower, breathe through the nose for a test, and walk up hills. Running with somebody slower helps most of all.',
  ],
  'advice.tooFastEasyPace': [
    'For you, easy is between {{runner.pace.easyFast}} and {{runner.pace.easySlow}}; slower is fine too.',
  ],
  'advice.strides': [
    'Yes, once or twice a week after an easy run: {{runner.strides.count}} strides of {{runner.strides.duration}}, with {{runner.strides.rest}} of walking after each. Run them quick and relaxed, not all out, on flat ground. They keep your legs quick without tiring you. Leave them out if your legs are sore or the next day is hard.',
  ],
  'advice.daysPlanned': [
    'That’s enough. Keep a long run first, then a session with something faster, then easy runs, with days off in between. If you get another free day, add an easy run; if you lose one, leave out the easy run. To set the number of days in your plan, end it on its page and ask me for a new one with the days you can run.',
  ],
  'advice.earlyRising': [
    'Prepare it the evening before: clothes beside the bed, route chosen, and off to bed a little earlier. In the morning drink some water, put your shoes on at once, and walk the first minutes, since the body is still stiff. Begin with a short run on a couple of fixed mornings, always at the same time; after a few weeks it gets easier.',
  ],
  'advice.stepUp': [
    'Give it a few months, and grow the long run first. Add a little to it most weeks, with an easier week in between, until it comes near the new distance for a half; for a marathon a few long runs by time are enough. Keep one faster session, everything else easy, and don’t add days and distance at once.',
  ],
  'advice.stepUpLongest': [
    'Your longest run of the last month was {{runner.longest30}}, so build from there.',
  ],
  'advice.calmStart': [
    'Run the first part on purpose a little slower than your race pace; you can make up seconds later, but not energy. Line up behind faster runners, look at the watch only at the kilometre signs, breathe so that you could still talk, and let others pass. If it feels too easy, it’s right.',
  ],
  'advice.calmStartPace': [
    'Your races point to {{runner.predicted.[d].pace}} for your goal race, so let no early kilometre be faster than that.',
  ],
  'advice.raceCountdown': [
    'I can’t see a race with a date in a plan of yours. Enter it on the “Goals and races” page or ask me for a plan, and I’ll count the weeks with you.',
  ],
  'advice.raceCountdownKnown': [
    '{{answer.plan.race.weeks}} weeks: your race is [period], {{answer.plan.race.days}} days from today.',
  ],
  'advice.raceCountdownDays': ['{{answer.plan.race.days}} days: your race is [period].'],
  'advice.planLongest': [
    'You have no plan at the moment, so no long runs are set. For a half, the longest should come near the race; for a marathon, go by time. Ask me for a plan and you’ll see each one.',
  ],
  'advice.planLongestKnown': [
    'The longest run still ahead in your plan is {{answer.plan.longest.distance}}, [period]. Until then the long runs grow step by step, with shorter weeks in between.',
  ],
  'advice.planAhead': [
    'You have no plan at the moment. Ask me for one with your race and the days you can run, and you’ll see all weeks before you take it.',
  ],
  'advice.planAheadKnown': [
    'Your plan has {{answer.plan.weeksLeft}} weeks left and ends [period]. This week has {{answer.plan.week.distance}}; the biggest week still ahead has {{answer.plan.peak.distance}}.',
  ],
  'advice.planAheadTaper': [
    'The taper begins [period]: from then on the weeks get clearly shorter.',
  ],
  'advice.planAheadLast': ['Your plan ends [period], and this is its last week.'],
  'advice.nextWeek': [
    'Without a plan I don’t set whole weeks. Keep about {{runner.weeks.mean}}, your usual week: mostly easy, one long run and at most one hard session. Ask me for a plan if you want each day.',
  ],
  'advice.nextWeekKnown': [
    'Next week has {{answer.plan.next.distance}} in {{answer.plan.next.runs}} sessions.',
  ],
  'advice.nextWeekLong': ['The long run is {{answer.plan.next.long}}.'],
  'advice.nextWeekFocus': ['Its focus is [period].'],
  'advice.nextWeekEasier': [
    'It’s an easier week on purpose, so that the work of the last weeks can sink in.',
  ],
  'advice.nextWeekWaits': [
    'First get well again. What next week holds depends on how you feel by then, so tell me when you’re fine and I’ll look at the plan with you.',
  ],
  'advice.protein': [
    'Powder isn’t needed if you eat some protein at every meal: eggs, fish, meat, dairy, tofu or beans. It’s a handy way when you can’t eat after a long or hard run, but no better than food. With kidney trouble ask a doctor first.',
  ],
  'advice.waterAmount': [
    'No amount suits everybody, so drink to thirst: a few sips often, more in heat or if you sweat a lot, less if you’re small or it’s cool. On long, hot runs have some salt with it, as in a sports drink. To find your own amount, weigh yourself before and after a long run: a little lighter is fine, much lighter means drink more, and heavier means you drank too much.',
  ],
  'advice.weightStays': [
    'That the scale stands still or even goes up is common in runners: running makes you hungry, and legs that train hold more muscle and water. You can get fitter for months without losing weight.',
  ],
  'advice.dailyWater': [
    'There’s no fixed amount: drink with your meals and when you’re thirsty, and a bit more on hot days and around long runs. Pale yellow urine means it’s enough; dark means drink more. Don’t force down litres, since far too much water is dangerous as well.',
  ],
  'advice.lonely': [
    'That’s understandable; many hours on the road alone can feel empty. Try one run a week with others: a parkrun, a club’s easy evening, or a friend on a bike beside you. A podcast or a call with somebody also helps on easy days. And if you feel alone beyond running, tell somebody you trust.',
  ],
  'advice.newBest': [
    'Congratulations, that’s a great run and you earned it. Enjoy it today. Then take a few easy days, since an all-out effort needs rest even when you feel on top of the world. When its recording is here, I’ll work out your paces anew. How did the last part feel?',
  ],
  'app.dataPlace': [
    'In Google’s cloud (Firebase), computed in Tokyo and encrypted on its way. It serves only to coach you: not for advertising, not for sale. If you choose a language model by OpenAI, Google or Anthropic, your questions and the figures of your training go to it, without your name or positions; the built-in coach sends it nothing. The privacy notice names every company and what it gets.',
  ],
  'advice.daysOff': ['I can’t count your days off, because I don’t have enough of your runs yet.'],
  'advice.daysOffLastWeek': [
    'Last week you had {{answer.daysOff.lastWeek}} days without a run, and {{runner.lastWeek.runs}} runs over {{runner.lastWeek.distance}}.',
  ],
  'advice.daysOffThisWeek': [
    'This week so far, not counting today, {{answer.daysOff.week}} days were without a run.',
  ],
  'advice.consecutiveDays': [
    'Yes, if both days are short and easy, or one of them is clearly easier than the other. Never put hard or long runs on days in a row. If you’ve only begun, keep a day off between runs for the first months: tendons and bones need longer than your breath. Sore or heavy legs on the following morning mean rest.',
  ],
  'advice.shortSession': [
    'Use it: run the first minutes very easily, then do a few short, quick stretches with easy jogging in between, and jog home. If your last hard session was a day or so ago, or tomorrow is hard, run the whole time easy instead. Either counts fully; what matters is doing it often.',
  ],
  'advice.treadmillIncline': [
    'Flat to a very slight incline is right; it makes hardly any difference at easy pace. The missing wind only counts when you run fast. Never set it steep to make up for being indoors, since that loads calves and Achilles. Go by effort.',
  ],
  'advice.skipLong': [
    'One missed long run costs you nothing. If it suits, run it on a free day before or after, with easy days around it, or split off a shorter one; otherwise leave it out. Don’t add it to the next one, and carry on with the plan. To move it, tell me the day.',
  ],
  'advice.planTooHard': [
    'Then we make it easier; that’s no failure. Take the next hard session as an easy run, keep the long run slow, and see whether your legs come back within a week. On the plan page you can make single sessions easier, skip or move them. Is it the pace, the distance or the number of days that’s too much?',
  ],
  'advice.raceWeek': [
    'Keep it short and fresh. Early in the week one small session with a few short stretches at race pace, well rested in between; after that only easy jogs, with a few strides, and nothing hard in the last days. No long run, nothing new, plenty of sleep, and eat normally.',
  ],
  'advice.fastedRun': [
    'A short, easy run before breakfast is fine if you feel good with it, and you won’t lose muscle from it. Eat soon afterwards. For long or hard runs have something first, since you go slower and recover worse on empty. It isn’t a way to lose weight faster. If you feel dizzy or shaky, stop and eat; with diabetes ask a doctor first.',
  ],
  'advice.progression': [
    'A progression run starts easy and gets faster in steps, never the other way round. Split the run into thirds: the first easy, so that you can talk; the second steady; the last comfortably hard, short phrases only. Stop while you could still go a little faster, then jog home. It counts as your hard session.',
  ],
  'advice.progressionPace': [
    'For you that means from {{runner.pace.easySlow}} at first to about {{runner.pace.threshold}} at the end.',
  ],
  'advice.groupPace': [
    'Choose the group whose hard pace you could hold alone to the end, and start one group slower if you’re unsure. If you can’t finish the session as fast as you began it, the group is too fast. Drop back early instead of hanging on; nobody minds, and it trains you better.',
  ],
  'advice.groupPacePace': [
    'For you, tempo running is about {{runner.pace.threshold}}, and intervals about {{runner.pace.interval}}.',
  ],
  'advice.hillReps': [
    'Start with only a few short, steep ones after an easy warm-up, and add some from week to week as long as the last is as good as the first. Run up strong but not all out, walk back down until your breath is calm. Once a week is enough, in place of another hard session; not with a sore Achilles or calf.',
  ],
  'advice.shortPrep': [
    'It can work if finishing is the goal: don’t cram. Run on several days a week, mostly easy, make the longest run a little longer each time, put in a few short quicker stretches once a week, and take it easy for the last days. On the day start slowly and plan walking breaks if the distance is new to you. Training more than that in so little time only makes you tired or injured.',
  ],
  'advice.changeGoal': [
    'That’s your choice, and finishing happily is a good goal. Enter the new distance, date or time on the “Goals and races” page. A running plan keeps its old goal: end it on the plan page and ask me for a new one, then its paces and weeks fit. What should the new goal be?',
  ],
  'advice.zoneTwoSlow': [
    'Yes, it’s worth it, even if it feels like walking. At that effort your heart and muscles build endurance without tiring, and the pace comes up by itself over the months. Walk up hills and whenever your heart rate climbs; that still counts. If even slow jogging is far above, your zones may be set wrong, so go by whether you can talk.',
  ],
  'advice.zoneTwoSlowPulse': [
    'For you, easy means up to about {{runner.easyHeartRate}}, your usual on easy runs.',
  ],
  'app.export': [
    'Yes: choose “Export my data” on your account page. You get one file with your recordings and what you wrote; I can’t send it to you myself.',
  ],
  'app.plans': [
    'Free has the whole built-in coach: feedback on every run, training plans and answers. The paid plan adds replies from AI models without a monthly limit. Both are side by side on your account page, under “Plan and payments”, with the prices.',
  ],
};
