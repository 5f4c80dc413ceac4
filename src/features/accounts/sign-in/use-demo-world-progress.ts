import { useEffect, useState } from 'react';
import type { DemoWorldProgress } from '@tasuki/domain/accounts/demo-accounts';
import { readDemoWorldProgress } from '../../../data/accounts/demo-world.ts';

const LOOK_AGAIN_MILLISECONDS = 2_000;

/** How far the local demo world is filled, until it is complete; null = it is, or nothing is known yet. */
export function useDemoWorldProgress(): DemoWorldProgress | null {
  const [progress, setProgress] = useState<DemoWorldProgress | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isShown = true;
    const look = async () => {
      const next = await readDemoWorldProgress();
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
