import {
  DEMO_DATA_PROGRESS_PATH,
  type DemoDataProgress,
} from '@tasuki/domain/accounts/demo-accounts';

/**
 * Asks the local dev server how far the demo data is filled.
 *
 * @returns null when it is complete, and where nobody answers
 */
export async function readDemoDataProgress(): Promise<DemoDataProgress | null> {
  try {
    const response = await fetch(DEMO_DATA_PROGRESS_PATH);
    const answer: unknown = response.ok ? await response.json() : null;
    return isProgress(answer) ? answer : null;
  } catch {
    return null;
  }
}

function isProgress(value: unknown): value is DemoDataProgress {
  return (
    typeof value === 'object' &&
    value !== null &&
    'areAccountsReady' in value &&
    typeof value.areAccountsReady === 'boolean' &&
    'readCount' in value &&
    typeof value.readCount === 'number' &&
    'recordingCount' in value &&
    typeof value.recordingCount === 'number'
  );
}
