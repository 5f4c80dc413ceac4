import { useEffect, useState } from 'react';
import type { DemoDataProgress } from '@tasuki/domain/accounts/demo-accounts';
import { readDemoDataProgress } from '../../../data/accounts/demo-data-progress.ts';

const LOOK_AGAIN_MILLISECONDS = 2_000;

/** How far the local demo data is filled, until it is complete; null = it is, or nothing is known yet. */
export function useDemoDataProgress(): DemoDataProgress | null {
  const [progress, setProgress] = useState<DemoDataProgress | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isShown = true;
    const look = async () => {
      const next = await readDemoDataProgress();
      if (!isShown) return;
      setProgress(next);
      if (next) timer = setTimeout(() => void look(), LOOK_AGAIN_MILLISECONDS);
    };
    void look();
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, []);
  return progress;
}
