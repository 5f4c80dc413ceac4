/** The longest wait for a busy page. */
const WAIT_MAXIMUM_MILLISECONDS = 3000;
/** The wait in browsers that cannot report that they are idle, such as Safari. */
const USUAL_WAIT_MILLISECONDS = 1000;

/**
 * Does something once the page is loaded and the browser is at rest.
 *
 * @returns what calls it off
 */
export function whenIdle(work: () => void): () => void {
  let callOff = () => undefined as void;
  const wait = () => {
    if ('requestIdleCallback' in globalThis) {
      const id = globalThis.requestIdleCallback(work, { timeout: WAIT_MAXIMUM_MILLISECONDS });
      callOff = () => {
        globalThis.cancelIdleCallback(id);
      };
      return;
    }
    const timer = setTimeout(work, USUAL_WAIT_MILLISECONDS);
    callOff = () => {
      clearTimeout(timer);
    };
  };
  if (globalThis.document.readyState === 'complete') wait();
  else {
    globalThis.addEventListener('load', wait, { once: true });
    callOff = () => {
      globalThis.removeEventListener('load', wait);
    };
  }
  return () => {
    callOff();
  };
}
