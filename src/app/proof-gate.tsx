import { lazy, Suspense } from 'react';
import { useAskedProof } from '../platform/asked-proof.ts';
import { loadCatalogues } from '../platform/i18n.ts';

const ProofDialog = lazy(async () => {
  const [dialog] = await Promise.all([
    import('../features/accounts/settings/proof-dialog.tsx'),
    loadCatalogues(['account', 'failures']),
  ]);
  return { default: dialog.ProofDialog };
});

/** Asks over the page who somebody is, when what they do requires a recent sign-in. */
export function ProofGate() {
  const asked = useAskedProof((proof) => proof.asked);
  if (!asked) return null;
  return (
    <Suspense>
      <ProofDialog {...asked} />
    </Suspense>
  );
}
