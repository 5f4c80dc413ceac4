import type { AnswerBook } from '../../answer-book.ts';
import type { AppCode } from './learnt-advice-codes.ts';

/** Answers in English on the product itself. */
export const APP_ANSWERS_EN: Pick<AnswerBook['advice'], AppCode> = {
  'app.language': [
    'On your account page, under “Language”. Everything switches at once, and I answer in the language you write in.',
  ],
  'app.recording': [
    'The app doesn’t record runs itself. Record with your watch or any running app on your phone; if Garmin is linked, the runs arrive automatically. Otherwise, add the FIT, TCX or GPX file on your activities page.',
  ],
  'app.manual': [
    'On your activities page choose “Add a manual entry” and enter the sport, date, time and distance. That’s for treadmill runs, or for when you forgot your watch; without a recording I can say less about the run.',
  ],
  'app.plan': [
    'On the plan page, open the menu of a session to move it to another day, skip it, mark it as done or make it easier. You can pause or end the whole plan on that page too, or just ask me to move a session.',
  ],
  'app.toWatch': [
    'On the plan page you can send your sessions to Garmin, download a session as a FIT file for other watches, or subscribe to the plan in your calendar app.',
  ],
  'app.heartZones': [
    'In your runner profile, under “Body and heart rate”, enter your maximum, resting or threshold heart rate. Your zones follow from them; a threshold measured in a hard, even run is the most exact, and age only gives an estimate.',
  ],
  'app.goals': [
    'Enter races and goals on the “Goals and races” page, with distance, date and target time. For a plan towards one, ask me or open the plan page.',
  ],
  'app.humanCoach': [
    'Under “Coach” you can look for a human coach, choose one and decide what they may read. You can write to each other there, and stop sharing at any time.',
  ],
  'app.cancel': [
    '“My subscriptions” shows what you pay, when the next charge is and how to cancel. You keep what you’ve paid for until the end of the period. I can’t cancel anything for you.',
  ],
  'app.duplicates': [
    'If the same run comes in more than once, I count it only once. On the page of the run you can choose the main one, or hide one from the list if it bothers you.',
  ],
  'app.wrongFigures': [
    'I take the numbers from the recording and can’t change them. If a run is wrong, for example because the watch kept running in the car, hide it from the list on its page and add a manual entry with the right numbers.',
  ],
  'app.strava': [
    'You can link Strava under “Linked accounts” and see your runs here. But Strava’s terms don’t let me read them, so for feedback, link Garmin or add the files from your watch.',
  ],
  'app.history': [
    'If Garmin is linked, your earlier runs are imported automatically. That can take a while; “Linked accounts” shows how far it’s got. You can also add old FIT, TCX or GPX files, many at once in a zip.',
  ],
  'app.trends': [
    'Under “Trends” you see distance and time by week, your training load and form, heart rate at easy pace, VDOT and best times. The calendar shows single days, and each run has its own page with charts.',
  ],
  'app.install': [
    'Open Tasuki in your phone’s browser and choose “Add to Home Screen”: then it opens like any app, and can notify you. What you opened before stays readable without a connection.',
  ],
  'app.memory': [
    'I keep short notes of lasting things you tell me: injuries, the days you can train, what you prefer. You find them under “Coach’s notes”, and can change or delete each one.',
  ],
  'app.method': [
    'Every number comes from your recordings: tap one, and you see which part of the run, or which runs, it was computed from. I don’t guess what wasn’t recorded, and estimates are marked as such.',
  ],
  'app.contact': [
    'Write to the people who run Tasuki on the “Contact” page; they answer by email. If one of my answers was bad, mark it under the message.',
  ],
  'app.invite': [
    'Under “First steps” you’ll find an invitation link for friends, and under “Conversations” you can start a group and invite people to it.',
  ],
  'app.profile': [
    'You’ll find sex, birth year and your heart rates in your runner profile; change them there, since I can’t. I use them for your training load and for estimates of your heart rate, so those shift a little. Distances, times and paces stay as they are.',
  ],
  'app.keepData': [
    'Cancelling a subscription ends the payments, not your account: your runs stay until you delete the account yourself. Before that, choose “Export my data” on your account page; the file holds your recordings and what you wrote. Deleting the account deletes everything, by the day shown there, and the privacy notice says how long backups remain.',
  ],
};
