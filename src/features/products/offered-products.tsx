import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { routePath } from '@tasuki/domain/navigation/route-table';
import type { Product } from '@tasuki/domain/products/product';
import { beginPurchase } from '../../data/products/product-functions.ts';
import { useOfferedProducts } from '../../data/products/products-query.ts';
import { environment } from '../../platform/environment.ts';
import { useSubmission } from '../../platform/forms/use-submission.ts';
import { useSessionStore } from '../../platform/session-store.ts';
import { FailureAlert } from '../../ui/failure-alert.tsx';
import { FramedSection } from '../../ui/framed-section.tsx';
import { useOfferWords } from '../../platform/offer-words.ts';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';

interface OfferedProductsProps {
  coachId: string;
  /** If the page shows nothing else, it says that nothing is sold. */
  isAlone: boolean;
}

/** A coach's products for sale. */
export function OfferedProducts({ coachId, isAlone }: OfferedProductsProps) {
  const { t } = useTranslation('products');
  const products = useOfferedProducts(coachId);
  if (products.state === 'loading') return <LoadingState shape="rows" />;
  if (products.state === 'failed') {
    // Rules refuse what a coach sells who is not published: to a runner there is none.
    const isHidden = products.failureCode === 'common/permission-denied';
    if (isHidden && !isAlone) return null;
    return isHidden ? (
      <FailedState failureCode="coach/not-found" />
    ) : (
      <FailedState failureCode={products.failureCode} onRetry={products.retry} />
    );
  }
  if (products.data.length === 0) {
    return isAlone ? <Typography>{t('products:offered.none')}</Typography> : null;
  }
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h2">{t('products:offered.title')}</Typography>
      {environment.sales === null && (
        <Typography variant="body2" color="textSecondary">
          {t('products:notSold')}
        </Typography>
      )}
      {products.data.map((product) => (
        <ProductCard key={product.id} product={product} />
      ))}
    </Box>
  );
}

function ProductCard({ product }: { product: Product }) {
  const { t } = useTranslation('products');
  const titleId = useId();
  const { price, duration } = useOfferWords();
  const { coachId, id: productId, name, target, priceYen } = product;
  const isOwn = useSessionStore((session) => session.userCredential?.uid === coachId);
  const run = useCallback(async (): Promise<false> => {
    const purchaseId = await beginPurchase({ coachId, productId });
    // A document of its own, whose policy lets Stripe.js in.
    globalThis.location.assign(routePath('purchasePayment', { purchaseId }));
    return false;
  }, [coachId, productId]);
  const { submit, isBusy, failureCode } = useSubmission('begin purchase', run);
  return (
    <FramedSection titleId={titleId}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Typography id={titleId} variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {target}
        </Typography>
        <Typography variant="figure" component="p" sx={{ fontSize: '1.375rem' }}>
          {price(priceYen)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t('products:offered.terms', { duration: duration(product) })}
        </Typography>
      </Box>
      <FailureAlert failureCode={failureCode} />
      {!isOwn && environment.sales !== null && (
        <Button
          variant="contained"
          loading={isBusy}
          onClick={() => {
            void submit();
          }}
        >
          {t('products:offered.buy')}
        </Button>
      )}
    </FramedSection>
  );
}
