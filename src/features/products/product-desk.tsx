import { mdiPlus } from '@mdi/js';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { formatDay } from '@tasuki/domain/measures/format-date';
import { routePath } from '@tasuki/domain/navigation/route-table';
import type { Product } from '@tasuki/domain/products/product';
import type { Sale } from '@tasuki/domain/products/purchase';
import { useOwnProducts, useSales } from '../../data/products/products-query.ts';
import { environment } from '../../platform/environment.ts';
import { useDateLocale } from '../../platform/locale.ts';
import { FactRow } from '../../ui/facts/fact-row.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useOfferWords } from '../../platform/offer-words.ts';
import { FailedState } from '../../ui/states/failed-state.tsx';
import { LoadingState } from '../../ui/states/loading-state.tsx';
import { touchTarget } from '../../ui/theme/touch-target.ts';

/** A coach's products, and their sales. */
export function ProductDesk({ coachId }: { coachId: string }) {
  const { t } = useTranslation(['common', 'products']);
  const products = useOwnProducts(coachId);
  if (products.state === 'loading') return <LoadingState shape="rows" />;
  if (products.state === 'failed') {
    return <FailedState failureCode={products.failureCode} onRetry={products.retry} />;
  }
  return (
    <Box sx={{ display: 'grid', gap: 4, maxWidth: 640, pb: 3 }}>
      {environment.sales === null && <Alert severity="info">{t('products:notSold')}</Alert>}
      <Box component="section" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Typography color="textSecondary">
          {t(products.data.length === 0 ? 'products:desk.empty' : 'products:desk.text')}
        </Typography>
        <Rows>
          {products.data.map((product) => (
            <ProductRow key={product.id} product={product} />
          ))}
        </Rows>
        <Button
          component={RouterLink}
          to={routePath('newProduct')}
          variant="contained"
          startIcon={<Icon path={mdiPlus} />}
        >
          {t('common:title.newProduct')}
        </Button>
      </Box>
      <Box component="section" sx={{ display: 'grid', gap: 1 }}>
        <Typography variant="h2">{t('products:sales.title')}</Typography>
        <Suspense fallback={<LoadingState shape="rows" />}>
          <Sales coachId={coachId} />
        </Suspense>
      </Box>
    </Box>
  );
}

function Rows({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, width: '100%' }}>
      {children}
    </Box>
  );
}

function ProductRow({ product }: { product: Product }) {
  const { t } = useTranslation('products');
  const { price, duration } = useOfferWords();
  const { id: productId, name, priceYen, state } = product;
  return (
    <FactRow
      title={
        <Link
          component={RouterLink}
          to={routePath('editProduct', { productId })}
          sx={{ ...touchTarget, fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {name}
        </Link>
      }
      facts={[price(priceYen), duration(product)]}
    >
      <Chip
        size="small"
        variant="outlined"
        color={state === 'published' ? 'success' : 'default'}
        label={t(`products:state.${state}`)}
      />
    </FactRow>
  );
}

function Sales({ coachId }: { coachId: string }) {
  const { t } = useTranslation('products');
  const sales = useSales(coachId);
  if (sales.state === 'loading') return <LoadingState shape="rows" />;
  if (sales.state === 'failed') {
    return <FailedState failureCode={sales.failureCode} onRetry={sales.retry} />;
  }
  if (sales.data.length === 0) {
    return <Typography color="textSecondary">{t('products:sales.empty')}</Typography>;
  }
  return (
    <Rows>
      {sales.data.map((sale) => (
        <SaleRow key={sale.id} sale={sale} />
      ))}
    </Rows>
  );
}

function SaleRow({ sale }: { sale: Sale }) {
  const { t } = useTranslation('products');
  const dates = useDateLocale();
  const { price } = useOfferWords();
  const { productName, runnerName, priceYen, paidAt, endsAt, state } = sale;
  const day = (moment: Date) => formatDay(moment, null, dates);
  return (
    <FactRow
      title={
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {runnerName === '' ? t('products:sales.someone') : runnerName}
        </Typography>
      }
      facts={[
        productName,
        price(priceYen),
        t('products:sales.days', { from: day(paidAt), until: day(endsAt) }),
      ]}
    >
      {state !== 'paid' && (
        <Chip size="small" variant="outlined" label={t(`products:purchase.${state}`)} />
      )}
    </FactRow>
  );
}
