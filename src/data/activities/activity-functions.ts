import type { ActivityOpening } from '@tasuki/domain/activities/activity-calls';
import { forgetSeenPages } from '../../platform/last-seen/forget-seen-pages.ts';

/** The functions' part of activities. Light: the SDK comes with the first call. */
function functions() {
  return import('../../platform/firebase/callable-functions.ts');
}

/**
 * Fetches what an activity's page shows and is not kept here.
 *
 * @throws what failureCodeOf understands
 */
export async function openActivity(activityId: string): Promise<ActivityOpening> {
  return (await functions()).callFunction('openActivity', { activityId });
}

/** Makes an activity the main one of those that repeat it. @throws what failureCodeOf understands */
export async function chooseMainActivity(activityId: string): Promise<void> {
  forgetSeenPages();
  await (await functions()).callFunction('chooseMainActivity', { activityId });
}

/** Has the browser download the file that an activity was read from. @throws what failureCodeOf understands */
export async function downloadRecording(activityId: string): Promise<void> {
  const { url } = await (await functions()).callFunction('downloadRecording', { activityId });
  globalThis.location.assign(url);
}

/** Has the weather of an activity looked up; it comes into its row. @throws what failureCodeOf understands */
export async function askForWeather(activityId: string): Promise<void> {
  await (await functions()).callFunction('askForWeather', { activityId });
}

/** Takes the coach's words out of the description at Strava. @throws what failureCodeOf understands */
export async function removeStravaPost(activityId: string): Promise<void> {
  await (await functions()).callFunction('removeStravaPost', { activityId });
}
