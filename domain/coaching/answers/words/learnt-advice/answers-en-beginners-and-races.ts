import type { AnswerBook } from '../../answer-book.ts';
import type { BeginnerAndRaceCode } from './learnt-advice-codes.ts';

/** Answers in English on beginnings, practice and race days. */
export const BEGINNER_AND_RACE_ANSWERS_EN: Pick<AnswerBook['advice'], BeginnerAndRaceCode> = {
  'advice.habit': [
    'Make it small and fixed: the same days, the same time, shoes laid out, and short enough that you never dread it. Missing one run doesn’t matter; just don’t let it become several in a row. Company helps too, and so does a race to look forward to.',
  ],
  'advice.shy': [
    'Hardly anybody looks, and those who do mostly think “good for you”. Choose quiet routes or the early morning at first, wear what you feel comfortable in, and go at your own pace. After a few runs the feeling fades.',
  ],
  'advice.whenEasier': [
    'Most people notice it after a few weeks of regular running: breathing gets calmer, and the same loop feels shorter. Clear changes take a few months. Keep it slow and regular, and look back on your first runs now and then.',
  ],
  'advice.firstRace': [
    'Start with a short one, once you can run or run-walk about that distance comfortably. Give yourself a couple of months, aim to finish with a smile rather than in a certain time, and leave the half marathon for later.',
  ],
  'advice.clothes': [
    'Dress as if it were clearly warmer than it is, because you’ll warm up: you should feel a little cool in the first few minutes. Light layers that carry sweat away, no cotton; a cap in the sun or rain, gloves and a hat in the cold, and a light windproof layer when it blows.',
  ],
  'advice.alone': [
    'Tell somebody your route and when you’ll be back, take your phone and some identification, and keep to busy, lit paths you know. Keep one ear free, vary your times, and trust your gut: if a place or person feels wrong, turn back. If you’re threatened, call the emergency number.',
  ],
  'advice.company': [
    'Both are good. Alone you find your own easy pace; in a group the time flies and you keep going. Choose people who really run easy on easy days: if you can’t talk, drop back. Many clubs welcome beginners.',
  ],
  'advice.restDays': [
    'Most runners do best with at least a day off every week, and beginners with a day off after every run. A rest day is training too: that’s when your body adapts. Walking or gentle cycling is fine on it.',
  ],
  'advice.paceOrPulse': [
    'On easy runs go by effort: can you talk? Heart rate helps as an upper limit. In short, fast repetitions, go by an even pace, because heart rate lags. On hills, in heat or in wind, go by effort alone. If they disagree, believe your body.',
  ],
  'advice.afterMeal': [
    'Wait a couple of hours or more after a big meal, and less after a small snack. Fatty or high-fibre food needs longer. If you get a stitch or feel sick, wait longer next time. Before a short easy run you don’t need to eat at all.',
  ],
  'advice.chafing': [
    'Chafing comes from friction and salt: use a thin layer of vaseline or anti-chafing balm on the spots before you run, wear seamless clothes that fit closely, and tape nipples on long runs. Afterwards rinse with lukewarm water and let it dry. If it gets red or hot, or oozes, see a doctor.',
  ],
  'advice.sun': [
    'Put a waterproof, high-factor sunscreen on your face, neck and arms a while before you start, and wear a light cap and sunglasses. Better still, run early or late and in the shade. Drink a little more than usual.',
  ],
  'advice.watchChoice': [
    'You don’t need an expensive one: GPS, a screen that’s easy to read and a battery that outlasts your longest run are enough, and heart rate is useful. Any watch works here if you can export its runs as FIT, TCX or GPX files; Garmin can be linked directly. To begin with, a phone is enough.',
  ],
  'advice.trail': [
    'Begin on easy paths with grippy shoes, and go by time and effort, never by pace: walking the steep climbs is normal. Look a few metres ahead, take short steps downhill, and carry water, a phone and a light jacket. Tell somebody where you’re going.',
  ],
  'advice.firstIntervals': [
    'Run regularly and easily for a few months first. Then start small, once a week: warm up, run a few short stretches a bit faster than comfortable with easy jogging in between, and cool down. You should feel you could do one more. Keep the days before and after easy.',
  ],
  'advice.longRunHow': [
    'Once a week, run a bit longer than usual, slowly enough to talk from start to finish. Make it only a little longer each time, and shorter every few weeks. If it takes you days to recover, it was too long or too fast. Beginners don’t need one yet.',
  ],
  'advice.longestBefore': [
    'You don’t need to run the full distance beforehand. For a half, several runs that come near it are enough. For a marathon, do a few long runs by time rather than distance, the last of them some weeks before. Going longer costs more than it gives.',
  ],
  'advice.weeklyFor': [
    'There’s no fixed number: what counts is running regularly for months, on several days a week, with a long run that grows step by step. More kilometres help only as long as you recover from them. Raise your week a little at a time.',
  ],
  'advice.cutbackWeek': [
    'Yes. Every few weeks, run clearly less: keep the days, shorten the runs and leave out the hardest session. That’s when the work of the weeks before turns into fitness. If you feel worn out before then, take the easier week sooner.',
  ],
  'advice.plateau': [
    'Plateaus are normal after the first years. Change one thing: sleep and eat enough, run your easy days easier, add a little volume or a different fast session, and give it a couple of months. If you’re also tired all the time, do less for a while instead.',
  ],
  'advice.injuryFree': [
    'Most injuries come from too much, too soon. Raise distance and speed in small steps and never both at once, keep easy days easy, sleep, do a little strength work, and change worn shoes. Take the first niggle seriously: a few easy days now save weeks later.',
  ],
  'advice.sleepBeforeRace': [
    'One bad night before a race hardly matters; nearly everyone sleeps badly then, and adrenaline carries you. What counts is your sleep on the nights before that. Go to bed early, put the phone away, and if you lie awake, just rest.',
  ],
  'advice.racePacking': [
    'Lay it out the evening before: bib and pins or belt, timing chip, shoes and clothes you’ve run in, watch charged, gels you know, vaseline, and something old and warm for the wait. For afterwards: dry clothes, something to eat, and a way home.',
  ],
  'advice.startPlace': [
    'Line up by the time you honestly expect, at the side rather than in the middle, and further back if you’re unsure. Don’t weave through the crowd at the start: that costs more than it saves. If there’s a chip, your own time starts at the mat.',
  ],
  'advice.raceWarmUp': [
    'The shorter the race, the longer the warm-up. Before a short race, jog easily for a while and add a few strides. Before a longer one, a short jog is enough. Before a marathon, just walk and loosen up, and let the first kilometres be the warm-up. Finish shortly before the start.',
  ],
  'advice.dayBefore': [
    'Rest, or jog for a short while with a few quick strides, whichever makes you feel better. Stay off your feet, eat what you know, drink as usual, lay out your things and go to bed early. No sightseeing, no new food, no last test.',
  ],
  'advice.hardMoment': [
    'Everybody has moments like that. Slow down a little, relax your shoulders and hands, breathe out deeply, and think only as far as the next kilometre or lamp post. Take a drink or a gel. It usually passes after a few minutes. If you have chest pain, dizziness or confusion, stop at once.',
  ],
  'advice.cutoff': [
    'Somebody has to be last, and they get the loudest cheers. Look up the cut-off times on the race website, work out the pace you need, and practise run-walk at it. Start slowly, take short walks from the beginning, and if you’re stopped at a cut-off, it’s for your safety.',
  ],
  'advice.afterFinish': [
    'Keep walking for a while instead of sitting down, put on something dry and warm, drink to thirst, and eat something with carbohydrate and protein soon. A gentle walk in the evening helps. If you feel faint or confused, or have chest pain, go to the medical tent at once.',
  ],
  'advice.twoRaces': [
    'Race only one of them hard and treat the other as a long run or a fun run, with easy days in between. Leave a few weeks between all-out races, and a couple of months after a marathon. If anything hurts, skip the second.',
  ],
  'advice.badRace': [
    'That hurts, and it’s all right to be disappointed. One race says little about your training: weather, sleep, pacing and luck all count. Rest first, look at it again in a week, pick one thing to change, and only then choose the next goal.',
  ],
  'advice.raceInfo': [
    'I don’t have information on races: dates, entries, courses, prices or start times. You’ll find them on the organiser’s website. Tell me the distance and the date, and I’ll help you get ready.',
  ],
  'advice.goodTime': [
    'There’s no time that’s good for everybody: age, years of running and the course all matter, and for a first race finishing is good. The best measure is yourself: compare with your own times from a few months ago. From your races I can tell you what’s realistic for you.',
  ],
  'advice.fasting': [
    'While you fast, keep runs short and easy. The best times are shortly before you break the fast, or a while after, when you can drink and eat. Leave out hard and long sessions, get enough sleep, and drink in the hours you’re allowed to. Stop if you feel dizzy. If you have diabetes or take medicine, ask a doctor first.',
  ],
  'advice.littleTime': [
    'Short runs count: a few of them a week keep you fit and build a habit. Run mostly easy, add a few quick strides at the end, and make one of the runs longer when you can. A couple of runs a week hold your level; more bring progress.',
  ],
  'advice.fitnessLoss': [
    'A week off costs you next to nothing, and often you come back fresher. After a few weeks some endurance goes, and it returns faster than it came. A couple of short easy runs a week are enough to hold most of it.',
  ],
  'advice.treadmillLong': [
    'You don’t have to do the whole long run on the treadmill: a good part of it, with small changes of speed or incline, does nearly as much for you. Or split it into morning and evening, or move it to a day when the weather is safe. Have a fan, water and something to listen to.',
  ],
};
