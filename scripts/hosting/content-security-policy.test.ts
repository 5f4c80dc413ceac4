import { describe, expect, it } from 'vitest';
import {
  backendSources,
  contentSecurityPolicy,
  fileSources,
  type PolicyOptions,
} from './content-security-policy.ts';
import { pageServices } from './page-services.ts';
import { paymentService } from './payment-pages.ts';

const PRODUCTION = { VITE_FIREBASE_PROJECT_ID: 'tasuki-app', BLOB_BUCKET: 'runs' };

const ALL_SERVICES = {
  ...PRODUCTION,
  VITE_APP_CHECK_SITE_KEY: 'key',
  VITE_ANALYTICS_ID: 'G-1',
  VITE_TAG_MANAGER_ID: 'GTM-1',
  VITE_SESSION_RECORDING_ID: 'o-1',
};

const SOLD = { VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_1' };

function policyOf(
  options: Partial<PolicyOptions>,
  kind: 'usual' | 'payment' = 'usual',
): Map<string, string[]> {
  const policy = contentSecurityPolicy(
    { connections: [], files: [], services: [], payment: null, indexHtml: '', ...options },
    kind,
  );
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources] as const;
    }),
  );
}

describe('where the page may send requests', () => {
  it('is Firebase, the functions of this project and the bucket of recordings', () => {
    expect(policyOf({ connections: backendSources(PRODUCTION) }).get('connect-src')).toEqual([
      "'self'",
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://firestore.googleapis.com',
      'https://asia-northeast1-tasuki-app.cloudfunctions.net',
      'https://storage.googleapis.com/runs/',
    ]);
  });

  it('is the emulators in local mode, and nothing of production', () => {
    const local = {
      ...PRODUCTION,
      VITE_EMULATOR_AUTH_ORIGIN: 'http://127.0.0.1:1',
      VITE_EMULATOR_FIRESTORE_ORIGIN: 'http://127.0.0.1:2',
      VITE_EMULATOR_FUNCTIONS_ORIGIN: 'http://127.0.0.1:3',
    };
    expect(backendSources(local)).toEqual([
      'http://127.0.0.1:1',
      'http://127.0.0.1:2',
      'http://127.0.0.1:3',
    ]);
  });

  it('is not guessed where a setting is missing', () => {
    expect(() => backendSources({ ...PRODUCTION, BLOB_BUCKET: '' })).toThrow(/BLOB_BUCKET/);
  });

  it('lets the page look leaked passwords up where a service is named, at its path alone', () => {
    const named = { ...PRODUCTION, VITE_BREACHED_PASSWORDS: 'https://breached.example/range' };
    expect(backendSources(named)).toEqual([
      ...backendSources(PRODUCTION),
      'https://breached.example/range/',
    ]);
  });
});

describe('where pictures and films come from', () => {
  it('is the bucket of files alone, or what stands for it on this machine', () => {
    const policy = policyOf({ files: fileSources(PRODUCTION) });
    const bucket = 'https://storage.googleapis.com/runs/';
    expect(policy.get('media-src')).toEqual(['blob:', bucket]);
    expect(policy.get('img-src')).toContain(bucket);
    const local = {
      VITE_EMULATOR_AUTH_ORIGIN: 'http://127.0.0.1:1',
      VITE_EMULATOR_FUNCTIONS_ORIGIN: 'http://127.0.0.1:3',
    };
    expect(fileSources(local)).toEqual(['http://127.0.0.1:3']);
  });
});

describe('the policy of the page', () => {
  it('names an inline style of the built page by its hash, and a new one when that changes', () => {
    const styles = (indexHtml: string) => policyOf({ indexHtml }).get('style-src');
    const before = styles('<style>a{color:red}</style><script src="/a.js"></script>');
    expect(before).toEqual(["'self'", expect.stringMatching(/^'sha256-[A-Za-z0-9+/]{43}='$/)]);
    expect(styles('<style>a{color:blue}</style>')).not.toEqual(before);
    expect(policyOf({ indexHtml: '<script src="/a.js"></script>' }).get('script-src')).toEqual([
      "'self'",
    ]);
  });

  it('never allows inline code or eval, whatever is configured', () => {
    const options: PolicyOptions = {
      connections: backendSources(PRODUCTION),
      files: fileSources(PRODUCTION),
      services: pageServices(ALL_SERVICES),
      payment: paymentService(SOLD),
      indexHtml: '<script>a()</script>',
      devServer: { nonce: 'n', hotReloadOrigin: 'ws://localhost:1' },
    };
    const policy = `${contentSecurityPolicy(options)} ${contentSecurityPolicy(options, 'payment')}`;
    expect(policy).not.toContain('unsafe');
  });

  it('names no company beside Google’s services until one is configured', () => {
    const closed = policyOf({});
    expect(closed.get('script-src')).toEqual(["'self'"]);
    expect(closed.get('frame-src')).toEqual(["'none'"]);
    const open = policyOf({
      services: pageServices({ ...PRODUCTION, VITE_APP_CHECK_SITE_KEY: 'key' }),
    });
    expect(open.get('script-src')).toContain('https://www.gstatic.com/recaptcha/');
    expect(open.get('script-src')).not.toContain('https://www.googletagmanager.com');
  });

  it('refuses text as script and HTML, but where a configured service cannot do without', () => {
    expect(policyOf({}).get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policyOf({}).get('trusted-types')).toEqual(['tasuki-service-worker']);
    const withAnalytics = pageServices({ ...PRODUCTION, VITE_ANALYTICS_ID: 'G-1' });
    expect(policyOf({ services: withAnalytics }).has('require-trusted-types-for')).toBe(false);
  });

  it('lets each receiver in by its own setting, and no other', () => {
    const scripts = (settings: Readonly<Record<string, string>>) =>
      policyOf({ services: pageServices({ ...PRODUCTION, ...settings }) }).get('script-src');
    expect(scripts({})).toEqual(["'self'"]);
    expect(scripts({ VITE_ANALYTICS_ID: 'G-1' })).toEqual([
      "'self'",
      'https://www.googletagmanager.com/gtag/js',
    ]);
    expect(scripts({ VITE_SESSION_RECORDING_ID: 'o-1' })).toEqual([
      "'self'",
      'https://edge.fullstory.com/s/',
    ]);
  });

  it('lets in the sandbox alone where it stands for the receivers', () => {
    const collector = 'http://127.0.0.1:9/analytics';
    const services = pageServices({
      ...ALL_SERVICES,
      VITE_EMULATOR_AUTH_ORIGIN: 'http://127.0.0.1:1',
      VITE_ANALYTICS_COLLECTOR: collector,
    });
    const local = policyOf({ services });
    expect(local.get('script-src')).toEqual(["'self'", `${collector}/`]);
    expect(local.get('connect-src')).toEqual(["'self'", `${collector}/`]);
    expect(local.get('frame-src')).toEqual(["'none'"]);
  });
});

describe('the map behind a route', () => {
  const MAP = {
    VITE_MAP_STYLE_URL: 'https://styles.example/light.json?key=k',
    VITE_MAP_DARK_STYLE_URL: 'https://styles.example/dark.json?key=k',
    VITE_MAP_ORIGINS: 'https://tiles.example, https://fonts.example',
  };

  it('lets in the origins of its settings alone, and a worker by its file', () => {
    const policy = policyOf({ services: pageServices({ ...PRODUCTION, ...MAP }) });
    expect(policy.get('connect-src')).toEqual([
      "'self'",
      'https://styles.example',
      'https://tiles.example',
      'https://fonts.example',
    ]);
    expect(policy.get('worker-src')).toEqual(["'self'"]);
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.get('trusted-types')).toEqual(['tasuki-service-worker', 'default']);
  });

  it('stays off payment pages, with the name of its worker', () => {
    const services = pageServices({ ...PRODUCTION, ...MAP });
    const without = pageServices(PRODUCTION);
    const policy = policyOf({ services }, 'payment');
    expect(policy.get('connect-src')).toEqual(["'self'"]);
    expect(policy.get('trusted-types')).toEqual(['tasuki-service-worker']);
    const payment = paymentService(SOLD);
    expect(policyOf({ services, payment }, 'payment')).toEqual(
      policyOf({ services: without, payment }, 'payment'),
    );
  });

  it('is the sandbox in local mode, and nothing where no style is set', () => {
    const local = {
      VITE_EMULATOR_AUTH_ORIGIN: 'http://127.0.0.1:1',
      VITE_MAP_STYLE_URL: 'http://127.0.0.1:9/map/light.json',
    };
    const policy = policyOf({ services: pageServices(local) });
    expect(policy.get('connect-src')).toEqual(["'self'", 'http://127.0.0.1:9']);
    const without = pageServices({ ...PRODUCTION, ...MAP, VITE_MAP_STYLE_URL: '' });
    expect(policyOf({ services: without })).toEqual(
      policyOf({ services: pageServices(PRODUCTION) }),
    );
  });
});

describe('the policy of payment pages', () => {
  it('allows Stripe there alone, once something is sold', () => {
    const payment = paymentService(SOLD);
    const open = policyOf({ payment }, 'payment');
    expect(open.get('script-src')).toContain('https://js.stripe.com');
    expect(open.get('connect-src')).toContain('https://api.stripe.com');
    expect(open.get('frame-src')).toContain('https://hooks.stripe.com');
    expect(open.has('require-trusted-types-for')).toBe(false);
    expect(policyOf({ payment })).toEqual(policyOf({}));
    expect(paymentService({ VITE_STRIPE_PUBLISHABLE_KEY: '' })).toBeNull();
  });

  it('names only what stands for Stripe in local mode', () => {
    const payment = paymentService({
      ...SOLD,
      VITE_STRIPE_SCRIPT: 'http://127.0.0.1:9/stripe/stripe.js',
    });
    const local = policyOf({ payment }, 'payment');
    expect(local.get('script-src')).toEqual(["'self'", 'http://127.0.0.1:9/stripe/stripe.js']);
    expect(local.get('connect-src')).toEqual(["'self'", 'http://127.0.0.1:9/v1/']);
    expect(local.get('frame-src')).toEqual(['http://127.0.0.1:9/stripe/authenticate/']);
  });
});
