import { AccountSettings } from '../features/account/account-settings.tsx';

/** The person's own page. */
export default function AccountPage() {
  return <AccountSettings />;
}
