import { firestore } from '../platform/admin-app.ts';
import { callable } from '../platform/callable.ts';
import { chooseMainActivity as choose } from './choose-main-activity.ts';

export const chooseMainActivity = callable('chooseMainActivity', async (reference, caller) =>
  choose(reference, caller, firestore()),
);
