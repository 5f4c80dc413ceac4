import { ConsentMode, readLayer } from './data-layer.ts';
import { collect } from './own-script.ts';

/**
 * Stands for gtag.js. Like it, it adds the address, the title and the referrer of the document to every
 * event that does not give its own. It sends nothing that consent denies.
 */
const consent = new ConsentMode();
let fields: Record<string, unknown> = {};

readLayer('dataLayer', {
  onCommand: (command, args) => {
    const [first, second] = args;
    if (command === 'consent') consent.update(args);
    else if (command === 'set') fields = { ...fields, ...(first as object) };
    else if (command === 'config') fields = { ...fields, tid: first, ...(second as object) };
    else if (command === 'event') send(String(first), second ?? {});
  },
  // Plain objects are the tag manager's.
  onObject: () => undefined,
});

function send(name: string, parameters: object): void {
  const isDisabled = Reflect.get(globalThis, `ga-disable-${String(fields['tid'])}`) === true;
  if (!consent.isGranted || isDisabled) return;
  document.cookie = '_ga=GA1.1.sandbox; path=/; max-age=3600';
  collect('google-analytics', {
    event: name,
    page_location: location.href,
    page_referrer: document.referrer,
    page_title: document.title,
    ...fields,
    ...parameters,
    consent: consent.state,
  });
}
