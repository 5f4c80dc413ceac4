import { Navigate } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';

/** The home address leads to the activities. */
export default function HomePage() {
  return <Navigate replace to={routePath('activities')} />;
}
