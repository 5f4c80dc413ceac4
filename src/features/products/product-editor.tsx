import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import type { Product } from '@tasuki/domain/products/product';
import { archiveProduct } from '../../data/products/product-functions.ts';
import { useOwnProduct } from '../../data/products/products-query.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useSnackbar } from '../../ui/snackbar/snackbar.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
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
      <EmptyState
        sentence={t(product === null ? 'products:notFound' : 'products:archived')}
        action={
          <Button
            component={Link}
            to={routePath('ownProducts')}
            variant="outlined"
            color="secondary"
          >
            {t('products:action.toList')}
          </Button>
        }
      />
    );
  }
  return <Editor product={product} />;
}

function Editor({ product }: { product: Product }) {
  const { t } = useTranslation(['common', 'products']);
  const navigate = useNavigate();
  const announce = useSnackbar();
  const [isAsking, setIsAsking] = useState(false);
  const { submit, isBusy, failureCode } = useSubmission('archive product', archiveProduct);
  const { id: productId } = product;
  const leave = (words: string) => {
    announce(words);
    void navigate(routePath('ownProducts'));
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'stretch', maxWidth: 640, pt: 1, pb: 3 }}>
      <ProductForm
        productId={productId}
        product={product}
        label={t('common:title.editProduct')}
        onSaved={() => {
          leave(t('products:done.saved'));
        }}
      />
      <Typography variant="body2" color="textSecondary">
        {t('products:editText')}
      </Typography>
      <Button
        color="error"
        onClick={() => {
          setIsAsking(true);
        }}
        sx={{ justifySelf: 'start' }}
      >
        {t('products:action.archive')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('products:ask.archive')}
          words={t('products:action.archive')}
          isBusy={isBusy}
          failureCode={failureCode}
          onConfirm={() => {
            void submit({ productId }).then((isDone) => {
              if (isDone) leave(t('products:done.archived'));
            });
          }}
          onClose={() => {
            setIsAsking(false);
          }}
        >
          <Typography>{t('products:ask.archiveText')}</Typography>
        </ConfirmDialog>
      )}
    </Box>
  );
}
