import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import {
  BROWSER_STORAGE,
  storageWith,
  type StorageName,
} from '@tasuki/domain/consent/browser-storage';
import { receivers } from '../../platform/external-services/receiver-settings.ts';

/** Cookies and storage: what is kept in the browser, under which names and how long. */
export function BrowserStorageList() {
  const { t } = useTranslation('consent');
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Typography variant="h2">{t('consent:storage.title')}</Typography>
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t('consent:storage.intro')}
        </Typography>
      </Box>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2 }}>
        {storageWith(receivers).map((name) => (
          <StorageEntry key={name} name={name} />
        ))}
      </Box>
    </Box>
  );
}

function StorageEntry({ name }: { name: StorageName }) {
  const { t } = useTranslation('consent');
  const { kind, names, kept } = BROWSER_STORAGE[name];
  return (
    <Box>
      <Typography component="dt" variant="body2">
        {t(`consent:storage.entry.${name}`)}
      </Typography>
      <Typography
        component="dd"
        variant="body2"
        color="textSecondary"
        sx={{ m: 0, overflowWrap: 'anywhere' }}
      >
        {t(`consent:storage.kind.${kind}`)} · {t(`consent:storage.kept.${kept}`)} ·{' '}
        <code>{names.join(', ')}</code>
      </Typography>
    </Box>
  );
}
