/**
 * Notes by hand on a direct dependency; version, licence and size are read from the installed
 * package.
 */
export interface DependencyNote {
  /** Its use here. */
  purpose: string;
  /** Its possible replacement, and the price of that. */
  alternative: string;
}

export const DEPENDENCY_NOTES: Readonly<Record<string, DependencyNote>> = {
  '@ai-sdk/anthropic': {
    purpose: 'Anthropic behind the common interface of `ai`',
    alternative: 'The HTTP interface by hand: one more stream format to parse',
  },
  '@ai-sdk/google': {
    purpose: 'Gemini behind the common interface of `ai`',
    alternative: 'The HTTP interface by hand: one more stream format to parse',
  },
  '@ai-sdk/openai': {
    purpose: 'OpenAI behind the common interface of `ai`',
    alternative: 'The HTTP interface by hand: one more stream format to parse',
  },
  '@emotion/cache': {
    purpose: 'A style cache that uses constructed style sheets, as the security policy wants',
    alternative: 'A nonce per response, which static hosting cannot give',
  },
  '@emotion/react': {
    purpose: 'The style engine of MUI; provides the cache to it',
    alternative: 'None while MUI 9 is used',
  },
  '@emotion/sheet': {
    purpose: 'The class that the constructed style sheet extends',
    alternative: 'A copy of some 100 lines',
  },
  '@emotion/styled': {
    purpose: 'Required by MUI',
    alternative: 'None while MUI 9 is used',
  },
  '@firebase/rules-unit-testing': {
    purpose: 'Asks the Firestore emulator as any person, for the tests of the rules',
    alternative: 'Requests with hand-made emulator tokens',
  },
  '@garmin/fitsdk': {
    purpose:
      'Reads FIT files in functions; writes them in the sandbox, and workouts in the browser',
    alternative: '`fit-file-parser` alone, which bounds no memory and writes none',
  },
  '@google-cloud/functions-framework': {
    purpose: 'Serves one function over HTTP in a test and a bench',
    alternative: 'The functions emulator, which starts much slower',
  },
  '@google-cloud/storage': {
    purpose: 'Recordings and exports in Cloud Storage; signed addresses',
    alternative: 'Its JSON interface by hand, signatures included',
  },
  '@hookform/resolvers': {
    purpose: 'Lets react-hook-form check by yup schemas',
    alternative: 'About 40 lines of our own',
  },
  '@mdi/js': {
    purpose: 'Icons as path data, only the used ones are bundled',
    alternative: 'Copied SVG paths',
  },
  '@mui/material': {
    purpose: 'Components and theme of the app',
    alternative: 'Base components without a look: lighter, with much more of our own code',
  },
  '@sentry/core': {
    purpose: 'Types of error reports; one version for all parts of `@sentry/react`',
    alternative: 'Types of our own',
  },
  '@sentry/react': {
    purpose: 'Reports errors, after consent; loaded when the page is at rest',
    alternative: 'Stack traces and envelopes by hand, without source maps',
  },
  '@stripe/react-stripe-js': {
    purpose: 'The card form of Stripe in React; loaded with payment pages',
    alternative: 'Mounting the form by hand in effects',
  },
  '@stripe/stripe-js': {
    purpose: 'Loads Stripe.js, which takes card numbers so that none comes to us',
    alternative: 'A script element by hand, without its types',
  },
  '@stryker-mutator/core': {
    purpose: 'Changes rules of the coach one by one, to see whether a test notices',
    alternative: 'Mutants by hand, of which only a few were ever tried',
  },
  '@stryker-mutator/vitest-runner': {
    purpose: 'Lets Stryker run only the tests that reach a change, in one Vitest',
    alternative: 'The command runner of Stryker: every test for each mutant',
  },
  '@testing-library/dom': {
    purpose: 'Finds elements by role and label; required by the React one',
    alternative: 'None that is as common',
  },
  '@testing-library/jest-dom': {
    purpose: 'Assertions about elements in component tests',
    alternative: 'Plain assertions on DOM properties',
  },
  '@testing-library/react': {
    purpose: 'Renders components in tests',
    alternative: 'Component tests in the browser, which are slower',
  },
  '@testing-library/user-event': {
    purpose: 'Types and clicks as a person does, in component tests',
    alternative: 'Single events, which miss what a browser adds',
  },
  '@types/mdast': {
    purpose: 'Types of the parsed Markdown',
    alternative: 'Types of our own',
  },
  '@types/node': { purpose: 'Types of Node', alternative: 'None' },
  '@types/react': { purpose: 'Types of React', alternative: 'None' },
  '@types/react-dom': { purpose: 'Types of React DOM', alternative: 'None' },
  '@types/web-push': { purpose: 'Types of web-push', alternative: 'Types of our own' },
  '@vitejs/plugin-react': {
    purpose: 'JSX and fast refresh in the dev server',
    alternative: 'None for Vite',
  },
  '@zip.js/zip.js': {
    purpose: 'Opens dropped zips entry by entry; writes the account export in parts',
    alternative: '`fflate`, which needs a whole zip in memory',
  },
  ai: {
    purpose: 'One interface to the models: streams, tools, usage',
    alternative: 'Three clients of our own',
  },
  'axe-core': {
    purpose: 'Finds accessibility faults in journeys',
    alternative: 'None that is as complete',
  },
  'date-fns': {
    purpose: 'Formats dates in five languages',
    alternative: '`Intl.DateTimeFormat`, whose output differs between browsers and Node versions',
  },
  esbuild: {
    purpose: 'Bundles the functions for deployment',
    alternative: 'Rolldown, which Vite brings along',
  },
  'eslint-plugin-boundaries': {
    purpose: 'Enforces which folder may import which',
    alternative: '`dependency-cruiser`, which does not show in the editor',
  },
  'eslint-plugin-i18next': {
    purpose: 'Finds literal words in components',
    alternative: 'A lint rule of our own',
  },
  'fast-check': {
    purpose: 'Arbitrary inputs for property tests',
    alternative: 'Seeded random numbers, without shrinking',
  },
  fflate: {
    purpose: 'Makes small zips at once, in tests and for the runnable jar of the emulator',
    alternative: '`@zip.js/zip.js`, which is asynchronous',
  },
  firebase: {
    purpose: 'Auth, Firestore and callables in the browser',
    alternative: 'Their REST interfaces, without live queries and offline cache',
  },
  'firebase-admin': {
    purpose: 'Firestore, Auth and task queues in functions, scripts and tests',
    alternative: 'The REST interfaces',
  },
  'firebase-functions': {
    purpose: 'Declares functions, triggers, queues and schedules',
    alternative: 'Plain Cloud Run services with hand-written triggers',
  },
  'firebase-tools': {
    purpose: 'The Emulator Suite and the deployment',
    alternative: 'Each emulator alone, without functions',
  },
  'fit-file-parser': {
    purpose: 'Reads FIT files at which Garmin’s decoder stops early; checks the sandbox’s files',
    alternative: '`@garmin/fitsdk` alone, which loses the rest of a damaged file',
  },
  htmlparser2: {
    purpose: 'Finds the elements of GPX and TCX files, also of damaged ones',
    alternative: '`fast-xml-parser`, which takes three times as long',
  },
  i18next: {
    purpose: 'Texts of the screens with plurals, loaded by namespace',
    alternative: '`Intl.MessageFormat`, once browsers have it',
  },
  'ical-generator': {
    purpose: 'Writes the calendar of a plan: line folding, escapes and whole days of RFC 5545',
    alternative: 'Own code for the same rules',
  },
  'ical.js': {
    purpose: 'Reads that calendar in tests, independently of what wrote it',
    alternative: '`node-ical`, which brings more along',
  },
  idb: {
    purpose:
      'Promises over IndexedDB for kept uploads; at the version that `firebase` brings along',
    alternative: 'About 40 lines of our own over requests and transactions',
  },
  jose: {
    purpose: 'Signs the ID tokens of the sandboxed Google',
    alternative: '`node:crypto` and the encodings by hand',
  },
  jsdom: {
    purpose: 'The document for component tests',
    alternative: '`happy-dom`, faster and less complete',
  },
  knip: {
    purpose: 'Finds unused files, exports and dependencies, and import circles',
    alternative: 'None that is as complete',
  },
  'libphonenumber-js': {
    purpose: 'Checks and normalises telephone numbers; loaded with the form',
    alternative: 'A pattern, which accepts impossible numbers',
  },
  lighthouse: {
    purpose: 'Measures the first paint in a bench',
    alternative: 'The browser’s own performance entries',
  },
  'maplibre-gl': {
    purpose: 'Draws the map behind a route, where a style is configured and the runner asks for it',
    alternative: 'Leaflet with pictures as tiles: a tenth of the weight, and no vector styles',
  },
  'mdast-util-from-markdown': {
    purpose: 'Parses the Markdown of replies to a tree, which is drawn without HTML',
    alternative: '`marked`, which makes HTML that must be cleaned',
  },
  nodemailer: {
    purpose: 'Hands mails to the configured server by SMTP',
    alternative: 'The interface of one mail company, which ties the product to it',
  },
  oauth4webapi: {
    purpose: 'OAuth and OpenID Connect: PKCE, code exchange, ID tokens',
    alternative: '`openid-client`, which is larger',
  },
  oxfmt: {
    purpose: 'Formats code and documents',
    alternative: '`prettier`, about ten times slower',
  },
  oxlint: {
    purpose: 'Lints, with types and with ESLint plugins',
    alternative: '`eslint`, many times slower',
  },
  'oxlint-tsgolint': {
    purpose: 'The rules of oxlint that need types',
    alternative: '`typescript-eslint`, which does not support TypeScript 7 yet',
  },
  'playwright-core': {
    purpose: 'Drives the browser in journeys and benches',
    alternative: '`puppeteer-core`',
  },
  'postal-mime': {
    purpose: 'Reads the mails that the sandbox received',
    alternative: 'A parser of our own for headers, encodings and parts',
  },
  react: {
    purpose: 'The screens',
    alternative: '`preact`, with MUI only by its compatibility layer',
  },
  'react-dom': {
    purpose: 'React in a browser',
    alternative: '`preact`, with MUI only by its compatibility layer',
  },
  'react-easy-crop': {
    purpose: 'Crops the profile photo; loaded with its dialog',
    alternative: 'A canvas of our own with touch and keyboard',
  },
  'react-ga4': {
    purpose: 'Speaks to Google Analytics; loaded after the consent',
    alternative: 'The commands of gtag by hand: about 60 lines',
  },
  'react-hook-form': {
    purpose: 'Forms without a render per key',
    alternative: 'Uncontrolled forms of our own',
  },
  'react-i18next': {
    purpose: 'Texts in components, drawn anew when the language changes',
    alternative: 'A hook of about 50 lines over i18next',
  },
  'react-router-dom': {
    purpose: 'Routes and links',
    alternative: '`wouter`, smaller, without blocking and scroll handling',
  },
  'smtp-server': {
    purpose: 'The mail server of the sandbox',
    alternative: 'The commands of SMTP by hand',
  },
  'strava-v3': {
    purpose: 'A client that others wrote: proves that the sandbox speaks Strava’s protocol',
    alternative: 'Recorded answers',
  },
  stripe: {
    purpose: 'Asks Stripe; proves that the sandbox speaks Stripe’s protocol',
    alternative: 'Form bodies, idempotency keys and signatures by hand',
  },
  superstatic: {
    purpose: 'Firebase Hosting’s server: proves the headers of `firebase.json`, serves journeys',
    alternative: 'The hosting emulator, which starts slower',
  },
  typescript: { purpose: 'Types', alternative: 'None' },
  uplot: {
    purpose: 'Draws the chart of an activity; loaded with its page',
    alternative: '`d3` or an SVG of our own, slow with ten thousand points',
  },
  uqr: {
    purpose: 'The QR code for the second factor; loaded with its dialog',
    alternative: 'Only the secret as text',
  },
  vite: { purpose: 'Dev server and build of the app', alternative: '`rspack`' },
  'vite-plugin-pwa': {
    purpose: 'Builds the service worker beside the app, with the list of what it keeps',
    alternative: '`workbox-build` alone, with a second build of our own for the worker',
  },
  vitest: {
    purpose: 'Runs all tests',
    alternative: '`node:test`, without projects and module mocks',
  },
  'web-push': {
    purpose: 'Encrypts notifications for a device, and signs that they are ours',
    alternative: 'RFC 8291 and RFC 8292 by hand, with `node:crypto`',
  },
  'workbox-precaching': {
    purpose: 'Puts a release’s files into their cache before the worker begins',
    alternative: 'About 60 lines of our own over the cache interface',
  },
  'workbox-strategies': {
    purpose: 'Answers from the cache first, and keeps what was visited',
    alternative: 'About 40 lines of our own over the cache interface',
  },
  yup: {
    purpose: 'Schemas of forms, callables and stored documents',
    alternative: '`zod`, heavier on the first pages',
  },
  zustand: {
    purpose: 'State that only the browser owns',
    alternative: '`useSyncExternalStore` with about 30 lines',
  },
};

/** A package that was weighed and not taken. */
interface RefusedPackage {
  /** Our own code that it would replace. */
  ours: string;
  name: string;
  licence: string;
  reason: string;
}

export const REFUSED_PACKAGES: readonly RefusedPackage[] = [
  {
    ours: '`scripts/find/free-ports.ts`',
    name: '`get-port` 7.2.0',
    licence: 'MIT',
    reason:
      'Well kept. It would replace 25 of 47 lines: one port for each name, and the next one above a taken one, stay ours',
  },
  {
    ours: '`scripts/find/find-browser.ts`',
    name: '`chrome-launcher` 1.2.1',
    licence: 'Apache-2.0',
    reason:
      'It finds no Edge, does not try whether a program starts, and installs none. It would replace the list of places alone',
  },
];
