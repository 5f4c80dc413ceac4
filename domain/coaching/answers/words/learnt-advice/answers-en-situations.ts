import type { AnswerBook } from '../../answer-book.ts';
import type { SituationCode } from './learnt-advice-codes.ts';

/** Answers in English on situations that runners describe. */
export const SITUATION_ANSWERS_EN: Pick<AnswerBook['advice'], SituationCode> = {
  'advice.shiftWork': [
    'Let your sleep decide the time, not the clock. After a late or night shift, sleep first and run in the afternoon, easy. Put the long run on the last of your days off, and the hard session at least a day after a night shift. In a bad week, keep only the long run and some easy jogs. Move the sessions on the plan page, or tell me the days.',
  ],
  'advice.splitLong': [
    'You can, and it’s better than skipping it. Both halves add up to the same distance, but the long run’s own effect, running on tired legs and practising food and drink, gets lost. So split it when heat, time or the treadmill makes the whole one miserable, keep both easy, and run the next one in one piece. Before a marathon, don’t split your longest ones.',
  ],
  'advice.lateTraining': [
    'Yes, that’s common. A hard session late in the evening keeps your body awake for hours, so you fall asleep late or wake in the night. Move the fast parts to the morning, the lunch break or the weekend, and run only easy after work. If it has to be late, cool down longer, eat soon, dim the screens and take a lukewarm shower. If it goes on although you train earlier, see a doctor.',
  ],
  'advice.pacingSomeone': [
    'Divide their target time by the distance, and hold that pace evenly from the start, however easy it feels to you. Run beside or just behind them, not in front. Agree beforehand how much they want you to talk, take over water and time, and keep quiet about the pace unless they ask. For you it counts as an easy run of that length, so it can take the place of your long run.',
  ],
  'advice.raceMeal': [
    'About a week before the race it’s fine, in normal amounts; it only gets in the way if it costs you sleep or upsets your stomach. In the last couple of days be careful: nothing very spicy or fatty, nothing raw, little alcohol, and only food you know. The evening before, eat early and plainly.',
  ],
  'advice.numbToes': [
    'If it starts at the same point of a run and goes when you loosen the laces, the shoe usually presses: your foot swells as you run. Leave the laces looser over the instep or skip an eyelet there, take thinner or wider-toed socks and a shoe with more width in front. Change one thing at a time. If it stays after the run, comes at rest, or you feel burning, weakness or back pain, see a doctor.',
  ],
  'advice.hitWall': [
    'Usually both: the first part was a little too fast, and too little carbohydrate came in. At that pace the stores run out after a couple of hours. Next time start slower than feels right, take a gel or the like every {{answer.gels.every}} from early on, eat well the days before, and get used to it in long runs. Heat or too short long runs add to it. Rest for some days now; it says little about your fitness.',
  ],
  'advice.chipTime': [
    'The official chip time over the measured course is what counts, also as your best. A watch nearly always shows a longer distance and so a quicker pace: GPS errors add up, and nobody runs every bend on the shortest line. Next time plan a few seconds a kilometre in hand, cut the bends within the course, and go by the kilometre signs near the end.',
  ],
  'advice.bibSwap': [
    'Better not. Most races forbid it, and you can be disqualified or barred. It also matters in an emergency: the number says whom to call, which medicines and illnesses to expect, and whether you’re insured. Ask the organiser for the official transfer or a waiting list; if there’s none, do your own run that day.',
  ],
  'advice.chooseRace': [
    'I don’t keep a list of races, so I can’t name one for sure. Look for a date that leaves you some months, a course and weather that suit you, a time limit well above your pace, an easy journey, and enough runners around your speed. A race calendar or your club will have candidates; check dates, limits and entries on the organiser’s page. Tell me your pick and I’ll plan towards it.',
  ],
  'advice.relayLeg': [
    'A leg is short and hard, so pacing decides: the first few minutes a touch slower than you want, then build, and give everything only in the last part. Don’t chase whoever is in front at the handover. Until then, do a couple of short sharp sessions with long rests and some strides, and nothing hard in the last days. Warm up well, with strides, close to your turn.',
  ],
  'advice.eveningRace': [
    'Eat your main meal at midday, with plenty of carbohydrate and little fat and fibre. A few hours before the start have only something small, such as a banana or toast, and then sips of water; coffee only if you’re used to it and it doesn’t cost you sleep. Keep off your feet, out of the sun, and take a short nap if you like. Shortly before the start warm up with a jog, some drills and strides.',
  ],
  'advice.raceArrival': [
    'At a big race be on site about {{answer.arrive.minutes}} before your start, and add your way there and a reserve for trains or walking. Hand in the bag first, queue for the toilet at once, jog and stretch while you wait, and queue again if you need to. Be in your start block early, since it closes. Lay everything out the evening before. A small race needs less.',
  ],
  'advice.carbWeight': [
    'Yes, that’s normal and means that it works. Every gram of stored carbohydrate holds some water with it, so a couple of kilos more within days is fluid and fuel, not fat. You use it up in the race. Don’t cut back now, just don’t stuff yourself, and leave the scales alone until afterwards.',
  ],
  'advice.afterPlan': [
    'After the race the plan is over on purpose: first comes rest. Take some days off, then easy runs for {{answer.halfRecovery.days}} days after a half and {{answer.marathonRecovery.days}} days after a marathon. Then choose the next thing: another race, a faster short distance, or a few weeks without any goal. Tell me the distance and the date, and I’ll make the next plan. Which would you like?',
  ],
  'advice.longRunsLeft': [
    'Not many are needed: with a few weeks left, a couple of really long runs, the last of them about {{answer.finalLong.days}} days before the race. Come nearer step by step: each at most a little longer than your longest of the last month, with a shorter week in between. If you can’t get that far in time, go by hours on your feet, start the race slower, and don’t catch up right before the race.',
  ],
  'advice.volumeOrSpeed': [
    'First a little more easy running, then a bit of speed; never raise both in the same weeks. If you recover well from what you run now, add some minutes to your easy runs or one short run. Once that feels normal for a few weeks, keep one tempo or interval session a week. If your weeks are already full, leave the distance and make that one session good.',
  ],
  'advice.moreOrLess': [
    'The plan is a frame, not a duty. A little less is always fine, and with friends it’s often the better choice: you can add the rest alone if you’re still fresh. More is rarely needed; only on easy runs, by a few minutes, when you feel good and nothing hard follows the next day. Don’t leave out several long runs in a row before a long race.',
  ],
  'advice.planTooFast': [
    'Then run slower: an easy run is right when you can talk in full sentences, whatever pace the plan shows. The pace is an estimate from your runs and races, and heat, hills, poor sleep or tired legs can make it too fast. Go by breath and heart rate for a couple of weeks. If it still doesn’t fit, make the session easier on the plan page, or tell me about a recent race so that the paces are computed anew.',
  ],
  'advice.shoesSlower': [
    'Perhaps a little: heavy, very soft shoes cost some seconds, but heat, hills, wind, tiredness or simply easier days explain more. Test it: the same flat route on calm days of the same week, once in each pair, at the same heart rate, and compare the pace. On easy days slower doesn’t matter anyway. If you only feel slow in fast sessions, use the lighter pair there.',
  ],
  'advice.headlamp': [
    'If you take one, a light at the chest or waist: it shows stones and edges better, because its shadows are longer, doesn’t bounce and dazzles nobody. A head torch is better on winding trails, since it shines where you look. Either should be bright enough that you see several metres ahead. Add a red light or reflective band behind, and run on the side facing traffic.',
  ],
  'advice.carryWater': [
    'Take what covers the longest gap between stations on a hot day, and no more. For a short trail race with stations, a belt or a soft flask is usually enough; for long gaps, heat, mountains or mandatory kit, take a vest, which bounces less and holds a jacket and phone. If you’re often thirsty, choose the vest and don’t fill it up. Test it on a long run first.',
  ],
  'advice.indoorInstead': [
    'You lose nothing in a week or two indoors. On the treadmill do the easy runs and the tempo as planned, by effort. On the bike, replace an easy run by a somewhat longer easy ride; a hard session by a warm-up, then several blocks of a few minutes at an effort where you only speak in short phrases, with easy pedalling between. Stairs, rowing or the cross-trainer work too. Drink, and use a fan.',
  ],
  'advice.movedToHeat': [
    'No, you haven’t lost it. In heat and humidity the same effort is clearly slower and the heart beats faster, and the watch takes that for lost fitness. The body needs a couple of weeks of short, easy runs to get used to it, and even then hot days stay slower. Run at dawn, by effort, in the shade, drink, and keep fast parts for cooler hours or the treadmill. In cool air your pace comes back.',
  ],
  'advice.hormones': [
    'It can be: around menopause, hormones, hot nights and broken sleep raise the heart rate at the same pace, and so do heat, stress and low iron. One cause can’t be read from your runs. Go by effort for now, keep some strength work and enough sleep, and compare the same route month by month. If it keeps rising, or with palpitations, unusual tiredness or heavy bleeding, see a doctor.',
  ],
  'advice.runnyNose': [
    'That’s common in cold, dry air and harmless: the nose warms and moistens the air, and that makes it run, without any cold or allergy. Take a tissue or a thin cloth over nose and mouth, start gently, and coat your glasses against fog. If it itches, your eyes water, you wheeze, or it also happens indoors, ask a doctor about an allergy or asthma.',
  ],
  'advice.pulseGap': [
    'A gap like that is a matter of the sensor, not of you. The watch finds no signal in the first minutes when the skin is cold or dry, the watch sits loosely, or the strap connects late. The averages and zones then only cover the part that was measured, so take them with care. Wear it tighter and higher on the arm, warm up first, wet the strap, and wait until the heart rate shows before you start.',
  ],
  'advice.stopsInPace': [
    'The average pace here is your pace while moving: a wait at a light isn’t in it. If a kilometre looks slow, it’s because of slowing down and starting again around the stop; the splits on the page of the run show the time with and without stops. So that dip is the light, not you fading. Compare such runs by heart rate rather than by pace.',
  ],
  'advice.shoeWorn': [
    'Most pairs last {{answer.shoes.least}} to {{answer.shoes.most}}, so at the upper end it’s time to think of the next one. Tread alone says little: the foam goes flat long before the rubber is gone. Look for creases at the side of the midsole, a sole that tilts or feels hard, and new aches after usual runs. Buy the next pair now and change over bit by bit.',
  ],
  'advice.envy': [
    'You’re not a bad person for feeling that: you’ve worked hard, and somebody else got what you wanted. Envy mostly shows what matters to you. You needn’t celebrate today; a short congratulation is enough. Their body, years and sleep aren’t yours, so compare yourself with your own last months. What would be the next step you’d be proud of?',
  ],
  'advice.goodNews': [
    'Congratulations, that’s wonderful news. Enjoy it; today the pace doesn’t matter at all. Thanks for telling me, and have a lovely day.',
  ],
  'advice.praise': [
    'Thank you, I’m glad it helped. The credit is yours: you did the running, I only read the numbers, and estimates can be off next time. Tell me how it goes on.',
  ],
  'advice.coachSelf': [
    'I’m an AI, so I have no legs, no favourite team and no race of my own. But I like a close finish as much as the numbers allow. What about you: whom do you cheer for, or what got you into running?',
  ],
  'advice.blisters': [
    'Blisters come from rubbing and damp skin. Use dry, close-fitting running socks without holes, thin wool or synthetic, and a shoe that neither slips nor presses; put a little balm on the spots, or smooth tape without folds. Try tape and socks on a training run first, never for the first time in the race. If a blister is there already, cover it and leave the skin on; if it’s hot, red around it or oozing, see a doctor.',
  ],
  'advice.plantarHeel': [
    'Pain at the heel with the first steps in the morning that eases as you move is often an irritated plantar fascia. You can usually keep training with less: drop fast, hilly and long runs, keep those short ones that don’t hurt more during the run or the next morning, and cycle for the rest. Stretch the calf and the sole, and do slow heel raises on a step every other day. If it gets worse, wakes you, came suddenly or isn’t better in a few weeks, see a physio or doctor.',
  ],
  'advice.sittingPain': [
    'If it comes from sitting and eases when you move, the likelier cause is the sitting itself: a tense buttock muscle or an irritated nerve there, rather than your shoes. Stand up often, change your chair height, stretch the buttock and hip, and strengthen them with bridges and side steps. Keep runs easy and flat as long as they don’t make it worse. With numbness, weakness, pain below the knee, or trouble with bladder or bowels, see a doctor at once.',
  ],
  'advice.pacer': [
    'Run your own even pace. A good pacer helps, but one who surges costs you energy: keep them in sight, let the gap open when they speed up, and don’t chase when they slow down again. Use the kilometre signs and your watch to check. If you can’t hold the group without breathing harder than planned, let it go.',
  ],
  'advice.gearCare': [
    'Take out the insoles, rinse the shoes by hand with lukewarm water and a little soap, stuff them with newspaper, change it once it’s wet, and dry them in moving air, away from heaters and sun. No washing machine or dryer: glue and foam suffer. Rotate pairs in wet weeks. Wash running clothes soon, cool, inside out, without softener.',
  ],
  'advice.rainRun': [
    'Rain is no problem as long as there’s no thunder, flooding or storm. Wear a cap with a peak and a light jacket that breathes, put balm where wet clothes rub, and choose shoes with grip and a route without deep puddles or traffic. Go by effort, take bends and metal covers slowly, and get into dry, warm clothes straight afterwards.',
  ],
  'advice.vegan': [
    'You can run very well on plants. Plan for enough energy overall, protein at each meal from beans, tofu, lentils or soya, and iron from pulses and greens with something rich in vitamin C, away from coffee and tea. Cobalamin, the vitamin that plants lack, has to be supplemented. If you’re often tired or your times drop, have your blood checked before you take iron.',
  ],
  'advice.boredom': [
    'Give your head something to do: a new route or the usual one the other way round, a podcast or music with one ear free, company, or a game such as a little faster between lamp posts. Split a long run into parts and think only of the present one. Run without looking at the watch now and then. And if nothing is fun for weeks, run less for a while.',
  ],
  'advice.fewerLonger': [
    'For sticking with it, a few fixed days a week with rest between them win over running daily: they leave room for life, the body recovers, and a missed day is no broken streak. Longer runs also build more endurance than many very short ones. If a tiny daily habit keeps you going, keep it, but make a couple of those days a walk. Choose the one you’d still do in a bad week.',
  ],
};
