import { standInStripe } from './stand-in-stripe.ts';

const { currentScript } = document;
if (!(currentScript instanceof HTMLScriptElement)) {
  throw new TypeError('The stand-in for Stripe.js is a classic script.');
}
const { origin } = new URL(currentScript.src);

// The package compares the version with its own.
Object.assign(window, {
  Stripe: Object.assign((publishableKey: string) => standInStripe(publishableKey, origin), {
    version: 'endive',
  }),
});
