import { useCallback, useEffect, useState } from 'react';
import type { FailureCode } from '@tasuki/domain/failure-codes';
import type { ServiceNotice } from '@tasuki/domain/service-status/service-notice';
import type { ServiceStatus } from '@tasuki/domain/service-status/service-status';
import { loadServiceNotice, loadServiceStatus } from '../../data/service-status/service-status.ts';
import { failureCodeOf } from '../../platform/failure-code-of.ts';
import { reportError } from '../../platform/report-error.ts';

const REFRESH_MILLISECONDS = 60_000;

interface Reading {
  status: ServiceStatus | null;
  notice: ServiceNotice | null;
  /** When this browser read it. */
  readAt: Date;
}

type ServiceStatusResult =
  | { state: 'loading' }
  | ({ state: 'ready' } & Reading)
  | { state: 'failed'; failureCode: FailureCode };

/** How the service runs, read again each minute while somebody looks. A failure replaces what was read before. */
export function useServiceStatus(): ServiceStatusResult & { readAgain: () => void } {
  const [result, setResult] = useState<ServiceStatusResult>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const readAgain = useCallback(() => {
    setAttempt((before) => before + 1);
  }, []);

  useEffect(() => {
    let isLeft = false;
    const read = async () => {
      try {
        const [status, notice] = await Promise.all([loadServiceStatus(), loadServiceNotice()]);
        if (!isLeft) setResult({ state: 'ready', status, notice, readAt: new Date() });
      } catch (cause) {
        reportError(cause, 'service status');
        if (!isLeft) setResult({ state: 'failed', failureCode: failureCodeOf(cause) });
      }
    };
    void read();
    const timer = globalThis.setInterval(() => {
      if (document.visibilityState === 'visible') void read();
    }, REFRESH_MILLISECONDS);
    return () => {
      isLeft = true;
      globalThis.clearInterval(timer);
    };
  }, [attempt]);

  return { ...result, readAgain };
}
