import { mdiGoogle, mdiRun, mdiWatchVariant } from '@mdi/js';
import type { SignInProvider } from '@tasuki/domain/provider-links/provider';
import { Icon } from './icon.tsx';

/** Not the companies' own signs, which only they may draw: what distinguishes the rows at a glance. */
const MARKS: Record<SignInProvider, string> = {
  google: mdiGoogle,
  strava: mdiRun,
  garmin: mdiWatchVariant,
};

/** Beside a provider's name. */
export function ProviderMark({ provider }: { provider: SignInProvider }) {
  return <Icon path={MARKS[provider]} />;
}
