import type { Timestamp } from 'firebase-admin/firestore';
import { USER_ACCOUNT_SHAPE, type UserAccount } from '@tasuki/domain/accounts/user-account';
import { storedReader } from '../platform/firestore/read-stored.ts';

/** users/{uid} as Firestore keeps it, as far as its person's version of the app has written it. */
export type StoredUserAccount = Partial<Omit<UserAccount, 'createdAt' | 'updatedAt'>> & {
  createdAt?: Timestamp;
};

export const storedUserAccount = storedReader<StoredUserAccount>({
  ...USER_ACCOUNT_SHAPE,
  createdAt: 'date?',
});
