import { mdiWatchVariant } from '@mdi/js';
import type { SignInProvider } from '@tasuki/domain/provider-links/provider';
import { PlainIcon } from './plain/plain-icon.tsx';
import './plain/plain.css';

/** Google's sign in its four colours, which its rules for buttons ask for, on light and on dark. */
const GOOGLE_PARTS = [
  {
    fill: '#4285F4',
    d: 'M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92c1.7-1.57 2.68-3.87 2.68-6.62z',
  },
  {
    fill: '#34A853',
    d: 'M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.83.86-3.04.86-2.34 0-4.33-1.58-5.04-3.71H.96v2.33A9 9 0 0 0 9 18z',
  },
  {
    fill: '#FBBC05',
    d: 'M3.96 10.71a5.4 5.4 0 0 1 0-3.42V4.96H.96a9 9 0 0 0 0 8.08l3-2.33z',
  },
  {
    fill: '#EA4335',
    d: 'M9 3.58c1.32 0 2.51.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.96l3 2.33C4.67 5.16 6.66 3.58 9 3.58z',
  },
] as const;

/** Strava's two peaks, as on its own buttons. */
const STRAVA_PATH =
  'M15.39 17.94l-2.09-4.11h-3.07L15.39 24l5.15-10.17h-3.07m-7.01-5.6l2.84 5.6h4.17L10.46 0l-7 13.83h4.17';

/** The mark beside a provider's name. Garmin lets nobody draw its sign: a watch stands for it. */
export function ProviderMark({ provider }: { provider: SignInProvider }) {
  if (provider === 'garmin') return <PlainIcon path={mdiWatchVariant} />;
  if (provider === 'google') {
    return (
      <svg className="plain-icon" viewBox="-2 -2 22 22" aria-hidden focusable="false">
        {GOOGLE_PARTS.map(({ fill, d }) => (
          <path key={fill} fill={fill} d={d} />
        ))}
      </svg>
    );
  }
  return (
    <svg
      className="plain-icon"
      data-provider="strava"
      viewBox="-3 -3 30 30"
      aria-hidden
      focusable="false"
    >
      <path d={STRAVA_PATH} />
    </svg>
  );
}
