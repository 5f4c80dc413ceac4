import type { AnswerBook } from '../../answer-book.ts';
import type { CircumstanceCode } from './learnt-advice-codes.ts';

/** Answers in English on sessions, shoes and feelings. */
export const CIRCUMSTANCE_ANSWERS_EN: Pick<AnswerBook['advice'], CircumstanceCode> = {
  'advice.notAlone': [
    'Yes, it counts. A pram, a dog, children, company or traffic lights mean that the pace says little, so look at your heart rate and how hard it felt. You don’t have to make anything up; just carry on with your next run.',
  ],
  'advice.sleepless': [
    'After a short night or a night shift, the same effort is slower and your heart rate is higher. That’s lack of sleep, not lost fitness. Sleep first, keep the next few days easy, and leave hard running until you’ve slept well for a couple of nights.',
  ],
  'advice.repRest': [
    'Walk or jog slowly between repetitions rather than stand: it clears the legs and keeps you warm. Jog if the session should stay aerobic, and walk if each repetition is meant to be fast. Rest long enough that the last one is as good as the first.',
  ],
  'advice.watchSays': [
    'Take it as a rough estimate. The watch doesn’t know your sleep, your stress or how your legs feel. If you slept well, your legs are fresh and your morning pulse is normal, you can train; if not, make it easy, whatever the watch says.',
  ],
  'advice.zoneTime': [
    'Minutes in the highest zone aren’t a goal in themselves: in short repetitions, heart rate lags behind the effort. Judge the session by whether you ran every repetition evenly at the planned effort. If you did, it was right, and you don’t need to run harder.',
  ],
  'advice.otherGround': [
    'On hills, trails, bends or a crowded track, you can’t compare times with a flat, clear course. Go by effort and heart rate: if those were right, the session did its work. Compare paces only on the same course.',
  ],
  'advice.gutGels': [
    'Gels upset many stomachs. Take smaller amounts more often, always with water and never with sports drink, start early, and try other brands, ones without caffeine, or a banana or sweets instead. Practise in long runs until your stomach copes, and take nothing new into the race.',
  ],
  'advice.shoePair': [
    'I don’t know individual models. For long and easy runs take the softer, more stable pair, and for races and fast sessions the lighter, livelier one. If they’re equal, choose the pair that fits better and that you’ve already done long runs in.',
  ],
  'advice.firstShoes': [
    'For the first short runs old trainers are fine as long as they’re comfortable and don’t rub. If you keep running, buy proper running shoes soon. They don’t have to be expensive, just cushioned, comfortable right away and a thumb’s width longer than your toes.',
  ],
  'advice.slowIsFine': [
    'You aren’t too slow. Slow is exactly right at the beginning: if you can talk while you run, your body builds endurance, and the pace comes by itself over the months. Never mind what others say or run. Take this run as your starting point and be glad you went out.',
  ],
  'advice.others': [
    'Somebody else’s times say nothing about you: years of training, age, sleep and stress all differ. Compare yourself with your own runs from a few months ago; Trends shows how you’ve changed. Steady, mostly easy running is what closes gaps in the end.',
  ],
  'advice.beginnerPulse': [
    'When you’re new to running, your heart rate shoots up quickly, and that’s normal: your heart and muscles aren’t used to it yet. Start with brisk walking, then jog for short stretches, slowly enough to talk, and walk when it climbs. A loose wrist sensor can also read too high. With chest pain, dizziness or an uneven beat, stop and see a doctor.',
  ],
  'advice.badSession': [
    'One bad session says next to nothing about your fitness. Everyone has them; heat, sleep, stress or tired legs are usually behind it, and stopping early was no mistake. Don’t repeat it tomorrow. Run easy for a while, and go on with the next session as planned.',
  ],
  'advice.banter': [
    'Ha, that one’s beyond me; I only know what your runs tell me. But I’m glad you’re in a good mood, and an easy run never made it worse. What would you like to know about your running?',
  ],
  'advice.racePlan': [
    'Start no faster than the pace you can hold to the end, and let others go. Climb by effort, not pace, and let yourself roll on the way down. On a warm or humid day begin a little slower, drink early and forget the exact time. Speed up only in the last third.',
  ],
  'advice.yasso': [
    'It’s a rule of thumb that many find too optimistic: short repetitions with rests say little about how long you can keep going. A shorter race or a half marathon, together with your long runs, tells you much more.',
  ],
};
