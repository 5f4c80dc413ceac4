import type { AnswerBook, PracticeCode } from '../../answer-book.ts';

/** Answers in English on daily practice: recovery, beginnings, conditions, devices and race days. */
export const PRACTICE_ANSWERS_EN: Pick<AnswerBook['advice'], PracticeCode> = {
  'recovery.pulse': [
    'A raised morning pulse means that your body hasn’t recovered, however normal your kilometres look.',
  ],
  'recovery.pulseSleep': [
    'A raised pulse together with poor sleep means that your body hasn’t recovered, however normal your kilometres look.',
  ],
  'recovery.tired': ['Tiredness that doesn’t go away counts for more than your kilometres do.'],
  'recovery.load': [
    'Over the past week you ran {{runner.sevenDays.distance}}; your usual is {{runner.weeks.mean}}.',
  ],
  'recovery.next': [
    'For {{answer.recovery.days}} days rest or run short and very easy, and get plenty of sleep. Go back to hard running once you feel fresh again; you lose no fitness by then. If it lasts, or with fever, chest pain or a racing heart, see a doctor.',
  ],
  'advice.cramp': [
    'Cramp usually comes from a muscle that’s more tired than it’s used to, often late in a run or at a fast pace. It’s rarely something your body lacks. Stop, stretch it gently and go on slowly. Start slower next time and drink to thirst. If cramps come at rest or keep coming back, or with swelling or dark urine, see a doctor.',
  ],
  'advice.calves': [
    'Easy running hardly makes legs thicker, because endurance training doesn’t build bulky muscle. Right after a run they can be a bit swollen, but that passes. Start short and easy.',
  ],
  'advice.heatTime': [
    'In heat like that, run early in the morning, when it’s coolest, or else after dark. Keep it shorter, in the shade, and drink.',
  ],
  'advice.periodPulse': [
    'You aren’t imagining it: before and during your period your heart rate is often a few beats higher, and pain or poor sleep adds to that. Go by effort on those days. I can’t see your cycle in the recordings.',
  ],
  'advice.moveRules': [
    'You can simply skip an easy run. A hard session or the long run can move to a day with an easy or rest day on either side. Don’t run both on the same day to catch up.',
  ],
  'move.has': ['Your plan has [runs] [period].'],
  'move.easy': ['Your plan has [runs] [period]. You can skip that, or run it on any other day.'],
  'move.fits': ['With [runs] [period], no other hard day would be next to it, so that works.'],
  'move.meets': ['I’d rather not: with [runs] [period] and [wish], hard days would meet.'],
  'move.meetsRun': [
    'I’d rather not: you ran hard [wish], so with [runs] [period] hard days would meet.',
  ],
  'move.free': ['It would fit [period]: no hard session comes right before or after.'],
  'move.swap': [
    'You could swap it with the easy run [period]: no hard session comes right before or after.',
  ],
  'move.noneFree': [
    'No other day of that week keeps the hard days apart. Leave it out this time: one missed session doesn’t set you back.',
  ],
  'advice.family': [
    'Agree on fixed times for your runs, and on fixed times that belong to your family. It also helps to show them your plan and its rest days.',
  ],
  'advice.familyHours': [
    'To put a number on it: in the last {{runner.month.days}} days you ran for {{runner.month.duration}}.',
  ],
  'advice.core': [
    'Good exercises are squats, lunges, deadlifts and calf raises with a dumbbell, and planks, side planks and bridges for your core. Do a few rounds of each, stop while you could still do more, and do that a couple of times a week. Do it after a hard run or on an easy day, never the day before a hard session.',
  ],
  'advice.hardSpacing': [
    'Leave at least {{answer.hard.days}} easy or rest days between hard sessions, and more with age or after a bad night. A single hard session a week is fine too.',
  ],
  'advice.pains': [
    'With new pains, drop the hard session until they’re gone. See a doctor if the pain is in a single spot, makes you limp or doesn’t go away.',
  ],
  'advice.treadmillDistance': [
    'Neither is exact. Indoors the watch guesses the distance from your arm swing, and belts are often off. Go by time and effort, compare treadmill runs only with each other, and calibrate the watch if it can.',
  ],
  'advice.treadmillHard': [
    'That’s normal: indoors it’s warm, there’s no wind to cool you, and belts are often off. Go by effort or heart rate, put on a fan, and leave the incline flat or slight.',
  ],
  'advice.raceEve': [
    'The day before, eat as usual with a bit more rice, noodles, bread or potatoes, little fat and fibre, and nothing new. Have dinner early, drink as usual and skip alcohol. Only a marathon calls for clearly more carbohydrate.',
  ],
  'advice.raceBelly': [
    'For a nervous gut: little fibre, fat and milk from the evening before, coffee only if you’re used to it, and time for the toilet. Try it before long runs. If there’s blood, or it doesn’t stop, see a doctor.',
  ],
  'advice.aidStations': [
    'You don’t have to drink at each station. Take a few sips when you’re thirsty, more in heat, and don’t fill yourself up. Have sports drink where you take no gel and water with a gel. Take only what you tried in training.',
  ],
  'advice.wind': [
    'In a gale or driving rain, run on the treadmill or on another day: branches and traffic are the danger. Keep the effort and the time, not the pace. If it’s only windy, start into the wind and go by effort.',
  ],
  'advice.wetGrip': [
    'In the wet, grip is what counts: wear shoes with tread that isn’t worn smooth, not slick racing shoes. Take short steps, slow down in bends, and stay off painted lines, metal and wet leaves. Dry the shoes with paper afterwards.',
  ],
  'advice.taperWhen': [
    'Start about {{answer.taper.days}} days before the race, later for a short one. Run as often as before with a little race pace, but clearly less each time.',
  ],
  'advice.cadenceRule': [
    'No cadence is right for everybody: it depends on your height and your pace. A slightly quicker step is only worth trying if you land far in front of you or keep getting hurt.',
  ],
  'advice.climbDoubt': [
    'Elevation gain is the least exact number: GPS heights jump, and a barometer drifts with the weather. A map of the course is a better check.',
  ],
  'advice.gpsSpike': [
    'A pace that leaps for a moment is the GPS, near tall buildings, trees or tunnels. Whole kilometres are more reliable.',
  ],
  'advice.startPulse': [
    'A very high value in the first minutes is usually the sensor: cold skin, a loose strap, or it’s counting your steps. Tighten it and warm up, or use a chest strap. If you felt your heart race or beat unevenly, see a doctor.',
  ],
  'advice.cutShort': [
    'Stop early when something hurts, when you feel dizzy or sick, or when you can’t keep your form any more. Heavy legs alone at the end are normal; slow down then. Was it pain, dizziness or tired legs?',
  ],
  'advice.trainOn': [
    'Don’t make up what you missed. While your heart rate is higher than usual, run short and easy, for about as many days as you were ill. Then bring the sessions back. If you have chest pain, palpitations or breathlessness, stop and see a doctor.',
  ],
  'advice.easyAll': [
    'Mostly easy running builds the endurance that fast running rests on, and keeps you fresh for it. Fast parts belong in their own sessions.',
  ],
  'splits.cause': [
    'The pace alone doesn’t show why. Often it’s a climb, a stop or a turn. Was there one?',
  ],
  'period.more': ['That’s more than the month before.'],
  'period.less': ['That’s less than the month before.'],
  'period.alike': ['That’s about the same as the month before.'],
  'period.notOver': ['This month isn’t over yet, so that isn’t a full comparison.'],
  'left.more': [
    'For [wish] you need [period] more. Spread it over the days that are left, and let it go if that’s more than you usually run in a week.',
  ],
  'left.done': ['You’ve already passed [wish].'],
  'beside.sessionPage': [
    'The page of the run compares it with your last session like it, repetition by repetition. Here I only have your last few runs at hand.',
  ],
  'found.day': ['I looked at your run [period].'],
  'begin.often': [
    '{{answer.begin.days}} days a week are enough at first, with a day of rest in between, for about {{answer.begin.minutes}} each. Add minutes before you add days.',
  ],
  'begin.first': [
    'Walk to warm up, then alternate {{answer.begin.run}} of jogging and {{answer.begin.walk}} of walking, about {{answer.begin.minutes}} in all, slowly enough to talk. When that feels easy, jog longer, not faster.',
  ],
  'begin.check': [
    'If you have an illness, chest pain, or haven’t moved for years, have a check-up first.',
  ],
  'begin.race': [
    'There’s time to get ready to finish it by alternating running and walking. Don’t aim for a time. Go out {{answer.begin.days}} days a week, make the jogging parts longer from week to week, and rest before the race.',
  ],
  'begin.heavy': [
    'You can start at that weight: walk briskly first, add short jogs, on soft and level ground, in cushioned shoes, with rest days in between. Stop if a joint hurts. With high blood pressure, diabetes or heart trouble ask a doctor first.',
  ],
  'app.trouble': [
    'I can’t see the connection myself. Check whether the run has reached Garmin’s own app. If it has, unlink Garmin under “Linked accounts” on your account page, then link it again. Meanwhile you can add the file on your activities page.',
  ],
  'app.otherWatch': [
    'From that watch, export the run as a FIT, TCX or GPX file in the watch’s own app, and choose “Add files” on your activities page.',
  ],
  'app.deleteAccount': [
    'You do that yourself on your account page. It deletes your runs and conversations, so download your data there first. I can’t delete anything.',
  ],
  'app.phone': [
    'No, a phone is enough to begin with. Record with any running app and add its GPX file on your activities page. A watch is handier and measures your heart rate; buy one later if you want it.',
  ],
};
