import { ProfileView } from '../../features/athletes/profile-view.tsx';

/** The runner's profile for others, and for the coach. */
export default function ProfilePage() {
  return <ProfileView />;
}
