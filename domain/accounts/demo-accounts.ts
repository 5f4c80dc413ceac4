import type { Role } from './user-account.ts';

/** An account of the local demo data; it exists only in the Auth emulator. */
export interface DemoAccount {
  uid: string;
  role: Role;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

/** How far the local demo data is filled, while somebody looks at the app already. */
export interface DemoDataProgress {
  /** Whether one can sign in by the demo accounts. */
  areAccountsReady: boolean;
  /** Recordings of the demo runner that the coach has read. */
  readCount: number;
  /** All there will be; 0 = not known yet. */
  recordingCount: number;
}

/**
 * The path at which the local dev server gives {@link DemoDataProgress}; null there = the demo data
 * is complete.
 */
export const DEMO_DATA_PROGRESS_PATH = '/demo-data.json';

/** The accounts offered for one-tap sign-in in local mode, in this order. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    uid: 'demo-runner',
    role: 'runner',
    email: 'runner@demo.tasuki.example',
    password: 'Demo-runner-1',
    firstName: 'Haruka',
    lastName: 'Mori',
  },
  {
    uid: 'demo-coach',
    role: 'coach',
    email: 'coach@demo.tasuki.example',
    password: 'Demo-coach-1',
    firstName: 'Kenji',
    lastName: 'Arai',
  },
  {
    uid: 'demo-admin',
    role: 'admin',
    email: 'admin@demo.tasuki.example',
    password: 'Demo-admin-1',
    firstName: 'Linh',
    lastName: 'Tran',
  },
];
