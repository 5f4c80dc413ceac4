import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { routePath } from '@tasuki/domain/navigation/route-table';
import { newMessageId } from '../../platform/new-message-id.ts';
import { useSnackbar } from '../../ui/snackbar/snackbar.tsx';
import { ProductForm } from './product-form.tsx';

/** Makes a product. */
export function NewProduct() {
  const { t } = useTranslation(['common', 'products']);
  const navigate = useNavigate();
  const announce = useSnackbar();
  const [productId] = useState(newMessageId);
  return (
    <Box sx={{ maxWidth: 640, pt: 1, pb: 3 }}>
      <ProductForm
        productId={productId}
        product={null}
        label={t('common:title.newProduct')}
        onSaved={() => {
          announce(t('products:done.saved'));
          void navigate(routePath('ownProducts'));
        }}
      />
    </Box>
  );
}
