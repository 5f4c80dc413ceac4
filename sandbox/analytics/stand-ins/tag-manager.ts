import { ConsentMode, readLayer } from './data-layer.ts';
import { collect, ownAddress } from './own-script.ts';

/** Stands for gtm.js: sends every object of its data layer, as a tag that reads everything could. */
const consent = new ConsentMode();

readLayer(ownAddress.searchParams.get('l') ?? 'dataLayer', {
  onCommand: (command, args) => {
    if (command === 'consent') consent.update(args);
  },
  onObject: (fields) => {
    if (consent.isGranted) collect('tag-manager', { ...fields, consent: consent.state });
  },
});
