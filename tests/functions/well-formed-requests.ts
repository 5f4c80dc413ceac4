import type { CallableName } from '@tasuki/domain/callables';
import { SHARING_CONSENT_VERSION } from '@tasuki/domain/coaches/coach-sharing';

const HASH = 'a'.repeat(64);
/** For each callable a request that keeps its contract, about nobody who exists. */
export const WELL_FORMED_REQUESTS: Readonly<Record<CallableName, Record<string, unknown>>> = {
  requestUpload: { contentHash: HASH, fileName: 'run.fit', sizeBytes: 100 },
  completeUpload: { contentHash: HASH },
  shareWithCoach: { coachId: 'somebody', consentVersion: SHARING_CONSENT_VERSION },
  takeFreePlan: { coachId: 'somebody', planId: 'free' },
  openTopic: { activityId: 'nobodys-0' },
  streamReply: { topicId: 'nobodys-coach', messageId: 'a'.repeat(20) },
  retryReply: { topicId: 'nobodys-coach', messageId: 'a'.repeat(20) },
  openInvitation: {},
  checkOnboarding: {},
  admitSignIn: { isPasswordNext: false },
  checkEmailProof: {},
  proveEmail: { oobCode: 'nobodys' },
  approveBeta: { uid: 'nobody' },
  makeAdmin: { uid: 'nobody' },
  takeRight: { uid: 'nobody', kind: 'remove-coach' },
  beginSecondFactor: {},
  confirmSecondFactor: { code: '000000' },
  proveSecondFactor: { code: '000000' },
  removeSecondFactor: { code: '000000' },
  enableAccount: { uid: 'nobody' },
  declineApplication: { uid: 'nobody', applicationUpdatedAt: 0, reason: null },
  appointCoach: { uid: 'nobody', applicationUpdatedAt: 0 },
  offerFreePlan: { name: 'First steps', target: 'Beginners', state: 'published' },
  chooseTopicModel: { topicId: 'nobodys-coach', model: 'gpt-4o' },
  chooseMainActivity: { activityId: 'nobodys-0' },
  openActivity: { activityId: 'strava-1' },
  removeStravaPost: { activityId: 'strava-1' },
  importFromProvider: { provider: 'strava' },
  unlinkProvider: { provider: 'strava' },
  beginProviderSignIn: { provider: 'strava', intent: 'signIn', browserKeyHash: HASH },
  finishProviderSignIn: {
    provider: 'strava',
    state: 's'.repeat(43),
    browserKey: 'b'.repeat(43),
    code: null,
    error: 'access_denied',
    scope: null,
  },
  exportAccount: {},
  downloadExport: {},
  // The last, since it is good for what it says.
  deleteAccount: {},
};
