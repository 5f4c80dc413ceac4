import { useParams } from 'react-router-dom';
import { OfferedProducts } from '../../features/products/offered-products.tsx';

/** What one coach sells once. */
export default function CoachProductsPage() {
  const { coachId = '' } = useParams();
  return <OfferedProducts coachId={coachId} isAlone />;
}
