export { onUserAccountWritten } from './accounts/on-user-account-written.ts';
export { onActivityUpdated } from './activities/on-activity-updated.ts';
export { chooseTopicModel, openTopic, retryReply, streamReply } from './chat/chat-functions.ts';
export { onMessageCreated } from './chat/on-message-created.ts';
export { takeFreePlan } from './coaches/take-free-plan-function.ts';
export { everyMinuteSweepJobs } from './jobs/every-minute-sweep-jobs.ts';
export { runJob } from './jobs/run-job-function.ts';
export { receiveUpload } from './uploads/receive-upload.ts';
export { completeUpload, requestUpload } from './uploads/upload-functions.ts';
