import { useParams } from 'react-router-dom';
import { ProductEditor } from '../../features/products/product-editor.tsx';
import { CoachOnly } from '../coaches/coach-only.tsx';

/** Where a coach changes a product, or takes it out of sale. */
export default function EditProductPage() {
  const { productId = '' } = useParams();
  return (
    <CoachOnly>
      {(uid) => <ProductEditor key={productId} coachId={uid} productId={productId} />}
    </CoachOnly>
  );
}
