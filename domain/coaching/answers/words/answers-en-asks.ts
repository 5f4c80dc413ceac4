import type { AnswerBook } from '../answer-book.ts';

/** Answers in English to a request for a plan or for a change of it; the card below has the figures. */
export const ASK_ANSWERS_EN: AnswerBook['asks'] = {
  'ask.move': [
    'Yes, that works. This is how your week would look; nothing changes until you accept it.',
    'That can be moved. Look at the change below and decide.',
  ],
  'ask.moveOther': [
    'That day would be too much for your body. The nearest day that fits is below.',
    'I’d rather not put it on that day. Below is the nearest one that works.',
  ],
  'ask.moveRefused': [
    'I don’t see another day this week that wouldn’t be too much. You can leave the session out: one missed run doesn’t set you back.',
    'No other day of this week fits. Skip it if you have to, and go on with the next session.',
  ],
  'ask.noSession': [
    'There’s no open session in your plan on that day, so there’s nothing to move.',
    'Your plan has nothing left to run on that day. Which session do you mean?',
  ],
  'ask.race': [
    'Yes, if the days around it get easier. This is what I’d change; decide below.',
    'It fits in when the days around it are easy. Below is what would change.',
  ],
  'ask.raceOther': [
    'That distance is too long for what you run now. A shorter race on that day would fit: see below.',
    'I’d advise against that distance on that day. Below is what you could race instead.',
  ],
  'ask.raceOutside': [
    'That day isn’t within your plan, so I can’t fit a race in there.',
    'Your plan doesn’t cover that day, so there’s no place for a race in it.',
  ],
  'ask.raceTooFar': [
    'No, any race on that day would be too big a jump from your longest run of the last weeks.',
    'I’d advise against it: your longest run lately is too short for a race on that day.',
  ],
  'ask.raceTooClose': [
    'No, that’s too close to the race your plan leads to. Save your legs for it.',
    'I’d leave it: your goal race follows so soon that you’d start it tired.',
  ],
  'ask.racePlanned': [
    'That race is already in your plan, and the days before it are easy.',
    'Yes. Your plan has a race on that day already.',
  ],
  'ask.gentler': [
    'You haven’t lost your fitness. I’d put in an easier stretch and then go on; the change is below.',
    'Don’t try to make up for the missed runs. Below is an easier way back into your plan.',
  ],
  'ask.again': [
    'After a gap like that, your old weeks would be too much, so I’ve planned the rest from what you run now. Have a look below.',
    'Going on where the plan stopped would be too much. Below is the rest of it, built from where you are.',
  ],
  'ask.later': [
    'It still fits in later this week. The change is below.',
    'You can still do it on another day this week: see below.',
  ],
  'ask.paces': [
    'Your last race was faster than the plan expects, so your paces can change. See below.',
    'You’ve got faster, so I’d change your paces. The change is below.',
  ],
  'ask.easier': [
    'Then make today easier. Below is what I’d run instead.',
    'Take it easier today; the change is below, and it’s your choice.',
  ],
  'ask.nothing': [
    'Nothing needs to change: your plan still fits what you’ve run. Go on with the next session.',
    'Your plan can stay as it is. Don’t make up for missed runs, just go on.',
  ],
  'ask.pain': [
    'You told me something hurts, so I won’t change your plan now: nothing hard until the pain is gone. Tell me when nothing hurts any more.',
    'Pain comes first. Until it’s gone, I won’t plan anything hard. Tell me when it’s over.',
  ],
  'ask.questions': [
    'Gladly. I have a few questions first, each with an answer filled in already.',
    'Let’s do it. Answer the few questions below and you’ll see the whole plan before you take it.',
  ],
  'ask.declined': [
    'I can’t plan that safely from where you are now. The nearest goal you can reach is below.',
    'That goal is out of reach for now. These are the nearest ones that aren’t.',
  ],
  'ask.hasPlan': [
    'You have a plan already. I can change it here: tell me what has happened or which day doesn’t suit you. For a new one, end it on its page first.',
    'Your plan is still running. Tell me what should be different, or end it on its page to begin a new one.',
  ],
  'ask.closed': [
    'I don’t change anyone’s plan where others can read along. Ask me in your own conversation with me, or change it on the plan page.',
    'Plans stay private here. Ask me privately, in your own conversation, and I’ll propose a change.',
  ],
  'ask.onPage': [
    'The plan page has the answer: it counts all your runs and shows what would change.',
    'Open your plan. It weighs everything you’ve run and proposes a change there, if one is needed.',
  ],
};
