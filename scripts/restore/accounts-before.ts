import { readFile, rename, writeFile } from 'node:fs/promises';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { DAY_MILLISECONDS } from '@tasuki/domain/measures/durations';
import type { AccountClaims } from '@tasuki/domain/accounts/user-account';

/**
 * Firebase Auth's claims of an account before the import; they follow each state within a moment.
 */
export interface AccountBefore extends Required<AccountClaims> {
  isDisabled: boolean;
  hasPassword: boolean;
}

export interface AccountsBefore {
  /** When it was read, in milliseconds since 1970. */
  readAtMilliseconds: number;
  /** Accounts by uid. */
  accounts: Readonly<Record<string, AccountBefore>>;
}

/** As Firebase Auth lists them at most. */
const PAGE_SIZE = 1000;
/** A file that is older is one of an earlier restore. */
const FILE_DAYS_MAXIMUM = 7;

/** Reads what Firebase Auth says of every account. */
export async function readAccountsBefore(
  auth: Pick<Auth, 'listUsers'>,
  now: Date,
): Promise<AccountsBefore> {
  const accounts: Record<string, AccountBefore> = {};
  for (let token: string | undefined; ;) {
    const { users, pageToken } = await auth.listUsers(PAGE_SIZE, token);
    for (const user of users) accounts[user.uid] = accountOf(user);
    if (pageToken === undefined) return { readAtMilliseconds: now.getTime(), accounts };
    token = pageToken;
  }
}

function accountOf({ customClaims = {}, disabled, providerData }: UserRecord): AccountBefore {
  return {
    canAccessBeta: customClaims['canAccessBeta'] === true,
    isCoach: customClaims['isCoach'] === true,
    isAdmin: customClaims['isAdmin'] === true,
    isDisabled: disabled,
    hasPassword: providerData.some(({ providerId }) => providerId === 'password'),
  };
}

/**
 * The same, kept in a file: whoever repeats the restore gets what was said before its first import.
 *
 * @param read is asked where there is no such file yet
 * @throws Error where the file is of another project or of an earlier restore
 */
export async function keptAccountsBefore(
  file: string,
  projectId: string,
  now: Date,
  read: () => Promise<AccountsBefore>,
): Promise<AccountsBefore> {
  const kept = await readKept(file);
  if (kept === null) {
    const before = await read();
    const text = JSON.stringify({ projectId, ...before });
    // Written whole or not at all.
    await writeFile(`${file}.part`, text, { mode: 0o600 });
    await rename(`${file}.part`, file);
    return before;
  }
  const ageDays = (now.getTime() - kept.readAtMilliseconds) / DAY_MILLISECONDS;
  if (kept.projectId !== projectId || !(ageDays < FILE_DAYS_MAXIMUM)) {
    throw new Error(`${file} is of another project or of an earlier restore; name a new file.`);
  }
  return kept;
}

async function readKept(file: string): Promise<(AccountsBefore & { projectId: string }) | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as AccountsBefore & { projectId: string };
  } catch (cause) {
    if ((cause as { code?: unknown }).code === 'ENOENT') return null;
    throw cause;
  }
}
