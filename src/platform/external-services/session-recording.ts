import { loadScript } from '../load-script.ts';
import { collector, receiverSettings } from './receiver-settings.ts';

const RECORDER = 'https://edge.fullstory.com';

/** All words of the page are unreadable in a recording, whatever part they stand in. */
const MASKED_CLASS = 'fs-mask';

/** Takes calls until the recorder is there, in the form that it looks for. */
function queueCalls(): void {
  const q: unknown[][] = [];
  const queue = Object.assign(
    (...call: unknown[]) => {
      q.push(call);
    },
    { q, _v: '2.0.0' },
  );
  Object.assign(globalThis, {
    _fs_host: 'fullstory.com',
    _fs_script: 'edge.fullstory.com/s/fs.js',
    _fs_org: receiverSettings['VITE_SESSION_RECORDING_ID'],
    _fs_namespace: 'FS',
    FS: queue,
  });
}

/**
 * Starts the recording of the visit, after the consent. Forms, chat, health data and maps are not part
 * of it: see `NEVER_RECORDED` in src/ui/never-recorded.ts.
 */
export async function startSessionRecording(): Promise<void> {
  globalThis.document.body.classList.add(MASKED_CLASS);
  queueCalls();
  await loadScript(`${collector ?? RECORDER}/s/fs.js`);
}
