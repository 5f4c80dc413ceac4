import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Product } from '@tasuki/domain/products/product';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { archiveProduct } from '../../data/products/product-functions.ts';
import { useOwnProduct } from '../../data/products/products-query.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { GoneOffer, OfferEditor } from '../../ui/forms/offer-editor.tsx';
import { useSnackbar } from '../../ui/snackbar/snackbar.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { ProductForm } from './product-form.tsx';

interface ProductEditorProps {
  coachId: string;
  productId: string;
}

/** Changes a product, or takes it out of sale. */
export function ProductEditor({ coachId, productId }: ProductEditorProps) {
  const { t } = useTranslation('products');
  const found = useOwnProduct(coachId, productId);
  if (found.state === 'loading') return <LoadingState shape="form" />;
  if (found.state === 'failed') {
    return <FailedState failureCode={found.failureCode} onRetry={found.retry} />;
  }
  const product = found.data;
  if (product === null || product.state === 'archived') {
    return (
      <GoneOffer
        sentence={t(product === null ? 'products:notFound' : 'products:archived')}
        listPath={routePath('ownProducts')}
        listWords={t('products:action.toList')}
      />
    );
  }
  return <Editor product={product} />;
}

function Editor({ product }: { product: Product }) {
  const { t } = useTranslation(['common', 'products']);
  const navigate = useNavigate();
  const announce = useSnackbar();
  const { submit, isBusy, failureCode } = useSubmission('archive product', archiveProduct);
  const { id: productId } = product;
  const leave = (words: string) => {
    announce(words);
    void navigate(routePath('ownProducts'));
  };
  return (
    <OfferEditor
      note={t('products:editText')}
      archiveWords={{
        action: t('products:action.archive'),
        question: t('products:ask.archive'),
        text: t('products:ask.archiveText'),
      }}
      isBusy={isBusy}
      failureCode={failureCode}
      onArchive={() => {
        void submit({ productId }).then((isDone) => {
          if (isDone) leave(t('products:done.archived'));
        });
      }}
    >
      <ProductForm
        productId={productId}
        product={product}
        label={t('common:title.editProduct')}
        onSaved={() => {
          leave(t('products:done.saved'));
        }}
      />
    </OfferEditor>
  );
}
