import { ProfileView } from '../../features/athletes/profile-view.tsx';

/** Who the runner is to others, and to the coach. */
export default function ProfilePage() {
  return <ProfileView />;
}
