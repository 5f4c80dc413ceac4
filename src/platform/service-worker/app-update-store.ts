import { create } from 'zustand';

interface AppUpdateState {
  /** A newer version than this page is ready, or has begun in another tab. */
  isReady: boolean;
}

export const useAppUpdateStore = create<AppUpdateState>()(() => ({ isReady: false }));
