import { SAFETY_NOTICE_DAYS, type SafetyNotice } from '@tasuki/domain/accounts/user-account';
import { firestorePaths } from '@tasuki/domain/firestore-paths';
import { isSafetyMailKind } from '@tasuki/domain/mail/mail';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import { readDocument } from '../../platform/firebase/firestore-rest.ts';

/**
 * Reads what a mail about access to the account would have said; null = each recent one was taken.
 */
export async function loadSafetyNotice(uid: string): Promise<SafetyNotice | null> {
  const document = await readDocument(firestorePaths.accountState(uid));
  const notice = document?.data['safetyNotice'] as Partial<SafetyNotice> | null | undefined;
  const { kind, at } = notice ?? {};
  if (!isSafetyMailKind(kind) || !(at instanceof Date)) return null;
  return Date.now() - at.getTime() < SAFETY_NOTICE_DAYS * DAY_MILLISECONDS ? { kind, at } : null;
}
