import type { AnswerBook } from '../../answer-book.ts';
import { COMMON_QUESTION_ANSWERS_EN } from '../common-questions/answers-en-common-questions.ts';
import { APP_ANSWERS_EN } from '../learnt-advice/answers-en-app.ts';
import { BEGINNER_AND_RACE_ANSWERS_EN } from '../learnt-advice/answers-en-beginners-and-races.ts';
import { CIRCUMSTANCE_ANSWERS_EN } from '../learnt-advice/answers-en-circumstances.ts';
import { SITUATION_ANSWERS_EN } from '../learnt-advice/answers-en-situations.ts';
import { PRACTICE_ANSWERS_EN } from './answers-en-practice.ts';

/** Answers in English on what runners ask beside their figures. */
export const ADVICE_ANSWERS_EN: AnswerBook['advice'] = {
  'advice.shoeChoice': [
    'I can’t name a model, since I can’t see your feet. Choose cushioned everyday shoes with a thumb’s width at the toes and a snug heel, and try running in them, late in the day. Fit matters more than brand, and no shoe prevents injuries. New runners don’t need a carbon plate.',
  ],
  'advice.shoeLife': [
    'Most pairs last {{answer.shoes.least}} to {{answer.shoes.most}}. Look at the shoe too: a flattened midsole, worn-through rubber or new aches after usual runs mean it’s time.',
  ],
  'advice.shoeWeeks': [
    'At your usual {{runner.weeks.mean}} a week, that’s about {{answer.shoes.weeks}} weeks for one pair.',
  ],
  'advice.carbonShoes': [
    'Plated shoes make most runners a little faster. There’s no good proof that they weaken your legs, but they shift load to the calf and foot. Get used to them in a few short, fast runs, keep a normal pair for easy days, and never race in a brand-new pair.',
  ],
  'advice.foodBefore': [
    'Before a short easy run you don’t need anything special. Before a long or hard one, eat something light with plenty of carbohydrate a couple of hours ahead, such as toast, rice or a banana, with little fat and fibre. Use only what you’ve tried in training.',
  ],
  'advice.gels': [
    'It depends on how long you run. Under about {{answer.fuel.from}} you don’t need any. Beyond that, take a gel or the equivalent in food about every {{answer.gels.every}}, starting early, with water, and try it in training first.',
  ],
  'advice.gelsMarathon': [
    'For a marathon in {{runner.predicted.marathon.from}} to {{runner.predicted.marathon.to}}, that makes about {{answer.gels.marathon}} gels.',
  ],
  'advice.foodAfter': [
    'After a run, a normal meal with carbohydrate and some protein is enough. After a long or hard one, have it soon afterwards, and drink until you aren’t thirsty any more.',
  ],
  'advice.treats': [
    'It’s fine now and then. Drink water first, and have a proper meal with some protein as well, since sugar alone doesn’t repair muscles.',
  ],
  'advice.alcohol': [
    'A drink with food isn’t a disaster, but alcohol costs you sleep and recovery. Skip it the evening before a hard run or a race. Don’t train with a hangover: drink water, walk, and run easy the next day.',
  ],
  'advice.caffeine': [
    'Coffee before a run is fine if you’re used to it, and many feel fresher with it. Have it a while ahead, near a toilet, and don’t try more than usual on race day. If it makes your heart race, skip it.',
  ],
  'advice.salt': [
    'On short runs you don’t need extra salt. On long, hot runs, a sports drink or salty food helps. Salt tablets are optional and not proven to stop cramps, so test them in training.',
  ],
  'advice.water': [
    'Drink to thirst. Up to about {{answer.fuel.from}} in cool weather you don’t need a bottle. In heat or on longer runs, carry some and take a few sips often. Don’t force down more than you’re thirsty for.',
  ],
  'advice.treadmill': [
    'Treadmill running counts too. It often feels a little easier, because there’s no wind and the belt is even, and its speed is rarely exact. So go by effort or heart rate rather than its display; a slight incline is optional.',
  ],
  'advice.strength': [
    'Strength work helps most runners: a couple of short sessions a week with squats, lunges, calf raises and planks. Do it on a hard day, after the run rather than before, or on an easy day, and keep it light in a race week. The day after heavy leg work should be easy.',
  ],
  'advice.otherSport': [
    'Other sports build endurance with less impact. Use an easy ride or swim in place of an easy run or on a rest day. A hard match or ride counts as a hard day, so run easy the day after.',
  ],
  'advice.breathing': [
    'Breathe however comes naturally, through mouth and nose together. No rhythm is proven best. If you can’t speak in full sentences on an easy run, slow down until you can.',
  ],
  'advice.form': [
    'There’s no proof that you have to land on a particular part of the foot. Don’t force a change: run tall, relax your shoulders, and take slightly shorter, quicker steps. If nothing hurts, your form is fine.',
  ],
  'advice.altitude': [
    'At altitude the same effort is slower at first. Go by effort or heart rate, not pace, for the first weeks. Run easy for the first days, and drink and sleep more. With a headache or nausea, don’t run or go higher. If that gets worse, or you’re breathless at rest, go down at once and see a doctor.',
  ],
  'advice.air': [
    'When the air is bad, run less and easier, or indoors, and leave out hard sessions, since you breathe far more air when you run. With asthma or a heart condition, don’t run outside then. Your local air-quality index tells you the level.',
  ],
  'advice.sleepNeed': [
    'Sleep needs differ, and most runners need a little more. Go by whether you wake up rested. After a bad night make the day easy; one such night doesn’t cost you fitness.',
  ],
  'advice.weight': [
    'I don’t set weight goals. Eat enough, run mostly easy and often, and let weight change slowly if at all. Training hungry makes you slower and more prone to injury. If weight or eating worries you, a doctor or dietitian is the right person.',
  ],
  'advice.timeOfDay': [
    'The best time is the one you can keep up. Morning runs are cooler and less likely to be called off; later in the day your body is warmer and fast running feels easier. If you race in the morning, do some runs in the morning too.',
  ],
  'advice.music': [
    'Music is fine if it helps you, but some races don’t allow it. Keep it low or one ear free near traffic, and do a run without it now and then so you notice your own effort.',
  ],
  'advice.nerves': [
    'Nerves before a race are normal, and they show that it matters to you. Your fitness is already there, so don’t test it now. Lay out your things the night before, start slower than you want to, and think only of the next kilometre.',
  ],
  'advice.toilet': [
    'Eat earlier, with less fibre, fat and coffee before running, go before you start, and pick a route with a toilet. Running shakes the gut, so it’s common. If there’s blood or it doesn’t settle, see a doctor.',
  ],
  'advice.baths': [
    'Baths, massage and rollers can feel good, but sleep, food and easy days do far more for recovery. Use what you enjoy, gently, not right before a hard run, and drink after a sauna.',
  ],
  'advice.supplements': [
    'With a normal diet most runners need no supplements. Take iron or vitamins only after a blood test and a doctor’s advice, since too much can harm. Test in training whatever you want to use in a race.',
  ],
  'advice.formula': [
    'Formulas like that go by age alone, and real maximum heart rates differ a lot between people of the same age. Running easy does make sense, but go by whether you can talk and by your own zones.',
  ],
  'advice.formulaOwn': ['Your own easy runs are usually at {{runner.easyHeartRate}}.'],
  'advice.accuracy': [
    'Watches are good but not exact. GPS is often off by a few per cent among tall buildings, trees or on tight bends, and wrist heart rate lags or jumps, mostly at the start and in the cold. Trust averages over a run more than single moments; a chest strap is better for heart rate.',
  ],
  'advice.everyDay': [
    'You can, but you don’t have to, and most runners do better with at least one day off a week. If you add days, make them short and easy, and never put hard days side by side.',
  ],
  'advice.doubles': [
    'A second run in a day only pays off once you already run nearly every day. Until then, make your usual run a little longer. If you do it, keep the second run short and easy, and never make both hard.',
  ],
  'advice.age': [
    'Age doesn’t stop you from running or improving. What changes is recovery: take more easy days between hard ones, build up in smaller steps, and add some strength work. If you’re new to sport or have a heart condition, see a doctor first.',
  ],
  'advice.period': [
    'Running during your period is fine if you feel like it. Go by how you feel, and make it easy or take the day off when you don’t. If your periods stay away for months, or the pain is strong, see a doctor.',
  ],
  'advice.darkness': [
    'In the dark, wear a light and reflective clothing, run on roads you know, facing traffic, and tell somebody your route. Go by effort, because you’re a little slower when you watch your feet.',
  ],
  'advice.travel': [
    'On a trip, keep a few short easy runs and don’t chase the plan. After a long flight, walk or jog on the first day, and leave anything hard until you’ve slept well. A few missed runs don’t cost you fitness.',
  ],
  'advice.donation': [
    'After giving blood, rest that day and drink plenty. Then run short and easy for a few days, since your blood needs weeks to recover fully, and leave out hard and long runs for about a week. If you feel dizzy or weak, stop.',
  ],
  'advice.vaccine': [
    'On the day of a vaccination, rest or take a walk. Run easy again when you have no fever and feel well, and leave anything hard for a few days more. With chest pain, breathlessness or a racing heart afterwards, don’t run, and see a doctor at once.',
  ],
  'advice.getFaster': [
    'What helps most is regular running, mostly easy, a little more over the months. On top of that, run one tempo or interval session in most weeks, never right after another hard day, and keep a long run.',
  ],
  'advice.runLonger': [
    'Slow down more than you think, until you can talk. Put in short walks before you’re out of breath, and make the running parts longer from week to week. Nearly everyone who has to stop is running too fast.',
  ],
  'advice.walkBreaks': [
    'Walking in between is fine, and it still counts. It lets you go further with less strain, many runners do it even in races, and the walks get shorter by themselves as you get fitter.',
  ],
  'advice.kneeWear': [
    'Running in itself doesn’t wear out healthy knees. What hurts them is doing too much too soon, so build up in small steps, run mostly easy and keep your legs strong. If a knee hurts, swells or locks, see a doctor.',
  ],
  'advice.raceMorning': [
    'Get up early enough to eat what you know, light and with little fibre, a good while before the start, and drink a little. Be there early, use the toilet, warm up briefly for a short race, and start slower than you feel like. Nothing new today.',
  ],
  'advice.highPulse': [
    'A high number alone isn’t dangerous for a healthy runner: what’s high depends on your own maximum, and watches often read wrong. But if it comes with chest pain, dizziness, breathlessness or an uneven beat, or stays high at rest, stop and see a doctor at once.',
  ],
  'advice.carbLoading': [
    'It only helps for long races. In the last few days before, eat more rice, noodles, bread or potatoes than usual, with less fat and fibre, and keep training light. Don’t stuff yourself, don’t starve beforehand, and eat only what you know.',
  ],
  'advice.toenail': [
    'A dark toenail is usually a harmless bruise from the shoe. Choose more room at the toes, keep nails short, and lace the heel firmly; the nail grows out by itself. If it throbs, oozes or turns red around it, if the dark patch doesn’t grow out, or if you have diabetes, see a doctor.',
  ],
  'premise.runs': [
    'I have {{runner.sevenDays.runs}} runs of yours from the past week. If there were more, they haven’t reached me.',
  ],
  'premise.easy': [
    'If you ran that much, take a day off or keep it short and easy, with nothing long or fast until your legs are fresh.',
  ],
  'fastest.known': [
    'The fastest run I know of was {{answer.fastest.daysAgo}} days ago: {{answer.fastest.distance}} at {{answer.fastest.pace}}. I look back {{runner.history.days}} days, and I only count whole runs.',
  ],
  'app.who': [
    'I’m an AI, not a person. I read the runs you have here and answer from the numbers in them; your own coach, if you have one, is a human being.',
  ],
  'advice.afterBirth': [
    'After giving birth, ask your doctor or midwife before you run again, even if you feel well. Until then walk, and train your pelvic floor. Once they agree, begin with walking and short jogs, with nothing long or fast. If you bleed, leak, have pain or feel heaviness or pressure in your pelvis, stop and see a doctor.',
  ],
  'advice.illness': [
    'After an illness or operation like that, first ask your doctor when you can run again, even if you feel well. Until then, walk at most. I’ll suggest sessions and paces once your doctor agrees. If it gets worse, you bleed, faint or have pain in your chest or belly, get help at once.',
  ],
  'afterRace.plain': [
    'After a long race, rest comes first: a few days of walking or nothing at all, then short easy runs. Nothing hard for {{answer.marathonRecovery.days}} days after a marathon, and {{answer.halfRecovery.days}} days after a half marathon. The long run comes back last.',
  ],
  'afterRace.stored': [
    'Your last race here was {{runner.race.daysAgo}} days ago, over {{runner.race.distance}}.',
  ],
  'motivation.plain': [
    'That happens to every runner, and you don’t have to force it. Start tiny: put your shoes on, go once around the block, and turn back if it doesn’t get better. Daylight, a friend or a new route helps.',
  ],
  'motivation.done': [
    'In the last {{runner.month.days}} days you ran {{runner.month.distance}}, and a few easy days won’t undo that.',
  ],
  'complaint.sorry': ['Sorry, I got that wrong.', 'I’m sorry, that answer didn’t fit.'],
  'complaint.ask': [
    'Please ask once more in one sentence, with the run, day or race you mean, and I’ll answer exactly that. If my answers differ, go with the more careful one.',
  ],
  'return.short': ['You’ve lost very little in such a short break.'],
  'return.weeks': [
    'After a few weeks off, heart and lungs come back quickly, but tendons and bones take longer.',
  ],
  'return.long': [
    'After such a long break, start almost like a beginner: alternate running and walking, and forget your old paces for now.',
  ],
  'return.start': [
    'Begin with {{answer.return.distance}} easy, slow enough to talk, every other day. If that goes well for a week, add a little from week to week.',
  ],
  'return.noLong': [
    'No long run and nothing fast until you’ve run regularly for at least {{answer.return.days}} days, and go back a step if something hurts.',
  ],
  'lastLong.figures': [
    'Your last long run was {{answer.lastLong.daysAgo}} days ago: {{answer.lastLong.distance}} in {{answer.lastLong.duration}}.',
  ],
  'lastLong.now': [
    'Your last long run was {{answer.lastLong.distance}} in {{answer.lastLong.duration}}.',
  ],
  'lastLong.none': ['I don’t see a long run in the last {{runner.history.days}} days.'],
  'longest.known': [
    'The longest run I know of is {{answer.longest.distance}}, {{answer.longest.daysAgo}} days ago. I only look back {{runner.history.days}} days; anything earlier is in your list of activities.',
  ],
  'since.yesterday': ['Your last run was yesterday.'],
  'total.known': [
    'All the runs I know of from the last {{runner.history.days}} days come to {{answer.all.distance}}, in {{answer.all.runs}} runs.',
  ],
  'goal.ask': [
    'That depends on your goal: which race or distance do you have in mind, or do you run for health? Tell me, and I’ll say what helps most.',
  ],
  'sum.finish': [
    'At an even pace, [wish] takes [period]. Watches usually measure a course a little long, so allow some extra.',
  ],
  'repetition.pace': [
    'Based on your races, run {{answer.repetition.[n].length}} in about {{answer.repetition.[n].duration}}, all at the same speed.',
  ],
  'repetition.feel': [
    'I don’t have a recent race of yours to work out a time from. Run them so that the last is as fast as the first and you could do one more.',
  ],
  'repetition.rest': [
    'Jog or walk in between for about as long as the repetition took, and stop while the last is still as good as the first.',
  ],
  'run.slower': [
    'You averaged {{pace.average}}, slower than your usual easy pace of {{runner.easyPace}}.',
  ],
  'run.usual': [
    'It wasn’t slow for you: {{pace.average}}, and your easy runs are usually at {{runner.easyPace}}.',
  ],
  'run.faster': [
    'It wasn’t slow: {{pace.average}}, faster than your usual easy pace of {{runner.easyPace}}.',
  ],
  'run.climb': ['Part of it is the climb: on the flat it would be about {{pace.gradeAdjusted}}.'],
  'run.pulseSame': [
    'Your heart rate was {{heartRate.average}} (usually {{runner.easyHeartRate}}), so I see no warning sign in it. How did it feel?',
  ],
  'run.pulseHigher': [
    'Your heart rate was {{heartRate.average}}, above your usual {{runner.easyHeartRate}}: heat, hills, tired legs, poor sleep or a cold coming on can do that. Does any of it fit?',
  ],
  'beside.route': [
    'I can’t tell from here whether it was the same course. The page of the run compares it with similar ones.',
  ],
  'app.edit': [
    'You can do that in the menu on the activity’s page. I can’t delete or change anything myself.',
  ],
  'app.privacy': [
    'Your runs are yours: nobody sees them unless you share them with a coach or show one in a message. Your account page shows what you share.',
  ],
  'app.price': [
    'You’ll find plans and prices on your account page, under “Plan and payments”. I can’t see what you pay.',
  ],
  'app.access': [
    'I read the runs in your activities here, and nothing else from your watch or its account.',
  ],
  'app.accessNone': [
    'I don’t have any of your runs yet, so I can’t see anything. Link Garmin under “Linked accounts” on your account page, or add a FIT, TCX or GPX file from any watch.',
  ],
  'offTopic.plain': ['That’s outside running, so I’ll leave it to others.'],
  'record.race': [
    'The best race I know of from the last {{runner.history.days}} days is {{runner.race.distance}} in {{runner.race.duration}}.',
  ],
  'hazard.medicine': [
    'Medicine can change your heart rate, your fluids and how effort feels, so I won’t give you zones, a pace or a session while you’re on it. Until you’ve asked your doctor or pharmacist how hard you may run, rest or go easy, slowly enough to talk. Never stop or change it for a run. If you feel dizzy or unwell, stop.',
  ],
  'hazard.condition': [
    'How hard you can run with that is for a doctor to say; I can’t see it in your runs. Until you’ve asked, rest or run short and easy, slowly enough to talk, with nothing fast or long. Stop and get help with chest pain, breathlessness, dizziness or an uneven heartbeat.',
  ],
  'hazard.storm': [
    'Don’t run outside in a storm, in lightning or through flood water, and follow the local warnings. Rest, or run easy on a treadmill. You can move a planned run to a free day without a hard one next to it. If there isn’t one, skip it; you don’t have to make it up.',
  ],
  'hazard.ice': [
    'On ice a fall costs more than a missed run. Run easy indoors, walk, or rest. If the path is only icy in places, keep it short and slow, with small steps, and leave anything fast for another day.',
  ],
  'hazard.pollen': [
    'With an allergy, run easy indoors, or outside after rain when there’s less pollen; a mask or glasses can help, and so can washing afterwards. Leave anything hard for a better day. If you wheeze or your breathing gets tight, stop and see a doctor. A doctor or pharmacist can advise you on medicine.',
  ],
  'hazard.skin': [
    'Keep it clean and covered, leave the skin on, and wear dry socks and shoes that don’t rub there. If it doesn’t hurt when you walk, a short easy run is all right; otherwise rest. If it’s hot, oozing or red around it, don’t run, and see a doctor. If you have diabetes, see one in any case.',
  ],
  'own.heartRate': [
    'You mention [said]; this recording shows {{heartRate.average}} on average and {{heartRate.maximum}} at most. A sudden jump is often the sensor, so what matters is how it felt. With dizziness or chest pain, stop and see a doctor.',
  ],
  'own.cadence': [
    'You mention [said]; this run shows {{cadence.average}}. No number is right for everybody.',
  ],
  'own.pace': ['You mention [said]; this recording shows {{pace.average}}.'],
  'own.distance': ['You mention [said]; this recording shows {{distance.total}}.'],
  'soft.where': ['Where exactly is it: in one spot or all over, one leg or both, sharp or dull?'],
  ...PRACTICE_ANSWERS_EN,
  ...CIRCUMSTANCE_ANSWERS_EN,
  ...BEGINNER_AND_RACE_ANSWERS_EN,
  ...SITUATION_ANSWERS_EN,
  ...APP_ANSWERS_EN,
  ...COMMON_QUESTION_ANSWERS_EN,
};
